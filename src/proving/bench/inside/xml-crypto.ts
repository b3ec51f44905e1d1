/** The same document with the library that most services in JavaScript sign with. */
import { SignedXml } from 'xml-crypto';
import type { XmlElement } from '../../../common/xml/tree.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { standalone } from '../../../../simulator/document/xml/standalone.ts';

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

/** A plain enveloped signature: two references fewer than XAdES has, which is in favour of xml-crypto. */
export const signWithXmlCrypto = (xml: string, privateKey: string): void => {
  const signer = new SignedXml({
    privateKey,
    canonicalizationAlgorithm: c14n,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  signer.addReference({
    xpath: '/*',
    isEmptyUri: true,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', c14n],
  });
  signer.computeSignature(xml, { location: { reference: "(//*[local-name(.)='ExtensionContent'])[last()]" } });
};

const elements = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap((child) => (child.kind === 'element' ? elements(child) : [])),
];

const pem = (base64: string): string => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;

/**
 * Verifies the three references and the signature value.
 * @returns what to call for each verification
 * @throws Error if xml-crypto does not accept the signature
 */
export const xmlCryptoVerifier = (signedXml: string): (() => void) => {
  const parsed = parseXml(signedXml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  const all = elements(parsed.document.root);
  const signature = all.find(({ local }) => local === 'Signature');
  const [, certificate = ''] = /<ds:X509Certificate>([^<]+)</.exec(signedXml) ?? [];
  if (signature === undefined) throw new Error('The document has no signature.');
  const cut = standalone(signedXml, signature);
  return () => {
    const verifier = new SignedXml({ publicCert: pem(certificate), getCertFromKeyInfo: () => null });
    verifier.loadSignature(cut);
    if (!verifier.checkSignature(signedXml)) throw new Error('xml-crypto refuses the signature.');
  };
};
