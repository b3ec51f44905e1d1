import type { CertificateFacts } from '../../src/common/x509.ts';
import { nitCheckDigit } from '../checks/check-digit.ts';
import { nitAttribute } from './names.ts';

const serialNumberAttribute = '2.5.4.5';

/** Digits alone: authorities write `NIT 900123456`, `900.123.456` or `900123456-8`. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The identifications that a certificate gives for its holder: serialNumber and
 * the Colombian NIT attribute of the subject (annex rule ZE03), digits alone,
 * each with or without check digit as the authority happened to write it.
 */
export const holderIdentifications = ({ subject }: CertificateFacts): readonly string[] => {
  const found = subject
    .filter(({ oid }) => oid === nitAttribute || oid === serialNumberAttribute)
    .map(({ value }) => digitsOf(value))
    .filter((digits) => digits !== '');
  return [...new Set(found)];
};

/** Whether the certificate belongs to that NIT (digits without check digit), however its authority wrote it. */
export const isHeldBy = (facts: CertificateFacts, nit: string): boolean => {
  const withCheckDigit = `${nit}${nitCheckDigit(nit) ?? ''}`;
  return holderIdentifications(facts).some((written) => written === nit || written === withCheckDigit);
};
