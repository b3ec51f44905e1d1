/**
 * What an attacker makes of the signature in a document: other content under it, other algorithms, other keys.
 * Wrapping is named as in McIntosh and Austel (2005) and Somorovsky et al. (2012, XSW1 to XSW8): where the signed
 * element is moved to, and which one replaces it.
 */
import { change, partOf } from './change.ts';

type Attack = (xml: string) => string;

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const nowhere = 'http://127.0.0.1:9/x';

const signature = /<ds:Signature .*<\/ds:Signature>/s;
const properties = /<xades:SignedProperties .*?<\/xades:SignedProperties>/s;
const keyInfo = /<ds:KeyInfo .*?<\/ds:KeyInfo>/s;

/** The document is what follows the declaration. */
const split = (xml: string): readonly [declaration: string, document: string] => {
  const at = xml.indexOf('?>') + 2;
  return [xml.slice(0, at), xml.slice(at).trim()];
};

/** The document of the attacker: nine times as much to pay. */
const forged = (document: string): string => change(document, /<cbc:PayableAmount[^>]*>/, (found) => `${found}9`);

const withoutIds = (text: string): string => text.replaceAll(/ Id="[^"]*"/g, '');

const extension = (content: string): string =>
  `<ext:UBLExtension><ext:ExtensionContent>${content}</ext:ExtensionContent></ext:UBLExtension>`;

const extended = (document: string, content: string): string =>
  change(document, '</ext:UBLExtensions>', `${extension(content)}</ext:UBLExtensions>`);

