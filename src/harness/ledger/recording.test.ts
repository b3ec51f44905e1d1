import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { sentKinds } from '../events/flow.ts';
import { breakableEntries, shownEventEntries } from '../catalogue-facts.ts';
import { completeNames } from '../violations/base.ts';
import { ledgerOf } from './ledger.ts';
import { createRecording, type Provable, type RecordedPart } from './recording.ts';

const outcomes = catalogue().outcomes;
const everything: readonly Provable[] = [
  ...documentKinds.flatMap(breakableEntries),
  ...sentKinds.flatMap(shownEventEntries),
  ...outcomes,
];
const complete = [
  ...completeNames(),
  ...sentKinds,
  ...outcomes.map(({ document, code }) => `${document}/${code.code}`),
];

/** The record of a process that sees every nth entry and every nth complete document. */
const share = (position: number, of: number, failing?: Provable): RecordedPart => {
  const recording = createRecording();
  const mine = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % of === position);
  for (const entry of mine(everything)) recording.tried(entry, entry !== failing);
  for (const name of mine(complete)) recording.passed(name, mine(everything));
  return recording.part();
};

describe('the ledger of a run', () => {
  it('is the same from one process and from several', () => {
    const alone = ledgerOf([share(0, 1)]);
    expect(alone).toBeDefined();
    expect(ledgerOf([share(0, 2), share(1, 2)])).toEqual(alone);
    expect(Object.values(alone?.entries ?? {}).every(({ fires, passes }) => fires && passes)).toBe(true);
  });

  it('is absent while a process is missing', () => {
    expect(ledgerOf([share(0, 2)])).toBeUndefined();
    expect(ledgerOf([])).toBeUndefined();
  });

  it('does not count an entry that failed in one of them', () => {
    const [failing] = everything;
    const ledger = ledgerOf([share(0, 1), share(0, 2, failing)]);
    const fires = Object.values(ledger?.entries ?? {}).filter((proof) => !proof.fires);
    expect(fires).toHaveLength(1);
  });
});
