import { describe, expect, it } from 'vitest';
import { catalogue } from '../../rules/index.ts';
import { entryOf, readVerdictHeader, verdictProblems } from './forced-verdicts.ts';
import type { ForcedVerdict } from './verdict-kinds.ts';

const rules = catalogue();

describe('Ensayo-Force-Verdict', () => {
  it.each<readonly [header: string, forced: ForcedVerdict]>([
    ['accepted', { verdict: 'accepted', codes: [] }],
    ['accepted FAJ43b', { verdict: 'accepted', codes: ['FAJ43b'] }],
    ['rejected FAD06', { verdict: 'rejected', codes: ['FAD06'] }],
    ['  rejected  FAD06,FAJ43b , 92 ', { verdict: 'rejected', codes: ['FAD06', 'FAJ43b', '92'] }],
    ['duplicate', { verdict: 'duplicate' }],
    ['FAK61', { verdict: 'rejected', codes: ['FAK61'] }],
    ['FAJ43b, FAK61', { verdict: 'rejected', codes: ['FAJ43b', 'FAK61'] }],
    ['FAJ43b', { verdict: 'accepted', codes: ['FAJ43b'] }],
  ])('"%s" is read', (header, forced) => {
    expect(readVerdictHeader(header, rules)).toEqual({ ok: true, forced });
  });

  it.each([
    ['', 'one of accepted'],
    ['Accepted', '"Accepted" is neither'],
    ['FAK61 rejected', '"rejected" is neither'],
    ['rejected', 'one of a Rechazo at least'],
    ['rejected FAJ43b', 'one of a Rechazo at least'],
    ['rejected FAD06 XX1', '"XX1" is neither'],
    ['accepted FAD06', 'codes of Notificación'],
    ['not-authorised 90', 'without codes'],
    ['x'.repeat(5_000), 'one of accepted'],
  ])('"%.40s" is none', (header, expected) => {
    const read = readVerdictHeader(header, rules);
    expect(read).toMatchObject({ ok: false, detail: expect.stringContaining(expected) as unknown });
    expect(read.ok ? '' : read.detail).toHaveProperty(
      'length',
      expect.toSatisfy((length: number) => length < 350),
    );
  });
});

describe('the codes of a verdict', () => {
  it('report every mistake with its place', () => {
    expect(verdictProblems({ verdict: 'accepted', codes: ['FAJ43b', 'FAD06', 'nada'] }, rules)).toMatchObject([
      { path: '/codes/1', received: 'FAD06' },
      { path: '/codes/2', received: 'nada' },
    ]);
  });

  it('are those of the kind of document if it has them, otherwise of the first kind that does, events included', () => {
    expect(entryOf(rules, 'ZE02', 'payroll')?.document).toBe('payroll');
    expect(entryOf(rules, 'FAD06', 'payroll')?.document).toBe('invoice');
    expect(entryOf(rules, 'LGC01', 'invoice')?.document).toMatch(/^event/);
    expect(entryOf(rules, 'nada')).toBeUndefined();
  });
});
