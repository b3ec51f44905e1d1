/** What opens a tenant, what does not, and which ones are closed when others need the room. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { createControlClient } from '../../control/client.ts';
import { controlPath } from '../../control/router.ts';
import { startAuthority, type AuthorityOptions, type RunningAuthority } from '../../server.ts';
import { logTo } from '../../../src/common/log.ts';
import { outageOf } from '../../../src/common/store/outage.ts';
import { testAccess } from '../../../src/common/store/access.fixture.ts';
import { servicePath } from '../../service/soap/contract.ts';
import { signedEnvelope } from '../../service/soap/testing/signed-envelope.ts';
import { storesInFiles, type TenantStores } from './tenant-stores.ts';
import { clockText } from '../../testing/authority.fixture.ts';

const running: RunningAuthority[] = [];
const directory = mkdtempSync(join(tmpdir(), 'ensayo-tenants-'));

const start = async (options: Partial<AuthorityOptions> = {}): Promise<RunningAuthority> => {
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'tenants' });
  const authority = await startAuthority({ env, ...options });
  running.push(authority);
  return authority;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((authority) => authority.close()));
  for (const file of readdirSync(directory)) rmSync(join(directory, file), { recursive: true });
});

const address = ({ url }: RunningAuthority, path: string): URL => new URL(path, url);

const tenantsOf = ({ tenants }: RunningAuthority): readonly string[] => tenants.list().map(({ tenant }) => tenant);

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const stores = (): TenantStores =>
  storesInFiles(join(directory, 'authority.sqlite'), testAccess(), { tenant: 'default', environment: '2' });

/** Neither signed nor an envelope. */
const junk = (authority: RunningAuthority, tenant: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address(authority, `/t/${tenant}${servicePath}`), { method: 'POST', body: '', headers });

const post = (authority: RunningAuthority, tenant: string, body: string): Promise<Response> =>
  fetch(address(authority, `/t/${tenant}${servicePath}`), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/soap+xml' },
  });

const company = { nit: '900373913', checkDigit: '4', name: 'Ensayo S.A.S.' };

/** A query, as that sender signs it. */
const signedFor = (authority: RunningAuthority, tenant: string, credentials: Credentials): string =>
  signedEnvelope({
    credentials,
    to: address(authority, `/t/${tenant}${servicePath}`).href,
    operation: 'GetStatus',
    parameters: '<wcf:trackId>abc</wcf:trackId>',
    created: new Date(Date.parse(clockText)).toISOString(),
    expires: new Date(Date.parse(clockText) + 60_000).toISOString(),
  });

/** An authenticated question, which opens the tenant. */
const ask = (authority: RunningAuthority, tenant: string): Promise<Response> =>
  fetch(address(authority, `/t/${tenant}${controlPath}/clock`), {
    headers: { authorization: `Bearer ${authority.control.token}` },
  });

const controlOf = ({ control }: RunningAuthority, tenant: string) => createControlClient({ ...control, tenant });

