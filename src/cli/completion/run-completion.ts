/** Completion scripts for shells, written from the tree of commands, so that they include all of them. */
import type { Argument, Command, Option } from 'commander';
import { print, UsageError } from '../shared/output.ts';
import { rowOf } from '../shared/option-table.ts';
import { wordsOf } from '../shared/verb.ts';
import { lists, shells, type ListName } from './completion-values.ts';

/** What is offered for a value: a list, names of files, or nothing where nobody knows the words. */
type Words = ListName | 'file' | 'free';

type Lists = ReturnType<typeof lists>;

type OptionNode = {
  /** `--seed`, and `-s` if there is one. */
  readonly names: readonly string[];
  readonly description: string;
  /** Undefined if it takes no value. */
  readonly words: Words | undefined;
};

type CommandNode = {
  /** Words after `ensayo`: `['registry', 'add']`; empty for `ensayo` itself. */
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly OptionNode[];
  /** Of its first argument; undefined if it takes none. */
  readonly words: ListName | undefined;
  readonly commands: readonly string[];
};

const wordsOfOption = (option: Option): Words | undefined => {
  if (!option.required && !option.optional) return undefined;
  return rowOf(option).words ?? (/[<[](?:file|dir)[>\]]/.test(option.flags) ? 'file' : 'free');
};

const optionNode = (option: Option): OptionNode => ({
  names: [option.long, option.short].filter((name) => typeof name === 'string'),
  description: option.description,
  words: wordsOfOption(option),
});

/** The names of files are left to the shell itself. */
const wordsOfArgument = (argument: Argument | undefined): ListName | undefined =>
  argument === undefined ? undefined : wordsOf(argument);

/** Every command, parents before children. */
export const commandTree = (command: Command, path: readonly string[] = []): readonly CommandNode[] => {
  const help = command.createHelp();
  const commands = help.visibleCommands(command);
  return [
    {
      path,
      description: command.description(),
      options: help.visibleOptions(command).map(optionNode),
      words: wordsOfArgument(command.registeredArguments[0]),
      commands: commands.map((child) => child.name()),
    },
    // `help` is commander's own; its arguments are the names of the others.
    ...commands
      .filter((child) => command.commands.includes(child))
      .flatMap((child) => commandTree(child, [...path, child.name()])),
  ];
};

type Shell = (typeof shells)[number];

const names = (options: readonly OptionNode[]): readonly string[] => options.flatMap((option) => option.names);

const keyOf = ({ path }: CommandNode): string => path.map((word) => `/${word}`).join('');

/** A pattern of `case`, from names without special characters. */
const pattern = (words: readonly string[]): string => words.map((word) => `'${word}'`).join('|');

/** The names of options by what is offered as their values. */
const byWords = ({ options }: CommandNode): ReadonlyMap<Words, readonly string[]> => {
  const found = new Map<Words, string[]>();
  for (const { names: all, words } of options) {
    if (words !== undefined) found.set(words, [...(found.get(words) ?? []), ...all]);
  }
  return found;
};

/** The shell itself completes names of files, and there is nothing to offer for free text. */
const bashValue = (list: Words): string => (list === 'file' || list === 'free' ? "''" : `"$ensayo_${list}"`);

const bashCase = (node: CommandNode): string => {
  const { words } = node;
  const values = [...byWords(node)].map(
    ([each, options]) => `${pattern(options)}) value=1 words=${bashValue(each)} ;;`,
  );
  return [
    `    ${pattern([keyOf(node)])})`,
    `      options='${names(node.options).join(' ')}'`,
    `      words=${words === undefined ? `'${node.commands.join(' ')}'` : bashValue(words)}`,
    ...(values.length === 0
      ? []
      : ['      case "$previous" in', ...values.map((line) => `        ${line}`), '      esac']),
    '      ;;',
  ].join('\n');
};

