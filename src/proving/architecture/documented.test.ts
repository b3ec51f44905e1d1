/** What the pages for people say about the program: existing paths, existing commands, correct figures. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listingOf } from '../../../simulator/judge/engine/listing.ts';
import { createProgram } from '../../cli/program.ts';
import { root, sourcePaths } from './sources.ts';

const page = (path: string): string => readFileSync(join(root, path), 'utf8');

/** In backticks: a path from the root, or the name of a file with its extension. Commands and options are excluded. */
const pathForm = /`((?:[\w.-]+\/)+[\w.*<>-]*|[\w.*-]+\.(?:ts|js|mjs|json|md))`/g;

const ourFolders = /^(?:src|simulator|features|datasets|scripts|docs|reports|\.ci)\//;

const namedPaths = (text: string): readonly string[] =>
  [...text.matchAll(pathForm)]
    .map(([, path = '']) => path)
    .filter((path) => ourFolders.test(path) || !path.includes('/'));

/** Whether there is such a file or folder: at that path or, for a name alone, anywhere. `*` is any part of a name. */
const exists = (path: string): boolean => {
  if (existsSync(join(root, path.replace(/\*\*$/, '')))) return true;
  const pattern = path.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const form = new RegExp(`${path.includes('/') ? '^' : '(?:^|/)'}${pattern}$`);
  return sourcePaths().some((source) => form.test(source));
};

describe.each(['docs/architecture.md', 'CONTRIBUTING.md'])('%s', (path) => {
  it('names paths that exist', () => {
    // `x.test.ts` and the like are examples.
    const named = namedPaths(page(path));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((one) => !exists(one) && !one.startsWith('x.'))).toEqual([]);
  });
});

describe('a named path', () => {
  it.each([
    ['`src/nowhere/file.ts`', ['src/nowhere/file.ts'], false],
    ['`simulator/judge/judge.ts`', ['simulator/judge/judge.ts'], true],
    ['`simulator/rules/ab-*.ts`', ['simulator/rules/ab-*.ts'], true],
    ['`simulator/rules/qq-*.ts`', ['simulator/rules/qq-*.ts'], false],
    ['`package.json`', ['package.json'], true],
    ['`import-graph.test.ts`', ['import-graph.test.ts'], true],
    ['`import-graph*.test.ts`', ['import-graph*.test.ts'], true],
    ['`nowhere.test.ts`', ['nowhere.test.ts'], false],
  ])('%s is found in a page, and on disk or not', (text, paths, found) => {
    expect(namedPaths(text)).toEqual(paths);
    expect(paths.every(exists)).toBe(found);
  });

  it.each(['`npm test`', '`--data DIR`', '`application/json`', '`text/html`'])('is not %s', (text) => {
    expect(namedPaths(text)).toEqual([]);
  });
});

/** The first column of the block of commands: `ensayo fault, verdict` and its continuation lines. */
const listedCommands = (text: string): readonly string[] => {
  const block = /```\n(ensayo up [^]*?)```/.exec(text)?.[1] ?? '';
  return block.split('\n').flatMap((line) => /^ensayo ([a-z]+)/.exec(line)?.[1] ?? []);
};

const withChildren = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withChildren)];

const program = createProgram();
const commands = program.commands.map((command) => command.name()).sort();
const options = new Set(withChildren(program).flatMap((command) => command.options.map(({ long }) => long ?? '')));

/** Of commander, and of npm, which runs the commands in a clone. */
const foreignOptions = ['--help', '--silent'];

describe.each(['README.md', 'README.es.md'])('%s', (path) => {
  const text = page(path);

  it('lists the commands of the program, each once', () => {
    expect([...listedCommands(text)].sort()).toEqual(commands);
  });

  it('names options of the program', () => {
    const named = [...text.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)].map(([option]) => option);
    expect(named.filter((option) => !options.has(option) && !foreignOptions.includes(option))).toEqual([]);
  });

  it('names the ports and the Node version of the program', () => {
    const up = program.commands.find((command) => command.name() === 'up');
    const portOf = (long: string): string =>
      String(up?.options.find((option) => option.long === long)?.defaultValue ?? expect.fail(`up has no ${long}`));
    for (const option of ['--port', '--authority-port', '--https-port'])
      expect(text).toContain(`127.0.0.1:${portOf(option)}`);
    // Our own file.
    const { engines } = JSON.parse(page('package.json')) as { readonly engines: { readonly node: string } };
    expect(text).toContain(`Node ${/\d+\.\d+/.exec(engines.node)?.[0] ?? ''}`);
  });

  it('links to pages that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });
});

describe('figures about the catalogue', () => {
  const entries = listingOf(catalogue()).length;
  const unreachable = listingOf(catalogue()).filter((rule) => rule.unreachable !== undefined).length;

  it.each([
    ['README.md', entries.toLocaleString('en'), /catalogue of rules: ([\d,]+) entries/],
    ['README.es.md', entries.toLocaleString('de'), /El catálogo tiene ([\d.]+) reglas/],
    ['README.md', String(unreachable), /Of these entries, (\d+) cannot be triggered/],
  ])('of %s are true: %s', (path, figure, form) => {
    expect(form.exec(page(path).replaceAll('\n', ' '))?.[1]).toBe(figure);
  });

  it('of decision 006 are true', () => {
    const rules = catalogue().groups.flatMap((group) => group.rules);
    const written = rules.filter(
      ({ violation, codes }) =>
        violation !== undefined || Object.values(codes).some((code) => code.violation !== undefined),
    ).length;
    expect(Math.round(rules.length / written)).toBe(12);
    expect(page('docs/decisions/006-rules-declared-once.md').replaceAll('\n', ' ')).toContain('about one in twelve');
  });
});
