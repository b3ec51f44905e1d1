/** Rules about lines: written with the names of an invoice, judged under those of each document. */
import { lineNames } from '../checks/taxes.ts';
import type { Requirement } from '../checks/vocabulary/violation.ts';
import { documentKinds, type DocumentKind } from '../document/kind.ts';
import { type InDocuments, but, type row } from './row.ts';

export const line = '/*/cac:InvoiceLine';
export const quantity = `${line}/cbc:InvoicedQuantity`;
export const item = `${line}/cac:Item`;

export const namedAs = (kind: DocumentKind, path: string): string => {
  const names = lineNames({ kind });
  return path
    .replace('/cac:InvoiceLine', `/cac:${names.line}`)
    .replace('/cbc:InvoicedQuantity', `/cbc:${names.quantity}`);
};

/**
 * The documents that have a rule and its target, a path of an invoice at a
 * line or below one (`owner` too, where the rule names one), with the paths in
 * each document that names them otherwise.
 */
export const onLines = (
  documents: InDocuments,
  target: string,
  owner?: string,
): Pick<Parameters<typeof row>[0], 'in' | 'target' | 'owner'> => {
  const named = (kind: DocumentKind) => ({
    target: namedAs(kind, target),
    ...(owner === undefined ? {} : { owner: namedAs(kind, owner) }),
  });
  return {
    in: Object.fromEntries(
      documentKinds.flatMap((kind) => {
        const make = documents[kind];
        return make === undefined ? [] : [[kind, but(make, named(kind))]];
      }),
    ),
    ...named('invoice'),
  };
};

/** A document with exactly two lines, of each of which that is required. */
export const twoLines = (...required: readonly ((line: string) => Requirement)[]): readonly Requirement[] => [
  ...[`${line}[1]`, `${line}[2]`].flatMap((each) => required.map((like) => like(each))),
  { path: `${line}[3]`, not: true },
];
