/** No command mixes languages: its help and its problems are in the one that was chosen. */
import type { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasEnglish, hasSpanish } from '../../../simulator/testing/languages.fixture.ts';
import { say, speak } from '../say.ts';
import { runHere } from '../testing/commands.ts';
import { createProgram } from './program.ts';

const withChildren = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withChildren)];

/** With what stands around it; examples of commands are left out. */
const helpOf = (command: Command): string => {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text.replaceAll(/^ +ensayo .*$/gm, '');
};

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
    expect(stderr).toContain(say('Run with --help', 'La opción --help'));
  });
});
