/**
 * The bodies of equivalent documents: the POS ticket and its credit and debit adjustment notes, with the fields that
 * services of this dialect have for them.
 */
import {
  amount,
  date,
  described,
  email,
  flag,
  object,
  oneOrMany,
  onlyType,
  text,
  type ObjectSchema,
} from '../schema-parts.ts';
import { allowanceCharges, taxTotals, totals, withholdings } from './amounts.ts';
import { correction, references, additionalReferenceFields, deliveryTerms } from './references.ts';
import { deliveries } from './delivery.ts';
import { linesOf, lineShape } from './lines.ts';
import { paymentForm, paymentFormsOf, prepaidPayment, prepaidPayments } from './payment.ts';
import { buyerOrFinalConsumer, customer, readBuyerOfNote, readBuyerOfTicket, readIssuer } from '../party.ts';
import { header, readUbl, type UblForm } from './ubl.ts';
import { operationIn } from './operation.ts';
import { presentation } from '../presentation.ts';
import { under } from '../aliases.ts';
import { amountOf, codedAs, codedOf, type Part, partAt, partOf, required, textOf } from '../parts.ts';
import type { Party, PointOfSale, UblModel } from '../../documents/model.ts';
import type { DocumentRead, RequestContext, RequestWarning } from '../read.ts';

/** The authority requires all three groups of a ticket (DEPD11). Buyers without a programme of points have none. */
const pointOfSale = {
  software_manufacturer: described(
    'Fabricante del software de la caja',
    object(
      {
        name: text('Nombre y apellido'),
        business_name: text('Razón social'),
        software_name: text('Nombre del software'),
      },
      { required: ['name', 'business_name', 'software_name'] },
    ),
  ),
  buyer_benefits: described(
    'Beneficios del comprador; sin ellos, su identificación, su nombre y 0 puntos',
    object({
      code: text('Código del comprador'),
      name: text('Nombres y apellidos'),
      points: text('Puntos acumulados'),
    }),
  ),
  cash_information: described(
    'Caja en la que se vende',
    object(
      {
        plate_number: text('Placa de la caja'),
        location: text('Ubicación de la caja'),
        cashier: text('Cajero'),
        cash_type: text('Tipo de caja'),
        sales_code: text('Código de la venta'),
        subtotal: amount('Subtotal de la venta'),
      },
      { required: ['plate_number', 'location', 'cashier', 'cash_type', 'sales_code', 'subtotal'] },
    ),
  ),
} as const;

export const posTicketSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(15, { sections: [] }),
    ...header,
    due_date: date('Fecha de vencimiento; sin ella, la de la forma de pago', { sample: '2026-03-16' }),
    postal_zone_code: text('Código postal del establecimiento', { sample: '110111' }),
    ...presentation,
    ...references,
    ...additionalReferenceFields,
    ...deliveries,
    ...pointOfSale,
    customer,
    email_pos_customer: email('Correo del consumidor final', {
      mail: { en: 'recipient of `sendmail`', es: 'destinatario de `sendmail`' },
    }),
    deliveryterms: deliveryTerms,
    payment_form: paymentFormsOf(paymentForm),
    prepaid_payment: described('Anticipo, o varios', oneOrMany(prepaidPayment)),
    prepaid_payments: prepaidPayments,
    allowance_charges: allowanceCharges,
    tax_totals: taxTotals,
    with_holding_tax_total: withholdings,
    legal_monetary_totals: totals,
    invoice_lines: linesOf(lineShape),
  },
  { required: ['software_manufacturer', 'cash_information', 'legal_monetary_totals', 'invoice_lines'] },
);

const note = {
  is_eqdoc: flag('true: nota de ajuste a un documento equivalente', {
    sample: true,
    answer: '`message`',
    remark: {
      en: 'this, or the type, makes it a note to an equivalent document',
      es: 'este campo, o el tipo, hace de ella una nota a un documento equivalente',
    },
  }),
  ...header,
  ...presentation,
  ...references,
  customer,
  payment_form: paymentFormsOf(paymentForm),
  allowance_charges: allowanceCharges,
  tax_totals: taxTotals,
  ...correction({ concepts: 'credit_note_discrepancy_responses', inOwnWords: false }),
} as const;

export const equivalentCreditNoteSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(26, { sections: [] }),
    ...note,
    legal_monetary_totals: totals,
    credit_note_lines: linesOf(lineShape),
  },
  { required: ['billing_reference', 'legal_monetary_totals', 'credit_note_lines'] },
);

export const equivalentDebitNoteSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(25, { sections: [] }),
    ...note,
    requested_monetary_totals: totals,
    debit_note_lines: linesOf(lineShape),
  },
  { required: ['billing_reference', 'requested_monetary_totals', 'debit_note_lines'] },
);

