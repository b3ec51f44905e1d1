import { afterEach, describe, expect, it } from 'vitest';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { fetchExplanations, fieldAt, nearestSpec } from './explanations.ts';
import { startFakeAuthority, type FakeAuthority, type Reaction } from './fake-authority.fixture.ts';
import { destinationOf } from './destination.ts';
import { createTransport } from './http-transport.ts';

const root: XmlRootSpec = {
  name: 'Invoice',
  namespaces: {},
  content: [
    { name: 'cbc:ID', content: 'SETP1', field: 'number' },
    {
      name: 'cac:InvoiceLine',
      field: 'invoice_lines.0',
      content: [
        {
          name: 'cac:Price',
          content: [{ name: 'cbc:PriceAmount', content: '1', field: 'invoice_lines.0.price_amount' }],
        },
      ],
    },
    { name: 'cac:InvoiceLine', field: 'invoice_lines.1', content: [] },
    { name: 'cbc:IssueDate', field: 'date', content: '2026-11-20', attributeFields: { zone: 'time' } },
  ],
};

const context = { root, callersPath: (path: string) => path.replace('number', 'numero') };

let authority: FakeAuthority | undefined;

afterEach(async () => {
  await authority?.close();
});

const explained = async (reaction: Reaction, exchange = 'exchange-1', language?: 'en' | 'es') => {
  authority = await startFakeAuthority(() => reaction);
  const transport = createTransport({ to: destinationOf({ url: authority.url }), timeoutMs: 60_000 });
  const found = await fetchExplanations(transport, exchange, { ...context, language });
  transport.close();
  return found;
};

const fetched = async (...given: Parameters<typeof explained>) => (await explained(...given)).explanations;

describe('fieldAt', () => {
  it.each([
    ['/Invoice/cbc:ID', 'number'],
    ['/*/cbc:ID/@schemeID', 'number'],
    ['/Invoice/cac:InvoiceLine[1]/cac:Price/cbc:PriceAmount', 'invoice_lines.0.price_amount'],
    ['/Invoice/cac:InvoiceLine[1]/cac:Price', 'invoice_lines.0'],
    ['/Invoice/cac:InvoiceLine[2]/cac:Item/cbc:Description', 'invoice_lines.1'],
    ['/Invoice/cbc:IssueDate/@zone', 'time'],
    ['/Invoice/cbc:UUID', undefined],
    ['/Invoice/cac:InvoicePeriod/cbc:StartDate', 'invoice_period.start_date'],
    ['/*/cac:InvoicePeriod[1]/cbc:EndDate', 'invoice_period.end_date'],
    ['/Invoice/cac:DiscrepancyResponse/cbc:ReferenceID', 'billing_reference.number'],
    ['/CreditNote/cac:InvoicePeriod/cbc:StartDate', undefined],
    ['/CreditNote/cbc:ID', undefined],
    ['not a path', undefined],
  ])('finds the source of %s: %s', (xpath, field) => {
    expect(fieldAt(root, xpath)).toBe(field);
  });
});

