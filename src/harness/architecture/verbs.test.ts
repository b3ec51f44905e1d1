/** The command line has one file per verb, and each registers its verb in the same way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { createProgram } from '../cli/program.ts';

const folder = packageFile('src/harness/cli/verbs');
const files = readdirSync(folder).sort();
const verbs = files.map((file) => file.replace(/\.ts$/, ''));

const imported = (file: string): Promise<Readonly<Record<string, (program: Command) => void>>> =>
  import(join(folder, file)) as Promise<Readonly<Record<string, (program: Command) => void>>>; // what the next test checks

describe('the verbs of the command line', () => {
  it('are the files of cli/verbs', () => {
    const registered = createProgram().commands.map((command) => command.name());
    expect(registered.toSorted()).toEqual(verbs);
  });

  it.each(verbs)('%s is registered by the one function of its file', async (verb) => {
    const exported = await imported(`${verb}.ts`);
    expect(Object.keys(exported)).toEqual([`${verb}Verb`]);
    const program = new Command();
    exported[`${verb}Verb`]?.(program);
    expect(program.commands.map((command) => command.name())).toEqual([verb]);
  });

  it.each(files)('%s loads what the verb does only when it is called', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(/await import\('/);
    expect([...text.matchAll(/^import (?!type ).*from '.*\/(actions|rehearse)\//gm)]).toEqual([]);
  });
});
