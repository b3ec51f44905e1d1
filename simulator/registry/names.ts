import { normalise } from '../../src/common/normalise.ts';

/** Names that differ only in accents, case, full stops, commas, or surrounding or repeated spaces are the same. */
export const comparableName = (name: string): string =>
  normalise(name, 'NFD')
    .replaceAll(/[\u0300-\u036f.,]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const isSameName = (a: string, b: string): boolean => a === b || comparableName(a) === comparableName(b);

export const isSameNameAsOne = (names: readonly string[], name: string): boolean =>
  names.some((known) => isSameName(known, name));
