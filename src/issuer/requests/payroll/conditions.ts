/** What the vocabulary of the schemas cannot say of a payroll body, told as an error of its keywords. */
import type { ErrorObject } from 'ajv';
import type { JsonObject } from '../../../common/json/is-object.ts';
import { flagOf, partAt, partOf } from '../parts.ts';

/** A novelty needs its content (section 2.11). */
export const conditionErrors = (body: JsonObject): readonly ErrorObject[] => {
  const novelty = partOf(partAt('', body), 'novelty');
  if (novelty === undefined || !flagOf(novelty, 'novelty') || novelty.values.uuidnov !== undefined) return [];
  return [
    {
      keyword: 'requiredWhen',
      instancePath: `/${novelty.path}`,
      schemaPath: '',
      params: { missingProperty: 'uuidnov', because: 'cuando hay novedad (novelty.novelty true)' },
    },
  ];
};
