import { controlPath } from '../../control/router.ts';
import type { ControlRoute } from '../../control/route.ts';
import { defaultTenant, environmentNames } from '../../tenants/platform/address.ts';
import type { PageCall } from '../page.ts';

/** In single quotes, within which a shell takes everything as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Of one argument; Linux takes 131,072 bytes, and a longer body is given on standard input. */
const longestArgument = 100_000;

const bodyArgument = (json: string): string =>
  Buffer.byteLength(quoted(json)) <= longestArgument ? `-d ${quoted(json)}` : `-d @- <<'JSON'\n${json}\nJSON`;

type Given = { readonly params?: Readonly<Record<string, string>>; readonly body?: unknown };

/** An operation of the control interface, as a terminal sends it. */
export const curlOf = (
  { origin, tenant: { tenant, environment } }: Pick<PageCall, 'origin' | 'tenant'>,
  { method, path }: Pick<ControlRoute, 'method' | 'path'>,
  { params = {}, body }: Given,
): string => {
  const of = tenant === defaultTenant ? '' : `/t/${tenant}`;
  const where = path.replaceAll(/:(\w+)/g, (whole, name: string) => encodeURIComponent(params[name] ?? whole));
  const url = `${origin}${of}/${environmentNames[environment]}${controlPath}${where}`;
  return [
    `curl -s -X ${method} ${quoted(url)}`,
    '-H "Authorization: Bearer $ENSAYO_CONTROL_TOKEN"',
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, bodyArgument(JSON.stringify(body))]),
  ].join(' \\\n  ');
};

/**
 * A request to the issuing service; its token stays in the terminal's environment.
 * @param body JSON; a file where there is none
 */
export const requestCurl = (url: string, body?: string): string =>
  [
    `curl -s ${quoted(url)}`,
    `-H "Authorization: Bearer $ENSAYO_TOKEN" -H 'Content-Type: application/json'`,
    body === undefined ? '-d @request.json' : bodyArgument(body),
  ].join(' \\\n  ');
