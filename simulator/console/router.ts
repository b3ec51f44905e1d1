/**
 * The console: pages for people about the authority's state and activity. It is served only on loopback, under a local
 * name, to visitors who came by the printed link.
 */
import express, { Router, type ErrorRequestHandler, type NextFunction, type Request, type Response } from 'express';
import { refuseNul } from '../../src/common/http/nul.ts';
import type { Log } from '../../src/common/log.ts';
import { outageMessage, outageOf, outages } from '../../src/common/store/outage.ts';
import { createCallers, type Callers } from '../../src/common/http/callers.ts';
import { requestHeader, requestName } from '../../src/common/request-log.ts';
import { isOver } from '../../src/common/http/server.ts';
import { bodyLimit } from '../control/router.ts';
import { environmentOf, isLoopback } from '../tenants/platform/address.ts';
import type { Tenant } from '../tenants/platform/tenant.ts';
import type { Tenants } from '../tenants/platform/tenants.ts';
import { accessBy, cookieName, cookieOf, isSameOrigin, languageCookie, type Access } from './access.ts';
import { cookie, languageOf, refuse, safeHeaders, send, textsIn, type Refusal } from './answers.ts';
import { editorModules } from './editor-modules.ts';
import { assets, tenantPath } from './layout.ts';
import type { ConsolePorts } from './ports.ts';
import { consolePath } from './sections.ts';
import type { Page, PageCall } from './page.ts';
import { pages as allPages } from './pages.ts';
import { isLanguage, textsOf } from './texts/texts.ts';

/**
 * Notifies an open page that something happened in its tenant. The page then reloads itself, so that its contents are
 * written in one place. Ends when the page is closed, and with the tenant: the page asks again, perhaps for a new one.
 */
const serveLive = async ({ journal, stopped }: Tenant, response: Response): Promise<void> => {
  response.status(200).set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  // Sent at once, so that a page knows that it is live and reconnects soon after a restart.
  response.write('retry: 2000\nevent: ready\ndata:\n\n');
  const stop = journal.onRecord((id) => {
    response.write(`event: exchange\ndata: ${id}\n\n`);
  });
  const end = (): void => {
    response.end();
  };
  stopped.addEventListener('abort', end);
  await isOver(response);
  stopped.removeEventListener('abort', end);
  stop();
};

export type ConsoleOptions = {
  readonly tenants: Tenants;
  /** The starting point of a visitor who names no tenant. */
  readonly home: Tenant;
  readonly key: string;
  /** Host names under which the pages are served; loopback names by default. */
  readonly callers?: Callers;
  /** Receives the cause of every answer 500. */
  readonly log: Log;
  /** Of the issuing service, if one runs next to the authority. */
  readonly ports?: ConsolePorts | undefined;
  /** The pages below each tenant; all of them by default. */
  readonly pages?: readonly Page[];
};

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const serveAssets = (router: Router): void => {
  for (const { url, type, bytes } of Object.values(assets())) {
    router.get(url.slice(consolePath.length), (_request, response) => {
      response.set(forever).type(type).send(bytes);
    });
  }
  router.get('/assets/:version/:file', ({ baseUrl, path }, response, next) => {
    const text = editorModules().texts.get(`${baseUrl}${path}`);
    if (text === undefined) next();
    else response.set(forever).type('text/javascript; charset=utf-8').send(text);
  });
};

/** The link printed at start-up: its key becomes a cookie and leaves the address. */
const serveEntrance = (router: Router, access: Access): void => {
  router.get('/enter', (request, response) => {
    if (!access.isKey(textsIn(request.query).key ?? '')) {
      refuse(request, response, { status: 401, about: 'link' });
      return;
    }
    response.append('Set-Cookie', cookie(cookieName(request.headers.host), access.cookie));
    response.redirect(303, `${consolePath}/`);
  });
};

const admit =
  (access: Access) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const { cookie: cookies, host } = request.headers;
    if (access.isCookie(cookieOf(cookies, cookieName(host)) ?? '')) next();
    else refuse(request, response, { status: 401, about: 'link' });
  };

const onlyLocally =
  (callers: Callers) =>
  (request: Request, response: Response, next: NextFunction): void => {
    response.set(safeHeaders);
    const refusal = isLoopback(request.socket.remoteAddress) ? callers.refusalOf(request) : 'remote';
    if (refusal === undefined) next();
    else refuse(request, response, { status: 403, about: 'host' });
  };

const rememberLanguage = (request: Request, response: Response, next: NextFunction): void => {
  const { lang } = textsIn(request.query);
  if (isLanguage(lang)) response.append('Set-Cookie', cookie(languageCookie, lang));
  next();
};

