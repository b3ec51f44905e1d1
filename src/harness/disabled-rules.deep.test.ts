/** No scenario of the catalogue is green for another reason: with its rule off, each comes out otherwise. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds, type DocumentKind } from '../../simulator/engine/document-kind.ts';
import { withRules } from '../../simulator/engine/profile.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import { breakableEntries } from './catalogue-facts.ts';
import { startBox, type Box, type JsonObject } from './box.ts';
import { expectedCodes, runViolation } from './violations/run.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'disabled', clock: '2026-11-20' });
});

afterAll(() => box.close());

/** Within the ranges of the registry. */
const firstNumbers: Readonly<Record<DocumentKind, number>> = {
  invoice: 991_000_000,
  creditNote: 1_100_000,
  debitNote: 1_200_000,
  supportDocument: 984_500_000,
  supportAdjustmentNote: 1_300_000,
  payroll: 1_400_000,
  payrollAdjustment: 1_500_000,
};

type Verdict = { readonly rejected: readonly string[]; readonly notifications: readonly string[] };

const linesOf = ({ verdict }: JsonObject): string => {
  const { rejected, notifications } = (verdict ?? { rejected: [], notifications: [] }) as Verdict; // as the specification has it
  return [...rejected, ...notifications].sort().join(' ');
};

describe('with a rule switched off', () => {
  it.each(documentKinds)('the scenario of that rule about a document of the kind %s fails', async (kind) => {
    let number = firstNumbers[kind];
    const indifferent: string[] = [];
    for (const entry of breakableEntries(kind)) {
      const { code } = entry.code;
      const { status, body } = await runViolation(box, entry, {
        number: (number += 1),
        adjust: (profile) => withRules(profile, { [code]: 'off' }),
      });
      const wanted = [...expectedCodes(entry)].sort().join(' ');
      if (status === 200 && linesOf(body) === wanted) indifferent.push(code);
    }
    // What cannot be opened is answered so whatever is on: there is nothing to judge.
    const unopened = catalogue()
      .entries(kind)
      .flatMap(({ rule, code }) => (rule.outcome === undefined ? [] : [code.code]));
    expect(indifferent).toEqual(unopened);
  });
});
