import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verdictXml } from '../../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer, type TestIssuer } from '../../issuer.fixture.ts';

type Row = { readonly id: number; readonly code: string; readonly name: string };

type Body = Readonly<Record<string, unknown>> & { readonly rows?: readonly Row[]; readonly message?: string };

let service: TestIssuer;

beforeEach(async () => {
  service = await startTestIssuer(() => ({ body: verdictXml() }));
});

afterEach(closeAll);

const nobody = { Authorization: '' };

const get = async (path: string, headers: Readonly<Record<string, string>> = nobody) => {
  const response = await service.request(path, { headers });
  return { status: response.status, body: (await response.json()) as Body }; // checked by the tests
};

describe('GET listing', () => {
  it('returns the requested models, in that order, to anyone', async () => {
    const { status, body } = await get('/api/ubl2.1/listing?models=Tax,%20Municipality');
    expect([status, Object.keys(body)]).toEqual([200, ['Tax', 'Municipality']]);
    expect(body.Tax).toContainEqual(expect.objectContaining({ id: 1, code: '01', name: 'IVA' }));
    expect(body.Municipality).toHaveLength(1122);
  });

  it.each(['', '?models=', '?models=,'])('returns all tables without models%s', async (query) => {
    const response = await service.request(`/api/ubl2.1/listing${query}`, { headers: nobody });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body = (await response.json()) as Readonly<Record<string, readonly Row[]>>; // checked below
    expect(Object.keys(body)).toHaveLength(47);
    expect(body.PaymentForm?.map(({ id }) => id)).toEqual([1, 2]);
    expect(body.UnitMeasure).toHaveLength(1093);
  });

  it.each(['taxes', 'Tax,Nothing', 'tax', '__proto__'])(
    'refuses the model %s and lists the valid ones',
    async (models) => {
      const { status, body } = await get(`/api/ubl2.1/listing?models=${models}`);
      expect([status, body.code]).toEqual([422, 'unknown-model']);
      expect(body.known).toContain('Tax');
    },
  );
});

describe('GET table', () => {
  it.each([
    ['/api/table/payment_forms', [1, 2]],
    ['/api/table/payment-forms', [1, 2]],
    ['/api/table/payment-forms/', [1, 2]],
    ['/api/table/municipalities?search=BOGOTA', [149]],
    ['/api/table/municipalities?code=11001', [149]],
    ['/api/table/municipalities?id=149', [149]],
    ['/api/table/municipalities?id=149&search=cali', []],
    ['/api/table/municipalities?limit=2&offset=1', [2, 3]],
    ['/api/table/municipalities?limit=0', []],
    ['/api/table/municipalities/name/bogot%C3%A1', [149]],
    ['/api/table/municipalities/name/bogota?limit=1', [149]],
    ['/api/table/payment-forms/name/contado', [1]],
    ['/api/ubl2.1/municipalities?search=medellin', [1]],
    ['/api/table/municipalities?code=27086', []],
    ['/api/table/payment-methods?code=71', []],
    ['/api/ubl2.1/unit-measures?code=kgm', [767]],
    ['/api/ubl2.1/countries?search=colombia', [46]],
  ])('%s', async (path, ids) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body.rows?.map(({ id }) => id)).toEqual(ids);
  });

  it('finds the postal codes of a municipality, which have no identifier', async () => {
    const { body } = await get('/api/table/postal-codes?search=leticia&limit=1');
    expect(body).toMatchObject({
      rows: [{ code: '910001', name: 'Leticia', municipality_code: '91001', zone: 'Urbano' }],
    });
    expect(body.rows?.[0]).not.toHaveProperty('id');
    expect((await get('/api/table/postal-codes/910001')).status).toBe(404);
  });

  it('says how many rows there are behind a page', async () => {
    const { body } = await get('/api/table/countries?limit=2&offset=3');
    expect(body).toMatchObject({ success: true, table: 'countries', total: 249, limit: 2, offset: 3 });
    expect((await get('/api/table/countries')).body.limit).toBeNull();
  });

  it('returns the additional columns of a table', async () => {
    const { body } = await get('/api/table/municipalities/149');
    expect(body).toMatchObject({
      success: true,
      table: 'municipalities',
      row: { id: 149, code: '11001', department_code: '11' },
    });
  });

  it('reports an unused parameter', async () => {
    const { status, body } = await get('/api/table/countries?serch=colombia&limit=1');
    expect([status, body.warnings]).toEqual([200, [expect.objectContaining({ code: 'unknown-query-parameters' })]]);
    expect((await get('/api/table/countries?search=x')).body).not.toHaveProperty('warnings');
  });

  it.each([
    ['/api/table/facturas', 404, 'unknown-table'],
    ['/api/table/facturas/1', 404, 'unknown-table'],
    ['/api/table/facturas/name/a', 404, 'unknown-table'],
    ['/api/table/..%2Fcompanies%2Fdefault', 404, 'unknown-table'],
    ['/api/table/payment-forms/3', 404, 'row-not-found'],
    ['/api/table/payment-forms/01', 404, 'row-not-found'],
    ['/api/table/payment-forms/x', 404, 'row-not-found'],
    ['/api/table/payment-forms?limit=x', 422, 'invalid-request'],
    ['/api/table/payment-forms?limit=-1', 422, 'invalid-request'],
    ['/api/table/payment-forms?limit=1.5', 422, 'invalid-request'],
    ['/api/table/payment-forms?offset=1e3', 422, 'invalid-request'],
    ['/api/table/payment-forms?offset=999999999999', 422, 'invalid-request'],
  ])('%s is refused', async (path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\S{3}/);
  });

  it('names the parameter at fault, and both if both are', async () => {
    const { body } = await get('/api/table/payment-forms?limit=x&offset=y');
    expect(Object.keys(body.errors as object)).toEqual(['limit', 'offset']);
  });

  it('lists its tables', async () => {
    const { body } = await get('/api/table/facturas');
    expect(body.known).toHaveLength(47);
  });
});

