import { describe, expect, it } from 'vitest';
import { documentKinds, eventKinds } from '../document/kind.ts';
import { inBoth } from '../checks/vocabulary/wording.ts';
import type { CatalogueEntry } from '../engine/catalogue.ts';
import type { SubjectKind } from '../document/kind.ts';
import { catalogue } from './index.ts';

/** Words that one of the languages has, and that are in no name of the XML. */
const englishWords = /\b(?:[Tt]he|is|are|of|with|and|or|not|there|without|which|value|must|[Ss]end|[Gg]ive)\b/;
const spanishWords = /\b(?:el|la|los|las|es|está|del|con|y|que|una?|sin|valor|debe|envíe|indique)\b/i;

/** Without quoted values, addresses, paths and names of the XML. */
const prose = (text: string): string =>
  text.replaceAll(/"[^"]*"|«[^»]*»|https?:\S+|\S*[/:@_]\S*/g, ' ').replaceAll(/\b\p{L}*\p{Ll}\p{Lu}\p{L}*\b/gu, ' ');

type Texts = { readonly en: string; readonly es: string };

const textsOf = ({ rule }: CatalogueEntry<SubjectKind>): readonly Texts[] => {
  const { title, fix, spanish, strictly, check } = rule;
  return [
    { en: title, es: spanish.title },
    { en: fix, es: spanish.fix },
    ...(strictly === undefined ? [] : [{ en: strictly.holds, es: spanish.strictly ?? '' }]),
    ...(typeof check === 'function' ? [] : [inBoth(check.expected)]),
  ];
};

const all = [...documentKinds, ...eventKinds].flatMap((kind) =>
  catalogue()
    .entries(kind)
    .flatMap((entry) => textsOf(entry).map((texts) => ({ code: entry.code.code, ...texts }))),
);

describe('the texts of the rules', () => {
  it('have no English words in Spanish', () => {
    const mixed = all.filter(({ es }) => englishWords.test(prose(es))).map(({ code, es }) => `${code}: ${es}`);
    expect([...new Set(mixed)]).toEqual([]);
  });

  it('have no Spanish words in English', () => {
    const mixed = all.filter(({ en }) => spanishWords.test(prose(en))).map(({ code, en }) => `${code}: ${en}`);
    expect([...new Set(mixed)]).toEqual([]);
  });

  it('are not empty in either', () => {
    expect(all.filter(({ en, es }) => en.trim() === '' || es.trim() === '')).toEqual([]);
  });
});
