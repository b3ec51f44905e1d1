/** The changes that correct a rejected document, as `ensayo judge` prints them. */
import { claimOf, type ProposedChanges } from '../../../simulator/judge/index.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { bold, dim, green, print, printable, red } from '../shared/output.ts';

type ProposedChange = ProposedChanges['changes'][number];

const oneLine = (xml: string): string => printable(xml.replaceAll(/\s+/g, ' '));

const showChange = (change: ProposedChange, place: number, language: Language): void => {
  const { changes: texts } = textsIn(language);
  const { code, xpath, before, after, source, followsFrom } = change;
  const notes = [
    ...(followsFrom === undefined ? [] : [texts.follows(followsFrom)]),
    ...(source === 'example' ? [texts.example] : []),
    ...(source === 'moved' ? [texts.moved] : []),
  ];
  const told = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  print(`    ${String(place)}. ${code}${told} ${dim(printable(xpath))}`);
  if (before !== undefined) print(`       ${red(`- ${oneLine(before)}`)}`);
  if (after !== undefined) print(`       ${green(`+ ${oneLine(after)}`)}`);
};

const showNeeds = ({ needed }: ProposedChanges, language: Language): void => {
  const { changes: texts } = textsIn(language);
  if (needed.length > 0) print(`  ${bold(texts.needed)}`);
  for (const { code, xpath, missing } of needed) {
    print(`    ${code} ${dim(printable(xpath))}: ${missing ? texts.lacks : texts.doubtful}`);
  }
};

/** By the code of a change: the other codes that it settles. */
const settledWith = ({ changes, settledBy, left }: ProposedChanges): ReadonlyMap<string, readonly string[]> => {
  const made = new Set(changes.map(({ code }) => code));
  const by = new Map<string, readonly string[]>();
  for (const [code, cause] of Object.entries(settledBy))
    if (!made.has(code) && !left.includes(code)) by.set(cause, [...(by.get(cause) ?? []), code]);
  return by;
};

/** Fewer lines are read as fast as their cause. */
const fewest = 4;

/** Before many lines: the one that the others follow from. A change may also settle what no line says yet. */
export const showCause = (proposed: ProposedChanges, shown: ReadonlySet<string>, language: Language): void => {
  const { changes: texts } = textsIn(language);
  for (const [code, codes] of settledWith(proposed)) {
    const others = codes.filter((each) => shown.has(each));
    if (shown.has(code) && others.length >= fewest) print(`  ${bold(texts.cause(code, others))}`);
  }
};

const showKnown = (proposed: ProposedChanges, language: Language): void => {
  const { changes, left } = proposed;
  const { changes: texts } = textsIn(language);
  const claim = claimOf(proposed);
  if (claim === undefined) return;
  print(`  ${bold(texts.claims[claim](left.join(', ')))}`);
  for (const [index, change] of changes.entries()) showChange(change, index + 1, language);
  for (const [by, codes] of settledWith(proposed)) print(dim(`    ${texts.settled(codes, by)}`));
};

/** Nothing where nothing is known to change. */
export const showChanges = (proposed: ProposedChanges, language: Language): void => {
  showKnown(proposed, language);
  showNeeds(proposed, language);
};
