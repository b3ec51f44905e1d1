import { describe, expect, it } from 'vitest';
import { documentKinds, eventKinds, type SubjectKind } from '../document/kind.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import type { CatalogueEntry } from '../judge/engine/catalogue.ts';
import type { OutcomeEntry } from '../judge/engine/outcome.ts';
import type { Source } from '../judge/engine/rule.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';
import { misplaced } from '../testing/languages.fixture.ts';
import { catalogue } from './index.ts';

/** The names of the annexes are Spanish in both languages. */
const sourceText = ({ text }: Source): Bilingual => ({
  en: text.en.replace('Anexo técnico', 'Annex'),
  es: text.es,
});

const textsOf = ({ rule, code, group, source }: CatalogueEntry<SubjectKind>): readonly Bilingual[] => {
  const { title, place, fix, strictly, check } = rule;
  return [
    title,
    fix,
    group.title,
    ...(strictly === undefined ? [] : [strictly.holds]),
    ...(strictly?.fix === undefined ? [] : [strictly.fix]),
    ...(typeof check === 'function' ? [] : [inWords(check.expected)]),
    ...(place === undefined ? [] : [place]),
    ...(code.unreachable === undefined ? [] : [code.unreachable]),
    sourceText(source),
  ];
};

const textsOfOutcome = ({ title, condition, fix, ends, otherwise, group }: OutcomeEntry): readonly Bilingual[] => [
  title,
  condition,
  fix,
  group.title,
  ...[...ends, otherwise].map(({ about }) => about),
];

const { entries, outcomes } = catalogue();

const all = [
  ...[...documentKinds, ...eventKinds].flatMap((kind) =>
    entries(kind).map((entry) => ({ code: entry.code.code, texts: textsOf(entry) })),
  ),
  ...outcomes.map((outcome) => ({ code: outcome.code.code, texts: textsOfOutcome(outcome) })),
];

const expectedBy = (check: CatalogueEntry<SubjectKind>['rule']['check']): readonly string[] => {
  if (typeof check === 'function') return [];
  const { en, es } = inWords(check.expected);
  return [en, es];
};

describe('the texts of the catalogue', () => {
  it('are each in one language', () => {
    const mixed = all.flatMap(({ code, texts }) => texts.flatMap(misplaced).map((text) => `${code} ${text}`));
    expect([...new Set(mixed)]).toEqual([]);
  });
});

it('no text of a rule shows a value that is not there', () => {
  const texts = [...documentKinds, ...eventKinds].flatMap((kind) =>
    entries(kind).flatMap(({ code, rule: { title, message, fix, check } }) =>
      [title.en, title.es, message, fix.en, fix.es, ...expectedBy(check)].map((text) => `${code.code} ${text}`),
    ),
  );
  expect(texts.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
});
