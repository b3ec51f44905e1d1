/** Accepted documents as rows of the authority's store, without a judge. */
import { seededRandom } from '../../../common/env/env.ts';
import { packText } from '../../../common/store/pack.ts';
import { typeClass } from '../../../../simulator/document/kind.ts';
import type { FiledDocument } from '../../../../simulator/registry/types.ts';
import { documentKey } from '../../../../simulator/registry/document-keys.ts';
import type { AuthorityTables } from '../../../../simulator/tenants/store/schema.ts';
import { companyFacts } from '../../../harness/company.ts';

export type SeededRow = Omit<AuthorityTables['documents'], 'id'>;

/** By type code, of a hundred documents. */
const kinds = [
  { type: '01', prefix: 'SETP', share: 80, named: 'fv' },
  { type: '91', prefix: 'NC', share: 12, named: 'nc' },
  { type: '92', prefix: 'ND', share: 3, named: 'nd' },
  { type: '05', prefix: 'SEDS', share: 5, named: 'dse' },
] as const;

const issuers = 1_000;

/** Above the numbers that the bench issues: from there to the end of the range of the default company. */
const firstNumber = 992_000_000;

/** The default company has most documents, as one that is under load has. */
const issuerNits = (): readonly string[] => [
  companyFacts().nit,
  ...Array.from({ length: issuers - 1 }, (_, index) => String(900_000_000 + index * 997)),
];

/** From 0 to 1, without 1. */
const fractions = (seed: string): (() => number) => {
  const { bytes } = seededRandom(seed);
  return () => bytes(4).readUInt32BE() / 2 ** 32;
};

/** Their share falls with the rank: the first of a thousand has a seventh, the hundredth a hundredth of that. */
const rankAt = (fraction: number): number => Math.floor(issuers ** fraction) - 1;

const kindAt = (fraction: number): (typeof kinds)[number] => {
  let left = fraction * 100;
  return kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
};

/** What all documents have in common: the files of real ones would be 10 KB each, and no rule reads them. */
const files = {
  xml: packText('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'),
  response: packText(
    '<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"/>',
  ),
};

const daysOfHistory = 365;

/**
 * Rows one after another: 1,000 issuers, invoices, notes and support documents, numbers that follow one another for each
 * issuer and type, keys as random as SHA-384. Notes correct nothing on file. The same seed gives the same rows.
 * @param now milliseconds since 1970: documents are of the year before
 */
export const rowSource = (seed: string, now: number): (() => SeededRow) => {
  const nits = issuerNits();
  const fraction = fractions(`${seed} choices`);
  const keys = seededRandom(`${seed} keys`);
  const next = new Map<string, number>();
  return () => {
    const issuerNit = nits[rankAt(fraction())] ?? '';
    const { type, prefix, named } = kindAt(fraction());
    const series = `${issuerNit} ${type}`;
    const count = next.get(series) ?? 0;
    next.set(series, count + 1);
    const number = `${prefix}${String(firstNumber + count)}`;
    const key = documentKey(keys.bytes(48).toString('hex'));
    const receivedAt = now - Math.floor(fraction() * daysOfHistory * 86_400_000);
    const data: FiledDocument = {
      fileName: `${named}0${issuerNit}000${String(count).padStart(8, '0')}.xml`,
      state: 'accepted',
      lines: [],
      failed: [],
      statusMessage: `La Factura electrónica ${number}, ha sido autorizada.`,
      receivedAt,
      issuerNit,
      type,
      number,
      key,
      receiverId: nits[rankAt(fraction())] ?? '',
      issueDate: new Date(receivedAt).toISOString().slice(0, 10),
      payableAmount: `${String(Math.floor(fraction() * 10_000_000))}.00`,
    };
    return {
      issuer_nit: issuerNit,
      type_class: typeClass(type),
      number_key: number,
      key,
      state: 'accepted',
      worker: null,
      month: null,
      data: JSON.stringify(data),
      ...files,
    };
  };
};
