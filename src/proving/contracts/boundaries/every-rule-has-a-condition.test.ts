/** Every rule with a target has outcomes in `simulator/rules/specification`, or a reason why none can vary it. */
import { expect, it } from 'vitest';
import { specified } from '../../../../simulator/rules/specification/transcription.fixture.ts';
import { listedRules } from '../../../harness/catalogue-facts.ts';

const stated = specified();
const saysSomething = (outcomes: readonly object[]): boolean => outcomes.some((each) => Object.keys(each).length > 0);
const varied = new Set(stated.filter(({ outcomes }) => saysSomething(outcomes)).map(({ id }) => id));
const excused = new Set(stated.filter(({ without }) => without !== undefined).map(({ id }) => id));

const withTarget = listedRules().filter(({ entries: [entry] }) => entry?.target !== undefined);

it('has outcomes, or a reason, for every rule that a document can break', () => {
  const missing = withTarget
    .filter(({ id, unreachable }) => unreachable === undefined && !varied.has(id) && !excused.has(id))
    .map(({ id }) => id);
  // What its condition says about an absent, empty or other value: "outcomes": [{"absent": "fires"}]
  expect(missing).toEqual([]);
});

it('has them only for rules with a target, and excuses only those without outcomes', () => {
  const known = new Set(withTarget.map(({ id }) => id));
  expect([...varied, ...excused].filter((id) => !known.has(id))).toEqual([]);
  expect([...excused].filter((id) => varied.has(id))).toEqual([]);
});
