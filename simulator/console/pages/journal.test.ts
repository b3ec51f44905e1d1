import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

let visitor: Visitor;

const exchange = (id: string, results: unknown) => ({
  id,
  receivedAt: 0,
  operation: 'SendBillSync',
  certificateNit: '901500190',
  status: 200,
  envelope: Buffer.from('<a/>'),
  answer: '',
  results,
  fault: undefined,
});

beforeAll(async () => {
  visitor = await startVisitor();
  const { journal } = visitor.tenant;
  const failed = [{ code: '90', kind: 'Rechazo', message: 'm' }];
  await journal.record(exchange('duplicate', { verdict: 'rejected', number: 'SETP1', key: 'a', failed }));
  await journal.record(exchange('other-90', { verdict: 'accepted', number: 'SETP990', key: '90', failed: [] }));
  const outcome = { code: 'STATUS-89', statusCode: '89', message: 'm' };
  await journal.record(exchange('outcome', { verdict: 'rejected', failed: [], outcome }));
});

afterAll(() => visitor.close());

it.each([
  ['/rules/90', ['duplicate']],
  ['/rules/STATUS-89', ['outcome']],
  ['/rules/92', []],
])(
  'the page of a rule leads to the exchanges that ended with its code, not to all that contain it: %s',
  async (rule, found) => {
    const [, link = ''] = /href="[^"]*(\/journal\?[^"]*)"/.exec((await visitor.get(rule)).text) ?? [];
    const { text } = await visitor.get(link.replaceAll('&amp;', '&'));
    expect(['duplicate', 'other-90', 'outcome'].filter((id) => text.includes(`/journal/${id}"`))).toEqual(found);
  },
);
