/**
 * Texts of rules for people: a plain string is English, and a pair gives both languages. Texts without Spanish are
 * shown in English, and marked as such.
 */
export type Wording = string | { readonly en: string; readonly es: string };

export const english = (wording: Wording): string => (typeof wording === 'string' ? wording : wording.en);

export const spanish = (wording: Wording | undefined): string | undefined =>
  typeof wording === 'object' ? wording.es : undefined;

/** The members that have a Spanish text; undefined if none has. */
export const spanishOf = <Name extends string>(
  wordings: Readonly<Partial<Record<Name, Wording | undefined>>>,
): Readonly<Partial<Record<Name, string>>> | undefined => {
  const told = Object.entries<Wording | undefined>(wordings).flatMap(([name, wording]) => {
    const text = spanish(wording);
    return text === undefined ? [] : [[name, text] as const];
  });
  return told.length === 0 ? undefined : (Object.fromEntries(told) as Partial<Record<Name, string>>); // names of the members
};
