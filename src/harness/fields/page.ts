/** docs/fields.md and its Spanish translation: where every field of a request ends. */
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { aliases } from '../../issuer/requests/aliases.ts';
import type { RequestForm } from '../../issuer/requests/field-facts.ts';
import type { FieldShape } from './shapes.ts';
import { fieldTable, type Destination, type Row, type TableSection } from './table.ts';
import { variantNamed } from './variants.ts';

const typeNames: Readonly<Record<FieldShape['is'], Bilingual>> = {
  amount: { en: 'decimal', es: 'decimal' },
  base64: { en: 'file in Base64', es: 'archivo en Base64' },
  date: { en: 'date', es: 'fecha' },
  digit: { en: 'digit', es: 'dígito' },
  digits: { en: 'whole number', es: 'número entero' },
  email: { en: 'e-mail address', es: 'dirección de correo' },
  file: { en: 'file', es: 'archivo' },
  filePart: { en: 'part of a file name', es: 'parte de un nombre de archivo' },
  flag: { en: 'true or false', es: 'true o false' },
  identifier: { en: 'identifier', es: 'identificador' },
  moment: { en: 'date and time', es: 'fecha y hora' },
  prefix: { en: 'letters and digits, up to 20', es: 'letras y dígitos, hasta 20' },
  rangePrefix: { en: 'letters and digits, up to 4', es: 'letras y dígitos, hasta 4' },
  text: { en: 'text', es: 'texto' },
  descriptions: { en: 'text', es: 'texto' },
  time: { en: 'time', es: 'hora' },
};

const places: Readonly<Record<'answer' | 'mail' | 'lookup' | 'none', Bilingual>> = {
  answer: { en: 'answer', es: 'respuesta' },
  mail: { en: 'mail', es: 'correo' },
  lookup: { en: 'look-up', es: 'consulta' },
  none: { en: 'nowhere', es: 'en ninguna parte' },
};

