import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { defaultRegistry } from '../../registry/default-registry.ts';
import { createControlClient } from '../client.ts';
import type { ControlClient, RegistryPart } from '../client-methods.ts';

const company = { nit: '900373115', name: 'MI EMPRESA SAS', prefix: 'FE' };
const base = defaultRegistry();
const id = '11111111-2222-4333-8444-555555555555';

let authority: RunningAuthority | undefined;
let control: ControlClient;

beforeEach(async () => {
  authority ??= await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'registry' }) });
  control = createControlClient(authority.control);
  await control.loadRegistry({});
});

afterAll(() => authority?.close());

type Row = readonly [part: RegistryPart, row: Readonly<Record<string, unknown>>, key: string];

const newRows: readonly Row[] = [
  ['contributors', { nit: '900373115', name: 'A', receptionEmail: 'a@example.com' }, '900373115'],
  ['rut', { identification: '777', name: 'A' }, '777'],
  ['software', { id, ownerNit: '901500100', pin: '1' }, id],
  ['mandates', { certificateNit: '900373115', issuerNit: '901500100' }, '900373115-901500100'],
  [
    'contingencyPeriods',
    { start: '2026-01-01T00:00:00-05:00', end: '2026-01-02T00:00:00-05:00' },
    '2026-01-01T00:00:00-05:00',
  ],
  ['uvt', { year: '2031', amount: '60000' }, '2031'],
  ['closedKinds', { environment: '1', kind: 'supportDocument' }, '1-supportDocument'],
  ['testSets', { id, issuerNit: '901500100', family: 'payroll', quotas: {} }, id],
  [
    'ranges',
    {
      issuerNit: '901500100',
      resolution: '9',
      prefix: 'X',
      from: '1',
      to: '2',
      startDate: '2026-01-01',
      endDate: '2026-02-01',
      technicalKey: 'a',
    },
    '901500100-9-X',
  ],
];

describe('the registry', () => {
  it('is shown as a whole, by part and by row', async () => {
    expect(await control.registry()).toEqual(base);
    const rows = await control.registryRows('ranges');
    expect(rows).toHaveLength(base.ranges.length);
    expect(rows[0]).toEqual({ key: '901500100-18760000001-SETP', row: base.ranges[0] });
    expect(await control.registryRow('ranges', rows[0]?.key ?? '')).toEqual(base.ranges[0]);
  });

  it('takes a company in its short form', async () => {
    const counts = await control.addRegistryRow('companies', company);
    expect(counts).toMatchObject({ contributors: base.contributors.length + 1, ranges: base.ranges.length + 4 });
    expect(await control.registryRow('contributors', company.nit)).toMatchObject({ status: 'enabled' });
  });

  it.each(newRows)('accepts a row of %s and removes it', async (part, row, key) => {
    await control.addRegistryRow(part, row);
    expect(await control.registryRow(part, key)).toMatchObject(row);
    await control.removeRegistryRow(part, key);
    expect(await control.registry()).toEqual(base);
    await expect(control.removeRegistryRow(part, key)).rejects.toMatchObject({ status: 404, code: 'unknown-row' });
  });

  it('is extended by many rows at once, and replaced', async () => {
    await control.extendRegistry({ companies: [company], rut: { available: false } });
    await control.extendRegistry({ uvt: [{ year: 2031, amount: 60000 }] });
    expect(await control.registry()).toMatchObject({ rut: { available: false } });
    await control.loadRegistry({ extends: 'nothing', companies: [company] });
    const { contributors, rut, testSets } = await control.registry();
    expect([contributors.length, rut.available, testSets.length]).toEqual([1, true, 4]);
  });

  it('loses no concurrent changes', async () => {
    const years = Array.from({ length: 10 }, (_, index) => String(2040 + index));
    await Promise.all(years.map((year) => control.addRegistryRow('uvt', { year, amount: '1' })));
    const { uvt } = await control.registry();
    expect(uvt.map(({ year }) => year)).toEqual(expect.arrayContaining(years));
  });

  it('is separate for each tenant and environment', async () => {
    await control.addRegistryRow('companies', company);
    const { url = '', token = '' } = authority?.control ?? {};
    const other = createControlClient({ url, token, tenant: 'obrero-1' });
    const production = createControlClient({ url: url.replace('/ensayo', '/produccion/ensayo'), token });
    expect(await other.registry()).toEqual(base);
    expect(await production.registry()).toEqual(base);
  });
});

describe('an inconsistent registry', () => {
  it('changes nothing and is reported mistake by mistake', async () => {
    const wrong = {
      companies: [{ nit: '9003731153', name: 'A' }],
      uvt: [{ year: '27', amount: '1' }],
      ragnes: [],
    };
    for (const send of [control.loadRegistry, control.extendRegistry, control.checkRegistry]) {
      await expect(send(wrong)).rejects.toMatchObject({
        status: 422,
        code: 'invalid-registry',
        message: expect.stringContaining(' y 2 más') as unknown,
        errors: [
          { path: '/ragnes', expected: expect.stringContaining('¿Quiso decir ranges?') as unknown },
          { path: '/companies/0/nit', received: '9003731153' },
          { path: '/uvt/0/year', received: '27', expected: expect.stringContaining('un año') as unknown },
        ],
      });
    }
    expect(await control.registry()).toEqual(base);
  });

  it('is reported by the fields of the row', async () => {
    const mandate = { certificateNit: '900373115', issuerNit: '900' };
    await expect(control.addRegistryRow('mandates', mandate)).rejects.toMatchObject({
      errors: [{ path: '/issuerNit', received: '900' }],
    });
    await expect(control.addRegistryRow('rut', {})).rejects.toMatchObject({
      errors: [{ path: '/identification' }, { path: '/name' }],
    });
  });

  it('has no unknown part and no missing row', async () => {
    await expect(control.request({ method: 'GET', path: '/registry/empresas' })).rejects.toMatchObject({
      code: 'unknown-part',
    });
    await expect(control.registryRow('uvt', '1999')).rejects.toMatchObject({ status: 404, code: 'unknown-row' });
    await expect(control.extendRegistry({ extends: 'nothing' })).rejects.toMatchObject({
      errors: [{ path: '/extends' }],
    });
  });
});
