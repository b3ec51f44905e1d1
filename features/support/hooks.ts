/** Before our own suites, everything is loaded once; after each scenario, its exchanges are attached for the report. */
import { After } from '@cucumber/cucumber';
import { startBox } from '../../src/harness/box.ts';
import { exampleInvoice } from './data.ts';
import { exchangesMediaType, notesOf, type ExchangeNote } from '../../src/harness/reporting/exchange-notes.ts';
import type { Exchange, Journal } from '../../simulator/soap/journal.ts';
import { explanationsOf } from '../../src/harness/answers.ts';
import type { EnsayoWorld } from './world.ts';

const throwaway = await startBox({ seed: 'warm-up' });
await throwaway.post('/api/ubl2.1/invoice', exampleInvoice(990_000_001));
await throwaway.close();

// After each scenario

/** The newest exchange that an earlier scenario has shown from a journal. */
const shown = new WeakMap<Journal, string>();

/** What this scenario added, oldest first. */
const newIn = (journal: Journal): readonly Exchange[] => {
  const exchanges = journal.since(shown.get(journal));
  const [newest] = exchanges;
  if (newest !== undefined) shown.set(journal, newest.id);
  return exchanges.toReversed();
};

const most = 4;

/** Rejected exchanges before intermediate accepted ones; always the last one. */
const telling = (notes: readonly ExchangeNote[]): readonly ExchangeNote[] => {
  const last = notes.at(-1);
  return notes.filter((note) => note === last || note.findings.length > 0).slice(-most);
};

After(async function (this: EnsayoWorld) {
  const exchanges = this.journals.flatMap(newIn);
  const explanations = this.replies.flatMap(({ body }) => explanationsOf(body));
  const notes: ExchangeNote[] = [];
  for (const exchange of exchanges) notes.push(...(await notesOf(exchange, explanations)));
  if (notes.length > 0) this.attach(JSON.stringify(telling(notes)), exchangesMediaType);
});
