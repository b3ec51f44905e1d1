/**
 * What scenarios failed with, in Spanish. Steps word it in the language of the run (features/support/stated.ts); a page
 * may have the other one. Cucumber's messages have nothing but the English sentence for a time limit.
 */
import { translated, type Form } from './translate.ts';
import { composed, type Bilingual, type Language } from '../../common/text/bilingual.ts';

const forms: readonly Form[] = [
  [
    /^Expected a text that contains ([^]+?); received ([^]+?)\.$/m,
    'Se esperaba un texto que contenga $1; se recibió $2.',
  ],
  [
    /^Expected a text that matches ([^]+?); received ([^]+?)\.$/m,
    'Se esperaba un texto que coincida con $1; se recibió $2.',
  ],
  [/^Expected anything but ([^]+?)\.$/m, 'Se esperaba un valor distinto de $1.'],
  [/^Expected ([^]+?); received ([^]+?)\.$/m, 'Se esperaba $1; se recibió $2.'],
  [
    /^function timed out, ensure the promise resolves within (\d+) milliseconds/,
    'el paso no terminó en $1 milisegundos',
  ],
];

/** What a scenario failed with; the words of somebody's own features stay as they are. */
export const failureIn = (language: Language, what: string): string =>
  language === 'en' ? what : (translated(forms, what) ?? what);

export const failureTexts = (what: string): Bilingual => composed((language) => failureIn(language, what));
