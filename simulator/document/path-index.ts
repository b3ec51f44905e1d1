/**
 * The document as rules address it: by path, with prefixes that do not depend on the sender's. `cac`, `cbc`, `ext`,
 * `sts`, `ds`, `xades` and `xades141` stand for their namespaces, a name without prefix for the namespace of the root,
 * anything else is written `{uri}local`. The root step is always `*`, so that one path serves invoices and notes.
 */
import { textOf, type XmlDocument, type XmlElement } from '../../src/common/xml/tree.ts';

export const fixedNamespaces = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
} as const;

/**
 * The namespace of sts and the two others in circulation: official notes of the toolbox have the last one, public
 * libraries the second. Elements of all three are found by the prefix `sts`; ZB04 decides which are allowed.
 */
export const stsNamespaces = [
  fixedNamespaces.sts,
  'urn:dian:gov:co:facturaelectronica:Structures-2-1',
  'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures',
] as const;

const uriByPrefix: ReadonlyMap<string, string> = new Map(Object.entries(fixedNamespaces));

/** The namespace that the annex binds to a prefix; undefined for a prefix of the sender's own. */
export const fixedNamespace = (prefix: string): string | undefined => uriByPrefix.get(prefix);

/** The number of a path that rules use, or of one on the way to it: the same in every document. */
export type Place = number;

export type PathIndex = {
  /** Every element at that place, in document order; empty when there is none. */
  readonly at: (place: Place) => readonly XmlElement[];
  // A path such as `/*/cac:InvoiceLine/cbc:ID`; throws RangeError for anything else.
  /** Every element at that path, in document order; empty when there is none. */
  readonly all: (path: string) => readonly XmlElement[];
  /** The first element at that path. */
  readonly first: (path: string) => XmlElement | undefined;
};

type Step = {
  readonly local: string;
  /** Undefined stands for the namespace of the root. */
  readonly uri: string | undefined;
};

type Known = {
  readonly place: Place;
  /** Undefined for the root. */
  readonly from: { readonly above: Known; readonly step: Step } | undefined;
  /** By local name: rarely more than one with the same name, in different namespaces. */
  readonly below: Map<string, Known[]>;
};

const none: readonly XmlElement[] = [];

const prefixByUri: ReadonlyMap<string, string> = new Map([
  ...Object.entries(fixedNamespaces).map(([prefix, uri]) => [uri, prefix] as const),
  ...stsNamespaces.map((uri) => [uri, 'sts'] as const),
]);

const otherStsNamespaces: ReadonlySet<string> = new Set(stsNamespaces.slice(1));

/** Whether an element in namespace `uri` is meant by a step of namespace `wanted`. */
const isMeant = (uri: string, wanted: string): boolean =>
  uri === wanted || (wanted === fixedNamespaces.sts && otherStsNamespaces.has(uri));

const nameWithin = (element: XmlElement, ownUri: string): string => {
  const prefix = prefixByUri.get(element.uri);
  if (prefix !== undefined) return `${prefix}:${element.local}`;
  return element.uri === ownUri ? element.local : `{${element.uri}}${element.local}`;
};

const rootOf = (element: XmlElement): XmlElement => {
  let root = element;
  while (root.parent !== undefined) root = root.parent;
  return root;
};

/** The element's name with the fixed prefix of its namespace: `cbc:ID`, `NumeroSecuenciaXML`, `{urn:x}Other`. */
export const fixedName = (element: XmlElement): string => nameWithin(element, rootOf(element).uri);

/** Splits at `/`, but not inside `{…}`, where a namespace may contain one. */
const splitSteps = (path: string): readonly string[] =>
  path.includes('{') ? (path.match(/(?:\{[^}]*\})?[^/{}]+/g) ?? []) : path.split('/');

const malformed = (path: string): RangeError =>
  new RangeError(
    `Not a path of the index: "${path}". Expected steps like cac:Party/cbc:ID with the prefixes ${Object.keys(fixedNamespaces).join(', ')}.`,
  );

const localName = /^[\p{L}_][\p{L}\p{N}._-]*$/u;

const parseStep = (name: string, path: string): Step => {
  const brace = name.startsWith('{') ? name.indexOf('}') : -1;
  const colon = brace === -1 ? name.indexOf(':') : -1;
  const local = name.slice(Math.max(brace, colon) + 1);
  if (!localName.test(local)) throw malformed(path);
  if (brace !== -1) return { uri: name.slice(1, brace), local };
  if (colon === -1) return { uri: undefined, local };
  const uri = fixedNamespace(name.slice(0, colon));
  if (uri === undefined) throw malformed(path);
  return { uri, local };
};

/** Paths are literals in rules: a few hundred, parsed once for the life of the process. */
const compiledSteps = new Map<string, readonly Step[]>();

const stepsOf = (path: string): readonly Step[] => {
  let steps = compiledSteps.get(path);
  if (steps === undefined) {
    steps = splitSteps(path).map((name) => parseStep(name, path));
    compiledSteps.set(path, steps);
  }
  return steps;
};

