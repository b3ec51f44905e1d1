import { describe, expect, it } from 'vitest';
import { inStep, lookMoreOften } from './in-step.ts';

const walk = async (document: string, steps: number, log: string[]): Promise<void> => {
  for (let step = 1; step <= steps; step += 1) await inStep(() => log.push(`${document}${step}`));
};

describe('inStep', () => {
  it('runs each step of documents in progress one after another', async () => {
    const log: string[] = [];
    await Promise.all(['a', 'b', 'c'].map((document) => walk(document, 3, log)));
    expect(log).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  });

  it('finishes the follow-up to a step before the next document takes it', async () => {
    const log: string[] = [];
    const walkOn = async (document: string): Promise<void> => {
      log.push(`${await inStep(() => Promise.resolve(document))} taken`);
      await Promise.resolve();
      log.push(`${document} followed`);
    };
    await Promise.all([walkOn('a'), walkOn('b')]);
    expect(log).toEqual(['a taken', 'a followed', 'b taken', 'b followed']);
  });

  it('lets waiting work run between two steps', async () => {
    const log: string[] = [];
    const occupy = (milliseconds: number): unknown =>
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    await inStep(() => {
      log.push('first');
      // Due before the step ends.
      setTimeout(() => log.push('other'), 1);
      occupy(5);
    });
    await inStep(() => log.push('second'));
    expect(log).toEqual(['first', 'other', 'second']);
  });

  it('returns the result of the step, and fails as it fails', async () => {
    await expect(inStep(() => 7)).resolves.toBe(7);
    await expect(inStep(() => Promise.resolve('later'))).resolves.toBe('later');
    const defect = new Error('no');
    await expect(
      inStep(() => {
        throw defect;
      }),
    ).rejects.toBe(defect);
  });

  it('gives the connections their turn more often while clients are refused', async () => {
    const counted = Array.from({ length: 16 }, (_, index) => index);
    /** Steps of sixteen documents between two turns, at most. */
    const mostInATurn = async (): Promise<number> => {
      const turns: number[] = [];
      let steps = 0;
      let isOver = false;
      const turn = (): void => {
        turns.push(steps);
        steps = 0;
        if (!isOver) setImmediate(turn);
      };
      setImmediate(turn);
      await Promise.all(counted.map(() => inStep(() => (steps += 1))));
      isOver = true;
      return Math.max(...turns);
    };
    const manySteps = async (): Promise<void> => {
      for (const _ of Array.from({ length: 200 })) await inStep(() => undefined);
    };
    // A service of another test may have refused a client just before.
    await manySteps();
    expect(await mostInATurn()).toBe(8);
    lookMoreOften();
    expect(await mostInATurn()).toBe(2);
    await manySteps();
    expect(await mostInATurn()).toBe(8);
  });
});
