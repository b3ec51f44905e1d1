import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { numbered } from '../../tenants/store/registry.fixture.ts';
import { createControlClient } from '../client.ts';
import type { ControlClient } from '../client-methods.ts';

const nit = '901500100';

let authority: RunningAuthority;
let control: ControlClient;

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'numbers' }) });
  control = createControlClient(authority.control);
  for (const document of [
    numbered('SETP990000007'),
    numbered('SETP990000009', { type: '02' }),
    numbered('SETP990000011', { state: 'rejected' }),
    numbered('NC41', { type: '91' }),
    numbered('SEDS985000000', { type: '05' }),
  ]) {
    await authority.registry.record(document);
  }
});

afterAll(() => authority.close());

describe('the next number', () => {
  it('of a registered range follows the highest that was accepted', async () => {
    expect(await control.nextNumber(nit, '01', 'SETP')).toEqual({
      issuerNit: nit,
      documentType: '01',
      prefix: 'SETP',
      resolution: '18760000001',
      from: '990000000',
      to: '995000000',
      used: 2,
      highest: '990000009',
      next: '990000010',
    });
    // Exports are numbered with sales.
    expect(await control.nextNumber(nit, '02', 'SETP')).toMatchObject({ documentType: '01', next: '990000010' });
  });

  it('is the first of a range without documents, and none of an exhausted one', async () => {
    expect(await control.nextNumber(nit, '03', 'SCON')).toMatchObject({ used: 0, highest: null, next: '1' });
    expect(await control.nextNumber(nit, '05', 'SEDS')).toMatchObject({ highest: '985000000', next: null });
  });

  it('of contingency may be in the range of its invoices, as the judge accepts it', async () => {
    const range = { resolution: '18760000001', from: '990000000', to: '995000000' };
    expect(await control.nextNumber(nit, '03', 'SETP')).toMatchObject({ documentType: '03', ...range, used: 0 });
    expect(await control.nextNumber(nit, '91', 'SETP')).toMatchObject({ resolution: null });
    await expect(control.nextNumber(nit, '03', 'SEDS')).rejects.toMatchObject({ code: 'unknown-range' });
    await expect(control.nextNumber(nit, '01', 'SCON')).rejects.toMatchObject({ code: 'unknown-range' });
  });

  it('of notes and payroll needs no range', async () => {
    expect(await control.nextNumber(nit, '91', 'NC')).toMatchObject({ resolution: null, used: 1, next: '42' });
    expect(await control.nextNumber(nit, '102')).toMatchObject({ prefix: '', used: 0, next: '1' });
  });

  it('is refused for a range that the issuer does not have, with those it has', async () => {
    await expect(control.nextNumber(nit, '01', 'FE')).rejects.toMatchObject({
      status: 404,
      code: 'unknown-range',
      message: expect.stringContaining('01 «SETP»') as string,
    });
  });
});
