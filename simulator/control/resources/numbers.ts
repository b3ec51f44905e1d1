/** The numbers that accepted documents of an issuer use, and the next free one. */
import { joined, type Bilingual } from '../../../src/common/text/bilingual.ts';
import { mayNumber } from '../../checks/numbering.ts';
import { authorisedTypes, documentKinds, documents, typeClass } from '../../document/kind.ts';
import type { NumberingRange } from '../../registry/types.ts';
import { answer, notFound, route, type ControlAnswer } from '../route.ts';
import { count, shape, text } from '../schema.ts';

/** Numbers have up to 18 digits. */
const unlimited = { from: '1', to: '9'.repeat(18), resolution: null } as const;

/** Those that are filed under another one are left out. */
const types = documentKinds.flatMap((kind) => documents[kind].types).filter((type) => typeClass(type) === type);

const noSuchType = (type: string): ControlAnswer =>
  notFound('unknown-range', {
    en: `There are no documents of the type "${type}". Expected 02, 04 or one of ${types.join(', ')}.`,
    es: `No hay documentos del tipo «${type}». Se esperaba 02, 04 o uno de ${types.join(', ')}.`,
  });

/** The range that the judge finds for a number; of several, one of the type itself, with the latest start. */
const rangeOf = (
  ranges: readonly NumberingRange[],
  { documentType, prefix }: Pick<NumberingRange, 'documentType' | 'prefix'>,
): NumberingRange | undefined => {
  if (!authorisedTypes.includes(documentType)) return undefined;
  const fitting = ranges
    .filter((range) => mayNumber(range, documentType) && range.prefix === prefix && range.state === 'active')
    .toSorted((one, other) => Number(one.startDate < other.startDate) - Number(one.startDate > other.startDate));
  return fitting.find((range) => range.documentType === documentType) ?? fitting[0];
};

const described = (ranges: readonly NumberingRange[]): Bilingual => {
  if (ranges.length === 0) return { en: 'It has none.', es: 'No tiene ninguno.' };
  const all = ranges.map(({ documentType, prefix }) => `${documentType} «${prefix}»`).join(', ');
  return { en: `It has: ${all}.`, es: `Tiene: ${all}.` };
};

/** The one after the highest, which is the way numbers are assigned; null in an exhausted range. */
const nextAfter = (highest: string | undefined, { from, to }: { readonly from: string; readonly to: string }) => {
  const next = highest === undefined ? BigInt(from) : BigInt(highest) + 1n;
  return next > BigInt(to) ? null : String(next);
};

const nullableText = (description: string) => ({ type: ['string', 'null'], description }) as const;

export const numberRoutes = {
  nextNumber: route({
    method: 'GET',
    path: '/numbers/:nit/:type',
    operation: 'getNextNumber',
    summary: 'Dice qué números usan los documentos aceptados de un emisor, y cuál es el siguiente libre',
    tag: 'Registros',
    query: { prefix: { description: 'Prefijo de la numeración; ninguno si falta', schema: { type: 'string' } } },
    answer: shape({
      issuerNit: text,
      documentType: { ...text, description: `01 (también 02 y 04), ${types.slice(1).join(', ')}` },
      prefix: { type: 'string' },
      resolution: nullableText('La del rango registrado; null en notas y nómina, que numera el emisor'),
      from: text,
      to: text,
      used: { ...count, description: 'Cuántos números usan los documentos aceptados' },
      highest: nullableText('El mayor de ellos'),
      next: nullableText('El que sigue al mayor; null si el rango se agotó'),
    }),
    handle: async ({ tenant, params: { nit, type }, query: { prefix = '' } }) => {
      const { registry, environment } = tenant.authority;
      const documentType = typeClass(type);
      if (!types.includes(documentType)) return noSuchType(type);
      const ranges = await registry.rangesOfIssuer({ nit, environment });
      const range = rangeOf(ranges, { documentType, prefix });
      if (range === undefined && authorisedTypes.includes(documentType)) {
        return notFound(
          'unknown-range',
          joined(
            [
              {
                en: `The issuer "${nit}" has no active range of documents ${documentType} with the prefix "${prefix}".`,
                es: `El emisor «${nit}» no tiene un rango activo de documentos ${documentType} con el prefijo «${prefix}».`,
              },
              described(ranges),
            ],
            ' ',
          ),
        );
      }
      const { from, to, resolution } = range ?? unlimited;
      const series = { issuerNit: nit, documentType, prefix };
      const { count: used, highest } = await registry.usedNumbers({ ...series, from, to });
      const next = nextAfter(highest, { from, to });
      return answer({ ...series, resolution, from, to, used, highest: highest ?? null, next });
    },
  }),
};
