import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../src/common/env/env.ts';
import { eventKinds } from '../document/kind.ts';
import { isOn } from '../judge/engine/profile.ts';
import { catalogue } from '../rules/index.ts';
import { defaultLimits } from '../document/intake/limits.ts';
import { startAuthority, type RunningAuthority } from '../server.ts';
import { createControlClient } from './client.ts';
import type { ControlClient } from './client-methods.ts';
import { describeControl } from './openapi.ts';
import { controlRoutes } from './routes.ts';

const start = '2026-11-20T10:00:00-05:00';
const token = 'control-de-prueba';
let authority: RunningAuthority;
let control: ControlClient;

beforeAll(async () => {
  const env = createEnv({ clock: adjustableClock(start), seed: 'control' });
  authority = await startAuthority({ env, controlToken: token });
  control = createControlClient(authority.control);
});

afterAll(() => authority.close());

const raw = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${authority.control.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

const problemOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; errors?: readonly { path: string }[] }),
});

describe('a body beyond the budget', () => {
  it('is refused before it is parsed', async () => {
    const body = `{"limits":[${'{},'.repeat(1_000_000)}{}]}`;
    expect(await problemOf(await raw('/settings', { method: 'PATCH', body }))).toMatchObject({
      status: 413,
      code: 'json-too-complex',
    });
  });
});

