/** Which of the company's numbering ranges a document belongs to. */
import type { Company } from '../company.ts';
import type { Numbering } from '../documents/model.ts';
import { digitsOf, textOf, type Part } from './parts.ts';
import type { RequestWarning } from './warnings.ts';

type Asked = {
  readonly resolution: string | undefined;
  readonly prefix: string | undefined;
  readonly number: bigint | undefined;
};

type Range = Company['ranges'][number];

const holds = (range: Range, number: bigint | undefined): boolean =>
  number === undefined || (BigInt(range.from) <= number && number <= BigInt(range.to));

const agrees = (given: string | undefined, own: string): boolean => given === undefined || given === own;

/** How well a range fits what is asked: resolution before prefix, the number only decides between equals. */
const fitness = (range: Range, asked: Asked): number =>
  (agrees(asked.resolution, range.resolution) ? 4 : 0) +
  (agrees(asked.prefix, range.prefix) ? 2 : 0) +
  (holds(range, asked.number) ? 1 : 0);

const best = (ranges: readonly Range[], asked: Asked): Range | undefined =>
  ranges.reduce<Range | undefined>(
    (chosen, range) => (chosen === undefined || fitness(range, asked) > fitness(chosen, asked) ? range : chosen),
    undefined,
  );

const notConfigured = ({ resolution, prefix }: Numbering, range: Range): RequestWarning => ({
  code: 'numbering-not-configured',
  paths: ['resolution_number', 'prefix'],
  message:
    `La empresa no tiene configurada la resolución ${resolution} con el prefijo «${prefix}»; se envían como llegaron, con ` +
    `el rango, las fechas y la clave técnica de la resolución ${range.resolution}, prefijo «${range.prefix}».`,
});

export type NumberingRead = { readonly numbering: Numbering; readonly warnings: readonly RequestWarning[] };

/**
 * The range that fits best, under the resolution and prefix of the request even
 * when the company has none such: whether they are right is for the authority
 * to say. Undefined when the company has no range for that kind of document.
 */
export const readNumbering = (body: Part, company: Company, typeCode: string): NumberingRead | undefined => {
  const number = digitsOf(body, 'number');
  const asked: Asked = {
    resolution: textOf(body, 'resolution_number')?.trim(),
    prefix: textOf(body, 'prefix')?.trim(),
    number: number === undefined ? undefined : BigInt(number),
  };
  const ranges = company.ranges.filter(({ typeCodes }) => typeCodes.includes(typeCode));
  const range = best(ranges, asked);
  if (range === undefined) return undefined;
  const { typeCodes: _, ...facts } = range;
  const numbering = {
    ...facts,
    resolution: asked.resolution ?? range.resolution,
    prefix: asked.prefix ?? range.prefix,
  };
  const isOurs = agrees(asked.resolution, range.resolution) && agrees(asked.prefix, range.prefix);
  return { numbering, warnings: isOurs ? [] : [notConfigured(numbering, range)] };
};
