/**
 * The body of a UBL document: the fields that all kinds share (sections 2.1 to
 * 2.5.1), and how it is read into a model. All kinds are read the same way;
 * their `UblForm` holds the differences. The schema has only the interface's own
 * conditions: the authority judges totals, dates, numbers and check digits.
 */
import { amount, date, flag, time, text, digits, prefix, identifierIn, type ObjectSchema } from '../schema-parts.ts';
import { except, only } from '../field-facts.ts';
import { establishment } from '../party.ts';
import { withinNorm } from '../../documents/health-norm.ts';
import { environmentFor, type Company } from '../../company.ts';
import { families } from '../../documents/document-model.ts';
import type { Coded, Party, UblKind, UblModel } from '../../documents/model.ts';
import { type Part, textOf, partOf, required, codedAs, codedOf, dateOf, digitsOf, timeOf } from '../parts.ts';
import {
  readBillingReference,
  readDiscrepancy,
  type Corrected,
  type Reasons,
  readAdditionalReferences,
  readDeliveryTerms,
  readOrderReference,
  readPeriod,
  readReceiptReferences,
} from './references.ts';
import { readAllowanceCharges, readTaxes, readTotals } from './amounts.ts';
import { type NumberingRead, readNumbering } from '../read-numbering.ts';
import { colombianDate, colombianTime } from '../../../common/time.ts';
import { type RequestContext, type RequestWarning, noRange, withCallersPaths, type DocumentRead } from '../read.ts';
import { fieldWarnings } from '../field-warnings.ts';
import { addressesWithoutPlace, readDelivery } from './delivery.ts';
import { healthWarnings } from './health-warnings.ts';
import { idleFieldWarnings } from './idle-fields.ts';
import { readLines } from './lines.ts';
import { paymentWarnings, pesos, readExchangeRate, readPayments, readPrepaidPayments } from './payment.ts';
import { acceptedBody } from '../accepted-body.ts';
import { canonicalBody, under } from '../aliases.ts';
import { doubtsOfPresentation } from '../doubts.ts';
import { foreseenInUbl } from '../foreseen.ts';
import { readPresentation } from '../presentation.ts';

/** Keys of the response that contain the number. */
const named = '`message`, `urlinvoicexml`, `urlinvoicepdf`';

const inDollars = { currency_id: 149, calculationrate: '4000.00' };

/** The head of every UBL document but its type. */
export const header = {
  type_operation_id: identifierIn('type_operations', 'Tipo de operación; sin él, la estándar del documento', {
    sections: ['2.9'],
    nowhere: only(['equivalentCreditNote', 'equivalentDebitNote'], 'adjustedType'),
    remark: only(['nonResidentSupportDocument'], {
      en: 'without it, 11 where the seller is abroad',
      es: 'si falta, 11 cuando el vendedor está en el exterior',
    }),
  }),
  resolution_number: text('Resolución de numeración; sin ella, la de la empresa para el tipo y el prefijo', {
    sections: ['2.2', '2.8'],
    nowhere: except(
      ['invoice', 'healthInvoice', 'supportDocument', 'nonResidentSupportDocument', 'posTicket'],
      'unauthorizedNumbering',
    ),
  }),
  prefix: prefix('Prefijo de la numeración', {
    sections: ['2.1', '2.8'],
    answer: named,
    mail: { en: 'subject and text', es: 'asunto y texto' },
  }),
  number: digits('Número sin prefijo; sin él, el servicio da el que sigue', {
    sections: ['2.1', '2.8'],
    answer: named,
    mail: { en: 'subject and text', es: 'asunto y texto' },
    lookup: {
      en: '`POST /api/ubl2.1/next-consecutive`: the number behind the highest',
      es: '`POST /api/ubl2.1/next-consecutive`: el número que sigue al mayor',
    },
  }),
  date: date('Fecha de emisión; sin ella, la de hoy en Colombia', { sections: ['2.1', '2.8'], sample: '2026-03-16' }),
  time: time('Hora de emisión; sin ella, la de ahora en Colombia', { sections: ['2.1', '2.8'], sample: '10:00:00' }),
  notes: text('Notas del documento', { sections: ['2.1', '2.8'] }),
  currency_id: identifierIn('type_currencies', 'Moneda; sin ella, pesos colombianos'),
  calculationrate: amount('Tasa de cambio a pesos colombianos', {
    body: inDollars,
    remark: { en: 'of documents in another currency than pesos', es: 'de documentos en una moneda distinta del peso' },
  }),
  calculationratedate: date('Fecha de la tasa de cambio', {
    body: inDollars,
    remark: { en: 'of documents in another currency than pesos', es: 'de documentos en una moneda distinta del peso' },
  }),
  ...establishment,
  query_uuid: flag('Calcula el código único y el QR sin enviar el documento', {
    sample: false,
    answer: {
      en: '`uuid`, with `QRStr` and nothing else; the document is not sent',
      es: '`uuid`, con `QRStr` y nada más; el documento no se envía',
    },
  }),
} as const;

