/** An event about a document: its model, its XML, its codes, signed and packed for sending. */
import { dataJson } from '../../common/data-directory.ts';
import type { Credentials } from '../../common/credentials.ts';
import { table } from '../../common/code-lists.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { colombianDate, colombianTime } from '../../common/time.ts';
import { group, leaf } from '../../issuer/documents/elements.ts';
import { extensions } from '../../issuer/documents/extensions.ts';
import { dianAgency, namespacesOf, nitScheme, ublVersion } from '../../issuer/documents/literals.ts';
import { sha384Hex } from '../../common/hash.ts';
import { publicLookupUrl } from '../../issuer/codes/qr.ts';
import { softwareSecurityCode } from '../../issuer/codes/software-security-code.ts';
import { textAt, withText, type Steps } from '../../issuer/codes/spec-tree.ts';
import type { Env } from '../../common/env/env.ts';
import { writeXml } from '../../common/xml/write.ts';
import { writeZip } from '../../issuer/zip-write.ts';
import { signatureIds, signDocument } from '../../issuer/signing/xades.ts';
import type { Tamper } from '../../issuer/steps.ts';

/** A company as named in events. */
export type EventParty = { readonly nit: string; readonly checkDigit: string; readonly name: string };

/** A company that sends events, with its credentials. */
export type EventSender = EventParty & {
  readonly software: { readonly id: string; readonly pin: string };
  readonly credentials: () => Promise<Credentials>;
};

/** The invoice that an event refers to, as the authority accepted it. */
export type EventSubject = {
  readonly number: string;
  readonly uuid: string;
  /** 01, 02, 03, 04. */
  readonly type: string;
};

/** An event about an invoice (RADIAN): the builder's input. */
export type EventModel = {
  /** 030, 031, 032, 033, 034. */
  readonly code: string;
  readonly number: string;
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly sender: EventSender;
  readonly receiver: EventParty;
  readonly document: EventSubject;
};

type ReceiverFile = Omit<EventSender, 'credentials'>;

/** The company that receives the base invoices, known to the default registry. */
export const receiverFacts = (): ReceiverFile => dataJson('companies/receiver.json') as ReceiverFile; // our own file

// The ApplicationResponse that registers an event, as the receiver of an invoice writes it (annex FE 1.9, 6.2)

const profile = 'DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta';

const rootNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2';

/** Legal person. */
const organization = '1';

const party = (name: string, { nit, checkDigit, name: registrationName }: EventParty): XmlSpec =>
  group(name, [
    group('cac:PartyTaxScheme', [
      leaf('cbc:RegistrationName', registrationName),
      leaf('cbc:CompanyID', nit, {
        attributes: { ...dianAgency, schemeID: checkDigit, schemeName: nitScheme, schemeVersionID: organization },
      }),
      group('cac:TaxScheme', [leaf('cbc:ID', '01'), leaf('cbc:Name', 'IVA')]),
    ]),
  ]);

/** The concept of a claim: documents that are inconsistent with one another. */
const concept = '01';

const responseCode = (code: string): XmlSpec =>
  code === '031'
    ? leaf('cbc:ResponseCode', code, {
        attributes: { listID: concept, name: table('type_rejections').byCode(concept)?.name },
      })
    : leaf('cbc:ResponseCode', code);

/** Acknowledgement and receipt name the person who received the invoice, or the goods. */
const isReceived = (code: string): boolean => code === '030' || code === '032';

const recipient: XmlSpec = group('cac:IssuerParty', [
  group('cac:Person', [
    leaf('cbc:ID', '10200037', { attributes: { schemeID: '1', schemeName: '13' } }),
    leaf('cbc:FirstName', 'PERSONA'),
    leaf('cbc:FamilyName', 'DE PRUEBAS'),
    leaf('cbc:JobTitle', 'Auxiliar de recepción'),
    leaf('cbc:OrganizationDepartment', 'Recepción'),
  ]),
]);