const texts = {
  title: { en: 'Where the fields of a request end', es: 'Dónde terminan los campos de una solicitud' },
  translation: { en: '[Español](es/fields.md)', es: '[English](../fields.md)' },
  notice: {
    en: '<!-- Generated from the fields that the service reads by `npm run generate`: change the fields in src/issuer/requests, not this file. -->',
    es: '<!-- Generado de los campos que lee el servicio con `npm run generate`: cambie los campos en src/issuer/requests, no este archivo. -->',
  },
  about: {
    en: `Every field of section 2 of the interface, kind by kind, with where its value ends. The page was not written by hand:
each field was set to a marker, alone, in a request that gives every other field, and the marker was looked for in the
document, on its printed page, in the lines of \`QRStr\` and in what the request asks of mail.

- XPaths start at any root (\`/*\`), use the prefixes that the documents declare, and leave out positions: of several
  elements, the one in the same place as in the request is meant. Identifiers end as the code, name or percentage of their row.
- *PDF* is the printed representation, *mail* the message about an accepted document, *answer* a key of the response,
  *look-up* what the service answers when it is asked later. Rows of a table are read with \`GET /api/table/{table}\`.
- *Required* is what the service requires, not the authority: “within” means if the object around the field is given.
- A payroll adjustment that replaces has the fields of payroll; they end below \`/*/Reemplazar\`.
- A field that the service does not know is accepted and named in a warning (\`unknown-fields\`).
- If kinds follow in parentheses, the line applies only to them.`,
    es: `Todos los campos de la sección 2 de la interfaz, por clase de documento, con el lugar donde termina su valor. La página no se
escribió a mano: en cada campo, uno a la vez, se puso una marca, en una solicitud con todos los demás campos, y la marca se
buscó en el documento, en su representación gráfica, en las líneas de \`QRStr\` y en lo que la solicitud pide del correo.

- Los XPath comienzan en cualquier raíz (\`/*\`), usan los prefijos que declaran los documentos y omiten las posiciones: de
  varios elementos, es el que ocupa el mismo lugar que en la solicitud. Los identificadores terminan como el código, el nombre
  o el porcentaje de su fila.
- *PDF* es la representación gráfica, *correo* el mensaje sobre un documento aceptado, *respuesta* una clave de la respuesta,
  *consulta* lo que el servicio responde cuando se le consulta después. Las filas de una tabla se leen con
  \`GET /api/table/{table}\`.
- *Obligatorio* es lo que exige el servicio, no la autoridad: «dentro de» significa si se envía el objeto que contiene el
  campo.
- Un ajuste de nómina que reemplaza tiene los campos de la nómina; terminan dentro de \`/*/Reemplazar\`.
- Un campo que el servicio no conoce se admite y se nombra en una advertencia (\`unknown-fields\`).
- Si siguen clases de documento entre paréntesis, la línea aplica solo a ellas.`,
  },
  of: { en: 'Of', es: 'De' },
  aliases: { en: '2.13 Name variants', es: '2.13 Variantes de nombres' },
  aboutAliases: {
    en: 'Read as if they were spelt as in the examples; if both spellings are given, the one of the examples wins.',
    es: 'Se leen como si estuvieran escritos como en los ejemplos; si se envían las dos formas, cuenta la de los ejemplos.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

const fieldHead = {
  en: ['Field', 'Type', 'Required', 'Where it ends', 'Note', 'Also spelt'],
  es: ['Campo', 'Tipo', 'Obligatorio', 'Dónde termina', 'Observación', 'También escrito'],
} as const;

const aliasHead = { en: ['Spelt', 'Read as'], es: ['Escrito', 'Se lee como'] } as const;

const identifierOf = { en: 'identifier of', es: 'identificador de' } as const;

const typeOf = ({ is, table, among }: FieldShape, language: Language): string => {
  if (table !== undefined) return `${identifierOf[language]} \`${table}\``;
  return among === undefined ? typeNames[is][language] : `${typeNames.identifier[language]}: ${among.join(', ')}`;
};

const destinationText = (destination: Destination, language: Language): string => {
  switch (destination.in) {
    case 'xml':
      return `\`${destination.xpath}\``;
    case 'pdf':
      return 'PDF';
    case 'answer':
    case 'mail':
    case 'lookup':
      return `${places[destination.in][language]}: ${destination.detail[language]}`;
    case 'none':
      return `${places.none[language]}: ${destination.why[language]}`;
  }
};

const titles = (variants: readonly RequestForm[], language: Language): string =>
  variants.map((variant) => variantNamed(variant).title[language]).join(', ');

type TextsOf = (row: Row) => readonly string[];

/** One line a text, followed by the kinds that have it where not all of the rows do. */
const merged = (rows: readonly Row[], language: Language, textsOf: TextsOf): string => {
  const variantsOf = new Map<string, RequestForm[]>();
  for (const row of rows) {
    for (const text of textsOf(row)) variantsOf.set(text, [...(variantsOf.get(text) ?? []), row.variant]);
  }
  return [...variantsOf]
    .map(([text, variants]) => (variants.length === rows.length ? text : `${text} (${titles(variants, language)})`))
    .join('<br>');
};

const order: readonly Destination['in'][] = ['xml', 'pdf', 'answer', 'mail', 'lookup', 'none'];

/** Those of all kinds of the row: first the XPaths of every kind, then the other ends. */
const endsOf = (rows: readonly Row[], language: Language): string =>
  order
    .map((place) =>
      merged(rows, language, ({ destinations }) =>
        destinations.filter((each) => each.in === place).map((each) => destinationText(each, language)),
      ),
    )
    .filter((text) => text !== '')
    .join('<br>');

/** How the field tables of the interface spell the path. */
const spellings = (path: string): readonly string[] =>
  aliases.flatMap(({ at, variant, canonical }) => {
    const [own, other] = [canonical, variant].map((name) => (at === '' ? name : `${at}.${name}`));
    return own !== undefined && (path === own || path.startsWith(`${own}.`))
      ? [`${other}${path.slice(own.length)}`]
      : [];
  });

const code = (text: string): string => `\`${text}\``;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rowText = (path: string, rows: readonly Row[], language: Language): string =>
  line([
    code(path),
    merged(rows, language, ({ shape }) => [typeOf(shape, language)]),
    merged(rows, language, ({ shape }) => [shape.required[language]]),
    endsOf(rows, language),
    merged(rows, language, ({ declared: { remark } }) => (remark === undefined ? [] : [remark[language]])),
    spellings(path).map(code).join('<br>'),
  ]);

const byPath = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.path, [...(groups.get(row.path) ?? []), row]);
  return groups;
};

const tableText = (rows: readonly Row[], language: Language): string => {
  const head = fieldHead[language];
  const body = [...byPath(rows)].map(([path, group]) => rowText(path, group, language));
  return [line(head), line(head.map(() => '---')), ...body].join('\n');
};

const sectionText = ({ number, title, rows }: TableSection, language: Language): string => {
  const variants = [...new Set(rows.map(({ variant }) => variant))];
  return `## ${number === undefined ? title[language] : `${number} ${title[language]}`}

${texts.of[language]}: ${titles(variants, language)}.

${tableText(rows, language)}
`;
};

const aliasText = (language: Language): string =>
  [
    line(aliasHead[language]),
    line(['---', '---']),
    ...aliases.map(({ at, variant, canonical }) => {
      const under = (name: string): string => code(at === '' ? name : `${at}.${name}`);
      return line([under(variant), under(canonical)]);
    }),
  ].join('\n');

/** The page. */
export const fieldsDocument = (language: Language): string => {
  const { title, translation, notice, about, aliases: heading, aboutAliases } = texts;
  const opening = [`# ${title[language]}`, ...[translation, notice, about].map((text) => text[language])];
  const sections = fieldTable().map((section) => sectionText(section, language));
  return `${opening.join('\n\n')}

${sections.join('\n')}
## ${heading[language]}

${aboutAliases[language]}

${aliasText(language)}
`;
};
