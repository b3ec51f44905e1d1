import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commandTree, completionScript } from './run-completion.ts';

const program = (): Command => {
  const made = new Command('ensayo');
  made.command('explain').description("a rule's entry").argument('<code>').option('--json', 'as JSON');
  made.command('generate').argument('<kind>').option('--invalid <code>', 'break it').option('-o, --out <dir>', 'where');
  made.command('registry').command('add').argument('<part>').option('--code <code...>', 'several');
  made.command('secret', { hidden: true });
  return made;
};

describe('commandTree', () => {
  it('contains every visible command with its options and their values', () => {
    const tree = commandTree(program());
    expect(tree.map(({ path }) => path.join(' '))).toEqual(['', 'explain', 'generate', 'registry', 'registry add']);
    expect(tree[0]?.commands).toEqual(['explain', 'generate', 'registry', 'help']);
    expect(tree[2]).toMatchObject({
      arguments: ['kind'],
      options: [
        { names: ['--invalid'], value: 'code' },
        { names: ['--out', '-o'], value: 'dir' },
        { names: ['--help', '-h'], value: undefined },
      ],
    });
    expect(tree[4]?.options[0]).toMatchObject({ value: 'code' });
  });
});

const bash = spawnSync('bash', ['--version']).status === 0;

/** The completions bash offers after these words. */
const offered = (script: string, ...words: readonly string[]): readonly string[] => {
  const ask = `COMP_WORDS=(ensayo "$@"); COMP_CWORD=$#; _ensayo; printf "%s\\n" "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${script}\n${ask}`, 'bash', ...words], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
};

describe('completionScript', () => {
  // Windows has no bash: there it is only written.
  it.runIf(bash).each<[readonly string[], readonly string[]]>([
    [['e'], ['explain']],
    [['explain', 'FAU14'], ['FAU14']],
    [
      ['explain', '--'],
      ['--json', '--help'],
    ],
    [['generate', 'payrollD'], ['payrollDeletion']],
    [['generate', 'invoice', '--invalid', 'FAD06'], ['FAD06']],
    [['generate', 'invoice', '--out', ''], []],
    [
      ['registry', ''],
      ['add', 'help'],
    ],
    [['registry', 'add', '--code', 'ZE02'], ['ZE02']],
  ])('bash offers behind %j', (words, expected) => {
    expect(offered(completionScript(program(), 'bash'), ...words)).toEqual(expected);
  });

  it('lets zsh run what bash runs', () => {
    const script = completionScript(program(), 'zsh');
    expect(script).toMatch(/^#compdef ensayo\n[^]*bashcompinit/);
    expect(script).toContain(completionScript(program(), 'bash'));
  });

  it('gives fish each command and option with its description', () => {
    const lines = completionScript(program(), 'fish').split('\n');
    expect(lines.find((line) => line.includes('-a explain '))).toContain(String.raw`-d 'a rule\'s entry'`);
    expect(lines).toContain(
      "complete -c ensayo -n '__fish_seen_subcommand_from generate' -l invalid -x -a '$ensayo_code' -d 'break it'",
    );
    expect(lines.filter((line) => line.startsWith('set -g ensayo_code '))).toHaveLength(1);
  });

  it('lists the known shells', () => {
    expect(() => completionScript(program(), 'tcsh')).toThrow(/"tcsh".*bash, zsh, fish/);
  });
});
