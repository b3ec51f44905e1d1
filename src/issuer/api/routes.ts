/** Every path of the service, once: the server is made from this table, and so is its description. */
import { getFile } from './download.ts';
import type { Handler } from './http.ts';
import { postInvoice, postPreview } from './invoice.ts';

export type Route = {
  readonly method: 'GET' | 'POST';
  /** As express writes it. */
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  /** Whether a bearer token is needed. */
  readonly authenticated: boolean;
  readonly handle: Handler;
};

const hello: Handler = () => ({
  status: 200,
  body: {
    service: 'Ensayo issuing service',
    message: 'Servicio de emisión de documentos electrónicos. Las rutas de la API empiezan por /api/ubl2.1/.',
  },
});

const health: Handler = () => ({ status: 200, body: { status: 'ok' } });

export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/ubl2.1/invoice',
    operation: 'postInvoice',
    summary: 'Issues an invoice and gives the verdict of the authority.',
    authenticated: true,
    handle: postInvoice,
  },
  {
    method: 'POST',
    path: '/api/ubl2.1/invoice/preeliminar-view',
    operation: 'postInvoicePreview',
    summary: 'Gives the PDF of an invoice without issuing it.',
    authenticated: true,
    handle: postPreview,
  },
  {
    method: 'GET',
    path: '/api/ubl2.1/download/:nit/:file',
    operation: 'getFile',
    summary: 'Gives a file of an issued document.',
    authenticated: true,
    handle: getFile,
  },
  {
    method: 'GET',
    path: '/api/ubl2.1/download/:nit/:file/:form',
    operation: 'getFileInForm',
    summary: 'Gives a file of an issued document inline (INLINE) or inside JSON (BASE64).',
    authenticated: true,
    handle: getFile,
  },
  { method: 'GET', path: '/', operation: 'hello', summary: 'Says what this is.', authenticated: false, handle: hello },
  {
    method: 'GET',
    path: '/health',
    operation: 'health',
    summary: 'Says that the service is up.',
    authenticated: false,
    handle: health,
  },
];
