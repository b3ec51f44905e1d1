/** The words of the console: one file per language, and the compiler reports a word that a language lacks. */
import { en } from './en.ts';
import { es, type Texts } from './es.ts';

export type { Texts };

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language => text === 'es' || text === 'en';

export const textsOf = (language: Language): Texts => (language === 'es' ? es : en);
