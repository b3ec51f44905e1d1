/** `ensayo config`: what is in force for a command, and where it comes from. */
import { bilingual, type Part } from '../../common/text/bilingual.ts';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { nearest } from '../../common/nearest.ts';
import { dim, print, printJson, UsageError } from '../shared/output.ts';
import { configFileName, readConfig } from './config-file.ts';
import { configCommands } from './options.ts';
import { settingsOf, type Setting } from './settings.ts';

type Flags = { readonly json?: boolean; readonly all?: boolean };

const sourceWords = { default: { en: 'default', es: 'por defecto' }, unset: { en: 'unset', es: 'sin valor' } };

const sourceText = ({ source, variable }: Setting): Part =>
  source === 'environment' ? (variable ?? '') : source === 'file' ? configFileName : sourceWords[source];

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
    const hint =
      near === undefined
        ? { en: 'ensayo --help lists the commands.', es: 'ensayo --help lista los comandos.' }
        : { en: `Did you mean ${near}?`, es: `¿Quiso decir ${near}?` };
    throw new UsageError(
      {
        en: `There is no command "${path}" with options. ${hint.en}`,
        es: `No existe el comando "${path}" con opciones. ${hint.es}`,
      },
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
    print(`${setting.name.padEnd(width)}  ${valueText(setting.value)}  ${dim(bilingual`(${sourceText(setting)})`)}`);
};
