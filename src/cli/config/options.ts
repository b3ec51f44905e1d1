/** The options of each command as a configuration file may set them. */
import type { Command, Option } from 'commander';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { rowOf } from '../shared/option-table.ts';

/** Told on the command line alone: they are about one call. */
const ofOneCall = new Set(['help', 'version', 'json']);

/** In the form that commander keeps it. */
export type OptionValue = string | boolean | readonly string[];

export type ConfigOption = {
  /** As on the command line, without dashes: `ready-file`; `https` for `--no-https`. */
  readonly name: string;
  /** Under which commander keeps it. */
  readonly attribute: string;
  readonly takes: 'flag' | 'value' | 'list';
  /** What it is without any setting. */
  readonly byDefault: OptionValue | undefined;
  /** Of the environment: a configuration file does not replace it. */
  readonly variable: string | undefined;
  readonly isSecret: boolean;
  /** As help describes it. */
  readonly about: Partial<Bilingual>;
};

export type ConfigCommand = {
  readonly path: string;
  readonly command: Command;
  readonly options: readonly ConfigOption[];
};

const takesOf = (option: Option): ConfigOption['takes'] => {
  if (!option.required && !option.optional) return 'flag';
  return option.variadic || rowOf(option).repeated === true ? 'list' : 'value';
};

const optionOf = (option: Option): ConfigOption => ({
  about: rowOf(option),
  name: option.name().replace(/^no-/, ''),
  attribute: option.attributeName(),
  takes: takesOf(option),
  byDefault: option.negate ? true : rowOf(option).byDefault,
  variable: rowOf(option).variable,
  isSecret: rowOf(option).secret === true,
});

/** Every command that takes options, by its words: `up`, `registry load`. */
export const configCommands = (command: Command, path: readonly string[] = []): readonly ConfigCommand[] => {
  const options = command.options.map(optionOf).filter(({ name }) => !ofOneCall.has(name));
  return [
    ...(path.length === 0 || options.length === 0 ? [] : [{ path: path.join(' '), command, options }]),
    ...command.commands.flatMap((child) => configCommands(child, [...path, child.name()])),
  ];
};

/** `registry load`, without the name of the program. */
export const pathOf = (command: Command): string => {
  const { parent } = command;
  if (parent === null) return '';
  return [pathOf(parent), command.name()].filter(Boolean).join(' ');
};
