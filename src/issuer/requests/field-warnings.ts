/** The warnings about the fields of a body, whatever the document. Paths are canonical. */
import { nearest } from '../../common/nearest.ts';
import type { CanonicalBody, Conflict } from './aliases.ts';
import { ambiguousDates, type AmbiguousDate } from './ambiguous-dates.ts';
import { ambiguousIdentifiers, type AmbiguousIdentifier } from './ambiguous-identifiers.ts';
import type { RequestForm } from './field-facts.ts';
import type { RequestWarning } from './read.ts';
import type { Schema } from './schema-parts.ts';
import { unknownFields, type UnknownField } from './unknown-fields.ts';
import { fieldsNowhere, reasonUnused } from './unused-fields.ts';
import { shortened } from '../../common/text/shortened.ts';

/** More paths than anybody reads; the message says how many there are. */
const mostPaths = 100;

const longestPath = 200;

const short = (path: string): string => shortened(path, longestPath);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** For the first few that are close to a known name. */
const suggestions = (fields: readonly UnknownField[]): string => {
  const found = fields.slice(0, mostPaths).flatMap(({ path, known }) => {
    const meant = nearest(lastOf(path), known);
    return meant === undefined ? [] : [`«${meant}» en lugar de «${short(path)}»`];
  });
  return found.length === 0 ? '' : ` Tal vez quiso escribir ${found.slice(0, 5).join(', ')}.`;
};

const unknownWarning = (fields: readonly UnknownField[]): readonly RequestWarning[] =>
  fields.length === 0
    ? []
    : [
        {
          code: 'unknown-fields',
          paths: fields.slice(0, mostPaths).map(({ path }) => short(path)),
          message: `La solicitud trae ${fields.length} ${fields.length === 1 ? 'campo' : 'campos'} que este servicio no conoce. Revise que estén bien escritos.${suggestions(fields)}`,
        },
      ];

/** One warning for each reason, with every field that it holds for. */
const unusedWarnings = (fields: readonly (readonly [path: string, reason: string])[]): readonly RequestWarning[] =>
  [...new Set(fields.map(([, reason]) => reason))].map((reason) => {
    const paths = fields.filter(([, own]) => own === reason).map(([path]) => path);
    return {
      code: 'unused-fields',
      paths: paths.slice(0, mostPaths).map(short),
      message: `Este servicio no usa ${paths.slice(0, 5).map(short).join(', ')}: ${reason}.`,
    };
  });

/** Fields of the dialect that are not used, with the reason; and unknown ones, with the name that may be meant. */
const withoutEffect = (schema: Schema, body: unknown, form: RequestForm): readonly RequestWarning[] => {
  const fields = unknownFields(schema, body).map((field) => ({ field, reason: reasonUnused(field.path) }));
  const unused = fields.flatMap(({ field: { path }, reason }) =>
    reason === undefined ? [] : [[path, reason] as const],
  );
  return [
    ...unusedWarnings([...unused, ...fieldsNowhere(schema, body, form)]),
    ...unknownWarning(fields.flatMap(({ field, reason }) => (reason === undefined ? [field] : []))),
  ];
};

/** One warning for each date as it was written, with every field that has it. */
const dateWarnings = (dates: readonly AmbiguousDate[]): readonly RequestWarning[] =>
  [...new Map(dates.map((date) => [date.given, date])).values()].map(({ given, read, other }) => {
    const paths = dates.filter((date) => date.given === given).map(({ path }) => path);
    return {
      code: 'ambiguous-date',
      paths: paths.slice(0, mostPaths).map(short),
      message: `La fecha «${given}» se leyó como ${read} (mes/día/año). Escríbala como ${read}, o como ${other} si esa es la fecha.`,
    };
  });

/** One warning for each text and table, with every field that has it. */
const identifierWarnings = (identifiers: readonly AmbiguousIdentifier[]): readonly RequestWarning[] =>
  [...new Map(identifiers.map((each) => [`${each.table} ${each.given}`, each])).values()].map(
    ({ given, table, taken, other }) => {
      const same = identifiers.filter((each) => each.given === given && each.table === table);
      return {
        code: 'ambiguous-identifier',
        paths: same.slice(0, mostPaths).map(({ path }) => short(path)),
        message: `«${given}» se leyó como el identificador de «${taken.name}» (código ${taken.code}) de la tabla ${table}, y no como el código de «${other.name}»${other.id === undefined ? '' : `, cuyo identificador es ${String(other.id)}`}. Envíe el identificador como número.`,
      };
    },
  );

const quoted = (value: unknown): string => short(JSON.stringify(value));

const conflictWarning = ({ used, ignored }: Conflict): RequestWarning => ({
  code: 'conflicting-names',
  paths: [used.path, ignored.path].map(short),
  message: `La solicitud trae el mismo campo con dos nombres y valores distintos: ${short(used.path)} (${quoted(used.value)}), que es el que vale, y ${short(ignored.path)} (${quoted(ignored.value)}). Envíe solo uno.`,
});

export const fieldWarnings = (
  { body, conflicts }: Pick<CanonicalBody, 'body' | 'conflicts'>,
  { schema, form }: { readonly schema: Schema; readonly form: RequestForm },
): readonly RequestWarning[] => [
  ...withoutEffect(schema, body, form),
  ...conflicts.slice(0, mostPaths).map(conflictWarning),
  ...dateWarnings(ambiguousDates(schema, body)),
  ...identifierWarnings(ambiguousIdentifiers(schema, body)),
];
