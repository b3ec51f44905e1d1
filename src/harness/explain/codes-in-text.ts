/** The codes in whatever people paste: lists of codes, sentences, lines of a log, faults. */
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { everyCode } from '../codes.ts';
import { faultNamed, faultsQuotedIn } from './soap-faults.ts';

type Names = {
  readonly codes: ReadonlyMap<string, string>;
  /** `au14`: FAU14, CAU14 …, the codes of one family in every kind of document. */
  readonly families: ReadonlyMap<string, readonly string[]>;
  /** `faj44`: FAJ44a, FAJ44b, where no code is called FAJ44. */
  readonly lettered: ReadonlyMap<string, readonly string[]>;
  readonly statuses: ReadonlySet<string>;
};

let read: Names | undefined;

/** Codes and families by their names in lower case. */
const names = (): Names => {
  if (read !== undefined) return read;
  const families = new Map<string, string[]>();
  const rules = catalogue().groups.flatMap((group) => group.rules);
  for (const kind of documentKinds) {
    for (const { family, codes } of rules) {
      const code = codes[kind];
      // Families of payroll are numbers.
      if (code === undefined || !/^[A-Z]/.test(family)) continue;
      const name = family.toLowerCase();
      families.set(name, [...new Set([...(families.get(name) ?? []), code.code])]);
    }
  }
  const codes = new Map(everyCode().map((code) => [code.toLowerCase(), code]));
  const variants = new Map<string, string[]>();
  for (const [known, code] of codes) {
    const [, name = ''] = /^([a-z]+\d+)[a-z]$/.exec(known) ?? [];
    if (name !== '' && !codes.has(name)) variants.set(name, [...(variants.get(name) ?? []), code]);
  }
  const statuses = new Set(catalogue().outcomes.map(({ status }) => status));
  return (read = { codes, families, lettered: variants, statuses });
};

/** The codes that are this one with a letter behind it, for a code that exists only so: FAJ44a and FAJ44b for FAJ44. */
export const lettered = (given: string): readonly string[] => names().lettered.get(given.toLowerCase()) ?? [];

/** Empty for a word that names no code. */
const codesNamed = (word: string): readonly string[] => {
  const name = word.toLowerCase().replace(/^\*/, '');
  const { codes, families, statuses } = names();
  const code = codes.get(name) ?? (statuses.has(word) ? word : faultNamed(word)?.name);
  return code === undefined ? (families.get(name) ?? lettered(name)) : [code];
};

const looksLikeCode = (word: string): boolean => /^\*?[a-z]{1,7}-?\d{1,3}[a-z]?$|^\d{2,3}$/i.test(word);

/** A number in a sentence is a code only behind one of these. */
const numberedCode = /\b(?:Regla|Rechazo|Notificaci[oó]n|StatusCode)\W{1,4}(\d{2})\b/gi;

/** In a sentence, a family and the name of a check could also be ordinary words. */
const codesOfWord = (word: string, isFault: boolean): readonly string[] => {
  if (/^\d*$/.test(word)) return [];
  if (/\d/.test(word))
    return word === word.toUpperCase() || names().codes.has(word.toLowerCase()) ? codesNamed(word) : [];
  const fault = faultNamed(word);
  return fault !== undefined && (isFault || /^[A-Z]/.test(word)) ? [fault.name] : [];
};

export type CodesInText = {
  /** In their order, each once; instead of one that exists only with letters, those. */
  readonly codes: readonly string[];
  /** What looks like a code and is none; of a text with codes, only where it is nothing but a list. */
  readonly unknown: readonly string[];
};

export const codesInText = (text: string): CodesInText => {
  const listed = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (listed.every((word) => codesNamed(word).length > 0 || looksLikeCode(word))) {
    const unknown = listed.filter((word) => codesNamed(word).length === 0);
    return { codes: [...new Set(listed.flatMap(codesNamed))], unknown };
  }
  const words = text.match(/[\p{L}\d*_-]+/gu) ?? [];
  const isFault = /fault|failed-check|security/i.test(text);
  const found = [
    ...faultsQuotedIn(text),
    ...words.flatMap((word) => codesOfWord(word, isFault)),
    ...[...text.matchAll(numberedCode)].flatMap(([, code = '']) => codesNamed(code)),
  ];
  if (found.length > 0) return { codes: [...new Set(found)], unknown: [] };
  return {
    codes: [],
    unknown:
      listed.length === 1 ? listed : [...new Set(words.filter((word) => /[a-z]/i.test(word) && looksLikeCode(word)))],
  };
};
