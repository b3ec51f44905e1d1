import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FailedLine, JudgedDocument } from '../../registry/types.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor();
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
  payableAmount: '1.00',
} as const;

const filed = (code?: string): JudgedDocument => ({
  ...identity,
  exchange,
  state: code === undefined ? 'accepted' : 'rejected',
  failed: code === undefined ? [] : [failing(code)],
  fileName: 'a.xml',
  xml: '<Invoice/>',
  applicationResponse: '',
  lines: [],
  statusMessage: '',
  receivedAt: 0,
});

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
