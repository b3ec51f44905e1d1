/** Numbers for the documents of a run, which meet neither those of other runs nor those that the service assigns. */
import { bilingual, type Bilingual } from '../../common/text/bilingual.ts';
import { documents } from '../../../simulator/document/kind.ts';
import { kindNames, type KindName } from '../../issuer/documents/document-model.ts';
import type { CompanyFile } from '../company.ts';
import { kindFacts, withinSentence } from '../document-kinds.ts';
import { rangeFor } from './in-name-of.ts';

/** Returns a number of the company that no other document has. */
export type NumberSupply = (kind: KindName) => number;

type Range = CompanyFile['ranges'][number];

/** The type under which the documents of a kind are numbered. */
export const typeCodeOf = (kind: KindName): string => documents[kind].types[0];

const longestBlock = 100n;

/** Of a range of a few hundred numbers, dozens of runs must not use all. */
const blockIn = (size: bigint): bigint => {
  const share = size / 100n;
  if (share > longestBlock) return longestBlock;
  return share < 2n ? 2n : share;
};

/**
 * Counts down within blocks, of a hundred numbers in a large range, and leaves as many numbers free behind each: a service
 * that numbers a document itself goes on from the highest number it has seen, which is the first of the block.
 * @returns undefined when the range is used up
 */
export const countIn = (first: bigint, last: bigint, blockLength = longestBlock): (() => bigint | undefined) => {
  let start = first;
  let left = 0n;
  const open = (from: bigint): void => {
    start = from;
    left = last - from + 1n < blockLength ? last - from + 1n : blockLength;
  };
  open(first);
  return () => {
    if (left <= 0n) open(start + 2n * blockLength);
    if (left <= 0n) return undefined;
    left -= 1n;
    return start + left;
  };
};

const share = (size: bigint, fraction: number): bigint => (size * BigInt(Math.floor(fraction * 1e9))) / 1_000_000_000n;

const goldenRatio = 0.618_033_988_749_894_9;

/**
 * Where nobody can say which numbers are used: a place in the range that follows from the time, far from the places of
 * other runs. The last fifth stays free.
 * @param now milliseconds since 1970
 */
export const guessedStart = ({ from, to }: Pick<Range, 'from' | 'to'>, now: number): bigint => {
  const size = BigInt(to) - BigInt(from) + 1n;
  return BigInt(from) + share(size, 0.8 * (((now / 1_000) * goldenRatio) % 1));
};

/** Fewer are not enough for a run; in a large range they are looked for elsewhere. */
const fewNumbers = 5_000n;

const startIn = (range: Range, next: string | undefined, now: number): bigint => {
  if (next === undefined) return guessedStart(range, now);
  const isLarge = BigInt(range.to) - BigInt(range.from) > 100n * fewNumbers;
  return isLarge && BigInt(range.to) - BigInt(next) < fewNumbers ? guessedStart(range, now) : BigInt(next);
};

/** The next free number of a type and a prefix, if somebody knows it. */
export type NextKnown = (typeCode: string, range: Range) => Promise<string | undefined>;

type SupplyOptions = {
  readonly nextKnown: NextKnown;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called for a kind that the company cannot number. */
  readonly without: (need: Bilingual) => never;
};

/** Of every kind that the company has a range for. */
export const createNumberSupply = async (
  company: CompanyFile,
  { nextKnown, now, without }: SupplyOptions,
): Promise<NumberSupply> => {
  const counts = new Map<KindName, () => bigint | undefined>();
  for (const kind of kindNames) {
    const range = rangeFor(company, typeCodeOf(kind));
    if (range === undefined) continue;
    const start = startIn(range, await nextKnown(typeCodeOf(kind), range), now);
    counts.set(kind, countIn(start, BigInt(range.to), blockIn(BigInt(range.to) - BigInt(range.from) + 1n)));
  }
  return (kind) => {
    const count = counts.get(kind);
    const { plural, name } = kindFacts[kind];
    const of = { en: `for ${plural} of NIT ${company.nit}`, es: `para ${withinSentence(name)} del NIT ${company.nit}` };
    if (count === undefined)
      return without(bilingual`${{ en: 'a numbering range', es: 'un rango de numeración' }} ${of}`);
    const number = count();
    if (number !== undefined) return Number(number);
    return without(bilingual`${{ en: 'a free number', es: 'un número libre' }} ${of}`);
  };
};
