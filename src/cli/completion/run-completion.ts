/** Completion scripts for shells, written from the tree of commands, so that they include all of them. */
import type { Argument, Command, Option } from 'commander';
import { print, UsageError } from '../shared/output.ts';
import { lists, listOfArgument, listOfOption, shells, type Lists } from './completion-values.ts';
import { say } from '../../harness/say.ts';

/** The word between the brackets. */
type Placeholder = string;

type OptionNode = {
  /** `--seed`, and `-s` if there is one. */
  readonly names: readonly string[];
  readonly description: string;
  /** Placeholder of the value; undefined if it takes none. */
  readonly value: Placeholder | undefined;
};

type CommandNode = {
  /** Words after `ensayo`: `['registry', 'add']`; empty for `ensayo` itself. */
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly OptionNode[];
  readonly arguments: readonly Placeholder[];
  readonly commands: readonly string[];
};

const valueOf = ({ flags }: Option): Placeholder | undefined => /[<[]([^>\]]+?)(?:\.\.\.)?[>\]]/.exec(flags)?.[1];

const optionNode = (option: Option): OptionNode => ({
  names: [option.long, option.short].filter((name) => typeof name === 'string'),
  description: option.description,
  value: valueOf(option),
});

const argumentName = (argument: Argument): Placeholder => argument.name();

/** Every command, parents before children. */
export const commandTree = (command: Command, path: readonly string[] = []): readonly CommandNode[] => {
  const help = command.createHelp();
  const commands = help.visibleCommands(command);
  return [
    {
      path,
      description: command.description(),
      options: help.visibleOptions(command).map(optionNode),
      arguments: command.registeredArguments.map(argumentName),
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

/** The names of options by the list of their values. */
const byList = ({ path, options }: CommandNode): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { names: all, value } of options) {
    if (value === undefined) continue;
    const list = listOfOption({ path, name: all[0] ?? '', placeholder: value }) ?? 'free';
    found.set(list, [...(found.get(list) ?? []), ...all]);
  }
  return found;
};

/** What is offered without an option: the next command, or the words of the first argument. */
const listOf = ({ path, arguments: [argument] }: CommandNode): string | undefined =>
  argument === undefined ? undefined : listOfArgument(path, argument);

/** The shell itself completes names of files, and there is nothing to offer for free text. */
const bashValue = (list: string): string => (list === 'file' || list === 'free' ? "''" : `"$ensayo_${list}"`);

const bashCase = (node: CommandNode): string => {
  const list = listOf(node);
  const values = [...byList(node)].map(([each, options]) => `${pattern(options)}) value=1 words=${bashValue(each)} ;;`);
  return [
    `    ${pattern([keyOf(node)])})`,
    `      options='${names(node.options).join(' ')}'`,
    `      words=${list === undefined ? `'${node.commands.join(' ')}'` : bashValue(list)}`,
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
${[...known].map(([name, all]) => `  local ensayo_${name}='${all.join(' ')}'`).join('\n')}
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

const fishValue = (path: readonly string[], name: string, value: Placeholder | undefined): readonly string[] => {
  if (value === undefined) return [];
  const list = listOfOption({ path, name, placeholder: value });
  if (list === 'file') return ['-r'];
  return [list === undefined ? '-x' : `-x -a '$ensayo_${list}'`];
};

const fishOption = (node: CommandNode, { names: [long = '', short], description, value }: OptionNode): string => {
  const given = [`-l ${long.replace(/^--/, '')}`, ...(short === undefined ? [] : [`-s ${short.replace(/^-/, '')}`])];
  return [
    'complete -c ensayo',
    `-n ${quoted(fishCondition(node))}`,
    ...given,
    ...fishValue(node.path, long, value),
    `-d ${quoted(description)}`,
  ].join(' ');
};

const fishCommand = (node: CommandNode, tree: readonly CommandNode[]): readonly string[] => {
  const condition = `-n ${quoted(fishCondition(node))}`;
  const described = (name: string): string =>
    tree.find(({ path }) => path.join(' ') === [...node.path, name].join(' '))?.description ?? '';
  const list = listOf(node);
  return [
    ...node.commands.map((name) => `complete -c ensayo -f ${condition} -a ${name} -d ${quoted(described(name))}`),
    ...(list === undefined ? [] : [`complete -c ensayo -f ${condition} -a '$ensayo_${list}'`]),
    ...node.options.map((option) => fishOption(node, option)),
  ];
};

const fishScript = (tree: readonly CommandNode[], known: Lists): string =>
  [
    '# Completion of ensayo for fish: ensayo completion fish | source',
    ...[...known].map(([name, all]) => `set -g ensayo_${name} ${all.join(' ')}`),
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
    throw new UsageError(
      say(
        `There is no completion for "${shell}". Expected ${shells.join(', ')}.`,
        `No hay autocompletado para "${shell}". Se esperaba ${shells.join(', ')}.`,
      ),
    );
  return scripts[known](commandTree(program), lists());
};

/** `ensayo completion SHELL`. */
export const completion = (program: Command, shell: string): void => {
  print(completionScript(program, shell).trimEnd());
};
