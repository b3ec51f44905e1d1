/** What the norm of the health sector lacks on the day of issue, and the request gives. */
import { validityRowsOf } from '../../../common/validity.ts';
import { healthActOn, outsideNorm, type HealthModel } from '../../documents/health-norm.ts';
import type { Coded, Health } from '../../documents/model.ts';
import { inForceOn } from '../../in-force.ts';
import { under } from '../aliases.ts';
import type { RequestWarning } from '../read.ts';

/** More paths than anybody reads. */
const mostPaths = 100;

const fieldWarning = (health: Health, issueDate: string, model: HealthModel): readonly RequestWarning[] => {
  const given = outsideNorm(health, issueDate);
  const names = [...new Set(given.map(({ name }) => name))].join(', ');
  const norm = `la norma de la fecha de emisión (${healthActOn(issueDate)})`;
  return given.length === 0
    ? []
    : [
        {
          code: 'health-fields-not-in-force',
          paths: given.slice(0, mostPaths).map(({ path }) => path),
          message:
            model === 'all'
              ? `El documento lleva ${names} porque la solicitud lo trae, y ${norm} no lo incluye. Para omitirlo, fije health_model current (PUT config/settings).`
              : `El documento no lleva ${names}: ${norm} no lo incluye, y la empresa tiene health_model current.`,
        },
      ];
};

type CodeField = {
  readonly field: string;
  readonly what: string;
  readonly of: 'paymentMethod' | 'coverage';
  readonly table: string;
  readonly topic: string;
};

const codeFields: readonly CodeField[] = [
  {
    field: 'health_contracting_payment_method_id',
    what: 'La modalidad de pago',
    of: 'paymentMethod',
    table: 'health_contracting_payment_methods',
    topic: 'health-modality',
  },
  {
    field: 'health_coverage_id',
    what: 'La cobertura',
    of: 'coverage',
    table: 'health_coverages',
    topic: 'health-coverage',
  },
];

/** Coverage 01 is still in the ministry's list; 16 and 17 divide it by régime. */
const divided = { code: '01', into: '16' };

/** Spanish: why the code is not one of that day; undefined if it is, or if nothing is known. */
const whyNot = ({ code }: Coded, { table, topic }: CodeField, issueDate: string): string | undefined => {
  const inForce = inForceOn(issueDate, { table, topic });
  if (topic === 'health-coverage' && code === divided.code) {
    const since = inForce.find(({ key }) => key === divided.into)?.from;
    return since && `desde el ${since} se informan en su lugar la 16 (contributivo) o la 17 (subsidiado)`;
  }
  if (inForce.some(({ key }) => key === code)) return undefined;
  const row = validityRowsOf(table).find((each) => each.topic === topic && each.key === code);
  return row && `rige ${row.to === undefined ? `desde el ${row.from ?? ''}` : `hasta el ${row.to}`}`;
};

const codeWarnings = ({ users }: Health, issueDate: string): readonly RequestWarning[] =>
  codeFields.flatMap((codeField) => {
    const { what, of, field } = codeField;
    const codes = new Map(
      users.flatMap(({ [of]: value }) => (value === undefined ? [] : [[value.code, value] as const])),
    );
    return [...codes.values()].flatMap((value) => {
      const why = whyNot(value, codeField, issueDate);
      const paths = users.filter((user) => user[of]?.code === value.code).map(({ path }) => under(path, field));
      return why === undefined
        ? []
        : [
            {
              code: 'health-code-not-in-force' as const,
              paths: paths.slice(0, mostPaths),
              message: `${what} ${value.code} (${value.name}) va como la envió, y la fecha de emisión es ${issueDate}: ${why}.`,
            },
          ];
    });
  });

export const healthWarnings = (health: Health, issueDate: string, model: HealthModel): readonly RequestWarning[] => [
  ...fieldWarning(health, issueDate, model),
  ...codeWarnings(health, issueDate),
];
