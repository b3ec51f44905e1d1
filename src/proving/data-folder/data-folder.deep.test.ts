/** Cases that take several process starts: kills half way, changed keys, two runs on one folder. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { storeIn } from '../../common/store/store.ts';
import { openRegistry } from '../../../simulator/tenants/store/stored-registry.ts';
// oxlint-disable-next-line ensayo/no-timed-tests -- chooses moments, and limits nothing
import { createEnv, stopwatch } from '../../common/env/env.ts';
import { openIssuerStore } from '../../issuer/store/stored.ts';
import { accessToSecrets } from '../../harness/data-folder/data-folder.ts';
import { runCli, type Running } from '../../harness/testing/commands.ts';
import { needlesOf, nit, playSecrets, startOn, technicalKeys } from './secrets-context.fixture.ts';
import { findSecrets, openToOthers } from './secrets-search.fixture.ts';
import {
  type Ready,
  issue,
  newFolder,
  plainTextFolder,
  privateKey,
  started,
  stop,
  tidyUp,
  up,
} from './data-folder.fixture.ts';

afterEach(tidyUp);

describe('a data folder', () => {
  it.skipIf(process.platform === 'win32').each(['022'])(
    'is for its owner alone and holds no secret in plain text, with umask %s',
    async (UMASK) => {
      const [data, work] = [join(newFolder(), 'new', 'data'), newFolder()];
      const running = started(startOn(data, work, { env: { UMASK } }));
      const { answers, key, tokens } = await playSecrets(running, work);
      expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
      // The explanations name secrets, or there would be nothing to find.
      expect(answers.map(({ text }) => text).join('\n')).toContain(technicalKeys.registered);
      expect(key.equals(privateKey())).toBe(true);
      const needles = needlesOf(key, tokens);
      expect(findSecrets(data, needles)).toEqual([]);
      expect(openToOthers(join(data, '..'))).toEqual([]);
      await stop(running);
      expect(findSecrets(data, needles)).toEqual([]);
      expect(openToOthers(join(data, '..'))).toEqual([]);
    },
  );

  it('of an earlier version is finished at the next start, whenever the first ones are killed', async () => {
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
  });
});

describe('the key of a data folder', () => {
  it("is created among the user's settings, and is requested by name when it is gone", async () => {
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
  });

  it('is changed by rekey, and the secrets it protected are forgotten when it is lost', async () => {
    const [data, work] = [await plainTextFolder(), newFolder()];
    const [second, third] = [join(work, 'second.key'), join(work, 'third.key')];
    const rekey = (...args: readonly string[]) => runCli(['rekey', '--json', '--data', data, ...args]);
    const needles = needlesOf(privateKey());
    expect(await rekey('--new-key-file', second)).toMatchObject({ code: 0 });
    expect(findSecrets(data, needles)).toEqual([]);
    expect(openToOthers(data)).toEqual([]);
    // The key in the environment is a different one.
    const wrong = await startOn(data, work).finished;
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toMatch(/data-key-wrong.*authority\.sqlite .*\b[0-9a-f]{16}\b.*ENSAYO_KEY/);
    expect(await rekey('--new-key-file', third)).toMatchObject({ code: 2 });
    expect(existsSync(third)).toBe(false);
    const right = started(startOn(data, work, { more: ['--key-file', second] }));
    await right.ready;
    const meanwhile = await rekey('--key-file', second, '--new-key-file', third);
    expect(meanwhile).toMatchObject({ code: 2 });
    expect(meanwhile.stderr).toContain(`process ${String(right.pid)} `);
    expect(existsSync(third)).toBe(false);
    await stop(right);
    expect(await rekey('--new-key-file', third, '--forget-secrets')).toMatchObject({ code: 0 });
    const access = accessToSecrets(data, { keyFile: third });
    const registry = await openRegistry(storeIn(join(data, 'authority.sqlite'), access));
    const store = await openIssuerStore(storeIn(join(data, 'issuer.sqlite'), access));
    const documents = await registry.listDocuments({ limit: 10 });
    const { software } = await registry.dump();
    const [company] = await store.companies();
    await registry.close();
    await store.close();
    expect(documents).toHaveLength(4);
    expect(JSON.stringify(documents)).toContain('a key that was lost');
    expect(new Set(software.map(({ pin }) => pin))).toEqual(new Set(['']));
    expect(company).toMatchObject({
      nit,
      record: { certificate: { key: '' }, software: { invoicing: { pin: '' } } },
    });
  });
});

describe('two runs on one data folder', () => {
  it('are not allowed: the second names the first, and takes over as soon as it is killed', async () => {
    const data = join(newFolder(), 'data');
    const first = started(up(data));
    const ready = (await first.ready) as Ready; // printed by `up --json`
    const numbers = Array.from({ length: 120 }, (_, index) => 990_400_001 + index);
    const left = numbers.values();
    const connection = async (): Promise<readonly boolean[]> => {
      const accepted: boolean[] = [];
      for (const number of left) accepted.push(await issue(ready, number));
      return accepted;
    };
    // No more at a time than a service takes on.
    const posting = Promise.all(Array.from({ length: 12 }, connection));
    const refused = await up(data).finished;
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    for (const fact of [join(data, 'authority.sqlite'), `process ${String(first.pid)} on `, ready.authority]) {
      expect(refused.stderr).toContain(fact);
    }
    expect(refused.stderr).toMatch(/since \d{4}-\d{2}-\d{2}T[\d:.]+Z \(run [0-9a-f-]{36}/);
    expect((await posting).flat().filter(Boolean)).toHaveLength(120);
    await stop(first, 'SIGKILL');
    const second = started(up(data));
    const again = (await second.ready) as Ready; // as above
    expect(await issue(again, 990_400_001)).toBe(false);
    expect(await issue(again, 990_400_121)).toBe(true);
    await stop(second);
    const registry = await openRegistry(storeIn(join(data, 'authority.sqlite'), accessToSecrets(data)));
    const range = { issuerNit: '901500100', documentType: '01', prefix: 'SETP', from: '990400001', to: '990400200' };
    const used = await registry.usedNumbers(range);
    await registry.close();
    expect(used).toEqual({ count: 121, highest: '990400121' });
  });

  it('are allowed if one is the authority and the other the issuing service', async () => {
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

it('a partly overwritten database prevents the services from starting, and is named', async () => {
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
  expect(stderr).toContain('database-damaged');
  expect(stderr).toContain(file);
  expect(stderr).not.toContain('    at ');
});
