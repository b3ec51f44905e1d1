/** Bodies designed to be costly: each gets an answer about the body. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer, type TestIssuer } from '../issuer.fixture.ts';
import { invoiceBody } from '../requests/invoice-body.fixture.ts';

let service: TestIssuer;

beforeEach(async () => {
  service = await startTestIssuer(() => ({ body: verdictXml() }));
});

afterEach(closeAll);

const invoice = (field: string, json: string): string =>
  JSON.stringify({ ...invoiceBody(), [field]: '@' }).replace('"@"', () => json);

const posted = async (body: string, init: RequestInit = {}, path = 'invoice') => {
  const response = await service.request(`/api/ubl2.1/${path}`, { method: 'POST', body, ...init });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  return { status: response.status, answer };
};

describe('a body beyond the budget', () => {
  it.each([
    ['a million lines', invoice('invoice_lines', `[${'{},'.repeat(1_000_000)}{}]`), 'jsonItems', 20_001, 20_000],
    [
      'a hundred thousand members',
      `{${Array.from({ length: 100_000 }, (_, at) => `"k${String(at)}":1`).join(',')}}`,
      'jsonMembers',
      1_001,
      1_000,
    ],
    ['a key of 18 MB', `{"${'a'.repeat(18_000_000)}":1}`, 'jsonKeyLength', 201, 200],
    ['a hundred thousand lists in one another', '['.repeat(100_000), 'jsonDepth', 101, 100],
  ])('with %s gets 413', async (_name, body, limit, found, expected) => {
    const { status, answer } = await posted(body);
    expect([status, answer]).toMatchObject([413, { code: 'json-too-complex', limit, found, expected }]);
    expect(JSON.stringify(answer).length).toBeLessThan(1_000);
  });

  it('is as large as --limit allows', async () => {
    await closeAll();
    service = await startTestIssuer(() => ({ body: verdictXml() }), { http: { jsonItems: 2 } });
    expect(await posted('{"invoice_lines":[1,2,3]}')).toMatchObject({ status: 413, answer: { expected: 2 } });
  });
});

describe('a body with many mistakes', () => {
  it('names the first 100 and says that there are more', async () => {
    const { status, answer } = await posted(invoice('invoice_lines', `[${'{"notes":1},'.repeat(9_998)}{"notes":1}]`));
    expect([status, answer.code]).toEqual([422, 'invalid-request']);
    expect(answer).toHaveProperty(['errors', 'body', 0], expect.stringMatching(/^Hay más problemas: .*100/));
    expect(JSON.stringify(answer).length).toBeLessThan(50_000);
  });

  it.each([
    ['email_cc_list', 51, 50, { email: 'ana@example.com' }],
    ['annexes', 21, 20, { document: 'AAAA', extension: 'png' }],
  ])('has at most this many %s', async (field, size, most, item) => {
    const { status, answer } = await posted(invoice(field, JSON.stringify(Array.from({ length: size }, () => item))));
    expect(status).toBe(422);
    const said = `El campo ${field} debe tener a lo sumo ${String(most)} elementos; se recibieron ${String(size)}.`;
    expect(answer.errors).toEqual({ [field]: [said] });
  });

  it.each(['notes', 'foot_note', 'invoice_lines.0.description', 'customer.name'])(
    'has no text longer than a document may be: %s',
    async (field) => {
      const { status, answer } = await posted(JSON.stringify(invoiceBody({ [field]: 'é'.repeat(9_000_000) })));
      expect(status).toBe(422);
      expect(answer.errors).toEqual({
        [field]: [expect.stringMatching(/500\.000.* un texto de 9000000 caracteres\.$/)],
      });
    },
  );

  it.each([`a${'.a'.repeat(4_000_000)}@`, `a@${'a.'.repeat(4_000_000)}-`, `${'a'.repeat(250)}@b.co`])(
    'has no address of that length',
    async (email) => {
      const { status, answer } = await posted(JSON.stringify(invoiceBody({ 'customer.email': email })));
      expect(status).toBe(422);
      expect(answer.errors).toHaveProperty(['customer.email', 0], expect.stringMatching(/dirección de correo/));
    },
  );
});

it('an existing company is changed by clients that show its token, before their body is read', async () => {
  const headers = { Authorization: 'Bearer other' };
  const { status } = await posted('{"business_name":', { headers }, 'config/901500100/2');
  expect(status).toBe(401);
});