const documentResponse = ({ code, document }: EventModel): XmlSpec =>
  group('cac:DocumentResponse', [
    group('cac:Response', [responseCode(code), leaf('cbc:Description', table('events').byCode(code)?.name ?? '')]),
    group('cac:DocumentReference', [
      leaf('cbc:ID', document.number),
      leaf('cbc:UUID', document.uuid, {
        attributes: { schemeName: document.type === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384' },
      }),
      leaf('cbc:DocumentTypeCode', document.type),
    ]),
    isReceived(code) ? recipient : undefined,
  ]);

const noteOf = ({ code, receiver, document }: EventModel): string =>
  code === '034'
    ? `Transcurrieron tres días hábiles desde el recibo de la factura ${document.number} sin aceptación expresa ni reclamo.`
    : `Evento ${code} sobre la factura ${document.number}, para ${receiver.name}.`;

/** The event with its codes and signature still empty. */
const buildEvent = (model: EventModel): XmlRootSpec => {
  const { sender, receiver, environment, number, issuedAt } = model;
  const { id, pin } = sender.software;
  return {
    name: 'ApplicationResponse',
    namespaces: { ...namespacesOf('Invoice'), '': rootNamespace },
    content: [
      extensions({
        software: { id, pin, providerNit: sender.nit, providerCheckDigit: sender.checkDigit },
        numbering: { prefix: '', from: '', to: '' },
      }),
      leaf('cbc:UBLVersionID', ublVersion),
      leaf('cbc:CustomizationID', '1'),
      leaf('cbc:ProfileID', profile),
      leaf('cbc:ProfileExecutionID', environment),
      leaf('cbc:ID', number),
      leaf('cbc:UUID', '', { attributes: { schemeID: environment, schemeName: 'CUDE-SHA384' } }),
      leaf('cbc:IssueDate', colombianDate(issuedAt)),
      leaf('cbc:IssueTime', `${colombianTime(issuedAt)}-05:00`),
      leaf('cbc:Note', noteOf(model)),
      party('cac:SenderParty', sender),
      party('cac:ReceiverParty', receiver),
      documentResponse(model),
    ],
  };
};

// The codes of an event, computed from the values in it

const extension = ['ext:UBLExtensions', 'ext:UBLExtension', 'ext:ExtensionContent', 'sts:DianExtensions'] as const;
const company = (role: string): Steps => [`cac:${role}Party`, 'cac:PartyTaxScheme', 'cbc:CompanyID'];
const reference = ['cac:DocumentResponse', 'cac:DocumentReference'] as const;

/** The hashed values, in order (annex FE 1.9, 11.5), followed by the PIN. */
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
const eventCode = (root: XmlRootSpec, pin: string): string =>
  sha384Hex(`${hashed.map((steps) => textAt(root, steps)).join('')}${pin}`);

/** The event with CUDE, security code and the address in its QR code. */
const fillEventCodes = (root: XmlRootSpec, pin: string): { readonly root: XmlRootSpec; readonly uuid: string } => {
  const uuid = eventCode(root, pin);
  const softwareId = textAt(root, [...extension, 'sts:SoftwareProvider', 'sts:SoftwareID']);
  const number = textAt(root, ['cbc:ID']);
  const filled = [
    { steps: ['cbc:UUID'], text: uuid },
    { steps: [...extension, 'sts:SoftwareSecurityCode'], text: softwareSecurityCode({ softwareId, pin, number }) },
    { steps: [...extension, 'sts:QRCode'], text: publicLookupUrl(textAt(root, ['cbc:ProfileExecutionID']), uuid) },
  ].reduce((document, { steps, text }) => withText(document, steps, text), root);
  return { root: filled, uuid };
};

// From the model to a ZIP: built, coded, signed with the issuing side's signature, zipped

export type PreparedEvent = { readonly uuid: string; readonly xml: string; readonly zip: Buffer };

type Making = { readonly model: EventModel; readonly env: Env; readonly tamper: Tamper };

const signed = async (xml: string, { model: { sender, issuedAt }, env, tamper }: Making): Promise<string> => {
  const result = signDocument(xml, {
    credentials: await (tamper.credentials ?? sender.credentials)(),
    signingTime: issuedAt,
    role: 'supplier',
    ids: signatureIds(env.random),
    tamper: tamper.signature,
  });
  const text = result.ok ? result.xml : xml;
  return (await tamper.signed?.(text)) ?? text;
};

/** `tamper` makes the event wrong on purpose. */
export const prepareEvent = async (model: EventModel, env: Env, tamper: Tamper = {}): Promise<PreparedEvent> => {
  const fresh = buildEvent(model);
  const filled = fillEventCodes(tamper.built?.(fresh) ?? fresh, model.sender.software.pin);
  const xml = await signed(writeXml(tamper.coded?.(filled.root) ?? filled.root), { model, env, tamper });
  const zip = writeZip([{ name: `ar${model.number}.xml`, data: Buffer.from(xml, 'utf8') }], model.issuedAt);
  return { uuid: filled.uuid, xml, zip: tamper.zip?.(zip) ?? zip };
};
