/** The language in which the commands speak to people. It is chosen once, before a command runs. */
import { inBoth, type Language, type Part } from '../../common/text/bilingual.ts';

let language: Language = 'en';

export const speak = (wanted: Language): void => {
  language = wanted;
};

export const spoken = (): Language => language;

/** The text in that language. */
export const chosen = (text: Part): string => inBoth(text)[language];
