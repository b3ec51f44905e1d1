import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { dataJson } from '../../../common/data-directory.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';

const invoice = dataJson('examples/invoice.json') as JsonObject; // our own file
const path = '/api/ubl2.1/invoice';
let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'tenants', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const numbered = (number: number): JsonObject => ({ ...invoice, number });

const acceptedBy = async (at: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, body } = await box.post(`${at}${path}`, numbered(990_000_777), headers);
  return { status, accepted: (body.verdict as { accepted?: boolean } | undefined)?.accepted, code: body.code };
};

describe('tenants of both services', () => {
  it('accept the same number once each, whether the path or the header names them', async () => {
    const accepted = { status: 200, accepted: true, code: undefined };
    const taken = { status: 409, accepted: undefined, code: 'number-already-accepted' };
    expect(await acceptedBy('')).toEqual(accepted);
    expect(await acceptedBy('')).toEqual(taken);
    expect(await acceptedBy('/t/obrero-1')).toEqual(accepted);
    expect(await acceptedBy('', { 'Ensayo-Tenant': 'obrero-1' })).toEqual(taken);
    expect(await acceptedBy('', { 'Ensayo-Tenant': 'obrero-2' })).toEqual(accepted);
    expect(await acceptedBy('/t/default')).toEqual(taken);
  });

  it('have a clock of their own, which both services follow', async () => {
    const control = createControlClient({ ...box.authority.control, tenant: 'futuro' });
    await control.setClock({ mode: 'fixed', at: '2027-02-03T08:00:00' });
    const { body } = await box.post(`/t/futuro${path}`, numbered(990_000_778));
    expect(body.verdict).toMatchObject({ accepted: true });
    expect(String(body.QRStr)).toContain('2027-02-03');
    const { body: now } = await box.post(path, numbered(990_000_779));
    expect(String(now.QRStr)).toContain('2026-11-20');
  });

  it('keep their time when the clock of the default tenant or of another one is moved', async () => {
    const { url, token } = box.authority.control;
    const controlOf = (tenant?: string) => createControlClient({ url, token, tenant });
    const produccion = new URL(`/produccion${new URL(url).pathname}`, url).href;
    const tenants = {
      opened: controlOf('reloj-1'),
      later: controlOf('reloj-2'),
      produccion: createControlClient({ url: produccion, token }),
    };
    const date = async (control: ReturnType<typeof controlOf>) => new Date((await control.clock()).now).toISOString();
    const start = '2026-11-20T15:00:00.000Z';
    expect(await date(tenants.opened)).toBe(start);
    const theDefault = controlOf();
    await theDefault.setClock({ mode: 'fixed', at: '2031-05-06T08:00:00' });
    expect(await Promise.all(Object.values(tenants).map(date))).toEqual([start, start, start]);
    const { body } = await box.post(`/t/reloj-1${path}`, numbered(990_000_781));
    expect(body.verdict).toMatchObject({ accepted: true });
    expect(String(body.QRStr)).toContain('2026-11-20');
    await tenants.opened.setClock({ mode: 'offset', milliseconds: 3_600_000 });
    expect(await date(tenants.later)).toBe(start);
    expect(await date(theDefault)).toBe('2031-05-06T13:00:00.000Z');
    await theDefault.setClock({ mode: 'fixed', at: '2026-11-20T10:00:00' });
  });

  it('explain their verdicts', async () => {
    const wrong = {
      ...numbered(990_000_780),
      legal_monetary_totals: { ...(invoice.legal_monetary_totals as object), payable_amount: '1.00' },
    };
    const { body } = await box.post(`/t/obrero-3${path}`, wrong);
    expect(body.verdict).toMatchObject({ accepted: false, rejected: ['FAU14'] });
    expect(body.explanations).toEqual([expect.objectContaining({ code: 'FAU14', found: '"1.00"' })]);
  });

  it('cannot have any name', async () => {
    expect(await acceptedBy('/t/Obrero_1')).toMatchObject({ status: 400, code: 'invalid-tenant' });
    expect(await acceptedBy('', { 'Ensayo-Tenant': '../x' })).toMatchObject({ status: 400, code: 'invalid-tenant' });
  });
});
