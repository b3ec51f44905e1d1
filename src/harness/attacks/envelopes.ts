/** What an attacker makes of a signed SOAP message on its way to the authority. */
import { change, partOf } from './change.ts';

type Attack = (xml: string) => string;

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const nowhere = 'http://127.0.0.1:9/x';

const to = /<wsa:To [^]*?<\/wsa:To>/;
const timestamp = /<wsu:Timestamp [^]*?<\/wsu:Timestamp>/;
const body = /<soap:Body>[^]*<\/soap:Body>/;
const call = /<wcf:SendBillSync [^]*<\/wcf:SendBillSync>/;
const security = /<wsse:Security [^]*<\/wsse:Security>/;
const signature = /<ds:Signature [^]*<\/ds:Signature>/;

const replaced =
  (pattern: RegExp, into: string | ((found: string) => string)): Attack =>
  (xml) =>
    change(xml, pattern, into);

const algorithm = (element: string, uri: string): Attack =>
  replaced(new RegExp(`(?<=<ds:${element} Algorithm=")[^"]*`), uri);

const withoutId = (element: string): string => change(element, / wsu:Id="[^"]*"/, '');

/** Another element replaces the signed one, which is moved into an element that nobody reads. */
const aside =
  (pattern: RegExp, instead: (signed: string) => string): Attack =>
  (xml) => {
    const signed = partOf(xml, pattern);
    const changed = change(xml, signed, instead(withoutId(signed)));
    return change(changed, '</soap:Header>', `<x:Box xmlns:x="urn:x">${signed}</x:Box></soap:Header>`);
  };

const yearsLater = (text: string): string => text.replaceAll('>20', '>21');

export const envelopeAttacks = {
  'a document type': replaced(/<soap:Envelope /, '<!DOCTYPE Envelope [<!ENTITY a "b">]><soap:Envelope '),
  'an entity that nobody declared': replaced(/<wcf:fileName>/, '<wcf:fileName>&a;'),
  'an end cut off': (xml) => xml.slice(0, -200),
  'elements 10,000 deep': replaced(/<soap:Body>/, `<soap:Body>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`),
  '50,000 elements in the header': replaced(/<\/soap:Header>/, `${'<a/>'.repeat(50_000)}</soap:Header>`),

  'another address, the signed one aside': aside(to, (found) => change(found, 'http', 'https')),
  'later times, the signed ones aside': aside(timestamp, yearsLater),
  'later times in place of the signed ones': replaced(timestamp, yearsLater),
  'another address in place of the signed one': replaced(to, (found) => change(found, 'http', 'https')),
  'the address split by a comment': replaced(to, (found) => change(found, '//', '//<!-- x -->')),
  'the address split by an instruction': replaced(to, (found) => change(found, '//', '//<?x y?>')),
  'another operation beside the first': replaced(/<\/soap:Body>/, '<wcf:GetStatus/></soap:Body>'),
  'the operation inside another one': replaced(
    call,
    (found) => `${partOf(found, /^<[^>]*>/)}${found}</wcf:SendBillSync>`,
  ),
  'another parameter in front': replaced(/<wcf:fileName>/, '<wcf:fileName>other.zip</wcf:fileName><wcf:fileName>'),
  'another body in front': replaced(body, (found) => `<soap:Body/>${found}`),
  'another header of security in front': replaced(security, (found) => `<wsse:Security/>${found}`),
  'another action': replaced(/SendBillSync<\/wsa:Action>/, 'GetStatus</wsa:Action>'),
  'the Id of the address on the operation': (xml) =>
    change(xml, '<wcf:SendBillSync ', `<wcf:SendBillSync Id="${partOf(xml, /(?<=<wsa:To wsu:Id=")[^"]*/)}" `),
  'the Id of the address as xml:id on the operation': (xml) =>
    change(xml, '<wcf:SendBillSync ', `<wcf:SendBillSync xml:id="${partOf(xml, /(?<=<wsa:To wsu:Id=")[^"]*/)}" `),

  'no header of security': replaced(security, ''),
  'no signature': replaced(signature, ''),
  'no signature value': replaced(/(?<=<ds:SignatureValue>)[^<]*/, ''),
  'no references': replaced(/<ds:Reference [^]*<\/ds:Reference>/, ''),
  'HMAC with SHA-256': algorithm('SignatureMethod', `${more}hmac-sha256`),
  'RSA with SHA-1': algorithm('SignatureMethod', `${dsig}rsa-sha1`),
  'no algorithm': algorithm('SignatureMethod', 'none'),
  'an XSLT transform': algorithm('Transform', 'http://www.w3.org/TR/1999/REC-xslt-19991116'),
  'an XPath transform': algorithm('Transform', 'http://www.w3.org/TR/1999/REC-xpath-19991116'),
  'inclusive canonicalisation': algorithm('CanonicalizationMethod', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'),
  'a digest with MD5': algorithm('DigestMethod', `${more}md5`),
  'a reference to an address': replaced(/(?<=<ds:Reference URI=")[^"]*/, nowhere),
  'a reference to a file': replaced(/(?<=<ds:Reference URI=")[^"]*/, 'file:///etc/passwd'),
  'a reference to the whole message': replaced(/(?<=<ds:Reference URI=")[^"]*/, ''),
  'a key at an address': replaced(/(?<=<wsse:Reference URI=")[^"]*/, nowhere),
  'a token that is no certificate': replaced(/(?<=<wsse:BinarySecurityToken [^>]*>)[^<]*/, 'aG9sYQ=='),
} as const satisfies Readonly<Record<string, Attack>>;