describe('no tenant is opened', () => {
  it.each<[what: string, status: number, method: string, path: string]>([
    ['an unknown path', 404, 'GET', '/t/wN/x'],
    ['a message to an unknown path', 404, 'POST', '/t/wN/x'],
    ['the root of a tenant', 404, 'GET', '/t/wN/'],
    ['the same without a slash', 404, 'GET', '/t/wN?x'],
    ['a greeting', 200, 'GET', `/t/wN${servicePath}`],
    ['the description', 200, 'GET', `/t/wN${servicePath}?wsdl`],
    ['the description by HEAD', 200, 'HEAD', `/t/wN/produccion${servicePath}?wsdl`],
    ['a method that there is not', 405, 'DELETE', `/t/wN${servicePath}`],
    ['a preflight', 405, 'OPTIONS', `/t/wN${servicePath}`],
    ['control without token', 401, 'GET', '/t/wN/ensayo/control/clock'],
    ['a change by control without token', 401, 'PUT', '/t/wN/ensayo/control/clock'],
    ['the console without cookie', 401, 'GET', '/ensayo/console/wN/habilitacion/documents'],
  ])('by %s: %i', async (_what, status, method, path) => {
    const authority = await start();
    for (const index of counted(3)) {
      const response = await fetch(address(authority, path.replace('wN', `w${String(index)}`)), { method });
      expect(response.status).toBe(status);
      // A page would be the framework's own.
      if (status === 404) expect(await response.json()).toMatchObject({ code: 'unknown-path' });
    }
    expect(tenantsOf(authority)).toEqual(['default']);
  });

  it('by 300 pictures on a page: the tenant that comes after them has its place', async () => {
    const authority = await start();
    await Promise.all(counted(300).map((index) => fetch(address(authority, `/t/w${String(index)}/x`))));
    expect((await ask(authority, 'real')).status).not.toBe(429);
    expect(tenantsOf(authority)).toEqual(['default', 'real']);
  });

  it('by a page that posts to the service: a browser signs nothing', async () => {
    const authority = await start();
    for (const origin of ['https://attacker.example', 'null']) {
      const response = await junk(authority, 'w1', { origin });
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
    }
    expect(tenantsOf(authority)).toEqual(['default']);
  });

  it('by a message whose body is still arriving, nor does it keep its tenant open', async () => {
    const authority = await start({ maxTenants: 1 });
    await ask(authority, 'w1');
    const { port } = new URL(authority.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /t/w1${servicePath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n\r\n`;
    socket.write(`${head}four`);
    // Once the server answers a later client, it has read everything sent before.
    expect((await ask(authority, 'w2')).status).toBe(200);
    expect(tenantsOf(authority)).toEqual(['default', 'w2']);
    socket.end('5');
    await new Promise((resolve) => socket.resume().once('close', resolve));
    expect(tenantsOf(authority)).toEqual(['default', 'w2']);
  });

  it('by messages whose sender is not known, which are answered as in an empty tenant, and whose exchanges are found', async () => {
    const authority = await start({ maxTenants: 3 });
    await ask(authority, 'known');
    const sender = await authority.certificates.issuer(company);
    const answerTo = async (tenant: string, body: string) => {
      const response = await post(authority, tenant, body);
      const found = await fetch(address(authority, `/ensayo/exchanges/${response.headers.get('ensayo-exchange')}`));
      const { fault } = (await found.json()) as { readonly fault?: { readonly check: string } };
      return [response.status, response.headers.get('ensayo-failed-check'), fault?.check];
    };
    // The last one is meant for another address.
    for (const body of ['', '<x/>', signedFor(authority, 'elsewhere', sender)]) {
      const known = await answerTo('known', body);
      for (const index of counted(4)) expect(await answerTo(`w${String(index)}`, body)).toEqual(known);
    }
    expect(tenantsOf(authority)).toEqual(['default', 'known']);
  });
});

describe('where other processes have the tenants', () => {
  const shared = (): TenantStores => ({ ...stores(), isShared: true });

  it('none is opened by the question for an exchange that there is not', async () => {
    const before = await start({ stores: shared() });
    for (const tenant of ['a', 'b']) await controlOf(before, tenant).takeSnapshot();
    await before.close();
    const authority = await start({ stores: shared() });
    const asked = await fetch(address(authority, '/ensayo/exchanges/none'));
    expect([asked.status, tenantsOf(authority)]).toEqual([404, ['default']]);
  });
});

describe('a tenant is opened', () => {
  it('by the first message of a sender that the authority knows', async () => {
    const authority = await start();
    const sender = await authority.certificates.issuer(company);
    const answer = await post(authority, 'w', signedFor(authority, 'w', sender));
    expect([answer.status, tenantsOf(authority)]).toEqual([200, ['default', 'w']]);
    expect(await controlOf(authority, 'w').journal()).toHaveLength(1);
  });
});

describe('the description', () => {
  it('is that of an existing tenant, except for its address', async () => {
    const authority = await start();
    const text = async (path: string) => (await fetch(address(authority, `${path}?wsdl`))).text();
    const known = await text(servicePath);
    expect(await text(`/t/nobody${servicePath}`)).toBe(known.replaceAll(servicePath, `/t/nobody${servicePath}`));
  });
});

describe('when there is no room', () => {
  it('tenants that hold nothing are closed, the least recently used first', async () => {
    const authority = await start({ maxTenants: 3 });
    for (const tenant of ['a', 'b', 'c']) await ask(authority, tenant);
    await ask(authority, 'a');
    expect((await ask(authority, 'd')).status).not.toBe(429);
    expect(tenantsOf(authority)).toEqual(['default', 'a', 'c', 'd']);
  });

  it('questions to many names leave no more tenants than allowed, and the real tenant keeps its data', async () => {
    const authority = await start({ maxTenants: 5 });
    await controlOf(authority, 'real').setClock({ mode: 'fixed', at: '2030-01-01' });
    await Promise.all(counted(60).map((index) => ask(authority, `w${String(index)}`)));
    expect(authority.tenants.list().length).toBeLessThanOrEqual(6);
    expect((await controlOf(authority, 'real').clock()).date).toBe('2030-01-01');
    expect((await ask(authority, 'late')).status).not.toBe(429);
  });

  type Change = (control: ReturnType<typeof controlOf>, authority: RunningAuthority) => Promise<unknown>;

  const kept: readonly (readonly [string, Change])[] = [
    ['its clock was moved', (control) => control.advanceClock(1)],
    ['its clock was skewed', (control) => control.setAuthorityOffset(1_000)],
    ['a setting was changed', (control) => control.changeSettings({ profile: 'strict' })],
    ['a fault is ordered', (control) => control.addFault({ fault: 'html' })],
    ['a verdict is forced', (control) => control.addVerdict({ verdict: 'accepted' })],
    ['its registry was changed', (control) => control.removeRegistryRow('contributors', '901500100')],
    ['it has a test set', (control) => control.addTestSet({ issuerNit: '901500100', preset: 'invoicing' })],
    ['it has a snapshot', (control) => control.takeSnapshot('s')],
  ];

  it.each(kept)('a tenant stays because %s', async (_why, change) => {
    const authority = await start({ maxTenants: 1 });
    await change(controlOf(authority, 'real'), authority);
    const refused = await ask(authority, 'other');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      429,
      '5',
      { code: 'too-many-tenants' },
    ]);
    await expect(controlOf(authority, 'other').clock()).rejects.toMatchObject({
      status: 429,
      code: 'too-many-tenants',
    });
    expect(await authority.tenant('other')).toEqual({ ok: false, limit: 1 });
    expect(tenantsOf(authority)).toEqual(['default', 'real']);
  });

  it('a tenant that was reset goes', async () => {
    const authority = await start({ maxTenants: 1 });
    const control = controlOf(authority, 'real');
    await control.changeSettings({ profile: 'strict' });
    await control.removeRegistryRow('contributors', '901500100');
    await control.reset();
    expect((await ask(authority, 'other')).status).not.toBe(429);
  });

  it('a tenant in the middle of a request stays', async () => {
    const authority = await start({ maxTenants: 1 });
    let end = (): void => undefined;
    const using = authority.tenants.use({ tenant: 'real', environment: '2' }, () => {
      return new Promise<void>((resolve) => (end = resolve));
    });
    expect((await ask(authority, 'other')).status).toBe(429);
    end();
    await using;
    expect((await ask(authority, 'other')).status).not.toBe(429);
  });

  it('a tenant whose client has gone stays until its message is processed', async () => {
    const authority = await start({ maxTenants: 1 });
    await ask(authority, 'real');
    const tenant = authority.tenants.find({ tenant: 'real', environment: '2' }) ?? expect.fail('no tenant');
    const fault = tenant.faults.add({ fault: 'latency', milliseconds: 60_000 });
    const { port } = new URL(authority.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST /t/real${servicePath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx`);
    await expect.poll(() => tenant.isBusy()).toBe(true);
    tenant.faults.remove(fault.id);
    expect((await ask(authority, 'other')).status).toBe(429);
    socket.destroy();
    await expect.poll(async () => (await ask(authority, 'other')).status).not.toBe(429);
  });

  it('both environments of a tenant are closed together or not at all', async () => {
    const authority = await start({ maxTenants: 1 });
    await ask(authority, 'real');
    await ask(authority, 'real/produccion');
    expect(tenantsOf(authority)).toEqual(['default', 'real', 'real']);
    await controlOf(authority, 'real').advanceClock(1);
    expect((await ask(authority, 'other')).status).toBe(429);
    await controlOf(authority, 'default').removeTenant('real');
    await ask(authority, 'other');
    expect(tenantsOf(authority)).toEqual(['default', 'other']);
  });
});

describe('tenants on disk', () => {
  const files = (): readonly string[] =>
    readdirSync(directory)
      .filter((name) => name.endsWith('.sqlite'))
      .sort();

  it('are closed with their contents, stay listed, and reopen unchanged', async () => {
    const authority = await start({ maxTenants: 1, stores: stores() });
    await controlOf(authority, 'real').removeRegistryRow('contributors', '901500100');
    await controlOf(authority, 'other').removeRegistryRow('ranges', '901500100-18760000001-SETP');
    expect(tenantsOf(authority)).toEqual(['default', 'other']);
    const listed = await controlOf(authority, 'default').tenants();
    expect(listed.map(({ path, open }) => [path, open])).toEqual([
      ['/habilitacion', true],
      ['/t/other/habilitacion', true],
      ['/t/real/habilitacion', false],
    ]);
    const { contributors } = await controlOf(authority, 'real').registry();
    expect(contributors.filter(({ nit }) => nit === '901500100')).toEqual([]);
    expect(tenantsOf(authority)).toEqual(['default', 'real']);
  });

  it('are listed, viewed and removed by a later run that has not opened them', async () => {
    const first = await start({ stores: stores() });
    for (const tenant of ['a-b', 'c']) await controlOf(first, tenant).removeRegistryRow('contributors', '901500100');
    await first.close();
    const second = await start({ stores: stores() });
    const control = controlOf(second, 'default');
    const paths = async () => (await control.tenants()).map(({ path, open }) => [path, open]);
    expect(await paths()).toEqual([
      ['/habilitacion', true],
      ['/t/a-b/habilitacion', false],
      ['/t/c/habilitacion', false],
    ]);
    await control.removeTenant('a-b');
    expect(await paths()).toEqual([
      ['/habilitacion', true],
      ['/t/c/habilitacion', false],
    ]);
    expect(files()).toEqual(['authority-c-habilitacion.sqlite', 'authority.sqlite']);
  });

  it('stay open while some of their state is only in memory', async () => {
    const authority = await start({ maxTenants: 1, stores: stores() });
    await controlOf(authority, 'real').advanceClock(1);
    expect((await ask(authority, 'other')).status).toBe(429);
  });

  it('can be viewed when they are closed, and no other can', async () => {
    const authority = await start({ maxTenants: 1, stores: stores() });
    const real = { tenant: 'real', environment: '2' } as const;
    await controlOf(authority, 'real').removeRegistryRow('contributors', '901500100');
    await ask(authority, 'other');
    expect(authority.tenants.find(real)).toBeUndefined();
    expect(await authority.tenants.visit({ ...real, tenant: 'nobody' }, () => 'seen')).toBeUndefined();
    expect(await authority.tenants.visit(real, () => 'seen')).toBe('seen');
  });

  it('leave no file if nothing happened in them', async () => {
    const authority = await start({ maxTenants: 2, stores: stores() });
    for (const index of counted(12)) await ask(authority, `w${String(index)}`);
    await expect
      .poll(files)
      .toEqual(['authority-w10-habilitacion.sqlite', 'authority-w11-habilitacion.sqlite', 'authority.sqlite']);
  });

  it('are deleted with their tenant, even if they are closed', async () => {
    const authority = await start({ maxTenants: 1, stores: stores() });
    const control = controlOf(authority, 'default');
    for (const tenant of ['one', 'two'])
      await controlOf(authority, tenant).removeRegistryRow('contributors', '901500100');
    expect(authority.tenants.find({ tenant: 'one', environment: '2' })).toBeUndefined();
    for (const tenant of ['one', 'two']) await control.removeTenant(tenant);
    expect(files()).toEqual(['authority.sqlite']);
    expect(readdirSync(directory).filter((name) => name.includes('-one-') || name.includes('-two-'))).toEqual([]);
    await expect(control.removeTenant('one')).rejects.toMatchObject({ code: 'unknown-tenant' });
  });
});

describe('a tenant that is removed while it answers a message', () => {
  it.each(['in memory', 'on disk'])('%s: the message is to be sent again, and finds an empty one', async (where) => {
    const defects: unknown[] = [];
    const authority = await start({
      log: logTo({ defect: (error) => defects.push(error) }),
      ...(where === 'on disk' ? { stores: stores() } : {}),
    });
    const sender = await authority.certificates.issuer(company);
    await controlOf(authority, 'w').advanceClock(1);
    const tenant = authority.tenants.find({ tenant: 'w', environment: '2' }) ?? expect.fail('no tenant');
    const { registry } = tenant.authority;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    Object.assign(tenant.authority, {
      registry: { ...registry, documentByKey: (key: string) => gate.then(() => registry.documentByKey(key)) },
    });
    const answering = post(authority, 'w', signedFor(authority, 'w', sender));
    await expect.poll(() => tenant.isBusy()).toBe(true);
    await controlOf(authority, 'default').removeTenant('w');
    release();
    const answer = await answering;
    expect([answer.status, answer.headers.get('ensayo-failed-check')]).toEqual([503, 'tenant-removed']);
    expect((await post(authority, 'w', signedFor(authority, 'w', sender))).status).toBe(200);
    expect(defects.filter((error) => outageOf(error) === undefined)).toEqual([]);
  });
});

describe('an issuing service of a tenant', () => {
  it('follows the clock of its tenant even after that was closed and reopened', async () => {
    const authority = await start({ maxTenants: 1 });
    const place = await authority.tenant('real');
    if (!place.ok) expect.fail('no room');
    await ask(authority, 'other');
    expect(authority.tenants.find({ tenant: 'real', environment: '2' })).toBeUndefined();
    expect(place.env.clock.now()).toBe(Date.parse(clockText));
    await controlOf(authority, 'real').setClock({ mode: 'fixed', at: '2031-01-01T00:00:00Z' });
    expect(place.env.clock.now()).toBe(Date.parse('2031-01-01T00:00:00Z'));
  });
});
