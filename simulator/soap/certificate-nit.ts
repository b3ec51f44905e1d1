import type { CertificateFacts } from '../../src/common/x509.ts';

/** Attribute in which Colombian authorities give the NIT of the organisation. */
const nitAttribute = '1.3.6.1.4.1.23267.2.2';
const serialNumber = '2.5.4.5';

/** `900.123.456-7`, `NIT 900123456`, `900123456`: the digits before the check digit. */
const nitIn = (text: string): string | undefined => /\d{6,}/.exec(text.replaceAll(/[.\s]/g, ''))?.[0];

/**
 * The NIT of the holder, without check digit: from the attribute made for it,
 * in the subject or as an extension, else from serialNumber (rule ZE03).
 */
export const certificateNit = ({
  subject,
  extensions,
}: Pick<CertificateFacts, 'subject' | 'extensions'>): string | undefined => {
  const subjectText = (oid: string): string => subject.find((attribute) => attribute.oid === oid)?.value ?? '';
  const extensionText = extensions.find(({ oid }) => oid === nitAttribute)?.text ?? '';
  return nitIn(subjectText(nitAttribute)) ?? nitIn(extensionText) ?? nitIn(subjectText(serialNumber));
};
