import { familyOf, familyOfType } from '../document/kind.ts';
import { identityOf } from '../document/identity.ts';
import type { Subject } from '../document/subject.ts';
import type { NumberingRange } from '../registry/types.ts';
import { dian } from '../document/paths.ts';
import { integer } from '../document/amount.ts';

const control = `${dian}/sts:InvoiceControl`;

export const statedPrefix = (subject: Subject): string =>
  subject.text(`${control}/sts:AuthorizedInvoices/sts:Prefix`) ?? '';
export const statedResolution = (subject: Subject): string => subject.text(`${control}/sts:InvoiceAuthorization`) ?? '';

/**
 * The ranges of the stated resolution that belong to the issuer of the document. A resolution may have ranges of several
 * families, as that of the test environment does: those of other families are left out, unless they are all that it has.
 */
export const rangesOfIssuer = (subject: Subject, ranges: readonly NumberingRange[]): readonly NumberingRange[] => {
  const { issuerNit } = identityOf(subject);
  const own = ranges.filter((range) => range.issuerNit === issuerNit);
  const ofFamily = own.filter(({ documentType }) => familyOfType(documentType) === familyOf(subject.kind));
  return ofFamily.length === 0 ? own : ofFamily;
};

/** The issuer's range with the stated resolution and the stated prefix. */
export const rangeStated = (subject: Subject, ranges: readonly NumberingRange[]): NumberingRange | undefined => {
  const prefix = statedPrefix(subject);
  return rangesOfIssuer(subject, ranges).find((range) => range.prefix === prefix);
};

/**
 * Whether a range may number a document of that type: sales, exports and contingency of the authority need a range with
 * a technical key, contingency of the issuer (03) its own or, failing that, the range of its invoices. Other families
 * have ranges of their own.
 *
 * @param family that of the document, whose type may be of none
 */
export const mayNumber = (
  { documentType }: Pick<NumberingRange, 'documentType'>,
  type: string,
  family = familyOfType(type),
): boolean => {
  if (family !== familyOfType(documentType)) return false;
  return family !== 'invoicing' || type === '03' || documentType === '01';
};

/**
 * The issuer's range with the stated resolution and a prefix that the number starts with: the stated prefix if it is
 * one of them, else the longest.
 */
export const rangeOfNumber = (subject: Subject, ranges: readonly NumberingRange[]): NumberingRange | undefined => {
  const { number, type } = identityOf(subject);
  const stated = statedPrefix(subject);
  const fitting = rangesOfIssuer(subject, ranges).filter(
    (range) => mayNumber(range, type, familyOf(subject.kind)) && number.startsWith(range.prefix),
  );
  const [longest] = [...fitting].sort((a, b) => b.prefix.length - a.prefix.length);
  return fitting.find(({ prefix }) => prefix === stated) ?? longest;
};

/**
 * The digits of the number after a prefix; undefined if the number does not start with it or continues with letters.
 */
export const consecutiveOf = (number: string, prefix: string): bigint | undefined =>
  number.startsWith(prefix) ? integer(number.slice(prefix.length)) : undefined;
