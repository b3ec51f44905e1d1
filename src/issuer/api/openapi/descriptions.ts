/** The descriptions of the routes of documents, files, configuration and the service itself. */
import { deletionSchema, payrollSchema, replacementSchema } from '../../requests/payroll/payroll.ts';
import { invoiceSchema } from '../../requests/ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from '../../requests/ubl/notes.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from '../../requests/ubl/support.ts';
import { emailSchema } from '../email.ts';
import { numberingRangeSchema } from '../status.ts';
import {
  certificateSchema,
  companySchema,
  environmentSchema,
  generatedDocumentsSchema,
  logoSchema,
  resolutionSchema,
  settingsSchema,
  softwareSchema,
} from '../config/schemas.ts';
import type { JsonSchema } from '../../../common/http/route.ts';
import type { ResponseDescription, RouteDescription } from './describe.ts';
import { examples } from './examples.ts';
import { responseSchemas } from './response-schemas.ts';

/** A path that states the type itself. */
const withoutType = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  required: schema.required.filter((name) => name !== 'type_document_id'),
});

const fails = (description: string): ResponseDescription => ({ description });

const issuingFailures = {
  409: fails('El número ya fue aceptado por la autoridad'),
  502: fails('La autoridad rechazó el mensaje o su respuesta no se pudo leer'),
  503: fails(
    'La autoridad no está disponible, el servicio tiene demasiadas solicitudes (overloaded) o no puede guardar (data-folder-unusable, database-away); intente de nuevo',
  ),
  504: fails('La autoridad no respondió a tiempo'),
} as const;

const gives = (description: string, schemas: Readonly<Record<string, JsonSchema>>): ResponseDescription => ({
  description,
  schemas,
});

