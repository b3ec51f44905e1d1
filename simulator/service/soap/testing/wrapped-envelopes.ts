/**
 * Messages in which something occurs twice, or something that is signed is not what is read. They are correct
 * otherwise: each was signed, and then rearranged.
 */
import type { EnvelopeProblem } from '../envelope.ts';
import type { SecurityCheck } from '../security/security-problem.ts';
import type { EnvelopeOptions } from './signed-envelope.ts';

export type WrappedEnvelope = {
  readonly check: SecurityCheck | EnvelopeProblem['check'];
  readonly what: string;
  readonly options?: Partial<EnvelopeOptions>;
  readonly mutate: (xml: string) => string;
};

const oasis = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
const wsu = `xmlns:wsu="${oasis}-wssecurity-utility-1.0.xsd"`;

/** Replaces exactly one occurrence: a mutation that misses would prove nothing. */
export const change = (xml: string, from: string | RegExp, into: string): string => {
  const changed = xml.replace(from, () => into);
  if (changed === xml) throw new Error(`Nothing to change: ${String(from)}`);
  return changed;
};

/** The prefixes of the header, also bound on the root, so that parts moved out of it still have them. */
export const rooted = (xml: string): string =>
  change(xml, '<soap:Envelope ', `<soap:Envelope xmlns:wsa="http://www.w3.org/2005/08/addressing" ${wsu} `);

const part = (xml: string, pattern: RegExp): string => {
  const [found] = pattern.exec(xml) ?? [];
  if (found === undefined) throw new Error(`Nothing there: ${String(pattern)}`);
  return found;
};

const header = /<soap:Header.*<\/soap:Header>/s;
const security = /<wsse:Security .*<\/wsse:Security>/s;
const timestamp = /<wsu:Timestamp.*?<\/wsu:Timestamp>/s;
const token = /<wsse:BinarySecurityToken.*?<\/wsse:BinarySecurityToken>/s;
const signature = /<ds:Signature .*?<\/ds:Signature>/s;
const to = /<wsa:To .*?<\/wsa:To>/s;
const action = /<wsa:Action .*?<\/wsa:Action>/s;
const message = /<wsa:MessageID .*?<\/wsa:MessageID>/s;
const body = /<soap:Body.*<\/soap:Body>/s;
const call = /<wcf:GetStatus>.*?<\/wcf:GetStatus>/s;

const signedCallPattern = /<wcf:GetStatus [^>]*wsu:Id.*?<\/wcf:GetStatus>/s;
const parameter = /<wcf:trackId.*?<\/wcf:trackId>/s;

const before = (pattern: RegExp, added: string | ((found: string) => string)) => (xml: string) => {
  const found = part(xml, pattern);
  return change(xml, found, (typeof added === 'string' ? added : added(found)) + found);
};

const behind = (pattern: RegExp, added: string | ((found: string) => string)) => (xml: string) => {
  const found = part(xml, pattern);
  return change(xml, found, found + (typeof added === 'string' ? added : added(found)));
};

/** Moves the signed element to where nobody reads it, and puts another one in its place. */
const replaced = (pattern: RegExp, instead: string, where: 'header' | 'box' | 'security' | 'body') => (xml: string) => {
  const signed = part(xml, pattern);
  const rest = change(xml, signed, instead);
  switch (where) {
    case 'header':
      return change(rest, '</soap:Header>', `${signed}</soap:Header>`);
    case 'box':
      return change(rest, '</soap:Header>', `<x:Box xmlns:x="urn:x">${signed}</x:Box></soap:Header>`);
    case 'security':
      return change(rest, '</wsse:Security>', `${signed}</wsse:Security>`);
    case 'body':
      return change(rest, '</wcf:GetStatus>', `${signed}</wcf:GetStatus>`);
  }
};

const asCall = (xml: string): string => change(xml, '<wcf:GetStatus>', `<wcf:GetStatus ${wsu} wsu:Id="id-call">`);
const signedCall: Partial<EnvelopeOptions> = { signed: ['To', 'GetStatus'], before: asCall };

