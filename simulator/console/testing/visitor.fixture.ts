/** A visitor who came to the console by its link, without a browser. */
import { createEnv } from '../../../src/common/env/env.ts';
import type { Tenant } from '../../tenants/platform/tenant.ts';
import { startAuthority, type AuthorityOptions } from '../../server.ts';
import { clockText } from '../../testing/authority.fixture.ts';
import { accessBy, cookieName } from '../access.ts';

const key = 'the-key-of-this-start';

export type Got = { readonly status: number; readonly headers: Headers; readonly text: string };
export type Form = Readonly<Record<string, string>>;

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What the language button of a page that answers a posted form would post, and where. */
const repeatedBy = (text: string): { readonly path: string; readonly form: Form } => {
  const [, address = ''] = /<button[^>]*form="again"\s+formaction="([^"]*)"/.exec(text) ?? [];
  const [, fields = ''] = /<form hidden id="again"([^]*?)<\/form>/.exec(text) ?? [];
  const named = [...fields.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  const form = Object.fromEntries(named.map(([, name = '', value = '']) => [name, unescaped(value)]));
  return { path: unescaped(address), form: { ...form, as: 'page' } };
};

export const startVisitor = async (options: Partial<AuthorityOptions> = {}) => {
  const authority = await startAuthority({
    env: createEnv({ clock: clockText, seed: 'console' }),
    consoleKey: key,
    ...options,
  });
  const { origin, host } = new URL(authority.console.url);
  const { cookie, formToken } = accessBy(key);
  const [tenant] = authority.tenants.list() as [Tenant]; // it has the one that it started with
  const base = `${origin}/ensayo/console/default/habilitacion`;
  const admitted = { cookie: `${cookieName(host)}=${cookie}` };
  const ask = async (path: string, init: RequestInit = {}): Promise<Got> => {
    const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Sends everything that a browser on one of our pages would, unless stated otherwise. */
  const post = (path: string, form: Form, headers: Readonly<Record<string, string>> = { ...admitted, origin }) =>
    ask(path, { method: 'POST', headers, body: new URLSearchParams({ token: formToken, ...form }) });
  return {
    authority,
    tenant,
    origin,
    admitted,
    formToken,
    get: (path: string) => ask(path, { headers: admitted }),
    post,
    /** The page that answered a posted form, in the other language. */
    inOtherLanguage: ({ text }: Pick<Got, 'text'>): Promise<Got> => {
      const { path, form } = repeatedBy(text);
      return post(path.slice(new URL(base).pathname.length), form);
    },
    close: authority.close,
  };
};

export type Visitor = Awaited<ReturnType<typeof startVisitor>>;
