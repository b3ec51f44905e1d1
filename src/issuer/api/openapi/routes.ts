/** The description of the interface, for programs and for people. */
import { readFile } from 'node:fs/promises';
import { colombianDate } from '../../../common/time.ts';
import type { ApiAnswer, Handler, Route } from '../http.ts';
import { unknownPath } from '../problems.ts';
import type { RouteDescription } from './describe.ts';
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

const service = (title: string, contentType: string): RouteDescription => ({
  tags: ['Servicio'],
  title,
  responses: { 200: { description: title, contentTypes: [contentType] } },
});

/** `all` returns every route of the service, including these; it is called when the first reader comes. */
export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => [
  {
    method: 'GET',
    path: '/openapi.json',
    operation: 'getOpenApi',
    summary: 'Gives the OpenAPI description of the interface.',
    authenticated: false,
    handle: describing(all),
    describe: service('Entrega la descripción OpenAPI de la interfaz', 'application/json'),
  },
  {
    method: 'GET',
    path: '/docs',
    operation: 'getDocs',
    summary: 'Shows the description of the interface to people.',
    authenticated: false,
    handle: getPage,
    describe: service('Muestra la descripción de la interfaz', 'text/html'),
  },
  {
    method: 'GET',
    path: '/docs/:asset',
    operation: 'getDocsAsset',
    summary: 'Gives a file of the page.',
    authenticated: false,
    handle: getAsset,
    describe: {
      ...service('Entrega un archivo de la página', 'text/css'),
      responses: {
        200: { description: 'El archivo', contentTypes: ['text/css', 'text/javascript'] },
        404: { description: 'La página no tiene ese archivo' },
      },
    },
  },
];
