/**
 * The SOAP header the platform requires from its clients: WS-Addressing Action and To, a Timestamp, the X.509 token,
 * and a signature over To and Timestamp with exclusive C14N. Written as text whose canonical form is known, so nothing
 * is parsed. The Body is not signed: the platform's policy signs only the To.
 */
import { sign } from 'node:crypto';
import type { Credentials } from '../../common/credentials.ts';
import type { Random } from '../../common/env/env.ts';
import { digestBase64 } from '../../common/hash.ts';
import { escapeText } from '../../common/xml/write.ts';
import { certificateTexts } from './certificate-texts.ts';
import { declarations, inScope, type Scope } from './scope.ts';

/** Prefixes that the envelope around the header must declare. */
export const envelopeNamespaces = {
  soap: 'http://www.w3.org/2003/05/soap-envelope',
  wcf: 'http://wcf.dian.colombia',
} as const;

export type HeaderIds = {
  readonly to: string;
  readonly timestamp: string;
  readonly token: string;
  readonly signature: string;
  readonly keyInfo: string;
  readonly tokenReference: string;
};

export type HeaderOptions = {
  readonly action: string;
  /** The address of the service, as the caller reaches it. */
  readonly to: string;
  readonly credentials: Credentials;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly lifetimeMs: number;
  readonly ids: HeaderIds;
};

const wss = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
const exclusiveC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const x509v3 = `${wss}-x509-token-profile-1.0#X509v3`;
const base64Binary = `${wss}-soap-message-security-1.0#Base64Binary`;

const namespaces = {
  ...envelopeNamespaces,
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  wsa: 'http://www.w3.org/2005/08/addressing',
  wsse: `${wss}-wssecurity-secext-1.0.xsd`,
  wsu: `${wss}-wssecurity-utility-1.0.xsd`,
} as const;

type Prefix = keyof typeof namespaces;

/** An XML Id must begin with a letter, which a bare UUID may not do. */
export const headerIds = (random: Random): HeaderIds => {
  const unique = random.uuid().replaceAll('-', '').toUpperCase();
  return {
    to: `ID-${unique}`,
    timestamp: `TS-${unique}`,
    token: `X509-${unique}`,
    signature: `SIG-${unique}`,
    keyInfo: `KI-${unique}`,
    tokenReference: `STR-${unique}`,
  };
};

const scopeOf = (prefixes: readonly Prefix[]): Scope =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, namespaces[prefix]]));

const declare = (...prefixes: readonly Prefix[]): string => declarations(scopeOf(prefixes));

/**
 * The InclusiveNamespaces lists of widely used clients. The exclusive canonical form declares these prefixes and those
 * that the element itself uses.
 */
const inclusive = { reference: ['soap', 'wcf'], signedInfo: ['soap', 'wcf', 'wsa'] } as const;

/** The namespaces that the canonical form of each part declares, and those that the header does. */
const declarationsOf = {
  to: declare(...inclusive.reference, 'wsa', 'wsu'),
  timestamp: declare(...inclusive.reference, 'wsu'),
  signedInfo: declare(...inclusive.signedInfo, 'ds'),
  signature: declare('ds'),
  header: declare('wsa', 'wsse', 'wsu'),
} as const;

const inclusiveNamespaces = (prefixes: readonly Prefix[]): string =>
  `<ec:InclusiveNamespaces xmlns:ec="${exclusiveC14n}" PrefixList="${prefixes.join(' ')}"></ec:InclusiveNamespaces>`;

const reference = (id: string, canonical: string): string =>
  `<ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${exclusiveC14n}">` +
  `${inclusiveNamespaces(inclusive.reference)}</ds:Transform></ds:Transforms>` +
  '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
  `<ds:DigestValue>${digestBase64('sha256', canonical)}</ds:DigestValue></ds:Reference>`;

const writeTo = ({ to, ids }: HeaderOptions): string => `<wsa:To wsu:Id="${ids.to}">${escapeText(to)}</wsa:To>`;

const writeTimestamp = ({ now, lifetimeMs, ids }: HeaderOptions): string =>
  `<wsu:Timestamp wsu:Id="${ids.timestamp}"><wsu:Created>${new Date(now).toISOString()}</wsu:Created>` +
  `<wsu:Expires>${new Date(now + lifetimeMs).toISOString()}</wsu:Expires></wsu:Timestamp>`;

const writeSignedInfo = (to: string, timestamp: string, ids: HeaderIds): string =>
  `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${exclusiveC14n}">${inclusiveNamespaces(inclusive.signedInfo)}` +
  '</ds:CanonicalizationMethod>' +
  '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
  reference(ids.to, inScope(to, declarationsOf.to)) +
  reference(ids.timestamp, inScope(timestamp, declarationsOf.timestamp)) +
  '</ds:SignedInfo>';

const writeSignature = (signedInfo: string, { credentials, ids }: HeaderOptions): string => {
  const canonical = inScope(signedInfo, declarationsOf.signedInfo);
  const value = sign('sha256', Buffer.from(canonical, 'utf8'), credentials.privateKey).toString('base64');
  return (
    `<ds:Signature${declarationsOf.signature} Id="${ids.signature}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue>` +
    `<ds:KeyInfo Id="${ids.keyInfo}"><wsse:SecurityTokenReference wsu:Id="${ids.tokenReference}">` +
    `<wsse:Reference URI="#${ids.token}" ValueType="${x509v3}"></wsse:Reference>` +
    '</wsse:SecurityTokenReference></ds:KeyInfo></ds:Signature>'
  );
};

const writeToken = ({ credentials, ids }: HeaderOptions): string =>
  `<wsse:BinarySecurityToken EncodingType="${base64Binary}" ValueType="${x509v3}" wsu:Id="${ids.token}">` +
  `${certificateTexts(credentials).leaf}</wsse:BinarySecurityToken>`;

/** The whole `soap:Header` element, signed; the envelope must declare `envelopeNamespaces`. */
export const securityHeader = (options: HeaderOptions): string => {
  const [to, timestamp] = [writeTo(options), writeTimestamp(options)];
  const signature = writeSignature(writeSignedInfo(to, timestamp, options.ids), options);
  return (
    `<soap:Header${declarationsOf.header}>` +
    `<wsse:Security soap:mustUnderstand="true">${timestamp}${writeToken(options)}${signature}</wsse:Security>` +
    `<wsa:Action>${escapeText(options.action)}</wsa:Action>${to}</soap:Header>`
  );
};
