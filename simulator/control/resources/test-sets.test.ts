import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { ControlError, createControlClient } from '../client.ts';
import type { ControlClient, TestSetOptions } from '../client-methods.ts';

const id = '11111111-2222-4333-8444-555555555555';
const ofPayroll = 'c9e53174-2f6d-4a08-9d39-7e42fa06b803';
const issuerNit = '901500100';

let authority: RunningAuthority | undefined;
let control: ControlClient;

beforeEach(async () => {
  authority ??= await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'test-sets' }) });
  control = createControlClient(authority.control);
  await control.loadRegistry({});
});

afterAll(() => authority?.close());

const nothingSent = { sent: 0, accepted: 0 };

describe('test sets', () => {
  it('are listed with what they require, what arrived and what is missing', async () => {
    const sets = await control.testSets();
    expect(sets.map(({ family, state }) => [family, state])).toEqual([
      ['invoicing', 'open'],
      ['support', 'open'],
      ['payroll', 'open'],
      ['invoicing', 'accepted'],
      ['equivalent', 'open'],
    ]);
    expect(sets[2]).toEqual({
      id: ofPayroll,
      issuerNit,
      family: 'payroll',
      softwareId: '3d5e8fa1-62bb-4047-9c23-a401d8e6f925',
      state: 'open',
      kinds: [
        { kind: 'payroll', required: 4, minimumAccepted: 4, ...nothingSent, missing: 4 },
        { kind: 'payrollAdjustment', required: 4, minimumAccepted: 4, ...nothingSent, missing: 4 },
      ],
    });
    expect(await control.testSet(ofPayroll.toUpperCase())).toEqual(sets[2]);
  });

  it('are opened from a preset, with quotas of their own, and by both', async () => {
    const preset = await control.addTestSet({ id, issuerNit, preset: 'invoicing-large' });
    expect(preset).toMatchObject({ id, family: 'invoicing', state: 'open', softwareId: null });
    expect(preset.kinds.map(({ missing }) => missing)).toEqual([30, 10, 10]);
    const own = await control.addTestSet({
      issuerNit,
      family: 'support',
      quotas: { supportDocument: { required: 2 } },
    });
    expect(own.id).toMatch(/^[0-9a-f]{8}-/);
    expect(own.kinds).toEqual([
      { kind: 'supportDocument', required: 2, minimumAccepted: 2, ...nothingSent, missing: 2 },
    ]);
    const quotas = { payroll: { required: 5, minimumAccepted: 1 } };
    const both = await control.addTestSet({ issuerNit, preset: 'payroll', quotas });
    expect(both.kinds.map(({ required, minimumAccepted }) => [required, minimumAccepted])).toEqual([
      [5, 1],
      [4, 4],
    ]);
    expect(await control.testSets()).toHaveLength(8);
  });

  it('are opened again with nothing counted, and removed', async () => {
    const progress = { payroll: { sent: 2, accepted: 1 } };
    await control.extendRegistry({ testSets: [{ id, issuerNit, preset: 'payroll', state: 'rejected', progress }] });
    expect(await control.testSet(id)).toMatchObject({ state: 'rejected', kinds: [{ sent: 2, missing: 3 }, {}] });
    expect(await control.resetTestSet(id)).toMatchObject({ state: 'open', kinds: [{ sent: 0, missing: 4 }, {}] });
    await control.removeTestSet(id);
    await expect(control.testSet(id)).rejects.toMatchObject({ status: 404, code: 'unknown-test-set' });
  });

  it('are not opened in production, which has none', async () => {
    const { origin } = new URL(authority?.control.url ?? '');
    const production = { url: `${origin}/t/obrero-1/produccion/ensayo/control`, token: authority?.control.token ?? '' };
    const opened = createControlClient(production).addTestSet({ issuerNit, preset: 'payroll' });
    await expect(opened).rejects.toMatchObject({ status: 409, code: 'no-test-sets' });
  });

  it.each(['resetTestSet', 'removeTestSet'] as const)('%s requires an existing one', async (operation) => {
    await expect(control[operation](id)).rejects.toMatchObject({ status: 404, code: 'unknown-test-set' });
  });

  it.each([
    ['an id that is taken', { id: ofPayroll.toUpperCase(), preset: 'payroll' }, 409, 'test-set-exists', undefined],
    ['an unknown preset', { preset: 'nomina' }, 422, 'invalid-body', '/preset'],
    [
      'an issuer that nobody knows',
      { issuerNit: '900111222', preset: 'payroll' },
      422,
      'invalid-registry',
      '/issuerNit',
    ],
    ['nothing to ask for', {}, 422, 'invalid-registry', '/family'],
    ['a preset of another family', { preset: 'payroll', family: 'support' }, 422, 'invalid-registry', '/preset'],
  ])('are not opened with %s', async (_, changes, status, code, path) => {
    const body = { issuerNit, ...changes } as TestSetOptions; // wrong on purpose
    const refused: unknown = await control.addTestSet(body).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ControlError);
    const { status: given, code: told, errors } = refused as ControlError; // by the line before
    expect([given, told, errors[0]?.path]).toEqual([status, code, path]);
    expect(await control.testSets()).toHaveLength(5);
  });
});
