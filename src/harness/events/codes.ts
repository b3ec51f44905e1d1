/** The codes of an event, from the values that stand in it. */
import { sha384Hex } from '../../common/hash.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { catalogueUrl } from '../../issuer/codes/qr.ts';
import { softwareSecurityCode } from '../../issuer/codes/software-security-code.ts';
import { textAt, withText, type Steps } from '../../issuer/codes/spec-tree.ts';

const extension = ['ext:UBLExtensions', 'ext:UBLExtension', 'ext:ExtensionContent', 'sts:DianExtensions'] as const;
const company = (role: string): Steps => [`cac:${role}Party`, 'cac:PartyTaxScheme', 'cbc:CompanyID'];
const reference = ['cac:DocumentResponse', 'cac:DocumentReference'] as const;

/** What is hashed, in order (annex FE 1.9, 11.5); the PIN comes behind. */
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

/** The CUDE of an event. */
export const eventCode = (root: XmlRootSpec, pin: string): string =>
  sha384Hex(`${hashed.map((steps) => textAt(root, steps)).join('')}${pin}`);

/** The event with CUDE, security code and the address in its QR code. */
export const fillEventCodes = (
  root: XmlRootSpec,
  pin: string,
): { readonly root: XmlRootSpec; readonly uuid: string } => {
  const uuid = eventCode(root, pin);
  const softwareId = textAt(root, [...extension, 'sts:SoftwareProvider', 'sts:SoftwareID']);
  const number = textAt(root, ['cbc:ID']);
  const filled = [
    { steps: ['cbc:UUID'], text: uuid },
    { steps: [...extension, 'sts:SoftwareSecurityCode'], text: softwareSecurityCode({ softwareId, pin, number }) },
    { steps: [...extension, 'sts:QRCode'], text: catalogueUrl(textAt(root, ['cbc:ProfileExecutionID']), uuid) },
  ].reduce((document, { steps, text }) => withText(document, steps, text), root);
  return { root: filled, uuid };
};
