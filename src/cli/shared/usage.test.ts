import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { createProgram } from '../program.ts';

const url = 'http://127.0.0.1:9';

/** In a sentence, or as JSON. */
const codeIn = (stderr: string): string | undefined => /(?:\(|"code":")([a-z-]+)(?:\)\n$|")/.exec(stderr)?.[1];

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Each would otherwise be ignored without a word, or change what is meant. */
const mixtures: readonly (readonly string[])[] = [
  ['rehearse', '--wait', '--attach', url, '--company', '1'],
  ['rehearse', '--wait', '--with-mistakes', '1'],
  ['rehearse', '--timeout', '5'],
  ['rehearse', '--exit-with-parent'],
  ['rehearse', '--ready-file', 'ready.json'],
  ['rehearse', '--port', '9000'],
  ['rehearse', '--no-https'],
  ['rehearse', '--tenant', 'a'],
  ['rehearse', '--control-token', 'a'],
  ['rehearse', '--force'],
  ['rehearse', '--nit', '1', '--company', '1'],
  ['rehearse', '--verify', 'x', '--set', 'payroll'],
  ['rehearse', '--verify', 'x', '--rule', 'FAU14=off'],
  ['rehearse', '--attach', url],
  ...[
    ['--registry', 'x.yaml'],
    ['--control', url],
    ['--profile', 'strict'],
    ['--rule', 'FAU14=off'],
    ['--clock', '2026-11-20'],
    ['--seed', 's'],
    ['--trust', 'x.pem'],
    ['--trust-any'],
    ['--port', '9000'],
    ['--authority-port', '9000'],
    ['--log-level', 'debug'],
  ].map((more) => ['rehearse', '--attach', url, '--company', '1', ...more]),
  ['conform', '--ready-file', 'ready.json'],
  ['conform', '--control', url],
  ['conform', '--control-token', 'x'],
  ['conform', '--token', 'x'],
  ['conform', '--allow-authority', 'x'],
  ['conform', '--issuer', url, '--allow-authority', 'x'],
  ['conform', '--issuer', url, '--authority', url],
  ['conform', '--authority', url, '--token', 'x'],
  ['conform', '--authority', url, '--parallel', '2'],
  ['conform', '--issuer', url, '--authority', url],
  ['up', '--demo', '--only', 'simulator'],
  ['up', '--demo', '--workers', '2', '--data', 'x'],
  ['up', '--only', 'issuer'],
  ...['port', 'alt-port'].map((name) => ['up', '--only', 'simulator', `--${name}`, '9000']),
  ...['authority-port', 'https-port'].map((name) => [
    'up',
    '--only',
    'issuer',
    '--authority',
    url,
    `--${name}`,
    '9000',
  ]),
  ['up', '--only', 'issuer', '--authority', url, '--explain-faults'],
  ['up', '--only', 'simulator', '--compatibility', 'both'],
  ['up', '--authority', url],
  ['up', '--allow-authority', 'x'],
  ['up', '--only', 'simulator', '--new-token', '--data', 'x'],
  ['up', '--rule', 'FAU14=off', '--rule', 'FAU14=on'],
  ['up', '--limit', 'xmlDepth=50', '--limit', 'xmlDepth=60'],
  ['up', '--workers', '2'],
  ['up', '--https-port', '9', '--no-https'],
  ['load', '--step', '1s'],
  ['load', '--p99', '1s'],
  ['load', '--find-limit', '--count', '1'],
  ['load', '--find-limit', '--duration', '1s'],
  ['load', '--token', 'x'],
  ['generate', 'invoice', '--force'],
  ['generate', 'invoice', '--xml', '--unsigned'],
  ['generate', 'invoice', '--control-token', 'x'],
  ...['out', 'nit', 'name', 'seed', 'clock'].map((name) => ['certs', `--${name}`, 'x.p12']),
  ['certs', '--root', 'x.pem', '--nit', '900373115'],
  ['certs', 'good', '--nit', '900373115', '--password', 'x'],
  ['journal', 'export', 'x', '--json'],
  ['registry', 'from-document', 'x.xml', '--force'],
];

describe('options that have no effect together', () => {
  it.each(mixtures.map((args) => [args.join(' '), args] as const))('are refused: %s', async (_line, args) => {
    const { code, stderr } = await runHere(args);
    expect([code, codeIn(stderr)]).toEqual([2, 'option-mixture']);
  });

  it('are named, with what to do', async () => {
    const [english, spanish] = [
      await runHere(['rehearse', '--timeout', '5']),
      await runHere(['rehearse', '--timeout', '5', '--lang', 'es']),
    ];
    expect(english.stderr).toContain('--timeout needs --wait or --attach');
    expect(spanish.stderr).toContain('--timeout requiere --wait o --attach');
  });

  it('may stand in the environment', async () => {
    vi.stubEnv('ENSAYO_POSTGRES', 'not-an-address');
    const { stderr } = await runHere(['up', '--key-file', 'x']);
    expect(codeIn(stderr)).toBe('wrong-usage'); // its address
  });

  it('are refused if ensayo.yaml gives one to the command, and not if it stands above all commands', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'ensayo-usage-'));
    try {
      const codeWith = async (yaml: string): Promise<string | undefined> => {
        writeFileSync(join(cwd, 'ensayo.yaml'), yaml);
        const { stderr } = await runHere(['conform', '--code', 'FAD00'], cwd);
        return codeIn(stderr);
      };
      expect(await codeWith('commands: { conform: { ready-file: none.json } }')).toBe('option-mixture');
      expect(await codeWith(`control-token: x`)).toBe('wrong-usage'); // there is no rule FAD00
    } finally {
      rmSync(cwd, { recursive: true });
    }
  });
});

