/** A verdict of the authority, as short as the container's builder reads it. */
import { uuid } from './invoice.fixture.ts';

export type ResponseFacts = {
  readonly code?: string;
  readonly key?: string;
  readonly time?: string;
  readonly sender?: string;
};

const namespaces = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ');

export const applicationResponse = ({
  code = '02',
  key = uuid,
  time = '10:00:07-05:00',
  sender = 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
}: ResponseFacts = {}): string =>
  [
    `<?xml version="1.0" encoding="utf-8" standalone="no"?><ApplicationResponse ${namespaces}>`,
    '  <cbc:ID>12345</cbc:ID><cbc:UUID schemeName="CUDE-SHA384">abc</cbc:UUID>',
    `  <cbc:IssueDate>2026-11-20</cbc:IssueDate><cbc:IssueTime>${time}</cbc:IssueTime>`,
    '  <cac:SenderParty><cac:PartyTaxScheme>',
    `    <cbc:RegistrationName>${sender}</cbc:RegistrationName>`,
    '  </cac:PartyTaxScheme></cac:SenderParty>',
    '  <cac:DocumentResponse>',
    `    <cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:Response>`,
    `    <cac:DocumentReference><cbc:ID>SETP990000001</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID></cac:DocumentReference>`,
    '  </cac:DocumentResponse>',
    '</ApplicationResponse>',
  ].join('\r\n');
