/**
 * The rows of a suite as input: each says in words what is changed in a valid document, or around it, and is read as the
 * change itself. Rows are written from the declarations of rules, and by people; nothing here knows a rule.
 */
import { changedPlace, signature, type XmlEdit } from '../../../simulator/document/index.ts';
import { situationThat, type Violation } from '../../../simulator/judge/index.ts';
import { defectiveCertificates } from '../../../simulator/registry/index.ts';
import { withoutPositions } from '../../common/xml/path-steps.ts';
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import { readJson } from '../../common/json/read-json.ts';
import type { FieldChange } from '../reproduce/request.ts';
import type { XmlElement } from '../../common/xml/tree.ts';
import { same, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import {
  absent,
  belowRoot,
  jsonText,
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

/** A change with its moment or its subject: which step of a scenario makes it. */
export type Sort =
  | 'beforeCode'
  | 'afterCode'
  | 'beforeSigning'
  | 'afterSigning'
  | 'bytes'
  | 'padding'
  | 'certificate'
  | 'sender'
  | 'zip'
  | 'registry'
  | 'service'
  | 'sendingTime'
  | 'repeat'
  | 'resend'
  | 'events'
  | 'daysLater'
  | 'currency'
  | 'corrected'
  | 'field'
  | 'unchanged';

export type SortedChange = Change & { readonly sort: Sort };

// Words for values

type Words<T> = {
  readonly write: (value: T, language: Language) => string;
  /** Undefined for what is no such value. */
  readonly read: (text: string, language: Language) => T | undefined;
};

const among = <T extends string>(words: Readonly<Record<T, Bilingual>>): Words<T> => ({
  write: (value, language) => words[value][language],
  read: (text, language) => (Object.keys(words) as T[]).find((name) => words[name][language] === text), // its own keys
});

const certificate: Words<NonNullable<Violation['certificate']>> = {
  write: (name) => name,
  read: (given) => defectiveCertificates.find(({ name }) => name === given)?.name,
};

const text: Words<string> = { write: quoted, read: unquoted };

const number = (unit: Bilingual): Words<number> => ({
  write: (value, language) => `${String(value)} ${unit[language]}`,
  read: (given, language) => {
    const digits = given.endsWith(` ${unit[language]}`) ? given.slice(0, -unit[language].length - 1) : '';
    return /^\d+$/.test(digits) ? Number(digits) : undefined;
  },
});

/** The largest first. */
const units: readonly (readonly [name: Bilingual, milliseconds: number])[] = [
  [{ en: 'days', es: 'días' }, 86_400_000],
  [{ en: 'hours', es: 'horas' }, 3_600_000],
  [{ en: 'seconds', es: 'segundos' }, 1_000],
];

const sides: readonly (readonly [side: Bilingual, sign: number])[] = [
  [{ en: 'before its signing time', es: 'antes de la hora de su firma' }, -1],
  [{ en: 'after its signing time', es: 'después de la hora de su firma' }, 1],
];

/** In whole seconds. */
const sendingTime: Words<number> = {
  write: (milliseconds, language) => {
    const size = Math.abs(milliseconds);
    const [unit, length] = units.find(([, each]) => size % each === 0) ?? [same('ms'), 1];
    const [side] = sides.find(([, sign]) => sign === Math.sign(milliseconds)) ?? [same('')];
    return `${String(size / length)} ${unit[language]} ${side[language]}`;
  },
  read: (given, language) => {
    const found = sides.find(([side]) => given.endsWith(` ${side[language]}`));
    const [digits = '', name] = given.split(' ');
    const [, length] = units.find(([unit]) => unit[language] === name) ?? [];
    return found === undefined || length === undefined || !/^\d+$/.test(digits)
      ? undefined
      : Number(digits) * length * found[1];
  },
};

const noEvents: Bilingual = { en: 'no events', es: 'ningún evento' };
const theEvents: Bilingual = { en: 'the events ', es: 'los eventos ' };

const events: Words<readonly string[]> = {
  write: (codes, language) => (codes.length === 0 ? noEvents[language] : `${theEvents[language]}${codes.join(', ')}`),
  read: (given, language) => {
    if (given === noEvents[language]) return [];
    return given.startsWith(theEvents[language]) ? given.slice(theEvents[language].length).split(', ') : undefined;
  },
};

const registry: Words<NonNullable<Violation['registry']>> = {
  write: ({ says }, language) => says[language],
  read: situationThat,
};

const zip = among({
  empty: { en: 'no file', es: 'ningún archivo' },
  corrupt: { en: 'the document, cut off', es: 'el documento, truncado' },
  twoDocuments: { en: 'the document twice', es: 'el documento dos veces' },
  notXml: { en: 'a PDF', es: 'un PDF' },
});

const service = among({
  running: { en: 'running', es: 'en servicio' },
  paused: { en: 'paused', es: 'en pausa' },
  stopped: { en: 'stopped', es: 'detenido' },
});

const yes: Bilingual = { en: 'yes', es: 'sí' };
/** Said at all, it is so. */
const flag: Words<boolean> = { write: (_value, language) => yes[language], read: () => true };

// Parts of a violation that are one value, each with what a row calls it

type Valued = Exclude<keyof Violation, 'built' | 'coded' | 'signature' | 'signed' | 'bytes' | 'corrected'>;

type Part<Name extends Valued> = {
  readonly sort: Sort;
  /** What a list of changes calls it. */
  readonly where: Bilingual;
  readonly words: Words<NonNullable<Violation[Name]>>;
};

const valued: { readonly [Name in Valued]-?: Part<Name> } = {
  events: {
    sort: 'events',
    where: { en: 'the events of its invoice', es: 'los eventos de su factura' },
    words: events,
  },
  daysLater: {
    sort: 'daysLater',
    where: { en: 'its day', es: 'su día' },
    words: number({ en: 'days later', es: 'días después' }),
  },
  currency: { sort: 'currency', where: { en: 'its currency', es: 'su moneda' }, words: text },
  padding: {
    sort: 'padding',
    where: { en: 'a comment before its root', es: 'un comentario antes de su raíz' },
    words: number(same('bytes')),
  },
  certificate: { sort: 'certificate', where: { en: 'its certificate', es: 'su certificado' }, words: certificate },
  sender: {
    sort: 'sender',
    where: { en: 'the certificate of its message', es: 'el certificado de su mensaje' },
    words: certificate,
  },
  zip: { sort: 'zip', where: { en: 'its ZIP', es: 'su ZIP' }, words: zip },
  registry: { sort: 'registry', where: { en: 'the registry', es: 'el registro' }, words: registry },
  service: {
    sort: 'service',
    where: { en: 'the service of the authority', es: 'el servicio de la autoridad' },
    words: service,
  },
  sentAfter: {
    sort: 'sendingTime',
    where: { en: 'the time of sending', es: 'la hora del envío' },
    words: sendingTime,
  },
  repeat: {
    sort: 'repeat',
    where: { en: 'the number of an accepted document', es: 'el número de un documento aceptado' },
    words: flag,
  },
  resend: {
    sort: 'resend',
    where: { en: 'the same bytes again', es: 'los mismos bytes de nuevo' },
    words: flag,
  },
};

const valuedNames = Object.keys(valued) as Valued[]; // its own keys

/** One key for both look-ups: the compiler can't see that the words are those of the part. */
const partOf = (name: Valued): Part<never> => valued[name] as unknown as Part<never>;

// Edits

type Edits = 'built' | 'coded' | 'signed' | 'corrected';

const editSorts = {
  built: 'beforeCode',
  coded: 'afterCode',
  signed: 'afterSigning',
  corrected: 'corrected',
} as const satisfies Readonly<Record<Edits, Sort>>;

/** How edits at another moment than before the code begin in a list. */
const prefixes: Readonly<Partial<Record<Sort, Bilingual>>> = {
  afterCode: { en: 'after its code: ', es: 'después de su código: ' },
  beforeSigning: { en: 'before signing: ', es: 'antes de firmar: ' },
  afterSigning: { en: 'after signing: ', es: 'después de firmar: ' },
  corrected: { en: 'in the corrected invoice: ', es: 'en la factura corregida: ' },
  field: { en: 'the field ', es: 'el campo ' },
};

type SignedPart = keyof NonNullable<Violation['signature']>;

/** Where the parts of a signature that are edited before signing are in the document. */
const partPlaces: readonly (readonly [part: SignedPart, above: string, root: string])[] = [
  ['signedProperties', `${signature}/ds:Object/xades:QualifyingProperties`, 'xades:SignedProperties'],
  ['keyInfo', signature, 'ds:KeyInfo'],
  ['signedInfo', signature, 'ds:SignedInfo'],
];

const moved = (edit: XmlEdit, from: string, to: string): XmlEdit => ({
  ...edit,
  path: edit.path.startsWith(from) ? to + edit.path.slice(from.length) : edit.path,
});

const inPart = (edit: XmlEdit): Violation['signature'] => {
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

const notUnderstood = (what: string): never => {
  throw new RangeError(`Not understood: ${what}`);
};

/** The part of a violation that the change is. */
const violationBy = ({ sort, where, to }: SortedChange, language: Language): Violation => {
  const name = valuedNames.find((each) => partOf(each).sort === sort);
  if (name !== undefined) {
    const value: unknown = partOf(name).words.read(to, language);
    return value === undefined ? notUnderstood(to) : { [name]: value };
  }
  if (sort === 'bytes') {
    const [find, replace] = [unquoted(where), unquoted(to)];
    return find === undefined || replace === undefined
      ? notUnderstood(`${where}: ${to}`)
      : { bytes: [{ find, replace }] };
  }
  // They are changes of a request.
  if (sort === 'field' || sort === 'unchanged') return {};
  const edit = parseEdit({ where, to }, language);
  const edits = (Object.keys(editSorts) as Edits[]).find((each) => editSorts[each] === sort); // its own keys
  if (edit === undefined) return notUnderstood(`${where}: ${to}`);
  return edits === undefined ? { signature: inPart(edit) ?? notUnderstood(where) } : { [edits]: [edit] };
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
 * @throws RangeError that names what is not understood
 */
export const violationIn = (changes: readonly SortedChange[], language: Language): Violation =>
  changes.map((change) => violationBy(change, language)).reduce(joined, {});

/** The value of a field is JSON; undefined where it is left out. */
export const fieldChange = (field: string, value: unknown, language: Language): SortedChange => ({
  sort: 'field',
  where: field,
  to: value === undefined ? absent[language] : jsonText(value),
});

/**
 * What the changes make of the fields of a request.
 * @throws RangeError for what is not JSON
 */
export const fieldsIn = (changes: readonly SortedChange[], language: Language): readonly FieldChange[] =>
  changes
    .filter(({ sort }) => sort === 'field')
    .map(({ where, to }) => {
      if (to === absent[language]) return { field: where, value: undefined };
      const read = readJson(to, usualJsonLimits);
      return read.ok ? { field: where, value: read.value } : notUnderstood(`${where}: ${to}`);
    });

/** The same changes in the words of another language. */
export const inWordsOf = (changes: readonly SortedChange[], from: Language, to: Language): readonly SortedChange[] =>
  changes.flatMap((change): readonly SortedChange[] => {
    if (change.sort === 'unchanged') return [change];
    const [field] = fieldsIn([change], from);
    return field === undefined
      ? changesIn(violationIn([change], from), to)
      : [fieldChange(field.field, field.value, to)];
  });

// What is given

/** What a row says of the document and of the judge before the change. */
export type Given = {
  readonly changes: readonly SortedChange[];
  /** Places that the document must have. */
  readonly needs: readonly string[];
  /** Rules that are off by default, and on here. */
  readonly rules: readonly string[];
  /** The judge goes on after a document failed its schema. */
  readonly beyondSchema: boolean;
};

export const nothingGiven: Given = { changes: [], needs: [], rules: [], beyondSchema: false };

const nothing: Bilingual = { en: 'nothing', es: 'nada' };
const isThere: Bilingual = { en: ' is there', es: ' está presente' };
const isOn: Bilingual = { en: ' is on', es: ' está activa' };
const beyond: Bilingual = { en: 'judged beyond its schema', es: 'se valida más allá del esquema' };

/** Listed, with `; ` between them. */
export const givenText = ({ changes, needs, rules, beyondSchema }: Given, language: Language): string =>
  [
    ...needs.map((path) => `${belowRoot(path, language)}${isThere[language]}`),
    ...rules.map((code) => `${code}${isOn[language]}`),
    ...(beyondSchema ? [beyond[language]] : []),
    ...changes.map(({ sort, where, to }) => `${prefixes[sort]?.[language] ?? ''}${where} = ${to}`),
  ].join('; ') || nothing[language];

/** @throws RangeError for what is not a change */
export const changeIn = (item: string, language: Language): SortedChange => {
  const at = item.indexOf(' = ');
  if (at === -1) return notUnderstood(item);
  const [left, to] = [item.slice(0, at), item.slice(at + 3)];
  const name = valuedNames.find((each) => partOf(each).where[language] === left);
  if (name !== undefined) return { sort: partOf(name).sort, where: left, to };
  const moments = Object.entries(prefixes) as [Sort, Bilingual][]; // its own entries
  const [sort, prefix] = moments.find(([, begin]) => left.startsWith(begin[language])) ?? [];
  return { sort: sort ?? 'beforeCode', where: left.slice(prefix?.[language].length ?? 0), to };
};

const withItem = (given: Given, item: string, language: Language): Given => {
  const { needs, rules, changes } = given;
  if (item === beyond[language]) return { ...given, beyondSchema: true };
  const before = (end: Bilingual): string | undefined =>
    item.endsWith(end[language]) && !item.includes(' = ') ? item.slice(0, -end[language].length) : undefined;
  const [place, rule] = [before(isThere), before(isOn)];
  if (place !== undefined) return { ...given, needs: [...needs, pathOf(place, language) ?? notUnderstood(place)] };
  if (rule !== undefined) return { ...given, rules: [...rules, rule] };
  return { ...given, changes: [...changes, changeIn(item, language)] };
};

/** @throws RangeError that names what is not understood */
export const readGiven = (given: string, language: Language): Given =>
  given === nothing[language]
    ? nothingGiven
    : given.split('; ').reduce((all, item) => withItem(all, item, language), nothingGiven);

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
