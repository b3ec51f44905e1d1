/** Every call that succeeds is answered with the status, and the kind of body, that the description promises. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEnv } from '../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../server.ts';
import { controlRoutes } from './routes.ts';

let authority: RunningAuthority;

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'promised' }) });
});

afterAll(() => authority.close());

const send = (method: string, path: string, body?: object): Promise<Response> => {
  const { url, token } = authority.control;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
};

type Promised = Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
type Described = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: Promised }>>>
  >;
};

/** By operation: status and media type of its success. */
const promised = async (): Promise<ReadonlyMap<string, string>> => {
  const { paths } = (await (await send('GET', '/openapi.json')).json()) as Described;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    operations.map(({ operationId, responses: { default: _problem, ...success } }) => [
      operationId,
      Object.entries(success)
        .map(([status, { content = {} }]) => [status, ...Object.keys(content)].join(' '))
        .join(),
    ]),
  );
};

const rutRow = { identification: '1020', name: 'Ana' };
const file = { name: 'a.xml', content: Buffer.from('<Invoice/>').toString('base64') };

/** In this order: later ones need what earlier ones left. */
const calls = (exchange: string): Readonly<Record<string, readonly [path: string, body?: object]>> => ({
  getSettings: ['/settings'],
  changeSettings: ['/settings', { servesRanges: true }],
  getClock: ['/clock'],
  setClock: ['/clock', { mode: 'fixed', at: '2026-11-20' }],
  advanceClock: ['/clock/advance', { milliseconds: 1 }],
  setAuthorityOffset: ['/clock/authority-offset', { milliseconds: 0 }],
  listTenants: ['/tenants'],
  removeTenant: ['/tenants/w1'],
  getRegistry: ['/registry'],
  loadRegistry: ['/registry', {}],
  extendRegistry: ['/registry', {}],
  checkRegistry: ['/registry/check', {}],
  listRegistryRows: ['/registry/contributors'],
  addRegistryRow: ['/registry/rut', rutRow],
  getRegistryRow: ['/registry/rut/1020'],
  removeRegistryRow: ['/registry/rut/1020'],
  getNextNumber: ['/numbers/901500100/91'],
  listTestSets: ['/test-sets'],
  addTestSet: [
    '/test-sets',
    { id: 'f0f0f0f0-0000-4000-8000-000000000001', issuerNit: '901500100', preset: 'invoicing' },
  ],
  getTestSet: ['/test-sets/f0f0f0f0-0000-4000-8000-000000000001'],
  resetTestSet: ['/test-sets/f0f0f0f0-0000-4000-8000-000000000001/reset'],
  removeTestSet: ['/test-sets/f0f0f0f0-0000-4000-8000-000000000001'],
  listJournal: ['/journal'],
  getExchange: [`/journal/${exchange}`],
  downloadEnvelope: [`/journal/${exchange}/envelope`],
  downloadAnswer: [`/journal/${exchange}/answer`],
  clearJournal: ['/journal'],
  listFaults: ['/faults'],
  addFault: ['/faults', { fault: 'html' }],
  getFault: ['/faults/fault-1'],
  removeFault: ['/faults/fault-1'],
  clearFaults: ['/faults'],
  listVerdicts: ['/verdicts'],
  addVerdict: ['/verdicts', { verdict: 'duplicate' }],
  getVerdict: ['/verdicts/verdict-1'],
  removeVerdict: ['/verdicts/verdict-1'],
  clearVerdicts: ['/verdicts'],
  listSnapshots: ['/snapshots'],
  takeSnapshot: ['/snapshots', { name: 'one' }],
  restoreSnapshot: ['/snapshots/one/restore'],
  removeSnapshot: ['/snapshots/one'],
  judge: ['/judge', { files: [file] }],
  reset: ['/reset'],
});

/** It takes an exchange with a document to have one. */
const elsewhere = ['downloadDocument'];

it('the statuses and media types of the description are those that come', async () => {
  const soap = { 'content-type': 'application/soap+xml; charset=utf-8' };
  const refused = await fetch(authority.url, { method: 'POST', body: '<no-soap/>', headers: soap });
  // A tenant exists once somebody asked for it.
  await fetch(authority.control.url.replace('/ensayo/', '/t/w1/ensayo/') + '/settings', {
    headers: { authorization: `Bearer ${authority.control.token}` },
  });
  const all = calls(refused.headers.get('ensayo-exchange') ?? '');
  expect([...Object.keys(all), ...elsewhere].sort()).toEqual(controlRoutes.map(({ operation }) => operation).sort());
  const wanted = await promised();
  const came: (readonly [operation: string, got: string])[] = [];
  for (const [operation, [path, body]] of Object.entries(all)) {
    const { method = '' } = controlRoutes.find((each) => each.operation === operation) ?? {};
    const response = await send(method, path, body);
    const type = response.headers.get('content-type')?.split(';')[0];
    const isFile = wanted.get(operation)?.endsWith('*/*') === true;
    came.push([operation, [String(response.status), ...(type === undefined ? [] : [isFile ? '*/*' : type])].join(' ')]);
  }
  expect(came).toEqual(Object.keys(all).map((operation) => [operation, wanted.get(operation)]));
});
