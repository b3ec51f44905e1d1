import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRooms, createWorkCount, type RoomsOptions } from './rooms.ts';

type Room = { readonly name: string; readonly number: number; holds: boolean };

const roomsOf = (options: Partial<RoomsOptions<Room>> = {}) => {
  const opened: string[] = [];
  const closed: string[] = [];
  const rooms = createRooms<Room>({
    open: (name) => {
      opened.push(name);
      return Promise.resolve({ ok: true, value: { name, number: opened.length, holds: false } });
    },
    close: ({ name }) => {
      closed.push(name);
      return Promise.resolve();
    },
    mayClose: ({ holds }) => !holds,
    most: 2,
    ...options,
  });
  return { rooms, opened, closed, names: () => rooms.list().map(({ name }) => name) };
};

/** Work that continues until told to end. */
const lasting = () => {
  let end = (): void => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end };
};

const nothing = (): void => undefined;

describe('rooms', () => {
  it('are opened once, however many ask at the same time', async () => {
    const { rooms, opened } = roomsOf();
    const numbers = await Promise.all([1, 2, 3].map(() => rooms.use('a', ({ number }) => number)));
    expect(numbers).toEqual([1, 2, 3].map(() => ({ ok: true, value: 1 })));
    expect(opened).toEqual(['a']);
  });

  it('that have been unused the longest are closed for another', async () => {
    const { rooms, closed, names } = roomsOf();
    for (const name of ['a', 'b', 'a', 'c']) await rooms.use(name, nothing);
    expect([closed, names()]).toEqual([['b'], ['a', 'c']]);
  });

  it('that hold something are not, and then there is no room', async () => {
    const { rooms, names } = roomsOf();
    for (const name of ['a', 'b']) await rooms.use(name, (room) => void (room.holds = true));
    expect(await rooms.use('c', nothing)).toEqual({ ok: false, limit: 2 });
    expect(names()).toEqual(['a', 'b']);
    await rooms.use('a', (room) => void (room.holds = false));
    expect(await rooms.use('c', nothing)).toMatchObject({ ok: true });
    expect(names()).toEqual(['b', 'c']);
  });

  it('that somebody uses are not', async () => {
    const { rooms, names } = roomsOf();
    const [one, other] = [lasting(), lasting()];
    const using = [rooms.use('a', one.work), rooms.use('b', other.work)];
    expect(await rooms.use('c', nothing)).toEqual({ ok: false, limit: 2 });
    one.end();
    await using[0];
    expect(await rooms.use('c', nothing)).toMatchObject({ ok: true });
    expect(names()).toEqual(['b', 'c']);
    other.end();
    await using[1];
  });

  it('that are permanent are always opened, not counted and never closed', async () => {
    const { rooms, names } = roomsOf({ isPermanent: (name) => name === 'home' });
    for (const name of ['home', 'a', 'b', 'c', 'home']) await rooms.use(name, nothing);
    expect(names()).toEqual(['home', 'b', 'c']);
  });

  it('open again only after they were closed', async () => {
    const closing = lasting();
    const { rooms, opened } = roomsOf({ close: closing.work, most: 1 });
    await rooms.use('a', nothing);
    await rooms.use('b', nothing);
    const again = rooms.use('a', nothing);
    await Promise.resolve();
    expect(opened).toEqual(['a', 'b']);
    closing.end();
    await again;
    expect(opened).toEqual(['a', 'b', 'a']);
  });

  it('that cannot be opened report it, and are tried again', async () => {
    const answers = [
      () => Promise.reject(new Error('no disk')),
      () => Promise.resolve({ ok: false, limit: 7 } as const),
      () => Promise.resolve({ ok: true, value: { name: 'a', number: 1, holds: false } } as const),
    ];
    const { rooms } = roomsOf({ open: () => (answers.shift() ?? expect.fail('once more'))(), most: 1 });
    await expect(rooms.use('a', nothing)).rejects.toThrow('no disk');
    expect(await rooms.use('a', nothing)).toEqual({ ok: false, limit: 7 });
    expect(await rooms.use('a', ({ number }) => number)).toEqual({ ok: true, value: 1 });
  });

  it('are closed with everything, including those being opened', async () => {
    const { rooms, closed, names } = roomsOf();
    await rooms.use('a', nothing);
    const opening = rooms.use('b', nothing);
    await rooms.close();
    await opening;
    expect([closed.sort(), names()]).toEqual([['a', 'b'], []]);
  });
});

describe('any sequence of operations', () => {
  type Step = { readonly kind: 'use' | 'fill' | 'empty' | 'begin' | 'end' | 'remove'; readonly name: string };
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('use', 'use', 'fill', 'empty', 'begin', 'end', 'remove'),
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  });

  it('no more are open than allowed, and none that holds something or is in use is closed for another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const inUse = new Map<string, () => Promise<unknown>>();
        const ofRemoved: (() => Promise<unknown>)[] = [];
        const removed = new Set<string>();
        const lost: string[] = [];
        const { rooms } = roomsOf({
          most: 3,
          close: ({ name, holds }) => {
            if (!removed.has(name) && (holds || inUse.has(name))) lost.push(name);
            return Promise.resolve();
          },
        });
        for (const { kind, name } of steps) {
          if (kind === 'begin' && !inUse.has(name)) {
            const { work, end } = lasting();
            const began = new Promise<boolean>((resolve) => {
              const using = rooms.use(name, () => {
                resolve(true);
                return work();
              });
              void using.then(({ ok }) => ok || resolve(false));
              inUse.set(name, () => {
                end();
                return using;
              });
            });
            if (!(await began)) inUse.delete(name);
          } else if (kind === 'end') {
            const end = inUse.get(name);
            inUse.delete(name);
            await end?.();
          } else if (kind === 'remove') {
            // The next caller to open this name gets another room, which the earlier one's users do not keep open.
            const end = inUse.get(name);
            if (end !== undefined) ofRemoved.push(end);
            inUse.delete(name);
            removed.add(name);
            await rooms.remove(name);
            removed.delete(name);
          } else {
            await rooms.use(name, (room) => {
              if (kind !== 'use') room.holds = kind === 'fill';
            });
          }
          expect(rooms.list().length).toBeLessThanOrEqual(3);
        }
        expect(lost).toEqual([]);
        await Promise.all([...inUse.values(), ...ofRemoved].map((end) => end()));
      }),
    );
  });
});

it('work is counted until it ends, however it ends', async () => {
  const { during, isBusy } = createWorkCount();
  const { work, end } = lasting();
  const failing = during(async () => {
    await work();
    throw new Error('broken');
  });
  expect(isBusy()).toBe(true);
  end();
  await expect(failing).rejects.toThrow('broken');
  expect(isBusy()).toBe(false);
});
