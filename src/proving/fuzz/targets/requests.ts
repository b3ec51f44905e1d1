/** Bodies of requests to the issuing service, of every kind and to every path. */
import type { ApiAnswer, Route } from '../../../issuer/api/http.ts';
import { routes } from '../../../issuer/api/routes.ts';
import { damagedBytes } from '../mutate/bytes.ts';
import { damagedTree, treeOf, writeTree, type JsonTree } from '../mutate/json.ts';
import { oddText, type Random } from '../mutate/odd.ts';
import { textOfError } from '../services/defects.ts';
import { token, type FuzzServices } from '../services/services.ts';
import { serverError, type Outcome, type Target, type Trial } from './target.ts';

type Request = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly isHttp: boolean;
};

/** @param status of a handler, whose answer may lack one if it is wrong */
export const answered = (status: number | undefined, detail: string): Outcome =>
  status === undefined || status >= 500
    ? serverError(String(status), status === undefined ? 'The answer has no status.' : detail)
    : { label: String(status) };

const pathOf = ({ route, params }: Request): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '') || 'x');

const overHttp = async (services: FuzzServices, request: Request): Promise<Outcome> => {
  const { route, body } = request;
  const response = await fetch(`${services.box.issuer.url}${pathOf(request)}`, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  const text = await response.text();
  return answered(response.status, text.slice(0, 500));
};

const inProcess = async (services: FuzzServices, { route, params, body }: Request): Promise<Outcome> => {
  try {
    // A handler that is wrong may answer anything.
    const { status, body: answer } = (await services.issuer().answer({ route, params, body })) as Partial<ApiAnswer>;
    return answered(status, status === undefined || status >= 500 ? JSON.stringify(answer).slice(0, 500) : '');
  } catch (error) {
    return serverError('500', textOfError(error));
  }
};

const trialOf = (services: FuzzServices, request: Request): Trial => ({
  input: request.body ?? Buffer.alloc(0),
  extension: 'json',
  about: `${request.route.method} ${pathOf(request)}${request.isHttp ? ' over HTTP' : ''}`,
  run: () => (request.isHttp ? overHttp : inProcess)(services, request),
});

/** Parts of a path: of our corpus, of a document that was never issued, and odd ones. */
const paramOf = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(['8c2f4b1e-6a3d-4c5b-9e7f-0a1b2c3d4e5f', '901500100', '13', 'a'.repeat(96), 'FES-SETP990000001.pdf'])
    : oddText(random)
        .slice(0, 300)
        .replaceAll(/[\ud800-\udfff]/g, '') || '0';

const paramsOf = ({ path }: Route, random: Random): Request['params'] =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, paramOf(random)]));

/** Bodies of the paths that take no document: settings, and questions to the authority. */
const settings = {
  type_document_identification_id: 6,
  type_organization_id: 1,
  type_regime_id: 1,
  type_liability_id: 14,
  business_name: 'Empresa de pruebas',
  merchant_registration: '0000-00',
  municipality_id: 149,
  address: 'Calle 1',
  phone: '3001234567',
  email: 'a@b.co',
  id: 'd8aa2d7f-5e7c-4f0e-9e5c-4f1f2a3b4c5d',
  pin: 12_345,
  certificate: 'AAAA',
  password: 'x',
  prefix: 'SETP',
  resolution: '18760000001',
  resolution_date: '2019-01-19',
  technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
  from: 990_000_000,
  to: 995_000_000,
  date_from: '2019-01-19',
  date_to: '2030-01-19',
  type_document_id: 1,
  type_environment_id: 2,
  is_payroll: false,
  sendmail: false,
  number: '990000001',
};

export const requestTarget = (services: FuzzServices): Target => {
  const taking = routes.filter(({ method }) => method !== 'GET');
  const asking = routes.filter(({ method, path }) => method === 'GET' && path.includes(':'));
  const found = (path: string): Route => {
    const route = taking.find((each) => each.path === path || each.path === path.replace(/\/[0-9a-f-]{36}$/, '/:uuid'));
    if (route === undefined) throw new Error(`No path ${path}.`);
    return route;
  };
  const bodies = services.corpus.requests.map(({ path, body }) => ({ route: found(path), tree: treeOf(body) }));
  const others: readonly JsonTree[] = [treeOf(settings), ...bodies.map(({ tree }) => tree)];
  const bodyOf = (tree: JsonTree, random: Random): Buffer =>
    random.chance(0.12)
      ? damagedBytes(Buffer.from(writeTree(tree)), random)
      : Buffer.from(writeTree(damagedTree(tree, random)));

  const drawRequest = (random: Random): Pick<Request, 'route' | 'body'> => {
    switch (random.weighted({ own: 14, settings: 3, any: 2, asking: 1 })) {
      case 'own': {
        const { route, tree } = random.pick(bodies);
        return { route, body: bodyOf(tree, random) };
      }
      case 'settings':
        return { route: random.pick(taking), body: bodyOf(treeOf(settings), random) };
      case 'any':
        return { route: random.pick(taking), body: bodyOf(random.pick(others), random) };
      case 'asking':
        return { route: random.pick(asking), body: undefined };
    }
  };

  const ordinary = bodies
    .map(({ route, tree }) => ({ route, params: paramsFixed, body: Buffer.from(writeTree(tree)), isHttp: false }))
    .toSorted((one, other) => one.body.length - other.body.length);
  return {
    name: 'requests',
    share: 6,
    draw: (random) => {
      const { route, body } = drawRequest(random);
      return trialOf(services, { route, body, params: paramsOf(route, random), isHttp: random.chance(0.04) });
    },
    ordinary: ordinary.map((request) => trialOf(services, request)),
  };
};

const paramsFixed = { uuid: '8c2f4b1e-6a3d-4c5b-9e7f-0a1b2c3d4e5f' };
