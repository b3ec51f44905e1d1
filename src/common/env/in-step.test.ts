import { describe, expect, it } from 'vitest';
import { inStep } from './in-step.ts';

const walk = async (document: string, steps: number, log: string[]): Promise<void> => {
  for (let step = 1; step <= steps; step += 1) await inStep(() => log.push(`${document}${step}`));
};

describe('inStep', () => {
  it('takes each step of documents that are on their way at the same time one behind the other', async () => {
    const log: string[] = [];
    await Promise.all(['a', 'b', 'c'].map((document) => walk(document, 3, log)));
    expect(log).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  });

  it('does whatever follows a step before the next document takes it', async () => {
    const log: string[] = [];
    const walkOn = async (document: string): Promise<void> => {
      log.push(`${await inStep(() => Promise.resolve(document))} taken`);
      await Promise.resolve();
      log.push(`${document} followed`);
    };
    await Promise.all([walkOn('a'), walkOn('b')]);
    expect(log).toEqual(['a taken', 'a followed', 'b taken', 'b followed']);
  });

  it('lets what waits meanwhile have its turn between two steps', async () => {
    const log: string[] = [];
    const occupy = (milliseconds: number): unknown =>
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    setTimeout(() => log.push('other'), 1);
    await inStep(() => [log.push('first'), occupy(5)]);
    await inStep(() => log.push('second'));
    expect(log).toEqual(['first', 'other', 'second']);
  });

  it('gives what the step gives, and fails as it fails', async () => {
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
