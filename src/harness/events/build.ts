/** An ApplicationResponse that registers an event, as the receiver of an invoice writes it (annex FE 1.9, 6.2). */
import { table } from '../../common/code-lists.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { colombianDate, colombianTime } from '../../common/time.ts';
import { group, leaf } from '../../issuer/documents/elements.ts';
import { extensions } from '../../issuer/documents/extensions.ts';
import { dianAgency, namespacesOf, nitScheme, ublVersion } from '../../issuer/documents/literals.ts';
import type { EventModel, EventParty } from './model.ts';

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

/** The concept of a claim: documents that do not agree with one another. */
const concept = '01';

const responseCode = (code: string): XmlSpec =>
  code === '031'
    ? leaf('cbc:ResponseCode', code, {
        attributes: { listID: concept, name: table('type_rejections').byCode(concept)?.name },
      })
    : leaf('cbc:ResponseCode', code);

/** Acknowledgement and receipt name who took the invoice, or the goods. */
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

/** The event with its codes and its signature still empty. */
export const buildEvent = (model: EventModel): XmlRootSpec => {
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
