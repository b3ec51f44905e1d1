/** The body of datasets/facts/examples/invoice.json, the default company, and changes to the body by path. */
import { dataJson } from '../../common/data-directory.ts';
import type { Company } from '../company.ts';
import type { UblModel } from '../documents/model.ts';
import type { DocumentRead, GoodRead } from './read.ts';
import { readInvoice } from './ubl/invoice.ts';

const json = (path: string): unknown => dataJson(path);

export const company: Company = {
  tradeName: undefined,
  merchantRegistration: undefined,
  // The file is ours, and the tests that use it check its shape.
  ...(json('companies/default.json') as Omit<Company, 'credentials' | 'tradeName' | 'merchantRegistration'>),
  credentials: () => Promise.reject(new Error('not signed here')),
};

/** 10:30:15 in Colombia. */
export const now = Date.parse('2026-11-20T15:30:15Z');

/** Paths to values; undefined removes. */
export type Changes = Readonly<Record<string, unknown>>;

type Container = Record<string, unknown>;

const change = (target: Container, path: string, value: unknown): void => {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    target[name] ??= {};
    // Only objects and lists of the fixture are walked.
    change(target[name] as Container, rest.join('.'), value);
  } else if (value === undefined) {
    delete target[name];
  } else {
    target[name] = value;
  }
};

/** The request of a file of datasets/facts/bases: every field that documents have a place for. */
export const baseBody = (name: string): Container =>
  (json(`bases/${name}.json`) as { readonly request: Container }).request; // our own file

/** A copy of the body with the values at those paths replaced. */
export const changed = (body: Readonly<Container>, changes: Changes): Container => {
  const copy: Container = structuredClone(body);
  for (const [path, value] of Object.entries(changes)) change(copy, path, structuredClone(value));
  return copy;
};

/**
 * A copy of the example, which leaves its number to the service, with a number and the values at those paths replaced.
 */
export const invoiceBody = (changes: Changes = {}): Container =>
  changed({ number: 990000001, ...(json('examples/invoice.json') as Container) }, changes);

export const read = (changes: Changes = {}): DocumentRead<UblModel> =>
  readInvoice(invoiceBody(changes), { company, now });

/** The accepted request; anything else fails the test with the errors. */
export const taken = (changes: Changes = {}): GoodRead<UblModel> => {
  const result = read(changes);
  if (!result.ok) throw new Error(JSON.stringify(result.errors, undefined, 2));
  return result;
};
