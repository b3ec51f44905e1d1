import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createProgram } from '../program.ts';
import { runHere } from '../testing/run-here.ts';
import { parseConfig } from './config-file.ts';
import { configCommands } from './options.ts';
import { applyConfig, settingsOf } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-config-'));
const path = join(folder, 'ensayo.yaml');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The options of the command with that file and these flags. */
const optionsWith = (text: string, ...args: readonly string[]): Record<string, unknown> => {
  writeFileSync(path, text);
  const program = createProgram();
  const command = program.commands.find((each) => each.name() === args[0]);
  if (command === undefined) throw new Error('no such command');
  command.parseOptions(args.slice(1));
  applyConfig(program, command, path);
  return command.opts();
};

describe('ensayo.yaml', () => {
  it('sets options of all commands and of single ones, as texts, flags and lists', () => {
    const text = `
profile: strict
clock: 2026-11-20T10:00:00-05:00
commands:
  up: { port: 8090, https: false, exit-with-parent: true, allow-host: [a.test, b.test], ready-file: ready.json }
`;
    expect(optionsWith(text, 'up')).toMatchObject({
      profile: 'strict',
      clock: '2026-11-20T10:00:00-05:00',
      port: '8090',
      https: false,
      exitWithParent: true,
      allowHost: ['a.test', 'b.test'],
      readyFile: 'ready.json',
      authorityPort: '8081',
    });
    const demo = optionsWith(text, 'demo');
    expect([demo.profile, demo.port]).toEqual(['strict', undefined]);
  });

  it('is weaker than flags, and than the environment', () => {
    vi.stubEnv('ENSAYO_LOG_LEVEL', 'info');
    const text = 'profile: strict\nlog-level: debug\n';
    const { profile, logLevel } = optionsWith(text, 'up', '--profile', 'quiet');
    expect([profile, logLevel]).toEqual(['quiet', undefined]);
    expect(optionsWith(text, 'up', '--log-level', 'warn').logLevel).toBe('warn');
  });

  it('does not replace the control interface of the environment by that of a ready file', () => {
    vi.stubEnv('ENSAYO_CONTROL', 'http://a.test');
    const text = 'ready-file: ready.json';
    expect(optionsWith(text, 'reset').readyFile).toBeUndefined();
    expect(optionsWith(text, 'up').readyFile).toBe('ready.json');
  });

  it('gives one value to an option that may not be repeated', () => {
    expect(optionsWith('commands: { rehearse: { set: support } }', 'rehearse').set).toBe('support');
    expect(optionsWith('commands: { up: { rule: FAU14=off } }', 'up').rule).toEqual(['FAU14=off']);
  });

  it.each([
    ['an empty file', ''],
    ['a file of comments', '# nothing yet\n'],
  ])('%s sets nothing', (_case, text) => {
    expect(optionsWith(text, 'up').profile).toBe('default');
  });

  it.each<[string, string, string | RegExp]>([
    ['config-invalid', 'profil: strict', '"profil" is no option. Did you mean profile?'],
    ['config-invalid', 'no-advice: true', '"no-advice" is no option. Did you mean advice: false?'],
    ['config-invalid', 'commands: { up: { prot: 1 } }', '"commands.up.prot" is no option. Did you mean port?'],
    ['config-invalid', 'commands: { upp: {} }', '"commands.upp" is no option. Did you mean up?'],
    ['config-invalid', 'environment: 1', /"environment" means different things .* below commands: up, /],
    ['config-invalid', 'commands: { up: { https: maybe } }', '"commands.up.https" is "maybe". Expected true or false.'],
    ['config-invalid', 'profile: [a, b]', '"profile" is ["a","b"]. Expected a text.'],
    ['config-invalid', '- profile', 'The file holds no options. Expected option: value.'],
    ['config-invalid', 'commands: { up: yes }', '"commands.up" holds no options. Expected option: value.'],
    ['config-not-readable', 'profile: [a', 'cannot be read'],
    ['config-not-readable', 'profile: &own strict\nseed: *own', 'it has the alias *own'],
    ['config-not-readable', 'commands: &own { up: *own }', 'it has the alias *own'],
    ['config-not-readable', 'profile: a\nprofile: b', 'cannot be read'],
  ])('%s: %j', (code, text, message) => {
    const refused: unknown =
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message);
    expect(() => optionsWith(text, 'up')).toThrow(expect.objectContaining({ code, message: refused }));
  });
});

describe('what is in force', () => {
  it('names where each value comes from, and shows no token', () => {
    const commands = configCommands(createProgram());
    const conform = commands.find((each) => each.path === 'conform') ?? expect.fail('no conform');
    const config = parseConfig('seed: mine\ntoken: secret\ncommands: { conform: { code: [FAU14] } }', commands);
    const settings = settingsOf(conform, { config, env: { ENSAYO_CONTROL: 'http://a.test' } });
    const of = (name: string) => settings.find((each) => each.name === name);
    expect(['seed', 'code', 'control', 'out', 'tags', 'token'].map(of)).toEqual([
      { name: 'seed', value: 'mine', source: 'file' },
      { name: 'code', value: ['FAU14'], source: 'file' },
      { name: 'control', value: 'http://a.test', source: 'environment', variable: 'ENSAYO_CONTROL' },
      { name: 'out', value: 'reports/conform', source: 'default' },
      { name: 'tags', value: null, source: 'unset' },
      { name: 'token', value: '…', source: 'file' },
    ]);
  });

  it('takes no variable for an option of another command with the same name', () => {
    const commands = configCommands(createProgram());
    const journal = commands.find((each) => each.path === 'journal list') ?? expect.fail('no journal list');
    const settings = settingsOf(journal, { config: {}, env: { ENSAYO_LIMITS: 'request=30s' } });
    expect(settings.find(({ name }) => name === 'limit')).toEqual({ name: 'limit', value: null, source: 'unset' });
  });
});

describe('an empty variable counts as not set', () => {
  it.each<[string, string, readonly string[]]>([
    ['ENSAYO_CONTROL', 'issuer-unreachable', ['conform', '--issuer', 'http://127.0.0.1:9', '--token', 'x']],
    ['ENSAYO_CONTROL_TOKEN', 'wrong-usage', ['clock', 'show', '--control', 'http://127.0.0.1:9']],
    ['ENSAYO_LOG_LEVEL', 'file-not-found', ['up', '--registry', join(folder, 'nowhere')]],
  ])('%s: %s', async (name, code, args) => {
    vi.stubEnv('ENSAYO_CONTROL', undefined);
    vi.stubEnv(name, '');
    const { code: exit, stderr } = await runHere(args);
    expect([exit, stderr]).toEqual([2, expect.stringContaining(`(${code})`)]);
  });
});
