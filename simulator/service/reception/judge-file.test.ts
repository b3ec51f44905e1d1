import { afterAll, beforeAll, expect, it } from 'vitest';
import * as is from '../../checks/vocabulary/is.ts';
import { same } from '../../../src/common/text/bilingual.ts';
import { annex, everyDocument, group, rejects, rule } from '../../judge/engine/rule.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { judgeFile } from './judge-file.ts';

const broken = group({ code: 'XB', title: same('Broken'), stage: 'content' }, [
  rule({
    family: 'XB01',
    title: same('It breaks'),
    codes: everyDocument(rejects('XB01')),
    message: 'Nunca',
    check: is.satisfying({
      expected: same('x'),
      per: 'document',
      test: () => {
        throw new Error('a bug');
      },
    }),
    fix: same('Fix it.'),
    source: annex('FE 1.9'),
  }),
]);

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue(broken) });
});

afterAll(() => authority.registry.close());

it('a rule that breaks is logged with its code, and the verdict with the codes that failed', async () => {
  const logged: unknown[] = [];
  const log = {
    defect: (error: unknown, facts: object) => logged.push(['defect', String(error), facts]),
    debug: (event: string, facts: object) => logged.push([event, facts]),
  };
  const listening = { ...authority, log } as unknown as TestAuthority; // no more of it is called
  await judgeFile(listening, 'factura.xml', Buffer.from(small('invoice')));
  const stages = Object.fromEntries(
    ['schema', 'signature', 'registry', 'rules'].map((stage) => [stage, expect.any(Number)]),
  ) as unknown;
  expect(logged).toEqual([
    ['defect', 'Error: a bug', { exchange: undefined, codes: ['XB01'] }],
    ['judged', { exchange: undefined, kind: 'invoice', verdict: 'rejected', codes: [], stages }],
  ]);
});