describe('flags that do not go with what ensayo.yaml gives to the command', () => {
  const own = `commands:
  up: { https-port: 9 }
  conform: { issuer: 'http://127.0.0.1:9', token: x, parallel: 2 }
  rehearse: { profile: strict }
`;

  it.each([
    [['up', '--no-https', '--port', 'x'], 'invalid-port'],
    [['conform', '--authority', 'http://127.0.0.1:9/x', '--code', 'FAD00'], 'wrong-usage'],
    [['rehearse', '--attach', 'http://127.0.0.1:9', '--company', 'x'], 'wrong-usage'],
  ])('win over it: %j', async (args, code) => {
    const cwd = mkdtempSync(join(tmpdir(), 'ensayo-usage-'));
    try {
      writeFileSync(join(cwd, 'ensayo.yaml'), own);
      const { stderr } = await runHere(args, cwd);
      expect(codeIn(stderr)).toBe(code);
    } finally {
      rmSync(cwd, { recursive: true });
    }
  });

  it('are refused as before beside another flag', async () => {
    const { stderr } = await runHere(['up', '--https-port', '9', '--no-https']);
    expect(codeIn(stderr)).toBe('option-mixture');
  });
});

it('a refused value is described in the language of the message', async () => {
  const { stderr } = await runHere(['up', '--port', '99999', '--json', '--lang', 'es']);
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: 'invalid-port', path: '--port', expected: 'un puerto de 0 (uno libre) a 65535' },
  });
});

describe('an empty value', () => {
  const leaves = (commands: ReturnType<typeof createProgram>['commands']): typeof commands =>
    commands.flatMap((each) => (each.commands.length === 0 ? [each] : leaves(each.commands)));

  const options = leaves(createProgram().commands).flatMap((command) => {
    const path = [command.parent?.parent ? [command.parent.name()] : [], command.name()].flat();
    const required = command.registeredArguments.filter((each) => each.required).map(() => 'x');
    const mandatory = command.options.filter((each) => each.mandatory);
    return command.options
      .filter((option) => option.required)
      .map((option) => [
        ...path,
        ...required,
        ...mandatory.filter((each) => each !== option).flatMap(({ long }) => [long ?? '', 'x']),
        option.long ?? '',
        ' ',
      ]);
  });

  it('of any option of any command is refused', async () => {
    expect(options.length).toBeGreaterThan(150);
    const passed = [];
    for (const args of options) {
      const { code, stderr } = await runHere(args);
      if (code !== 2 || !['empty-option', 'wrong-usage'].includes(codeIn(stderr) ?? ''))
        passed.push([args, code, stderr]);
    }
    expect(passed).toEqual([]);
  });

  it.each([
    [['explain', '']],
    [['judge', '']],
    [['registry', 'check', ' ']],
    [['registry', 'add', 'company', 'nit=1', '']],
  ])('of an argument is refused: %j', async (args) => {
    const { code, stderr } = await runHere(args);
    expect([code, codeIn(stderr)]).toEqual([2, 'empty-argument']);
  });

  it('never chooses the working folder', async () => {
    const { code, stderr } = await runHere(['up', '--data', '']);
    expect([code, codeIn(stderr)]).toEqual([2, 'empty-option']);
  });
});
