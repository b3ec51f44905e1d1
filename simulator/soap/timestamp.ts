import type { TimestampParts } from './security-parts.ts';
import { refuse, type SecurityProblem } from './security-problem.ts';

/** How far a client's clock may run ahead: the default of the authority's framework. */
const clockSkew = 5 * 60 * 1000;

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** An `xs:dateTime`; without zone it is UTC, as everywhere in WS-Security. */
const instantOf = (text: string | undefined): number | undefined => {
  const match = text === undefined ? null : dateTime.exec(text);
  if (match === null) return undefined;
  const instant = Date.parse(match[1] === undefined ? `${match[0]}Z` : match[0]);
  return Number.isNaN(instant) ? undefined : instant;
};

/**
 * Why the timestamp is refused, if it is. No lifetime is too long: the client
 * library most used in the country asks for 60,000 seconds.
 */
export const timestampProblem = (timestamp: TimestampParts | undefined, now: number): SecurityProblem | undefined => {
  if (timestamp === undefined) return refuse('timestamp-missing', 'wsse:Security has no wsu:Timestamp.');
  const created = instantOf(timestamp.created);
  const expires = instantOf(timestamp.expires);
  if (created === undefined || expires === undefined || expires <= created) {
    const found = `Created "${timestamp.created ?? ''}", Expires "${timestamp.expires ?? ''}"`;
    return refuse('timestamp-invalid', `The timestamp has ${found}; expected two instants, the second one later.`);
  }
  const here = new Date(now).toISOString();
  if (now > expires)
    return refuse('timestamp-expired', `The timestamp expired at ${timestamp.expires ?? ''}; it is ${here}.`);
  if (created > now + clockSkew) {
    return refuse(
      'timestamp-future',
      `The timestamp was created at ${timestamp.created ?? ''}, more than five minutes after ${here}.`,
    );
  }
  return undefined;
};
