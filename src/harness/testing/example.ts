/** The invoice posted in the README, as the starting point of tests. */
import { dataJson } from '../../common/data-directory.ts';
import type { JsonObject } from '../box-types.ts';

export const invoicePath = '/api/ubl2.1/invoice';
export const previewPath = `${invoicePath}/preeliminar-view`;

/** Inside the configured range, and unlikely to be taken by a generator. */
export const firstNumber = 990_300_001;

const example = dataJson('examples/invoice.json') as JsonObject; // our own file

export const exampleInvoice = (changes: JsonObject = {}): JsonObject => ({
  ...example,
  number: firstNumber,
  ...changes,
});

/** The value at a path of keys and positions; undefined if the path leads nowhere. */
export const valueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const result = ['ResponseAuthority', 'Envelope', 'Body', 'SendBillSyncResponse', 'SendBillSyncResult'] as const;

/** A field of the authority's result inside a reply of the issuing service. */
export const resultField = (body: JsonObject, field: string): unknown => valueAt(body, ...result, field);

/** The `verdict` of a document accepted without a line. */
export const acceptedWithoutLines = { accepted: true, rejected: [], notifications: [] } as const;
