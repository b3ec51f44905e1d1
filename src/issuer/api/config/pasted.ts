/** Configuration as people paste it: blanks around values, and ranges that no document fits into. */
import { isObject, type JsonObject } from '../../../common/json/is-object.ts';
import { isOtherEquivalent } from '../not-simulated.ts';
import { callersPath, type FieldNames } from '../../requests/aliases.ts';
import { dateOf, digitsOf, rowIn, textOf, type Part } from '../../requests/parts.ts';
import type { RequestWarning } from '../../requests/read.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';

type Trimmed = { readonly body: unknown; readonly warnings: readonly RequestWarning[] };

const unseen = /[\s\u200b-\u200d\u2060\ufeff]/u;

/** Also without characters of no width, which come along from web pages and PDF files. */
const withoutEnds = (text: string): string => {
  const characters = [...text];
  const [first, last] = [
    characters.findIndex((each) => !unseen.test(each)),
    characters.findLastIndex((each) => !unseen.test(each)),
  ];
  return characters.slice(first, last + 1).join('');
};

const trimmed = (values: JsonObject, { required }: ObjectSchema): JsonObject =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? withoutEnds(value) : value] as const)
      .filter(([name, value]) => value !== '' || required.includes(name)),
  );

/**
 * Without blanks around the values: a technical key, a resolution or an identifier with one is another. A blank optional
 * value is none.
 */
export const withoutBlanks = (body: unknown, schema: ObjectSchema, fieldNames: FieldNames): Trimmed => {
  if (!isObject(body)) return { body, warnings: [] };
  const padded = Object.entries(body).filter(([, value]) => typeof value === 'string' && value !== withoutEnds(value));
  const paths = padded.map(([name]) => callersPath(fieldNames, name));
  const message = `Se quitaron los espacios al principio o al final de: ${paths.join(', ')}. Envíe los valores sin ellos.`;
  return {
    body: trimmed(body, schema),
    warnings: paths.length === 0 ? [] : [{ code: 'blanks-removed', paths, message }],
  };
};

/** Their CUFE has the technical key; the CUDE of the issuer's own contingency (03) has the PIN (annex FE 1.9, 11). */
const withTechnicalKey: readonly (string | undefined)[] = ['01', '02', '04'];

/** Warns of ranges with which no document can be issued, or none that the authority accepts. They are saved anyway. */
export const rangeWarnings = (body: Part): readonly RequestWarning[] => {
  const [from = '0', to = '0'] = [digitsOf(body, 'from'), digitsOf(body, 'to')];
  const [first = '', last = ''] = [dateOf(body, 'date_from'), dateOf(body, 'date_to')];
  const code = rowIn(body, 'type_document_id', 'type_documents')?.code;
  const found: readonly (readonly [isFound: boolean, warning: RequestWarning])[] = [
    [
      BigInt(from) > BigInt(to),
      {
        code: 'range-reversed',
        paths: ['from', 'to'],
        message: `El rango va de ${from} a ${to}: ningún número cabe en él. Envíe en from el menor y en to el mayor.`,
      },
    ],
    [
      last !== '' && first > last,
      {
        code: 'validity-reversed',
        paths: ['date_from', 'date_to'],
        message: `La vigencia va del ${first} al ${last}: la autoridad rechazará todas las fechas. Envíe en date_from la primera y en date_to la última.`,
      },
    ],
    [
      isOtherEquivalent(code),
      {
        code: 'type-not-simulated',
        paths: ['type_document_id'],
        message: `Este servicio no emite documentos de tipo ${code ?? ''}: de los equivalentes simula el tiquete POS (type_document_id 15) y sus notas de ajuste (26 y 25).`,
      },
    ],
    [
      withTechnicalKey.includes(code) && textOf(body, 'technical_key') === undefined,
      {
        code: 'technical-key-missing',
        paths: ['technical_key'],
        message:
          'Falta technical_key: el CUFE de las facturas se calcula con la clave técnica de la resolución, y sin ella la autoridad las rechaza (FAD06).',
      },
    ],
  ];
  return found.filter(([isFound]) => isFound).map(([, warning]) => warning);
};
