/** Bodies of the control API, in a tenant of their own: what they change reaches no other target. */
import { controlRoutes } from '../../../../simulator/control/routes.ts';
import { carryOut } from '../../../../simulator/control/carry-out.ts';
import type { ControlRoute } from '../../../../simulator/control/route.ts';
import { readJson } from '../../../common/json/read-json.ts';
import { usualJsonLimits } from '../../../common/json/json-budget.ts';
import { damagedBytes } from '../mutate/bytes.ts';
import { damagedTree, treeOf, writeTree } from '../mutate/json.ts';
import { oddText, type Random } from '../mutate/odd.ts';
import { textOfError } from '../services/defects.ts';
import { token, type FuzzServices } from '../services/services.ts';
import { serverError, type Outcome, type Target, type Trial } from './target.ts';

const tenantName = 'fuzz-control';

/** A body that the schema describes, with every member; good enough to be damaged. */
const exampleOf = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null) return 'x';
  const of = (name: string): unknown => Reflect.get(schema, name);
  const [constant, choices, either, properties] = [
    of('const'),
    of('enum'),
    of('oneOf') ?? of('anyOf'),
    of('properties'),
  ];
  if (constant !== undefined) return constant;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(either)) return exampleOf(either[0]);
  if (typeof properties === 'object' && properties !== null)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, exampleOf(each)]));
  switch (of('type')) {
    case 'object':
      return {};
    case 'array':
      return [exampleOf(of('items'))];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return '2026-11-20';
  }
};

type Call = {
  readonly route: ControlRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly isHttp: boolean;
};

const pathOf = ({ route, params }: Call): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '') || 'x');

const answered = (status: number, detail: string): Outcome =>
  status >= 500 ? serverError(String(status), detail) : { label: String(status) };

const overHttp = async ({ box }: FuzzServices, call: Call): Promise<Outcome> => {
  const { origin, pathname } = new URL(box.authority.control.url);
  const response = await fetch(`${origin}/t/${tenantName}${pathname}${pathOf(call)}`, {
    method: call.route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(call.body === undefined ? {} : { body: new Uint8Array(call.body) }),
  });
  return answered(response.status, (await response.text()).slice(0, 500));
};

const inProcess = async ({ box }: FuzzServices, { route, params, body }: Call): Promise<Outcome> => {
  const { tenants } = box.authority;
  const read =
    body === undefined ? { ok: true as const, value: undefined } : readJson(body.toString('utf8'), usualJsonLimits);
  if (!read.ok) return { label: '400' };
  try {
    const used = await tenants.use({ tenant: tenantName, environment: '2' }, (tenant) =>
      carryOut(route, { tenant, tenants, params, query: {}, body: read.value }),
    );
    if (!used.ok) return { label: '429' };
    const { value } = used;
    return answered('problem' in value ? value.problem.status : 200, '');
  } catch (error) {
    return serverError('500', textOfError(error));
  }
};

const paramOf = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(['1', '901500100', 'contributors', 'ranges', 'a'.repeat(96), tenantName, 'fuzz'])
    : oddText(random).slice(0, 200) || '0';

export const controlTarget = (services: FuzzServices): Target => {
  const calls = controlRoutes
    .filter(({ method, path }) => method !== 'GET' || path.includes(':'))
    .map((route) => ({ route, tree: route.body === undefined ? undefined : treeOf(exampleOf(route.body)) }));
  const weighted = calls.flatMap((call) => (call.tree === undefined ? [call] : [call, call, call]));
  const trialOf = (call: Call): Trial => ({
    input: call.body ?? Buffer.alloc(0),
    extension: 'json',
    about: `${call.route.method} ${pathOf(call)}${call.isHttp ? ' over HTTP' : ''}`,
    run: () => (call.isHttp ? overHttp : inProcess)(services, call),
  });
  const bodyOf = (tree: ReturnType<typeof treeOf>, random: Random): Buffer => {
    const json = Buffer.from(writeTree(damagedTree(tree, random)));
    return random.chance(0.1) ? damagedBytes(json, random) : json;
  };
  const ordinary = calls.flatMap(({ route, tree }) =>
    tree === undefined || route.path.includes(':')
      ? []
      : [trialOf({ route, params: {}, body: Buffer.from(writeTree(tree)), isHttp: false })],
  );
  return {
    name: 'control',
    share: 1,
    draw: (random) => {
      const { route, tree } = random.pick(weighted);
      const params = Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, paramOf(random)]),
      );
      return trialOf({
        route,
        params,
        body: tree === undefined ? undefined : bodyOf(tree, random),
        isHttp: random.chance(0.1),
      });
    },
    ordinary: ordinary.toSorted((one, other) => one.input.length - other.input.length),
  };
};
