/** Violations that a request alone can express: found by trying, kept as data. */
import { dataJson } from '../../common/data-directory.ts';
import type { CatalogueEntry, Requirement, Violation } from '../../../simulator/judge/index.ts';
import { kindNames, type KindName } from '../../issuer/documents/document-model.ts';
import { entryName } from '../catalogue-facts.ts';
import type { FieldChange } from '../reproduce/request.ts';

export type RequestViolation = {
  /** None if the authority is changed, or if the rule asks for what no request can state. */
  readonly changes: readonly FieldChange[];
  readonly where?: readonly Requirement[];
  /** Codes that fire along with the rule where they are others than the rule declares. */
  readonly also?: readonly string[];
};

/** By kind of document and name of the rule, `invoice/FAJ14`. */
export type RequestViolations = Readonly<Record<string, RequestViolation>>;

export const requestViolationsFile = 'datasets/facts/request-violations.json';

let loaded: RequestViolations | undefined;

export const requestViolations = (): RequestViolations =>
  (loaded ??= dataJson('request-violations.json') as RequestViolations); // our own file

export const requestViolationKey = (entry: CatalogueEntry): string => `${entry.document}/${entryName(entry)}`;

/** How a request alone causes it; undefined if the XML, the envelope or the certificate must be wrong. */
export const requestViolationOf = (entry: CatalogueEntry): RequestViolation | undefined =>
  requestViolations()[requestViolationKey(entry)];

/** Every code that a request alone can cause, with the kind of document. */
export const requestableCodes = (): readonly { readonly kind: KindName; readonly code: string }[] =>
  kindNames.flatMap((kind) =>
    Object.keys(requestViolations())
      .map((key) => key.split('/'))
      .filter(([document]) => document === kind)
      // The second place of a code in one document is no other code.
      .map(([, code = '']) => ({ kind, code })),
  );

/** The violation's changes to the authority. */
export const atAuthority = ({ registry, service }: Violation): Violation => ({
  ...(registry === undefined ? {} : { registry }),
  ...(service === undefined ? {} : { service }),
});

// Where a violation acts: what a caller must be able to change to cause it

type Place = 'xml' | 'signature' | 'certificate' | 'zip' | 'envelope' | 'registry' | 'clock' | 'events';

const placeOf = {
  currency: 'xml',
  built: 'xml',
  coded: 'xml',
  signature: 'signature',
  signed: 'signature',
  bytes: 'signature',
  certificate: 'certificate',
  sender: 'envelope',
  padding: 'xml',
  zip: 'zip',
  registry: 'registry',
  service: 'registry',
  sentAfter: 'clock',
  corrected: 'xml',
  events: 'events',
  daysLater: 'clock',
  repeat: 'envelope',
  resend: 'envelope',
} as const satisfies Readonly<Record<keyof Violation, Place>>;

export const actsOn = (violation: Violation): readonly Place[] => [
  ...new Set((Object.keys(violation) as (keyof Violation)[]).map((name) => placeOf[name])), // its own members
];

/** The authority differs from the usual, and the document is complete. */
const isAbout = (names: readonly Place[]) => (place: Place) => names.includes(place);

/** Whether an issuing service alone could cause it, with the authority set up as declared. */
export const mayBeRequested = (violation: Violation): boolean =>
  Object.keys(violation).every((name) => ['built', 'coded', 'registry', 'service'].includes(name)) &&
  actsOn(violation).every(isAbout(['xml', 'registry']));
