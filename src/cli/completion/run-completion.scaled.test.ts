import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { same } from '../../common/text/bilingual.ts';
import { isDeep } from '../../common/testing/volume.ts';
import { register, verb, type Verb } from '../shared/verb.ts';
import { lists } from './completion-values.ts';
import { commandTree, completionScript } from './run-completion.ts';

const declared: readonly Verb[] = [
  verb({
    name: 'explain',
    about: same("a rule's entry"),
    arguments: [['<code>', { ...same('of it'), words: 'code' }]],
    options: { '--json': same('as JSON') },
  }),
  verb({
    name: 'rules',
    about: same('all of them'),
    options: {
      '--kind <kind>': { ...same('of answer'), words: 'letter' },
      '--state <state>': { ...same('proved or not'), words: 'state' },
      '--lang <language>': { ...same('en or es'), words: 'language' },
      '--environment <code>': { ...same('1 or 2'), words: 'environment' },
      '--seed <text>': same('any'),
    },
  }),
  verb({
    name: 'generate',
    about: same('a document'),
    arguments: [['<kind>', { ...same('of it'), words: 'kind' }]],
    options: { '--invalid <code>': { ...same('break it'), words: 'code' } },
  }),
  verb({
    name: 'registry',
    about: same('what is known'),
    verbs: [
      verb({
        name: 'add',
        about: same('a row'),
        arguments: [['<part>', { ...same('where'), words: 'part' }]],
        options: { '--code <code...>': { ...same('several'), words: 'code' } },
      }),
    ],
  }),
];

const program = (): Command => {
  const made = new Command('ensayo');
  for (const each of declared) register(made, each, 'en');
  made.commands.find((command) => command.name() === 'generate')?.option('-o, --out <dir>', 'where');
  made.command('secret', { hidden: true });
  return made;
};

describe('commandTree', () => {
  it('contains every visible command with its options and their values', () => {
    const tree = commandTree(program());
    expect(tree.map(({ path }) => path.join(' '))).toEqual([
      '',
      'explain',
      'rules',
      'generate',
      'registry',
      'registry add',
    ]);
    expect(tree[0]?.commands).toEqual(['explain', 'rules', 'generate', 'registry', 'help']);
    expect(tree[3]).toMatchObject({
      words: 'kind',
      options: [
        { names: ['--invalid'], words: 'code' },
        { names: ['--out', '-o'], words: 'file' },
        { names: ['--help', '-h'], words: undefined },
      ],
    });
    expect(tree[5]?.options[0]).toMatchObject({ words: 'code' });
  });
});

const has = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

type Asked = { readonly script: string; readonly words: readonly string[] };

const linesOf = (shell: string, args: readonly string[]): readonly string[] => {
  const { stdout, stderr } = spawnSync(shell, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
};

const ask = `COMP_WORDS=(ensayo "$@"); COMP_CWORD=$#; _ensayo; printf "%s\\n" "\${COMPREPLY[@]}"`;

/** Functions of bash run in zsh with arrays that begin at 0, as bashcompinit calls them. */
const zshAsk = `autoload -Uz compinit; compinit -D -u; SCRIPT; emulate -L ksh; ${ask}`;

/** The completions that each shell offers after these words. */
const offers: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  bash: ({ script, words }) => linesOf('bash', ['-c', `${script}\n${ask}`, 'bash', ...words]),
  // zsh leaves the comparison with what is typed to its own machinery, which comes after.
  zsh: ({ script, words }) =>
    linesOf('zsh', ['-f', '-c', zshAsk.replace('SCRIPT', () => `${script}\n`), 'zsh', ...words]).filter((line) =>
      line.startsWith(words.at(-1) ?? ''),
    ),
  // fish adds the description after a tab; without a list it offers files, which are none of ours.
  fish: ({ script, words }) =>
    linesOf('fish', [
      '--no-config',
      '-c',
      `${script}\ncomplete -C ${JSON.stringify(['ensayo', ...words].join(' '))}`,
    ]).map((line) => line.split('\t')[0] ?? ''),
};

/** A shell starts slowly: `npm test` asks one of them. */
const here = (isDeep ? Object.keys(offers) : ['bash']).filter(has);

describe.each(here)('the completion of %s', (shell) => {
  const script = completionScript(program(), shell);

  it.each<[readonly string[], readonly string[]]>([
    [['e'], ['explain']],
    [['explain', 'FAU14'], ['FAU14']],
    [['generate', 'payrollD'], ['payrollDeletion']],
    [['generate', 'invoice', '--invalid', 'FAD06'], ['FAD06']],
    [
      ['registry', ''],
      ['add', 'help'],
    ],
    [['registry', 'add', '--code', 'ZE02'], ['ZE02']],
    [['registry', 'add', 'testS'], ['testSets']],
    [
      ['rules', '--kind', ''],
      ['N', 'R'],
    ],
    [['rules', '--state', 'pro'], ['proved']],
    [
      ['rules', '--lang', ''],
      ['en', 'es'],
    ],
    [
      ['rules', '--environment', ''],
      ['1', '2'],
    ],
    [['rules', '--seed', 'x-no-such-file'], []],
  ])('offers behind %j', (words, expected) => {
    expect([...(offers[shell]?.({ script, words }) ?? [])].sort()).toEqual(expected);
  });
});

describe('completionScript', () => {
  // Windows has no bash: there it is only written.
  it.runIf(here.includes('bash'))('lists the options behind a dash', () => {
    const script = completionScript(program(), 'bash');
    expect(offers.bash?.({ script, words: ['explain', '--'] })).toEqual(['--json', '--help']);
  });

  it('offers words for options of the real commands, and names of files where they take one', async () => {
    const { createProgram } = await import('../program.ts');
    const script = completionScript(createProgram(), 'bash');
    for (const list of Object.keys(lists())) expect(script, list).toContain(`words="$ensayo_${list}"`);
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
    expect(() => completionScript(program(), 'tcsh')).toThrow(
      expect.objectContaining({
        code: 'wrong-usage',
        message: expect.stringMatching(/"tcsh".* bash, .*fish/) as string,
      }),
    );
  });
});
