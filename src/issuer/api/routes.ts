/** Every path of the service, once: the server and its description are generated from this table. */
import { configRoutes } from './config/routes.ts';
import { postEmail, getInbox, getMail } from './email.ts';
import {
  getAuthorityState,
  getCustomer,
  postDocumentStatus,
  postDocumentXml,
  postEventsStatus,
  postNumberingRange,
  postZipStatus,
} from './status.ts';
import { getFile } from './artefacts.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { notReady } from './problems.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Handler, Route } from './http.ts';
import { namingUnusedSettings } from './unused-settings.ts';
import type { RouteDescription } from './openapi/describe.ts';
import { issuingDescriptions, otherDescriptions, toTestSet } from './openapi/descriptions.ts';
import {
  postCreditNote,
  postDebitNote,
  postInvoice,
  postByType,
  postInvoiceAs,
  postPayrollAdjustment,
  postPreview,
  postSupportAdjustmentNote,
  postSupportDocument,
} from './documents.ts';

export type { Route };

const hello: Handler = () => ({
  status: 200,
  body: {
    service: 'Ensayo issuing service',
    message: 'Servicio de emisión de documentos electrónicos. Las rutas de la API empiezan por /api/ubl2.1/.',
  },
});

const health: Handler = () => ({ status: 200, body: { status: 'ok' } });

const ready: Handler = async (_request, { readiness }) => {
  const found = await readiness.look();
  return found === undefined ? { status: 200, body: { status: 'ready' } } : notReady(found);
};

type Issuing = {
  /** Behind `/api/ubl2.1/`. */
  readonly path: string;
  readonly operation: string;
  /** The kind issued, as worded in a summary. */
  readonly document: string;
  readonly handle: Handler;
};

const issuing: readonly Issuing[] = [
  { path: 'invoice', operation: 'postInvoice', document: 'an invoice', handle: postInvoice },
  { path: 'credit-note', operation: 'postCreditNote', document: 'a credit note', handle: postCreditNote },
  { path: 'debit-note', operation: 'postDebitNote', document: 'a debit note', handle: postDebitNote },
  {
    path: 'support-document',
    operation: 'postSupportDocument',
    document: 'a support document',
    handle: postSupportDocument,
  },
  {
    path: 'sd-credit-note',
    operation: 'postSupportAdjustmentNote',
    document: 'the adjustment note of a support document',
    handle: postSupportAdjustmentNote,
  },
  {
    path: 'payroll',
    operation: 'postPayroll',
    document: 'payroll (type 9), a support document (11) or its adjustment note (13)',
    handle: postByType,
  },
  {
    path: 'payroll-adjust-note',
    operation: 'postPayrollAdjustment',
    document: 'the adjustment of a payroll document: replacement or deletion',
    handle: postPayrollAdjustment,
  },
  {
    path: 'invoice-export',
    operation: 'postExportInvoice',
    document: 'an export invoice',
    handle: postInvoiceAs({ type_document_id: 2 }),
  },
  {
    path: 'invoice-contingency',
    operation: 'postContingencyInvoice',
    document: 'the transcription of an invoice made in contingency of the issuer',
    handle: postInvoiceAs({ type_document_id: 3 }),
  },
  {
    path: 'invoice-contingency-4',
    operation: 'postAuthorityContingencyInvoice',
    document: 'an invoice made in contingency of the authority',
    handle: postInvoiceAs({ type_document_id: 12 }),
  },
  {
    path: 'invoice-aiu',
    operation: 'postAiuInvoice',
    document: 'an invoice with administration, contingencies and profit',
    handle: postInvoiceAs({ type_document_id: 1, type_operation_id: 9 }),
  },
  {
    path: 'invoice-mandate',
    operation: 'postMandateInvoice',
    document: 'an invoice by mandate',
    handle: postInvoiceAs({ type_document_id: 1, type_operation_id: 11 }),
  },
  {
    path: 'invoice-transport',
    operation: 'postTransportInvoice',
    document: 'a freight invoice',
    handle: postInvoiceAs({ type_document_id: 1, type_operation_id: 21 }),
  },
];

const issuingRoutes = ({ path, operation, document, handle }: Issuing): readonly Route[] => [
  {
    method: 'POST',
    path: `/api/ubl2.1/${path}`,
    operation,
    summary: `Issues ${document} and gives the verdict of the authority.`,
    authenticated: true,
    handle,
  },
  {
    method: 'POST',
    path: `/api/ubl2.1/${path}/:uuid`,
    operation: `${operation}ToTestSet`,
    summary: `Issues ${document}; to a test set of the authority where the identifier is an open one.`,
    authenticated: true,
    handle,
  },
];

/** Clients of the dialect fetch files under four addresses. */
const filePlaces = [
  ['/api/ubl2.1/download', 'getFile'],
  ['/api/ubl2.1/invoice', 'getInvoiceFile'],
  ['/api/download', 'getFileBesideApi'],
  ['/api/invoice', 'getInvoiceFileBesideApi'],
] as const;

