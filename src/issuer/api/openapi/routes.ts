/** The description of the interface, for programs and for people. */
import { readFile } from 'node:fs/promises';
import { colombianDate } from '../../../common/time.ts';
import type { ApiAnswer, Handler, Route } from '../http.ts';
import { unknownPath } from '../problems.ts';
import { describeRoutes, type OpenApiDocument } from './document.ts';

/** Generated once a day: the examples carry its date. */
const describing = (all: () => readonly Route[]): Handler => {
  let made: { readonly today: string; readonly document: OpenApiDocument } | undefined;
  return (_request, { env }) => {
    const today = colombianDate(env.clock.now());
    if (made?.today !== today) made = { today, document: describeRoutes(all(), today) };
    return { status: 200, body: made.document };
  };
};

/** Nothing but the files of the page and calls to this service. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Asset = { readonly file: string; readonly contentType: string };

const page: Asset = { file: 'page.html', contentType: 'text/html; charset=utf-8' };

/** By the name in the path; nothing else in the folder is served. */
const assets: ReadonlyMap<string, Asset> = new Map([
  ['page.css', { file: 'page.css', contentType: 'text/css; charset=utf-8' }],
  ...['page.js', 'fields.js', 'elements.js', 'operation.js'].map(
    (file) => [file, { file, contentType: 'text/javascript; charset=utf-8' }] as const,
  ),
]);

const serve = async ({ file, contentType }: Asset): Promise<ApiAnswer> => ({
  status: 200,
  headers: {
    'Content-Type': contentType,
    'Content-Security-Policy': contentSecurityPolicy,
    'Cache-Control': 'no-cache',
  },
  body: await readFile(new URL(`page/${file}`, import.meta.url)),
});

const getPage: Handler = () => serve(page);

const getAsset: Handler = ({ params: { asset = '' } }) => {
  const known = assets.get(asset);
  return known === undefined ? unknownPath(`/docs/${asset}`) : serve(known);
};

const open = { method: 'GET', tag: 'Servicio', authenticated: false } as const satisfies Partial<Route>;

/** `all` returns every route of the service, including these; it is called when the first reader comes. */
export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => [
  {
    ...open,
    path: '/openapi.json',
    operation: 'getOpenApi',
    summary: 'Entrega la descripción OpenAPI de la interfaz',
    answer: { description: 'Entrega la descripción OpenAPI de la interfaz', contentTypes: ['application/json'] },
    handle: describing(all),
  },
  {
    ...open,
    path: '/docs',
    operation: 'getDocs',
    summary: 'Muestra la descripción de la interfaz',
    answer: { description: 'Muestra la descripción de la interfaz', contentTypes: ['text/html'] },
    handle: getPage,
  },
  {
    ...open,
    path: '/docs/:asset',
    operation: 'getDocsAsset',
    summary: 'Entrega un archivo de la página',
    params: { asset: 'Archivo de la página' },
    answer: { description: 'El archivo', contentTypes: ['text/css', 'text/javascript'] },
    failures: { 404: 'La página no tiene ese archivo' },
    handle: getAsset,
  },
];
