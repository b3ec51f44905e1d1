/**
 * The rows of a suite as input: each says in words what is changed in a valid document, or around it, and is read as the
 * change itself. Rows are written from the declarations of rules, and by people; nothing here knows a rule.
 */
import { changedPlace, type XmlEdit } from '../../../simulator/document/index.ts';
import type { Violation } from '../../../simulator/judge/index.ts';
import { withoutPositions } from '../../common/xml/path-steps.ts';
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import { readJson } from '../../common/json/read-json.ts';
import type { FieldWord } from './field-words.ts';
import type { XmlElement } from '../../common/xml/tree.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import {
  absent,
  blankIn,
  jsonText,
  meantWord,
  shiftIn,
  wordIn,
  exampleAt,
  exampleWords,
  parseEdit,
  pathOf,
  present,
  quoted,
  twice,
  unquoted,
  wordEdit,
  type Change,
} from './edit-words.ts';
import { nearest } from '../../common/nearest.ts';
import { noPath, StepError, unknownPlace, unknownValue, unknownWord } from './step-error.ts';
import { partPlaces } from './tamper.ts';
import { partOf, valuedNames, type Valued, type Sort } from './row-values.ts';

export type SortedChange = Change & { readonly sort: Sort };

// Edits

type Edits = 'built' | 'coded' | 'signed' | 'corrected';

const editSorts = {
  built: 'beforeCode',
  coded: 'afterCode',
  signed: 'afterSigning',
  corrected: 'corrected',
} as const satisfies Readonly<Record<Edits, Sort>>;

const moved = (edit: XmlEdit, from: string, to: string): XmlEdit => ({
  ...edit,
  path: edit.path.startsWith(from) ? to + edit.path.slice(from.length) : edit.path,
});

/** The extension of the signature has a position once it is there; before signing it is the only one that counts. */
const withoutExtensionPosition = (path: string): string =>
  path
    .split('/')
    .map((step, at) => (at === extensionStep ? withoutPositions(step) : step))
    .join('/');

// The root and `ext:UBLExtensions` come before it.
const extensionStep = 3;

const inPart = (given: XmlEdit): Violation['signature'] => {
  const edit = { ...given, path: withoutExtensionPosition(given.path) };
  const found = partPlaces.find(([, above, root]) => changedPlace(edit).startsWith(`${above}/${root}`));
  return found === undefined ? undefined : { [found[0]]: [moved(edit, found[1], '/*')] };
};

// From violations to changes

/** The changes of a violation, in the order of the issuing pipeline. */
export const changesIn = (violation: Violation, language: Language): readonly SortedChange[] => {
  const ofEdits = (name: Edits): readonly SortedChange[] =>
    (violation[name] ?? []).map((edit) => ({ sort: editSorts[name], ...wordEdit(edit, language) }));
  const ofValue = (name: Valued): readonly SortedChange[] => {
    const { sort, where, words } = partOf(name);
    const value = violation[name];
    return value === undefined ? [] : [{ sort, where: where[language], to: words.write(value as never, language) }]; // its own words
  };
  const ofPart = ([part, above]: (typeof partPlaces)[number]): readonly SortedChange[] =>
    (violation.signature?.[part] ?? []).map((edit) => ({
      sort: 'beforeSigning',
      ...wordEdit(moved(edit, '/*', above), language),
    }));
  const [first, others] = [valuedNames.slice(0, 3), valuedNames.slice(3)];
  return [
    ...ofEdits('corrected'),
    ...first.flatMap(ofValue),
    ...ofEdits('built'),
    ...ofEdits('coded'),
    ...partPlaces.flatMap(ofPart),
    ...ofEdits('signed'),
    ...(violation.bytes ?? []).map(
      ({ find, replace }) => ({ sort: 'bytes', where: quoted(find), to: quoted(replace) }) as const,
    ),
    ...others.flatMap(ofValue),
  ];
};

const asAccepted: Bilingual = { en: 'as accepted', es: 'como se aceptó' };

/** What is never an input: examples of what was there before. */
const examples = [...exampleWords, asAccepted];

/** An example in another language. */
export const exampleIn = (example: string, from: Language, to: Language): string =>
  examples.find((each) => each[from] === example)?.[to] ?? example;

/** An example of what is there before a change of the document. */
export const exampleBefore = (
  { sort, where, to }: SortedChange,
  root: XmlElement | undefined,
  language: Language,
): string => {
  if (sort === 'corrected') return asAccepted[language];
  const path = pathOf(where, language);
  if (to === twice[language] || root === undefined || path === undefined) return present[language];
  return exampleAt(root, path)[language];
};

// From changes to violations

/** A list names parts beside places. */
const notRead = ({ where, to }: Change, language: Language): StepError => {
  if (pathOf(where, language) !== undefined) return unknownValue(to, meantWord(to, language));
  const parts = valuedNames.map((name) => partOf(name).where[language]);
  return nearest(where, parts) === undefined ? noPath(where) : unknownWord(where, parts);
};

const placesInParts: Readonly<Record<(typeof partPlaces)[number][0], readonly string[]>> = {
  signedProperties: ['SigningTime', 'SigningCertificate', 'SignaturePolicyIdentifier', 'SignerRole'].map(
    (name) => `/xades:SignedSignatureProperties/xades:${name}`,
  ),
  keyInfo: ['/ds:X509Data/ds:X509Certificate'],
  signedInfo: ['/ds:CanonicalizationMethod', '/ds:SignatureMethod', '/ds:Reference'],
};

