/**
 * The last step before the signature: unique code, software security code and QR, from the values in the document
 * itself, so that the codes also match a document that was changed after it was built.
 */
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { publicLookupUrl, qrText, supportQrText } from './qr.ts';
import { softwareSecurityCode } from './software-security-code.ts';
import { textAt, withText } from './spec-tree.ts';
import { codeFacts, supportCode, uniqueCode, type CodeFacts } from './cufe.ts';

export type CodeSecrets = {
  /** From the numbering range; contingency ranges have none, and their documents need none. */
  readonly technicalKey: string | undefined;
  readonly pin: string;
  /** Used for a document without sts:SoftwareID. */
  readonly softwareId: string;
};

export type FilledCodes = {
  readonly root: XmlRootSpec;
  readonly uuid: string;
  /** How the code was made: CUFE-SHA384, CUDE-SHA384, CUDS-SHA384, CUNE-SHA384. */
  readonly scheme: string;
  /** The lines of the printed QR: QRStr of the answer. */
  readonly qrText: string;
  readonly qrUrl: string;
};

const extension = ['ext:UBLExtensions', 'ext:UBLExtension', 'ext:ExtensionContent', 'sts:DianExtensions'] as const;

type CodeName = 'CUFE' | 'CUDE' | 'CUDS';

type Codes = {
  readonly typeAt: string;
  readonly byType: Readonly<Record<string, CodeName>>;
  readonly others: CodeName;
};

/**
 * By the root, and the type written in it. Only sales invoices have a technical key: 03 is coded with the PIN, and so
 * are notes (FE annex 1.9, 11.3) and equivalent documents (DE annex 1.0, 14.1).
 */
const codes: Readonly<Record<string, Codes>> = {
  Invoice: { typeAt: 'cbc:InvoiceTypeCode', byType: { '03': 'CUDE', '05': 'CUDS', '20': 'CUDE' }, others: 'CUFE' },
  CreditNote: { typeAt: 'cbc:CreditNoteTypeCode', byType: { '95': 'CUDS' }, others: 'CUDE' },
};

const codeName = (root: XmlRootSpec): CodeName => {
  const own = codes[root.name];
  return own === undefined ? 'CUDE' : (own.byType[textAt(root, [own.typeAt])] ?? own.others);
};

type Secrets = Pick<CodeSecrets, 'technicalKey' | 'pin'>;

const codeWith = (name: CodeName, facts: CodeFacts, { technicalKey, pin }: Secrets): string => {
  if (name === 'CUDS') return supportCode(facts, pin);
  return uniqueCode(facts, name === 'CUFE' ? (technicalKey ?? '') : pin);
};

/** The document with that code, and with what follows from it; removed elements stay absent. */
export const withCodes = (
  root: XmlRootSpec,
  uuid: string,
  { pin, softwareId }: Pick<CodeSecrets, 'pin' | 'softwareId'>,
): Pick<FilledCodes, 'root' | 'uuid' | 'qrUrl'> => {
  const qrUrl = publicLookupUrl(textAt(root, ['cbc:ProfileExecutionID']), uuid);
  const security = softwareSecurityCode({
    softwareId: textAt(root, [...extension, 'sts:SoftwareProvider', 'sts:SoftwareID']) || softwareId,
    pin,
    number: textAt(root, ['cbc:ID']),
  });
  const filled = [
    { steps: ['cbc:UUID'], text: uuid },
    { steps: [...extension, 'sts:SoftwareSecurityCode'], text: security },
    { steps: [...extension, 'sts:QRCode'], text: qrUrl },
  ].reduce((document, { steps, text }) => withText(document, steps, text), root);
  return { root: filled, uuid, qrUrl };
};

/** Codes for a UBL document; removed elements stay absent. */
export const fillCodes = (root: XmlRootSpec, { technicalKey, ...secrets }: CodeSecrets): FilledCodes => {
  const facts = codeFacts(root);
  const label = codeName(root);
  const coded = withCodes(root, codeWith(label, facts, { technicalKey, pin: secrets.pin }), secrets);
  const { uuid, qrUrl } = coded;
  const printed =
    label === 'CUDS'
      ? supportQrText(facts, { code: uuid, url: qrUrl })
      : qrText(facts, { label, code: uuid, url: qrUrl });
  return { ...coded, scheme: `${label}-SHA384`, qrText: printed };
};