/** Most elements have at most one child of a name, so a list is made only when another is found. */
const childrenAt = (element: XmlElement, step: Step): readonly XmlElement[] => {
  const uri = step.uri ?? rootOf(element).uri;
  let found: XmlElement[] | undefined;
  for (const child of element.children) {
    if (child.kind !== 'element' || child.local !== step.local || !isMeant(child.uri, uri)) continue;
    if (found === undefined) found = [child];
    else found.push(child);
  }
  return found ?? none;
};

const belowAll = (level: readonly XmlElement[], step: Step): readonly XmlElement[] => {
  const only = level[0];
  if (only === undefined) return none;
  return level.length === 1 ? childrenAt(only, step) : level.flatMap((each) => childrenAt(each, step));
};

/** The elements below `element` along a relative path of fixed names: `cac:Party/cbc:ID`. */
export const select = (element: XmlElement, path: string): readonly XmlElement[] => {
  const steps = stepsOf(path);
  let level: readonly XmlElement[] | undefined;
  for (const step of steps) level = level === undefined ? childrenAt(element, step) : belowAll(level, step);
  return level ?? none;
};

const firstAlong = (element: XmlElement, steps: readonly Step[], at: number): XmlElement | undefined => {
  const step = steps[at];
  if (step === undefined) return element;
  const uri = step.uri ?? rootOf(element).uri;
  for (const child of element.children) {
    if (child.kind !== 'element' || child.local !== step.local || !isMeant(child.uri, uri)) continue;
    const found = firstAlong(child, steps, at + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first of the elements that `select` returns, without searching for the others. */
export const selectFirst = (element: XmlElement, path: string): XmlElement | undefined =>
  firstAlong(element, stepsOf(path), 0);

/** The child elements of that fixed name, in document order. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] => select(element, name);

/** The first child element of that fixed name. */
export const childOf = (element: XmlElement, name: string): XmlElement | undefined => selectFirst(element, name);

/** The text of the first element at a path below another; undefined where there is none, or an empty or blank one. */
export const textAt = (element: XmlElement, path: string): string | undefined => {
  const found = selectFirst(element, path);
  const text = found === undefined ? '' : textOf(found);
  return text.trim() === '' ? undefined : text;
};

const top: Known = { place: 0, from: undefined, below: new Map() };

/** Indexed by place: the document's nodes are in a list, which needs no hashing. */
const known: Known[] = [top];

/** Paths are literals in rules: a few thousand, parsed once for the life of the process. */
const places = new Map<string, Place>([['/*', top.place]]);

const knownBelow = (above: Known, step: Step): Known => {
  const namesakes = above.below.get(step.local) ?? [];
  const there = namesakes.find(({ from }) => from?.step.uri === step.uri);
  if (there !== undefined) return there;
  const made: Known = { place: known.length, from: { above, step }, below: new Map() };
  known.push(made);
  above.below.set(step.local, [...namesakes, made]);
  return made;
};

/**
 * The place of a path from the root down.
 * @throws RangeError for anything that is not such a path
 */
export const placeOf = (path: string): Place => {
  const found = places.get(path);
  if (found !== undefined) return found;
  if (!path.startsWith('/*/')) throw malformed(path);
  const { place } = stepsOf(path.slice(3)).reduce(knownBelow, top);
  places.set(path, place);
  return place;
};

export const stepsBetween = (above: Place, below: Place): number => {
  let steps = 0;
  for (let at = known[below]; at?.from !== undefined && at.place !== above; at = at.from.above) steps += 1;
  return steps;
};

type Walk = {
  readonly ownUri: string;
  /** By place. */
  readonly answers: (XmlElement[] | undefined)[];
};

/** Recursion is limited by the paths of rules; elements outside them are skipped. */
const enter = (element: XmlElement, at: Known, walk: Walk): void => {
  const { ownUri, answers } = walk;
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    const namesakes = at.below.get(child.local);
    if (namesakes === undefined) continue;
    for (const found of namesakes) {
      if (!isMeant(child.uri, found.from?.step.uri ?? ownUri)) continue;
      const answer = answers[found.place];
      if (answer === undefined) answers[found.place] = [child];
      else answer.push(child);
      if (found.below.size > 0) enter(child, found, walk);
    }
  }
};

/** Indexes the elements of the document at all places known so far, in one walk. */
export const indexPaths = ({ root }: XmlDocument): PathIndex => {
  const indexed = known.length;
  const answers = new Array<XmlElement[] | undefined>(indexed);
  answers[top.place] = [root];
  enter(root, top, { ownUri: root.uri, answers });
  const later = new Map<Place, readonly XmlElement[]>();
  const walkTo = (place: Place): readonly XmlElement[] => {
    const from = known[place]?.from;
    const answer = later.get(place) ?? (from === undefined ? none : belowAll(at(from.above.place), from.step));
    later.set(place, answer);
    return answer;
  };
  const at = (place: Place): readonly XmlElement[] => (place < indexed ? (answers[place] ?? none) : walkTo(place));
  const all = (path: string): readonly XmlElement[] => at(placeOf(path));
  return { at, all, first: (path) => all(path)[0] };
};
