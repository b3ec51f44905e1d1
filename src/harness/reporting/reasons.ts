/** What scenarios failed with, in Spanish: the run records it in English, and most of it is written by libraries. */
import { translated, type Form } from './translate.ts';
import { composed, type Bilingual, type Language } from '../../common/text/bilingual.ts';

const forms: readonly Form[] = [
  [/^No step definition matches this step\.$/, 'Ninguna definición corresponde a este paso.'],
  [/^Several step definitions match this step\.$/, 'Varias definiciones corresponden a este paso.'],
  [/^The step is pending\.$/, 'El paso está pendiente.'],
  [/^The step did not end\.$/, 'El paso no terminó.'],
  [/^The scenario did not end\.$/, 'El escenario no terminó.'],
  [/^none of its steps$/, 'ninguno de sus pasos'],
  [/^a hook$/, 'una acción antes o después de los pasos'],
  // What assertions without a message of their own begin with.
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