describe('fetchExplanations', () => {
  const inBoth = {
    ...{ code: 'FAD05', kind: 'Rechazo', message: 'Mensaje', found: 'this', expected: 'that', fix: 'Correct it.' },
    spanish: { found: 'esto', expected: 'aquello', fix: 'Corríjalo.' },
  };
  const english = { found: 'this', expected: 'that', fix: 'Correct it.' };

  it.each([
    [undefined, english],
    ['en', english],
    ['es', inBoth.spanish],
  ] as const)(
    'has the texts of one language only, and the message as the authority has it: %s',
    async (language, texts) => {
      const reaction: Reaction = { status: 200, body: JSON.stringify({ failed: [inBoth] }) };
      expect(await fetched(reaction, 'exchange-1', language)).toEqual([
        { code: 'FAD05', kind: 'Rechazo', message: 'Mensaje', ...texts },
      ]);
    },
  );

  it('are in English where the authority has no other texts', async () => {
    const { spanish: _, ...plain } = inBoth;
    const reaction: Reaction = { status: 200, body: JSON.stringify({ failed: [plain] }) };
    expect(await fetched(reaction, 'exchange-1', 'es')).toMatchObject([english]);
  });

  it('adds the field of the request under the caller’s name and drops missing members', async () => {
    const failed = [
      {
        code: 'FAD05',
        kind: 'R',
        message: 'm',
        xpath: '/Invoice/cbc:ID',
        line: 3,
        column: 9,
        found: 'a',
        expected: null,
        fix: 'f',
        internal: 1,
      },
      { code: 'FAB01', xpath: '/Invoice/ext:UBLExtensions' },
      { kind: 'R' },
      'x',
    ];
    const explanations = await fetched({ body: JSON.stringify({ verdict: 'rejected', failed }) });
    expect(explanations).toStrictEqual([
      {
        code: 'FAD05',
        kind: 'R',
        message: 'm',
        xpath: '/Invoice/cbc:ID',
        line: 3,
        column: 9,
        found: 'a',
        fix: 'f',
        field: 'numero',
      },
      { code: 'FAB01', xpath: '/Invoice/ext:UBLExtensions' },
    ]);
    expect(authority?.requests[0]?.path).toBe('/ensayo/exchanges/exchange-1');
  });

  it.each<readonly [what: string, codes: readonly string[], followsFrom: readonly (string | undefined)[]]>([
    ['amounts in another currency', ['FAD15b', 'FAS03', 'FAD05'], [undefined, 'FAD15b', undefined]],
    ['an unknown currency too', ['CAS03', 'CAD15b', 'CAD15a'], ['CAD15a', 'CAD15a', undefined]],
    ['an unknown currency alone', ['DSAD15a', 'DSAD05'], [undefined, undefined]],
    ['neither', ['FAS03'], [undefined]],
  ])('names what a line about a currency follows from: %s', async (_what, codes, followsFrom) => {
    const failed = codes.map((code) => ({ code, xpath: code.endsWith('03') ? '/*/cbc:TaxAmount/@currencyID' : '/*' }));
    const explanations = await fetched({ body: JSON.stringify({ failed }) });
    expect(explanations?.map((each) => each.followsFrom)).toEqual(followsFrom);
  });

  it('says which check of the message failed, behind a fault', async () => {
    const fault = { check: 'timestamp-expired', detail: 'Expired an hour ago.' };
    const explanations = await fetched({ body: JSON.stringify({ status: 500, fault, failed: [] }) });
    expect(explanations).toEqual([{ code: 'timestamp-expired', message: 'Expired an hour ago.' }]);
  });

  const advice = {
    ...{ id: 'due-before-issue', text: 'Too early.', source: 'No row.', xpath: '/Invoice/cbc:ID', internal: 1 },
    ...{ line: 2, column: 5, found: 'this', plausible: 'that', applied: '90 %' },
    spanish: { text: 'Muy pronto.', source: 'Ninguna fila.', found: 'esto', plausible: 'aquello', applied: 'el 90 %' },
  };
  const placed = { id: 'due-before-issue', xpath: '/Invoice/cbc:ID', line: 2, column: 5, field: 'numero' };

  it.each([
    [undefined, { text: 'Too early.', source: 'No row.', found: 'this', plausible: 'that', applied: '90 %' }],
    ['es', advice.spanish],
  ] as const)('has advice in one language, with the field of the request: %s', async (language, texts) => {
    const body = JSON.stringify({ failed: [], advice: [advice, { text: 'x' }, 'x'] });
    expect(await explained({ body }, 'exchange-1', language)).toStrictEqual({
      explanations: [],
      advice: [{ ...placed, ...texts }],
    });
  });

  it.each([{ failed: [], advice: [] }, { failed: [], advice: 1 }, { failed: [] }])(
    'has no advice where there is none: %j',
    async (journal) => {
      expect(await explained({ body: JSON.stringify(journal) })).toStrictEqual({ explanations: [] });
    },
  );

  it.each([
    ['is not known', { status: 404, body: '{}' }],
    ['is no JSON', { body: '<html>' }],
    ['has no list', { body: '{"failed":1}' }],
    ['is null', { body: 'null' }],
    ['has a fault without check', { body: '{"fault":{},"failed":[]}' }],
    ['breaks off', 'reset' as const],
  ])('returns none when the exchange %s', async (_case, reaction) => {
    expect(await explained(reaction)).toEqual({});
  });

  it.each(['../control/reset', 'a b', '', 'x'.repeat(101)])(
    'does not query an identifier like "%s"',
    async (exchange) => {
      expect(await explained({ body: '{"failed":[]}' }, exchange)).toEqual({});
      expect(authority?.requests).toEqual([]);
    },
  );
});

const invoice: XmlRootSpec = {
  name: 'Invoice',
  namespaces: { '': 'u:i', cbc: 'u:b', cac: 'u:a' },
  content: [
    { name: 'cbc:ID', content: '1', field: 'number' },
    { name: 'cac:InvoiceLine', content: [{ name: 'cbc:ID', content: '1' }], field: 'invoice_lines.0' },
    { name: 'cac:InvoiceLine', content: [{ name: 'cbc:ID', content: '2' }], field: 'invoice_lines.1' },
  ],
};

describe('nearestSpec', () => {
  it.each<[xpath: string, name: string, field: string | undefined]>([
    ['/Invoice', 'Invoice', undefined],
    ['/*/cbc:ID', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID[1]', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID/@schemeID', 'cbc:ID', 'number'],
    ['/Invoice/cac:InvoiceLine', 'cac:InvoiceLine', 'invoice_lines.0'],
    ['/Invoice/cac:InvoiceLine[2]', 'cac:InvoiceLine', 'invoice_lines.1'],
  ])('%s names %s, which comes from %s', (xpath, name, field) => {
    expect(nearestSpec(invoice, xpath)).toMatchObject({ name, ...(field === undefined ? {} : { field }) });
  });

  it.each<[xpath: string, name: string, field: string | undefined]>([
    ['/Invoice/cac:InvoiceLine[2]/cac:Item/cbc:Description', 'cac:InvoiceLine', 'invoice_lines.1'],
    ['/Invoice/cac:InvoiceLine[2]/cbc:ID[2]', 'cac:InvoiceLine', 'invoice_lines.1'],
    ['/Invoice/cac:InvoiceLine[3]', 'Invoice', undefined],
    ['/Invoice/cbc:ID/cbc:ID', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID/cbc:No/@x', 'cbc:ID', 'number'],
    ['/Invoice/cbc:ID[2]', 'Invoice', undefined],
    ['/Invoice/cbc:UUID', 'Invoice', undefined],
  ])('of %s, which is absent, is %s, from %s', (xpath, name, field) => {
    expect(nearestSpec(invoice, xpath)?.name).toBe(name);
    expect(nearestSpec(invoice, xpath)?.field).toBe(field);
  });

  it.each(['/CreditNote', '/CreditNote/cbc:ID', 'cbc:ID', 'Invoice', '//cbc:ID', '/*//cbc:ID', ''])(
    '%j is close to nothing',
    (xpath) => {
      expect(nearestSpec(invoice, xpath)).toBeUndefined();
    },
  );
});