const asParameter = (xml: string): string => change(xml, '<wcf:trackId>', `<wcf:trackId ${wsu} wsu:Id="id-parameter">`);
const signedParameter: Partial<EnvelopeOptions> = { signed: ['To', 'trackId'], before: asParameter };

const otherParameter = '<wcf:trackId>other</wcf:trackId>';
const inCall = (operation: string, content: string): string => `<wcf:${operation}>${content}</wcf:${operation}>`;

/** Puts the signed operation into an unsigned one. */
const callIn = (operation: string, content: (signed: string) => string) => (xml: string) => {
  const signed = part(xml, signedCallPattern);
  return change(xml, signed, inCall(operation, content(signed)));
};

const withoutIds = (xml: string): string => xml.replace(/ wsu:Id="[^"]*"/g, '');

const fresh =
  `<wsu:Timestamp ${wsu}><wsu:Created>2026-11-20T15:00:00Z</wsu:Created>` +
  '<wsu:Expires>2026-11-20T15:05:00Z</wsu:Expires></wsu:Timestamp>';

/** Long expired, and signed. */
const of2020: Partial<EnvelopeOptions> = {
  created: '2020-01-01T00:00:00Z',
  expires: '2020-01-01T00:05:00Z',
  signed: ['To', 'Timestamp'],
};

