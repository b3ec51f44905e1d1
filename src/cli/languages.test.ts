/** No command mixes languages: its help, its output and its problems are in the one that was chosen. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { hasEnglish, hasSpanish } from '../../simulator/testing/languages.fixture.ts';
import { packageFile } from '../common/data-directory.ts';
import { speak } from './shared/spoken.ts';
import { runHere } from './testing/run-here.ts';
import { createProgram } from './program.ts';

const withChildren = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withChildren)];

/** With what stands around it; examples of commands are left out. */
const helpOf = (command: Command): string => {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text.replaceAll(/^ +ensayo .*$/gm, '');
};

const folder = mkdtempSync(join(tmpdir(), 'ensayo-languages-'));

const fileWith = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const company = { nit: '900373115', name: 'MI EMPRESA SAS', prefix: 'FE' };
const good = fileWith('good.json', JSON.stringify({ companies: [company] }));
const bad = fileWith('bad.json', JSON.stringify({ companies: [{ ...company, nit: '9' }] }));
const noJson = fileWith('ready.json', '{');
const noKey = fileWith('key', 'short');
chmodSync(noKey, 0o600);
const nowhere = join(folder, 'nowhere');
const silent = ['--control', 'http://127.0.0.1:9', '--control-token', 'x'];

/** What ends at once: with its output, or with what is wrong. */
const calls: readonly (readonly string[])[] = [
  ['certs'],
  ['certs', 'nothing'],
  ['certs', 'good'],
  ['certs', 'good', '--nit', 'x'],
  ['certs', 'good', '--nit', '900508908'],
  ['clock', 'show', ...silent],
  ['clock', 'show', '--control', 'x', '--control-token', 'x'],
  ['clock', 'advance', 'x', ...silent],
  ['clock', 'speed', 'x', ...silent],
  ['completion', 'tcsh'],
  ['config', '--all'],
  ['config', 'registry', 'lod'],
  ['conform', '--shard', 'x'],
  ['conform', '--parallel', 'x'],
  ['conform', '--kind', 'x'],
  ['conform', '--code', 'FAD666'],
  ['conform', '--features', nowhere],
  ['conform', '--issuer', 'http://a.test', '--authority', 'http://b.test'],
  ['docs', 'nothing'],
  ['explain', 'FAD666'],
  ['explain', 'NIE097', '--at', '2026-11-28'],
  ['explain', 'FAD02', '--at', 'x'],
  ['fault', 'add', 'x', ...silent],
  ['fault', 'add', 'latency', '--ms', '1-2-3', ...silent],
  ['fault', 'add', 'latency', '--probability', 'x', ...silent],
  ['generate', 'invoice', '--invalid', 'FAD666'],
  ['generate', 'invoice', '--invalid', 'DSAJ01'],
  ['certs', 'good', '--root', nowhere],
  ['fault', 'list', '--ready-file', noJson],
  ['generate', 'invoyce'],
  ['generate', 'invoice', '--count', 'x'],
  ['generate', 'invoice', '--variant', 'x'],
  ['generate', 'invoice', '--about', 'x'],
  ['generate', 'invoice', '--company', '900373115'],
  ['generate', 'credit-note', '--about', 'x'],
  ['generate', 'invoice', '--clock', 'x'],
  ['generate', 'invoice', '--registry', good, '--company', '1'],
  ['rehearse', '--registry', good, '--company', '1'],
  ['judge', nowhere],
  ['judge', nowhere, '--registry', bad],
  ['journal', 'export', 'x', '--part', 'x', ...silent],
  ['load', '--duration', 'x'],
  ['load', '--kind', 'invoice=x'],
  ['load', '--kind', 'payroll-deletion'],
  ['load', '--url', 'http://a.test'],
  ['load', '--invalid', 'x'],
  ['load', '--step', '1s'],
  ['load', '--find-limit', '--count', '1'],
  ['load', '--html', join(nowhere, 'x.html')],
  ['registry', 'check', good],
  [
    'registry',
    'from-document',
    packageFile('datasets/proof/golden/invoice-withoutDiscount.xml'),
    '--out',
    join(folder, 'invoice.yaml'),
    '--force',
  ],
  [
    'registry',
    'from-document',
    packageFile('datasets/proof/golden/payroll-cash.xml'),
    '--out',
    join(folder, 'payroll.yaml'),
    '--force',
  ],
  ['registry', 'check', bad],
  ['registry', 'check', nowhere],
  ['registry', 'add', 'x', 'nit=1', ...silent],
  ['registry', 'add', 'rut', 'x', ...silent],
  ['registry', 'show', 'companies', ...silent],
  ['rehearse', '--set', 'x'],
  ['rehearse', '--wait', '--attach', 'http://a.test'],
  ['rehearse', '--with-mistakes', 'x'],
  ['rehearse', '--timeout', '1'],
  ['rehearse', '--verify', nowhere],
  ['rekey', '--data', nowhere, '--new-key-file', nowhere],
  ['replay', nowhere],
  ['report', folder, '--out', nowhere],
  ['reset'],
  ['rules', '--at', '2023-01-01'],
  ['rules', '--at', 'x'],
  ['rules', '--diff', '2024-04-01', '2026-11-01'],
  ['rules', '--diff', '2024-04-01'],
  ['rules', '--coverage'],
  ['rules', '--state', 'x'],
  ['snapshot', 'list', '--environment', 'x', ...silent],
  ['up', '--port', 'x'],
  ['up', '--clock', 'x'],
  ['up', '--profile', 'x', '--port', '0', '--authority-port', '0', '--no-https'],
  ['up', '--rule', 'FAD666=on', '--port', '0', '--authority-port', '0', '--no-https'],
  ['up', '--trust', noJson],
  ['up', '--data', folder, '--key-file', join(folder, 'inside')],
  ['up', '--data', join(folder, 'data'), '--key-file', noKey],
  ['up', '--host', 'a b'],
  ['up', '--limit', 'x'],
  ['up', '--rule', 'x'],
  ['up', '--environment', 'x'],
  ['up', '--address', 'x'],
  ['up', '--allow-host', '*'],
  ['up', '--only', 'x'],
  ['up', '--only', 'issuer'],
  ['up', '--only', 'issuer', '--demo'],
  ['up', '--compatibility', 'x'],
  ['up', '--log-level', 'x'],
  ['up', '--registry', bad],
  ['up', '--registry', nowhere],
  ['verdict', 'add', 'x', ...silent],
  ['verdict', 'add', 'accepted', '--operation', 'x', ...silent],
];