const notInSignature = (where: string): StepError =>
  unknownPlace(
    where,
    partPlaces.flatMap(([part, above, root]) =>
      ['', ...placesInParts[part]].map((place) => `${above}/${root}${place}`.replace('/*/', '')),
    ),
  );

/** The part of a violation that the change is. */
const violationBy = ({ sort, where, to }: SortedChange, language: Language): Violation => {
  const name = valuedNames.find((each) => partOf(each).sort === sort);
  if (name !== undefined) {
    const { words } = partOf(name);
    const value: unknown = words.read(to, language);
    if (value === undefined) throw unknownWord(to, words.known(language));
    return { [name]: value };
  }
  if (sort === 'bytes') {
    const [find, replace] = [unquoted(where), unquoted(to)];
    if (find === undefined || replace === undefined) throw unknownWord(find === undefined ? where : to, []);
    return { bytes: [{ find, replace }] };
  }
  // They are changes of a request.
  if (sort === 'field' || sort === 'unchanged') return {};
  const edit = parseEdit({ where, to }, language);
  const edits = (Object.keys(editSorts) as Edits[]).find((each) => editSorts[each] === sort); // its own keys
  if (edit === undefined) throw notRead({ where, to }, language);
  if (edits !== undefined) return { [edits]: [edit] };
  const part = inPart(edit);
  if (part === undefined) throw notInSignature(where);
  return { signature: part };
};

const lists = ['built', 'coded', 'signed', 'corrected', 'bytes'] as const;

const joinedLists = <Name extends string>(
  names: readonly Name[],
  one: Readonly<Partial<Record<Name, readonly unknown[]>>>,
  other: Readonly<Partial<Record<Name, readonly unknown[]>>>,
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const all = [...(one[name] ?? []), ...(other[name] ?? [])];
      return all.length === 0 ? [] : [[name, all]];
    }),
  );

/** Both, one after the other. */
const joined = (one: Violation, other: Violation): Violation => {
  const twiceSaid = valuedNames.find((name) => one[name] !== undefined && other[name] !== undefined);
  if (twiceSaid !== undefined) {
    const { en, es } = partOf(twiceSaid).where;
    throw new StepError('said-twice', { en: `Two changes say ${en}.`, es: `Dos cambios indican ${es}.` });
  }
  const parts = partPlaces.map(([part]) => part);
  const ofSignature = joinedLists(parts, one.signature ?? {}, other.signature ?? {});
  return {
    ...one,
    ...other,
    ...joinedLists(lists, one, other),
    ...(Object.keys(ofSignature).length === 0 ? {} : { signature: ofSignature }),
  };
};

/**
 * The violation that the changes are together.
 * @throws StepError that names what is not understood
 */
export const violationIn = (changes: readonly SortedChange[], language: Language): Violation =>
  changes.map((change) => violationBy(change, language)).reduce(joined, {});

/** The value of a field is JSON; undefined where it is left out. */
export const fieldChange = (field: string, value: unknown, language: Language): SortedChange => ({
  sort: 'field',
  where: field,
  to: value === undefined ? absent[language] : jsonText(value),
});

const fieldIn = ({ where: field, to }: Change, language: Language): FieldWord => {
  const blank = blankIn(to, language);
  if (blank === 'absent') return { field, value: undefined };
  if (blank === 'empty') return { field, value: '' };
  if (blank === 'twice') return { field, isTwice: true };
  const by = shiftIn(to, language);
  if (by !== undefined) return { field, by };
  const read = readJson(to, usualJsonLimits);
  if (!read.ok) throw unknownValue(to, meantWord(to, language));
  return { field, value: read.value };
};

/**
 * What the changes make of the fields of a request.
 * @throws StepError for what is neither a word nor JSON
 */
export const fieldsIn = (changes: readonly SortedChange[], language: Language): readonly FieldWord[] =>
  changes.filter(({ sort }) => sort === 'field').map((change) => fieldIn(change, language));

/** The same changes in the words of another language. */
export const inWordsOf = (changes: readonly SortedChange[], from: Language, to: Language): readonly SortedChange[] =>
  changes.flatMap((change): readonly SortedChange[] => {
    if (change.sort === 'unchanged') return [change];
    const [field] = fieldsIn([change], from);
    if (field === undefined) return changesIn(violationIn([change], from), to);
    return [
      'value' in field ? fieldChange(field.field, field.value, to) : { ...change, to: wordIn(change.to, from, to) },
    ];
  });

// The change of a row, among all

/**
 * The change at the target is the one that breaks the rule; without one, the last.
 * @param target the path of what the rule is about
 */
export const mainChange = (
  changes: readonly SortedChange[],
  target: string | undefined,
): { readonly change: SortedChange; readonly others: readonly SortedChange[] } => {
  const place = target?.replace('/*/', '');
  const change = changes.findLast(({ where }) => withoutPositions(where) === place) ?? changes.at(-1);
  if (change === undefined) throw new Error('The violation changes nothing.');
  return { change, others: changes.filter((other) => other !== change) };
};
