/**
 * Numbers that nobody has. Each lies in a range that is evidently not issued,
 * so that no generated document names a real taxpayer or person.
 */
import { nitCheckDigit } from './check-digits.ts';
import type { Random } from './random.ts';

/**
 * - `company`: NITs of legal persons are given in order from 800 million and have not reached 910 million.
 * - `person`: cédulas and NUIPs of ten digits begin with 1.
 * - `foreigner`: cédulas de extranjería, of six or seven digits, are far below 9,900,000.
 */
export const fictitiousRanges = {
  company: { from: 990_000_000, to: 999_999_999 },
  person: { from: 9_900_000_000, to: 9_999_999_999 },
  foreigner: { from: 9_900_000, to: 9_999_999 },
} as const;

/** The number that stands for every buyer who does not say who he is. */
export const finalConsumer = 222_222_222_222;

const inRange = (random: Random, range: keyof typeof fictitiousRanges): number =>
  random.integer(fictitiousRanges[range].from, fictitiousRanges[range].to);

export type Nit = { readonly number: number; readonly checkDigit: number };

const nitOf = (number: number): Nit => ({ number, checkDigit: nitCheckDigit(String(number)) });

export const companyNit = (random: Random): Nit => nitOf(inRange(random, 'company'));

/** The NIT of a natural person is the number of the cédula. */
export const personNit = (random: Random): Nit => nitOf(personNumber(random));

/** Cédula de ciudadanía or NUIP. */
export const personNumber = (random: Random): number => inRange(random, 'person');

/** Cédula de extranjería. */
export const foreignerNumber = (random: Random): number => inRange(random, 'foreigner');

/** Passports and tax numbers of other countries: letters that no country begins them with. */
export const foreignNumber = (random: Random): string => `ZZ${random.digits(8)}`;
