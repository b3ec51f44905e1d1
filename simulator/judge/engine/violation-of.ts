import { placeInSchema } from '../../checks/schema/paths.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { Requirement, Violation } from '../../checks/vocabulary/violation.ts';
import { isEvent, rootNames, type SubjectKind } from '../../document/kind.ts';
import { dian, signature } from '../../document/paths.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { checkFor, type Given } from './rule.ts';
import { pathIn, violationIn } from './violation-in.ts';

/** Facts of an authority that knows nothing: enough to ask a check how it is broken, and nothing else. */
const nothingKnown = {
  environment: { code: '2' },
  profile: { strict: false, literal: false },
  clock: { now: 0 },
  issuerRegistry: new Map(),
  mandates: new Set<string>(),
  rut: { available: true, entries: new Map(), named: new Map() },
  softwareRegistry: new Map(),
  numberingRanges: [],
  uvt: [],
  closedKinds: [],
  priorDocuments: { asked: false, duplicate: undefined },
  transmission: { certificate: undefined },
} as const satisfies Partial<Facts>;

/** XSD types that accept an empty text. */
const emptyTypes: ReadonlySet<string> = new Set(['string', 'normalizedString', 'anyURI']);

/**
 * Whether the schema requires the element and accepts it without text: a rule about its content is then broken by
 * emptying it.
 */
const mustStay = (document: SubjectKind, path: string): boolean => {
  const place = placeInSchema(isEvent(document) ? 'ApplicationResponse' : rootNames[document], path);
  if (place === undefined || 'unknown' in place) return false;
  return place.min > 0 && place.text !== undefined && emptyTypes.has(place.text);
};

/** Values that the issuing service computes from the rest: an earlier change of them would be lost. */
const computed = ['/*/cbc:UUID', `${dian}/sts:SoftwareSecurityCode`, `${dian}/sts:QRCode`];

const isComputed = ({ path }: XmlEdit): boolean => computed.includes(path.replace(/^(\/\*\/cbc:UUID)\/@.*/, '$1'));

type Signed = NonNullable<Violation['signature']>;

/** The parts of a signature that are written before signing, by the elements above them. */
const signedParts: readonly (readonly [part: keyof Signed, above: string])[] = [
  ['signedInfo', `${signature}/ds:SignedInfo`],
  ['keyInfo', `${signature}/ds:KeyInfo`],
  ['signedProperties', `${signature}/ds:Object/xades:QualifyingProperties/xades:SignedProperties`],
];

const rooted = (edit: XmlEdit, path: string): XmlEdit => ({ ...edit, path });

/** An edit inside a signed part is made before signing; any other edit of the signature can only follow. */
const inSignature = (edits: readonly XmlEdit[]): Violation => {
  const parts = new Set(edits.map(({ path }) => signedParts.find(([, place]) => path.startsWith(`${place}/`))));
  if (parts.size > 1)
    throw new RangeError('One change of a signature is in several of its parts: write the violation.');
  const [[part, above] = []] = parts;
  if (part === undefined || above === undefined) {
    const place = signature.replace('/ext:UBLExtension/', '/ext:UBLExtension[2]/');
    return { signed: edits.map((edit) => rooted(edit, edit.path.replace(signature, place))) };
  }
  const root = above.slice(above.lastIndexOf('/'));
  return { signature: { [part]: edits.map((edit) => rooted(edit, `/*${root}${edit.path.slice(above.length)}`)) } };
};

const isAtOrBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** The same edits, at the step of the issuing pipeline that preserves them. */
const atItsStep = ({ built, ...rest }: Violation): Violation => {
  if (built === undefined) return rest;
  if (built.every(({ path }) => isAtOrBelow(path, signature))) return { ...rest, ...inSignature(built) };
  return built.every(isComputed) ? { ...rest, coded: built } : { ...rest, built };
};

const areEdits = (given: Given): given is readonly XmlEdit[] => Array.isArray(given);

/** What is given comes first. */
const under = (given: Given, broken: Violation): Violation => {
  const { built: first = [], ...circumstances } = areEdits(given) ? { built: given } : given;
  const { built = [], ...steps } = atItsStep(broken);
  return { ...circumstances, ...steps, built: [...first, ...built] };
};

const declaredViolation = ({ rule, code, document, target }: CatalogueEntry<SubjectKind>): Violation | undefined => {
  if (code.unreachable !== undefined) return undefined;
  const declared = code.violation ?? rule.violation;
  if (declared !== undefined) return declared;
  const path = target?.path ?? rule.place?.en;
  if (path === undefined) return undefined;
  const check = checkFor(rule, nothingKnown as unknown as Facts); // Only the way to break it is read from the check.
  const broken = check.breakAt?.(rule.brokenAt ?? path, {
    mustStay: target !== undefined && mustStay(document, path),
    document,
  });
  if (broken === undefined) return undefined;
  return rule.given === undefined ? atItsStep(broken) : under(rule.given, broken);
};

/**
 * How a rule is broken in its kind of document: as its declaration says, for this kind or for all, or as its check
 * derives. Undefined where no document that reaches it can break it.
 */
export const violationOf = (entry: CatalogueEntry<SubjectKind>): Violation | undefined => {
  const violation = declaredViolation(entry);
  return violation && violationIn(entry.document, violation);
};

/** What a generated document must be like for the rule to be broken in it. */
export const requirementsOf = ({ rule, code, document }: CatalogueEntry<SubjectKind>): readonly Requirement[] =>
  (code.brokenIn ?? rule.brokenIn ?? []).map((each) => ({ ...each, path: pathIn(document, each.path) }));
