import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
// oxlint-disable-next-line ensayo/no-timed-tests -- a limit that grows with the time of a start
import { stopwatch } from '../../common/env/env.ts';
import { runCli } from '../../harness/testing/commands.ts';
import { describeCompaniesOfWorkers } from './workers-companies.fixture.ts';
import { describeWorkers } from './workers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-workers-'));
let folders = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const newFolder = (): Promise<readonly string[]> => Promise.resolve(['--data', join(folder, String((folders += 1)))]);

describeWorkers('SQLite', newFolder);
describeCompaniesOfWorkers('SQLite', newFolder);

it('tell a wrong option once, before any of them begins', async () => {
  const data = join(folder, 'wrong');
  const { code, stderr } = await runCli(['up', '--workers', '2', '--data', data, '--port', 'abc']);
  expect({ code, stderr: stderr.trim() }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^ensayo: --port .*"abc"\. .*\(invalid-port\)$/) as string,
  });
  expect(existsSync(data)).toBe(false);
});

it('end together when the first one cannot begin', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port)); // of a TCP server
  });
  const data = join(folder, 'taken');
  const start = (...more: readonly string[]) => runCli(['up', '--data', data, '--port', String(port), ...more]);
  const alone = stopwatch();
  await start();
  const [once, together] = [alone(), stopwatch()];
  const { code, stderr } = await start('--workers', '2');
  const took = together();
  taken.close();
  expect(code).not.toBe(0);
  expect(stderr).toContain(String(port));
  // Those that wait for their turn have nothing to finish, and get no ten seconds for it.
  expect(took).toBeLessThan(3 * once + 8_000);
});
