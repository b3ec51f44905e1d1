/**
 * The container that goes to the acquirer (FE annex 1.9, chapter on the
 * AttachedDocument): the signed document and the authority's verdict, both
 * byte for byte, under a signature of the issuer.
 */
import { escapeText, writeXml } from '../../common/xml/write.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';
import type { Party } from '../documents/model.ts';
import type { XmlSpec, XmlRootSpec } from '../../common/xml/node.ts';
import { group, leaf } from '../documents/elements.ts';
import { identityAttributes } from '../documents/party.ts';
import { type Container, namespacesOf, ublVersion } from '../documents/literals.ts';
import { colombianDate, colombianTime } from '../../common/time.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { fileName, type FileName } from '../../common/file-name.ts';

/**
 * Text as CDATA that a parser returns character by character. `]]>` would end the section, and a carriage return inside
 * one is read as a line feed (XML 1.0, 2.11): both are split over two sections, the carriage return as a reference
 * between them.
 */
export const cdata = (text: string): string => {
  const sections = text.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#xD;<![CDATA[');
  return `<![CDATA[${sections}]]>`;
};

/**
 * Puts escaped payloads of a canonical document into CDATA; each is the whole content of an element with that name. The
 * canonical form has no CDATA (C14N 1.0, 2.3), so it stays the same, and a signature over it remains valid. Undefined
 * if a payload is missing, or not in the given order.
 */
export const withCdata = (xml: string, name: string, payloads: readonly string[]): string | undefined => {
  let result = '';
  let from = 0;
  for (const payload of payloads) {
    const start = `<${name}>`;
    const escaped = escapeText(payload);
    const at = xml.indexOf(`${start}${escaped}</${name}>`, from);
    if (at === -1) return undefined;
    result += `${xml.slice(from, at)}${start}${cdata(payload)}`;
    from = at + start.length + escaped.length;
  }
  return result + xml.slice(from);
};

/** The statements of the authority's ApplicationResponse about a document. */
export type Verification = {
  /** 02 validated, 04 rejected. */
  readonly resultCode: string;
  /** Unique code of the document it refers to. */
  readonly documentKey: string;
  /** Name of the authority. */
  readonly validator: string;
  readonly date: string;
  /** With offset, `10:00:07-05:00`. */
  readonly time: string;
};

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Text of the first element along a path of local names; empty if there is none. */
const textAt = (root: XmlElement, path: string): string => {
  let element: XmlElement | undefined = root;
  for (const local of path.split('/')) {
    if (element === undefined) return '';
    element = childElements(element).find((child) => child.local === local && child.uri.startsWith(ubl));
  }
  return element === undefined ? '' : textOf(element).trim();
};

/** Reads an ApplicationResponse; undefined if it has another root or one of the facts is missing. */
export const readVerification = (root: XmlElement): Verification | undefined => {
  if (root.local !== 'ApplicationResponse' || !root.uri.startsWith(ubl)) return undefined;
  const verification: Verification = {
    resultCode: textAt(root, 'DocumentResponse/Response/ResponseCode'),
    documentKey: textAt(root, 'DocumentResponse/DocumentReference/UUID'),
    validator: textAt(root, 'SenderParty/PartyTaxScheme/RegistrationName'),
    date: textAt(root, 'IssueDate'),
    time: textAt(root, 'IssueTime'),
  };
  return Object.values(verification).includes('') ? undefined : verification;
};

export type AttachedDocumentInput = {
  readonly container: Container;
  /** Prefix and number. */
  readonly number: string;
  /** CUFE, CUDE or CUDS. */
  readonly uuid: string;
  /** `CUFE-SHA384` and so on, as in the document's own cbc:UUID. */
  readonly uuidScheme: string;
  readonly environment: '1' | '2';
  readonly sender: Party;
  readonly receiver: Party;
  /** The signed document as it was sent. */
  readonly document: Buffer;
  /** The authority's verdict as received. */
  readonly applicationResponse: Buffer;
  /** When the container is created, in milliseconds. */
  readonly at: number;
};

type AttachedDocumentProblem = {
  readonly code:
    | 'attached-document-unreadable'
    | 'application-response-unreadable'
    | 'application-response-of-another-document'
    | 'document-not-accepted';
  readonly message: string;
};

type AttachedDocumentResult =
  | { readonly ok: true; readonly xml: string }
  | { readonly ok: false; readonly problem: AttachedDocumentProblem };

/** ApplicationResponse: document validated by the authority. */
const validated = '02';

const partyOf = (
  name: string,
  { identification, name: registrationName, liabilities, regime, taxScheme }: Party,
): XmlSpec =>
  group(name, [
    group('cac:PartyTaxScheme', [
      leaf('cbc:RegistrationName', registrationName),
      leaf('cbc:CompanyID', identification.number, {
        attributes: identityAttributes({ identification }),
      }),
      leaf('cbc:TaxLevelCode', liabilities.map(({ code }) => code).join(';'), {
        attributes: { listName: regime.code },
      }),
      group('cac:TaxScheme', [leaf('cbc:ID', taxScheme.code), leaf('cbc:Name', taxScheme.name)]),
    ]),
  ]);

const payloadName = 'cbc:Description';

const attachment = (payload: string): XmlSpec =>
  group('cac:Attachment', [
    group('cac:ExternalReference', [
      leaf('cbc:MimeCode', 'text/xml'),
      leaf('cbc:EncodingCode', 'UTF-8'),
      leaf(payloadName, payload),
    ]),
  ]);

