/** The ApplicationResponse that registers an event about an invoice (RADIAN; FE annex 1.9, 6.2). */
import { table } from '../../common/code-lists.ts';
import { colombianDate, colombianTime } from '../../common/time.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { group, leaf, optional } from './elements.ts';
import { extensions } from './extensions.ts';
import { dianAgency, namespacesOf, nitScheme, ublVersion } from './literals.ts';
import type { Coded, IdentityScheme } from './model.ts';

/** A company as named in events. */
export type EventParty = {
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
  /** 1 legal person, 2 natural person. */
  readonly organization: string;
};

/** Who received the invoice, or the goods. */
export type EventPerson = IdentityScheme & {
  readonly number: string;
  readonly firstName: string;
  readonly familyName: string;
  readonly jobTitle: string | undefined;
  readonly department: string | undefined;
};

/** The invoice that an event refers to, as the authority accepted it. */
export type EventSubject = {
  readonly number: string;
  readonly uuid: string;
  /** 01, 02, 03, 04. */
  readonly type: string;
};

export type EventModel = {
  /** 030, 031, 032, 033, 034. */
  readonly code: string;
  readonly number: string;
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly sender: EventParty;
  /** Of the sender. */
  readonly software: { readonly id: string; readonly pin: string };
  readonly receiver: EventParty;
  readonly document: EventSubject;
  /** The reason for a claim. */
  readonly concept: Coded | undefined;
  readonly person: EventPerson;
};

export const tacitAcceptance = '034';

const party = (name: string, { nit, checkDigit, name: registrationName, organization }: EventParty): XmlSpec =>
  group(name, [
    group('cac:PartyTaxScheme', [
      leaf('cbc:RegistrationName', registrationName),
      leaf('cbc:CompanyID', nit, {
        attributes: { ...dianAgency, schemeID: checkDigit, schemeName: nitScheme, schemeVersionID: organization },
      }),
      group('cac:TaxScheme', [leaf('cbc:ID', '01'), leaf('cbc:Name', 'IVA')]),
    ]),
  ]);

const responseCode = ({ code, concept }: EventModel): XmlSpec =>
  leaf('cbc:ResponseCode', code, {
    attributes: { listID: concept?.code, name: concept?.name },
    field: 'event_id',
    attributeFields: { listID: 'type_rejection_id', name: 'type_rejection_id' },
  });

/** Acknowledgement and receipt name the person who received the invoice, or the goods. */
const namesPerson = (code: string): boolean => code === '030' || code === '032';

const issuerParty = ({ person }: EventModel): XmlSpec =>
  group('cac:IssuerParty', [
    group(
      'cac:Person',
      [
        leaf('cbc:ID', person.number, {
          attributes: { schemeID: person.checkDigit, schemeName: person.type },
          field: 'issuer_party.identification_number',
        }),
        leaf('cbc:FirstName', person.firstName, { field: 'issuer_party.first_name' }),
        leaf('cbc:FamilyName', person.familyName, { field: 'issuer_party.last_name' }),
        optional('cbc:JobTitle', person.jobTitle, { field: 'issuer_party.job_title' }),
        optional('cbc:OrganizationDepartment', person.department, { field: 'issuer_party.organization_department' }),
      ],
      'issuer_party',
    ),
  ]);

const documentResponse = (model: EventModel): XmlSpec => {
  const { code, document } = model;
  return group('cac:DocumentResponse', [
    group('cac:Response', [responseCode(model), leaf('cbc:Description', table('events').byCode(code)?.name ?? '')]),
    group('cac:DocumentReference', [
      leaf('cbc:ID', document.number),
      leaf('cbc:UUID', document.uuid, {
        attributes: { schemeName: document.type === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384' },
      }),
      leaf('cbc:DocumentTypeCode', document.type),
    ]),
    namesPerson(code) ? issuerParty(model) : undefined,
  ]);
};

const noteOf = ({ code, receiver, document }: EventModel): string =>
  code === tacitAcceptance
    ? `Transcurrieron tres días hábiles desde el recibo de la factura ${document.number} sin aceptación expresa ni reclamo.`
    : `Evento ${code} sobre la factura ${document.number}, para ${receiver.name}.`;

/** The event with its codes and signature still empty. */
export const buildEvent = (model: EventModel): XmlRootSpec => {
  const { sender, receiver, software, environment, number, issuedAt } = model;
  return {
    name: 'ApplicationResponse',
    namespaces: namespacesOf('ApplicationResponse'),
    content: [
      extensions({
        software: { ...software, providerNit: sender.nit, providerCheckDigit: sender.checkDigit },
        numbering: { prefix: '', from: '', to: '' },
      }),
      leaf('cbc:UBLVersionID', ublVersion),
      leaf('cbc:CustomizationID', '1'),
      leaf('cbc:ProfileID', 'DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta'),
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
