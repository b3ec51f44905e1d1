/** No scenario of the catalogue passes for another reason: with its rule off, each has a different result. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '../../../../simulator/document/kind.ts';
import { withRules } from '../../../../simulator/judge/engine/profile.ts';
import { everyNth } from '../../../common/testing/volume.ts';
import { breakableEntries } from '../../../harness/catalogue-facts.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { firstNumbers, linesOf } from './isolation.fixture.ts';
import { expectedCodes } from '../../../harness/violations/expected.ts';
import { runViolation } from '../../../harness/violations/run-violation.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'disabled', clock: '2026-11-20' });
});

afterAll(() => box.close());

describe('with a rule switched off', () => {
  it.each(documentKinds)('the scenario of that rule about a document of the kind %s fails', async (kind) => {
    let number = firstNumbers[kind];
    const indifferent: string[] = [];
    const tried = everyNth(breakableEntries(kind), 3);
    for (const entry of tried) {
      const { code } = entry.code;
      const { status, body } = await runViolation(box, entry, {
        number: (number += 1),
        adjust: (profile) => withRules(profile, { [code]: 'off' }),
      });
      const wanted = [...expectedCodes(entry)].sort().join(' ');
      if (status === 200 && linesOf(body).join(' ') === wanted) indifferent.push(code);
    }
    // A file that cannot be opened gets this answer whichever rules are on: there is nothing to judge.
    const unopened = tried.flatMap(({ rule, code }) => (rule.outcome === undefined ? [] : [code.code]));
    expect(indifferent).toEqual(unopened);
  });
});