describe('a request for an unknown path', () => {
  it('is answered in JSON, not by a page of the framework', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port, host } = new URL(authority.control.url);
      const socket = connect(Number(port), hostname, () => {
        socket.end(`OPTIONS * HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      });
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('error', reject).on('close', () => {
        resolve(text);
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"unknown-path"');
    expect(answer).not.toContain('<html');
  });
});

describe('who may control', () => {
  it.each([
    ['nobody', {}],
    ['another token', { authorization: 'Bearer otro' }],
    ['no scheme', { authorization: token }],
  ])('not who gives %s', async (_, headers) => {
    const response = await fetch(`${authority.control.url}/clock`, { headers });
    expect(await problemOf(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('creates its own token if none is given', async () => {
    const other = await startAuthority({ env: createEnv({ clock: start }) });
    expect(other.control.token).toMatch(/^[\w-]{32}$/);
    await expect(createControlClient(other.control).clock()).resolves.toMatchObject({ date: '2026-11-20' });
    await other.close();
  });
});

describe('bad requests', () => {
  it.each([
    ['a path that is not there', '/relojes', {}, 404, 'unknown-path'],
    ['broken JSON', '/clock', { method: 'PUT', body: '{' }, 400, 'malformed-json'],
    ['a key twice', '/clock', { method: 'PUT', body: '{"skew":1,"\\u0073kew":2}' }, 400, 'duplicate-key'],
    ['text in Latin-1', '/clock', { method: 'PUT', body: Buffer.from('{"a":"ñ"}', 'latin1') }, 400, 'malformed-json'],
    ['a body where none is taken', '/journal', { method: 'DELETE', body: '{}' }, 422, 'invalid-body'],
    ['no body where one is needed', '/clock', { method: 'PUT' }, 422, 'invalid-body'],
  ] as const)('%s', async (_, path, init, status, code) => {
    expect(await problemOf(await raw(path, init))).toMatchObject({ status, code });
  });

  it.each([
    ['POST', '/clock', 'GET, HEAD, PUT'],
    ['OPTIONS', '/faults/1', 'GET, HEAD, DELETE'],
    ['GET', '/clock/advance', 'POST'],
  ])('%s %s: the methods of the path are listed', async (method, path, allow) => {
    const response = await raw(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await problemOf(response)).toMatchObject({ code: 'method-not-allowed' });
  });

  it('report every error with path, value and expectation', async () => {
    const body = JSON.stringify({ transition: { afterMs: -1 }, autoCreateTestSets: 'sí', perfil: 'full' });
    const { errors = [] } = await problemOf(await raw('/settings', { method: 'PATCH', body }));
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: '/transition/afterMs', received: -1, expected: 'un número desde 0' },
        { path: '/autoCreateTestSets', received: 'sí', expected: 'true o false' },
        { path: '/perfil', received: 'full', expected: 'ningún campo con ese nombre' },
      ]),
    );
  });

  it('are not caused by arguments that an operation does not accept', async () => {
    const [one, other] = [await control.addFault({ fault: 'reset' }), await control.addFault({ fault: 'reset' })];
    const ids = [one.id, other.id];
    expect((await Promise.all(ids.map(control.fault))).map(({ id }) => id)).toEqual(ids);
    expect(await Promise.all(ids.map(control.removeFault))).toEqual([undefined, undefined]);
  });

  it('of the client become an error with their code', async () => {
    await expect(control.changeSettings({ profile: 'suave' })).rejects.toMatchObject({
      name: 'ControlError',
      status: 422,
      code: 'unknown-profile',
      errors: [{ path: '/profile', received: 'suave' }],
    });
  });
});

describe('the clock', () => {
  const at = async () => (await control.clock()).now;

  it('stops, steps, shifts and runs faster', async () => {
    await control.setClock({ mode: 'fixed', at: '2027-01-31T23:59:59' });
    expect(await control.clock()).toMatchObject({ date: '2027-01-31', time: '23:59:59' });
    await control.advanceClock(1_000);
    expect(await control.clock()).toMatchObject({ date: '2027-02-01', time: '00:00:00', setting: { mode: 'fixed' } });
    await control.setClock({ mode: 'offset', milliseconds: 3_600_000 });
    const shifted = await control.clock();
    expect(shifted.setting).toEqual({ mode: 'offset', milliseconds: 3_600_000 });
    await control.setClock({ mode: 'speed', factor: 1_000_000, from: '2030-01-01T00:00:00Z' });
    const before = Date.parse(await at());
    expect(before).toBeGreaterThanOrEqual(Date.parse('2030-01-01T00:00:00Z'));
    await expect.poll(async () => Date.parse(await at()) - before).toBeGreaterThan(1_000_000);
    await control.setClock({ mode: 'real' });
    expect((await control.clock()).setting).toEqual({ mode: 'real' });
    await control.setClock({ mode: 'fixed', at: start });
  });

  it('of the authority alone can differ', async () => {
    const shown = await control.setAuthorityOffset(-60_000);
    expect(shown).toMatchObject({ time: '09:59:00', authorityOffset: -60_000 });
    await control.setAuthorityOffset(0);
  });

  it.each([
    { mode: 'fixed', at: 'mañana' },
    { mode: 'speed', factor: 2, from: '2026-13-01' },
  ] as const)('cannot be set to %j', async (setting) => {
    const before = await at();
    await expect(control.setClock(setting)).rejects.toMatchObject({ status: 422, code: 'invalid-instant' });
    expect(await at()).toBe(before);
  });
});

describe('settings', () => {
  it('can be changed in part and while it runs', async () => {
    expect(await control.changeSettings({ transition: { afterPolls: 2 }, profile: 'full' })).toEqual({
      environment: '2',
      profile: 'full',
      onlySeen: false,
      rules: {},
      transition: { afterPolls: 2 },
      autoCreateTestSets: true,
      unknownKey: '66',
      servesRanges: true,
      service: 'running',
      senderCertificates: 'fault',
      forcedVerdicts: 'allowed',
      advice: true,
      journal: { maxExchanges: 1000, maxAgeMs: null },
      limits: defaultLimits,
      rehearsals: [],
    });
    expect(authority.settings).toMatchObject({ transition: { afterPolls: 2 }, profile: { name: 'full' } });
    await control.changeSettings({ transition: 'immediate', profile: 'default' });
    const before = { unknownKey: '66', servesRanges: true, service: 'running', senderCertificates: 'fault' } as const;
    const outcomes = { unknownKey: '90', servesRanges: false, service: 'paused', senderCertificates: 'lines' } as const;
    expect(await control.changeSettings(outcomes)).toMatchObject(outcomes);
    expect(authority.settings).toMatchObject(outcomes);
    expect(await control.changeSettings(before)).toMatchObject(before);
    expect(await control.changeSettings({ advice: false })).toMatchObject({ advice: false });
    expect(authority.settings).toMatchObject({ advice: false });
    expect(await control.changeSettings({ advice: true })).toMatchObject({ advice: true });
  });
});

describe('single rules', () => {
  afterAll(() => control.changeSettings({ profile: 'default' }));

  it('deviate from the profile until another one is set', async () => {
    const { rules } = await control.changeSettings({
      rules: { FAJ43b: 'Rechazo', FAD06: 'off', FAA02: 'Notificación' },
    });
    expect(rules).toEqual({ FAD06: 'off', FAJ43b: 'Rechazo', FAA02: 'Notificación' });
    expect((await control.changeSettings({ rules: { FAD06: 'Rechazo' } })).rules).toMatchObject({ FAD06: 'Rechazo' });
    expect((await control.changeSettings({ profile: 'default' })).rules).toEqual({});
  });

  it('of events can be switched, too', async () => {
    const codes = eventKinds.flatMap((kind) => catalogue().entries(kind)).map(({ code }) => code.code);
    const rules = Object.fromEntries(codes.map((code) => [code, 'off'] as const));
    expect((await control.changeSettings({ rules })).rules).toEqual(rules);
    const { profile } = authority.settings;
    for (const kind of eventKinds) {
      expect(
        catalogue()
          .entries(kind)
          .filter(({ code }) => isOn(profile, code)),
      ).toEqual([]);
    }
    await control.changeSettings({ profile: 'default' });
  });

  it('are refused for unknown rule codes', async () => {
    await expect(control.changeSettings({ rules: { FAX99: 'off' } })).rejects.toMatchObject({
      status: 422,
      code: 'unknown-rule',
      errors: [{ path: '/rules/FAX99', received: 'FAX99' }],
    });
  });
});

describe('tenants and environments', () => {
  it('have state of their own, created with the first request', async () => {
    const first = createControlClient({ ...authority.control, tenant: 'obrero-1' });
    await first.setClock({ mode: 'fixed', at: '2030-05-05' });
    await first.changeSettings({ profile: 'strict' });
    expect((await control.clock()).date).toBe('2026-11-20');
    expect((await control.settings()).profile).toBe('default');
    const origin = new URL(authority.control.url).origin;
    const production = createControlClient({ url: `${origin}/t/obrero-1/produccion/ensayo/control`, token });
    expect(await production.settings()).toMatchObject({ environment: '1', profile: 'default' });
    expect((await control.tenants()).map(({ path }) => path)).toEqual([
      '/habilitacion',
      '/t/obrero-1/habilitacion',
      '/t/obrero-1/produccion',
    ]);
    await control.removeTenant('obrero-1');
    expect(await control.tenants()).toHaveLength(1);
    expect((await first.settings()).profile).toBe('default');
  });

  it('cannot have just any name, and the default one stays', async () => {
    const bad = createControlClient({ ...authority.control, tenant: '../x' });
    await expect(bad.clock()).rejects.toMatchObject({ status: 400, code: 'invalid-tenant' });
    await expect(control.removeTenant('default')).rejects.toMatchObject({ code: 'default-tenant' });
    await expect(control.removeTenant('nadie')).rejects.toMatchObject({ code: 'unknown-tenant' });
    const nobody = createControlClient({ ...authority.control, tenant: 'nadie' });
    await expect(nobody.removeTenant('nadie')).rejects.toMatchObject({ code: 'unknown-tenant' });
  });

  it('describe their service under the requested address', async () => {
    const origin = new URL(authority.url).origin;
    const address = `${origin}/t/obrero-2/produccion/WcfDianCustomerServices.svc`;
    const text = await (await fetch(`${address}?wsdl`)).text();
    expect(text).toContain(`location="${address}"`);
  });
});

describe('limits', () => {
  it('change one by one, apply to the next message, and revert with a reset', async () => {
    expect((await control.changeSettings({ limits: { envelopeBytes: 1_000 } })).limits).toEqual({
      ...defaultLimits,
      envelopeBytes: 1_000,
    });
    const refused = await fetch(authority.url, { method: 'POST', body: 'x'.repeat(1_001) });
    expect([refused.status, refused.headers.get('ensayo-failed-check')]).toEqual([413, 'too-large']);
    await control.reset();
    expect((await control.settings()).limits).toEqual(defaultLimits);
  });

  it.each([{ xmlNodes: 0 }, { xmlNodes: '5' }, { xmlDepth: 100_000 }, { nodes: 5 }])('refuse %j', async (limits) => {
    await expect(control.changeSettings({ limits } as object)).rejects.toMatchObject({ code: 'invalid-body' });
  });
});

describe('the journal', () => {
  it('keeps what arrived, to list, look at, download and clear', async () => {
    const envelope = '<no-soap/>';
    const headers = { 'content-type': 'application/soap+xml; charset=utf-8' };
    const reply = await fetch(authority.url, { method: 'POST', body: envelope, headers });
    const id = reply.headers.get('ensayo-exchange') ?? '';
    const [latest] = await control.journal(1);
    expect(latest).toMatchObject({ id, status: reply.status, operation: null, receivedAt: '2026-11-20T15:00:00.000Z' });
    expect(await control.exchange(id)).toMatchObject({ id, fault: { check: expect.any(String) as string } });
    expect((await control.envelope(id)).toString()).toBe(envelope);
    expect((await control.answer(id)).toString()).toBe(await reply.text());
    await control.clearJournal();
    expect(await control.journal()).toEqual([]);
    await expect(control.exchange(id)).rejects.toMatchObject({ status: 404, code: 'unknown-exchange' });
  });
});

describe('the description', () => {
  it('has every route once, under a name of its own, and the client reads it', async () => {
    const served = await control.request<ReturnType<typeof describeControl>>({ method: 'GET', path: '/openapi.json' });
    expect(served).toEqual(JSON.parse(JSON.stringify(describeControl(controlRoutes))));
    const operations = controlRoutes.map(({ operation }) => operation);
    expect(new Set(operations).size).toBe(operations.length);
    const places = controlRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
