import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { After, AfterAll, Status } from '@cucumber/cucumber';
import { runParameters } from '../../src/harness/conform/parameters.ts';
import { namedRow } from '../../src/harness/conform/rows.ts';
import { documentCalled } from '../../src/harness/violations/row-documents.ts';
import { createRecording, type RecordedPart } from '../../src/harness/ledger/recording.ts';
import type { EnsayoWorld } from './world.ts';

/** What this run proves about the catalogue. */
export const proofs = createRecording();

/** A row is about the rule that its name begins with. */
const provenBy = ({ name, tags }: { readonly name: string; readonly tags: readonly { readonly name: string }[] }) => {
  const row = tags.some((tag) => tag.name === '@rules') ? namedRow(name) : undefined;
  const document = row && documentCalled(row.subject, 'en')?.subject;
  return row === undefined || document === undefined ? [] : [{ document, code: { code: row.code } }];
};

After(function (this: EnsayoWorld, { pickle, result }) {
  // What is out of reach proves nothing either way.
  if (result?.status === Status.SKIPPED) return;
  for (const entry of [...this.proves, ...provenBy(pickle)]) proofs.tried(entry, result?.status === Status.PASSED);
});

/**
 * Together with this process's own, the parts of all processes of the run that have ended; cucumber.js creates the
 * folder.
 */
const partsOfRun = (folder: string): readonly RecordedPart[] => {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, String(process.pid));
  // Renamed only when complete: another process may be reading.
  writeFileSync(own, JSON.stringify(proofs.part()));
  renameSync(own, `${own}.json`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedPart); // written so above
};

/** The last process to end sees the parts of all. A run of some scenarios only leaves the ledger of the last full one as it is. */
AfterAll(async function () {
  const { proofs: own } = runParameters(this.parameters);
  if (own !== undefined) {
    partsOfRun(own);
    return; // Whoever requested the parts combines them.
  }
  const folder = process.env.ENSAYO_PROOFS;
  const { ledgerOf, writeLedger } = await import('../../src/harness/ledger/ledger.ts');
  const ledger = ledgerOf(folder === undefined ? [proofs.part()] : partsOfRun(folder));
  if (ledger !== undefined) writeLedger(ledger);
});
