/** `ensayo config`: what is in force for a command, and where it comes from. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { nearest } from '../../common/nearest.ts';
import { dim, print, printJson, UsageError } from '../shared/output.ts';
import { configFileName, readConfig } from './config-file.ts';
import { configCommands } from './options.ts';
import { settingsOf, type Setting } from './settings.ts';
import { say } from '../shared/spoken.ts';

type Flags = { readonly json?: boolean; readonly all?: boolean };

const sourceWords = () => ({ default: say('default', 'por defecto'), unset: say('unset', 'sin valor') });

const sourceText = ({ source, variable }: Setting): string =>
  source === 'environment' ? (variable ?? '') : source === 'file' ? configFileName : sourceWords()[source];

const valueText = (value: Setting['value']): string =>
  typeof value === 'object' ? (value ?? []).join(', ') : String(value);

export const config = (program: Command, words: readonly string[], { json = false, all = false }: Flags): void => {
  const path = words.length === 0 ? 'up' : words.join(' ');
  const commands = configCommands(program);
  const command = commands.find((each) => each.path === path);
  if (command === undefined) {
    const near = nearest(
      path,
      commands.map((each) => each.path),
    );
    throw new UsageError(
      say(`There is no command "${path}" with options.`, `No existe el comando "${path}" con opciones.`) +
        ` ${near === undefined ? say('ensayo --help lists the commands.', 'ensayo --help lista los comandos.') : say(`Did you mean ${near}?`, `¿Quiso decir ${near}?`)}`,
      'unknown-command',
    );
  }
  const known = existsSync(configFileName) ? readConfig(configFileName, commands) : {};
  const settings = settingsOf(command, { config: known, env: process.env });
  if (json) {
    printJson({ command: path, file: existsSync(configFileName) ? configFileName : null, settings });
    return;
  }
  const shown = all ? settings : settings.filter(({ source }) => source !== 'unset');
  const width = Math.max(...shown.map(({ name }) => name.length));
  for (const setting of shown)
    print(`${setting.name.padEnd(width)}  ${valueText(setting.value)}  ${dim(`(${sourceText(setting)})`)}`);
};
