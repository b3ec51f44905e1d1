/** After each scenario, what it sent and what it was answered is attached for the report. */
import { After, Before } from '@cucumber/cucumber';
import { explanationsOf } from '../../src/harness/answers.ts';
import { runParameters } from '../../src/harness/conform/parameters.ts';
import { exchangesMediaType, notesOf, type ExchangeNote } from '../../src/harness/reporting/exchange-notes.ts';
import { notesOfPosted } from '../../src/harness/reporting/posting-notes.ts';
import type { Exchange, Journal } from '../../simulator/service/soap/journal.ts';
import { box, type EnsayoWorld } from './world.ts';

/** Scenarios that were not found to be out of reach before they began: those sent nothing. */
const begun = new WeakSet<EnsayoWorld>();

Before(function (this: EnsayoWorld) {
  begun.add(this);
  box().traffic?.clear();
});

// Whatever is not recorded as posted: the journals of the authority

/** The newest exchange that an earlier scenario has shown from a journal. */
const shown = new WeakMap<Journal, string>();

/** What this scenario added, oldest first. */
const newIn = async (journal: Journal): Promise<readonly Exchange[]> => {
  const exchanges = await journal.since(shown.get(journal));
  const [newest] = exchanges;
  if (newest !== undefined) shown.set(journal, newest.id);
  return exchanges.toReversed();
};

const mostOfJournals = 4;

/** Rejected exchanges before intermediate accepted ones; always the last one. */
const telling = (notes: readonly ExchangeNote[]): readonly ExchangeNote[] => {
  const last = notes.at(-1);
  return notes.filter((note) => note === last || note.findings.length > 0).slice(-mostOfJournals);
};

/** @param behindPosted the exchanges of requests, which have notes of their own */
const notesOfJournals = async (
  { journals, replies }: EnsayoWorld,
  behindPosted: ReadonlySet<string>,
): Promise<readonly ExchangeNote[]> => {
  const exchanges = (await Promise.all(journals.map(newIn))).flat().filter(({ id }) => !behindPosted.has(id));
  const explanations = replies.flatMap(({ body }) => explanationsOf(body));
  const notes: ExchangeNote[] = [];
  for (const exchange of exchanges) notes.push(...(await notesOf(exchange, explanations)));
  return telling(notes);
};

// What is recorded as posted

/** A scenario that sends hundreds of documents shows the last ones. */
const mostPosted = 50;

After(async function (this: EnsayoWorld) {
  if (!begun.has(this)) return;
  const posted = box().traffic?.posted() ?? [];
  const notes: ExchangeNote[] = [];
  for (const each of posted.slice(-mostPosted)) notes.push(...(await notesOfPosted(each)));
  const behindPosted = new Set(posted.flatMap(({ exchanges }) => exchanges.map(({ id }) => id)));
  // Events go to the authority without the issuing service.
  notes.push(...(await notesOfJournals(this, behindPosted)));
  const { advice: isListed = true } = runParameters(this.parameters as object); // cucumber's: an object
  const told = isListed ? notes : notes.map(({ advice: _, ...note }) => note);
  if (notes.length > 0) this.attach(JSON.stringify(told), exchangesMediaType);
});
