/** What a violation changes, as a row of a table states it: where, from what, to what. */
import { changedPlace, signature, type XmlEdit } from '../../../simulator/document/index.ts';
import type { Violation } from '../../../simulator/judge/index.ts';
import type { RegistryData } from '../../../simulator/registry/index.ts';
import { isObject } from '../../common/json/is-object.ts';
import { withoutPositions } from '../../common/xml/path-steps.ts';
import type { XmlElement } from '../../common/xml/tree.ts';
import { belowRoot, changeBy, literal, longest, parseChange, unknown, wordEdit, type Change } from './edit-words.ts';

/** What the change is made to; what is not known is stated as `…`. */
export type Whole = {
  /** The root of the complete, signed document. */
  readonly root?: XmlElement;
  readonly registry?: RegistryData;
};

const signedParts = {
  signedInfo: `${signature}`,
  keyInfo: `${signature}`,
  signedProperties: `${signature}/ds:Object/xades:QualifyingProperties`,
} as const satisfies Readonly<Record<keyof NonNullable<Violation['signature']>, string>>;

const signatureChanges = (
  parts: NonNullable<Violation['signature']>,
  root: XmlElement | undefined,
): readonly Change[] =>
  (['signedProperties', 'keyInfo', 'signedInfo'] as const).flatMap((part) =>
    (parts[part] ?? []).map((edit) => changeBy(edit, root, changedPlace(edit).replace(/^\/\*/, signedParts[part]))),
  );

// The registry

/** The first difference, depth first: a violation changes one thing, for one or for all. */
const differenceIn = (before: unknown, after: unknown, path: string): Change | undefined => {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const items = before.map((item, index): readonly [unknown, unknown] => [item, after[index]]);
    return items.map(([old, changed]) => differenceIn(old, changed, path)).find((found) => found !== undefined);
  }
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names
      .map((name) => differenceIn(before[name], after[name], path === '' ? name : `${path}.${name}`))
      .find((found) => found !== undefined);
  }
  return { where: `registry: ${path}`, from: dataText(before), to: dataText(after) };
};

const dataText = (value: unknown): string => {
  if (Array.isArray(value) && value.some(isObject)) {
    return value.length === 1 ? 'one entry' : `${String(value.length)} entries`;
  }
  return value === undefined ? 'absent' : isObject(value) ? 'present' : JSON.stringify(value);
};

const registryChanges = (
  change: NonNullable<Violation['registry']>,
  data: RegistryData | undefined,
): readonly Change[] => {
  if (data === undefined) return [{ where: unknown, from: unknown, to: unknown }];
  const found = differenceIn(data, { ...data, ...change(data) }, '');
  return found === undefined ? [] : [found];
};

// Everything else

const zipContents: Readonly<Record<NonNullable<Violation['zip']>, string>> = {
  empty: 'no file',
  corrupt: 'cut off',
  twoDocuments: 'the document twice',
  notXml: 'a file that is not XML',
};

const duration = (milliseconds: number): string => {
  const hours = Math.abs(milliseconds) / 3_600_000;
  const text = hours >= 48 ? `${String(Math.round(hours / 24))} days` : `${String(Math.abs(milliseconds) / 1_000)} s`;
  return `${text} ${milliseconds < 0 ? 'before' : 'after'} it`;
};

type Describe = {
  readonly [Part in keyof Violation]-?: (value: NonNullable<Violation[Part]>, whole: Whole) => readonly Change[];
};

const one = (where: string, from: string, to: string): readonly Change[] => [{ where, from, to }];

const edits = (all: readonly XmlEdit[], { root }: Whole): readonly Change[] => all.map((edit) => changeBy(edit, root));

