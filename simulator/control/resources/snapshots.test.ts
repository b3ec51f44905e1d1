import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { createControlClient } from '../client.ts';
import type { ControlClient } from '../client-methods.ts';

const start = '2026-11-20T10:00:00-05:00';
let authority: RunningAuthority;
let control: ControlClient;

beforeEach(async () => {
  const env = createEnv({ clock: adjustableClock(start), seed: 'snapshots' });
  authority = await startAuthority({ env, registry: { uvt: [{ year: '2026', amount: '1' }] } });
  control = createControlClient(authority.control);
});

afterEach(() => authority.close());

const keyOf = (number: number): string => number.toString(16).padStart(96, '0');

const document = (number: number): JudgedDocument => ({
  issuerNit: '900508908',
  type: '01',
  number: `SETP${String(number)}`,
  key: keyOf(number),
  receiverId: '800000001',
  issueDate: '2026-11-20',
  payableAmount: '1000.00',
  state: 'accepted',
  fileName: 'z.zip',
  xml: `<Invoice>${String(number)}</Invoice>`,
  applicationResponse: '<ApplicationResponse/>',
  lines: [],
  statusMessage: '',
  receivedAt: Date.parse(start),
});

const file = async (...numbers: readonly number[]): Promise<void> => {
  for (const number of numbers) await authority.registry.record(document(number));
};

const filed = async (...numbers: readonly number[]): Promise<readonly boolean[]> =>
  Promise.all(numbers.map(async (number) => (await authority.registry.documentByKey(keyOf(number))) !== undefined));

describe('a snapshot', () => {
  it('lists its name, the time and its size', async () => {
    await file(1, 2);
    expect(await control.takeSnapshot('antes')).toEqual({
      name: 'antes',
      takenAt: '2026-11-20T15:00:00.000Z',
      documents: 2,
    });
    expect((await control.takeSnapshot()).name).toBe('snapshot-1');
    expect((await control.snapshots()).map(({ name }) => name)).toEqual(['antes', 'snapshot-1']);
  });

  it('gives the old answers back, as often as it is requested', async () => {
    await file(1);
    await control.takeSnapshot('antes');
    for (const round of [2, 3]) {
      await file(round);
      expect(await filed(1, round)).toEqual([true, true]);
      await control.restoreSnapshot('antes');
      expect(await filed(1, 2, 3)).toEqual([true, false, false]);
    }
    expect(await authority.registry.record(document(1))).toBe('duplicate');
    expect((await authority.registry.documentByKey(keyOf(1)))?.xml).toBe('<Invoice>1</Invoice>');
  });

  it('gives registry, clock, settings and the counter of responses back', async () => {
    const first = await authority.registry.nextResponseNumber();
    await control.changeSettings({ profile: 'full', transition: { afterPolls: 2 } });
    await control.takeSnapshot('antes');
    await authority.registry.replace({ contributors: [], uvt: [] });
    await authority.registry.nextResponseNumber();
    await control.changeSettings({ profile: 'quiet', transition: 'never', journal: { maxExchanges: 1 } });
    await control.setAuthorityOffset(5_000);
    await control.advanceClock(86_400_000);
    await control.restoreSnapshot('antes');
    expect((await authority.registry.dump()).contributors.length).toBeGreaterThan(0);
    expect(await authority.registry.uvt()).toEqual([{ year: '2026', amount: '1' }]);
    expect(await authority.registry.nextResponseNumber()).toBe(first + 1);
    expect(await control.clock()).toMatchObject({ now: '2026-11-20T15:00:00.000Z', authorityOffset: 0 });
    expect(await control.settings()).toMatchObject({
      profile: 'full',
      transition: { afterPolls: 2 },
      journal: { maxExchanges: 1000, maxAgeMs: null },
    });
  });

  it.each([
    ['is over', 'other', { forcedVerdicts: 'allowed', autoCreateTestSets: true, rehearsals: [] }],
    ['still runs', 'one', { forcedVerdicts: 'refused', autoCreateTestSets: false, rehearsals: ['one'] }],
  ])('that was taken in a rehearsal, which %s, leaves forced verdicts accordingly', async (_when, id, settings) => {
    await control.changeSettings({ rehearsal: { begin: 'one' } });
    await control.takeSnapshot('antes');
    if (id !== 'one') await control.changeSettings({ rehearsal: { end: 'one' } });
    await control.restoreSnapshot('antes');
    expect(await control.settings()).toMatchObject(settings);
    await control.changeSettings({ rehearsal: { end: 'one' } });
    expect(await control.settings()).toMatchObject({ forcedVerdicts: 'allowed', autoCreateTestSets: true });
  });

  it('belongs to its tenant alone', async () => {
    await control.takeSnapshot('antes');
    const other = createControlClient({ ...authority.control, tenant: 'pruebas-1' });
    expect(await other.snapshots()).toEqual([]);
    await expect(other.restoreSnapshot('antes')).rejects.toMatchObject({ status: 404, code: 'unknown-snapshot' });
  });

  it('and all its copies are deleted when it is removed', async () => {
    await file(1);
    await control.takeSnapshot('antes');
    await control.removeSnapshot('antes');
    expect(await control.snapshots()).toEqual([]);
    await expect(control.removeSnapshot('antes')).rejects.toMatchObject({ code: 'unknown-snapshot' });
    expect(await control.takeSnapshot('antes')).toMatchObject({ documents: 1 });
  });

  it.each([
    ['a name that is taken', 'antes', 409, 'snapshot-exists'],
    ['what is no name', 'Ántes de', 422, 'invalid-body'],
  ])('is refused for %s', async (_, name, status, code) => {
    await control.takeSnapshot('antes');
    await expect(control.takeSnapshot(name)).rejects.toMatchObject({ status, code });
  });
});

describe('a reset', () => {
  it('clears everything that was sent, changed or activated, and keeps snapshots', async () => {
    await file(1);
    await control.takeSnapshot('antes');
    await authority.registry.replace({ uvt: [] });
    await control.changeSettings({ profile: 'full', journal: { maxAgeMs: 1 } });
    await control.setClock({ mode: 'speed', factor: 60 });
    await control.addFault({ fault: 'reset' });
    await control.addVerdict({ verdict: 'accepted' });
    await fetch(authority.url, { method: 'POST', body: 'nada' }).catch(() => undefined);
    await control.reset();
    expect(await filed(1)).toEqual([false]);
    expect(await authority.registry.uvt()).toEqual([{ year: '2026', amount: '1' }]);
    expect(await control.settings()).toMatchObject({ profile: 'default', journal: { maxAgeMs: null } });
    expect((await control.clock()).setting).toEqual({ mode: 'fixed', at: '2026-11-20T15:00:00.000Z' });
    expect([await control.faults(), await control.verdicts(), await control.journal()]).toEqual([[], [], []]);
    await control.restoreSnapshot('antes');
    expect(await filed(1)).toEqual([true]);
  });
});
