/** A data folder as its owner sees it: while the services run, after they stopped, and after they were killed. */
import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { storeIn } from '../../common/store/store.ts';
import { openRegistry } from '../../../simulator/tenants/store/stored-registry.ts';
import { openIssuerStore } from '../../issuer/store/stored.ts';
import { accessToSecrets } from '../../harness/data-folder/data-folder.ts';
import { needlesOf, nit, pins, playSecrets, startOn, technicalKeys } from './secrets-context.fixture.ts';
import { findSecrets, openToOthers } from './secrets-search.fixture.ts';
import { newFolder, plainTextFolder, privateKey, started, stop, tidyUp } from './data-folder.fixture.ts';

afterEach(tidyUp);

describe('a data folder', () => {
  it.skipIf(process.platform === 'win32').each(['0'])(
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

  it('of an earlier version has none after its first start, and still has everything else', async () => {
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
    const access = accessToSecrets(data);
    const registry = await openRegistry(storeIn(join(data, 'authority.sqlite'), access));
    const store = await openIssuerStore(storeIn(join(data, 'issuer.sqlite'), access));
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
    const record = company?.record as { certificate: { key: string } } | undefined; // written by `config/certificate`
    expect(createPrivateKey(record?.certificate.key ?? '').equals(privateKey())).toBe(true);
  });
});
