/** What a row says of the document and of the judge before the change: a list, in words. */

import { profileNamed, profileNames, type Requirement } from '../../../simulator/judge/index.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { absent, isWhole } from './edit-words.ts';
import { requirementIn, requirementText, theField } from './requirements.ts';
import type { SortedChange } from './row.ts';
import { unknownWord } from './step-error.ts';
import { partOf, valuedNames, type Sort } from './row-values.ts';

/** How edits at another moment than before the code begin in a list. */
const prefixes: Readonly<Partial<Record<Sort, Bilingual>>> = {
  afterCode: { en: 'after its code: ', es: 'después de su código: ' },
  beforeSigning: { en: 'before signing: ', es: 'antes de firmar: ' },
  afterSigning: { en: 'after signing: ', es: 'después de firmar: ' },
  corrected: { en: 'in the corrected invoice: ', es: 'en la factura corregida: ' },
  field: theField,
};

/** What a row says of the document and of the judge before the change. */
export type Given = {
  readonly changes: readonly SortedChange[];
  /** What the document, or the request, must be like. */
  readonly needs: readonly Requirement[];
  /** Rules that are off by default, and on here. */
  readonly rules: readonly string[];
  /** The judge goes on after a document failed its schema. */
  readonly beyondSchema: boolean;
  /** The default one if absent. */
  readonly profile?: string;
};

export const nothingGiven: Given = { changes: [], needs: [], rules: [], beyondSchema: false };

const nothing: Bilingual = { en: 'nothing', es: 'nada' };
const isOn: Bilingual = { en: ' is on', es: ' está activa' };
const beyond: Bilingual = { en: 'judged beyond its schema', es: 'se valida más allá del esquema' };

const underProfile: Bilingual = { en: 'judged under the profile ', es: 'se valida con el perfil ' };

/** Listed, with `; ` between them. */
export const givenText = ({ changes, needs, rules, beyondSchema, profile }: Given, language: Language): string =>
  [
    ...needs.map((need) => requirementText(need, language)),
    ...rules.map((code) => `${code}${isOn[language]}`),
    ...(beyondSchema ? [beyond[language]] : []),
    ...(profile === undefined ? [] : [`${underProfile[language]}${profile}`]),
    ...changes.map(({ sort, where, to }) => `${prefixes[sort]?.[language] ?? ''}${where} = ${to}`),
  ].join('; ') || nothing[language];

/** @throws StepError for what is not a change */
const changeIn = (item: string, language: Language): SortedChange => {
  const at = item.indexOf(' = ');
  if (at === -1) throw unknownWord(item, conditions(language));
  const [left, to] = [item.slice(0, at), item.slice(at + 3)];
  const name = valuedNames.find((each) => partOf(each).where[language] === left);
  if (name !== undefined) return { sort: partOf(name).sort, where: left, to };
  const moments = Object.entries(prefixes) as [Sort, Bilingual][]; // its own entries
  const [sort, prefix] = moments.find(([, begin]) => left.startsWith(begin[language])) ?? [];
  return { sort: sort ?? 'beforeCode', where: left.slice(prefix?.[language].length ?? 0), to };
};

/** An example of each, for a condition that is not understood. */
const conditions = (language: Language): readonly string[] => [
  beyond[language],
  `${underProfile[language]}observed`,
  nothing[language],
  requirementText({ path: '/*/cac:TaxTotal' }, language),
  requirementText({ path: '/*/cbc:ID', text: '1', not: true }, language),
  `RUT01${isOn[language]}`,
  `cbc:ID = ${absent[language]}`,
];

const withItem = (given: Given, item: string, language: Language): Given => {
  const { needs, rules, changes } = given;
  if (item === beyond[language]) return { ...given, beyondSchema: true };
  if (item.startsWith(underProfile[language])) {
    const profile = profileNamed(item.slice(underProfile[language].length));
    if (profile === undefined)
      throw unknownWord(
        item,
        profileNames().map((name) => `${underProfile[language]}${name}`),
      );
    return { ...given, profile: profile.name };
  }
  const need = requirementIn(item, language);
  if (need !== undefined) return { ...given, needs: [...needs, need] };
  const isRule = item.endsWith(isOn[language]) && !item.includes(' = ');
  if (isRule) return { ...given, rules: [...rules, item.slice(0, -isOn[language].length)] };
  return { ...given, changes: [...changes, changeIn(item, language)] };
};

/** Whether a quoted text, JSON or an element begins in the item and does not end in it. */
const goesOn = (item: string): boolean => {
  const [, value = ''] =
    /(?: = (?:the same and |lo mismo y )?|^[^="]* (?:is|is not|es|no es) (?="))(["<[{][^]*)$/.exec(item) ?? [];
  return value !== '' && !isWhole(value);
};

/** The items, between which is `; `; in a quoted text it separates nothing. */
const itemsOf = (given: string): readonly string[] =>
  given
    .split('; ')
    .reduce<readonly string[]>(
      (items, part) =>
        goesOn(items.at(-1) ?? '') ? [...items.slice(0, -1), `${items.at(-1) ?? ''}; ${part}`] : [...items, part],
      [],
    );

/** @throws StepError that names what is not understood */
export const readGiven = (given: string, language: Language): Given =>
  given === nothing[language]
    ? nothingGiven
    : itemsOf(given).reduce((all, item) => withItem(all, item, language), nothingGiven);
