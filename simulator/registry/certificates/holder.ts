import type { CertificateFacts } from './x509/certificate-facts.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { nitAttribute } from './names.ts';

const serialNumberAttribute = '2.5.4.5';

/**
 * The first number: authorities write `NIT 900123456`, `900.123.456`, `900 123 456` or `900123456-8`. A further number
 * belongs to somebody else, such as the company that a person works for (`CC 79123456 NIT 900123456`).
 */
const identificationIn = (text: string): string | undefined =>
  /^\d+$|\d{1,3}(?:[.\s]\d{3})+(?!\d)|\d{4,}/.exec(text)?.[0].replaceAll(/[.\s]/g, '');

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

/**
 * An identification without a check digit that nothing sets apart. Only where the number is too long for anything else:
 * a NIT of a company has nine digits, a NUIP ten, which begin with 1. `800000001` is a NIT, although 1 is the check digit
 * of 80000000.
 */
const withoutCheckDigit = (written: string): string => {
  const identification = written.slice(0, -1);
  const isTooLong = /^(?:[6-9]\d{9}|1\d{10})$/.test(written);
  return isTooLong && written.endsWith(nitCheckDigit(identification) ?? ' ') ? identification : written;
};

/** The NIT under which the holder of a certificate acts: the most reliable of its identifications. */
export const holderNit = (facts: HolderFacts): string | undefined => {
  const [written] = holderIdentifications(facts);
  return written === undefined ? undefined : withoutCheckDigit(written);
};

/** Whether the certificate belongs to that NIT (digits without check digit), however its authority wrote it. */
export const isHeldBy = (facts: HolderFacts, nit: string): boolean =>
  holderIdentifications(facts).some((written) => written === nit || withoutCheckDigit(written) === nit);
