/**
 * The document as rules address it: by path, with prefixes that do not depend
 * on what the sender wrote. `cac`, `cbc`, `ext`, `sts`, `ds`, `xades` and
 * `xades141` stand for their namespaces, a name without prefix for the
 * namespace of the root, anything else is written `{uri}local`. The root step
 * is always `*`, so that one path serves invoices and notes.
 */
import type { XmlDocument, XmlElement } from '../../src/common/xml/tree.ts';

export const fixedNamespaces = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
} as const;

const uriByPrefix: ReadonlyMap<string, string> = new Map(Object.entries(fixedNamespaces));

/** The namespace that the annex binds to a prefix; undefined for a prefix of the sender's own. */
export const fixedNamespace = (prefix: string): string | undefined => uriByPrefix.get(prefix);

export type PathIndex = {
  // A path such as `/*/cac:InvoiceLine/cbc:ID`; a RangeError when it is not one.
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

/** All elements that share one path, and the paths one step below. */
type Place = {
  readonly elements: XmlElement[];
  /** None below a leaf, which most places are. */
  below: Map<string, Place> | undefined;
};

const none: readonly XmlElement[] = [];

const prefixByUri: ReadonlyMap<string, string> = new Map(
  Object.entries(fixedNamespaces).map(([prefix, uri]) => [uri, prefix]),
);

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

/** Splits at `/`, but not inside `{…}`, where a namespace may hold one. */
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

/** Paths are literals of rules: a few hundred, parsed once for the life of the process. */
const compiledSteps = new Map<string, readonly Step[]>();

const stepsOf = (path: string): readonly Step[] => {
  let steps = compiledSteps.get(path);
  if (steps === undefined) {
    steps = splitSteps(path).map((name) => parseStep(name, path));
    compiledSteps.set(path, steps);
  }
  return steps;
};

/** Most elements have one child of a name or none: a list is made for what is found, not for what might be. */
const childrenAt = (element: XmlElement, step: Step): readonly XmlElement[] => {
  const uri = step.uri ?? rootOf(element).uri;
  let found: XmlElement[] | undefined;
  for (const child of element.children) {
    if (child.kind !== 'element' || child.local !== step.local || child.uri !== uri) continue;
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

/** The child elements of that fixed name, in document order. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] => select(element, name);

/** The first child element of that fixed name. */
export const childOf = (element: XmlElement, name: string): XmlElement | undefined => select(element, name)[0];

const newPlace = (first: XmlElement): Place => ({ elements: [first], below: undefined });

/** One string per name and namespace: building it anew for each of 20,000 elements would cost more than the walk. */
const nameCache = (ownUri: string): ((element: XmlElement) => string) => {
  const byUri = new Map<string, Map<string, string>>();
  return (element) => {
    let byLocal = byUri.get(element.uri);
    if (byLocal === undefined) byUri.set(element.uri, (byLocal = new Map<string, string>()));
    let name = byLocal.get(element.local);
    if (name === undefined) byLocal.set(element.local, (name = nameWithin(element, ownUri)));
    return name;
  };
};

/** Recursion is bounded: the parser refuses documents deeper than its limit. */
const placeBelow = (element: XmlElement, at: Place, nameOf: (element: XmlElement) => string): void => {
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    const name = nameOf(child);
    const places = (at.below ??= new Map<string, Place>());
    let below = places.get(name);
    if (below === undefined) places.set(name, (below = newPlace(child)));
    else below.elements.push(child);
    placeBelow(child, below, nameOf);
  }
};

type CompiledPath = {
  /** Its place among all paths that were ever asked for. */
  readonly ordinal: number;
  /** Below the root. */
  readonly names: readonly string[];
};

const compiledPaths = new Map<string, CompiledPath>();

const compiled = (path: string): CompiledPath => {
  const known = compiledPaths.get(path);
  if (known !== undefined) return known;
  if (path !== '/*' && !path.startsWith('/*/')) throw malformed(path);
  const relative = path.slice(3);
  if (path !== '/*') stepsOf(relative);
  const made = { ordinal: compiledPaths.size, names: path === '/*' ? [] : splitSteps(relative) };
  compiledPaths.set(path, made);
  return made;
};

/** Indexes every element of the document by its path, in one walk. */
export const indexPaths = (document: XmlDocument): PathIndex => {
  const { root } = document;
  const top = newPlace(root);
  placeBelow(root, top, nameCache(root.uri));
  // By ordinal: hundreds of rules ask for the same paths, and a list need not be hashed.
  const answers: (readonly XmlElement[] | undefined)[] = new Array<undefined>(compiledPaths.size);
  const all = (path: string): readonly XmlElement[] => {
    const { ordinal, names } = compiled(path);
    const known = answers[ordinal];
    if (known !== undefined) return known;
    let at: Place | undefined = top;
    for (const name of names) at = at?.below?.get(name);
    const found = at?.elements ?? none;
    answers[ordinal] = found;
    return found;
  };
  return { all, first: (path) => all(path)[0] };
};
