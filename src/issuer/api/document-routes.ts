/** The routes that issue documents. Their bodies are validated by the kind that reads them. */
import type { JsonSchema } from '../../common/http/route.ts';
import {
  creditNote,
  debitNote,
  equivalentCreditNote,
  equivalentDebitNote,
  invoice,
  supportAdjustmentNote,
  supportDocument,
} from '../kinds.ts';
import { deletionSchema, payrollSchema, replacementSchema } from '../requests/payroll/payroll.ts';
import type { ObjectSchema } from '../requests/schema-parts.ts';
import { equivalentCreditNoteSchema, equivalentDebitNoteSchema, posTicketSchema } from '../requests/ubl/equivalent.ts';
import { invoiceSchema } from '../requests/ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from '../requests/ubl/notes.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from '../requests/ubl/support.ts';
import {
  postByType,
  postEquivalentDocument,
  posting,
  postInvoiceAs,
  postNote,
  postPayrollAdjustment,
  postPreview,
} from './documents.ts';
import type { Route } from './http.ts';
import { examples } from './openapi/examples.ts';
import { refusingOthers } from './not-simulated.ts';
import { responseSchemas } from './openapi/response-schemas.ts';

/** A path that states the type itself. */
const withoutType = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  required: schema.required.filter((name) => name !== 'type_document_id'),
});

/** Read by `documents.ts`. */
export const documentHeaders = {
  'Ensayo-Force-Verdict': {
    description:
      'El resultado que debe dar una autoridad simulada: los códigos de sus líneas, que rechazan el documento si uno es un rechazo, o accepted, rejected, duplicate, not-authorised o missing-fields. No en un set de pruebas. Una autoridad real no conoce la cabecera',
    schema: { type: 'string', examples: ['FAK61', 'rejected FAD06 FAJ43b', 'duplicate'] },
  },
  'Ensayo-Allow-Resend': {
    description:
      'Con 1 o true, un número que la autoridad ya aceptó se envía otra vez, y la respuesta es su regla 90; sin ella, 409',
    schema: { type: 'string', enum: ['1', 'true'] },
  },
  'Idempotency-Key': {
    description:
      'Una clave propia de la solicitud: la misma solicitud con la misma clave da la misma respuesta, o el resultado que faltó, y nunca otro documento; con otro cuerpo, 409 idempotency-key-reused',
    schema: { type: 'string', minLength: 1, maxLength: 255, examples: ['pedido-2026-000123'] },
  },
  'Accept-Language': {
    description:
      'El idioma de las explicaciones: es o en; sin ella, el del servicio, inglés si no se indicó otro. Lo que dice la autoridad está siempre en español',
    schema: { type: 'string', examples: ['es-CO,es;q=0.9', 'en'] },
  },
} as const;

const failures = {
  409: 'El número ya fue aceptado por la autoridad',
  502: 'La autoridad rechazó el mensaje o su respuesta no se pudo leer',
  503: 'La autoridad no está disponible, el servicio tiene demasiadas solicitudes (overloaded), espera otras con el mismo número (number-in-use) o no puede guardar (data-folder-unusable, database-away); intente de nuevo',
  504: 'La autoridad no respondió a tiempo',
} as const;

const testSet =
  'Identificador de un set de pruebas: si está abierto, el documento se juzga después; si está cerrado, se envía de inmediato. Con otro identificador, las facturas y sus notas reciben 422; los documentos soporte y la nómina se envían de inmediato, y los ajustes de nómina, al set que lleve ese identificador.';

type Issuing = Pick<Route, 'operation' | 'body' | 'handle'> &
  Partial<Route> & {
    /** The kind issued, as worded in a summary. */
    readonly document: string;
    readonly answers: Readonly<Record<string, JsonSchema>>;
  };

/** @param name behind `/api/ubl2.1/`, by itself and followed by a test set */
const issuing = (name: string, { document, answers, ...about }: Issuing): readonly Route[] => {
  const route: Route = {
    method: 'POST',
    path: `/api/ubl2.1/${name}`,
    summary: `Emite ${document}`,
    tag: 'Documentos',
    params: { uuid: testSet },
    headers: documentHeaders,
    authenticated: true,
    answer: { description: 'El veredicto de la autoridad, aceptado o rechazado', schemas: answers },
    failures,
    ...about,
    handle: refusingOthers(about.handle),
  };
  const toTestSet = {
    path: `${route.path}/:uuid`,
    operation: `${route.operation}ToTestSet`,
    summary: `${route.summary}, también a un set de pruebas`,
  };
  return [route, { ...route, ...toTestSet }];
};

const { invoiceResponse, noteResponse, payrollResponse, adjustmentResponse, testSetResponse } = responseSchemas;
const invoiceAnswers = { invoiceResponse, testSetResponse };
const noteAnswers = { noteResponse, testSetResponse };

type OfType = Parameters<typeof postInvoiceAs>[0] & Pick<Issuing, 'operation' | 'document'>;

const invoiceOfType = (name: string, { operation, document, ...defaults }: OfType): readonly Route[] =>
  issuing(name, {
    operation,
    document,
    details: 'La ruta fija el tipo: type_document_id puede omitirse, y no puede ser otro.',
    body: { InvoiceOfTypeRequest: withoutType(invoiceSchema) },
    answers: invoiceAnswers,
    handle: postInvoiceAs(defaults),
  });

const ofEquivalent = 'con is_eqdoc true, o con type_document_id';

