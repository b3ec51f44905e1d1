import { describe, expect, it } from 'vitest';
import { createCatchUp } from './catch-up.ts';

/** Another process, and what is held here of its state; `hold` makes the next reading wait until it is let go. */
const scene = () => {
  let [theirs, told, held, looks] = [0, 0, 0, 0];
  let reading: Promise<void> = Promise.resolve();
  const catchUp = createCatchUp({
    hasChanged: () => {
      looks += 1;
      const before = told;
      told = theirs;
      return Promise.resolve(before !== told);
    },
    reload: async () => {
      const read = theirs;
      await reading;
      held = read;
    },
  });
  return {
    catchUp,
    change: () => {
      theirs += 1;
    },
    held: () => held,
    looks: () => looks,
    hold: () => {
      let letGo = (): void => undefined;
      let fail = letGo;
      reading = new Promise((resolve, reject) => {
        letGo = resolve;
        fail = () => reject(new Error('away'));
      });
      return { letGo, fail };
    },
  };
};

describe('what is held of a shared store', () => {
  it('is up to date for every request, also for one that arrives while another one reads', async () => {
    const { catchUp, change, held, hold } = scene();
    change();
    const { letGo } = hold();
    const seen: number[] = [];
    const request = (): Promise<void> => catchUp().then(() => void seen.push(held()));
    const both = [request()];
    // Long enough for the first one to be told of the change.
    await new Promise(setImmediate);
    both.push(request());
    await new Promise(setImmediate);
    expect(seen).toEqual([]);
    letGo();
    await Promise.all(both);
    expect(seen).toEqual([1, 1]);
  });

  it('has what was changed while another request was reading', async () => {
    const { catchUp, change, held, hold } = scene();
    change();
    const { letGo } = hold();
    const first = catchUp();
    await new Promise(setImmediate);
    change();
    const second = catchUp();
    letGo();
    await first;
    expect(held()).toBe(1);
    await second;
    expect(held()).toBe(2);
  });

  it('is read again after a reading that failed', async () => {
    const { catchUp, change, held, hold } = scene();
    change();
    const { fail } = hold();
    const first = catchUp();
    fail();
    await expect(first).rejects.toThrow('away');
    hold().letGo();
    await catchUp();
    expect(held()).toBe(1);
  });

  it('takes two looks for any number of requests at once', async () => {
    const { catchUp, looks } = scene();
    const first = catchUp();
    await new Promise(setImmediate);
    await Promise.all([first, ...Array.from({ length: 50 }, () => catchUp())]);
    expect(looks()).toBe(2);
  });
});
