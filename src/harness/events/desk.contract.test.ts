import { expect, it } from 'vitest';
import { adjustableClock } from '../../common/env/env.ts';
import type { EventSubject } from '../../issuer/documents/event.ts';
import { startBox, type Elsewhere } from '../box.ts';
import { eventDesk } from './desk.ts';

const elsewhere: Elsewhere = {
  kind: 'authority',
  withAuthority: (_change, run) => run(),
  passTime: () => Promise.resolve(),
};
const document = {} as EventSubject; // Nothing is built of the models.

it('gives no number again that an earlier run sent to the same authority', async () => {
  const box = await startBox();
  await box.close();
  const numbersFrom = (instant: string): readonly string[] => {
    const desk = eventDesk({ ...box, elsewhere, clock: adjustableClock(instant) });
    return Array.from({ length: 300 }, () => desk.model('030', document).number);
  };
  const earlier = numbersFrom('2026-11-20T15:30:15Z');
  expect(numbersFrom('2026-11-20T15:30:35Z').filter((number) => earlier.includes(number))).toEqual([]);
});
