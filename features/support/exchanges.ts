/** Attaches to each scenario what it sent and what came of it, for the report. */
import { After } from '@cucumber/cucumber';
import { exchangesMediaType, type ExchangeNote } from '../../src/harness/reporting/exchange-note.ts';
import { notesOf } from '../../src/harness/reporting/note-exchange.ts';
import type { Exchange, Journal } from '../../simulator/soap/journal.ts';
import { explanationsOf } from './answers.ts';
import type { EnsayoWorld } from './world.ts';

/** The newest exchange of a journal that a scenario before has shown. */
const shown = new WeakMap<Journal, string>();

/** What this scenario added, oldest first. */
const newIn = (journal: Journal): readonly Exchange[] => {
  const exchanges = journal.since(shown.get(journal));
  const [newest] = exchanges;
  if (newest !== undefined) shown.set(journal, newest.id);
  return exchanges.toReversed();
};

const most = 4;

/** What was rejected before what was accepted on the way; the last one in any case. */
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
