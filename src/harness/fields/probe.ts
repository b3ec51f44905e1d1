/** Sets a field of a full request to a marker and looks where it ends. */
import type { JsonObject } from '../box.ts';
import { withValue, valueAt } from './body.ts';
import { build, pageOf, qrLinesOf } from './build.ts';
import { markerFor } from './markers.ts';
import { builtValues, placesFedBy, type Values } from './places.ts';
import type { Variant } from './requests.ts';
import type { FieldShape } from './shapes.ts';

/** `seen`: the marker itself was found; `changed`: something else became of it. */
export type Trace = 'seen' | 'changed' | 'none';

export type Finding = {
  /** Where the marker stands in the document, without positions. */
  readonly xpaths: readonly string[];
  /** Where the document changed otherwise. */
  readonly consequences: readonly string[];
  readonly page: Trace;
  /** Whether a line of QRStr changed. */
  readonly qr: boolean;
  /** Whether what the request asks of mail changed. */
  readonly mail: boolean;
};

type State = {
  readonly values: Values;
  readonly page: readonly string[];
  readonly qr: string;
  readonly mail: string;
};

const stateOf = (variant: Variant, request: JsonObject): State => {
  const built = build(variant, request);
  return {
    values: builtValues(built.root),
    page: pageOf(built),
    qr: qrLinesOf(variant, built).join('\n'),
    mail: JSON.stringify(built.read.presentation.mail),
  };
};

const bases = new Map<string, State>();

const baseOf = (variant: Variant, given: JsonObject | undefined, request: JsonObject): State => {
  if (given !== undefined) return stateOf(variant, request);
  const known = bases.get(variant.name) ?? stateOf(variant, request);
  bases.set(variant.name, known);
  return known;
};

const holdsAny = (forms: readonly string[], texts: readonly string[] = []): boolean =>
  texts.some((text) => forms.some((form) => text.includes(form)));

const isSame = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

const changedPaths = (before: Values, after: Values): readonly string[] => [
  ...[...after].flatMap(([xpath, texts]) => (isSame(before.get(xpath), texts) ? [] : [xpath])),
  ...[...before.keys()].filter((xpath) => !after.has(xpath)),
];

/** The texts of the second list that the first does not have, or has fewer times. */
const added = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const text of before) left.set(text, (left.get(text) ?? 0) + 1);
  return after.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
};

/** Attributes of an element that the marker made, and the name beside a value, are no consequences of their own. */
const comesWith = (xpath: string, xpaths: readonly string[]): boolean =>
  xpaths.some((seen) => xpath.startsWith(`${seen}/@`) || xpath === seen.replace(/\/Value$/, '/Name'));

const pageTrace = (before: State, after: State, forms: readonly string[]): Trace => {
  const fresh = added(before.page, after.page);
  if (holdsAny(forms, fresh)) return 'seen';
  return before.page.join('\n') === after.page.join('\n') ? 'none' : 'changed';
};

export type ProbeOptions = {
  /** Tells fields apart: each has a number of its own. */
  readonly number: number;
  /** Fields beside it that it needs, by their paths. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
};

/** The request with what the field needs beside it. */
export const requestFor = ({ request }: Variant, given: ProbeOptions['given']): JsonObject =>
  Object.entries(given ?? {}).reduce((body, [path, value]) => withValue(body, path, value), request);

/** A field that takes one value only cannot be marked: the builder says what it feeds. */
const unmarked = (variant: Variant, path: string): Finding => ({
  xpaths: placesFedBy(build(variant).root, path),
  consequences: [],
  page: 'none',
  qr: false,
  mail: false,
});

/** Adjustments that replace and those that delete are two variants: neither is asked for what the other has. */
const isFixed = (path: string): boolean => path === 'type_note';

export const probe = (variant: Variant, shape: FieldShape, { number, given }: ProbeOptions): Finding => {
  const request = requestFor(variant, given);
  const marker = isFixed(shape.path) ? undefined : markerFor(shape, valueAt(request, shape.path), number);
  if (marker === undefined) return unmarked(variant, shape.path);
  const before = baseOf(variant, given, request);
  const after = stateOf(variant, withValue(request, shape.path, marker.value));
  const changed = changedPaths(before.values, after.values);
  const xpaths = changed.filter((xpath) => holdsAny(marker.written, after.values.get(xpath)));
  return {
    xpaths,
    consequences: changed.filter((xpath) => !xpaths.includes(xpath) && !comesWith(xpath, xpaths)),
    page: pageTrace(before, after, marker.printed),
    qr: before.qr !== after.qr,
    mail: before.mail !== after.mail,
  };
};