const resultOfVerification = ({ validator, resultCode, date, time }: Verification): XmlSpec =>
  group('cac:ResultOfVerification', [
    leaf('cbc:ValidatorID', validator),
    leaf('cbc:ValidationResultCode', resultCode),
    leaf('cbc:ValidationDate', date),
    leaf('cbc:ValidationTime', time),
  ]);

type Contents = {
  readonly document: string;
  readonly applicationResponse: string;
  readonly verification: Verification;
};

const verdictLine = ({ number, uuid, uuidScheme }: AttachedDocumentInput, contents: Contents): XmlSpec =>
  group('cac:ParentDocumentLineReference', [
    leaf('cbc:LineID', '1'),
    group('cac:DocumentReference', [
      leaf('cbc:ID', number),
      leaf('cbc:UUID', uuid, { attributes: { schemeName: uuidScheme } }),
      leaf('cbc:IssueDate', contents.verification.date),
      leaf('cbc:DocumentType', 'ApplicationResponse'),
      attachment(contents.applicationResponse),
      resultOfVerification(contents.verification),
    ]),
  ]);

const { sts: _sts, ...namespaces } = namespacesOf('Invoice');

/** The container with an empty ext:ExtensionContent for the signature, its payloads as plain text. */
const containerSpec = (input: AttachedDocumentInput, contents: Contents): XmlRootSpec => ({
  name: 'AttachedDocument',
  namespaces: { ...namespaces, '': 'urn:oasis:names:specification:ubl:schema:xsd:AttachedDocument-2' },
  content: [
    group('ext:UBLExtensions', [group('ext:UBLExtension', [group('ext:ExtensionContent', [])])]),
    leaf('cbc:UBLVersionID', ublVersion),
    leaf('cbc:CustomizationID', 'Documentos adjuntos'),
    leaf('cbc:ProfileID', input.container.profile),
    leaf('cbc:ProfileExecutionID', input.environment),
    leaf('cbc:ID', input.number),
    leaf('cbc:IssueDate', colombianDate(input.at)),
    leaf('cbc:IssueTime', `${colombianTime(input.at)}-05:00`),
    leaf('cbc:Note', ''),
    leaf('cbc:DocumentType', input.container.documentType),
    leaf('cbc:ParentDocumentID', input.number),
    partyOf('cac:SenderParty', input.sender),
    partyOf('cac:ReceiverParty', input.receiver),
    attachment(contents.document),
    verdictLine(input, contents),
  ],
});

const refused = (
  code: AttachedDocumentProblem['code'],
  message: string,
): { ok: false; problem: AttachedDocumentProblem } => ({
  ok: false,
  problem: { code, message },
});

/** Reads both payloads and verifies that they belong together: an acceptance of this very document. */
const readContents = (
  input: AttachedDocumentInput,
): { ok: true; contents: Contents } | { ok: false; problem: AttachedDocumentProblem } => {
  const document = parseXml(input.document);
  if (!document.ok) return refused('attached-document-unreadable', document.problem.message.en);
  const response = parseXml(input.applicationResponse);
  if (!response.ok) return refused('application-response-unreadable', response.problem.message.en);
  const verification = readVerification(response.document.root);
  if (verification === undefined) {
    const message = `Found <${response.document.root.name}>. Expected an ApplicationResponse with sender, date, time, response code and document UUID.`;
    return refused('application-response-unreadable', message);
  }
  if (verification.documentKey !== input.uuid) {
    const message = `The ApplicationResponse speaks of ${verification.documentKey}, not of ${input.uuid}.`;
    return refused('application-response-of-another-document', message);
  }
  if (verification.resultCode !== validated) {
    const message = `The ApplicationResponse has ResponseCode ${verification.resultCode}; only a document with ${validated} is sent to its acquirer.`;
    return refused('document-not-accepted', message);
  }
  const contents = { document: document.document.text, applicationResponse: response.document.text, verification };
  return { ok: true, contents };
};

/**
 * Builds and signs the container. `sign` takes canonical XML with an empty
 * ext:ExtensionContent and gives it back with the signature in that place; a
 * declaration before it does no harm. Only then the two payloads become CDATA,
 * as receivers expect: a digest does not see the difference.
 *
 * A parser returns both payloads byte for byte. A payload with `]]>` or a
 * carriage return takes several CDATA sections: read the text of the whole
 * cbc:Description.
 */
export const buildAttachedDocument = (
  input: AttachedDocumentInput,
  sign: (canonicalXml: string) => string,
): AttachedDocumentResult => {
  const read = readContents(input);
  if (!read.ok) return read;
  const { contents } = read;
  const signed = sign(writeXml(containerSpec(input, contents)));
  const xml = withCdata(signed, payloadName, [contents.document, contents.applicationResponse]);
  if (xml === undefined) throw new Error('The signer changed the text of the AttachedDocument.');
  return { ok: true, xml };
};

/**
 * `fv09003730760002600000001` → `ad09003730760002600000001.xml`, the request's
 * `atacheddocument_name_prefix` in front. A name that does not begin with the
 * letters of a kind of document gets `ad` before it.
 */
export const attachedDocumentFileName = (xmlFileName: string, prefix = ''): FileName => {
  const stem = xmlFileName.replace(/\.xml$/i, '').replace(/^[a-z]{2,4}(?=\d)/, '');
  return fileName(`${prefix.replace(/[^\w.-]/g, '')}ad${stem}.xml`);
};
