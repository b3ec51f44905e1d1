/** The commands as data, read from commander's tree: the source of the completions in a shell. */
import type { Argument, Command, Option } from 'commander';

/** By the word between the brackets: `<code>` is completed with rule codes, `<kind>` of an argument with kinds. */
export type Placeholder = string;

export type OptionNode = {
  /** `--seed`, and `-s` where there is one. */
  readonly names: readonly string[];
  readonly description: string;
  /** Of the value; undefined where it takes none. */
  readonly value: Placeholder | undefined;
};

export type CommandNode = {
  /** Words from `ensayo` on: `['registry', 'add']`; empty for `ensayo` itself. */
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
    // `help` is commander's own; it takes the names of the others.
    ...commands
      .filter((child) => command.commands.includes(child))
      .flatMap((child) => commandTree(child, [...path, child.name()])),
  ];
};