const readPointOfSale = (body: Part, buyer: Party): PointOfSale => {
  const given = (owner: string): Part => required(partOf(body, owner), body, owner);
  const textIn = (part: Part, name: string): string => required(textOf(part, name), part, name);
  const manufacturer = given('software_manufacturer');
  const till = given('cash_information');
  const benefits = partOf(body, 'buyer_benefits') ?? partAt('buyer_benefits', {});
  return {
    manufacturer: {
      path: manufacturer.path,
      name: textIn(manufacturer, 'name'),
      businessName: textIn(manufacturer, 'business_name'),
      softwareName: textIn(manufacturer, 'software_name'),
    },
    benefits: {
      path: benefits.path,
      code: textOf(benefits, 'code') ?? buyer.identification.number,
      name: textOf(benefits, 'name') ?? buyer.name,
      points: textOf(benefits, 'points') ?? '0',
    },
    till: {
      path: till.path,
      plate: textIn(till, 'plate_number'),
      location: textIn(till, 'location'),
      cashier: textIn(till, 'cashier'),
      type: textIn(till, 'cash_type'),
      saleCode: textIn(till, 'sales_code'),
      subtotal: required(amountOf(till, 'subtotal'), till, 'subtotal'),
    },
  };
};

const unused = (paths: readonly string[], reason: string): readonly RequestWarning[] =>
  paths.length === 0
    ? []
    : [{ code: 'unused-fields', paths, message: `Este servicio no usa ${paths.join(', ')}: ${reason}.` }];

/** What the document states of no final consumer. */
const ofNamedBuyers = [
  ...['address', 'municipality_id', 'postal_zone_code', 'country_id', 'municipality_name', 'state_name'],
  ...['phone', 'merchant_registration'],
] as const;

const buyerWarnings = (body: Part, buyer: Party): readonly RequestWarning[] => {
  const given = partOf(body, 'customer')?.values ?? {};
  return buyer.isAnonymous === true
    ? unused(
        ofNamedBuyers.filter((name) => given[name] !== undefined).map((name) => under(buyer.path, name)),
        'el tiquete al consumidor final no lleva dirección, contacto ni matrícula',
      )
    : unused(
        body.values.email_pos_customer === undefined ? [] : ['email_pos_customer'],
        'es del consumidor final; el correo de este comprador va en customer.email',
      );
};

const cash = '1';

const cashWarnings = ({ paymentMeans }: UblModel): readonly RequestWarning[] =>
  paymentMeans
    .filter(({ form }) => form.code !== cash)
    .map(({ path }) => ({
      code: 'cash-expected',
      paths: [under(path, 'payment_form_id')],
      message:
        'El tiquete POS solo admite la forma de pago de contado, y la autoridad rechaza otra (DEAN02). Envíe payment_form_id 1.',
    }));

const posTicketForm: UblForm = {
  kind: 'posTicket',
  schema: posTicketSchema,
  typeOf: () => codedAs('type_documents', '20'),
  lines: 'invoice_lines',
  totals: 'legal_monetary_totals',
  counterparty: 'customer',
  partiesOf: (body, company) => ({ supplier: readIssuer(body, company), customer: readBuyerOfTicket(body) }),
  operationOf: (body) => operationIn(body, 'posTicket') ?? '10',
  pointOfSaleOf: readPointOfSale,
  warningsOf: (body, model) => [...buyerWarnings(body, model.customer), ...cashWarnings(model)],
};

const ticket = '20';

/** The operation of a note is the type of the document that it adjusts (DE annex 1.0, 16.4.2), whatever the request says. */
const adjustedType = (body: Part): string => {
  const reference = partOf(body, 'billing_reference');
  return (reference && codedOf(reference, 'type_document_id', 'type_documents'))?.code ?? ticket;
};

const adjustment = {
  counterparty: 'customer',
  partiesOf: (body, company) => {
    const supplier = readIssuer(body, company);
    return { supplier, customer: readBuyerOfNote(buyerOrFinalConsumer(body), supplier) };
  },
  operationOf: adjustedType,
} as const satisfies Partial<UblForm>;

/** Both notes take their reasons from one list (DE annex 1.0, 16.6). */
const correctionOfTicket = {
  concepts: 'credit_note_discrepancy_responses',
  inOwnWords: false,
  uuidScheme: 'CUDE-SHA384',
} as const;

const equivalentCreditNoteForm: UblForm = {
  ...adjustment,
  kind: 'equivalentCreditNote',
  schema: equivalentCreditNoteSchema,
  typeOf: () => codedAs('type_documents', '94'),
  lines: 'credit_note_lines',
  totals: 'legal_monetary_totals',
  correction: { ...correctionOfTicket, typeCode: ticket },
};

const equivalentDebitNoteForm: UblForm = {
  ...adjustment,
  kind: 'equivalentDebitNote',
  schema: equivalentDebitNoteSchema,
  typeOf: () => codedAs('type_documents', '93'),
  lines: 'debit_note_lines',
  totals: 'requested_monetary_totals',
  correction: correctionOfTicket,
};

export const readPosTicket = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(posTicketForm, json, context);

export const readEquivalentCreditNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(equivalentCreditNoteForm, json, context);

export const readEquivalentDebitNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(equivalentDebitNoteForm, json, context);
