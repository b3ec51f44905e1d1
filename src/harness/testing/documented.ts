/** Whether what a command printed has the documented shape (docs/schemas). */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { packageFile } from '../../common/data-directory.ts';

const compiled = new Map<string, ValidateFunction>();

const schemaOf = (command: string): ValidateFunction => {
  const known = compiled.get(command);
  if (known !== undefined) return known;
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  const text = readFileSync(packageFile(`docs/schemas/${command}.schema.json`), 'utf8');
  const validate = ajv.compile(JSON.parse(text) as object); // our own file
  compiled.set(command, validate);
  return validate;
};

/** Empty where it has. */
export const mistakesOf = (command: string, printed: unknown): string => {
  const validate = schemaOf(command);
  return validate(printed) ? '' : new Ajv().errorsText(validate.errors);
};
