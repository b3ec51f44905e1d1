import { describe, expect, it } from 'vitest';
import { claimOf, type Claim, type ProposedChange, type ProposedChanges } from './changes.ts';

const change: ProposedChange = {
  code: 'FAU14',
  xpath: '/Invoice',
  edit: { edit: 'remove', path: '/*/cbc:Note' },
  source: 'example',
};

describe('what is said of proposed changes follows from the verdict on exactly these', () => {
  it.each<readonly [changes: number, verdict: ProposedChanges['verdict'], left: readonly string[], Claim | undefined]>([
    [1, 'accepted', [], 'accepted'],
    [1, 'undecided', [], 'undecided'],
    [1, 'rejected', ['FAD06'], 'rejected'],
    [1, 'rejected', [], 'rejected'],
    [0, 'accepted', [], 'sign'],
    [0, 'undecided', [], 'signOpen'],
    [0, 'rejected', ['FAD06'], undefined],
    [0, 'rejected', [], undefined],
  ])('%d changes, %s, left %j: %s', (count, verdict, left, claim) => {
    expect(
      claimOf({ changes: Array.from({ length: count }, () => change), settledBy: {}, verdict, left, needed: [] }),
    ).toBe(claim);
  });
});