const fileRoutes = filePlaces.flatMap(([place, operation]): readonly Route[] => [
  {
    method: 'GET',
    path: `${place}/:nit/:file`,
    operation,
    summary: 'Gives a file of an issued document.',
    authenticated: true,
    handle: getFile,
  },
  {
    method: 'GET',
    path: `${place}/:nit/:file/:form`,
    operation: `${operation}InForm`,
    summary: 'Gives a file of an issued document inline (INLINE) or inside JSON (BASE64).',
    authenticated: true,
    handle: getFile,
  },
]);

const numberingRangeRoutes = (['ubl2.1/', ''] as const).map((place): Route => ({
  method: 'POST',
  path: `/api/${place}numbering-range`,
  operation: place === '' ? 'postNumberingRangeBesideApi' : 'postNumberingRange',
  summary: 'Asks the authority for the numbering ranges of a software.',
  authenticated: true,
  handle: postNumberingRange,
}));

const undescribed: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/ubl2.1/invoice/preeliminar-view',
    operation: 'postInvoicePreview',
    summary: 'Gives the PDF of an invoice without issuing it.',
    authenticated: true,
    handle: postPreview,
  },
  ...issuing.flatMap(issuingRoutes),
  ...configRoutes,
  ...lookupRoutes,
  ...openApiRoutes(() => routes),
  {
    method: 'POST',
    path: '/api/ubl2.1/status/zip/:zipKey',
    operation: 'postZipStatus',
    summary: 'Asks the authority for the verdicts on what was sent to a test set.',
    authenticated: true,
    bodyOptional: true,
    handle: postZipStatus,
  },
  {
    method: 'POST',
    path: '/api/ubl2.1/status/document/:key',
    operation: 'postDocumentStatus',
    summary: 'Asks the authority for the verdict on a document, by its unique code.',
    authenticated: true,
    bodyOptional: true,
    handle: postDocumentStatus,
  },
  {
    method: 'POST',
    path: '/api/ubl2.1/xml/document/:key',
    operation: 'postDocumentXml',
    summary: 'Asks the authority for the XML of a document, by its unique code.',
    authenticated: true,
    bodyOptional: true,
    handle: postDocumentXml,
  },
  {
    method: 'POST',
    path: '/api/ubl2.1/status/events-document/:key',
    operation: 'postEventsStatus',
    summary: 'Asks the authority for the events about a document, by its unique code.',
    authenticated: true,
    bodyOptional: true,
    handle: postEventsStatus,
  },
  ...numberingRangeRoutes,
  {
    method: 'GET',
    path: '/api/customer/:type/:number',
    operation: 'getCustomer',
    summary: 'Asks the authority for name and mailbox of a taxpayer.',
    authenticated: true,
    handle: getCustomer,
  },
  {
    method: 'GET',
    path: '/api/ubl2.1/verify-dian-state',
    operation: 'getAuthorityState',
    summary: 'Says whether the authority answers.',
    authenticated: true,
    handle: getAuthorityState,
  },
  {
    method: 'POST',
    path: '/api/ubl2.1/send-email',
    operation: 'postEmail',
    summary: 'Mails an accepted document again, to the other party or to another address.',
    authenticated: true,
    handle: postEmail,
  },
  {
    method: 'GET',
    path: '/api/ubl2.1/inbox',
    operation: 'getInbox',
    summary: 'Lists the mail that the embedded inbox has taken.',
    authenticated: true,
    handle: getInbox,
  },
  {
    method: 'GET',
    path: '/api/ubl2.1/inbox/:id',
    operation: 'getMail',
    summary: 'Gives a message of the embedded inbox as it came.',
    authenticated: true,
    handle: getMail,
  },
  ...fileRoutes,
  { method: 'GET', path: '/', operation: 'hello', summary: 'Says what this is.', authenticated: false, handle: hello },
  {
    method: 'GET',
    path: '/health',
    operation: 'health',
    summary: 'Says that the service is up.',
    authenticated: false,
    handle: health,
  },
  {
    method: 'GET',
    path: '/ready',
    operation: 'ready',
    summary: 'Says whether the service can answer now.',
    authenticated: false,
    handle: ready,
  },
];

/** The description of a route, by its operation; those of look-ups and of the page bring their own. */
const descriptions: Readonly<Record<string, RouteDescription>> = {
  ...issuingDescriptions,
  ...otherDescriptions,
  ...Object.fromEntries(
    Object.entries(issuingDescriptions).map(([operation, description]) => [
      `${operation}ToTestSet`,
      toTestSet(description),
    ]),
  ),
};

const described = (route: Route): Route => {
  const describe = route.describe ?? descriptions[route.operation];
  return describe === undefined ? route : { ...route, describe };
};

/** Documents name the fields that they do not use by themselves. */
const isOfDocuments = ({ operation }: Route): boolean =>
  operation === 'postInvoicePreview' || issuing.some((each) => operation.startsWith(each.operation));

const withWarnings = (route: Route): Route =>
  route.method === 'GET' || isOfDocuments(route) ? route : namingUnusedSettings(route);

export const routes: readonly Route[] = undescribed.map(described).map(withWarnings);
