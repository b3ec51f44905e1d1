/** The codes of an event about an invoice, from the values in the event itself. */
import { sha384Hex } from '../../common/hash.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { withCodes, type FilledCodes } from './fill-codes.ts';
import { textAt, type Steps } from './spec-tree.ts';

const company = (role: string): Steps => [`cac:${role}Party`, 'cac:PartyTaxScheme', 'cbc:CompanyID'];
const reference = ['cac:DocumentResponse', 'cac:DocumentReference'] as const;

/** The hashed values, in order (FE annex 1.9, 11.5), followed by the PIN. */
const hashed: readonly Steps[] = [
  ['cbc:ID'],
  ['cbc:IssueDate'],
  ['cbc:IssueTime'],
  company('Sender'),
  company('Receiver'),
  ['cac:DocumentResponse', 'cac:Response', 'cbc:ResponseCode'],
  [...reference, 'cbc:ID'],
  [...reference, 'cbc:DocumentTypeCode'],
];

/**
 * The event with its CUDE (96 lower-case hexadecimal digits), which ends with the PIN: unlike the CUDE of a note it has no
 * environment.
 */
export const fillEventCodes = (root: XmlRootSpec, pin: string): Pick<FilledCodes, 'root' | 'uuid'> => {
  const uuid = sha384Hex(`${hashed.map((steps) => textAt(root, steps)).join('')}${pin}`);
  return withCodes(root, uuid, { pin, softwareId: '' });
};
