import { describe, expect, it } from 'vitest';
import { inStep } from './in-step.ts';

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
});