/** Looking at a tenant never creates one; one that was closed to make room is opened again. False if there is none. */
const visit = async (
  tenants: Tenants,
  { tenant = '', environment: name = '' }: Readonly<Record<string, string>>,
  show: (tenant: Tenant) => Promise<void>,
): Promise<boolean> => {
  const environment = environmentOf(name);
  if (environment === undefined) return false;
  const shown = await tenants.visit({ tenant, environment }, async (found) => {
    await show(found);
    return true;
  });
  return shown ?? false;
};

type Serving = Pick<ConsoleOptions, 'tenants'> & { readonly access: Access; readonly ports: ConsolePorts };

const callOf = async (request: Request, tenant: Tenant, { tenants, access, ports }: Serving): Promise<PageCall> => {
  const language = languageOf(request);
  const { lang: _lang, ...query } = textsIn(request.query);
  return {
    tenant,
    tenants,
    spaces: await tenants.all(),
    // The rest of an address is a list of its parts.
    params: Object.fromEntries(Object.entries(request.params).map(([name, part]) => [name, [part].flat().join('/')])),
    query,
    form: textsIn(request.body),
    language,
    texts: textsOf(language),
    at: (path) => `${tenantPath(tenant)}${path}`,
    origin: `${request.protocol}://${request.headers.host ?? ''}`,
    formToken: access.formToken,
    ports,
  };
};

const servePage = (router: Router, page: Page, serving: Serving): void => {
  const { tenants, access } = serving;
  const handle = async (request: Request, response: Response): Promise<void> => {
    const found = await visit(tenants, textsIn(request.params), async (tenant) => {
      const call = await callOf(request, tenant, serving);
      send(response, call, { page, answer: await page.handle(call) });
    });
    if (!found) refuse(request, response, { status: 404, about: 'page' });
  };
  const path = `/:tenant/:environment${page.path}`;
  if (page.method !== 'POST') {
    router.get(path, handle);
    return;
  }
  router.post(path, express.urlencoded({ extended: false, limit: bodyLimit }), async (request, response) => {
    const isOurs = isSameOrigin(request) && access.isFormToken(textsIn(request.body).token ?? '');
    if (isOurs) await handle(request, response);
    else refuse(request, response, { status: 403, about: 'form' });
  });
};

/** A form that is too large, an address that is not text: the framework marks errors of the sender. */
const refusalOf = (error: unknown): Refusal | undefined => {
  const of = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  if (of('type') === 'entity.too.large') return { status: 413, about: 'tooLarge', detail: `${bodyLimit}.` };
  const status = of('status');
  return typeof status === 'number' && status >= 400 && status < 500 ? { status: 400, about: 'form' } : undefined;
};

/** Everything below `/ensayo/console`. */
export const createConsoleRouter = (options: ConsoleOptions): Router => {
  const { tenants, home, key, log, ports = {}, callers = createCallers(), pages = allPages } = options;
  const router = Router();
  const access = accessBy(key);
  router.use(onlyLocally(callers));
  serveAssets(router);
  serveEntrance(router, access);
  router.use(admit(access), rememberLanguage, refuseNul);
  router.get('/', (_request, response) => response.redirect(303, `${tenantPath(home)}/documents`));
  router.get('/:tenant/:environment/live', async (request, response) => {
    const found = await visit(tenants, request.params, (tenant) => serveLive(tenant, response));
    if (!found) response.status(404).end();
  });
  for (const page of pages) servePage(router, page, { tenants, access, ports });
  router.get('/docs{/*path}', ({ params: { path = [] } }, response) => {
    response.redirect(303, [tenantPath(home), 'docs', ...[path].flat().map(encodeURIComponent)].join('/'));
  });
  router.use((request: Request, response: Response) => refuse(request, response, { status: 404, about: 'page' }));
  // oxlint-disable-next-line max-params -- express tells error handlers by their four parameters
  const failed: ErrorRequestHandler = (error, request, response, _next) => {
    if (response.headersSent) {
      log.defect(error, { request: requestName(response, log) });
      // Express would print the error itself, with everything it quotes.
      response.destroy();
      return;
    }
    const refusal = refusalOf(error);
    if (refusal !== undefined) {
      refuse(request, response, refusal);
      return;
    }
    const name = requestName(response, log);
    log.defect(error, { request: name });
    const outage = outageOf(error);
    if (outage !== undefined) {
      response.set('Retry-After', String(outages[outage].retrySeconds));
      const detail = outageMessage(outage, error)[languageOf(request)];
      refuse(request, response, { status: 503, about: 'outage', detail });
      return;
    }
    refuse(request, response.set(requestHeader, name), { status: 500, about: 'defect', detail: name });
  };
  router.use(failed);
  return router;
};