export const documentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/ubl2.1/invoice/preeliminar-view',
    operation: 'postInvoicePreview',
    summary: 'Entrega el PDF de una factura o un tiquete POS sin emitirlo',
    details: 'Un tiquete POS lleva type_document_id 15.',
    tag: 'Documentos',
    authenticated: true,
    body: { InvoiceRequest: invoiceSchema, PosTicketRequest: posTicketSchema },
    example: examples.invoice,
    answer: { description: 'El PDF en Base64', schemas: { previewResponse: responseSchemas.previewResponse } },
    handle: refusingOthers(postPreview),
  },
  ...issuing('invoice', {
    operation: 'postInvoice',
    document: 'una factura',
    details: 'También de exportación, de contingencia y del sector salud, según sus campos.',
    body: { InvoiceRequest: invoiceSchema },
    example: examples.invoice,
    answers: invoiceAnswers,
    handle: posting(invoice),
  }),
  ...issuing('eqdoc', {
    operation: 'postEquivalentDocument',
    document: 'un tiquete POS, documento equivalente electrónico',
    details:
      'Sin customer, o con customer.identification_number 222222222222, se vende al consumidor final. De los documentos equivalentes se simula el tiquete POS (type_document_id 15, que puede omitirse) con sus notas de ajuste.',
    body: { PosTicketRequest: posTicketSchema },
    example: examples.posTicket,
    answers: invoiceAnswers,
    handle: postEquivalentDocument,
  }),
  ...issuing('credit-note', {
    operation: 'postCreditNote',
    document: 'una nota crédito',
    details: `La de una factura; ${ofEquivalent} 26, la nota de ajuste crédito al documento equivalente.`,
    body: { CreditNoteRequest: creditNoteSchema, EquivalentCreditNoteRequest: equivalentCreditNoteSchema },
    example: examples.creditNote,
    answers: noteAnswers,
    handle: postNote(creditNote, { type: 26, kind: equivalentCreditNote }),
  }),
  ...issuing('debit-note', {
    operation: 'postDebitNote',
    document: 'una nota débito',
    details: `La de una factura; ${ofEquivalent} 25, la nota de ajuste débito al documento equivalente.`,
    body: { DebitNoteRequest: debitNoteSchema, EquivalentDebitNoteRequest: equivalentDebitNoteSchema },
    example: examples.debitNote,
    answers: noteAnswers,
    handle: postNote(debitNote, { type: 25, kind: equivalentDebitNote }),
  }),
  ...issuing('support-document', {
    operation: 'postSupportDocument',
    document: 'un documento soporte',
    details: 'La ruta fija el tipo: type_document_id puede omitirse.',
    body: { SupportDocumentOfTypeRequest: withoutType(supportDocumentSchema) },
    example: examples.supportDocument,
    answers: noteAnswers,
    handle: posting(supportDocument, { defaults: { type_document_id: 11 } }),
  }),
  ...issuing('sd-credit-note', {
    operation: 'postSupportAdjustmentNote',
    document: 'una nota de ajuste al documento soporte',
    details: 'La ruta fija el tipo: type_document_id puede omitirse.',
    body: { SupportAdjustmentNoteOfTypeRequest: withoutType(supportAdjustmentNoteSchema) },
    example: examples.supportAdjustmentNote,
    answers: noteAnswers,
    handle: posting(supportAdjustmentNote, { defaults: { type_document_id: 13 } }),
  }),
  ...issuing('payroll', {
    operation: 'postPayroll',
    document: 'nómina, documento soporte o su nota de ajuste',
    details: 'type_document_id dice cuál: 9 nómina, 11 documento soporte, 13 nota de ajuste al documento soporte.',
    body: {
      PayrollRequest: payrollSchema,
      SupportDocumentRequest: supportDocumentSchema,
      SupportAdjustmentNoteRequest: supportAdjustmentNoteSchema,
    },
    example: examples.payroll,
    answers: { payrollResponse, noteResponse, adjustmentResponse, testSetResponse },
    handle: postByType,
  }),
  ...issuing('payroll-adjust-note', {
    operation: 'postPayrollAdjustment',
    document: 'el ajuste de un documento de nómina',
    details: 'type_note 1 lo reemplaza y trae la nómina entera; 2 lo elimina.',
    body: { PayrollDeletionRequest: deletionSchema, PayrollReplacementRequest: replacementSchema },
    example: examples.payrollDeletion,
    answers: { adjustmentResponse, payrollResponse },
    handle: postPayrollAdjustment,
  }),
  ...invoiceOfType('invoice-export', {
    operation: 'postExportInvoice',
    document: 'una factura de exportación',
    type_document_id: 2,
  }),
  ...invoiceOfType('invoice-contingency', {
    operation: 'postContingencyInvoice',
    document: 'la transcripción de una factura de contingencia del facturador',
    type_document_id: 3,
  }),
  ...invoiceOfType('invoice-contingency-4', {
    operation: 'postAuthorityContingencyInvoice',
    document: 'una factura en contingencia de la autoridad',
    type_document_id: 12,
  }),
  ...invoiceOfType('invoice-aiu', {
    operation: 'postAiuInvoice',
    document: 'una factura con administración, imprevistos y utilidad',
    type_document_id: 1,
    type_operation_id: 9,
  }),
  ...invoiceOfType('invoice-mandate', {
    operation: 'postMandateInvoice',
    document: 'una factura por mandato',
    type_document_id: 1,
    type_operation_id: 11,
  }),
  ...invoiceOfType('invoice-transport', {
    operation: 'postTransportInvoice',
    document: 'una factura de transporte de carga',
    type_document_id: 1,
    type_operation_id: 21,
  }),
];
