/** The language in which the commands speak to people. It is chosen once, before a command runs. */
import type { Language } from '../common/text/bilingual.ts';

let language: Language = 'en';

export const speak = (chosen: Language): void => {
  language = chosen;
};

export const spoken = (): Language => language;

/** The text in the chosen language. Both stand side by side, so that nobody changes one alone. */
export const say = (english: string, spanish: string): string => (language === 'es' ? spanish : english);
