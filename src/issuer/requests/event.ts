/** The body that sends an event about an invoice, the invoice that it is about, and the event that follows from both. */
import { isDecimal, sum } from '../../common/decimal.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { attributeOf, childElements, textOf as xmlTextOf, type XmlElement } from '../../common/xml/tree.ts';
import { checkDigit } from '../codes/check-digit.ts';
import { environmentFor, type Company } from '../company.ts';
import {
  tacitAcceptance,
  type EventModel,
  type EventParty,
  type EventPerson,
  type EventSubject,
} from '../documents/event.ts';
import { authority, nitScheme } from '../documents/literals.ts';
import { decimalOrZero, truncated } from '../rounding.ts';
import { codedOf, digitsOf, flagOf, partOf, required, textOf, type Part } from './parts.ts';
import { base64, described, digits, flag, identifierIn, object, text } from './schema-parts.ts';

export const eventSchema = object(
  {
    event_id: identifierIn(
      'events',
      'Evento: 1 acuse de recibo (030), 2 reclamo (031), 3 recibo del bien o servicio (032), 4 aceptación expresa (033), 5 aceptación tácita (034), que envía el emisor',
    ),
    base64_attacheddocument: base64('El AttachedDocument de la factura, o su XML, en Base64'),
    document_reference: described(
      'La factura, si no se envía: se pide a la autoridad con GetXmlByDocumentKey',
      object(
        { cufe: text('CUFE o CUDE de la factura'), uuid: text('Otro nombre de cufe') },
        { exclusive: [['cufe', 'uuid']] },
      ),
    ),
    type_rejection_id: identifierIn('type_rejections', 'Concepto del reclamo'),
    issuer_party: described(
      'Quien recibe la factura, el bien o el servicio (eventos 030 y 032); sin él, la empresa',
      object(
        {
          identification_number: digits('Número de cédula'),
          first_name: text('Nombres'),
          last_name: text('Apellidos'),
          job_title: text('Cargo'),
          organization_department: text('Área de la empresa'),
        },
        { required: ['identification_number', 'first_name', 'last_name'] },
      ),
    ),
    resend_consecutive: flag('true: el evento lleva otro número, para enviarlo de nuevo'),
  },
  {
    required: ['event_id'],
    requiredWhen: [{ field: 'type_rejection_id', when: 'event_id', has: 2, because: 'en un reclamo (event_id 2)' }],
    exclusive: [['base64_attacheddocument', 'document_reference']],
  },
);

/** What an event and its answer say of the invoice. */
export type ReceivedInvoice = EventSubject & {
  /** `YYYY-MM-DD HH:MM:SS`, Colombian time. */
  readonly date: string;
  readonly total: string;
  readonly tax: string;
  readonly supplier: EventParty;
  readonly customer: EventParty;
};

type Found =
  | { readonly ok: true; readonly invoice: ReceivedInvoice }
  | { readonly ok: false; readonly message: string };