const withToken = {};

const postNext = async (body: object, headers: Readonly<Record<string, string>> = withToken) => {
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await service.request('/api/ubl2.1/next-consecutive', init);
  return { status: response.status, body: (await response.json()) as Body }; // checked by the tests
};

describe('the next number', () => {
  it.each([
    [
      'of an invoice',
      { type_document_id: 1, prefix: 'SETP' },
      { type_document_id: 1, prefix: 'SETP', number: 990000000 },
    ],
    ['without prefix', { type_document_id: '4' }, { type_document_id: 4, prefix: 'NC', number: 1 }],
    ['by official code', { type_document_id: '91' }, { type_document_id: 4, prefix: 'NC', number: 1 }],
    ['of payroll', { type_document_id: 9, prefix: ' NI ' }, { type_document_id: 9, prefix: 'NI', number: 1 }],
  ])('%s is the first of its range', async (_case, asked, answer) => {
    expect(await postNext(asked)).toEqual({ status: 200, body: { success: true, ...answer } });
  });

  it.each([
    ['/api/ubl2.1/invoice/current_number/1', { number: 990000000, success: true, prefix: 'SETP' }],
    ['/api/ubl2.1/invoice/current_number/1/SETP', { number: 990000000, success: true, prefix: 'SETP' }],
    ['/api/ubl2.1/payroll/current_number/9', { number: 1, success: true, prefix: 'NI' }],
    ['/api/ubl2.1/invoice/current_number/1/null', { number: 990000000, success: true, prefix: 'SETP' }],
    ['/api/ubl2.1/invoice/current_number/1/SETP/true', { number: 990000000, success: true, prefix: 'SETP' }],
    ['/api/ubl2.1/payroll/current_number/10/false', { number: 1, success: true, prefix: 'NIA' }],
    ['/api/ubl2.1/payroll/current_number/10/true/NIA', { number: 1, success: true, prefix: 'NIA' }],
    ['/api/ubl2.1/payroll/current_number/10/0/null', { number: 1, success: true, prefix: 'NIA' }],
  ])('%s', async (path, answer) => {
    expect(await get(path, withToken)).toEqual({ status: 200, body: answer });
  });

  it('is the one that a document without a number then gets, and advances after it', async () => {
    const path = '/api/ubl2.1/invoice/current_number/1';
    const { body: before } = await get(path, withToken);
    const issued = (await (await service.post({ number: undefined })).json()) as Body; // its name is checked
    expect(issued.urlinvoicexml).toBe(`FES-SETP${String(before.number)}.xml`);
    expect((await get(path, withToken)).body.number).toBe(990000001);
  });

  it('is shared by the types that share a numbering', async () => {
    await service.post({ number: 990000007 });
    expect((await postNext({ type_document_id: 2 })).body.number).toBe(990000008);
    expect((await postNext({ type_document_id: 12 })).body.number).toBe(990000008);
    expect((await postNext({ type_document_id: 3 })).body.number).toBe(1);
  });

  it('is not reserved by the query', async () => {
    const asked = [await postNext({ type_document_id: 1 }), await postNext({ type_document_id: 1 })];
    expect(asked.map(({ body }) => body.number)).toEqual([990000000, 990000000]);
  });

  it('comes with a warning beyond the end of the range', async () => {
    await service.post({ number: 995000000 });
    expect((await postNext({ type_document_id: 1 })).body).toMatchObject({
      success: true,
      number: 995000001,
      warnings: [{ code: 'numbering-exhausted' }],
    });
  });

  it.each([
    ['a type that is none', { type_document_id: 99 }, 'invalid-request'],
    ['no type', { prefix: 'SETP' }, 'invalid-request'],
    ['a list', [], 'invalid-request'],
    ['a type without numbering', { type_document_id: 16 }, 'numbering-not-configured'],
    ['a prefix of another type', { type_document_id: 1, prefix: 'NC' }, 'numbering-not-configured'],
  ])('is refused for %s', async (_case, body, code) => {
    const answer = await postNext(body);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  it.each([
    ['/api/ubl2.1/invoice/current_number/99', 'invalid-request'],
    ['/api/ubl2.1/invoice/current_number/1/XXXX', 'numbering-not-configured'],
    ['/api/ubl2.1/payroll/current_number/10/true/XXXX', 'numbering-not-configured'],
    ['/api/ubl2.1/payroll/current_number/10/NIA', 'invalid-request'],
    ['/api/ubl2.1/payroll/current_number/10/NIA/true', 'invalid-request'],
    ['/api/ubl2.1/invoice/current_number/1/SETP/no', 'invalid-request'],
  ])('%s is refused', async (path, code) => {
    const answer = await get(path, withToken);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  it('lists the available prefixes', async () => {
    expect((await postNext({ type_document_id: 1, prefix: 'XX' })).body.prefixes).toEqual(['SETP']);
  });

  it('is only available with a token', async () => {
    expect((await postNext({ type_document_id: 1 }, nobody)).status).toBe(401);
    expect((await get('/api/ubl2.1/invoice/current_number/1')).status).toBe(401);
  });
});

describe('the ranges of the company', () => {
  it.each([
    ['', ['01', '02', '04', '03', '05', '91', '92', '95', '20', '94', '93', '102', '103']],
    ['/901500100', ['01', '02', '04', '03', '05', '91', '92', '95', '20', '94', '93', '102', '103']],
    ['/901500100/1', ['01']],
  ])('GET table/resolutions%s', async (path, types) => {
    const { status, body } = await get(`/api/table/resolutions${path}`, withToken);
    const rows = body.rows as readonly Readonly<Record<string, unknown>>[];
    expect([status, rows.map(({ type_document_code: code }) => code)]).toEqual([200, types]);
    expect(rows[0]).toMatchObject({ type_document_id: 1, resolution: '18760000001', from: '990000000' });
    expect(JSON.stringify(body)).not.toContain('technical');
  });

  it.each([
    ['', nobody, 401],
    ['/900373115', withToken, 404],
    ['/901500100/999', withToken, 422],
  ])('GET table/resolutions%s is refused', async (path, headers, status) => {
    expect((await get(`/api/table/resolutions${path}`, headers)).status).toBe(status);
  });
});
