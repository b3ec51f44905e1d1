/** Standards that a product is coded by (annex FE 1.9, AZ10 to AZ14): what each calls itself, and what its codes look like. */
import { table } from '../../src/common/code-lists.ts';
import { endsInGtinCheckDigit } from '../document/check-digit.ts';

/** GTIN: the standard whose agency is checked. */
export const gtin = '010';
/** Agency of GTIN. */
export const gtinAgency = '9';

/** Names that are in use beside that of the table. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([['020', ['Partida arancelaria']]]);

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Code to names, that of the table first. */
export const itemStandards = (): ReadonlyMap<string, readonly string[]> =>
  (known ??= new Map(
    table('type_item_identifications').rows.map(({ code, name }) => [code, [name, ...(otherNames.get(code) ?? [])]]),
  ));

/** GTIN-8, -12, -13 or -14. */
const isGtin = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text) && endsInGtinCheckDigit(text);

/** Codes of one standard. */
type CodeForm = { readonly expected: string; readonly accepts: (text: string) => boolean };

/** By standard. */
export const codeForms: ReadonlyMap<string, CodeForm> = new Map([
  ['001', { expected: '8 digits of UNSPSC', accepts: (text) => /^\d{8}$/.test(text) }],
  [gtin, { expected: '8, 12, 13 or 14 digits of GTIN with their check digit', accepts: isGtin }],
  ['020', { expected: '10 digits of a tariff heading', accepts: (text) => /^\d{10}$/.test(text) }],
  ['999', { expected: 'a code of your own', accepts: (text) => text.trim() !== '' }],
]);