const bashScript = (tree: readonly CommandNode[], known: Lists): string => {
  const paths = tree.filter(({ path }) => path.length > 0).map(keyOf);
  return `# Completion of ensayo for bash: source <(ensayo completion bash)
_ensayo() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local path='' options='' words='' value='' index
${Object.entries(known)
  .map(([name, all]) => `  local ensayo_${name}='${all.join(' ')}'`)
  .join('\n')}
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$path/\${COMP_WORDS[index]}" in
      ${pattern(paths)}) path="$path/\${COMP_WORDS[index]}" ;;
    esac
  done
  case "$path" in
${tree.map(bashCase).join('\n')}
  esac
  COMPREPLY=()
  if [[ -z $value && $current == -* ]]; then words="$options"; fi
  [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _ensayo ensayo
`;
};

/** zsh runs completions of bash; its own would only repeat them in other words. */
const zshScript = (tree: readonly CommandNode[], known: Lists): string =>
  `#compdef ensayo
# Completion of ensayo for zsh: source <(ensayo completion zsh), behind compinit.
autoload -U +X bashcompinit && bashcompinit
${bashScript(tree, known)}`;

/** Between quotes of fish. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** Whether the words so far lead to that command and no further. */
const fishCondition = ({ path, commands }: CommandNode): string => {
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
  const notFurther = commands.length === 0 ? [] : [`not __fish_seen_subcommand_from ${commands.join(' ')}`];
  return [...seen, ...notFurther].join('; and ');
};

const fishValue = (words: Words | undefined): readonly string[] => {
  if (words === undefined) return [];
  if (words === 'file') return ['-r'];
  return [words === 'free' ? '-x' : `-x -a '$ensayo_${words}'`];
};

const fishOption = (node: CommandNode, { names: [long = '', short], description, words }: OptionNode): string => {
  const given = [`-l ${long.replace(/^--/, '')}`, ...(short === undefined ? [] : [`-s ${short.replace(/^-/, '')}`])];
  return [
    'complete -c ensayo',
    `-n ${quoted(fishCondition(node))}`,
    ...given,
    ...fishValue(words),
    `-d ${quoted(description)}`,
  ].join(' ');
};

const fishCommand = (node: CommandNode, tree: readonly CommandNode[]): readonly string[] => {
  const condition = `-n ${quoted(fishCondition(node))}`;
  const described = (name: string): string =>
    tree.find(({ path }) => path.join(' ') === [...node.path, name].join(' '))?.description ?? '';
  const { words } = node;
  return [
    ...node.commands.map((name) => `complete -c ensayo -f ${condition} -a ${name} -d ${quoted(described(name))}`),
    ...(words === undefined ? [] : [`complete -c ensayo -f ${condition} -a '$ensayo_${words}'`]),
    ...node.options.map((option) => fishOption(node, option)),
  ];
};

const fishScript = (tree: readonly CommandNode[], known: Lists): string =>
  [
    '# Completion of ensayo for fish: ensayo completion fish | source',
    ...Object.entries(known).map(([name, all]) => `set -g ensayo_${name} ${all.join(' ')}`),
    ...tree.flatMap((node) => fishCommand(node, tree)),
    '',
  ].join('\n');

const scripts: Readonly<Record<Shell, (tree: readonly CommandNode[], known: Lists) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/**
 * The script for a shell.
 * @throws UsageError for an unknown one
 */
export const completionScript = (program: Command, shell: string): string => {
  const known = shells.find((one) => one === shell);
  if (known === undefined)
    throw new UsageError({
      en: `There is no completion for "${shell}". Expected ${shells.join(', ')}.`,
      es: `No hay autocompletado para "${shell}". Se esperaba ${shells.join(', ')}.`,
    });
  return scripts[known](commandTree(program), lists());
};

/** `ensayo completion SHELL`. */
export const completion = (program: Command, shell: string): void => {
  print(completionScript(program, shell).trimEnd());
};
