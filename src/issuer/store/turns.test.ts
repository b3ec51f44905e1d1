import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A task that records when it begins and ends. */
const noting = (notes: string[], name: string) => async (): Promise<string> => {
  notes.push(`${name} begins`);
  await tick();
  notes.push(`${name} ends`);
  return name;
};

describe('turns', () => {
  it('run tasks of one key one after another, in the order they came', async () => {
    const notes: string[] = [];
    const turns = createTurns();
    const results = await Promise.all(['a', 'b', 'c'].map((name) => turns('key', noting(notes, name))));
    expect(results).toEqual(['a', 'b', 'c']);
    expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('run tasks of different keys at once', async () => {
    const notes: string[] = [];
    const turns = createTurns();
    await Promise.all(['a', 'b'].map((name) => turns(name, noting(notes, name))));
    expect(notes).toEqual(['a begins', 'b begins', 'a ends', 'b ends']);
  });

  it('continue after a failed task, whose caller alone sees the error', async () => {
    const turns = createTurns();
    const failed = turns('key', () => Promise.reject(new Error('broken')));
    const next = turns('key', () => Promise.resolve('fine'));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  it('report how many tasks wait for an earlier one of their key', async () => {
    let waiting = 0;
    const turns = createTurns((change) => {
      waiting += change;
    });
    const seen: number[] = [];
    const look = async (): Promise<void> => {
      await tick();
      seen.push(waiting);
    };
    await Promise.all(['other', 'key', 'key', 'key'].map((key) => turns(key, look)));
    expect(seen).toEqual([2, 2, 1, 0]);
  });
});
