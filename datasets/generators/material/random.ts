/** Chance from a seed, the only place that knows faker. */
import { base, es, Faker } from '@faker-js/faker';

/**
 * Every draw that the generators make. Nothing in it reads the machine's clock,
 * language or random source, so a seed gives the same draws everywhere (as long
 * as faker's version, which package.json pins, stays the same).
 */
export type Random = {
  /** True with that probability, 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /** A whole number, both ends included. */
  readonly integer: (least: number, most: number) => number;
  /** One of a list that is not empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** One of the names, as often as its weight against the others'; weight 0 never. */
  readonly weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
  /** That many results of one draw after another. */
  readonly several: <Item>(count: number, draw: (position: number) => Item) => readonly Item[];
  /** So many decimal digits, zeros in front included. */
  readonly digits: (count: number) => string;
  /** So many hexadecimal digits in lower case. */
  readonly hexadecimal: (count: number) => string;
  readonly firstName: () => string;
  readonly lastName: () => string;
};

export type SeededRandom = {
  readonly random: Random;
  /**
   * Begins the draws of that document. They depend on the seed and the number
   * only, not on what was drawn for the documents before it.
   */
  readonly restart: (documentNumber: number) => void;
};

const weightedName = <Name extends string>(faker: Faker, weights: Readonly<Record<Name, number>>): Name => {
  const names = Object.keys(weights) as Name[]; // an object literal has no other keys than those of its type
  const choices = names.map((value) => ({ value, weight: weights[value] })).filter(({ weight }) => weight > 0);
  return faker.helpers.weightedArrayElement(choices);
};

const drawsOf = (faker: Faker): Random => ({
  chance: (probability) => faker.datatype.boolean({ probability }),
  integer: (least, most) => faker.number.int({ min: least, max: most }),
  pick: (items) => faker.helpers.arrayElement(items),
  weighted: (weights) => weightedName(faker, weights),
  several: (count, draw) => Array.from({ length: count }, (_, position) => draw(position)),
  digits: (count) => faker.string.numeric({ length: count, allowLeadingZeros: true }),
  hexadecimal: (count) => faker.string.hexadecimal({ length: count, casing: 'lower', prefix: '' }),
  firstName: () => faker.person.firstName(),
  lastName: () => faker.person.lastName(),
});

/** A number and its digits are the same seed: command lines have only text. */
export const seededRandom = (seed: string | number): SeededRandom => {
  // An instance of our own: others may seed faker's global one.
  const faker = new Faker({ locale: [es, base] });
  const words = Array.from(String(seed), (character) => character.codePointAt(0) ?? 0);
  return {
    random: drawsOf(faker),
    restart: (documentNumber) => {
      faker.seed([...words, documentNumber]);
    },
  };
};
