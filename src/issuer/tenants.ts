/**
 * Tenants of one issuing service: isolated state under `/t/{name}/api/…` or the
 * header `Ensayo-Tenant`, made with the first request, so that parallel test
 * workers use the same numbers without meeting.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../common/log.ts';
import type { ApiAnswer } from './api/http.ts';
import { internalError, invalidTenant, tooManyTenants } from './api/problems.ts';
import type { MailService } from './mail/service.ts';

export type TenantService = {
  readonly app: RequestListener;
  readonly mail: MailService;
  readonly close: () => Promise<void>;
};

export type TenantOptions = {
  /** Answers where no tenant is named. */
  readonly main: RequestListener;
  /** Absent where there are no tenants. */
  readonly open: ((name: string) => Promise<TenantService>) | undefined;
  readonly maxTenants?: number | undefined;
  readonly log: Log;
};

/** What answers where no tenant is named. */
export const defaultTenant = 'default';
const nameForm = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const prefixForm = /^\/t\/([^/?]*)(?=[/?]|$)/;

/** The name as it was given, and the address inside the tenant. */
const addressOf = ({ url = '/', headers }: IncomingMessage): { name: string | undefined; path: string } => {
  const [prefix, named] = prefixForm.exec(url) ?? [];
  if (prefix !== undefined) return { name: named, path: url.slice(prefix.length) || '/' };
  const header = headers['ensayo-tenant'];
  return { name: Array.isArray(header) ? header[0] : header, path: url };
};

const refuse = (response: ServerResponse, { status, headers, body }: ApiAnswer): void => {
  response
    .writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
};

export const createTenants = ({ main, open, log, maxTenants = 200 }: TenantOptions) => {
  const services = new Map<string, Promise<TenantService>>();

  /** Two requests at once open one service; one that could not be opened is tried again. */
  const serviceOf = (name: string, start: (name: string) => Promise<TenantService>): Promise<TenantService> => {
    const known = services.get(name);
    if (known !== undefined) return known;
    const started = start(name).catch((error: unknown) => {
      services.delete(name);
      throw error;
    });
    services.set(name, started);
    return started;
  };

  const listener: RequestListener = (request, response) => {
    const { name, path } = addressOf(request);
    if (open === undefined || name === undefined || name === defaultTenant) {
      if (open !== undefined) request.url = path;
      main(request, response);
    } else if (!nameForm.test(name)) refuse(response, invalidTenant(name));
    else if (!services.has(name) && services.size >= maxTenants) refuse(response, tooManyTenants(maxTenants));
    else {
      serviceOf(name, open).then(
        ({ app }) => {
          request.url = path;
          app(request, response);
        },
        (error: unknown) => {
          const id = log.nextRequest();
          log.defect(error, { request: id, tenant: name });
          refuse(response, internalError(id));
        },
      );
    }
  };

  return {
    app: listener,
    /** A tenant that was opened; asking opens none. */
    opened: (name: string): Promise<TenantService> | undefined => services.get(name),
    close: async (): Promise<void> => {
      const opened = await Promise.allSettled([...services.values()]);
      await Promise.all(opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value.close()] : [])));
    },
  };
};
