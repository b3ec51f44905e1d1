/** An invoice body, or that of its preview, as the document it asks for. */
import { colombianDate, colombianTime } from '../../common/time.ts';
import type { Company } from '../company.ts';
import type { InvoiceModel, Presentation } from '../documents/model.ts';
import { callersPath, canonicalBody, isObject, type FieldNames } from './aliases.ts';
import {
  codedAs,
  codedOf,
  dateOf,
  digitsOf,
  partAt,
  partOf,
  required,
  rowIn,
  textOf,
  timeOf,
  type Part,
} from './parts.ts';
import { readAllowanceCharges, readTaxes, readTotals } from './read-amounts.ts';
import { readLines } from './read-lines.ts';
import { readNumbering, type NumberingRead } from './read-numbering.ts';
import { readIssuer, readParty } from './read-party.ts';
import { pesos, readExchangeRate, readPayments, readPrepaidPayments } from './read-payment.ts';
import { readPresentation } from './read-presentation.ts';
import {
  readAdditionalReferences,
  readDeliveryTerms,
  readOrderReference,
  readPeriod,
  readReceiptReferences,
} from './read-references.ts';
import { invoiceSchema } from './schema-invoice.ts';
import { fieldErrors, type FieldErrors } from './schema-messages.ts';
import { unknownFields } from './unknown-fields.ts';
import { schemaErrors } from './validator.ts';
import { unknownFieldsWarning, type RequestWarning } from './warnings.ts';

export type RequestContext = {
  readonly company: Company;
  /** Milliseconds since 1970: a body without date or time is issued now. */
  readonly now: number;
};

export type InvoiceRead =
  | {
      readonly ok: true;
      readonly model: InvoiceModel;
      /** False when the request leaves the number to the service; the model then carries the first of its range. */
      readonly numbered: boolean;
      readonly presentation: Presentation;
      readonly warnings: readonly RequestWarning[];
      /** For `callersPath`: paths in the model and in `field` of the XML are canonical. */
      readonly fieldNames: FieldNames;
    }
  | { readonly ok: false; readonly errors: FieldErrors };

/** AIU and mandates say so by their own fields (`noteAIU`, `agentparty`); everything else is a standard sale. */
const operationOf = (body: Part, lines: InvoiceModel['lines']): string => {
  const asked = codedOf(body, 'type_operation_id', 'type_operations');
  if (asked !== undefined) return asked.code;
  if (lines.some(({ mandator }) => mandator !== undefined)) return '11';
  return textOf(body, 'noteAIU') === undefined ? '10' : '09';
};

const readModel = (body: Part, { company, now }: RequestContext, { numbering }: NumberingRead): InvoiceModel => {
  const type = required(rowIn(body, 'type_document_id', 'type_documents'), body, 'type_document_id');
  const issueDate = dateOf(body, 'date') ?? colombianDate(now);
  const currency = (codedOf(body, 'currency_id', 'type_currencies') ?? codedAs('type_currencies', pesos)).code;
  const notes = textOf(body, 'notes');
  const paymentMeans = readPayments(body);
  const lines = readLines(body, 'invoice_lines');
  return {
    kind: 'invoice',
    type: { code: type.code, name: type.name },
    operation: operationOf(body, lines),
    environment: company.environment,
    prefix: numbering.prefix,
    number: digitsOf(body, 'number') ?? numbering.from,
    issueDate,
    issueTime: timeOf(body, 'time') ?? colombianTime(now),
    dueDate: paymentMeans.find(({ dueDate }) => dueDate !== undefined)?.dueDate,
    notes: notes === undefined ? [] : [notes],
    currency,
    exchangeRate: readExchangeRate(body, currency, issueDate),
    numbering,
    software: { ...company.software, providerNit: company.nit, providerCheckDigit: company.checkDigit },
    supplier: readIssuer(body, company),
    customer: readParty(required(partOf(body, 'customer'), body, 'customer')),
    period: readPeriod(body),
    orderReference: readOrderReference(body),
    receiptReferences: readReceiptReferences(body),
    additionalReferences: readAdditionalReferences(body),
    deliveryTerms: readDeliveryTerms(body),
    paymentMeans,
    prepaidPayments: readPrepaidPayments(body),
    allowanceCharges: readAllowanceCharges(body),
    taxTotals: readTaxes(body, 'tax_totals'),
    withholdings: readTaxes(body, 'with_holding_tax_total'),
    totals: readTotals(required(partOf(body, 'legal_monetary_totals'), body, 'legal_monetary_totals')),
    lines,
  };
};

const addressWarning = (body: Part, { customer }: InvoiceModel): readonly RequestWarning[] => {
  const given = partOf(body, 'customer');
  if (customer.address !== undefined || given === undefined || textOf(given, 'address') === undefined) return [];
  return [
    {
      code: 'address-left-out',
      paths: ['customer.address'],
      message:
        'La dirección del adquirente no va en el documento: falta customer.municipality_id, o customer.country_id si es del exterior.',
    },
  ];
};

const paymentWarning = (body: Part): readonly RequestWarning[] =>
  body.values.payment_form === undefined
    ? [
        {
          code: 'payment-form-assumed',
          paths: ['payment_form'],
          message: 'La solicitud no trae payment_form: se informa pago de contado en efectivo.',
        },
      ]
    : [];

const noRange = (fieldNames: FieldNames, typeCode: string): InvoiceRead => {
  const path = callersPath(fieldNames, 'type_document_id');
  return {
    ok: false,
    errors: {
      [path]: [
        `La empresa no tiene configurada una numeración para documentos de tipo ${typeCode}. Configure la resolución o use otro ${path}.`,
      ],
    },
  };
};

const ofCaller = (warnings: readonly RequestWarning[], fieldNames: FieldNames): readonly RequestWarning[] =>
  warnings.map((warning) => ({ ...warning, paths: warning.paths.map((path) => callersPath(fieldNames, path)) }));

/**
 * Checks shape, tables and the interface's own conditions; everything else is
 * sent as given. Errors are for HTTP 422: Spanish sentences per path, each under
 * the name the caller used.
 */
export const readInvoice = (json: unknown, context: RequestContext): InvoiceRead => {
  const { body: canonical, fieldNames } = canonicalBody(json);
  const errors = schemaErrors(invoiceSchema, canonical);
  if (errors.length > 0 || !isObject(canonical)) return { ok: false, errors: fieldErrors(errors, fieldNames) };
  const body = partAt('', canonical);
  const type = required(rowIn(body, 'type_document_id', 'type_documents'), body, 'type_document_id');
  const numbering = readNumbering(body, context.company, type.code);
  if (numbering === undefined) return noRange(fieldNames, type.code);
  const model = readModel(body, context, numbering);
  const warnings = [
    ...unknownFieldsWarning(unknownFields(invoiceSchema, canonical)),
    ...addressWarning(body, model),
    ...paymentWarning(body),
    ...numbering.warnings,
  ];
  return {
    ok: true,
    model,
    numbered: digitsOf(body, 'number') !== undefined,
    presentation: readPresentation(body),
    warnings: ofCaller(warnings, fieldNames),
    fieldNames,
  };
};