const otherTo = '<wsa:To>https://evil.example/</wsa:To>';
const otherAction = '<wsa:Action>http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSync</wsa:Action>';
const otherBody = '<soap:Body><wcf:GetStatus><wcf:trackId>other</wcf:trackId></wcf:GetStatus></soap:Body>';
const bad = (found: string): string => withoutIds(change(found, /<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>QUJD'));

const twice: readonly WrappedEnvelope[] = [
  { check: 'header-duplicated', what: 'two Headers', mutate: behind(header, '<soap:Header/>') },
  { check: 'header-duplicated', what: 'two Headers, an empty one first', mutate: before(header, '<soap:Header/>') },
  { check: 'header-duplicated', what: 'two Headers, one behind the Body', mutate: behind(body, '<soap:Header/>') },
  { check: 'unexpected-element', what: 'a box beside Header and Body', mutate: behind(header, '<x xmlns="urn:x"/>') },
  { check: 'unexpected-element', what: 'a box behind the Body', mutate: behind(body, '<x xmlns="urn:x"/>') },
  { check: 'body-duplicated', what: 'two Bodies', mutate: behind(body, otherBody) },
  { check: 'body-duplicated', what: 'two Bodies, the unsigned one first', mutate: before(body, otherBody) },
  { check: 'operation-duplicated', what: 'two operations', mutate: behind(call, (found) => found) },
  {
    check: 'operation-duplicated',
    what: 'two different operations',
    mutate: behind(call, '<wcf:GetStatusZip><wcf:trackId>x</wcf:trackId></wcf:GetStatusZip>'),
  },
  { check: 'action-duplicated', what: 'two Actions', mutate: behind(action, otherAction) },
  { check: 'action-duplicated', what: 'two Actions, the other one first', mutate: before(action, otherAction) },
  { check: 'to-duplicated', what: 'two wsa:To', mutate: behind(to, otherTo) },
  { check: 'to-duplicated', what: 'two wsa:To, the unsigned one first', mutate: before(to, otherTo) },
  {
    check: 'message-id-duplicated',
    what: 'two MessageIDs',
    options: { messageId: 'urn:uuid:1' },
    mutate: behind(message, '<wsa:MessageID>urn:uuid:2</wsa:MessageID>'),
  },
  {
    check: 'security-duplicated',
    what: 'two Security headers',
    mutate: behind(security, (found) => withoutIds(found)),
  },
  {
    check: 'security-duplicated',
    what: 'two Security headers, the first with nothing but a fresh timestamp',
    options: of2020,
    mutate: (xml) =>
      before(security, `<wsse:Security xmlns:wsse="${oasis}-wssecurity-secext-1.0.xsd">${fresh}</wsse:Security>`)(xml),
  },
  {
    check: 'timestamp-duplicated',
    what: 'two Timestamps, of which the signed one expired in 2020',
    options: of2020,
    mutate: behind(timestamp, fresh),
  },
  {
    check: 'timestamp-duplicated',
    what: 'two Timestamps, the fresh one first',
    options: of2020,
    mutate: before(timestamp, fresh),
  },
  {
    check: 'timestamp-invalid',
    what: 'a second Expires',
    mutate: (xml) => change(xml, '</wsu:Timestamp>', '<wsu:Expires>2030-01-01T00:00:00Z</wsu:Expires></wsu:Timestamp>'),
  },
  { check: 'token-duplicated', what: 'two tokens with one id', mutate: behind(token, (found) => found) },
  {
    check: 'token-duplicated',
    what: 'two tokens with one id, the first of which is no certificate',
    mutate: before(token, (found) => change(found, />[^<]*</, '>aG9sYQ==<')),
  },
  {
    check: 'reference-ambiguous',
    what: 'another element with the id of the token',
    mutate: (xml) => change(xml, 'wsu:Id="id-action"', 'wsu:Id="X509-1"'),
  },
  { check: 'signature-duplicated', what: 'a second signature, a bad one', mutate: behind(signature, bad) },
  { check: 'signature-duplicated', what: 'a second signature, the bad one first', mutate: before(signature, bad) },
  {
    check: 'signature-duplicated',
    what: 'a second signature that is empty',
    mutate: behind(signature, (found) => `${part(found, /^<[^>]*>/)}</ds:Signature>`),
  },
  {
    check: 'signature-duplicated',
    what: 'a second SignedInfo',
    mutate: (xml) => change(xml, '</ds:SignedInfo>', '</ds:SignedInfo><ds:SignedInfo/>'),
  },
  {
    check: 'signature-duplicated',
    what: 'a second SignatureValue',
    mutate: (xml) =>
      change(xml, '</ds:SignatureValue>', '</ds:SignatureValue><ds:SignatureValue>QUJD</ds:SignatureValue>'),
  },
];

const places = ['header', 'box', 'security', 'body'] as const;

const aside: readonly WrappedEnvelope[] = [
  ...(['box', 'security', 'body'] as const).map((where): WrappedEnvelope => ({
    check: where === 'body' ? 'reference-unresolved' : 'to-not-signed',
    what: `the signed wsa:To in the ${where}, another one in its place`,
    mutate: replaced(to, otherTo, where),
  })),
  ...(['header', 'box', 'body'] as const).map((where): WrappedEnvelope => ({
    check: 'timestamp-not-signed',
    what: `the signed Timestamp, expired in 2020, in the ${where}, a fresh one in its place`,
    options: of2020,
    mutate: replaced(timestamp, fresh, where),
  })),
  ...places.map((where): WrappedEnvelope => ({
    check: 'body-not-signed',
    what: `the signed Body in the ${where}, another one in its place`,
    options: { signed: ['To', 'Body'] },
    mutate: replaced(body, otherBody, where),
  })),
  ...(['box', 'security', 'body'] as const).map((where): WrappedEnvelope => ({
    check: 'action-not-signed',
    what: `the signed Action in the ${where}, another one in its place`,
    options: { signed: ['To', 'Action'] },
    mutate: replaced(action, otherAction, where),
  })),
  {
    check: 'message-id-not-signed',
    what: 'the signed MessageID in a box, another one in its place',
    options: { signed: ['To', 'MessageID'], messageId: 'urn:uuid:1' },
    mutate: replaced(message, '<wsa:MessageID>urn:uuid:2</wsa:MessageID>', 'box'),
  },
  {
    check: 'body-not-signed',
    what: 'the signed operation in the header, another one in its place',
    options: signedCall,
    mutate: replaced(
      /<wcf:GetStatus .*<\/wcf:GetStatus>/s,
      '<wcf:GetStatus><wcf:trackId>x</wcf:trackId></wcf:GetStatus>',
      'header',
    ),
  },
  {
    check: 'reference-misplaced',
    what: 'a signed element in a box that nobody reads',
    options: {
      signed: ['To', 'Extra'],
      before: (xml) =>
        change(
          xml,
          '</soap:Header>',
          `<x:Box xmlns:x="urn:x"><x:Extra ${wsu} wsu:Id="id-extra"/></x:Box></soap:Header>`,
        ),
    },
    mutate: (xml) => xml,
  },
  {
    check: 'reference-ambiguous',
    what: 'a copy of the signed wsa:To in the Body',
    mutate: (xml) => change(xml, '</wcf:GetStatus>', `${part(xml, to)}</wcf:GetStatus>`),
  },
  {
    check: 'reference-ambiguous',
    what: 'an element of the Body with the id of wsa:To under a second attribute',
    mutate: (xml) => change(xml, '</wcf:GetStatus>', `<x xmlns="" ${wsu} Id="decoy" wsu:Id="id-to"/></wcf:GetStatus>`),
  },
  {
    check: 'digest-other',
    what: 'another parameter in place of the signed operation',
    options: signedCall,
    mutate: (xml) => change(xml, '>abc<', '>abd<'),
  },
];

/** Moved inside the operation: what is signed is still in the Body, and another parameter is read. */
const inside: readonly WrappedEnvelope[] = [
  {
    check: 'unexpected-element',
    what: 'the signed operation in another one of its name, behind another parameter',
    options: signedCall,
    mutate: callIn('GetStatus', (signed) => otherParameter + signed),
  },
  {
    check: 'unexpected-element',
    what: 'the signed operation in another one',
    options: { ...signedCall, action: undefined },
    mutate: callIn('GetXmlByDocumentKey', (signed) => otherParameter + signed),
  },
  {
    check: 'reference-misplaced',
    what: 'the signed operation in a parameter of another one',
    options: signedCall,
    mutate: callIn('GetStatus', (signed) => `<wcf:trackId>other${signed}</wcf:trackId>`),
  },
  {
    check: 'parameter-duplicated',
    what: 'the signed parameter behind another one of its name',
    options: signedParameter,
    mutate: before(parameter, otherParameter),
  },
  {
    check: 'parameter-duplicated',
    what: 'the signed parameter before another one of its name',
    options: signedParameter,
    mutate: behind(parameter, otherParameter),
  },
  {
    check: 'parameter-duplicated',
    what: 'the signed parameter behind one of its name that is nil',
    options: signedParameter,
    mutate: before(parameter, '<wcf:trackId xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>'),
  },
  {
    check: 'unexpected-element',
    what: 'the signed parameter in an operation that has none of its name',
    options: { ...signedParameter, action: undefined },
    mutate: (xml) =>
      change(change(xml, '<wcf:GetStatus>', '<wcf:GetDocumentInfo>'), '</wcf:GetStatus>', '</wcf:GetDocumentInfo>'),
  },
  {
    check: 'unexpected-element',
    what: 'an element in a parameter',
    mutate: (xml) => change(xml, '>abc<', '>abc<wcf:trackId>other</wcf:trackId><'),
  },
  {
    check: 'unexpected-element',
    what: 'a parameter in no namespace beside the one that is read',
    mutate: before(parameter, '<trackId>other</trackId>'),
  },
  {
    check: 'reference-misplaced',
    what: 'the signed time of a Timestamp as a block of the header, a fresh Timestamp in its place',
    options: {
      ...of2020,
      signed: ['To', 'Created'],
      before: (xml) => change(xml, '<wsu:Created>', '<wsu:Created wsu:Id="id-created">'),
    },
    mutate: (xml) => {
      const created = part(xml, /<wsu:Created.*?<\/wsu:Created>/s);
      return change(change(xml, timestamp, fresh), '</soap:Header>', `${created}</soap:Header>`);
    },
  },
];

/** The refused messages, by the check named in the answer. */
export const wrappedEnvelopes: readonly WrappedEnvelope[] = [...twice, ...aside, ...inside];
