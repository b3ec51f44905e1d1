/** libxml2 as the second witness of what was signed. */
import { witnessAccepts, witnessCanonicalAt, witnessCanonicalWithout } from '../../../common/xml/testing/libxml2.ts';

const signature =
  '//*[local-name()="Signature" and namespace-uri()="http://www.w3.org/2000/09/xmldsig#" and local-name(..)="ExtensionContent"]';

/** What the signature of a document covers: the document without it, and three parts of it. */
const signedOf = (xml: string): string =>
  JSON.stringify([
    witnessCanonicalWithout(xml, signature),
    ...['SignedInfo', 'KeyInfo', 'SignedProperties'].map((name) =>
      witnessCanonicalAt(xml, `${signature}//*[local-name()="${name}"]`),
    ),
  ]);

/** Whether libxml2 sees that what was signed has changed. */
export const isAnotherDocument = (sent: string, signed: string): boolean =>
  sent !== signed && (!witnessAccepts(sent) || signedOf(sent) !== signedOf(signed));

const child = (name: string): string => `/*[local-name()="${name}"]`;
const header = `${child('Envelope')}${child('Header')}`;
/** Signed by our clients. */
const signedParts = [`${header}${child('To')}`, `${header}${child('Security')}${child('Timestamp')}`];

/** The prefix list of our clients' references. */
const options = { exclusive: true, inclusivePrefixes: ['soap', 'wcf'] };

const partsOf = (xml: string): string =>
  JSON.stringify(signedParts.map((path) => witnessCanonicalAt(xml, path, options)));

/** Whether libxml2 finds other addresses or timestamps in the header than were signed. */
export const hasOtherSignedParts = (sent: string, signed: string): boolean =>
  sent !== signed && (!witnessAccepts(sent) || partsOf(sent) !== partsOf(signed));
