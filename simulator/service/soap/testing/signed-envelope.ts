/**
 * Requests like those of real-tenant clients, for tests: written by hand and signed with xml-crypto, so that the
 * verifier is not tested with its own output.
 */
import { createHash } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import type { Credentials } from '../../../../src/common/credentials.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

const soap12 = 'http://www.w3.org/2003/05/soap-envelope';
const addressing = 'http://www.w3.org/2005/08/addressing';
const wcf = 'http://wcf.dian.colombia';
const oasis = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
const wsse = `${oasis}-wssecurity-secext-1.0.xsd`;
const wsu = `${oasis}-wssecurity-utility-1.0.xsd`;
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const x509v3 = `${oasis}-x509-token-profile-1.0#X509v3`;

/** Local name of an element. */
export type SignedPart =
  | 'To'
  | 'Timestamp'
  | 'Body'
  | 'Action'
  | 'MessageID'
  | 'Extra'
  | 'GetStatus'
  | 'trackId'
  | 'Created';

export type EnvelopeOptions = {
  readonly credentials: Credentials;
  /** wsa:To. */
  readonly to: string;
  readonly operation: string;
  /** Content of the operation element, prefix `wcf`. */
  readonly parameters?: string;
  readonly created: string;
  readonly expires: string;
  readonly signed?: readonly SignedPart[];
  /** PrefixList of CanonicalizationMethod. */
  readonly signedInfoPrefixes?: string;
  /** PrefixList of every Transform. */
  readonly referencePrefixes?: string;
  readonly keyReference?: 'direct' | 'thumbprint' | 'x509-data' | 'key-name';
  readonly messageId?: string;
  readonly action?: string | undefined;
  /** Line ends and spaces between the elements. */
  readonly indented?: boolean;
  readonly signatureAlgorithm?: 'rsa-sha256' | 'rsa-sha1';
  readonly digestAlgorithm?: 'sha256' | 'sha1';
  readonly canonicalization?: string;
  /** Changes the envelope before it is signed. */
  readonly before?: (xml: string) => string;
};

const signatureAlgorithms = {
  'rsa-sha256': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'rsa-sha1': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
} as const;

const digestAlgorithms = {
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
} as const;

const leafOf = ({ chain }: Credentials): Uint8Array => {
  const [leaf] = chain;
  if (leaf === undefined) throw new Error('Credentials without a certificate.');
  return leaf;
};

export const actionFor = (operation: string): string => `${wcf}/IWcfDianCustomerServices/${operation}`;

/** The envelope before it is signed; the placeholders of the ids match the references. */
const unsigned = (options: EnvelopeOptions): string => {
  const { operation, to, messageId, created, expires, parameters = '', indented = false } = options;
  const action = 'action' in options ? options.action : actionFor(operation);
  const lines = [
    `<soap:Envelope xmlns:soap="${soap12}" xmlns:wcf="${wcf}">`,
    `<soap:Header xmlns:wsa="${addressing}">`,
    `<wsse:Security xmlns:wsse="${wsse}" xmlns:wsu="${wsu}" soap:mustUnderstand="1">`,
    `<wsu:Timestamp wsu:Id="TS-1"><wsu:Created>${created}</wsu:Created><wsu:Expires>${expires}</wsu:Expires></wsu:Timestamp>`,
    `<wsse:BinarySecurityToken EncodingType="${oasis}-soap-message-security-1.0#Base64Binary" ValueType="${x509v3}" wsu:Id="X509-1">` +
      `${toBase64(leafOf(options.credentials))}</wsse:BinarySecurityToken>`,
    '</wsse:Security>',
    action === undefined ? '' : `<wsa:Action wsu:Id="id-action" xmlns:wsu="${wsu}">${action}</wsa:Action>`,
    messageId === undefined ? '' : `<wsa:MessageID wsu:Id="id-message" xmlns:wsu="${wsu}">${messageId}</wsa:MessageID>`,
    `<wsa:To wsu:Id="id-to" xmlns:wsu="${wsu}">${to}</wsa:To>`,
    '</soap:Header>',
    `<soap:Body wsu:Id="id-body" xmlns:wsu="${wsu}"><wcf:${operation}>${parameters}</wcf:${operation}></soap:Body>`,
    '</soap:Envelope>',
  ];
  return lines.filter((line) => line !== '').join(indented ? '\n   ' : '');
};

const keyInfo = ({ credentials, keyReference = 'direct' }: EnvelopeOptions): string => {
  if (keyReference === 'key-name') return '<ds:KeyName>somebody</ds:KeyName>';
  const thumbprint = createHash('sha1').update(leafOf(credentials)).digest('base64');
  const inside = {
    direct: `<wsse:Reference URI="#X509-1" ValueType="${x509v3}"/>`,
    thumbprint: `<wsse:KeyIdentifier ValueType="http://docs.oasis-open.org/wss/oasis-wss-soap-message-security-1.1#ThumbprintSHA1">${thumbprint}</wsse:KeyIdentifier>`,
    'x509-data': '<ds:X509Data><ds:X509IssuerSerial/></ds:X509Data>',
  }[keyReference];
  return `<wsse:SecurityTokenReference xmlns:wsse="${wsse}">${inside}</wsse:SecurityTokenReference>`;
};

/** The request, signed. */
export const signedEnvelope = (options: EnvelopeOptions): string => {
  const { signed = ['To'], signedInfoPrefixes, referencePrefixes, before = (xml: string) => xml } = options;
  const signer = new SignedXml({
    privateKey: options.credentials.privateKey,
    signatureAlgorithm: signatureAlgorithms[options.signatureAlgorithm ?? 'rsa-sha256'],
    canonicalizationAlgorithm: options.canonicalization ?? exclusive,
    idMode: 'wssecurity',
    ...(signedInfoPrefixes === undefined ? {} : { inclusiveNamespacesPrefixList: signedInfoPrefixes.split(' ') }),
    getKeyInfoContent: () => keyInfo(options),
  });
  for (const part of signed) {
    signer.addReference({
      xpath: `//*[local-name(.)='${part}']`,
      transforms: [exclusive],
      digestAlgorithm: digestAlgorithms[options.digestAlgorithm ?? 'sha256'],
      ...(referencePrefixes === undefined ? {} : { inclusiveNamespacesPrefixList: referencePrefixes.split(' ') }),
    });
  }
  signer.computeSignature(before(unsigned(options)), {
    prefix: 'ds',
    location: { reference: "//*[local-name(.)='Security']", action: 'append' },
  });
  return signer.getSignedXml();
};
