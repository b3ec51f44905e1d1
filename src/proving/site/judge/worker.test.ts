import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

type Activation = { readonly waitUntil: (done: Promise<unknown>) => void };

it('deletes the caches of its earlier versions alone', async () => {
  const names = new Set([
    'another-program',
    'ensayo-judge https://example.org/ VERSION',
    'ensayo-judge https://example.org/ensayo/ earlier',
    'ensayo-judge https://example.org/ensayo/ VERSION',
  ]);
  const listeners = new Map<string, (event: Activation) => void>();
  runInNewContext(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'worker.js'), 'utf8'), {
    FILES: [],
    self: {
      addEventListener: (name: string, listener: (event: Activation) => void) => listeners.set(name, listener),
      clients: { claim: () => undefined },
      registration: { scope: 'https://example.org/ensayo/' },
    },
    caches: {
      keys: () => Promise.resolve([...names]),
      delete: (name: string) => Promise.resolve(names.delete(name)),
    },
  });
  const done = await new Promise((resolve) => {
    listeners.get('activate')?.({ waitUntil: resolve });
  });
  expect(done).toBeUndefined();
  expect([...names]).toEqual([
    'another-program',
    'ensayo-judge https://example.org/ VERSION',
    'ensayo-judge https://example.org/ensayo/ VERSION',
  ]);
});
