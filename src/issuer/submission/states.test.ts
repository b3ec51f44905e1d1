import { describe, expect, it } from 'vitest';
import { consequences, leftFor, submissionEvents, submissionStates, stateAfter } from './states.ts';

const cells = submissionStates.flatMap((state) => submissionEvents.map((event) => [state, event] as const));

describe('the table of a submission', () => {
  it('is this one, in the order of the events', () => {
    const rows = submissionStates.map((state) => [state, ...submissionEvents.map((event) => stateAfter(state, event))]);
    expect(rows).toEqual([
      ['not-sent', 'not-sent', 'sent', 'not-sent', 'in-process', 'rejected', 'accepted', 'superseded'],
      ['sent', 'sent', 'sent', 'sent', 'in-process', 'rejected', 'accepted', 'superseded'],
      ['in-process', 'in-process', 'in-process', 'in-process', 'in-process', 'rejected', 'accepted', 'superseded'],
      ['rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'accepted', 'rejected'],
      ['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'accepted'],
      ['superseded', 'superseded', 'superseded', 'superseded', 'superseded', 'superseded', 'superseded', 'superseded'],
    ]);
  });

  it.each(cells)('leads from %s, by %s, to a state that it may be left for', (state, event) => {
    const next = stateAfter(state, event);
    expect(next === state || leftFor(next).includes(state)).toBe(true);
  });

  it('gives a number away only where the authority cannot know its document, or has said no', () => {
    const free = submissionStates.filter((state) => consequences[state].number === 'free');
    expect(free).toEqual(['not-sent', 'rejected', 'superseded']);
  });

  it('asks only while an acceptance is possible', () => {
    for (const state of submissionStates)
      expect(consequences[state].asks).toBe(state === 'sent' || state === 'in-process');
  });
});
