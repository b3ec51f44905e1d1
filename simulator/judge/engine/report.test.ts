import { expect, it } from 'vitest';
import { parsed } from '../../testing/authority.fixture.ts';
import { small } from '../../testing/reception.fixture.ts';
import { verifySignature } from '../../checks/signature/verify.ts';
import { reportOf } from './report.ts';
import type { RuleResult } from './results.ts';
import { judgementOf } from './verdict.ts';

const reason = { en: 'No record.', es: 'No hay registro.' };

const results: readonly RuleResult[] = [
  { code: 'A', kind: 'Rechazo', status: 'off' },
  { code: 'B', kind: 'Rechazo', status: 'notEvaluated', reason },
  { code: 'C', kind: 'Rechazo', status: 'broken', error: 'oops', thrown: new Error('oops') },
  { code: 'D', kind: 'Notificación', status: 'off' },
];

it('a report lists the rules that neither passed nor failed, each under its status', async () => {
  const certificate = await verifySignature(parsed(small('invoice')), {
    trust: { roots: [], subordinates: [], crls: {} },
    now: 0,
  });
  const judgement = judgementOf({ results, telling: results });
  expect(reportOf({ judgement, subject: undefined, facts: { certificate, deletions: [] } })).toMatchObject({
    verdict: 'rejected',
    failed: [],
    off: ['A', 'D'],
    notEvaluated: [{ code: 'B', reason: reason.en, spanish: { reason: reason.es } }],
    broken: [{ code: 'C', error: 'oops' }],
  });
});
