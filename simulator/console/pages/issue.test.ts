import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Issued, Issuing } from '../ports.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

const sent: (readonly string[])[] = [];
let answer: Issued = { status: 200, lines: [], fields: [], body: '{}' };

const issuing: Issuing = {
  kinds: [
    { id: 'invoice', name: { en: 'Invoice', es: 'Factura' }, path: '/api/ubl2.1/invoice' },
    { id: 'payroll', name: { en: 'Payroll', es: 'Nómina' }, path: '/api/ubl2.1/payroll/x' },
  ],
  example: (kind) => Promise.resolve(`{"of": "${kind}"}`),
  requestOf: (number) => (number === 'N1' ? { kind: 'payroll', request: '{"again": true}' } : undefined),
  issue: (...given) => {
    sent.push(given);
    return Promise.resolve(answer);
  },
};

let visitor: Visitor;
let alone: Visitor;

beforeAll(async () => {
  visitor = await startVisitor({ consolePorts: { issuing } });
  alone = await startVisitor();
});

afterAll(async () => {
  await visitor.close();
  await alone.close();
});

const textarea = (page: string): string | undefined => /<textarea[^>]*>\n?([^<]*)</.exec(page)?.[1];

describe('the page that issues', () => {
  it.each([
    ['/issue', '{&quot;of&quot;: &quot;invoice&quot;}'],
    ['/issue?kind=payroll', '{&quot;of&quot;: &quot;payroll&quot;}'],
    ['/issue?kind=nothing', '{&quot;of&quot;: &quot;invoice&quot;}'],
    ['/issue?number=N1', '{&quot;again&quot;: true}'],
    ['/issue?number=N2&kind=payroll', '{&quot;of&quot;: &quot;payroll&quot;}'],
  ])('%s begins with %s', async (path, request) => {
    expect(textarea((await visitor.get(path)).text)).toBe(request);
  });

  it('keeps what was written, and shows the answer beside it', async () => {
    answer = {
      status: 200,
      verdict: 'rejected',
      lines: ['Regla: FAD16, Rechazo: <b>', 'sin código'],
      fields: [{ field: 'customer.dv', about: 'FAK24b' }],
      body: '{"x": "<script>"}',
    };
    const { text } = await visitor.post('/issue?kind=invoice&lang=en', { request: '{"mine": 1' });
    expect(sent.at(-1)).toEqual(['invoice', '{"mine": 1', 'en']);
    expect(textarea(text)).toBe('{&quot;mine&quot;: 1');
    for (const shown of ['Rejected', 'Rechazo: &lt;b&gt;', '/rules/FAD16', 'customer.dv', '&lt;script&gt;']) {
      expect(text).toContain(shown);
    }
  });

  it('says when nothing was sent to the authority', async () => {
    answer = { status: 422, lines: [], fields: [{ field: 'customer', about: 'falta' }], body: '{}' };
    const { text } = await visitor.post('/issue?kind=invoice&lang=es', { request: '{}' });
    expect(text).toContain('El servicio no la envió (HTTP 422).');
  });

  it.each(['/issue', '/issue?number=N1'])('%s says what to do where the authority runs alone', async (path) => {
    expect((await alone.get(path)).text).toContain('ensayo up');
  });

  it('issues nothing of a kind that the service does not have', async () => {
    const before = sent.length;
    expect((await visitor.post('/issue?kind=nothing', { request: '{}' })).text).toContain('ensayo up');
    expect(sent.length).toBe(before);
  });
});
