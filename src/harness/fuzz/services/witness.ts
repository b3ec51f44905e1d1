/** libxml2 as the second witness of what was signed. */
import { witnessAccepts, witnessCanonical, witnessCanonicalAt } from '../../../common/xml/testing/libxml2.ts';

/** Whether libxml2 sees another document than the one that was signed. */
export const isAnotherDocument = (sent: string, signed: string): boolean =>
  sent !== signed && (!witnessAccepts(sent) || witnessCanonical(sent) !== witnessCanonical(signed));

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
