import { expect, it } from 'vitest';
import { startLaps } from './laps.ts';

it('times stages from one to the next, and adds up those that occur again', () => {
  const times = [1, 1.5, 4.004, 10];
  const { lap, taken } = startLaps(() => times.shift() ?? expect.fail('asked too often'));
  for (const stage of ['read', 'sent', 'answered', 'sent']) lap(stage);
  expect(taken()).toEqual({ read: 1, sent: 6.5, answered: 2.5 });
});
