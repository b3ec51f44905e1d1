export type Bilingual = { readonly en: string; readonly es: string };

/**
 * Texts of rules for people: a plain string is English, and a pair gives both languages. Texts without Spanish are
 * shown in English, and marked as such.
 */
export type Wording = string | Bilingual;

/** What reads alike in both languages: a number, a code, a name of the XML, a quotation. */
export const verbatim = (text: string): Bilingual => ({ en: text, es: text });

export const english = (wording: Wording): string => (typeof wording === 'string' ? wording : wording.en);

export const spanish = (wording: Wording | undefined): string | undefined =>
  typeof wording === 'object' ? wording.es : undefined;

/** For a part of a longer Spanish text: in English where there is no Spanish. */
export const inSpanish = (wording: Wording): string => spanish(wording) ?? english(wording);

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