const inObject =
  (content: string): Attack =>
  (xml) =>
    change(xml, '</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`);

/** The attacker's document around the signature, and the signed one somewhere within it. */
const wrapping =
  (wrap: (signed: string, signatureText: string) => string): Attack =>
  (xml) => {
    const [declaration, document] = split(xml);
    return declaration + wrap(document, partOf(document, signature));
  };

const named = (document: string): string => change(document, '<Invoice ', '<Invoice Id="signed" ');
const referringTo = (text: string): string => change(text, 'URI=""', 'URI="#signed"');

const replaced =
  (pattern: RegExp, into: string | ((found: string) => string)): Attack =>
  (xml) =>
    change(xml, pattern, into);

const algorithm = (element: string, uri: string): Attack =>
  replaced(new RegExp(`(?<=<ds:${element} Algorithm=")[^"]*`), uri);

const uri = (text: string): Attack => replaced(/URI=""/, `URI="${text}"`);

/** A copy under the same identifier, before or behind the one that was signed. */
const copied = (pattern: RegExp, place: (found: string, forgedCopy: string) => string): Attack =>
  replaced(pattern, (found) => place(found, found.replace('supplier', 'third party')));

export const signatureAttacks = {
  'XSW1: the signed document in an Object of the signature, another one around it': wrapping((document, own) =>
    change(forged(withoutIds(document.replace(own, () => '@'))), '@', inObject(document.replace(own, ''))(own)),
  ),
  'XSW2: the signed document in an extension, the signature beside it': wrapping((document, own) =>
    extended(forged(document), document.replace(own, '')),
  ),
  'XSW3: the signed document in front of another one, under one root': wrapping(
    (document) => `<Invoices>${document}${forged(withoutIds(document))}</Invoices>`,
  ),
  'XSW4: the signed document within another one': wrapping((document, own) =>
    extended(forged(document.replace(own, '')), document),
  ),
  'XSW5: a reference to the signed document by an Id, in the Object of the signature': wrapping((document, own) =>
    change(forged(document.replace(own, () => '@')), '@', inObject(named(document.replace(own, '')))(referringTo(own))),
  ),
  'XSW6: the signature in the signed document, which is in the signature of another one': wrapping((document, own) =>
    change(forged(document.replace(own, () => '@')), '@', inObject(document)(own)),
  ),
  'XSW7: the signed document in an extension of its own, behind the others': wrapping((document, own) =>
    extended(forged(document), extension(document.replace(own, ''))),
  ),
  'XSW8: the document without its signature in an Object, the Ids on both': wrapping((document, own) =>
    change(
      forged(document),
      '</ds:Signature>',
      `<ds:Object>${named(document.replace(own, ''))}</ds:Object></ds:Signature>`,
    ),
  ),
  'a root around the signed document': wrapping((document) => `<Envoltura>${document}</Envoltura>`),

  'the signed properties in an Object, others in their place': (xml) => {
    const own = partOf(xml, properties);
    return inObject(own)(change(xml, own, own.replace('supplier', 'third party')));
  },
  'other properties under the same Id, behind': copied(properties, (found, copy) => found + copy),
  'other properties under the same Id, in front': copied(properties, (found, copy) => copy + found),
  'the Id of KeyInfo on a part of the document': (xml) =>
    change(xml, '<cac:Party>', `<cac:Party Id="${partOf(xml, /(?<=<ds:KeyInfo Id=")[^"]*/)}">`),
  'the Id of KeyInfo as xml:id on a part of the document': (xml) =>
    change(xml, '<cac:Party>', `<cac:Party xml:id="${partOf(xml, /(?<=<ds:KeyInfo Id=")[^"]*/)}">`),
  'KeyInfo twice': replaced(keyInfo, (found) => found + found),
  'a second signature': replaced(signature, (found) => found + found),
  'a second SignedInfo': replaced(/<ds:SignedInfo>.*?<\/ds:SignedInfo>/s, (found) => found + found),
  'a second SignatureValue': replaced(/<ds:SignatureValue.*?<\/ds:SignatureValue>/s, (found) => found + found),
  'an Object with markup': inObject('<evil/>'),
  'a comment in a digest': replaced(/(?<=<ds:DigestValue>)..../, (found) => `${found}<!--x-->`),
  'a comment in the signature value': replaced(/(?<=<ds:SignatureValue[^>]*>)..../, (found) => `${found}<!--x-->`),
  'no signature': replaced(signature, ''),
  'no signature value': replaced(/(?<=<ds:SignatureValue[^>]*>)[^<]*/, ''),
  'no references': replaced(/<ds:Reference .*<\/ds:Reference>/s, ''),
  'another amount': (xml) => forged(xml),

  'HMAC with SHA-1': algorithm('SignatureMethod', `${dsig}hmac-sha1`),
  'HMAC with SHA-256': algorithm('SignatureMethod', `${more}hmac-sha256`),
  'RSA with SHA-1': algorithm('SignatureMethod', `${dsig}rsa-sha1`),
  'RSA with MD5': algorithm('SignatureMethod', `${more}rsa-md5`),
  'ECDSA for the key of RSA': algorithm('SignatureMethod', `${more}ecdsa-sha256`),
  'no algorithm': algorithm('SignatureMethod', 'none'),
  'an algorithm that is a name of JavaScript': algorithm('SignatureMethod', 'constructor'),
  'digests with MD5': algorithm('DigestMethod', `${more}md5`),
  'an XSLT transform': algorithm('Transform', 'http://www.w3.org/TR/1999/REC-xslt-19991116'),
  'an XPath transform': algorithm('Transform', 'http://www.w3.org/TR/1999/REC-xpath-19991116'),
  'an XPath filter': algorithm('Transform', 'http://www.w3.org/2002/06/xmldsig-filter2'),
  'a Base64 transform': algorithm('Transform', `${dsig}base64`),
  'exclusive canonicalisation': algorithm('CanonicalizationMethod', 'http://www.w3.org/2001/10/xml-exc-c14n#'),
  'canonicalisation with comments': algorithm(
    'CanonicalizationMethod',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments',
  ),
  'a reference to an address': uri(nowhere),
  'a reference to a file': uri('file:///etc/passwd'),
  'a reference to another machine': uri('//127.0.0.1:9/x'),
  'a reference to nothing': uri('#nothing'),
  'an issuer name with marks out of order': replaced(
    /(?<=<ds:X509IssuerName>)/,
    `CN=a${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)},`,
  ),
  'a key at an address': replaced(/<ds:X509Data>/, `<ds:RetrievalMethod URI="${nowhere}"/><ds:X509Data>`),
} as const satisfies Readonly<Record<string, Attack>>;
