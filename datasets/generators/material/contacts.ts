/** Where people are: addresses as Colombian forms write them, telephones, mailboxes. */
import { hasIdentifier, table, type IdentifiedRowOf } from '../../../src/common/code-lists.ts';
import type { Random } from './random.ts';

type Municipality = IdentifiedRowOf<'municipalities'>;

// Thousands of rows, from which every document draws.
let municipalities: readonly Municipality[] | undefined;
let postalCodes: ReadonlyMap<string, readonly string[]> | undefined;

/** One that requests can name; every municipality alike, the smallest too. */
export const municipality = (random: Random): Municipality =>
  random.pick((municipalities ??= table('municipalities').rows.filter(hasIdentifier)));

const streets = ['CL', 'CR', 'AV', 'DG', 'TV', 'Calle', 'Carrera', 'Av. Boyacá'] as const;
const suffixes = ['', '', '', ' A', ' B', ' BIS', ' SUR'] as const;
const annexes = ['OF 402', 'LC 1-18', 'AP 301 TO 2', 'BG 7', 'Barrio La Peña', 'Ed. Núñez & Ávila'] as const;
const ruralPlaces = [
  'VDA El Ñame FCA Los Guásimos',
  'KM 5 VIA Piedecuesta',
  'Corregimiento San José de La Montaña',
  'VDA La "Y" FCA D\'Antonio',
] as const;

const urbanAddress = (random: Random): string => {
  const street = `${random.pick(streets)} ${random.integer(1, 180)}${random.pick(suffixes)}`;
  const address = `${street} # ${random.integer(1, 150)}-${String(random.integer(1, 99)).padStart(2, '0')}`;
  return random.chance(0.3) ? `${address} ${random.pick(annexes)}` : address;
};

/** `CR 10 # 20-30`, sometimes with more, sometimes in the country without a number. */
export const address = (random: Random): string =>
  random.chance(0.1) ? random.pick(ruralPlaces) : urbanAddress(random);

const codesByMunicipality = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { municipality_code: place, code } of table('postal_codes').rows) {
    const known = found.get(place);
    if (known === undefined) found.set(place, [code]);
    else known.push(code);
  }
  return found;
};

/** One of the postal codes of the municipality. */
export const postalZone = (random: Random, { code }: Municipality): string =>
  random.pick((postalCodes ??= codesByMunicipality()).get(code) ?? []);

/** Landline of seven digits, with its area ten, or mobile; the exchange 555 stands for numbers of fiction. */
export const phone = (random: Random): string =>
  `${random.pick(['', '601', '604', '607', '300', '315'])}555${random.digits(4)}`;

/** Domains that are reserved for examples (RFC 2606). */
export const mailbox = (random: Random): string =>
  `${random.pick(['compras', 'facturacion', 'contabilidad', 'recepcion.dian', 'pagos+facturas'])}.${random.digits(4)}@example.${random.pick(['com', 'org'])}`;
