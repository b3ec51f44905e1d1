/** Collects, during a run, the results of every entry. */
import { execFileSync } from 'node:child_process';
import { packageFile } from '../../common/data-directory.ts';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { sentKinds, shownEventEntries } from '../events/flow.ts';
import { catalogueHash, ledgerKey, type Ledger, type Proof } from './ledger.ts';
import { breakableEntries } from '../catalogue-facts.ts';
import { completeNames } from '../violations/base.ts';

/** A rule of a document or an event, or the end of an exchange. */
export type Provable = { readonly document: string; readonly code: { readonly code: string } };

export type Recording = {
  /** The entry was expected to fire: it did so as declared, or did not. */
  readonly tried: (entry: Provable, fired: boolean) => void;
  /**
   * Something unbroken was judged, and passed these entries: a complete document or event, or an exchange with a
   * different end.
   */
  readonly passed: (complete: string, entries: readonly Provable[]) => void;
  /** The recorded results, as plain data: a run in several processes has one of each. */
  readonly part: () => RecordedPart;
};

export type RecordedPart = {
  /** By key, whether all its scenarios fired it. */
  readonly tried: Readonly<Record<string, boolean>>;
  readonly passes: readonly string[];
  readonly judged: readonly string[];
};

const keyOf = ({ document, code }: Provable): string => ledgerKey(document, code.code);

/** Null if there is no clone, or no git. */
export const currentCommit = (): string | null => {
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

const outcomeKeys = (): readonly string[] => catalogue().outcomes.map(keyOf);

const allKeys = (): readonly string[] => [
  ...documentKinds.flatMap(breakableEntries).map(keyOf),
  ...sentKinds.flatMap(shownEventEntries).map(keyOf),
  ...outcomeKeys(),
];

/** Everything to be judged unbroken; each outcome has an exchange with a different end. */
const allComplete = (): readonly string[] => [...completeNames(), ...sentKinds, ...outcomeKeys()];

export const createRecording = (): Recording => {
  const tried = new Map<string, boolean>();
  const passes = new Set<string>();
  const judged = new Set<string>();
  return {
    tried: (entry, fired) => {
      const key = keyOf(entry);
      // An entry that has several scenarios must fire in all of them.
      tried.set(key, (tried.get(key) ?? true) && fired);
    },
    passed: (complete, entries) => {
      judged.add(complete);
      for (const entry of entries) passes.add(keyOf(entry));
    },
    part: () => ({ tried: Object.fromEntries(tried), passes: [...passes], judged: [...judged] }),
  };
};

/**
 * The ledger of a run; undefined unless every entry was tried, and everything complete judged, in one part or another.
 */
export const ledgerOf = (parts: readonly RecordedPart[]): Ledger | undefined => {
  const keys = allKeys();
  const judged = new Set(parts.flatMap((part) => part.judged));
  const passes = new Set(parts.flatMap((part) => part.passes));
  const fired = (key: string): readonly boolean[] => parts.flatMap(({ tried }) => tried[key] ?? []);
  const isWhole = keys.every((key) => fired(key).length > 0) && allComplete().every((name) => judged.has(name));
  if (!isWhole) return undefined;
  const proofs = keys.map((key): readonly [string, Proof] => [
    key,
    { fires: fired(key).every(Boolean), passes: passes.has(key) },
  ]);
  return { commit: currentCommit(), catalogueHash: catalogueHash(), entries: Object.fromEntries(proofs) };
};
