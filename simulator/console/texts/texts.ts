/** The words of the console: one file per language, and the compiler reports a word that a language lacks. */
import { en } from './en.ts';
import { es, type Texts } from './es.ts';

export type { Texts };

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language => text === 'es' || text === 'en';

export const textsOf = (language: Language): Texts => (language === 'es' ? es : en);

/** The first language of the header that is available; otherwise Spanish. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '').split(',').map((range) => {
    const [name = '', ...parameters] = range.trim().split(';');
    const weight = /^\s*q=([01](?:\.\d{1,3})?)$/.exec(parameters.join(';'))?.[1];
    return { language: name.slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
  });
  const [best] = wanted
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return isLanguage(best?.language) ? best.language : 'es';
};
