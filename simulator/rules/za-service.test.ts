import { describe, expect, it } from 'vitest';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { runRule } from '../judge/engine/run.ts';
import { subjectFrom } from '../testing/catalogue.fixture.ts';
import { statusOf as ruleStatus } from '../testing/rules.fixture.ts';
import { catalogue } from './index.ts';

const limit = 500 * 1024;

const statusOf = (size: number): string => {
  const [entry] = catalogue().find('ZA01');
  const facts = { intake: { size }, limits: { xmlBytes: limit } } as unknown as Facts; // no more is asked for
  return entry === undefined ? 'no such rule' : runRule(entry, subjectFrom(''), facts).status;
};

describe('the size of a file (ZA01)', () => {
  it.each([
    [limit, 'passed'],
    [limit + 1, 'failed'],
  ])('of %i bytes: %s', (size, status) => {
    expect(statusOf(size)).toBe(status);
  });
});

describe('a service that is', () => {
  it.each([
    ['running', undefined],
    ['paused', 'ZA02'],
    ['stopped', 'ZA03'],
  ] as const)('%s fails %s alone', async (state, failed) => {
    const facts: Partial<Facts> = { service: { state } };
    for (const code of ['ZA02', 'ZA03'])
      expect(await ruleStatus(code, { facts }), code).toBe(code === failed ? 'failed' : 'passed');
  });
});
