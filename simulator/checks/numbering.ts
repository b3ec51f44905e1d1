import { identityOf } from '../engine/identity.ts';
import type { Subject } from '../engine/subject.ts';
import type { NumberingRange } from '../registry/types.ts';
import { dian } from '../rules/paths.ts';

const control = `${dian}/sts:InvoiceControl`;

export const statedPrefix = (subject: Subject): string => subject.text(`${control}/sts:AuthorizedInvoices/sts:Prefix`) ?? '';
export const statedResolution = (subject: Subject): string => subject.text(`${control}/sts:InvoiceAuthorization`) ?? '';

/** The ranges of the stated resolution that belong to the issuer of the document. */
export const rangesOfIssuer = (subject: Subject, ranges: readonly NumberingRange[]): readonly NumberingRange[] => {
  const { issuerNit } = identityOf(subject);
  return ranges.filter((range) => range.issuerNit === issuerNit);
};

/** The issuer's range with the stated resolution and the stated prefix. */
export const rangeStated = (subject: Subject, ranges: readonly NumberingRange[]): NumberingRange | undefined => {
  const prefix = statedPrefix(subject);
  return rangesOfIssuer(subject, ranges).find((range) => range.prefix === prefix);
};

/** The issuer's range with the stated resolution and a prefix with which the number begins. */
export const rangeOfNumber = (subject: Subject, ranges: readonly NumberingRange[]): NumberingRange | undefined => {
  const { number } = identityOf(subject);
  return rangesOfIssuer(subject, ranges).find((range) => number.startsWith(range.prefix));
};

/** The digits of the number behind a prefix; undefined where the number does not begin with it or goes on with letters. */
export const consecutiveOf = (number: string, prefix: string): bigint | undefined => {
  if (!number.startsWith(prefix)) return undefined;
  const rest = number.slice(prefix.length);
  return /^\d+$/.test(rest) ? BigInt(rest) : undefined;
};

/** An unsigned integer, or undefined. */
export const integer = (text: string | undefined): bigint | undefined => {
  const trimmed = text?.trim() ?? '';
  return /^\d+$/.test(trimmed) ? BigInt(trimmed) : undefined;
};
