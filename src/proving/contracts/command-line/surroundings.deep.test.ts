/**
 * The statements of surroundings.test.ts, for cases that need a process each: permissions, the environment, streams,
 * signals.
 */
import { spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { everyNth } from '../../../common/testing/volume.ts';
import { runCli, startCli, type Finished } from '../../../harness/testing/commands.ts';
import { cases, notTold, sentence } from '../../../harness/testing/surroundings-cases.fixture.ts';
import {
  at,
  clearAway,
  folder,
  prepareSurroundings,
  up,
  withoutRights,
} from '../../../harness/testing/surroundings.fixture.ts';

beforeAll(prepareSurroundings);

afterAll(clearAway);

/** surroundings.test.ts runs the others within this process; a few of those run as a process here too. */
const isOfAProcess = (name: string): boolean => cases[name]?.().here !== true;
const names = Object.keys(cases);
const tried = [
  ...names.filter(isOfAProcess),
  ...everyNth(
    names.filter((name) => !isOfAProcess(name)),
    12,
  ),
];

describe('one sentence, its code and exit code 2', () => {
  it.each(tried)('%s', async (name) => {
    const { args, code, env, as } = cases[name]?.() ?? expect.fail(`no case ${name}`);
    const { code: exit, stdout, stderr } = await runCli(args, env, as);
    expect([exit, stdout, stderr]).toEqual([2, '', expect.stringMatching(sentence(code))]);
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    expect(stderr).not.toMatch(notTold);
  });

  it.each(['a port that is taken', 'an unknown option'])('as JSON with --json: %s', async (name) => {
    const { args, code } = cases[name]?.() ?? expect.fail(`no case ${name}`);
    const { code: exit, stdout, stderr } = await runCli([...args, '--json']);
    expect([exit, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toEqual({ error: { code, message: expect.stringMatching(/\.$/) as unknown } });
  });

  it('leaves no incomplete file behind', () => {
    // Every case above has run: none of them left its report, a file next to the intended one, or a process on its
    // port.
    expect(readdirSync(folder).filter((name) => /\.\d+$|^report$/.test(name))).toEqual([]);
    expect(readFileSync(at('file'), 'utf8')).toBe('not what anybody wants');
    expect(readdirSync(at('sealed'))).toEqual([]);
  });
});

/** As the kernel reports it, so that the expectation holds where anyone may use low ports, as in many containers. */
const mayTakePort80 = (): boolean => {
  const script =
    "require('net').createServer().once('error',()=>process.exit(1)).listen(80,'127.0.0.1',()=>process.exit(0))";
  return spawnSync(process.execPath, ['-e', script], withoutRights).status === 0;
};

it('a privileged port is refused with a sentence if the system reserves it, and served if it does not', async () => {
  const allowed = mayTakePort80();
  const running = startCli(up('--port', '80', '--json'), {}, withoutRights);
  const first = await Promise.race([running.ready.then(() => 'ready'), running.finished.then(() => 'ended')]).catch(
    () => 'ended',
  );
  running.stop('SIGTERM');
  const { code, stderr } = await running.finished;
  expect([first, code]).toEqual(allowed ? ['ready', 0] : ['ended', 2]);
  expect(stderr === '' ? undefined : (JSON.parse(stderr) as object)).toEqual(
    allowed ? undefined : { error: { code: 'port-not-allowed', message: expect.any(String) as unknown } },
  );
});

const shell = (command: string): Finished => {
  const { status, signal, stdout, stderr } = spawnSync(
    'sh',
    ['-c', command, 'sh', process.execPath, packageFile('scripts/ensayo.mjs')],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  return { code: status, signal, stdout, stderr };
};

describe('standard streams', () => {
  it('a reader that stops reading causes no error', () => {
    const { stdout, stderr } = shell('{ "$1" "$2" rules; echo "exit code $?" >&2; } | head -n 1');
    expect([stdout.split('\n').length, stderr]).toEqual([2, 'exit code 0\n']);
  });

  it('a stderr that nobody reads changes nothing', () => {
    expect(shell('{ { "$1" "$2" rulez; echo "exit code $?"; } 2>&1 1>&3 | true; } 3>&1').stdout).toBe('exit code 2\n');
  });

  it('closed streams are no reason to fail', () => {
    expect(shell('"$1" "$2" explain FAD06 <&- >&- 2>&-').code).toBe(0);
  });

  it('a full disk behind stdout is reported', async () => {
    const { code, stderr } = await runCli(['rules'], {}, { stdout: openSync('/dev/full', 'w') });
    expect([code, stderr]).toEqual([2, expect.stringMatching(sentence('disk-full'))]);
  });
});

describe('Ctrl+C', () => {
  it('ends a running command at once and silently: a shell recognises it by exit code 130', async () => {
    const running = startCli(['generate', 'invoice', '--count', '1000000', '--out', at('many')]);
    while (readdirSync(folder).every((name) => name !== 'many'))
      await new Promise((resolve) => setTimeout(resolve, 20));
    running.stop('SIGINT');
    const { code, signal, stderr } = await running.finished;
    expect([code, signal, stderr]).toEqual([null, 'SIGINT', '']);
    for (const name of readdirSync(at('many')).filter((each) => each.endsWith('.json'))) {
      expect(JSON.parse(readFileSync(join(at('many'), name), 'utf8'))).toBeTypeOf('object');
    }
  });
});

it('a bug keeps its exit code and its stack, and says where to report it', () => {
  const preload = at('preload.cjs');
  // Node itself fails in an unexpected way.
  writeFileSync(preload, "require('node:fs').fstatSync = () => { throw new RangeError('out of order'); };");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', preload, packageFile('scripts/ensayo.mjs'), 'judge', at('file')],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([70, '']);
  expect(stderr).toMatch(
    /^ensayo: This is a bug in Ensayo \(exit code 70\)\. Please report it .*\nRangeError: out of order\n\s+at /,
  );
});
