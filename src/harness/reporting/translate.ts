/** A message in English, as a pattern of its whole text, and its translation, in which `$1` is the first group. */
export type Form = readonly [english: RegExp, spanish: string];

/** Undefined for a message in none of the forms. */
export const translated = (forms: readonly Form[], text: string): string | undefined => {
  const form = forms.find(([english]) => english.test(text));
  return form === undefined ? undefined : text.replace(...form);
};
