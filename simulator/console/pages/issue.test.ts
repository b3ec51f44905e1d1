import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Issued, Issuing } from '../ports.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

const sent: (readonly string[])[] = [];
let answer: Issued = { status: 200, lines: [], fields: [], body: '{}' };

const issuing: Issuing = {
  url: () => 'http://127.0.0.1:1',
  kinds: [
    { id: 'invoice', name: { en: 'Invoice', es: 'Factura' }, path: '/api/ubl2.1/invoice' },
    { id: 'payroll', name: { en: 'Payroll', es: 'Nómina' }, path: '/api/ubl2.1/payroll/x' },
  ],
  example: (kind) => Promise.resolve(`{"of": "${kind}"}`),
  requestOf: (exchange) =>
    Promise.resolve(
      exchange === 'N1' ? { kind: 'payroll', request: '{"again": true}', fieldAt: () => undefined } : undefined,
    ),
  schemaOf: (kind) => Promise.resolve({ schema: { title: kind }, components: {} }),
  tableRows: (name) => Promise.resolve([{ id: '1', name }]),
  check: (kind, request) => [{ field: kind, about: request, isError: true }],
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
    ['/issue?exchange=N1', '{&quot;again&quot;: true}'],
    ['/issue?exchange=N2&kind=payroll', '{&quot;of&quot;: &quot;payroll&quot;}'],
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
    // What was sent leads to the heading of its answer, below the request on a small screen.
    for (const shown of ['?kind=invoice#answer"', '<h2 id="answer" tabindex="-1">']) expect(text).toContain(shown);
    for (const shown of ['Rejected', 'Rechazo: &lt;b&gt;', '/rules/FAD16', 'customer.dv', '&lt;script&gt;']) {
      expect(text).toContain(shown);
    }
  });

  it('keeps request and answer when the language changes, and issues nothing again', async () => {
    answer = { status: 200, verdict: 'accepted', key: 'k', lines: [], fields: [], body: '{"x": "<é>"}' };
    const first = await visitor.post('/issue?kind=payroll&lang=en', { request: '{"mine": 1' });
    const [, address = ''] = /form="issue"\s+formaction="[^"]*(\/issue\?[^"]*)"/.exec(first.text) ?? [];
    const [, kept = ''] = /name="answer" value="([^"]*)"/.exec(first.text) ?? [];
    const before = sent.length;
    const form = {
      request: '{"mine": 2',
      answer: kept.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    };
    const { text } = await visitor.post(address.replaceAll('&amp;', '&'), { ...form, as: 'page' });
    expect(address).toBe('/issue?kind=payroll&amp;lang=es');
    expect(sent.length).toBe(before);
    expect(textarea(text)).toBe('{&quot;mine&quot;: 2');
    expect(text).toContain('Aceptado');
    expect(text).toContain('&lt;é&gt;');
  });

  it.each(['', '{', '[]', '{"status": "x"}'])('shows no answer that it did not give: %s', async (given) => {
    const { status, text } = await visitor.post('/issue?kind=invoice', { request: '{}', answer: given, as: 'page' });
    expect([status, text.includes('id="answer"')]).toEqual([200, false]);
  });

  it('says when nothing was sent to the authority, and why', async () => {
    answer = { status: 400, message: 'Coma de más en <3>.', lines: [], fields: [], body: '{}' };
    const { text } = await visitor.post('/issue?kind=invoice&lang=es', { request: '{,}' });
    expect(text).toContain('El servicio no la envió (HTTP 400). <span>Coma de más en &lt;3&gt;.</span>');
  });

  it.each(['/issue', '/issue?exchange=N1'])('%s says what to do where the authority runs alone', async (path) => {
    expect((await alone.get(path)).text).toContain('ensayo up');
  });

  it('issues nothing of a kind that the service does not have', async () => {
    const before = sent.length;
    expect((await visitor.post('/issue?kind=nothing', { request: '{}' })).text).toContain('ensayo up');
    expect(sent.length).toBe(before);
  });
});

describe('the list of documents before there is one', () => {
  it.each([
    ['es', 'Emitir este ejemplo', 'Validar'],
    ['en', 'Issue this example', 'Judge'],
  ])('offers a request to send, from here and from a terminal, and a file to judge (%s)', async (lang, send, judge) => {
    const { text } = await visitor.get(`/documents?lang=${lang}`);
    const [, form = ''] = /(<form[^>]*id="example"[^]*?<\/form>)/.exec(text) ?? [];
    expect(form).toContain('/issue?kind=invoice#answer"');
    expect(form).toContain('name="request" value="{&quot;of&quot;: &quot;invoice&quot;}"');
    expect(form).toContain(send);
    expect(text).toContain(
      'curl -s &#39;http://127.0.0.1:1/api/ubl2.1/invoice&#39; \\\n  -H &quot;Authorization: Bearer $ENSAYO_TOKEN&quot;',
    );
    expect(text).toContain('-d &#39;{&quot;of&quot;: &quot;invoice&quot;}&#39;');
    expect(/<form[^>]*action="[^"]*\/judge"[^]*?<\/form>/.exec(text)?.[0]).toContain(judge);
  });

  it('names the SOAP service where the authority runs alone', async () => {
    const { text } = await alone.get('/documents');
    expect(text).toContain(`<code>${alone.origin}/habilitacion/WcfDianCustomerServices.svc</code>`);
    expect(text).not.toContain('id="example"');
  });

  it('is where the first page of earlier versions leads', async () => {
    const { status, headers } = await visitor.get('/start');
    expect([status, headers.get('location')]).toEqual([303, '/ensayo/console/default/habilitacion/documents']);
  });
});

describe('the editor', () => {
  it('is loaded with the packages it imports, from here, and all of them are served', async () => {
    const { text } = await visitor.get('/issue');
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(text) ?? [];
    const seen = new Set<string>();
    const load = async (url: string): Promise<void> => {
      if (seen.has(url)) return;
      seen.add(url);
      const response = await fetch(`${visitor.origin}${url}`, { headers: visitor.admitted });
      expect([url, response.status, response.headers.get('content-type')]).toEqual([
        url,
        200,
        'text/javascript; charset=utf-8',
      ]);
      const imports = [...(await response.text()).matchAll(/^(?:import|export)\b[^'"(=]*['"]([^'"]+)['"]/gm)];
      for (const [, name = ''] of imports) {
        expect(name).toMatch(/^\.\//);
        await load(new URL(name, `http://x${url}`).pathname);
      }
    };
    await load(script);
    expect(seen.size).toBeGreaterThan(10);
  });

  it('gets the schema of a kind, rows of a table, and what the service says of a request', async () => {
    const json = async (got: Promise<{ readonly text: string }>): Promise<unknown> =>
      JSON.parse((await got).text) as unknown;
    expect(await json(visitor.get('/issue/schema/payroll'))).toEqual({ schema: { title: 'payroll' }, components: {} });
    expect(await json(visitor.get('/issue/table/units'))).toEqual([{ id: '1', name: 'units' }]);
    const findings = [{ field: 'invoice', about: '{"a":1}', isError: true }];
    expect(await json(visitor.post('/issue/check/invoice', { request: '{"a":1}' }))).toEqual(findings);
  });

  it.each(['/issue/schema/unknown', '/issue/check/unknown'])('finds nothing for an unknown kind: %s', async (page) => {
    const { status } = page.includes('check') ? await visitor.post(page, {}) : await visitor.get(page);
    expect(status).toBe(404);
  });
});
