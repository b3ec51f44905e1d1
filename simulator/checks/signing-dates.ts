import { colombianDate, isDate } from '../../src/common/time.ts';
import type { Subject } from '../document/subject.ts';
import type { DecidingDay } from './in-force.ts';
import { notEvaluated } from './vocabulary/check.ts';
import type { Facts } from './vocabulary/facts.ts';

export const noSigningTime = notEvaluated('There is no readable signing time.', 'No hay una fecha de firma legible.');

/** A literal reading takes the date as it is written, and no other. */
type Reading = { readonly literal: boolean };

/**
 * The dates, `YYYY-MM-DD`, on which a document counts as signed: the one written in xades:SigningTime and that of the
 * instant in Colombia. Undefined where there is no readable time.
 */
export const signingDates = (
  { signingTime }: Facts['certificate'],
  { literal }: Reading,
): readonly string[] | undefined => {
  if (signingTime?.instant === undefined) return undefined;
  const inColombia = colombianDate(signingTime.instant);
  const written = signingTime.date ?? inColombia;
  return literal || written === inColombia ? [written] : [written, inColombia];
};

/** The day of the signature in Colombia; without one, the day on which the document is issued, or that of the clock. */
export const signingDay = (
  subject: Subject,
  { certificate, clock }: Pick<Facts, 'certificate' | 'clock'>,
): DecidingDay => {
  const signed = certificate.signingTime?.instant;
  if (signed !== undefined) return { day: colombianDate(signed), of: 'signing' };
  const issued = subject.text('/*/cbc:IssueDate');
  return issued !== undefined && isDate(issued)
    ? { day: issued, of: 'issue' }
    : { day: colombianDate(clock.now), of: 'reception' };
};
