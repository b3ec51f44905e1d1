/** What follows from the program in the READMEs: the list of commands and the figures of the catalogue. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { verbs } from '../../cli/program.ts';
import { catalogueTotals, equivalentCounts, listedRules } from '../../harness/catalogue-facts.ts';

const called = verbs.map(({ name, arguments: [[form] = ['']] = [] }) => `ensayo ${name} ${form}`);
const width = Math.max(...called.map((each) => each.length)) + 2;

const listIn = (language: Language): string =>
  verbs.map(({ about }, at) => `${called[at]?.padEnd(width)}${about[language]}\n`).join('');

const list = /(?<=\n```\n)ensayo up [^]*?(?=```)/;

const totals = catalogueTotals();
const equivalent = equivalentCounts(listedRules());
const { length: unreachable } = listedRules().filter((rule) => rule.unreachable !== undefined);

/** Behind these words stands that figure. */
const figures: Readonly<Record<Language, readonly (readonly [words: RegExp, figure: number])[]>> = {
  en: [
    [/(?<=catalogue of rules:\s+)[\d,]+/, totals.rules],
    [/(?<=the entries have\s+)[\d,]+/, totals.codes],
    [/(?<=there are\s+)[\d,]+(?=\s+codes)/, totals.allCodes],
    [/[\d,]+(?=\s+are on, of which)/, equivalent.on],
    [/(?<=are on, of which\s+)[\d,]+/, equivalent.seen],
    [/(?<=Of these entries,\s+)[\d,]+/, unreachable],
  ],
  es: [
    [/(?<=El catálogo tiene\s+)[\d.]+/, totals.rules],
    [/(?<=comparten códigos: son\s+)[\d.]+\d/, totals.codes],
    [/[\d.]+(?=\s+con los de las reglas solo sobre eventos)/, totals.allCodes],
    [/[\d.]+(?=\s+activas, de las cuales)/, equivalent.on],
    [/(?<=activas, de las cuales\s+)[\d.]+/, equivalent.seen],
  ],
};

/** 2.252 in Spanish; es-CO writes no point in 2252. */
const locales: Readonly<Record<Language, string>> = { en: 'en', es: 'de' };

/** @throws Error for a page that lacks one of these places */
const replaced = (text: string, place: RegExp, by: string): string => {
  if (!place.test(text)) throw new Error(`The README has no ${String(place)}.`);
  return text.replace(place, () => by);
};

/** The page as it should be. */
export const readme = (path: string, language: Language): string =>
  figures[language].reduce(
    (text, [words, figure]) => replaced(text, words, figure.toLocaleString(locales[language])),
    replaced(readFileSync(packageFile(path), 'utf8'), list, listIn(language)),
  );
