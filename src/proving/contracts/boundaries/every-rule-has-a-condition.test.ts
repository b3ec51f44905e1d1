/** Every rule with a target has outcomes in `simulator/rules/specification`, or a reason why none can vary it. */
import { expect, it } from 'vitest';
import { specified } from '../../../../simulator/rules/specification/transcription.fixture.ts';
import { listedRules } from '../../../harness/catalogue-facts.ts';
import { documentRules, isOfTheTill, isOwnOfTheTill } from './rows.fixture.ts';

const rows = specified();
const saysSomething = (outcomes: readonly object[]): boolean => outcomes.some((each) => Object.keys(each).length > 0);
const varied = new Set(rows.filter(({ outcomes }) => saysSomething(outcomes)).map(({ id }) => id));
const excused = new Set(rows.filter(({ without }) => without !== undefined).map(({ id }) => id));

const withTarget = listedRules().filter(({ entries: [entry] }) => entry?.target !== undefined);

/** One check for all documents: what is stated of another one holds for those of the till, too. */
const stated = new Set(
  withTarget.flatMap(({ id, entries: [entry] }) =>
    entry !== undefined && (varied.has(id) || excused.has(id)) ? [entry.rule] : [],
  ),
);
for (const [rule, entries] of documentRules()) if (isOwnOfTheTill(entries)) stated.add(rule);

it('has outcomes, or a reason, for every rule that a document can break', () => {
  const missing = withTarget
    .filter(({ id, unreachable }) => unreachable === undefined && !varied.has(id) && !excused.has(id))
    .filter(({ entries: [entry] }) => entry === undefined || !isOfTheTill(entry) || !stated.has(entry.rule))
    .map(({ id }) => id);
  // What its condition says about an absent, empty or other value: "outcomes": [{"absent": "fires"}]
  expect(missing).toEqual([]);
});

it('has them only for rules with a target, and excuses only those without outcomes', () => {
  const known = new Set(withTarget.map(({ id }) => id));
  expect([...varied, ...excused].filter((id) => !known.has(id))).toEqual([]);
  expect([...excused].filter((id) => varied.has(id))).toEqual([]);
});
