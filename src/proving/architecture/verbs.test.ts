/** The command line has one file per verb, and each declares its verb in the same way. */
import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { createProgram, verbs as declared } from '../../cli/program.ts';
import type { Verb } from '../../cli/shared/verb.ts';
import { pages } from '../../harness/docs/pages.ts';
import { packageOf, sourceAt, type SourceFile } from './sources.ts';

const folder = packageFile('src/cli');
/** What is no verb there. */
const others = ['main.ts', 'program.ts', 'runtime.ts'];
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !others.includes(name))
  .sort();
const verbs = files.map((file) => file.replace(/\.ts$/, ''));

/** The file and all others that are loaded before it runs. */
const loadedWith = (start: string): readonly SourceFile[] => {
  const loaded = new Map<string, SourceFile>();
  const load = (path: string): void => {
    if (loaded.has(path) || !path.endsWith('.ts')) return;
    const file = sourceAt(path);
    loaded.set(path, file);
    for (const { path: next, typeOnly, late } of file.imports) if (next !== undefined && !typeOnly && !late) load(next);
  };
  load(start);
  return [...loaded.values()];
};

const packagesOf = (loaded: readonly SourceFile[]): readonly string[] => {
  const packages = loaded.flatMap(({ imports }) =>
    imports.filter(({ path, typeOnly, late }) => path === undefined && !typeOnly && !late),
  );
  const names = packages.map(({ specifier }) => packageOf(specifier)).filter((name) => !isBuiltin(name));
  return [...new Set(names)];
};

const imported = (file: string): Promise<Readonly<Record<string, Verb>>> =>
  import(join(folder, file)) as Promise<Readonly<Record<string, Verb>>>; // The next test checks this.

describe('the verbs of the command line', () => {
  it('are the files of src/cli', () => {
    const registered = createProgram().commands.map((command) => command.name());
    expect(registered.toSorted()).toEqual(verbs);
  });

  it.each(verbs)('%s is declared by the one export of its file', async (verb) => {
    const exported = await imported(`${verb}.ts`);
    expect(Object.keys(exported)).toEqual([`${verb}Verb`]);
    expect(exported[`${verb}Verb`]?.name).toBe(verb);
  });

  it('name pages of the documentation that exist', () => {
    const named = declared.flatMap(({ page = [] }) => page);
    expect(named.length).toBeGreaterThan(10);
    const topics = pages('es').map(({ topic }) => topic);
    expect(named.filter((page) => !topics.includes(page))).toEqual([]);
  });

  it('have --json, except completion, which prints a script, and mcp, which speaks a protocol', () => {
    const leaves = ({ commands }: Pick<Command, 'commands'>): readonly Command[] =>
      commands.flatMap((command) => (command.commands.length === 0 ? [command] : leaves(command)));
    const without = leaves(createProgram()).filter(({ options }) => !options.some(({ long }) => long === '--json'));
    expect(without.map((command) => command.name())).toEqual(['mcp', 'completion']);
  });

  it('load libraries and services only when one is called', () => {
    const atStart = loadedWith('src/cli/program.ts');
    expect(packagesOf(atStart)).toEqual(['commander']);
    const heavy = /^src\/(?:cli\/(?!shared\/|config\/|up\/up-options\.ts|[^/]*$)|harness\/(?:rehearsal|box))/;
    expect(atStart.map(({ path }) => path).filter((path) => heavy.test(path))).toEqual([]);
    // Counted rather than listed: a verb may need another small file, but must not load a service.
    const beside = atStart.filter(({ path }) => !files.includes(path.replace('src/cli/', '')));
    expect(beside.length).toBeLessThan(50);
  });

  it.each(['explain/run-explain', 'rules/run-rules', 'judge/run-judge'])(
    '%s loads neither servers nor generators, nor what validates requests',
    (action) => {
      expect(packagesOf(loadedWith(`src/cli/${action}.ts`)).toSorted()).toEqual(['big.js', 'commander']);
    },
  );

  it('reproduce/run-reproduce loads neither generators nor YAML before a document needs them', () => {
    const loaded = packagesOf(loadedWith('src/cli/reproduce/run-reproduce.ts'));
    expect(loaded.filter((name) => ['@faker-js/faker', 'yaml'].includes(name))).toEqual([]);
    expect(loaded).toContain('express');
  });
});
