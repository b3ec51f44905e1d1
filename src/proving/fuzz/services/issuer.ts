/** The issuing service without HTTP: bytes of a body to the answer of a route, in front of the in-process authority. */
import { createEnv } from '../../../common/env/env.ts';
import { memory } from '../../../common/store/store.ts';
import { readJsonBody } from '../../../issuer/api/json-body.ts';
import type { ApiAnswer, Route, Services } from '../../../issuer/api/http.ts';
import { openTokens } from '../../../issuer/api/tokens.ts';
import { createAuthorityClient, type AuthorityClient } from '../../../issuer/authority/client.ts';
import { openCompanies } from '../../../issuer/companies.ts';
import { createMailService } from '../../../issuer/mail/service.ts';
import { openIssuerStore } from '../../../issuer/store/stored.ts';
import { createTurns } from '../../../issuer/store/turns.ts';
import type { Box } from '../../../harness/box-types.ts';
import type { Exchange, WrittenEnvelopes } from './authority.ts';

/** A request that no network carried. */
export type RouteCall = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

export type InProcessIssuer = {
  /** The answer; refused bodies are answered with 400. @throws what the route throws, which HTTP would answer with 500 */
  readonly answer: (call: RouteCall) => Promise<Pick<ApiAnswer, 'status' | 'body'>>;
  readonly close: () => Promise<void>;
};

const contentType = 'application/soap+xml; charset=utf-8';

const clientOf = ({ authority: { url }, clock }: Box, envelopes: WrittenEnvelopes, exchange: Exchange) => {
  const real = createAuthorityClient(createEnv({ clock, seed: 'fuzz client' }), { url });
  const call: AuthorityClient['call'] = async (operation, parameters, { tamper = (xml) => xml }) => {
    const envelope = tamper(envelopes.write(operation, parameters));
    const { status, answer } = await exchange(Buffer.from(envelope));
    const headers = { 'content-type': contentType };
    return { envelope, kind: 'received', answer: { status, headers, body: Buffer.from(answer) } };
  };
  return { ...real, call };
};

type Around = { readonly box: Box; readonly envelopes: WrittenEnvelopes; readonly exchange: Exchange };

/** Its state is its own, in memory. */
export const inProcessIssuer = async ({ box, envelopes, exchange }: Around): Promise<InProcessIssuer> => {
  const env = createEnv({ clock: box.clock, seed: 'fuzz issuer' });
  const store = await openIssuerStore(memory);
  const mail = createMailService({ env, store: store.mails });
  const { tokens } = await openTokens({ env, store, company: box.company.nit, given: ['fuzz'] });
  const companies = await openCompanies({
    store,
    configured: [box.company],
    issueCredentials: ({ nit, checkDigit, name }) => box.authority.certificates.issuer({ nit, checkDigit, name }),
  });
  const client = clientOf(box, envelopes, exchange);
  const services: Omit<Services, 'company'> = {
    env,
    companies,
    tokens,
    client,
    store,
    mail,
    turns: createTurns(),
    openRegistration: true,
    readiness: { look: () => Promise.resolve(undefined) },
  };
  return {
    answer: async ({ route, params, body }) => {
      const read = body === undefined ? { ok: true as const, value: undefined } : readJsonBody(body);
      if (!read.ok) return { status: 400, body: {} };
      const request = { params, query: {}, header: () => undefined, body: read.value };
      const company = companies.find(box.company.nit) ?? companies.first;
      return route.handle(request, { ...services, company });
    },
    close: async () => {
      client.close();
      await mail.close();
      await store.close();
    },
  };
};
