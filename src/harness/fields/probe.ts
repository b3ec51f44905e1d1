/** Sets a field of a full request to a marker, builds the document without sending it, and finds where the marker ends up. */
import type { JsonObject } from '../box-types.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import type { Company } from '../../issuer/company.ts';
import type { DocumentModel } from '../../issuer/documents/document-model.ts';
import type { Outcome } from '../../issuer/printing/outcome.ts';
import { viewOf } from '../../issuer/printing/views.ts';
import type { GoodRead } from '../../issuer/requests/read.ts';
import { companyFacts } from '../company.ts';
import { withValue, valueAt } from './body-paths.ts';
import { kindOf, type Variant } from './variants.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';
import { markerFor } from './markers.ts';
import type { FieldShape } from './shapes.ts';

// Building a document from a request without sending it, as the issuing service builds it

/** 2026-03-16, ten in the morning in Colombia. */
const now = Date.UTC(2026, 2, 16, 15);

/** Nothing here is signed. */
const company: Company = {
  ...companyFacts(),
  credentials: () => Promise.reject(new Error('Defect: a document for the table of fields was to be signed.')),
};

type Built = { readonly read: GoodRead<DocumentModel>; readonly root: XmlRootSpec };

/** Before its codes are filled in. Throws for a request that the service would not take: here every one is meant to be right. */
export const buildUnsent = (variant: Variant, request: object = variant.request): Built => {
  const kind = kindOf(variant);
  const read = kind.read(request, { company, now });
  if (!read.ok) throw new Error(`The request of ${variant.name} is not taken: ${JSON.stringify(read.errors)}`);
  return { read, root: kind.build(read.model) };
};

/** The lines of QRStr but the unique code and the address with it, which follow from everything. */
const qrLinesOf = (variant: Variant, { read: { model }, root }: Built): readonly string[] => {
  const { software, numbering } = model;
  const secrets = { technicalKey: numbering.authorization?.technicalKey, pin: software.pin, softwareId: software.id };
  return kindOf(variant).fillCodes(root, secrets).qrText.split('\n').slice(0, -2);
};

/** The same for every document: what changes on the page then comes from the request. */
const accepted: Outcome = {
  uuid: 'e'.repeat(96),
  qrText: '',
  qrUrl: '',
  state: 'accepted',
  isSimulated: true,
  validatedAt: 0,
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The texts of the printed page, piece by piece. */
const pageOf = ({ read }: Built): readonly string[] => textsIn(viewOf(read.model, read.presentation, accepted));

// The places of texts and attributes in a document, as paths without positions

/** The values at each path; a path may stand for several elements. */
type Values = ReadonlyMap<string, readonly string[]>;

/** What both a document about to be written and one that was read can tell. */
type Node = {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly children: () => readonly Node[];
};

const anyRoot = '/*';

const namesIn = (nodes: readonly Node[]): readonly Node[] => nodes.filter(({ name }) => name === 'Name');

/** Named values of the health sector have one path each: `AdditionalInformation[Name='MIPRES']/Value`. */
const stepTo = ({ name, children }: Node): string => {
  const [named, ...more] = namesIn(children());
  return named === undefined || more.length > 0 ? name : `${name}[Name='${named.text}']`;
};

/** Names and values of a POS ticket alternate: each value has the name before it. */
const pairedStep = (siblings: readonly Node[], at: number): string =>
  `${siblings[at]?.name ?? ''}[preceding-sibling::Name[1]='${siblings[at - 1]?.text ?? ''}']`;

const stepsTo = (siblings: readonly Node[]): readonly string[] => {
  const isPaired = namesIn(siblings).length > 1;
  return siblings.map((each, at) => (isPaired && each.name === 'Value' ? pairedStep(siblings, at) : stepTo(each)));
};

const valuesBelow = (root: Node): Values => {
  const values = new Map<string, string[]>();
  const add = (xpath: string, value: string): void => {
    const known = values.get(xpath);
    if (known === undefined) values.set(xpath, [value]);
    else known.push(value);
  };
  const visit = (node: Node, xpath: string): void => {
    for (const [name, value] of node.attributes) add(`${xpath}/@${name}`, value);
    if (node.text !== '') add(xpath, node.text);
    const children = node.children();
    const steps = stepsTo(children);
    children.forEach((child, at) => {
      visit(child, `${xpath}/${steps[at] ?? ''}`);
    });
  };
  visit(root, anyRoot);
  return values;
};

const ofSpec = ({ name, attributes = {}, content }: XmlSpec): Node => ({
  name,
  attributes: Object.entries(attributes),
  text: typeof content === 'string' ? content : '',
  children: () => (typeof content === 'string' ? [] : content.map(ofSpec)),
});

const ofElement = (element: XmlElement): Node => {
  const children = childElements(element);
  return {
    name: element.name,
    attributes: element.attributes.map(({ name, value }) => [name, value]),
    text: children.length === 0 ? textOf(element) : '',
    children: () => children.map(ofElement),
  };
};

/** Of a document as built. */
const builtValues = (root: XmlSpec): Values => valuesBelow(ofSpec(root));

/** Of a document as read. */
export const readValues = (root: XmlElement): Values => valuesBelow(ofElement(root));

/** Where the builder says that the field goes, as paths of `builtValues` have it. */
const placesFedBy = (root: XmlSpec, field: string): readonly string[] => {
  const visit = (spec: XmlSpec, xpath: string): readonly string[] => [
    ...Object.entries(spec.attributeFields ?? {}).flatMap(([name, fed]) =>
      fed === field ? [`${xpath}/@${name}`] : [],
    ),
    ...(spec.field === field && typeof spec.content === 'string' && spec.content !== '' ? [xpath] : []),
    ...(typeof spec.content === 'string'
      ? []
      : spec.content.flatMap((child) => visit(child, `${xpath}/${child.name}`))),
  ];
  return visit(root, anyRoot);
};

// The probe

/** `seen`: the marker itself was found; `changed`: something else became of it. */
type Trace = 'seen' | 'changed' | 'none';

export type Finding = {
  /** Paths of the marker in the document, without positions. */
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
  const built = buildUnsent(variant, request);
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

type ProbeOptions = {
  /** Tells fields apart: each has a number of its own. */
  readonly number: number;
  /** Fields beside it that it needs, by their paths. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
};

/** The request with what the field needs beside it. */
const requestFor = ({ request }: Variant, given: ProbeOptions['given']): JsonObject =>
  Object.entries(given ?? {}).reduce((body, [path, value]) => withValue(body, path, value), request);

/** A field that takes one value only cannot be marked: the builder says what it feeds. */
const unmarked = (variant: Variant, path: string): Finding => ({
  xpaths: placesFedBy(buildUnsent(variant).root, path),
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