afterAll(() => {
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  speak('en');
});

describe.each([
  ['es', hasEnglish],
  ['en', hasSpanish],
] as const)('in %s', (language, isForeign) => {
  it('the help of every command is in that language', () => {
    speak(language);
    const lines = withChildren(createProgram())
      .flatMap((command) => helpOf(command).split('\n'))
      .map((line) => line.trim());
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter(isForeign)).toEqual([]);
  });

  it.each([
    ['unknown-option', ['up', '--prot', '1']],
    ['unknown-command', ['upp']],
    ['missing-argument', ['explain']],
    ['option-missing-argument', ['up', '--port']],
    ['missing-mandatory-option-value', ['rekey']],
    ['excess-arguments', ['up', 'two']],
  ])('%s is, too: %j', async (code, args) => {
    vi.stubEnv('ENSAYO_LANG', language);
    const { code: exit, stderr } = await runHere(args);
    expect(exit).toBe(2);
    expect(stderr).toContain(`(${code})`);
    expect(isForeign(stderr)).toBe(false);
    expect(stderr).toContain({ en: 'Run with --help', es: 'La opción --help' }[language]);
  });

  it.each(calls.map((args) => ({ args })))('so is what $args prints', async ({ args }) => {
    vi.stubEnv('ENSAYO_LANG', language);
    vi.stubEnv('ENSAYO_CONTROL', undefined);
    const { stdout, stderr } = await runHere(args);
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(isForeign)).toEqual([]);
  });
});

it.each([['snapshot'], ['registry']])(
  '--lang before %s, which only groups commands, chooses the language of its help',
  async (group) => {
    const { code, stdout, stderr } = await runHere(['--lang', 'es', group]);
    expect([code, `${stdout}${stderr}`]).toEqual([2, expect.stringMatching(new RegExp(`^Uso: ensayo ${group} `))]);
  },
);
