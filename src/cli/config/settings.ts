/** Where the value of each option comes from: flags win over the environment, the environment over the file. */
import type { Command } from 'commander';
import { configCommands, pathOf, type ConfigCommand, type ConfigOption, type OptionValue } from './options.ts';
import { configured, readConfig, valueFor, type Config } from './config-file.ts';

type Env = Readonly<Record<string, string | undefined>>;

export type Setting = {
  readonly name: string;
  /** Null if nothing is set. */
  readonly value: OptionValue | null;
  readonly source: 'environment' | 'file' | 'default' | 'unset';
  /** Of the environment. */
  readonly variable?: string;
};

/** A ready file names a control interface, too. */
const variableOf = (option: ConfigOption, options: readonly ConfigOption[], env: Env): string | undefined => {
  const { variable } =
    (option.name === 'ready-file' ? options.find(({ name }) => name === 'control') : option) ?? option;
  return variable !== undefined && (env[variable] ?? '') !== '' ? variable : undefined;
};

type Known = { readonly config: Config; readonly env: Env };

const settingOf = ({ path, options }: ConfigCommand, option: ConfigOption, { config, env }: Known): Setting => {
  const { name, byDefault, isSecret } = option;
  const shown = (value: OptionValue): OptionValue => (isSecret ? '…' : value);
  const variable = variableOf(option, options, env);
  if (variable !== undefined)
    return { name, value: name === 'key-file' ? '…' : shown(env[variable] ?? ''), source: 'environment', variable };
  const value = configured(config, path, name);
  if (value !== undefined) return { name, value: shown(valueFor(option, value)), source: 'file' };
  return { name, value: byDefault ?? null, source: byDefault === undefined ? 'unset' : 'default' };
};

/** What a command would use without flags. */
export const settingsOf = (command: ConfigCommand, known: Known): readonly Setting[] =>
  command.options.map((option) => settingOf(command, option, known));

/** Gives a command the options of the file that neither a flag nor the environment sets. */
export const applyConfig = (program: Command, command: Command, file: string): void => {
  const commands = configCommands(program);
  const path = pathOf(command);
  const options = commands.find((each) => each.path === path)?.options ?? [];
  if (options.length === 0) return;
  const config = readConfig(file, commands);
  for (const option of options) {
    const value = configured(config, path, option.name);
    const isGiven = command.getOptionValueSource(option.attribute) === 'cli';
    if (value === undefined || isGiven || variableOf(option, options, process.env) !== undefined) continue;
    const source = config.commands?.[path]?.[option.name] === undefined ? 'shared-config' : 'config';
    command.setOptionValueWithSource(option.attribute, valueFor(option, value), source);
  }
};