/** Read by `documents.ts`. */
const issuingHeaders = {
  'Ensayo-Verdict': {
    description:
      'El resultado que debe dar una autoridad simulada, con los códigos de sus líneas: accepted, rejected, duplicate, not-authorised o missing-fields. Una autoridad real no conoce la cabecera',
    schema: { type: 'string', examples: ['rejected FAD06 FAJ43b', 'duplicate'] },
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

const verdictGiven = 'El veredicto de la autoridad, aceptado o rechazado';

type Issues = Pick<RouteDescription, 'requestSchemas' | 'example'> & {
  /** The kind issued, as worded in a title. */
  readonly document: string;
  readonly answers: Readonly<Record<string, JsonSchema>>;
  readonly details?: string;
};

const issues = ({ document, answers, ...description }: Issues): RouteDescription => ({
  tags: ['Documentos'],
  title: `Emite ${document}`,
  ...description,
  headers: issuingHeaders,
  responses: { 200: gives(verdictGiven, answers), ...issuingFailures },
});

const { invoiceResponse, noteResponse, payrollResponse, adjustmentResponse, testSetResponse } = responseSchemas;
const invoiceAnswers = { invoiceResponse, testSetResponse };
const noteAnswers = { noteResponse, testSetResponse };

const invoiceOfType = (document: string): RouteDescription =>
  issues({
    document,
    details: 'La ruta fija el tipo: type_document_id puede omitirse, y no puede ser otro.',
    requestSchemas: { InvoiceOfTypeRequest: withoutType(invoiceSchema) },
    answers: invoiceAnswers,
  });

/** By the operation of the path without a test set. */
export const issuingDescriptions = {
  postInvoice: issues({
    document: 'una factura',
    details: 'También de exportación, de contingencia y del sector salud, según sus campos.',
    requestSchemas: { InvoiceRequest: invoiceSchema },
    example: examples.invoice,
    answers: invoiceAnswers,
  }),
  postCreditNote: issues({
    document: 'una nota crédito',
    requestSchemas: { CreditNoteRequest: creditNoteSchema },
    example: examples.creditNote,
    answers: noteAnswers,
  }),
  postDebitNote: issues({
    document: 'una nota débito',
    requestSchemas: { DebitNoteRequest: debitNoteSchema },
    example: examples.debitNote,
    answers: noteAnswers,
  }),
  postSupportDocument: issues({
    document: 'un documento soporte',
    details: 'La ruta fija el tipo: type_document_id puede omitirse.',
    requestSchemas: { SupportDocumentOfTypeRequest: withoutType(supportDocumentSchema) },
    example: examples.supportDocument,
    answers: noteAnswers,
  }),
  postSupportAdjustmentNote: issues({
    document: 'una nota de ajuste al documento soporte',
    details: 'La ruta fija el tipo: type_document_id puede omitirse.',
    requestSchemas: { SupportAdjustmentNoteOfTypeRequest: withoutType(supportAdjustmentNoteSchema) },
    example: examples.supportAdjustmentNote,
    answers: noteAnswers,
  }),
  postPayroll: issues({
    document: 'nómina, documento soporte o su nota de ajuste',
    details: 'type_document_id dice cuál: 9 nómina, 11 documento soporte, 13 nota de ajuste al documento soporte.',
    requestSchemas: {
      PayrollRequest: payrollSchema,
      SupportDocumentRequest: supportDocumentSchema,
      SupportAdjustmentNoteRequest: supportAdjustmentNoteSchema,
    },
    example: examples.payroll,
    answers: { payrollResponse, noteResponse, adjustmentResponse, testSetResponse },
  }),
  postPayrollAdjustment: issues({
    document: 'el ajuste de un documento de nómina',
    details: 'type_note 1 lo reemplaza y trae la nómina entera; 2 lo elimina.',
    requestSchemas: { PayrollDeletionRequest: deletionSchema, PayrollReplacementRequest: replacementSchema },
    example: examples.payrollDeletion,
    answers: { adjustmentResponse, payrollResponse },
  }),
  postExportInvoice: invoiceOfType('una factura de exportación'),
  postContingencyInvoice: invoiceOfType('la transcripción de una factura de contingencia del facturador'),
  postAuthorityContingencyInvoice: invoiceOfType('una factura en contingencia de la autoridad'),
  postAiuInvoice: invoiceOfType('una factura con administración, imprevistos y utilidad'),
  postMandateInvoice: invoiceOfType('una factura por mandato'),
  postTransportInvoice: invoiceOfType('una factura de transporte de carga'),
} as const satisfies Readonly<Record<string, RouteDescription>>;

/** The same path followed by a test set. */
export const toTestSet = (description: RouteDescription): RouteDescription => ({
  ...description,
  title: `${description.title}, también a un set de pruebas`,
});

const authorityQueryResponse: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    ResponseAuthority: {
      type: 'object',
      description: 'El sobre de la autoridad, como JSON; otros servicios lo llaman ResponseDian (PUT config/settings)',
    },
    verdicts: { type: 'array', items: { type: 'object' }, description: 'Los veredictos sin su sobre' },
  },
  required: ['success', 'message'],
};

const asked = (title: string, details?: string): RouteDescription => ({
  tags: ['Consultas a la autoridad'],
  title,
  ...(details === undefined ? {} : { details }),
  responses: {
    200: gives('La respuesta de la autoridad', { authorityQueryResponse }),
    502: fails('La consulta no dio respuesta'),
  },
});

const numberingRange: RouteDescription = {
  ...asked('Pregunta por los rangos de numeración de un software'),
  requestSchemas: { NumberingRangeRequest: numberingRangeSchema },
};

const configured = (title: string, requestSchemas: Readonly<Record<string, ObjectSchema>>): RouteDescription => ({
  tags: ['Configuración'],
  title,
  requestSchemas,
});

const serviceOnly = (title: string): RouteDescription => ({ tags: ['Servicio'], title });

const software = configured('Fija identificador y PIN del software, por familia de documentos', {
  SoftwareRequest: softwareSchema,
});

const file: RouteDescription = {
  tags: ['Archivos'],
  title: 'Entrega un archivo de un documento emitido',
  responses: {
    200: {
      description: 'El archivo, o JSON que lo trae en Base64',
      contentTypes: ['application/xml', 'application/pdf', 'application/zip', 'application/json'],
    },
    404: fails('No hay un archivo con ese nombre'),
    410: fails('El documento es anterior a los que conservan sus archivos'),
  },
};

const fileInForm = { ...file, title: 'Entrega un archivo para verlo (INLINE) o dentro de JSON (BASE64)' };

const inboxResponse: JsonSchema = {
  type: 'object',
  properties: {
    smtp: { type: 'string', description: 'Dónde escucha el buzón' },
    messages: { type: 'array', items: { type: 'object' } },
  },
  required: ['smtp', 'messages'],
};

