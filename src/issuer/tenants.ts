/**
 * Tenants of one issuing service: isolated state under `/t/{name}/api/…` or the header `Ensayo-Tenant`, so that
 * parallel test workers can use the same numbers. A tenant is opened by a request that may change something or asks the
 * authority. Another query to one that is not open gets the answer of an empty tenant.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isOver } from '../common/http/server.ts';
import { createRooms, type Used } from '../common/rooms.ts';
import type { Log } from '../common/log.ts';
import { outageOf } from '../common/store/outage.ts';
import type { ApiAnswer } from './api/http.ts';
import { cannotStore, internalError, invalidTenant, tooManyTenants } from './api/problems.ts';
import type { MailService } from './mail/service.ts';

export type TenantService = {
  readonly app: RequestListener;
  readonly mail: MailService;
  /** Nothing was issued, configured or received, and no request is running: closing it loses nothing. */
  readonly isSpare: () => boolean;
  /** Another process has removed it. */
  readonly isGone: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export type TenantOptions = {
  /** Answers requests that name no tenant. */
  readonly main: RequestListener;
  /** Absent if there are no tenants. */
  readonly open: ((name: string) => Promise<Used<TenantService>>) | undefined;
  /**
   * Answers for tenants that are not open, and passes on requests that may change something or ask the authority, once
   * the caller has shown a token.
   */
  readonly vacant: (handOver: RequestListener) => Promise<Pick<TenantService, 'app' | 'close'>>;
  /** Whether a tenant that is not open here is known to another process; absent if there is none. */
  readonly isElsewhere?: ((name: string) => Promise<boolean>) | undefined;
  /** Open at a time. */
  readonly maxTenants?: number | undefined;
  readonly log: Log;
};

/** Answers requests that name no tenant. */
export const defaultTenant = 'default';
const nameForm = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const prefixForm = /^\/t\/([^/?]*)(?=[/?]|$)/;

/** The name as given, and the address inside the tenant. */
const addressOf = ({ url = '/', headers }: IncomingMessage): { name: string | undefined; path: string } => {
  const [prefix, named] = prefixForm.exec(url) ?? [];
  if (prefix !== undefined) return { name: named, path: url.slice(prefix.length) || '/' };
  const header = headers['ensayo-tenant'];
  return { name: Array.isArray(header) ? header[0] : header, path: url };
};

/** Answers without an application. */
export const refuse = (response: ServerResponse, { status, headers, body }: ApiAnswer): void => {
  if (response.headersSent) return;
  response
    .writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
};

export const createTenants = ({ main, open, vacant, isElsewhere, log, maxTenants = 200 }: TenantOptions) => {
  const services = createRooms<TenantService>({
    open: (name) => open?.(name) ?? Promise.resolve({ ok: false, limit: 0 }),
    close: ({ close }) => close(),
    mayClose: ({ isSpare }) => isSpare(),
    most: maxTenants,
  });
  const names = new WeakMap<IncomingMessage, string>();

  const fail = (response: ServerResponse, error: unknown, tenant: string): void => {
    const outage = outageOf(error);
    if (outage !== undefined) {
      refuse(response, cannotStore(outage, error));
      return;
    }
    const request = log.nextRequest();
    log.defect(error, { request, tenant });
    refuse(response, internalError(request));
  };

  const serve = async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const used = await services.use(name, async (service) => {
        if (await service.isGone()) return service;
        service.app(request, response);
        await isOver(response);
        return undefined;
      });
      if (!used.ok) refuse(response, tooManyTenants(used.limit));
      else if (used.value !== undefined) {
        if (services.find(name) === used.value) await services.remove(name);
        names.set(request, name);
        await answerVacant(request, response);
      }
    } catch (error) {
      fail(response, error, name);
    }
  };

  const handOver: RequestListener = (request, response) => {
    void serve(names.get(request) ?? defaultTenant, request, response);
  };
  let vacancy: ReturnType<TenantOptions['vacant']> | undefined;

  const answerVacant = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = names.get(request) ?? defaultTenant;
    try {
      if (await isElsewhere?.(name)) {
        handOver(request, response);
        return;
      }
      (await (vacancy ??= vacant(handOver))).app(request, response);
    } catch (error) {
      vacancy = undefined;
      fail(response, error, name);
    }
  };

  const listener: RequestListener = (request, response) => {
    const { name, path } = addressOf(request);
    if (open !== undefined) request.url = path;
    if (open === undefined || name === undefined || name === defaultTenant) main(request, response);
    else if (!nameForm.test(name)) refuse(response, invalidTenant(name));
    else if (services.has(name)) void serve(name, request, response);
    else {
      names.set(request, name);
      void answerVacant(request, response);
    }
  };

  return {
    app: listener,
    /** A tenant that is open; this lookup opens none. */
    opened: (name: string): TenantService | undefined => services.find(name),
    close: async (): Promise<void> => {
      await services.close();
      await (await vacancy)?.close();
    },
  };
};
