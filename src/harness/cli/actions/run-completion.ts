/** Completion scripts for shells, written from the tree of commands, so that they include all of them. */
import type { Argument, Command, Option } from 'commander';
import { everyCode } from '../../catalogue-facts.ts';
import { generatedNames } from '../../generated-documents/kinds.ts';
import { print, UsageError } from '../output.ts';

/** The word between the brackets: `<code>` is completed with rule codes, an argument `<kind>` with kinds. */
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

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const ruleCodes = (): readonly string[] =>
  everyCode()
    .filter((code) => /^[\w-]+$/.test(code))
    .sort();

/** The values of known placeholders; for others the shell completes file names. */
type Known = ReadonlyMap<string, readonly string[]>;

const knownArguments = (): Known =>
  new Map<string, readonly string[]>([
    ['code', ruleCodes()],
    ['kind', generatedNames],
    ['shell', shells],
  ]);

const valued = (options: readonly OptionNode[]): readonly OptionNode[] =>
  options.filter(({ value }) => value !== undefined);

const names = (options: readonly OptionNode[]): readonly string[] => options.flatMap((option) => option.names);

const keyOf = ({ path }: CommandNode): string => path.map((word) => `/${word}`).join('');

/** A pattern of `case`, from names without special characters. */
const pattern = (words: readonly string[]): string => words.map((word) => `'${word}'`).join('|');

const bashCase = (node: CommandNode, known: Known): string => {
  const takesCode = names(node.options.filter(({ value }) => value === 'code'));
  const takesOther = names(valued(node.options).filter(({ value }) => value !== 'code'));
  const [argument] = node.arguments;
  const words = node.commands.length > 0 ? node.commands : [];
  const forArgument = argument !== undefined && known.has(argument) ? `"$${argument}"` : `'${words.join(' ')}'`;
  return [
    `    ${pattern([keyOf(node)])})`,
    `      options='${names(node.options).join(' ')}'`,
    `      words=${forArgument}`,
    ...(takesCode.length === 0 ? [] : [`      case "$previous" in ${pattern(takesCode)}) value=code ;; esac`]),
    ...(takesOther.length === 0 ? [] : [`      case "$previous" in ${pattern(takesOther)}) value=file ;; esac`]),
    '      ;;',
  ].join('\n');
};

const bashScript = (tree: readonly CommandNode[], known: Known): string => {
  const paths = tree.filter(({ path }) => path.length > 0).map(keyOf);
  return `# Completion of ensayo for bash: source <(ensayo completion bash)
_ensayo() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local path='' options='' words='' value='' index
${[...known].map(([name, all]) => `  local ${name}='${all.join(' ')}'`).join('\n')}
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$path/\${COMP_WORDS[index]}" in
      ${pattern(paths)}) path="$path/\${COMP_WORDS[index]}" ;;
    esac
  done
  case "$path" in
${tree.map((node) => bashCase(node, known)).join('\n')}
  esac
  COMPREPLY=()
  if [[ $value == code ]]; then words="$code"
  elif [[ $value == file ]]; then words=''
  elif [[ $current == -* ]]; then words="$options"
  fi
  [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _ensayo ensayo
`;
};

/** zsh runs completions of bash; its own would only repeat them in other words. */
const zshScript = (tree: readonly CommandNode[], known: Known): string =>
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

const fishOption = (node: CommandNode, { names: [long = '', short], description, value }: OptionNode): string => {
  const given = [`-l ${long.replace(/^--/, '')}`, ...(short === undefined ? [] : [`-s ${short.replace(/^-/, '')}`])];
  const takes = value === undefined ? [] : [value === 'code' ? "-x -a '$ensayo_code'" : '-r'];
  return [
    'complete -c ensayo',
    `-n ${quoted(fishCondition(node))}`,
    ...given,
    ...takes,
    `-d ${quoted(description)}`,
  ].join(' ');
};

const fishCommand = (node: CommandNode, known: Known, tree: readonly CommandNode[]): readonly string[] => {
  const condition = `-n ${quoted(fishCondition(node))}`;
  const described = (name: string): string =>
    tree.find(({ path }) => path.join(' ') === [...node.path, name].join(' '))?.description ?? '';
  const [argument] = node.arguments;
  return [
    ...node.commands.map((name) => `complete -c ensayo -f ${condition} -a ${name} -d ${quoted(described(name))}`),
    ...(argument !== undefined && known.has(argument)
      ? [`complete -c ensayo -f ${condition} -a '$ensayo_${argument}'`]
      : []),
    ...node.options.map((option) => fishOption(node, option)),
  ];
};

const fishScript = (tree: readonly CommandNode[], known: Known): string =>
  [
    '# Completion of ensayo for fish: ensayo completion fish | source',
    ...[...known].map(([name, all]) => `set -g ensayo_${name} ${all.join(' ')}`),
    ...tree.flatMap((node) => fishCommand(node, known, tree)),
    '',
  ].join('\n');

const scripts: Readonly<Record<Shell, (tree: readonly CommandNode[], known: Known) => string>> = {
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
    throw new UsageError(`There is no completion for "${shell}". Expected ${shells.join(', ')}.`);
  return scripts[known](commandTree(program), knownArguments());
};

/** `ensayo completion SHELL`. */
export const completion = (program: Command, shell: string): void => {
  print(completionScript(program, shell).trimEnd());
};
