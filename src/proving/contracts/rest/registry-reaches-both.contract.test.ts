/** What a registry says about companies, ranges, software and test sets reaches the issuing service and the authority. */
import { afterEach, describe, expect, it } from 'vitest';
import { readRegistryData } from '../../../../simulator/registry/file/read.ts';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { colombianDate } from '../../../common/time.ts';
import { answerIn } from '../../../harness/answers.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';
import { postTo } from '../../../harness/post.ts';
import { startAuthorityAlone, startIssuerAlone } from '../../../harness/one-service.ts';

const boxes: Box[] = [];

afterEach(async () => {
  for (const box of boxes.splice(0)) await box.close();
});

const [nit, name] = ['900373115', 'MI EMPRESA SAS'];
const period = { startDate: '2019-01-19', endDate: '2030-01-19' };
const publicRange = {
  ...{ documentType: '01', resolution: '18760000001', prefix: 'SETP', from: '990000000', to: '995000000' },
  ...{ ...period, technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c' },
};

const start = async (file: object): Promise<Box> => {
  const read = readRegistryData(file);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const box = await startBox({ seed: 'registry', registry: read.registry, companies: read.companies });
  boxes.push(box);
  return box;
};

const invoice = (changes: JsonObject = {}): JsonObject => {
  const {
    resolution_number: _,
    prefix: __,
    number: ___,
    ...body
  } = createGenerator('registry').invoice({
    variant: 'withoutDiscount',
  });
  return { ...body, ...changes };
};

const posting = (box: Box, own: string): Box['post'] =>
  postTo(box.issuer.url, box.companies.find((one) => one.nit === own)?.token ?? '');

const range = (fields: object): object => ({
  ...{ issuerNit: nit, documentType: '01', resolution: '18769000001', prefix: 'ZZ', from: '1', to: '90' },
  ...{ ...period, technicalKey: 'abc', ...fields },
});

const accepted = { verdict: { accepted: true, rejected: [] } };

describe('a registry reaches both services', () => {
  it('with a further range of a company', async () => {
    const box = await start({ companies: [{ nit, name, prefix: 'FE' }], ranges: [range({})] });
    const { body } = await posting(box, nit)('/api/ubl2.1/invoice', invoice({ prefix: 'ZZ' }));
    expect(body).toMatchObject({ ...accepted, urlinvoicexml: 'FES-ZZ1.xml' });
    expect(body).not.toHaveProperty('warnings');
  });

  it('with a further range of the default company, and another technical key of its own', async () => {
    const box = await start({
      ranges: [range({ issuerNit: '901500100' }), { ...publicRange, issuerNit: '901500100', technicalKey: 'abcdef' }],
    });
    for (const changes of [{ prefix: 'ZZ' }, { prefix: 'SETP' }, {}]) {
      const { body } = await box.post('/api/ubl2.1/invoice', invoice(changes));
      expect(body).toMatchObject(accepted);
      expect(body).not.toHaveProperty('warnings');
    }
  });

  it('with a company that is given row by row, and its software', async () => {
    const box = await start({
      contributors: [{ nit, name, receptionEmail: 'mia@example.com' }],
      software: [{ id: '11111111-2222-4333-8444-555555555555', ownerNit: nit, pin: '12345' }],
      rut: { entries: [{ identification: nit, name }] },
      ranges: [range({})],
    });
    expect(box.companies.map((one) => one.nit)).toEqual([nit]);
    const { body } = await posting(box, nit)('/api/ubl2.1/invoice', invoice());
    expect(body).toMatchObject(accepted);
  });

  it('with the public test range, which every company has, and no other range of somebody else', async () => {
    const other = '900373116';
    const box = await start({
      companies: [
        { nit, name },
        { nit: other, name: 'OTRA SAS' },
      ],
    });
    const { resolution, prefix, from, to, technicalKey } = publicRange;
    const configured = {
      ...{ type_document_id: 1, resolution, prefix, from, to, technical_key: technicalKey },
      ...{ resolution_date: period.startDate, date_from: period.startDate, date_to: period.endDate },
    };
    const tokenOf = (own: string): string => box.companies.find((one) => one.nit === own)?.token ?? box.token;
    const issued = async (own: string, changes: JsonObject = {}, doubts: readonly string[] = []): Promise<unknown> => {
      const put = await fetch(`${box.issuer.url}/api/ubl2.1/config/resolution`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(own)}` },
        body: JSON.stringify({ ...configured, ...changes }),
      });
      const { warnings = [] } = (await put.json()) as { readonly warnings?: readonly { readonly code: string }[] };
      const codes = warnings.map(({ code }) => code).filter((code) => code.includes('range'));
      expect([put.status, codes]).toEqual([200, doubts]);
      const post = postTo(box.issuer.url, tokenOf(own));
      const { body } = await post('/api/ubl2.1/invoice', invoice({ prefix, ...changes }));
      return body;
    };
    for (const own of [nit, other, '901500100']) expect(await issued(own)).toMatchObject(accepted);
    const rejected = (codes: readonly string[]) => ({ verdict: { rejected: codes } });
    expect(await issued(nit, { technical_key: 'abc' }, ['public-range-differs'])).toMatchObject(rejected(['FAD06']));
    expect(await issued(nit, { resolution: '18760000007', prefix: 'SETU' }, ['range-not-public'])).toMatchObject(
      rejected(['FAB05b', 'FAD05e']),
    );
  });
});

it('a company of an authority that runs apart is known to the issuing service alone', async () => {
  const read = readRegistryData({ companies: [{ nit, name }] });
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const authority = await startAuthorityAlone({ registry: read.registry });
  const issuer = await startIssuerAlone({ companies: read.companies }, authority.url);
  try {
    expect(issuer.companies).toMatchObject([{ nit, name }]);
    const post = postTo(issuer.url, issuer.companies[0]?.token ?? '');
    expect((await post('/api/ubl2.1/invoice', invoice())).body).toMatchObject(accepted);
  } finally {
    await issuer.close();
    await authority.close();
  }
});

describe('a path with a test set', () => {
  const ownSet = 'a7c31f52-0d4b-4e86-9b17-5c20d8e4f601';
  const stranger = '11111111-2222-4333-8444-555555555555';

  it('of the default company answers with a ZipKey', async () => {
    const box = await start({});
    for (const [path, body] of [
      ['invoice', invoice()],
      ['invoice', invoice({ number: 990000050, prefix: 'SETP' })],
    ] as const) {
      const reply = await box.post(`/api/ubl2.1/${path}/${ownSet}`, body);
      const result = answerIn(reply.body);
      expect([reply.status, result]).toMatchObject([
        200,
        { ZipKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
      ]);
      const zipKey = (result as { readonly ZipKey: string }).ZipKey;
      const status = await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {});
      expect(status.body).toMatchObject({ verdicts: [{ accepted: true }] });
    }
  });

  it('of a registry file does, for the default company and for another', async () => {
    const [one, two] = ['22222222-2222-4333-8444-555555555555', '33333333-2222-4333-8444-555555555555'];
    const box = await start({
      companies: [{ nit, name }],
      testSets: [
        { id: one, issuerNit: '901500100', preset: 'invoicing' },
        { id: two, issuerNit: nit, preset: 'invoicing' },
      ],
    });
    for (const [post, id] of [
      [box.post, one],
      [posting(box, nit), two],
    ] as const) {
      const { body } = await post(`/api/ubl2.1/invoice/${id}`, invoice());
      expect(JSON.stringify(body)).toContain('"ZipKey":"');
    }
  });

  it.each([undefined, 'worker-1'])('opened while the services run does at once, in tenant %s', async (tenant) => {
    const box = await start({});
    const headers: Readonly<Record<string, string>> = tenant === undefined ? {} : { 'Ensayo-Tenant': tenant };
    const path = `/api/ubl2.1/invoice/${stranger}`;
    expect((await box.post(path, invoice(), headers)).status).toBe(422);
    const control = createControlClient({ ...box.authority.control, tenant });
    await control.addTestSet({ id: stranger, issuerNit: '901500100', preset: 'invoicing' });
    const { status, body } = await box.post(path, invoice(), headers);
    expect([status, answerIn(body)]).toMatchObject([200, { ZipKey: expect.any(String) as unknown }]);
  });

  it('opened while the services run is no set of another company or tenant', async () => {
    const box = await start({ companies: [{ nit, name }] });
    await createControlClient(box.authority.control).addTestSet({ id: stranger, issuerNit: nit, preset: 'invoicing' });
    for (const headers of [{}, { 'Ensayo-Tenant': 'worker-1' }]) {
      const { status, body } = await box.post(`/api/ubl2.1/invoice/${stranger}`, invoice(), headers);
      expect([status, body.code]).toEqual([422, 'unknown-test-set']);
      expect(body.known).not.toContainEqual({ family: 'invoicing', id: stranger });
    }
    const other = await posting(box, nit)(`/api/ubl2.1/invoice/${ownSet}`, invoice());
    expect(other.body.known).toContainEqual({ family: 'invoicing', id: stranger });
  });

  it('that the company does not have is refused, with those that it has', async () => {
    const box = await start({});
    const { status, body } = await box.post(`/api/ubl2.1/invoice/${stranger}`, invoice());
    expect([status, body]).toMatchObject([422, { code: 'unknown-test-set' }]);
    expect(body.known).toContainEqual({ family: 'invoicing', id: ownSet });
    expect(body).not.toHaveProperty('ResponseAuthority');
  });

  it('is no set in the paths of payroll, where the interface has an identifier', async () => {
    const box = await start({});
    const payroll = createGenerator('registry').payroll({ date: colombianDate(box.clock.now()) });
    const { body } = await box.post(`/api/ubl2.1/payroll/${stranger}`, payroll);
    expect(JSON.stringify(body)).toContain('SendNominaSyncResult');
    expect(body).not.toHaveProperty('warnings');
  });

  it('is no set in the path of payroll because an adjustment named it before', async () => {
    const box = await start({});
    const generator = createGenerator('registry');
    const date = colombianDate(box.clock.now());
    const about = { predecessor_number: 'NI1', predecessor_cune: 'a'.repeat(96), predecessor_issue_date: date };
    const adjusted = await box.post(
      `/api/ubl2.1/payroll-adjust-note/${stranger}`,
      generator.payrollDeletion({ date, predecessor: about }),
    );
    expect(JSON.stringify(adjusted.body)).toContain('"ZipKey":"');
    const { body } = await box.post(`/api/ubl2.1/payroll/${stranger}`, generator.payroll({ date }));
    expect(JSON.stringify(body)).toContain('SendNominaSyncResult');
  });

  it('is any identifier for a company that reads ResponseDian', async () => {
    const box = await start({});
    await fetch(`${box.issuer.url}/api/ubl2.1/config/settings`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${box.token}`, 'content-type': 'application/json' },
      body: '{"compatibility":"both"}',
    });
    const { body } = await box.post(`/api/ubl2.1/invoice/${stranger}`, invoice());
    expect(JSON.stringify(body)).toContain('"ZipKey":"');
  });
});
