import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
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

const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

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

describe('the cause of an error that its library gives no code', () => {
  it('is a store that was closed, for libsql', () => {
    const file = new Database(':memory:');
    file.close();
    expect(outageOf(thrown(() => file.exec('SELECT 1')))).toBe('tenant-removed');
  });

  it.each([
    ['Connection terminated unexpectedly', 'database-connection-lost'],
    ['Client has encountered a connection error and is not queryable', 'database-connection-lost'],
    ['Connection terminated due to connection timeout', 'database-away'],
    ['timeout exceeded when trying to connect', 'database-away'],
    ['driver has already been destroyed', 'tenant-removed'],
  ])('%s', (message, outage) => {
    expect(outageOf(new Error(message))).toBe(outage);
  });

  it('is not guessed from an error that quotes one', () => {
    expect(outageOf(new Error('A step failed: timeout exceeded when trying to connect'))).toBeUndefined();
  });
});
