/** Texts for people, in English and in Spanish. Whoever prints one chooses the language. */

/** Both languages, so that a missing text does not compile. */
export type Bilingual = { readonly en: string; readonly es: string };

export type Language = keyof Bilingual;

/** A text that reads the same in both: a code, a number, the name of an element. */
export const same = (text: string): Bilingual => ({ en: text, es: text });

/** A string reads the same in both languages. */
export type Part = string | Bilingual;

export const inBoth = (part: Part): Bilingual => (typeof part === 'string' ? same(part) : part);

export const english = (wording: Part): string => inBoth(wording).en;

export const spanish = (wording: Part): string => inBoth(wording).es;

/** One text made of others, once for each language. */
export const composed = (text: (language: Language) => string): Bilingual => ({ en: text('en'), es: text('es') });

/** A template whose parts may differ between the languages. */
export const bilingual = (strings: TemplateStringsArray, ...parts: readonly (Part | number)[]): Bilingual =>
  composed((language) => {
    const texts = parts.map((part) => (typeof part === 'object' ? part[language] : part));
    return String.raw({ raw: strings }, ...texts);
  });

/** The texts one after the other: `a, b`. */
export const joined = (wordings: readonly Part[], separator: string): Bilingual =>
  composed((language) => wordings.map((wording) => inBoth(wording)[language]).join(separator));

const conjunctions = { and: { en: 'and', es: 'y' }, or: { en: 'or', es: 'o' } } as const;

/** `a, b and c`; the text itself for a single one. */
export const listed = (wordings: readonly Part[], conjunction: keyof typeof conjunctions): Bilingual =>
  composed((language) => {
    const texts = wordings.map((wording) => inBoth(wording)[language]);
    if (texts.length < 2) return texts.join('');
    return `${texts.slice(0, -1).join(', ')} ${conjunctions[conjunction][language]} ${texts.at(-1) ?? ''}`;
  });

/** Formulas, any of which will do: `a, or b`. */
export const alternatives = (wordings: readonly Part[]): Bilingual =>
  composed((language) => wordings.map((wording) => inBoth(wording)[language]).join(`, ${conjunctions.or[language]} `));

/** Names of what is not there: `no ID, no Name`. */
export const lacking = (names: readonly string[]): Bilingual => ({
  en: `no ${names.join(', no ')}`,
  es: `sin ${names.join(', sin ')}`,
});

type InBoth<Word> = Readonly<Record<Language, Word>>;

/** A table of texts, and of functions that give one, in one language; tables may hold tables. */
type WordsIn<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends InBoth<infer Word>
    ? Word
    : Table[Key] extends (...given: infer Given) => InBoth<infer Word>
      ? (...given: Given) => Word
      : WordsIn<Table[Key]>;
};

type Words = { readonly [key: string]: Words | InBoth<unknown> | ((...given: readonly unknown[]) => InBoth<unknown>) };

const isInBoth = (word: Words[string]): word is InBoth<unknown> => 'en' in word && 'es' in word;

const wordIn = (word: Words[string], language: Language): unknown => {
  if (typeof word === 'function') return (...given: readonly unknown[]) => word(...given)[language];
  if (isInBoth(word)) return word[language];
  return Object.fromEntries(Object.entries(word).map(([key, inner]) => [key, wordIn(inner, language)]));
};

const wordsIn = <Table extends object>(table: Table, language: Language): WordsIn<Table> =>
  wordIn(table as Words, language) as WordsIn<Table>; // the same keys

/** Chooses the language of a whole table. */
export const wordsOf = <Table extends object>(table: Table): ((language: Language) => WordsIn<Table>) => {
  const known = new Map<Language, WordsIn<Table>>();
  return (language) => {
    const words = known.get(language) ?? wordsIn(table, language);
    known.set(language, words);
    return words;
  };
};