/** How a kind is requested. */
export type UblForm = {
  readonly kind: UblKind;
  readonly schema: ObjectSchema;
  readonly typeOf: (body: Part) => Coded;
  readonly lines: 'invoice_lines' | 'credit_note_lines' | 'debit_note_lines';
  readonly totals: 'legal_monetary_totals' | 'requested_monetary_totals';
  /** The field with the other party. */
  readonly counterparty: 'customer' | 'seller';
  readonly partiesOf: (body: Part, company: Company) => { readonly supplier: Party; readonly customer: Party };
  readonly operationOf: (body: Part, lines: UblModel['lines']) => string;
  /** Health-sector invoices. */
  readonly healthOf?: ((body: Part) => UblModel['health']) | undefined;
  /** POS tickets. */
  readonly pointOfSaleOf?: ((body: Part, buyer: Party) => UblModel['pointOfSale']) | undefined;
  /** Notes: the table of their reasons, and what they say of the documents they correct. */
  readonly correction?: (Reasons & Corrected) | undefined;
  /** About what only this kind does not use, or the authority objects to in it. */
  readonly warningsOf?: ((body: Part, model: UblModel) => readonly RequestWarning[]) | undefined;
};

/** The request's own reason is written as a note where the authority requires its own text with the code. */
const notesOf = (body: Part, { correction }: UblForm): readonly string[] => {
  const reason = correction?.inOwnWords === true ? undefined : textOf(body, 'discrepancyresponsedescription');
  return [textOf(body, 'notes'), reason].filter((note) => note !== undefined);
};

const correctionOf = (body: Part, { correction }: UblForm): Pick<UblModel, 'discrepancy' | 'billingReference'> =>
  correction === undefined
    ? {}
    : {
        discrepancy: readDiscrepancy(body, correction),
        billingReference: readBillingReference(body, correction),
      };

const amountsOf = (body: Part, form: UblForm) => ({
  allowanceCharges: readAllowanceCharges(body),
  taxTotals: readTaxes(body, 'tax_totals'),
  withholdings: readTaxes(body, 'with_holding_tax_total'),
  totals: readTotals(required(partOf(body, form.totals), body, form.totals)),
});

const referencesOf = (body: Part) => ({
  period: readPeriod(body),
  orderReference: readOrderReference(body),
  receiptReferences: readReceiptReferences(body),
  additionalReferences: readAdditionalReferences(body),
  delivery: readDelivery(body),
  deliveryTerms: readDeliveryTerms(body),
});

type Reading = { readonly body: Part; readonly form: UblForm; readonly numbering: NumberingRead['numbering'] };