const elementAt = (from: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce((element, name) => element && childElements(element).find(({ local }) => local === name), from);

const textAt = (from: XmlElement | undefined, ...names: readonly string[]): string => {
  const element = elementAt(from, ...names);
  return element === undefined ? '' : xmlTextOf(element).trim();
};

const partyIn = (root: XmlElement, role: string): EventParty => {
  const party = elementAt(root, `Accounting${role}Party`);
  const scheme = elementAt(party, 'Party', 'PartyTaxScheme');
  const id = elementAt(scheme, 'CompanyID');
  return {
    nit: textAt(id),
    checkDigit: (id && attributeOf(id, 'schemeID')) ?? '',
    name: textAt(scheme, 'RegistrationName'),
    organization: textAt(party, 'AdditionalAccountID'),
  };
};

const totalIn = (root: XmlElement): string => textAt(root, 'LegalMonetaryTotal', 'PayableAmount');

const taxesIn = (root: XmlElement): readonly string[] =>
  childElements(root)
    .filter(({ local }) => local === 'TaxTotal')
    .map((total) => textAt(total, 'TaxAmount'));

const factsOf = (root: XmlElement): ReceivedInvoice => ({
  number: textAt(root, 'ID'),
  uuid: textAt(root, 'UUID'),
  type: textAt(root, 'InvoiceTypeCode'),
  date: `${textAt(root, 'IssueDate')} ${textAt(root, 'IssueTime').slice(0, 8)}`,
  total: truncated(decimalOrZero(totalIn(root)), 2),
  tax: truncated(sum(taxesIn(root).map(decimalOrZero)), 2),
  supplier: partyIn(root, 'Supplier'),
  customer: partyIn(root, 'Customer'),
});

const notAnInvoice = (found: string): Found => ({
  ok: false,
  message: `Se esperaba el AttachedDocument de una factura, o el XML de una factura; ${found}.`,
});

/** The invoice itself, or the one inside an AttachedDocument. */
export const invoiceIn = (xml: Buffer): Found => {
  const outer = parseXml(xml);
  if (!outer.ok) return notAnInvoice(`no es un XML que se pueda leer: ${outer.problem.message.es}`);
  const { root } = outer.document;
  if (root.local === 'AttachedDocument') {
    const content = textAt(root, 'Attachment', 'ExternalReference', 'Description');
    const inner = parseXml(Buffer.from(content));
    return inner.ok && inner.document.root.local === 'Invoice'
      ? invoiceOf(inner.document.root)
      : notAnInvoice('el AttachedDocument no contiene una factura');
  }
  return root.local === 'Invoice' ? invoiceOf(root) : notAnInvoice(`se recibió ${root.local.slice(0, 60)}`);
};

const invoiceOf = (root: XmlElement): Found => {
  const wrong = [totalIn(root), ...taxesIn(root)].find((amount) => amount !== '' && !isDecimal(amount));
  if (wrong !== undefined) return notAnInvoice(`su importe «${wrong.slice(0, 60)}» no es un número decimal`);
  const invoice = factsOf(root);
  const { number, uuid, supplier } = invoice;
  return number === '' || uuid === '' || supplier.nit === ''
    ? notAnInvoice('a la factura le falta cbc:ID, cbc:UUID o el NIT de su emisor')
    : { ok: true, invoice };
};

/** The company itself where the request names nobody. */
const personOf = (part: Part, { nit, checkDigit: digit, name }: EventParty): EventPerson => {
  const given = partOf(part, 'issuer_party');
  if (given === undefined) {
    const position = { jobTitle: 'Administrador', department: 'Administración' };
    return { type: nitScheme, number: nit, checkDigit: digit, firstName: name, familyName: name, ...position };
  }
  const number = required(digitsOf(given, 'identification_number'), given, 'identification_number');
  return {
    type: '13',
    number,
    checkDigit: checkDigit(number),
    firstName: required(textOf(given, 'first_name'), given, 'first_name'),
    familyName: required(textOf(given, 'last_name'), given, 'last_name'),
    jobTitle: textOf(given, 'job_title'),
    department: textOf(given, 'organization_department'),
  };
};

type EventContext = {
  readonly company: Company;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Sets the number apart from that of the same event sent before. */
  readonly digit: number;
};

/**
 * The number follows from the invoice and the event, as services of this dialect number events: an event that was
 * rejected is sent again under the same one.
 */
export const eventOf = (part: Part, invoice: ReceivedInvoice, { company, now, digit }: EventContext): EventModel => {
  const { code } = required(codedOf(part, 'event_id', 'events'), part, 'event_id');
  const { nit, checkDigit: own, name, organization } = company;
  const sender = { nit, checkDigit: own, name, organization };
  const receiver = code === tacitAcceptance ? authority : invoice.supplier;
  const again = flagOf(part, 'resend_consecutive') ? `-${String(digit)}` : '';
  return {
    code,
    number: `${receiver.nit}${invoice.number}${code}${again}`,
    environment: environmentFor(company, 'invoicing'),
    issuedAt: now,
    sender,
    software: company.software.invoicing,
    receiver,
    document: invoice,
    concept: codedOf(part, 'type_rejection_id', 'type_rejections'),
    person: personOf(part, sender),
  };
};
