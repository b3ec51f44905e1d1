import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

it('is made again where it failed, and once where it did not', async () => {
  const known = new Map<string, Promise<number>>();
  let made = 0;
  const make = (): Promise<number> => {
    made += 1;
    return made === 1 ? Promise.reject(new Error('no')) : Promise.resolve(made);
  };
  const both = [madeOnce(known, 'a', make), madeOnce(known, 'a', make)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await madeOnce(known, 'a', make), await madeOnce(known, 'a', make), made]).toEqual([2, 2, 2]);
});
