/**
 * What scenarios failed with, in Spanish. Steps word it in the language of the run (features/support/stated.ts); a page
 * may have the other one. Cucumber's messages have nothing but the English sentence for a time limit.
 */
import { translated, type Form } from './translate.ts';
import { composed, type Bilingual, type Language } from '../../common/text/bilingual.ts';

const received = '; received ';

const beginnings: readonly (readonly [english: string, spanish: string, needs?: string])[] = [
  ['Expected a text that contains ', 'Se esperaba un texto que contenga ', received],
  ['Expected a text that matches ', 'Se esperaba un texto que coincida con ', received],
  ['Expected anything but ', 'Se esperaba un valor distinto de '],
  ['Expected ', 'Se esperaba ', received],
];

const timeLimit: Form = [
  /^function timed out, ensure the promise resolves within (\d+) milliseconds/,
  'el paso no terminó en $1 milisegundos',
];

/** Values may be long and have any words, so nothing but the words between them is looked for. */
const assertionInSpanish = (what: string): string | undefined => {
  const [english, spanish] =
    beginnings.find(([begins, , needs = '']) => what.startsWith(begins) && what.includes(needs)) ?? [];
  if (english === undefined || spanish === undefined) return undefined;
  return spanish + what.slice(english.length).replace(received, '; se recibió ');
};

/** What a scenario failed with; the words of somebody's own features stay as they are. */
export const failureIn = (language: Language, what: string): string =>
  language === 'en' ? what : (assertionInSpanish(what) ?? translated([timeLimit], what) ?? what);

export const failureTexts = (what: string): Bilingual => composed((language) => failureIn(language, what));