const readModel = ({ body, form, numbering }: Reading, { company, now }: RequestContext): UblModel => {
  const issueDate = dateOf(body, 'date') ?? colombianDate(now);
  const currency = (codedOf(body, 'currency_id', 'type_currencies') ?? codedAs('type_currencies', pesos)).code;
  const paymentMeans = readPayments(body);
  const lines = readLines(body, form.lines);
  const parties = form.partiesOf(body, company);
  const family = families[form.kind];
  return {
    kind: form.kind,
    type: form.typeOf(body),
    operation: form.operationOf(body, lines),
    environment: environmentFor(company, family),
    prefix: numbering.prefix,
    number: digitsOf(body, 'number') ?? numbering.from,
    issueDate,
    issueTime: timeOf(body, 'time') ?? colombianTime(now),
    dueDate: dateOf(body, 'due_date') ?? paymentMeans.find(({ dueDate }) => dueDate !== undefined)?.dueDate,
    notes: notesOf(body, form),
    currency,
    exchangeRate: readExchangeRate(body, currency, issueDate),
    numbering,
    software: { providerNit: company.nit, providerCheckDigit: company.checkDigit, ...company.software[family] },
    ...parties,
    ...correctionOf(body, form),
    ...referencesOf(body),
    health: form.healthOf?.(body),
    pointOfSale: form.pointOfSaleOf?.(body, parties.customer),
    paymentMeans,
    prepaidPayments: readPrepaidPayments(body),
    ...amountsOf(body, form),
    lines,
  };
};

const deliveryWarnings = (body: Part): readonly RequestWarning[] =>
  addressesWithoutPlace(body).map((name) => ({
    code: 'address-left-out',
    paths: [`${name}.address`],
    message: `La dirección de ${name} no va en el documento: falta ${name}.municipality_id, o ${name}.country_id si es del exterior.`,
  }));

const addressWarning = (body: Part, model: UblModel, { counterparty }: UblForm): readonly RequestWarning[] => {
  const given = partOf(body, counterparty);
  const party = counterparty === 'customer' ? model.customer : model.supplier;
  if (
    party.isAnonymous === true ||
    party.address !== undefined ||
    given === undefined ||
    textOf(given, 'address') === undefined
  )
    return [];
  const whose = counterparty === 'customer' ? 'del adquirente' : 'del vendedor';
  return [
    {
      code: 'address-left-out',
      paths: [`${counterparty}.address`],
      message: `La dirección ${whose} no va en el documento: falta ${counterparty}.municipality_id, o ${counterparty}.country_id si es del exterior.`,
    },
  ];
};

const mailboxWarning = ({ path, contact: { stated } }: Party): readonly RequestWarning[] =>
  stated?.email === undefined
    ? []
    : [
        {
          code: 'email-assumed',
          paths: [under(path, 'email')],
          message: `Falta ${under(path, 'email')}: una nota debe llevar el correo del adquirente, y el documento lleva el del emisor (${stated.email}). No se le envía nada.`,
        },
      ];

/**
 * Checks shape, tables and the interface's own conditions; everything else is
 * sent as given. `form` may depend on what the body says.
 */
export const readUbl = (form: UblForm, json: unknown, context: RequestContext): DocumentRead<UblModel> => {
  const given = canonicalBody(json);
  const accepted = acceptedBody(form.schema, given);
  if (!accepted.ok) return accepted;
  const { body } = accepted;
  const { fieldNames, isPrefixBlank } = given;
  const type = form.typeOf(body);
  const numbering = readNumbering({ body, typeCode: type.code, isPrefixBlank }, context.company);
  if (numbering === undefined) return noRange(fieldNames, type.code);
  const model = readModel({ body, form, numbering: numbering.numbering }, context);
  const { health } = model;
  const { healthModel = 'all' } = context.company;
  const presentation = readPresentation(body);
  const warnings = [
    ...fieldWarnings(given, { schema: form.schema, form: form.kind }),
    ...addressWarning(body, model, form),
    ...deliveryWarnings(body),
    ...mailboxWarning(model.customer),
    ...paymentWarnings(body),
    ...(health === undefined ? [] : healthWarnings(health, model.issueDate, healthModel)),
    ...foreseenInUbl(model),
    ...doubtsOfPresentation(presentation),
    ...idleFieldWarnings(body, form),
    ...(form.warningsOf?.(body, model) ?? []),
    ...numbering.warnings,
  ];
  return {
    ok: true,
    model:
      health === undefined || healthModel === 'all' ? model : { ...model, health: withinNorm(health, model.issueDate) },
    numbered: digitsOf(body, 'number') !== undefined,
    otherRanges: numbering.others,
    presentation,
    warnings: withCallersPaths(warnings, fieldNames),
    fieldNames,
  };
};
