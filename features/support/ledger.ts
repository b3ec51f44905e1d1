import { After, AfterAll, Status } from '@cucumber/cucumber';
import { writeLedger } from '../../src/harness/ledger/ledger.ts';
import { createRecording } from '../../src/harness/ledger/recording.ts';
import type { EnsayoWorld } from './world.ts';

/** What this run proves of the catalogue. */
export const proofs = createRecording();

After(function (this: EnsayoWorld, { result }) {
  for (const entry of this.proves) proofs.tried(entry, result?.status === Status.PASSED);
});

/** A run of some scenarios only leaves the ledger of the last full one as it is. */
AfterAll(() => {
  const ledger = proofs.ledger();
  if (ledger !== undefined) writeLedger(ledger);
});
