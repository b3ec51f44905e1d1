/** The codes in whatever people paste: lists of codes, sentences, lines of a log, faults. */
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { everyCode } from '../codes.ts';
import { faultNamed, faultsQuotedIn } from './soap-faults.ts';

let knownCodes: ReadonlyMap<string, string> | undefined;

/** By their names in lower case. */
const codes = (): ReadonlyMap<string, string> =>
  (knownCodes ??= new Map(everyCode().map((code) => [code.toLowerCase(), code])));

/** `au14`: FAU14, CAU14 …, the codes of one family in every kind of document. */
const readFamilies = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const rules = catalogue().groups.flatMap((group) => group.rules);
  for (const kind of documentKinds) {
    for (const { family, codes: own } of rules) {
      const code = own[kind];
      // Families of payroll are numbers.
      if (code === undefined || !/^[A-Z]/.test(family)) continue;
      const name = family.toLowerCase();
      found.set(name, (found.get(name) ?? new Set()).add(code.code));
    }
  }
  return found;
};

let knownFamilies: ReturnType<typeof readFamilies> | undefined;

const families = (): ReturnType<typeof readFamilies> => (knownFamilies ??= readFamilies());

/** The codes that are this one with a letter behind it, for a code that exists only so: FAJ44a and FAJ44b for FAJ44. */
export const lettered = (given: string): readonly string[] => {
  const name = given.toLowerCase();
  if (!/^[a-z]+\d+$/.test(name) || codes().has(name)) return [];
  return [...codes()].flatMap(([known, code]) =>
    known.length === name.length + 1 && known.startsWith(name) && /[a-z]$/.test(known) ? [code] : [],
  );
};

/** Empty for a word that names no code. */
const codesNamed = (word: string): readonly string[] => {
  const name = word.toLowerCase().replace(/^\*/, '');
  const isStatus = (): boolean => catalogue().outcomes.some(({ status }) => status === word);
  const code = codes().get(name) ?? (isStatus() ? word : faultNamed(word)?.name);
  if (code !== undefined) return [code];
  const family = families().get(name);
  return family === undefined ? lettered(name) : [...family];
};

const looksLikeCode = (word: string): boolean => /^\*?[a-z]{1,7}-?\d{1,3}[a-z]?$|^\d{2,3}$/i.test(word);

/** A number in a sentence is a code only behind one of these. */
const numberedCode = /\b(?:Regla|Rechazo|Notificaci[oó]n|StatusCode)\W{1,4}(\d{2})\b/gi;

/** In a sentence, a family and the name of a check could also be ordinary words. */
const codesOfWord = (word: string, isFault: boolean): readonly string[] => {
  if (/^\d*$/.test(word)) return [];
  if (/\d/.test(word)) return word === word.toUpperCase() || codes().has(word.toLowerCase()) ? codesNamed(word) : [];
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
