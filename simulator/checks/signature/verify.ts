/**
 * Verifies the XAdES-EPES signature of a document (annex FE 1.9, 6.5.10 and 10)
 * and says of each part what was found. It judges nothing: rules do that.
 */
import { attributeOf, textOf, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { isDate } from '../../../src/common/time.ts';
import { readCertificate, type CertificateFacts } from '../../registry/certificates/x509/certificate-facts.ts';
import { evaluateChain } from '../../registry/certificates/chain.ts';
import { preparedTrust, type Trust } from '../../registry/certificates/trust.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import { findProblems, isDisqualifying } from './problems.ts';
import { checkReferences } from './references.ts';
import type { CertificateReport, SignaturePolicy, SignatureReport, SigningTime } from './report.ts';
import { checkSignatureValue } from './signature-value.ts';
import { readSigningCertificates } from './signing-certificates.ts';
import { findParts, type SignatureParts } from './structure.ts';
import { surveyDocument } from './survey.ts';

const dateTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

const isOffset = (text: string): boolean => {
  if (text === 'Z') return true;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(4, 6));
  return minutes < 60 && (hours < 14 || (hours === 14 && minutes === 0));
};

/** Midnight may be written as hour 24 of the day before (XML Schema part 2, 3.2.7.1). */
const isTimeOfDay = (hours: number, minutes: number, seconds: number): boolean =>
  (hours < 24 || (hours === 24 && minutes === 0 && seconds === 0)) && minutes < 60 && seconds < 60;

/** Reads an xsd:dateTime; one without offset is Colombian time. */
export const readSigningTime = (element: XmlElement): SigningTime => {
  const text = textOf(element).trim();
  const [, date, hours, minutes, seconds = '', fraction = '', zone] = dateTime.exec(text) ?? [];
  const offset = zone ?? '-05:00';
  const wellFormed =
    date !== undefined &&
    isDate(date) &&
    isTimeOfDay(Number(hours), Number(minutes), Number(`${seconds}${fraction}`)) &&
    isOffset(offset);
  if (!wellFormed) return { text, instant: undefined, date: undefined };
  // Date.parse takes hour 24 for the next day, as XML Schema does, and misreads long fractions.
  const milliseconds = fraction.slice(0, '.000'.length);
  const instant = Date.parse(`${date}T${hours ?? ''}:${minutes ?? ''}:${seconds}${milliseconds}${offset}`);
  return { text, instant, date, ...(zone === undefined ? { withoutZone: true } : {}) };
};

export type VerifyOptions = {
  readonly trust: Trust;
  /** The instant at which certificates must be valid, milliseconds since 1970. */
  readonly now: number;
};

/** A chain has three or four certificates; nobody is made to read hundreds. The next one counts as unreadable. */
const certificateLimit = 32;

const algorithmOf = (element: XmlElement | undefined): string | undefined =>
  element && attributeOf(element, 'Algorithm');

const textIn = (element: XmlElement | undefined): string | undefined => element && textOf(element);

type KeyInfoCertificates = {
  readonly readable: readonly CertificateReport[];
  readonly unreadable: readonly XmlElement[];
};

const readCertificates = async (nodes: readonly XmlElement[]): Promise<KeyInfoCertificates> => {
  const readable: CertificateReport[] = [];
  const unreadable: XmlElement[] = [];
  for (const node of nodes.slice(0, certificateLimit)) {
    const der = decodeBase64(textOf(node));
    const facts = der === undefined ? undefined : await readCertificate(der);
    if (facts === undefined) {
      unreadable.push(node);
      continue;
    }
    const { keyUsage } = facts;
    readable.push({ node, facts, maySign: keyUsage?.digitalSignature === true && keyUsage.nonRepudiation });
  }
  unreadable.push(...nodes.slice(certificateLimit, certificateLimit + 1));
  return { readable, unreadable };
};

const formOf = (parts: SignatureParts): SignatureReport['form'] => {
  if (parts.signature.length === 0) return 'none';
  if (parts.signedProperties.length === 0) return 'xmldsig';
  return parts.signaturePolicyIdentifier.length === 0 ? 'xades-bes' : 'xades-epes';
};

const policyOf = (parts: SignatureParts): SignaturePolicy => ({
  identifier: textIn(parts.identifier[0]),
  digestAlgorithm: algorithmOf(parts.policyDigestMethod[0]),
  digest: textIn(parts.policyDigestValue[0]),
});

const factsIn = (certificates: readonly CertificateReport[]): readonly CertificateFacts[] =>
  certificates.map(({ facts }) => facts);

/** What can be said without cryptography. */
const statements = (parts: SignatureParts) => {
  const [signingTime] = parts.signingTime;
  return {
    parts,
    form: formOf(parts),
    canonicalizationAlgorithm: algorithmOf(parts.canonicalizationMethod[0]),
    signatureAlgorithm: algorithmOf(parts.signatureMethod[0]),
    signingTime: signingTime && readSigningTime(signingTime),
    policy: policyOf(parts),
    roles: parts.claimedRole.map(textOf),
  };
};

const unsigned = (document: XmlDocument, parts: SignatureParts): SignatureReport => ({
  ...statements(parts),
  references: [],
  signatureValue: {
    ok: false,
    cause: {
      code: 'value-missing',
      message: {
        en: 'The document has no signature at its place.',
        es: 'El documento no tiene la firma en su lugar.',
      },
    },
  },
  valid: false,
  certificate: undefined,
  unreadable: [],
  attached: [],
  chain: undefined,
  signingCertificates: [],
  problems: findProblems(parts, surveyDocument(document), []),
});

/**
 * The report on the signature under ext:ExtensionContent. Whatever is sent, the
 * answer is a report; other places in the document are not searched. The cause
 * of a digest or value that differs is left to `diagnoseSignature`.
 */
export const verifySignature = async (
  document: XmlDocument,
  { trust, now }: VerifyOptions,
): Promise<SignatureReport> => {
  const parts = findParts(document);
  const [signature] = parts.signature;
  if (signature === undefined) return unsigned(document, parts);
  const survey = surveyDocument(document);
  const { readable, unreadable } = await readCertificates(parts.x509Certificate);
  const references = checkReferences(parts.reference, { document, signature, identifiers: survey.identifiers });
  const { signer: place, ...signatureValue } = checkSignatureValue({
    parts,
    certificates: factsIn(readable),
    text: document.text,
  });
  // Where no key verifies it, an unreadable first certificate must not make the second one the signer.
  const [first] = parts.x509Certificate;
  const certificate = place === undefined ? readable.find(({ node }) => node === first) : readable[place];
  const attached = factsIn(readable.filter((one) => one !== certificate));
  const chain = certificate && (await evaluateChain(certificate.facts, trust, now));
  const problems = findProblems(parts, survey, references);
  return {
    references,
    signatureValue,
    valid: signatureValue.ok && references.every(({ ok }) => ok) && !problems.some(isDisqualifying),
    certificate,
    unreadable,
    attached,
    chain,
    signingCertificates: readSigningCertificates(parts.cert, {
      path: chain?.path ?? [],
      attached,
      trust: await preparedTrust(trust),
    }),
    problems,
    ...statements(parts),
  };
};
