import { describe, expect, it } from 'vitest';
import {
  brokenBy,
  companyOf,
  contentEntries,
  firedBy,
  isSchemaValid,
  outcomesOf,
  widened,
} from '../testing/notes.fixture.ts';

const groups = new Set(['AA', 'AB', 'AC', 'AD', 'AE', 'BF', 'BG', 'PLATFORM']);

describe.each(widened)('a whole %s', (kind) => {
  it('passes every rule about content', async () => {
    const others = (await outcomesOf(kind)).filter(({ status }) => status !== 'passed');
    expect(others).toEqual([]);
    expect(await isSchemaValid(kind)).toBe(true);
  });

  it('holds the target of every rule about extensions, header, periods and references', async () => {
    const mine = new Set(
      contentEntries(kind).flatMap(({ group, code }) => (groups.has(group.code) ? [code.code] : [])),
    );
    const vacuous = (await outcomesOf(kind)).filter(
      (outcome) => mine.has(outcome.code) && outcome.status === 'passed' && outcome.vacuous,
    );
    expect(vacuous).toEqual([]);
  });

  it.each(
    contentEntries(kind)
      .filter(({ group }) => groups.has(group.code))
      .map((entry) => [entry.code.code, entry] as const),
  )('broken as %s declares, fires that rule, its company and nothing else', async (code, entry) => {
    const fired = await firedBy(kind, entry);
    expect(fired.map((line) => line.code).sort()).toEqual([code, ...companyOf(entry)].sort());
    expect(fired.find((line) => line.code === code)).toMatchObject({
      status: 'failed',
      kind: entry.code.kind,
      message: entry.message,
    });
    expect(await isSchemaValid(kind, brokenBy(kind, entry))).toBe(!entry.rule.alsoFires.includes('ZB01'));
  });
});
