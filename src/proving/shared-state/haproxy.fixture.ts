/** HAProxy with the configuration of docs/examples/cluster, before processes of a test. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { freePort } from '../../harness/testing/own-postgres.fixture.ts';
import type { Front, Kind } from './cluster.fixture.ts';

const example = readFileSync(packageFile('docs/examples/cluster/haproxy.cfg'), 'utf8');

const places = {
  issuers: { bind: 'bind :8080', servers: ['issuer-1:8080', 'issuer-2:8080'] },
  authorities: { bind: 'bind :8081', servers: ['authority-1:8081', 'authority-2:8081'] },
} as const;

/** An unknown text would leave the example as it is, and the test before services that are not there. */
const replaced = (text: string, was: string, by: string): string => {
  if (!text.includes(was)) throw new Error(`The example has no "${was}".`);
  return text.replace(was, by);
};

/** Its complaint about names that it cannot resolve is a warning. */
const check = (file: string): void => {
  const { status, stderr, error } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  if (error !== undefined) throw new Error('HAProxy is not installed: apt-get install haproxy.', { cause: error });
  if (status !== 0) throw new Error(`HAProxy refuses its configuration.\n${stderr}`);
};

/** The servers of the other kind keep their names, which nobody resolves. */
export const startHaproxy = async (services: readonly string[], kind: Kind): Promise<Front> => {
  const port = await freePort();
  const { bind, servers } = places[kind];
  const others = places[kind === 'issuers' ? 'authorities' : 'issuers'];
  let text = replaced(example, bind, `bind 127.0.0.1:${String(port)}`);
  text = replaced(text, others.bind, `bind 127.0.0.1:${String(await freePort())}`);
  servers.forEach((server, index) => {
    text = replaced(text, server, new URL(services[index] ?? '').host);
  });
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  check(file);
  const child = spawn('haproxy', ['-f', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('error', resolve).once('exit', () => {
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};
