import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reproduction } from '../ports.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

const made: Reproduction = {
  lines: ['Regla: FAD16, Rechazo: <b>'],
  changes: [{ en: 'set to "9"', es: 'poner "9"' }],
  difference: [{ xpath: '/Invoice/cbc:LineCountNumeric', before: '2' }],
  request: {
    path: '/api/ubl2.1/invoice',
    body: { number: 1 },
    fields: [{ field: 'number', value: 1 }, { field: 'prefix' }],
    also: ['FAD05e'],
  },
  brokenXml: '<Invoice/>',
};

let alone: Visitor;
let visitor: Visitor;
const asked: (readonly string[])[] = [];

beforeAll(async () => {
  alone = await startVisitor();
  visitor = await startVisitor({
    consolePorts: {
      reproduce: (...about) => {
        asked.push(about);
        return Promise.resolve(made);
      },
    },
  });
});

afterAll(async () => {
  await alone.close();
  await visitor.close();
});

describe('a reproduction', () => {
  it('shows the answer, the change and the request, as text', async () => {
    const { status, text } = await visitor.get('/rules/FAD16/reproduction/invoice?lang=en');
    expect(status).toBe(200);
    for (const shown of ['Rechazo: &lt;b&gt;', 'set to &quot;9&quot;', 'prefix', '(left out)', '/rules/FAD05e']) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('valid.xml');
    expect(asked.at(-1)).toEqual(['FAD16', 'invoice', '2026-11-20T15:00:00.000Z']);
  });

  it.each([
    ['broken.xml', 'application/xml', '<Invoice/>'],
    ['request.json', 'application/json', '{\n  "number": 1\n}\n'],
  ])('has %s', async (file, type, content) => {
    const { headers, text } = await visitor.get(`/rules/FAD16/reproduction/invoice/${file}`);
    expect([headers.get('content-type'), text]).toEqual([expect.stringContaining(type), content]);
    expect(headers.get('content-disposition')).toContain(`FAD16-${file}`);
  });

  it.each([
    '/rules/FAD16/reproduction/invoice/valid.xml',
    '/rules/FAD16/reproduction/invoice/other.xml',
    '/rules/FAD16/reproduction/payroll',
    '/rules/NONE1/reproduction/invoice',
    '/rules/FAD16/reproduction/event030',
  ])('is not there at %s', async (path) => {
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('is left to the command line where the authority runs alone', async () => {
    const { text } = await alone.get('/rules/FAD16/reproduction/invoice');
    expect(text).toContain('ensayo reproduce FAD16 --document invoice');
  });
});

describe('the page of a rule', () => {
  it.each([
    ['FAD16', ['/*/cbc:LineCountNumeric']],
    ['CAX02', ['cac:CreditNoteLine']],
    ['NIE187', ['DevengadosTotal']],
  ])('%s shows what passes and what fails, and where', async (code, places) => {
    const { text } = await alone.get(`/rules/${code}?lang=en`);
    for (const place of places) expect(text).toContain(place);
    expect(text).toMatch(/<span class="label">Passes<\/span>[^]*<span class="label">Fails<\/span>/);
  });

  it.each(['ZE02', 'ZA03'])('%s shows no fragment where no content of a document is broken', async (code) => {
    expect((await alone.get(`/rules/${code}?lang=en`)).text).not.toContain('<span class="label">Fails</span>');
  });
});
