import { describe, expect, it } from 'vitest';
import { provedChanges } from './changes-page.ts';

describe('the changes of the catalogue', () => {
  const changes = provedChanges();

  it('name rules that exist', () => {
    const unknown = changes.flatMap(({ entries }) =>
      [...entries].filter(([, rules]) => rules.length === 0).map(([name]) => name),
    );
    expect(unknown).toEqual([]);
  });

  it('have cases written by hand, except what no document can break', () => {
    const without = changes.filter(
      ({ entries, cases }) =>
        cases.length === 0 && [...entries.values()].flat().some(({ unreachable }) => unreachable === undefined),
    );
    expect(without.map(({ rules }) => rules)).toEqual([]);
  });
});
