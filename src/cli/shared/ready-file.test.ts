import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimReadyFile } from './ready-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-ready-'));
const file = join(folder, 'ready.json');
const server: Server = createServer();
let serving = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serving = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  rmSync(file, { force: true });
});

/** Alive as long as this one: the process that runs the tests. */
const otherPid = process.ppid;

const silent = 'http://127.0.0.1:1';

describe('the ready file', () => {
  it.each(['issuer', 'authority'])('of another run that serves its %s is refused and left alone', async (name) => {
    const text = JSON.stringify({ pid: otherPid, [name]: serving });
    writeFileSync(file, text);
    await expect(claimReadyFile(file)).rejects.toMatchObject({ code: 'ready-file-in-use' });
    await expect(claimReadyFile(file)).rejects.toThrow(`process ${String(otherPid)}, which serves ${serving}`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each<[string, () => object]>([
    ['of a process that ended', () => ({ pid: 2 ** 30, issuer: serving })],
    ['of another process with the same number', () => ({ pid: otherPid, issuer: silent })],
    ['of this process', () => ({ pid: process.pid, issuer: serving })],
    ['without a process, as earlier versions wrote it', () => ({ issuer: serving })],
    ['of something else', () => ['no ready file']],
  ])('%s is removed at the start', async (_case, left) => {
    writeFileSync(file, JSON.stringify(left()));
    await claimReadyFile(file);
    expect(existsSync(file)).toBe(false);
  });

  it('is written for this process, and removed by it', async () => {
    const claimed = await claimReadyFile(file);
    claimed.write({ pid: process.pid, issuer: serving });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, issuer: serving });
    claimed.remove();
    expect(existsSync(file)).toBe(false);
  });

  it('stays when another process has replaced it', async () => {
    const claimed = await claimReadyFile(file);
    claimed.write({ pid: process.pid, issuer: serving });
    writeFileSync(file, JSON.stringify({ pid: otherPid, issuer: silent }));
    claimed.remove();
    expect(existsSync(file)).toBe(true);
  });
});
