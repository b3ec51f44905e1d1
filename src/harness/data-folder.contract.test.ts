/** A data folder as its owner finds it: while the services run, behind them, and after they were killed. */
import { createPrivateKey } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openRegistry } from '../../simulator/store/sqlite-registry.ts';
import { dataFile, packageFile } from '../common/data-directory.ts';
import { createEnv, stopwatch } from '../common/env/env.ts';
import { readZip } from '../common/zip.ts';
import { openIssuerStore } from '../issuer/store/sqlite.ts';
import { openDataFolder } from './data-folder.ts';
import { runCli, startCli, type Running } from './testing/cli.ts';
import { exampleInvoice, invoicePath } from './testing/example.ts';
import { needlesOf, nit, pins, playSecrets, startOn, technicalKeys } from './testing/secrets-scene.ts';
import { findSecrets, openToOthers } from './testing/secrets-search.ts';

/** Node starts, several times over, on a machine that runs other tests. */
const patient = 120_000;

const folders: string[] = [];
const services: Running[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-data-'));
  folders.push(folder);
  return folder;
};

const started = (running: Running): Running => {
  services.push(running);
  return running;
};

const stop = async (running: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  running.stop(signal);
  await running.finished;
};

afterEach(async () => {
  await Promise.all(services.splice(0).map((running) => stop(running, 'SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The key of the certificate that the scene uploads. */
const privateKey = () => createPrivateKey(readFileSync(dataFile('keys/issuer.pem')));

const limits = { maxBytes: 1e7, maxEntryBytes: 1e7, maxTotalBytes: 1e7, maxEntries: 10, maxRatio: 1000 };

/** A folder that version 0.1.0 left when it was killed: everything in plain text, most of it in the logs. */
const plainTextFolder = async (): Promise<string> => {
  const zip = await readZip(readFileSync(packageFile('src/harness/testing/data/plain-text-folder.zip')), limits);
  if (!zip.ok) throw new Error('The archive of the test cannot be read.');
  const folder = join(newFolder(), 'data');
  mkdirSync(folder);
  for (const { name, data } of zip.entries) {
    writeFileSync(join(folder, name), data);
    chmodSync(join(folder, name), 0o644);
  }
  chmodSync(folder, 0o755);
  return folder;
};

describe('a data folder', () => {
  it.skipIf(process.platform === 'win32').each(['0', '022'])(
    'is for its owner alone and holds no secret in plain text, with umask %s',
    async (UMASK) => {
      const [data, work] = [join(newFolder(), 'new', 'data'), newFolder()];
      const running = started(startOn(data, work, { env: { UMASK } }));
      const { answers, key, tokens } = await playSecrets(running, work);
      expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
      // The explanations name what is secret, or there would be nothing to find.
      expect(answers.map(({ text }) => text).join('\n')).toContain(technicalKeys.registered);
      expect(key.equals(privateKey())).toBe(true);
      const needles = needlesOf(key, tokens);
      expect(findSecrets(data, needles)).toEqual([]);
      expect(openToOthers(join(data, '..'))).toEqual([]);
      await stop(running);
      expect(findSecrets(data, needles)).toEqual([]);
      expect(openToOthers(join(data, '..'))).toEqual([]);
    },
    patient,
  );

  it(
    'of an earlier version holds none after its first start, and still has everything',
    { timeout: patient },
    async () => {
      const [data, work] = [await plainTextFolder(), newFolder()];
      const needles = needlesOf(privateKey());
      const before = findSecrets(data, needles).map((line) => line.replace(/^.*: /, ''));
      expect([...new Set(before)].sort()).toEqual(
        needles
          .map(({ name }) => name)
          .filter((name) => name !== 'password')
          .sort(),
      );
      const running = started(startOn(data, work));
      await running.ready;
      expect(findSecrets(data, needles)).toEqual([]);
      expect(openToOthers(data)).toEqual([]);
      await stop(running);
      expect(findSecrets(data, needles)).toEqual([]);
      const access = openDataFolder(data);
      const registry = await openRegistry(join(data, 'authority.sqlite'), {}, access);
      const store = openIssuerStore(join(data, 'issuer.sqlite'), access);
      const [software] = [...(await registry.software(['56f2ae4e-9812-4fad-9255-08fcfcd5ccb0'])).values()];
      const documents = await registry.listDocuments({ limit: 10 });
      const [company] = await store.companies();
      await registry.close();
      await store.close();
      expect(software?.pin).toBe(pins.registered);
      expect(documents.map(({ number, state }) => [number, state])).toEqual([
        ['FE4', 'rejected'],
        ['FE3', 'rejected'],
        ['FE2', 'rejected'],
        ['FE1', 'accepted'],
      ]);
      expect(JSON.stringify(documents[2]?.failed)).toContain(`ClTec=${technicalKeys.registered}`);
      expect(company?.nit).toBe(nit);
      const { certificate } = company?.record as { certificate: { key: string } }; // written by `config/certificate`
      expect(createPrivateKey(certificate.key).equals(privateKey())).toBe(true);
    },
  );

  it(
    'of an earlier version is finished at the next start, whenever the first ones are killed',
    { timeout: patient },
    async () => {
      const [data, work] = [await plainTextFolder(), newFolder()];
      const readyAfter = async (): Promise<number> => {
        const [copy, elapsed] = [await plainTextFolder(), stopwatch()];
        const running = started(startOn(copy, newFolder()));
        await running.ready;
        await stop(running);
        return elapsed();
      };
      const whole = await readyAfter();
      for (const part of [0.6, 0.75, 0.9]) {
        const running = started(startOn(data, work));
        await createEnv().sleep(whole * part);
        await stop(running, 'SIGKILL');
      }
      const last = started(startOn(data, work));
      await last.ready;
      expect(findSecrets(data, needlesOf(privateKey()))).toEqual([]);
      await stop(last);
      expect(findSecrets(data, needlesOf(privateKey()))).toEqual([]);
    },
  );
});

describe('the key of a data folder', () => {
  it(
    'is made among the settings of the user, and is asked for by name when it is gone',
    { timeout: patient },
    async () => {
      const [data, work, settings] = [join(newFolder(), 'data'), newFolder(), newFolder()];
      const env = { ENSAYO_KEY: '', XDG_CONFIG_HOME: settings, APPDATA: settings };
      const first = started(startOn(data, work, { env }));
      await first.ready;
      await stop(first);
      expect(openToOthers(join(settings, 'ensayo'))).toEqual([]);
      const keyFile = join(settings, 'ensayo', 'data.key');
      expect(readFileSync(keyFile, 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
      rmSync(keyFile);
      const { code, stderr } = await startOn(data, work, { env }).finished;
      expect(code).toBe(2);
      expect(stderr).toContain(join(data, 'authority.sqlite'));
      expect(stderr).toContain(keyFile);
      expect(stderr).toMatch(/key [0-9a-f]{16}/);
      expect(stderr).not.toContain('    at ');
    },
  );

  it('is changed by rekey, and what it protected is forgotten when it is lost', { timeout: patient }, async () => {
    const [data, work] = [await plainTextFolder(), newFolder()];
    const [second, third] = [join(work, 'second.key'), join(work, 'third.key')];
    const rekey = (...args: readonly string[]) => runCli(['rekey', '--json', '--data', data, ...args]);
    const needles = needlesOf(privateKey());
    expect(await rekey('--new-key-file', second)).toMatchObject({ code: 0 });
    expect(findSecrets(data, needles)).toEqual([]);
    expect(openToOthers(data)).toEqual([]);
    // The key of the environment is another one.
    const wrong = await startOn(data, work).finished;
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toMatch(/authority\.sqlite was encrypted with the key [0-9a-f]{16}, and ENSAYO_KEY holds/);
    expect(await rekey('--new-key-file', third)).toMatchObject({ code: 2 });
    const right = started(startOn(data, work, { more: ['--key-file', second] }));
    await right.ready;
    const meanwhile = await rekey('--key-file', second, '--new-key-file', third);
    expect(meanwhile).toMatchObject({ code: 2 });
    expect(meanwhile.stderr).toContain(`process ${String(right.pid)} `);
    await stop(right);
    expect(await rekey('--new-key-file', third, '--forget-secrets')).toMatchObject({ code: 0 });
    const access = openDataFolder(data, { keyFile: third });
    const registry = await openRegistry(join(data, 'authority.sqlite'), {}, access);
    const store = openIssuerStore(join(data, 'issuer.sqlite'), access);
    const documents = await registry.listDocuments({ limit: 10 });
    const { software } = await registry.dump();
    const [company] = await store.companies();
    await registry.close();
    await store.close();
    expect(documents).toHaveLength(4);
    expect(JSON.stringify(documents)).toContain('a key that was lost');
    expect(new Set(software.map(({ pin }) => pin))).toEqual(new Set(['']));
    expect(company).toMatchObject({ nit, record: { certificate: { key: '' }, software: { invoicing: { pin: '' } } } });
  });
});

type Ready = { readonly issuer: string; readonly authority: string };

const token = 'a-token-of-the-tests-with-forty-characters';

/** Both services or one of them, on free ports. */
const up = (data: string, ...more: readonly string[]): Running =>
  startCli(['up', '--json', '--data', data, '--port', '0', '--authority-port', '0', '--no-https', ...more], {
    ENSAYO_TOKEN: token,
  });

const issue = async ({ issuer }: Ready, number: number): Promise<boolean> => {
  const response = await fetch(`${issuer}${invoicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(exampleInvoice({ number })),
  });
  return (await response.text()).includes('"IsValid":"true"');
};

describe('two runs on one data folder', () => {
  it('are one: the second names the first, and takes over as soon as it is killed', { timeout: patient }, async () => {
    const data = join(newFolder(), 'data');
    const first = started(up(data));
    const ready = (await first.ready) as Ready; // printed by `up --json`
    const numbers = Array.from({ length: 120 }, (_, index) => 990_400_001 + index);
    const posting = Promise.all(numbers.map((number) => issue(ready, number)));
    const refused = await up(data).finished;
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    for (const fact of [join(data, 'authority.sqlite'), `process ${String(first.pid)} on `, ready.authority]) {
      expect(refused.stderr).toContain(fact);
    }
    expect(refused.stderr).toMatch(/since \d{4}-\d{2}-\d{2}T[\d:.]+Z \(run [0-9a-f-]{36}/);
    expect((await posting).filter(Boolean)).toHaveLength(120);
    await stop(first, 'SIGKILL');
    const second = started(up(data));
    const again = (await second.ready) as Ready; // as above
    expect(await issue(again, 990_400_001)).toBe(false);
    expect(await issue(again, 990_400_121)).toBe(true);
    await stop(second);
    const registry = await openRegistry(join(data, 'authority.sqlite'), {}, openDataFolder(data));
    const range = { issuerNit: '901500100', documentType: '01', prefix: 'SETP', from: '990400001', to: '990400200' };
    const used = await registry.usedNumbers(range);
    await registry.close();
    expect(used).toEqual({ count: 121, highest: '990400121' });
  });

  it('are two where one is the authority and the other the issuing service', { timeout: patient }, async () => {
    const data = join(newFolder(), 'data');
    const simulator = started(up(data, '--only', 'simulator'));
    const { authority } = (await simulator.ready) as Ready; // printed by `up --json`
    const issuing = (): Running => up(data, '--only', 'issuer', '--authority', authority);
    const issuer = started(issuing());
    expect(await issuer.ready).toMatchObject({ authority });
    const refused = await issuing().finished;
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(`process ${String(issuer.pid)} `);
  });
});

it(
  'a database that was partly overwritten keeps the services from starting, by its name',
  { timeout: patient },
  async () => {
    const data = await plainTextFolder();
    const first = started(up(data));
    await first.ready;
    await stop(first);
    const file = join(data, 'authority.sqlite');
    const bytes = readFileSync(file);
    bytes.fill('overwritten', 3 * 4096, 9 * 4096);
    writeFileSync(file, bytes);
    const { code, stderr } = await up(data).finished;
    expect(code).toBe(2);
    expect(stderr).toContain(`The database ${file} is damaged`);
    expect(stderr).toContain('Restore the folder from a copy');
    expect(stderr).not.toContain('    at ');
  },
);
