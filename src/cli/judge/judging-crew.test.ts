import { describe, expect, it } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { dataFile, packageFile } from '../../common/data-directory.ts';
import { filesAt } from '../../harness/given-documents.ts';
import { judgesFor } from './apart-judges.ts';
import { judgedInOrder, judgesHere, startThread, threadsFor, type Member, type Task } from './judging-crew.ts';

const taskOf = (name: string): Task => ({ path: name, file: { name, bytes: new Uint8Array() } });

const many = Array.from({ length: 1_000 }, (_, at) => taskOf(`${String(at)}.xml`));

describe('documents', () => {
  it('are told in their order, whoever judges them and however long it takes', async () => {
    const { sleep } = createEnv();
    const members = [3, 1, 2].map((ms): Member => async (tasks) => {
      await sleep(ms);
      return tasks.map(({ path }) => ({ report: path, proposed: undefined })) as never;
    });
    const told: unknown[] = [];
    for await (const { report } of judgedInOrder(many, members)) told.push(report);
    expect(told).toEqual(many.map(({ path }) => path));
  });

  it('before one that cannot be judged are told', async () => {
    const member: Member = ([task]) =>
      task?.path === '2.xml' ? Promise.reject(new Error('broken')) : Promise.resolve([{ report: task?.path }] as never);
    const told: unknown[] = [];
    const telling = async (): Promise<void> => {
      for await (const { report } of judgedInOrder(many, [member])) told.push(report);
    };
    await expect(telling()).rejects.toThrow('broken');
    expect(told).toEqual(['0.xml', '1.xml']);
  });
});

describe('threads', () => {
  it.each([
    ['one for each further core', 1_000, {}, 3],
    ['none for a few', 299, {}, 0],
    ['none where documents before them are named', 1_000, { prior: ['a.xml'] }, 0],
    ['none where standard input is read', 1_000, { registry: '-' }, 0],
    ['none where a registry is no file that can be read twice', 1_000, { registry: '/dev/null' }, 0],
    ['as usual where it is a file', 1_000, { registry: packageFile('package.json') }, 3],
  ])('are %s', (_what, count, flags, threads) => {
    expect(threadsFor(many.slice(0, count), flags as never, 4)).toBe(threads);
  });

  it('report the same as the process that starts them', async () => {
    const flags = { environment: '2', profile: 'default', clock: '2026-11-29T12:00:00-05:00', trustAny: true } as never;
    const tasks = ['invoice-credit', 'payroll-bank'].map((name) => {
      const path = packageFile(`datasets/proof/golden/${name}.xml`);
      const [file] = filesAt(path);
      return { path, file: file ?? { name, bytes: new Uint8Array() } };
    });
    tasks.push({
      path: 'x',
      file: { name: 'x.xml', bytes: filesAt(dataFile('keys/issuer.pem'))[0]?.bytes ?? new Uint8Array() },
    });
    const thread = startThread({ flags, proposes: true });
    const [there, here] = [await thread.judge(tasks), await judgesHere(await judgesFor(flags), true)(tasks)];
    await thread.end();
    expect(there).toEqual(here);
    expect(here.map(({ report }) => report.verdict)).toEqual(['accepted', 'accepted', 'rejected']);
  });
});
