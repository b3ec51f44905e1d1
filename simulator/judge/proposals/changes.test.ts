import { describe, expect, it } from 'vitest';
import { claimOf, withChanges, type Claim, type ProposedChange, type ProposedChanges } from './changes.ts';

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
    const changes = Array.from({ length: count }, () => change);
    const rest = {
      settledBy: {},
      needed: [],
      mended: [],
      signature: 'fits',
      untilSigned: [],
      codeIsKnown: true,
    } as const;
    expect(claimOf({ changes, verdict, left, ...rest })).toBe(claim);
  });
});

it('leave everything else as it is: byte order mark, line ends, quotes, entities', () => {
  const text = (value: string) => `\ufeff<?xml version='1.0'?>\r\n<A  b = 'c'>\t<B>${value}</B><C/>&#xD;&gt;</A>\r\n`;
  const edit = { edit: 'set', path: '/*/B', text: '2' } as const;
  expect(withChanges(text('1'), { changes: [{ ...change, edit }] })).toBe(text('2'));
});
