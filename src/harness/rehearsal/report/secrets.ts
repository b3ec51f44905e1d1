/** Keeps PINs and technical keys out of a report that will be filed: explanations show what was hashed. */
import type { RegistryData } from '../../../../simulator/registry/index.ts';

const mask = '***';

/** A shorter PIN would be found in amounts and numbers. */
const shortest = 8;

/** Texts that a report must not contain, in any words. */
export const secretsOf = ({ software, ranges }: Pick<RegistryData, 'software' | 'ranges'>): readonly string[] =>
  [...software.map(({ pin }) => pin), ...ranges.flatMap(({ technicalKey }) => technicalKey ?? [])].filter(
    (secret) => secret.length >= shortest,
  );

export type Masking = (text: string) => string;

export const maskingOf = (secrets: readonly string[]): Masking => {
  const known = [...new Set(secrets)];
  return (text) => known.reduce((masked, secret) => masked.replaceAll(secret, mask), text);
};

/** For the texts of a finding that says it shows these secrets, however short, and even if they are not registered. */
export const maskingOfShown = (secrets: readonly string[]): Masking => {
  const shown = new Set(secrets);
  return (text) => text.replaceAll(/[A-Za-z0-9-]+/g, (word) => (shown.has(word) ? mask : word));
};

/** The same data with every text in it masked; keys stay. */
export const masked = <Data>(data: Data, masking: Masking): Data => {
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return masking(value);
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]));
  };
  return inside(data) as Data; // of the same shape
};
