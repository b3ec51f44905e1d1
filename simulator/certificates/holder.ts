import type { CertificateFacts } from './x509/certificate-facts.ts';
import { nitCheckDigit } from '../document/check-digit.ts';
import { nitAttribute } from './names.ts';

const serialNumberAttribute = '2.5.4.5';

/** The longest run of digits: authorities write `NIT 900123456`, `900.123.456`, `900 123 456` or `900123456-8`. */
const identificationIn = (text: string): string | undefined => {
  let longest: string | undefined;
  for (const [digits] of text.replaceAll(/[.\s]/g, '').matchAll(/\d+/g)) {
    if (digits.length > (longest?.length ?? 0)) longest = digits;
  }
  return longest;
};

/** The parts of a certificate that identify its holder. */
export type HolderFacts = Pick<CertificateFacts, 'subject' | 'extensions'>;

const identificationsOf = ({ subject, extensions }: HolderFacts): readonly string[] => {
  const inSubject = (oid: string) => subject.filter((attribute) => attribute.oid === oid).map(({ value }) => value);
  const inExtensions = extensions.filter(({ oid }) => oid === nitAttribute).map(({ text }) => text ?? '');
  const texts = [...inSubject(nitAttribute), ...inExtensions, ...inSubject(serialNumberAttribute)];
  return [...new Set(texts.map(identificationIn).filter((digits) => digits !== undefined))];
};

/** There are few certificates, so each is read once. */
const known = new WeakMap<HolderFacts, readonly string[]>();

/**
 * The identifications that a certificate gives for its holder, the most reliable first: the Colombian NIT attribute, in
 * the subject or as an extension, then serialNumber (annex rule ZE03). Digits only, without the check digit where a
 * hyphen sets it apart.
 */
export const holderIdentifications = (facts: HolderFacts): readonly string[] => {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const identifications = identificationsOf(facts);
  known.set(facts, identifications);
  return identifications;
};

/** The NIT under which the holder of a certificate acts: the most reliable of its identifications. */
export const holderNit = (facts: HolderFacts): string | undefined => holderIdentifications(facts)[0];

/** Whether the certificate belongs to that NIT (digits without check digit), however its authority wrote it. */
export const isHeldBy = (facts: HolderFacts, nit: string): boolean => {
  const withCheckDigit = `${nit}${nitCheckDigit(nit) ?? ''}`;
  return holderIdentifications(facts).some((written) => written === nit || written === withCheckDigit);
};