/** By operation. */
export const otherDescriptions = {
  postInvoicePreview: {
    tags: ['Documentos'],
    title: 'Entrega el PDF de una factura sin emitirla',
    requestSchemas: { InvoiceRequest: invoiceSchema },
    example: examples.invoice,
    responses: { 200: gives('El PDF en Base64', { previewResponse: responseSchemas.previewResponse }) },
  },
  postZipStatus: asked('Pregunta por los veredictos de un envío a un set de pruebas'),
  postDocumentStatus: asked('Pregunta por el veredicto de un documento'),
  postDocumentXml: asked('Pide el XML que guarda la autoridad'),
  postEventsStatus: asked('Pregunta por los eventos de un documento'),
  postNumberingRange: numberingRange,
  postNumberingRangeBesideApi: numberingRange,
  getCustomer: asked(
    'Pregunta por el nombre y el buzón de un contribuyente',
    'El tipo es el código de la DIAN, por ejemplo 31 para un NIT.',
  ),
  getAuthorityState: {
    tags: ['Consultas a la autoridad'],
    title: 'Dice si la autoridad responde',
    responses: { 200: { description: 'success dice si respondió' } },
  },
  getInbox: {
    tags: ['Correo'],
    title: 'Lista los mensajes del buzón',
    responses: {
      200: gives('Los mensajes de la empresa', { inboxResponse }),
      404: fails('El correo sale por un servidor configurado: no hay buzón'),
    },
  },
  getMail: {
    tags: ['Correo'],
    title: 'Entrega un mensaje como llegó',
    responses: {
      200: { description: 'El mensaje (RFC 5322)', contentTypes: ['message/rfc822'] },
      404: fails('No hay buzón, o no tiene ese mensaje'),
    },
  },
  getFile: file,
  getFileInForm: fileInForm,
  getInvoiceFile: file,
  getInvoiceFileInForm: fileInForm,
  getFileBesideApi: file,
  getFileBesideApiInForm: fileInForm,
  getInvoiceFileBesideApi: file,
  getInvoiceFileBesideApiInForm: fileInForm,
  put_software: software,
  put_softwarepayroll: software,
  put_softwaresupportdocument: software,
  putCertificate: configured('Fija el certificado que firma', { CertificateRequest: certificateSchema }),
  putResolution: configured('Agrega o reemplaza un rango de numeración', { ResolutionRequest: resolutionSchema }),
  putSettings: {
    ...configured('Fija el nombre de la respuesta de la autoridad y si se reenvían números aceptados', {
      SettingsRequest: settingsSchema,
    }),
    details: 'Solo cambia lo que trae la solicitud. Es un agregado de este servicio al dialecto.',
  },
  putLogo: configured('Fija la imagen de la página impresa', { LogoRequest: logoSchema }),
  putGeneratedDocuments: configured('Fija el consecutivo desde el que sigue un rango', {
    GeneratedDocumentsRequest: generatedDocumentsSchema,
  }),
  postEmail: {
    tags: ['Correo'],
    title: 'Envía de nuevo el correo de un documento aceptado',
    requestSchemas: { EmailRequest: emailSchema },
    responses: {
      404: fails('No hay un documento aceptado con ese número'),
      410: fails('El documento es anterior a los que conservan sus archivos'),
    },
  },
  putEnvironment: configured('Fija el ambiente: 1 producción, 2 pruebas', { EnvironmentRequest: environmentSchema }),
  postCompany: {
    ...configured('Registra o cambia una empresa y da un token', { CompanyRequest: companySchema }),
    details: 'Una empresa que existe solo la cambia quien tiene un token de ella. El token se muestra una sola vez.',
    responses: {
      401: fails('La empresa existe y el token no es de ella'),
      403: fails('Este servicio no registra empresas nuevas'),
    },
  },
  hello: serviceOnly('Dice qué servicio es este'),
  health: serviceOnly('Dice que el servicio está en pie'),
  ready: {
    ...serviceOnly('Dice si el servicio puede atender ahora'),
    responses: { 503: fails('Todavía no, o ya no: la base de datos, los certificados o el servicio que se detiene') },
  },
} as const satisfies Readonly<Record<string, RouteDescription>>;
