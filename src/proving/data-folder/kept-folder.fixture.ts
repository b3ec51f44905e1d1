/** The contents of the data folders that versions leave for their successors (scripts/keep-data-folder.mjs). */
import { writeFileSync } from 'node:fs';
import { startBox, type Box } from '../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../harness/testing/example.ts';

/** In the open: the folder holds nothing but test data. */
const key = Buffer.alloc(32, 'kept').toString('base64');

export const keptToken = 'a-token-of-the-kept-data-folder';

/** Of the accepted invoice; the rejected one has the next. */
export const keptNumber = 990_000_001;

/** Both services on that folder, on the day after it was written. */
export const startKept = (data: string, keyFile: string, options: { readonly day?: number } = {}): Promise<Box> => {
  writeFileSync(keyFile, key, { mode: 0o600 });
  const { day = 21 } = options;
  return startBox({ data, keyFile, clock: `2026-11-${String(day)}T10:00:00-05:00`, seed: `kept ${String(day)}` });
};

/** One accepted invoice, one rejected, and a token. */
export const fillDataFolder = async (data: string, keyFile: string): Promise<void> => {
  writeFileSync(keyFile, key, { mode: 0o600 });
  const box = await startBox({
    data,
    keyFile,
    token: keptToken,
    clock: '2026-11-20T10:00:00-05:00',
    seed: 'kept',
  });
  const accepted = exampleInvoice({ number: keptNumber });
  await box.post(invoicePath, accepted);
  const totals = Reflect.get(accepted, 'legal_monetary_totals') as object; // of our own example
  const wrong = { ...accepted, number: keptNumber + 1, legal_monetary_totals: { ...totals, payable_amount: '1.00' } };
  await box.post(invoicePath, wrong);
  await box.close();
};
