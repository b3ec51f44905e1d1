import { expect, it } from 'vitest';
import type { Box } from '../../harness/box.ts';
import { openSession } from './session.ts';

it('services that did not start are started anew by the next call, and closing waits for none', async () => {
  const running = { close: () => Promise.resolve(closed.push('closed')) } as unknown as Box; // nothing else is called
  const closed: unknown[] = [];
  const taken = new Error('port in use');
  const starts = [Promise.reject(taken), Promise.resolve(running)];
  const session = openSession('en', {} as never, () => starts.shift() ?? Promise.reject(new Error('started twice')));
  await expect(session.box()).rejects.toBe(taken);
  await session.close();
  expect(closed).toEqual([]);
  expect(await session.box()).toBe(await session.box());
  await session.close();
  expect(closed).toEqual(['closed']);
});
