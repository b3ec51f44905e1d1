import { placeInSchema } from '../checks/schema/paths.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { isEvent, rootNames, type SubjectKind } from '../document/kind.ts';
import { dian } from '../document/paths.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { checkFor } from './rule.ts';

/** Facts of an authority that knows nothing: enough to ask a check how it is broken, not to ask it anything else. */
const nothingKnown = {
  environment: { code: '2' },
  profile: { strict: false },
  clock: { now: 0 },
  issuerRegistry: new Map(),
  mandates: new Set<string>(),
  rut: { available: true, entries: new Map(), named: new Map() },
  softwareRegistry: new Map(),
  numberingRanges: [],
  uvt: [],
} as const satisfies Partial<Facts>;

/** XSD types that an empty text is of. */
const emptyTypes: ReadonlySet<string> = new Set(['string', 'normalizedString', 'anyURI']);

/** Whether the schema wants the element and takes it without text: a rule about its content is then met by emptying it. */
const mustStay = (document: SubjectKind, path: string): boolean => {
  const place = placeInSchema(isEvent(document) ? 'ApplicationResponse' : rootNames[document], path);
  if (place === undefined || 'unknown' in place) return false;
  return place.min > 0 && place.text !== undefined && emptyTypes.has(place.text);
};

/** What the issuing service computes of the rest: an earlier change of it would be lost. */
const computed = ['/*/cbc:UUID', `${dian}/sts:SoftwareSecurityCode`, `${dian}/sts:QRCode`];

const isComputed = ({ path }: { readonly path: string }): boolean =>
  computed.includes(path.replace(/^(\/\*\/cbc:UUID)\/@.*/, '$1'));

/** The same edits at the step of the issuing pipeline at which they last. */
const atItsStep = ({ built, ...rest }: Violation): Violation =>
  built?.every(isComputed) === true
    ? { ...rest, coded: built }
    : { ...rest, ...(built === undefined ? {} : { built }) };

/** How a rule is broken: as its declaration says, for this document or for all, or else as its check knows. */
export const violationOf = ({ rule, code, document, target }: CatalogueEntry<SubjectKind>): Violation | undefined => {
  const declared = code.violation ?? rule.violation;
  if (declared !== undefined || target === undefined) return declared;
  const check = checkFor(rule, nothingKnown as unknown as Facts); // only the way to break is read from the check
  const broken = check.breakAt?.(rule.brokenAt ?? target.path, mustStay(document, target.path));
  if (broken === undefined) return undefined;
  const { given } = rule;
  return given === undefined ? atItsStep(broken) : { ...broken, built: [...given, ...(broken.built ?? [])] };
};
