/**
 * What a command says when its surroundings or its arguments do not let it work: one sentence with a stable code, exit
 * code 2, nothing on stdout, no stack, no half of a file. Each case is a process of its own, as users run it.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../common/data-directory.ts';
import { sampled } from '../common/testing/volume.ts';
import { runCli, startCli, type Finished, type Surroundings } from './testing/cli.ts';
import { runHere, type Ended } from './testing/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-surroundings-'));
const at = (name: string): string => join(folder, name);

/** Rights mean nothing to root: what is about them runs as somebody else then, and otherwise as whoever runs the tests. */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const withoutRights: Surroundings = isRoot ? { uid: nobody, gid: nobody } : {};

const servers: Server[] = [];

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return String((server.address() as AddressInfo).port); // it listens on a port
};

let taken = '';
let website = '';

beforeAll(async () => {
  chmodSync(folder, 0o755);
  for (const name of ['folder', 'sealed', 'used']) mkdirSync(at(name));
  writeFileSync(at('file'), 'not what anybody wants');
  writeFileSync(at('broken.json'), '{"companies": [');
  writeFileSync(at('wrong.json'), JSON.stringify({ companies: [{ nit: 'x' }, { nit: 'y' }] }));
  writeFileSync(at('secret'), '{}');
  writeFileSync(at('huge.xml'), '');
  truncateSync(at('huge.xml'), 65 * 1024 * 1024);
  mkdirSync(at('foreign'));
  writeFileSync(at('foreign/authority.sqlite'), 'A text that is no database. '.repeat(200));
  for (const name of ['full.pem', 'full.json']) symlinkSync('/dev/full', at(name));
  chmodSync(at('secret'), 0o000);
  chmodSync(at('sealed'), 0o500);
  if (!isRoot) chownSync(at('sealed'), process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  taken = await listening(createServer());
  website = `http://127.0.0.1:${await listening(createHttpServer((_request, response) => response.end('<h1>Hello</h1>')))}`;
});

afterAll(() => {
  for (const server of servers) server.close();
  chmodSync(at('sealed'), 0o700);
  rmSync(folder, { recursive: true });
});

const up = (...more: readonly string[]): readonly string[] => [
  ...['up', '--port', '0', '--authority-port', '0', '--no-https'],
  ...more,
];

/** Nobody listens on the discard port. */
const nowhere = 'http://127.0.0.1:9';

type Case = {
  readonly args: readonly string[];
  readonly code: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly as?: Surroundings;
  /** In this process. */
  readonly here?: true;
};

const cases: Readonly<Record<string, () => Case>> = {
  'a port that is taken': () => ({ args: up('--port', taken), code: 'port-taken' }),
  'a second port that is taken, when the first one listens': () => ({
    args: up('--alt-port', taken),
    code: 'port-taken',
    here: true,
  }),
  'a port for TLS that is taken': () => ({
    args: ['up', '--port', '0', '--authority-port', '0', '--https-port', taken],
    code: 'port-taken',
    here: true,
  }),
  'a port that is none': () => ({ args: up('--port', '70000'), code: 'wrong-usage', here: true }),
  'an address of another machine': () => ({ args: up('--host', '192.0.2.1'), code: 'host-not-available', here: true }),
  'a host without an address': () => ({
    args: up('--host', 'nowhere.invalid'),
    code: 'host-not-available',
    here: true,
  }),
  'a host that is none': () => ({ args: up('--host', '::1%9'), code: 'wrong-usage', here: true }),
  'a data folder that is a file': () => ({ args: up('--data', at('file')), code: 'data-folder-unusable', here: true }),
  'a data folder below a file': () => ({
    args: up('--data', at('file/below')),
    code: 'data-folder-unusable',
    here: true,
  }),
  'a data folder without rights': () => ({
    args: up('--data', at('sealed')),
    code: 'data-folder-unusable',
    as: withoutRights,
  }),
  'a database that is none': () => ({ args: up('--data', at('foreign')), code: 'database-damaged' }),
  'a ready file in a folder that is not there': () => ({
    args: up('--ready-file', at('none/ready.json')),
    code: 'not-writable',
    here: true,
  }),
  'a ready file that is a folder': () => ({ args: up('--ready-file', at('folder')), code: 'not-writable', here: true }),
  'a ready file on a full disk': () => ({ args: up('--ready-file', at('full.json')), code: 'disk-full', here: true }),
  'a registry file that is not there': () => ({
    args: up('--registry', at('none')),
    code: 'file-not-found',
    here: true,
  }),
  'a registry file that is a folder': () => ({ args: up('--registry', at('folder')), code: 'not-a-file', here: true }),
  'a registry file without rights': () => ({
    args: up('--registry', at('secret')),
    code: 'file-not-readable',
    as: withoutRights,
  }),
  'a registry file that is no JSON': () => ({
    args: up('--registry', at('broken.json')),
    code: 'registry-invalid',
    here: true,
  }),
  'a registry file with mistakes': () => ({
    args: up('--registry', at('wrong.json')),
    code: 'registry-invalid',
    here: true,
  }),
  'a certificate that is none': () => ({
    args: up('--trust', at('file')),
    code: 'certificate-not-readable',
    here: true,
  }),
  'a clock that cannot be read': () => ({ args: up('--clock', 'yesterday'), code: 'invalid-clock', here: true }),
  'an unknown profile': () => ({ args: up('--profile', 'lenient'), code: 'unknown-profile', here: true }),
  'an unknown rule': () => ({ args: up('--rule', 'ZZZ99=off'), code: 'unknown-rule', here: true }),
  'an unknown level of the log': () => ({ args: up('--log-level', 'loud'), code: 'unknown-log-level', here: true }),
  'the same in the environment': () => ({ args: up(), env: { ENSAYO_LOG_LEVEL: 'loud' }, code: 'unknown-log-level' }),
  'a token with blanks': () => ({ args: up(), env: { ENSAYO_TOKEN: 'a b' }, code: 'invalid-token' }),
  'an authority that is no address': () => ({
    args: up('--only', 'issuer', '--authority', 'ftp://x'),
    code: 'invalid-authority',
    here: true,
  }),
  'the production platform': () => ({
    args: up('--only', 'issuer', '--authority', 'https://vpfe.dian.gov.co/x.svc'),
    code: 'production-refused',
    here: true,
  }),
  'an unknown option': () => ({ args: up('--nonsense'), code: 'unknown-option', here: true }),
  'an unknown command': () => ({ args: ['rulez'], code: 'unknown-command' }),
  'a missing argument': () => ({ args: ['explain'], code: 'missing-argument', here: true }),
  'a document that is not there': () => ({ args: ['judge', at('none.xml')], code: 'file-not-found', here: true }),
  'a document that is a folder': () => ({ args: ['judge', at('folder')], code: 'not-a-file', here: true }),
  'a document of 65 MB': () => ({ args: ['judge', at('huge.xml')], code: 'file-too-large', here: true }),
  'a document without end': () => ({ args: ['judge', '/dev/zero'], code: 'file-too-large' }),
  'tags that cannot be read': () => ({
    args: ['conform', '--tags', '@invoice and (', '--out', at('conform')],
    code: 'invalid-tags',
  }),
  'tags that no scenario has': () => ({
    args: ['conform', '--tags', '@nothing', '--parallel', '1', '--out', at('chosen')],
    code: 'no-scenario',
    here: true,
  }),
  'a report into a file': () => ({
    args: ['conform', '--code', 'FAD06', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'an authority that does not answer': () => ({
    args: ['conform', '--authority', nowhere, '--out', at('conform')],
    code: 'authority-unreachable',
    here: true,
  }),
  'an authority that does not speak SOAP': () => ({
    args: ['conform', '--authority', website, '--out', at('conform')],
    code: 'authority-not-soap',
    here: true,
  }),
  'an issuing service that does not answer': () => ({
    args: ['load', '--url', nowhere, '--token', 'x', '--count', '1'],
    code: 'issuer-unreachable',
    here: true,
  }),
  'a control interface that does not answer': () => ({
    args: ['fault', 'list', '--control', nowhere, '--control-token', 'x'],
    code: 'control-unreachable',
    here: true,
  }),
  'a ready file that is none': () => ({
    args: ['fault', 'list', '--ready-file', at('file')],
    code: 'not-json',
    here: true,
  }),
  'messages that are none': () => ({
    args: ['report', at('file'), '--out', at('report')],
    code: 'messages-not-readable',
    here: true,
  }),
  'messages that are a folder': () => ({
    args: ['report', at('folder'), '--out', at('report')],
    code: 'not-a-file',
    here: true,
  }),
  'documents into a file': () => ({
    args: ['generate', 'invoice', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'documents into a folder without rights': () => ({
    args: ['generate', 'invoice', '--out', at('sealed')],
    code: 'not-writable',
    as: withoutRights,
  }),
  'an unknown kind': () => ({ args: ['generate', 'invoyce'], code: 'wrong-usage', here: true }),
  'an unknown code': () => ({ args: ['reproduce', 'FAD00'], code: 'wrong-usage', here: true }),
  'a reproduction into a file': () => ({
    args: ['reproduce', 'FAD06', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'a trace into a file': () => ({ args: ['demo', '--trace', at('file')], code: 'not-a-folder', here: true }),
  'a rehearsal into a file': () => ({
    args: ['rehearse', '--set', 'payroll', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'a report that is not there': () => ({
    args: ['rehearse', '--verify', at('none')],
    code: 'file-not-found',
    here: true,
  }),
  'a bundle that is none': () => ({ args: ['replay', at('folder')], code: 'not-a-bundle', here: true }),
  'a key on a full disk': () => ({
    args: ['certs', 'good', '--nit', '900508908', '--out', at('full.pem'), '--force'],
    code: 'disk-full',
    here: true,
  }),
  'a key where a file is': () => ({ args: ['certs', '--root', at('file')], code: 'file-exists', here: true }),
};

/** A sentence ends with a full stop, and so do what follows it: what was found, what to do. */
const sentence = (code: string): RegExp => new RegExp(`^ensayo: [A-Z"-].*\\.(?: .*[.)])? \\(${code}\\)\\n$`, 's');

const notTold = /\n\s+at |a bug|defect|Error:/;

/** Under load a process may take its time; nothing here is measured. */
const patience = { timeout: 180_000 };

const ended = async (finished: Promise<Finished>): Promise<Ended> => {
  const { code, stdout, stderr } = await finished;
  return { code: code ?? -1, stdout, stderr };
};

/** What the arguments alone decide is said in this process; what the system decides, in one of its own. */
const run = ({ args, env, as, here }: Case): Promise<Ended> =>
  here === true ? runHere(args) : ended(runCli(args, env, as));

const isHere = (name: string): boolean => cases[name]?.().here === true;

/** Each process takes a second of a processor: a few in `npm test`, all of them in the deep run. */
const tried = [
  ...Object.keys(cases).filter(isHere),
  ...sampled(
    Object.keys(cases).filter((name) => !isHere(name)),
    4,
  ),
];

describe('one sentence, its code and exit code 2', patience, () => {
  it.concurrent.for(tried)('%s', async (name, context) => {
    const made = cases[name]?.() ?? context.expect.fail(`no case ${name}`);
    const { code: exit, stdout, stderr } = await run(made);
    context.expect([exit, stdout, stderr]).toEqual([2, '', expect.stringMatching(sentence(made.code))]);
    context.expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    context.expect(stderr).not.toMatch(notTold);
  });

  it.each(['a port that is taken', 'an unknown option'])('as JSON with --json: %s', async (name) => {
    const { args, code } = cases[name]?.() ?? expect.fail(`no case ${name}`);
    const { code: exit, stdout, stderr } = await runCli([...args, '--json']);
    expect([exit, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toEqual({ error: { code, message: expect.stringMatching(/\.$/) as unknown } });
  });

  it('leaves nothing behind that is not whole', () => {
    // Every case above has run: none of them left its report, a file beside the one it meant, or a process on its port.
    expect(readdirSync(folder).filter((name) => /\.\d+$|^report$/.test(name))).toEqual([]);
    expect(readFileSync(at('file'), 'utf8')).toBe('not what anybody wants');
    expect(readdirSync(at('sealed'))).toEqual([]);
  });

  it('every code is in the docs', () => {
    const docs = readFileSync(packageFile('docs/guides/troubleshooting.md'), 'utf8');
    const codes = new Set(Object.values(cases).map((make) => make().code));
    expect(
      [...codes, 'old-node', 'install-failed', 'port-not-allowed'].filter((code) => !docs.includes(`\`${code}\``)),
    ).toEqual([]);
  });
});

/** What the kernel says, so that the expectation holds where anybody may take low ports, as in many containers. */
const mayTakePort80 = (): boolean => {
  const script =
    "require('net').createServer().once('error',()=>process.exit(1)).listen(80,'127.0.0.1',()=>process.exit(0))";
  return spawnSync(process.execPath, ['-e', script], withoutRights).status === 0;
};

it(
  'a port of the administrator is refused in a sentence where the system reserves it, and served where it does not',
  patience,
  async () => {
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
  },
);

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

describe('standard streams', patience, () => {
  it('a reader that has seen enough ends nothing', () => {
    const { stdout, stderr } = shell('{ "$1" "$2" rules; echo "exit code $?" >&2; } | head -n 1');
    expect([stdout.split('\n').length, stderr]).toEqual([2, 'exit code 0\n']);
  });

  it('nobody who reads stderr changes nothing', () => {
    expect(shell('{ { "$1" "$2" rulez; echo "exit code $?"; } 2>&1 1>&3 | true; } 3>&1').stdout).toBe('exit code 2\n');
  });

  it('closed, they are no reason to fail', () => {
    expect(shell('"$1" "$2" explain FAD06 <&- >&- 2>&-').code).toBe(0);
  });

  it('a full disk behind stdout is reported', async () => {
    const { code, stderr } = await runCli(['rules'], {}, { stdout: openSync('/dev/full', 'w') });
    expect([code, stderr]).toEqual([2, expect.stringMatching(sentence('disk-full'))]);
  });
});

describe('Ctrl+C', patience, () => {
  it('ends a command that is at work at once and without a word: a shell tells it by exit code 130', async () => {
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

it('a bug keeps its exit code and its stack, and says where to report it', patience, () => {
  const preload = at('preload.cjs');
  // Node itself does what nobody expects of it.
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
