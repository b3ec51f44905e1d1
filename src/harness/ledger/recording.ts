/** Collects, during a run, what becomes of every entry. */
import { execFileSync } from 'node:child_process';
import { packageFile } from '../../common/data-directory.ts';
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { documentKinds } from '../../../simulator/engine/document-kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { catalogueHash, ledgerKey, type Ledger, type Proof } from './ledger.ts';
import { completeNames } from './passes.ts';

export type Recording = {
  /** The entry was to fire: it did so as declared, or did not. */
  readonly tried: (entry: CatalogueEntry, fired: boolean) => void;
  /** The complete document was judged, and passed these entries. */
  readonly passed: (complete: string, entries: readonly CatalogueEntry[]) => void;
  /** The ledger; undefined unless every entry was tried and every complete document judged. */
  readonly ledger: () => Ledger | undefined;
};

const keyOf = ({ document, code }: CatalogueEntry): string => ledgerKey(document, code.code);

/** Null where there is no clone, or no git. */
const currentCommit = (): string | null => {
  try {
    const cwd = packageFile('.');
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

const allKeys = (): readonly string[] =>
  documentKinds.flatMap((kind): readonly CatalogueEntry[] => catalogue().entries(kind)).map(keyOf);

export const createRecording = (): Recording => {
  const tried = new Map<string, boolean>();
  const passes = new Set<string>();
  const judged = new Set<string>();
  return {
    tried: (entry, fired) => {
      const key = keyOf(entry);
      // An entry that has several scenarios fires in all of them.
      tried.set(key, (tried.get(key) ?? true) && fired);
    },
    passed: (complete, entries) => {
      judged.add(complete);
      for (const entry of entries) passes.add(keyOf(entry));
    },
    ledger: () => {
      const keys = allKeys();
      const isWhole = keys.every((key) => tried.has(key)) && completeNames().every((name) => judged.has(name));
      if (!isWhole) return undefined;
      const proofs = keys.map((key): readonly [string, Proof] => [
        key,
        { fires: tried.get(key) === true, passes: passes.has(key) },
      ]);
      return { commit: currentCommit(), catalogueHash: catalogueHash(), entries: Object.fromEntries(proofs) };
    },
  };
};
