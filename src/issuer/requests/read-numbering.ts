/** Finds the company's numbering range for a document. */
import { holds, type Company } from '../company.ts';
import type { Numbering } from '../documents/model.ts';
import { digitsOf, trimmedOf, type Part } from './parts.ts';
import type { RequestWarning } from './read.ts';

type Asked = {
  readonly resolution: string | undefined;
  readonly prefix: string | undefined;
  readonly number: string | undefined;
};

type Range = Company['ranges'][number];

const agrees = (given: string | undefined, own: string | undefined): boolean => given === undefined || given === own;

/** How well a range matches the request: resolution before prefix; the number only decides between equals. */
const fitness = (range: Range, asked: Asked): number =>
  (agrees(asked.resolution, range.authorization?.resolution) ? 4 : 0) +
  (agrees(asked.prefix, range.prefix) ? 2 : 0) +
  (asked.number === undefined || holds(range, asked.number) ? 1 : 0);

/** Those that match best, in the order in which the company has them. */
const allBest = (ranges: readonly Range[], asked: Asked): readonly Range[] => {
  const most = Math.max(...ranges.map((range) => fitness(range, asked)));
  return ranges.filter((range) => fitness(range, asked) === most);
};

const best = (ranges: readonly Range[], asked: Asked): Range | undefined => allBest(ranges, asked)[0];

const notConfigured = ({ prefix, authorization }: Numbering, range: Range): RequestWarning => {
  const asked = authorization && `la resolución ${authorization.resolution} con el prefijo «${prefix}»`;
  const dates = range.authorization?.technicalKey === undefined ? 'las fechas' : 'las fechas y la clave técnica';
  const used = range.authorization && `, ${dates} de la resolución ${range.authorization.resolution}`;
  return {
    code: 'numbering-not-configured',
    paths: authorization === undefined ? ['prefix'] : ['resolution_number', 'prefix'],
    message:
      `La empresa no tiene configurada ${asked ?? `la numeración con el prefijo «${prefix}»`}; se envía como llegó, con ` +
      `el rango${used ?? ''}, prefijo «${range.prefix}».`,
  };
};

const ofAnotherType = ({ prefix, authorization, typeCodes }: Range, own: Range): RequestWarning => ({
  code: 'numbering-of-another-type',
  paths: ['resolution_number', 'prefix'],
  message:
    `La resolución ${authorization?.resolution ?? ''} con el prefijo «${prefix}» es de la empresa, pero numera ` +
    `documentos de tipo ${typeCodes.join(', ')}; la de este tipo (${own.typeCodes.join(', ')}) es ` +
    `${own.authorization?.resolution ?? ''}, prefijo «${own.prefix}». Se envía con los datos de la que indica la solicitud.`,
});

/** The company has no range without prefix, which its writer may have meant. */
const prefixWarnings = ({ isPrefixBlank }: NumberingWish, { prefix }: Numbering): readonly RequestWarning[] => {
  if (isPrefixBlank === undefined || prefix === '') return [];
  const message = `prefix llegó vacío: se usa el de la numeración de la empresa, «${prefix}». Envíelo, o no envíe el campo.`;
  return [{ code: 'prefix-assumed', paths: ['prefix'], message }];
};

export type NumberingWish = {
  readonly body: Part;
  readonly typeCode: string;
  readonly isPrefixBlank: true | undefined;
};

export type NumberingRead = {
  readonly numbering: Numbering;
  /** Further ranges of the same prefix, for when that one is used up or not valid. */
  readonly others: readonly Numbering[];
  readonly warnings: readonly RequestWarning[];
};

/** The request's statements about the range take precedence. */
const underAskedNames = ({ typeCodes: _, ...range }: Range, { resolution, prefix }: Asked): Numbering => ({
  ...range,
  prefix: prefix ?? range.prefix,
  authorization: range.authorization && {
    ...range.authorization,
    resolution: resolution ?? range.authorization.resolution,
  },
});

const isConfigured = (range: Range, { resolution, prefix }: Asked): boolean =>
  agrees(prefix, range.prefix) &&
  (range.authorization === undefined || agrees(resolution, range.authorization.resolution));

/** By the names in the request; the number alone names no range. */
const isNamed = (range: Range, asked: Asked): boolean =>
  range.authorization !== undefined && (asked.resolution ?? asked.prefix) !== undefined && isConfigured(range, asked);

const rangeFor = (asked: Asked, { ranges: all }: Company, typeCode: string): NumberingRead | undefined => {
  const ranges = all.filter(({ typeCodes }) => typeCodes.includes(typeCode));
  const range = best(ranges, asked);
  if (range === undefined) return undefined;
  if (isConfigured(range, asked)) {
    const numbering = underAskedNames(range, asked);
    const others = allBest(ranges, asked)
      .slice(1)
      .map((other) => underAskedNames(other, asked))
      .filter(({ prefix }) => prefix === numbering.prefix);
    return { numbering, others, warnings: [] };
  }
  const named =
    range.authorization &&
    best(
      all.filter((each) => isNamed(each, asked)),
      asked,
    );
  if (named !== undefined) {
    return { numbering: underAskedNames(named, asked), others: [], warnings: [ofAnotherType(named, range)] };
  }
  const numbering = underAskedNames(range, asked);
  return { numbering, others: [], warnings: [notConfigured(numbering, range)] };
};

/**
 * The best matching range, with the resolution and prefix of the request even if the company has no such range: the
 * authority decides whether they are right. If they name a range of another type of document, everything comes from
 * that one. An empty prefix names the range without prefix. Undefined when the company has no range for that kind of
 * document.
 */
export const readNumbering = (wish: NumberingWish, company: Company): NumberingRead | undefined => {
  const { body, typeCode, isPrefixBlank } = wish;
  const hasUnprefixed = company.ranges.some(({ prefix, typeCodes }) => prefix === '' && typeCodes.includes(typeCode));
  const asked: Asked = {
    resolution: trimmedOf(body, 'resolution_number'),
    prefix: isPrefixBlank === true && hasUnprefixed ? '' : trimmedOf(body, 'prefix'),
    number: digitsOf(body, 'number'),
  };
  const found = rangeFor(asked, company, typeCode);
  return found && { ...found, warnings: [...found.warnings, ...prefixWarnings(wish, found.numbering)] };
};
