import { describe, expect, it } from 'vitest';
import { loggedError, logTo } from './log.ts';
import { startProblem } from './start-error.ts';

const secret = 'NIT 900508908 of CAFÉ S.A.S.';

const framesAreOurs = (frames: readonly string[]): void => {
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatch(/^at .*:\d+:\d+\)?$/);
};

describe('an error in the log', () => {
  it.each<[string, Error]>([
    ['a message', new Error(secret)],
    ['a message of several lines', new Error(`${secret}\n    at ${secret} (/tmp/x.ts:1:2)\n${secret}`)],
    ['a message that another takes the place of', Object.assign(new Error(secret), { message: 'other' })],
    ['a name that is set afterwards', Object.assign(new Error(secret), { name: 'Other' })],
    ['a code that is a sentence', Object.assign(new Error('x'), { code: secret })],
    ['a cause', new Error('x', { cause: new RangeError(secret) })],
    [
      'what JSON.parse says',
      (() => {
        try {
          return JSON.parse(`{"nit": ${secret}}`) as Error;
        } catch (error) {
          return error as Error;
        }
      })(),
    ],
  ])('leaves out %s', (_what, error) => {
    const logged = loggedError(error);
    framesAreOurs(logged.frames);
    expect(JSON.stringify(logged)).not.toMatch(/900508908|CAFÉ/);
  });

  it('states its class, its code, where it was thrown, and its cause', () => {
    const cause = Object.assign(new Error('x'), { code: 'SQLITE_FULL' });
    expect(loggedError(new TypeError('x', { cause }))).toMatchObject({
      type: 'TypeError',
      frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]) as unknown,
      cause: { type: 'Error', code: 'SQLITE_FULL' },
    });
  });

  it('has the sentence of our own problems, which quote no document', () => {
    expect(
      loggedError(startProblem('disk-full', { en: 'The disk is full.', es: 'El disco está lleno.' })),
    ).toMatchObject({
      code: 'disk-full',
      message: 'The disk is full.',
    });
  });

  it.each([secret, undefined, { nit: secret }])('shows only the type of %j, which is not an error', (thrown) => {
    expect(loggedError(thrown)).toEqual({ type: typeof thrown, frames: [] });
  });
});

describe('the log', () => {
  it('has no writers if nobody listens', () => {
    expect(logTo().info).toBeUndefined();
  });

  it('names requests by numbers of this run, which all parts of a process share', () => {
    const log = logTo();
    expect([log, log.with({ tenant: 'a' }), log].map(({ nextRequest }) => nextRequest())).toEqual(['r1', 'r2', 'r3']);
  });
});
