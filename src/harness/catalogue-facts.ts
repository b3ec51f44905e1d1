import { readFileSync } from 'node:fs';
import { dataFile } from '../common/data-directory.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import type { CatalogueEntry } from '../../simulator/engine/catalogue.ts';

/** A rule as the authority's catalogue lists it (`datasets/catalogue.json`), implemented or not. */
export type ListedRule = {
  /** document/code, with /2 where a code stands twice for one document. */
  readonly id: string;
  readonly code: string;
  readonly document: string;
  readonly kind: 'R' | 'N';
  readonly target: string;
  readonly needs: readonly string[];
  readonly source: string;
  readonly defaultOn?: boolean;
  readonly outcome?: boolean;
  readonly legacy?: boolean;
};

let listed: readonly ListedRule[] | undefined;

export const listedRules = (): readonly ListedRule[] =>
  (listed ??= JSON.parse(readFileSync(dataFile('catalogue.json'), 'utf8')) as readonly ListedRule[]); // our own file

/** The declaration behind a listed rule. Signature, schema and reception rules stand for every kind of document. */
export const implementationOf = ({
  code,
  document,
}: Pick<ListedRule, 'code' | 'document'>): CatalogueEntry | undefined => {
  const entries = catalogue().find(code);
  const isGeneral = document === 'signature' || document === 'soap' || document === 'zip';
  return entries.find((entry) => isGeneral || entry.document === document);
};
