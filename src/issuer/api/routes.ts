/** Every route of the service: the server and its description are generated from this table. */
import { alsoByGet } from './also-by-get.ts';
import { fileRoutes } from './artefacts.ts';
import { configRoutes } from './config/routes.ts';
import { documentRoutes } from './document-routes.ts';
import { mailRoutes } from './email.ts';
import { dialectQueryRoutes } from './dialect-queries.ts';
import { eventRoutes } from './events.ts';
import type { Handler, Route } from './http.ts';
import { companyListRoutes } from './lookups/company-lists.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { notReady } from './problems.ts';
import { statusRoutes } from './status.ts';
import { namingUnusedSettings } from './unused-settings.ts';

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

const ofService = { method: 'GET', tag: 'Servicio', authenticated: false } as const satisfies Partial<Route>;

const serviceRoutes: readonly Route[] = [
  { ...ofService, path: '/', operation: 'hello', summary: 'Dice qué servicio es este', handle: hello },
  { ...ofService, path: '/health', operation: 'health', summary: 'Dice que el servicio está en pie', handle: health },
  {
    ...ofService,
    path: '/ready',
    operation: 'ready',
    summary: 'Dice si el servicio puede atender ahora',
    failures: { 503: 'Todavía no, o ya no: la base de datos, los certificados o el servicio que se detiene' },
    handle: ready,
  },
];

const settingsAndQueries: readonly Route[] = [
  ...configRoutes,
  ...lookupRoutes,
  ...openApiRoutes(() => routes),
  ...eventRoutes,
  ...statusRoutes,
  ...dialectQueryRoutes,
  ...companyListRoutes,
  ...mailRoutes,
  ...fileRoutes,
  ...serviceRoutes,
];

export const routes: readonly Route[] = [
  // Documents name the fields that they do not use by themselves.
  ...documentRoutes,
  ...settingsAndQueries
    .flatMap(alsoByGet)
    .map((route) => (route.method === 'GET' ? route : namingUnusedSettings(route))),
];
