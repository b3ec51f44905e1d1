/** docs/catalogue-changes.md: what the second edition of the catalogue changed, and where each change is proved. */
import { readdirSync, readFileSync } from 'node:fs';
import { dataFile, packageFile } from '../../common/data-directory.ts';
import { eventKinds } from '../../../simulator/document/kind.ts';
import type { ListedRule } from '../../../simulator/engine/listing.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listedRules } from '../catalogue-facts.ts';
import { code, table } from './tables.ts';

type Change = {
  readonly part: string;
  /** Codes, `*AS05` for the family in every document, or an entry: `creditNote/92`. */
  readonly rules: string;
  readonly change: string;
};

const readChanges = (): readonly Change[] =>
  JSON.parse(readFileSync(dataFile('catalogue-changes.json'), 'utf8')) as readonly Change[]; // our own file

/** The letters that a family may have in front of it, with those of its document. */
const anyLetters = /^(?:F|C|D|DS|NS)$/;

/** What the page needs of a rule about a document or an event. */
type Entry = Pick<ListedRule, 'id' | 'code' | 'unreachable'>;

/** Rules about events are not listed with those about documents. */
const eventEntries = (): readonly Entry[] =>
  eventKinds.flatMap((kind) =>
    catalogue()
      .entries(kind)
      .map(({ code: { code: own, unreachable } }) => ({ id: `${kind}/${own}`, code: own, unreachable })),
  );

const isNamed = (name: string, { id, code: own }: Entry): boolean => {
  if (name.includes('/')) return id === name;
  if (!name.startsWith('*')) return own === name;
  const family = name.slice(1);
  return own.endsWith(family) && anyLetters.test(own.slice(0, -family.length));
};

/** Files that hold cases written by hand, by the text that is searched for codes. */
const witnesses = (): ReadonlyMap<string, string> => {
  const boundaries = readdirSync(dataFile('boundaries')).map((name) => `datasets/boundaries/${name}`);
  const tests = ['simulator/rules', 'simulator/checks/signature']
    .flatMap((folder) => readdirSync(packageFile(folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.test.ts') && !path.includes('specification'));
  return new Map([...boundaries, ...tests].sort().map((path) => [path, readFileSync(packageFile(path), 'utf8')]));
};

/** A change with the entries it concerns, and the files with cases of them written by hand. */
export type ProvedChange = Change & {
  /** By name in `rules`, in that order. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly cases: readonly string[];
};

export const provedChanges = (): readonly ProvedChange[] => {
  const texts = [...witnesses()];
  const listed: readonly Entry[] = [...listedRules(), ...eventEntries()];
  return readChanges().map((change) => {
    const names = change.rules.split(' ');
    const entries = new Map(names.map((name) => [name, listed.filter((rule) => isNamed(name, rule))]));
    const codes = new Set([...entries.values()].flat().map((rule) => rule.code));
    const mentions = (text: string): boolean => [...codes].some((each) => new RegExp(`\\b${each}\\b`).test(text));
    return { ...change, entries, cases: texts.filter(([, text]) => mentions(text)).map(([path]) => path) };
  });
};

/** Entries that a scenario breaks a document by. */
const broken = ({ entries }: ProvedChange): number =>
  [...entries.values()].flat().filter(({ unreachable }) => unreachable === undefined).length;

const link = (path: string): string => `[${path.slice(path.lastIndexOf('/') + 1)}](../${path})`;

const row = (change: ProvedChange): readonly string[] => {
  const count = broken(change);
  return [
    change.rules.split(' ').map(code).join(' '),
    change.change,
    count === 0 ? 'none: unreachable' : `${count}`,
    change.cases.map(link).join(', '),
  ];
};

/** The page. */
export const changesPage = (): string => {
  const changes = provedChanges();
  const parts = [...new Set(changes.map(({ part }) => part))];
  const sections = parts.map((part) => {
    const rows = changes.filter((change) => change.part === part).map(row);
    return `## ${part}\n\n${table(['Rules', 'What changed', 'Scenarios', 'Cases by hand'], rows)}`;
  });
  return `${[
    '# Changes of the catalogue',
    '<!-- Generated from datasets/catalogue-changes.json by `npm run generate`. -->',
    'The second edition of the catalogue, of November 2026, compared the rules with official examples, with the tables of annex 1.9, and with responses and documents that integrators published. This page lists every change. `*AS05` is the rule of that number in every kind of document. "Strictly" means: under the profile `strict`, which reads the annex as printed.',
    'A scenario breaks a valid document by the rule and compares the response line by line: `ensayo conform --code FAS05`. The cases by hand hold values from both sides of the limit, or situations.',
    ...sections,
  ].join('\n\n')}\n`;
};
