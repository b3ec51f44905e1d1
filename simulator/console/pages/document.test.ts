import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailedLine, JudgedDocument } from '../../registry/types.ts';
import type { Issuing } from '../ports.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

let visitor: Visitor;

beforeAll(async () => {
  const issued = { kind: 'invoice', request: '{}', fieldAt: (xpath: string) => `field of ${xpath}` };
  const issuing = { requestOf: () => Promise.resolve(issued) } as unknown as Issuing; // nothing else of it is asked here
  visitor = await startVisitor({ consolePorts: { issuing } });
});

afterAll(() => visitor.close());

const failing = (code: string): FailedLine => {
  const texts = { found: 'f', expected: 'e', fix: 'x' };
  const data = { foundData: { kind: 'value', value: 'f' }, expectedData: { kind: 'value', value: 'e' } } as const;
  return {
    code,
    kind: 'Rechazo',
    message: 'm',
    xpath: `/${code}`,
    line: 1,
    column: 1,
    ...texts,
    ...data,
    spanish: texts,
  };
};

const exchange = 'batch';
const identity = {
  issuerNit: '901500100',
  type: '01',
  number: 'SETP990000001',
  key: 'a1b2',
  receiverId: '900373115',
  issueDate: '2026-11-20',
  payableAmount: '1234567.00',
} as const;

const filed = (code?: string): JudgedDocument => ({
  ...identity,
  exchange,
  state: code === undefined ? 'accepted' : 'rejected',
  failed: code === undefined ? [] : [failing(code)],
  fileName: 'a.xml',
  xml: '<Invoice/>',
  applicationResponse: '',
  lines: code === undefined ? [] : [`Regla: ${code}, Rechazo: m`, 'Regla: FAJ43b, Notificación: m'],
  statusMessage: '',
  receivedAt: 0,
});

const words = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

it('shows what was found in this document, where a batch held others of its number and code', async () => {
  const sent = [filed('FAD09e'), filed('FAK20'), filed()];
  const documents = sent.map(({ key, number, state, failed }) => ({ key, number, verdict: state, failed }));
  const { authority, journal } = visitor.tenant;
  await journal.record({
    id: exchange,
    receivedAt: 0,
    operation: 'SendTestSetAsync',
    certificateNit: undefined,
    status: 200,
    envelope: Buffer.from('<a/>'),
    answer: '',
    results: { documents },
    fault: undefined,
  });
  for (const document of sent) await authority.registry.record(document);
  const listed = await authority.registry.listDocuments({ limit: 3 });
  const shown = await Promise.all(
    listed.toReversed().map(async ({ id }) => {
      const { text } = await visitor.get(`/documents/${String(id)}`);
      return ['FAD09e', 'FAK20'].filter((code) => text.includes(`/rules/${code}`));
    }),
  );
  expect(shown).toEqual([['FAD09e'], ['FAK20'], []]);
});

it('gives the reasons of a rejected document before its data, and the XML behind them', async () => {
  const { text } = await visitor.get('/documents/1?lang=es');
  expect(words(text)).toMatch(
    /FAD09e.*Campo de la solicitud field of \/FAD09e Encontrado.*El documento.*EMPRESA DE PRUEBAS.*XML recibido/,
  );
});

it('leads to the documents filed before and after it', async () => {
  const linked = async (id: number): Promise<readonly (readonly string[])[]> => {
    const { text } = await visitor.get(`/documents/${String(id)}`);
    return [...text.matchAll(/rel="(prev|next)" href="[^"]*\/(\d+)"/g)].map(([, rel = '', to = '']) => [rel, to]);
  };
  expect(await Promise.all([1, 2, 3].map(linked))).toEqual([
    [['prev', '2']],
    [
      ['prev', '3'],
      ['next', '1'],
    ],
    [['next', '2']],
  ]);
});

describe('the list', () => {
  it.each([
    ['', ['3', '1', '2'], 3],
    ['?verdict=accepted', ['3', '1', '2'], 1],
    ['?verdict=rejected&code=FAK20', ['3', '1', '2'], 1],
    ['?text=nothing-is-called-so', ['3', '1', '2'], 0],
  ])('%s has the counts of all documents, and the rows of those chosen', async (query, counts, rows) => {
    const { text } = await visitor.get(`/documents${query}`);
    const shown = ['all', 'accepted', 'rejected'].map(
      (id) => new RegExp(`id="count-${id}"[^>]*>(\\d+)<`).exec(text)?.[1],
    );
    expect([shown, [...text.matchAll(/data-key=/g)].length]).toEqual([counts, rows]);
    expect(text).not.toContain('first-steps');
  });

  it('is led to by its counts without other filters, and those keep the verdict', async () => {
    const { text } = await visitor.get('/documents?text=SETP&before=9&verdict=accepted');
    const links = [...text.matchAll(/<a class="(?:all|accepted|rejected)" href="[^"]*\/habilitacion([^"]*)"/g)];
    expect(links.map(([, to]) => to)).toEqual([
      '/documents',
      '/documents?verdict=accepted',
      '/documents?verdict=rejected',
    ]);
    expect(text).toContain('<input type="hidden" name="verdict" value="accepted"');
  });

  it('is that of all new ones where one goes back to the newest', async () => {
    const { status, headers } = await visitor.get('/documents?text=SETP&after=1');
    expect([status, headers.get('location')?.split('/').at(-1)]).toEqual([303, 'documents?text=SETP']);
  });

  it('shows when, verdict and first code, kind, number, parties and amount', async () => {
    const { text } = await visitor.get('/documents?lang=es');
    const [row = ''] = /<tr[^>]*data-key="1"[^]*?<\/tr>/.exec(text) ?? [];
    expect(words(row).trim()).toBe(
      '1969-12-31 19:00:00 Rechazado FAD09e +1 Factura SETP990000001 EMPRESA DE PRUEBAS SAS → 900373115 1.234.567,00',
    );
    expect(row).toContain('/documents/1"');
  });
});
