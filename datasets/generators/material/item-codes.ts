/** Codes of what is sold, in the four standards of the authority (annex FE 1.9, 13.3.5). */
import { gtinCheckDigit } from './check-digits.ts';
import type { Product } from './products.ts';
import type { Random } from './random.ts';

/** Identifiers of `datasets/facts/reference/type_item_identifications.json`: UNSPSC, GTIN, customs tariff, the taxpayer's own. */
export const standards = { unspsc: 1, gtin: 2, tariff: 3, own: 4 } as const;

export type ItemCode = { readonly standardId: number; readonly code: string };

const ownPrefixes = ['REF-', 'SKU ', 'AÑ/', 'COD.', '', 'P&P-'] as const;

const ownCode = (random: Random): string => `${random.pick(ownPrefixes)}${random.digits(random.integer(3, 8))}`;

/**
 * What GTINs begin with, so that none is anybody's: 952 is GS1's for examples,
 * 2 is for use inside one company.
 */
const gtinBeginnings = [
  { begins: '952', digits: 13 },
  { begins: '1952', digits: 14 },
  { begins: '2', digits: 12 },
  { begins: '2', digits: 8 },
] as const;

const gtin = (random: Random): string => {
  const { begins, digits } = random.pick(gtinBeginnings);
  const unchecked = `${begins}${random.digits(digits - 1 - begins.length)}`;
  return `${unchecked}${gtinCheckDigit(unchecked)}`;
};

/** Mostly the taxpayer's own code; another standard only for products that have one. */
export const itemCode = (random: Random, { unspsc, tariff, isService }: Product): ItemCode => {
  const standard = random.weighted({
    own: 80,
    gtin: isService ? 0 : 8,
    unspsc: unspsc === undefined ? 0 : 8,
    tariff: tariff === undefined ? 0 : 8,
  });
  const codes = { own: () => ownCode(random), gtin: () => gtin(random), unspsc: () => unspsc, tariff: () => tariff };
  return { standardId: standards[standard], code: codes[standard]() ?? ownCode(random) };
};
