/** Where a violation acts: what somebody must be able to change who wants to bring it about. */
import type { Violation } from '../../../simulator/engine/violation.ts';

export const places = ['xml', 'signature', 'certificate', 'zip', 'envelope', 'registry', 'clock', 'events'] as const;

export type Place = (typeof places)[number];

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

/** The authority is another one than usual, and the document is whole. */
const isAbout = (names: readonly Place[]) => (place: Place) => names.includes(place);

/** Whether an issuing service alone could bring it about, at an authority that is made to be as declared. */
export const mayBeRequested = (violation: Violation): boolean =>
  Object.keys(violation).every((name) => ['built', 'coded', 'registry', 'service'].includes(name)) &&
  actsOn(violation).every(isAbout(['xml', 'registry']));