/** In the order of the issuing pipeline; a part without a description is a type error. */
const describe: Describe = {
  corrected: (all) =>
    all
      .map((edit) => wordEdit(edit, 'as accepted'))
      .map(({ where, ...values }) => ({ ...values, where: `the corrected invoice: ${where}` })),
  events: (codes) => one('the events of the invoice', 'none', codes.length === 0 ? 'none' : codes.join(', ')),
  daysLater: (days) => one('the day of sending', 'the same day', `${String(days)} days later`),
  currency: (code) => one('the currency of the document', '"COP"', literal(code)),
  built: edits,
  coded: edits,
  signature: (parts, { root }) => signatureChanges(parts, root),
  signed: edits,
  bytes: (replacements) =>
    replacements.flatMap(({ find, replace }) =>
      one('the bytes of the signed document', literal(find), literal(replace)),
    ),
  padding: (count) => one('a comment before the root', 'absent', `${String(count)} bytes`),
  certificate: (name) => one('the signing certificate', 'valid', name),
  sender: (name) => one('the certificate of the message', 'valid', name),
  zip: (name) => one('the ZIP', 'one document', zipContents[name]),
  registry: (change, { registry }) => registryChanges(change, registry),
  service: (service) => one('the service of the authority', 'running', String(service)),
  sentAfter: (milliseconds) => one('the time of sending', 'at the signing time', duration(milliseconds)),
  repeat: () => one('the number', 'unused', 'that of an accepted document'),
  resend: () => one('the file', 'new', 'sent before, byte for byte'),
};

const changesIn = (violation: Violation, whole: Whole): readonly Change[] =>
  // Object.keys gives strings; these are the keys of the type above.
  (Object.keys(describe) as (keyof Violation)[]).flatMap((part) => {
    const value = violation[part];
    if (value === undefined) return [];
    // One key for both look-ups: the compiler can't see that the value is of the part described.
    return (describe[part] as (given: unknown, whole: Whole) => readonly Change[])(value, whole);
  });

export type Stated = {
  /** What breaks the rule. */
  readonly change: Change;
  /** What else is changed, so that the rule applies. */
  readonly given: readonly Change[];
};

/**
 * The change at the rule's target is the one that breaks it; without one, the last.
 * @param target path of the rule's target, as the rule states it
 * @throws Error for a violation that changes nothing
 */
export const statedViolation = (violation: Violation, whole: Whole, target: string | undefined): Stated => {
  const all = changesIn(violation, whole);
  const place = target === undefined ? undefined : belowRoot(target);
  const change = all.findLast(({ where }) => withoutPositions(where) === place) ?? all.at(-1);
  if (change === undefined) throw new Error('The violation changes nothing.');
  return { change, given: all.filter((other) => other !== change) };
};

/** Whether a row's text states that change. The present value is compared only if the change knows it. */
export const states = (text: string, { where, from, to }: Change): boolean => {
  const row = parseChange(text);
  return where === unknown || (row?.where === where && row.to === to && (from === unknown || row.from === from));
};

/** `cbc:DocumentCurrencyCode = "USD"; cac:PaymentExchangeRate = present` */
export const givenText = ({ given }: Stated): string =>
  given.map(({ where, to }) => `${where} = ${to}`).join('; ') || 'nothing';

/** Without `from`, the present value is not known. */
export type FieldValues = { readonly field: string; readonly from?: unknown; readonly to: unknown };

const jsonText = (value: unknown): string => {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length <= longest ? text : 'present';
};

/** The fields of a request that break a rule together: the last one is stated as the change. */
export const statedFields = (fields: readonly FieldValues[]): Stated => {
  const changes = fields.map((values) => ({
    where: values.field,
    from: 'from' in values ? jsonText(values.from) : unknown,
    to: jsonText(values.to),
  }));
  const change = changes.at(-1);
  if (change === undefined) throw new Error('The request changes nothing.');
  return { change, given: changes.slice(0, -1) };
};

const unchanged: Change = { where: 'the request', from: 'complete', to: 'unchanged' };

/** A complete request breaks a rule that asks for what no request can state. */
export const statedUnchanged: Stated = { change: unchanged, given: [] };
