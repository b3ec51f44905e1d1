/** The options of each command as a configuration file may set them. */
import type { Command, Option } from 'commander';

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
};

export type ConfigCommand = {
  readonly path: string;
  readonly command: Command;
  readonly options: readonly ConfigOption[];
};

/** For an option that may be repeated: all its values. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const takesOf = ({ required, optional, variadic, parseArg }: Option): ConfigOption['takes'] => {
  if (!required && !optional) return 'flag';
  const parser: unknown = parseArg;
  return variadic || parser === collect ? 'list' : 'value';
};

const optionOf = (option: Option): ConfigOption => ({
  name: option.name().replace(/^no-/, ''),
  attribute: option.attributeName(),
  takes: takesOf(option),
  byDefault: option.negate ? true : (option.defaultValue as OptionValue | undefined), // set by our own verbs
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

/** The variables that some options have; a configuration file does not replace them. */
export const variables: Readonly<Partial<Record<string, string>>> = {
  lang: 'ENSAYO_LANG',
  'log-level': 'ENSAYO_LOG_LEVEL',
  token: 'ENSAYO_TOKEN',
  control: 'ENSAYO_CONTROL',
  'control-token': 'ENSAYO_CONTROL_TOKEN',
  'allow-host': 'ENSAYO_ALLOW_HOSTS',
  'allow-authority': 'ENSAYO_ALLOW_AUTHORITIES',
  limit: 'ENSAYO_LIMITS',
  'key-file': 'ENSAYO_KEY',
  postgres: 'ENSAYO_POSTGRES',
};
