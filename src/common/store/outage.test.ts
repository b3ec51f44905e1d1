import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outageAtStart, outageOf } from './outage.ts';

const missing = join(tmpdir(), 'ensayo-no-such-file');

const connecting = (to: { readonly path: string } | { readonly port: number; readonly host: string }): Promise<Error> =>
  new Promise((resolve) => {
    connect(to).once('error', resolve);
  });

const reading = (path: string): Promise<Error> =>
  readFile(path).then(
    () => new Error('It is there.'),
    (error: unknown) => error as Error, // what Node throws
  );

describe('the cause of an error', () => {
  it.each([
    ['a file that is missing', () => reading(missing), 'ENOENT', undefined],
    ['a folder in place of a file', () => reading(tmpdir()), 'EISDIR', undefined],
    ['a socket where no server is', () => connecting({ path: missing }), 'ENOENT', 'database-away'],
    ['a port where no server is', () => connecting({ port: 1, host: '127.0.0.1' }), 'ECONNREFUSED', 'database-away'],
  ] as const)('%s', async (_what, happening, code, outage) => {
    const error = await happening();
    expect([error, outageOf(error)]).toMatchObject([{ code }, outage]);
    expect(outageAtStart(error)?.code).toBe(outage === undefined ? undefined : 'postgres-away');
  });
});
