/**
 * What the last full conformance run proved of the catalogue: of every entry,
 * whether a broken document fired it and a whole one did not. It counts only
 * while the catalogue is still the one that was run.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { catalogueText } from '../catalogue-facts.ts';

export type Proof = {
  /** A document broken as declared was answered with exactly the declared lines. */
  readonly fires: boolean;
  /** A complete document that holds what the rule looks at was not. */
  readonly passes: boolean;
};

export type Ledger = {
  /** The commit that ran; null outside a clone. */
  readonly commit: string | null;
  /** SHA-256 of the catalogue as data, in hexadecimal. */
  readonly catalogueHash: string;
  /** By kind of document and code: `invoice/FAD06`. */
  readonly entries: Readonly<Record<string, Proof>>;
};

export const ledgerFile = (): string => packageFile('reports/coverage.json');

export const ledgerKey = (document: string, code: string): string => `${document}/${code}`;

let hash: string | undefined;

export const catalogueHash = (): string => (hash ??= createHash('sha256').update(catalogueText()).digest('hex'));

/** Undefined where nothing was run, or another catalogue was. */
export const readLedger = (file = ledgerFile()): Ledger | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined; // no full run yet
  }
  const ledger = JSON.parse(text) as Ledger; // written by writeLedger
  return ledger.catalogueHash === catalogueHash() ? ledger : undefined;
};

export const writeLedger = (ledger: Ledger, file = ledgerFile()): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(ledger, null, 1)}\n`);
};
