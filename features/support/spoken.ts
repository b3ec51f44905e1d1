/** The language in which the steps report: that of the run, which every process of it gets as a parameter. */
import type { Bilingual, Language } from '../../src/common/text/bilingual.ts';

let language: Language = 'en';

export const speak = (chosen: Language): void => {
  language = chosen;
};

export const chosen = (text: Bilingual): string => text[language];
