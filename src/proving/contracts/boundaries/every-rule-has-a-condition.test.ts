/** Every rule with a target has a row in `datasets/proof/conditions.json`, or a reason why none can vary it. */
import { expect, it } from 'vitest';
import { listedRules } from '../../../harness/catalogue-facts.ts';
import { conditions } from './conditions.fixture.ts';

const { rows, without } = conditions();
const varied = new Set(rows.map(({ id }) => id));
const excused = new Set(without.flatMap(({ ids }) => ids));

const withTarget = listedRules().filter(({ entries: [entry] }) => entry?.target !== undefined);

it('has a row, or a reason, for every rule that a document can break', () => {
  const missing = withTarget
    .filter(({ id, unreachable }) => unreachable === undefined && !varied.has(id) && !excused.has(id))
    .map(({ id }) => id);
  // What its condition says about an absent, empty or other value: {"id": "invoice/FAV90", "absent": "fires"}
  expect(missing).toEqual([]);
});

it('names only rules that exist, and excuses only those without a row', () => {
  const known = new Set(withTarget.map(({ id }) => id));
  expect([...varied, ...excused].filter((id) => !known.has(id))).toEqual([]);
  expect([...excused].filter((id) => varied.has(id))).toEqual([]);
});
