/**
 * What scenarios failed with, in Spanish. Of an assertion without a message of its own, and of a time limit, cucumber's
 * messages have nothing but the English sentence of the library: neither operator nor limit.
 */
import { translated, type Form } from './translate.ts';
import { composed, type Bilingual, type Language } from '../../common/text/bilingual.ts';

const forms: readonly Form[] = [
  [/^Expected values to be strictly (?:deep-)?equal:/, 'Se esperaban valores iguales:'],
  [/^Expected "actual" to be strictly unequal to:/, 'Se esperaba un valor distinto de:'],
  [/^The expression evaluated to a falsy value:/, 'La condición no se cumple:'],
  [/^The input did not match the regular expression (.+)\. Input:/, 'El valor no coincide con la expresión $1. Valor:'],
  [
    /^function timed out, ensure the promise resolves within (\d+) milliseconds/,
    'el paso no terminó en $1 milisegundos',
  ],
];

/** What a scenario failed with; the words of somebody's own features stay as they are. */
export const failureIn = (language: Language, what: string): string =>
  language === 'en' ? what : (translated(forms, what) ?? what);

export const failureTexts = (what: string): Bilingual => composed((language) => failureIn(language, what));
