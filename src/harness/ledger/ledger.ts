/**
 * What the last full conformance run proved about the catalogue: for every entry, whether a broken document fired it
 * and a complete one did not. It counts only as long as the catalogue is unchanged since that run.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import type { ListedRule } from '../../../simulator/judge/index.ts';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { breakableEntries, catalogueText, listedRules, shownEventEntries } from '../catalogue-facts.ts';
import { sentKinds } from '../events/flow.ts';
import { completeNames } from '../violations/base.ts';
import { ledgerKey, type RecordedPart } from './recording.ts';

export type Proof = {
  /** A document broken as declared was answered with exactly the declared lines. */
  readonly fires: boolean;
  /** A complete document that contains the rule's target was answered without it. */
  readonly passes: boolean;
};

export type Ledger = {
  /** The commit that was run; null outside a clone. */
  readonly commit: string | null;
  /** SHA-256 of the catalogue as data, in hexadecimal. */
  readonly catalogueHash: string;
  /** By kind of document and code: `invoice/FAD06`. */
  readonly entries: Readonly<Record<string, Proof>>;
};

export const ledgerFile = (): string => packageFile('reports/coverage.json');

let hash: string | undefined;

export const catalogueHash = (): string => (hash ??= createHash('sha256').update(catalogueText()).digest('hex'));

/** Undefined if nothing was run, or a different catalogue was. */
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

export type Provenance = ListedRule['source']['certainty'];

/** A rule listed in the authority's catalogue, with its proofs. */
export type Covered = {
  readonly rule: ListedRule;
  readonly fires: boolean;
  readonly passes: boolean;
};

export type Coverage = {
  readonly covered: readonly Covered[];
  /** Undefined if this catalogue had no full run. */
  readonly ledger: Ledger | undefined;
};

/** A rule of every document is proved when it is proved in each of them. */
const keysOf = ({ document, code, entries }: ListedRule): readonly string[] =>
  (entries.length === 0 ? [{ document }] : entries).map((each) =>
    ledgerKey({ document: each.document, code: { code } }),
  );

/** Every listed rule, in the order of the catalogue. */
export const coverage = (ledger = readLedger()): Coverage => {
  const covered = listedRules().map((rule): Covered => {
    const proofs = keysOf(rule).map((key) => ledger?.entries[key]);
    return {
      rule,
      fires: proofs.every((proof) => proof?.fires === true),
      passes: proofs.every((proof) => proof?.passes === true),
    };
  });
  return { covered, ledger };
};

// What a run proved

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

const outcomeKeys = (): readonly string[] => catalogue().outcomes.map(ledgerKey);

const allKeys = (): readonly string[] => [
  ...documentKinds.flatMap(breakableEntries).map(ledgerKey),
  ...sentKinds.flatMap(shownEventEntries).map(ledgerKey),
  ...outcomeKeys(),
];

/** Everything to be judged unbroken; each outcome has an exchange with a different end. */
const allComplete = (): readonly string[] => [...completeNames(), ...sentKinds, ...outcomeKeys()];

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
