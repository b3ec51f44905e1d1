/** What the pages for people say about the program: existing paths, existing commands, correct figures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../simulator/rules/index.ts';
import { createProgram } from '../../cli/program.ts';
import { readme } from '../generate/readme.ts';
import { isTestOnly, root, sourcePaths, sourcesWhere } from './sources.ts';

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

describe.each(['docs/contributing/architecture.md', 'CONTRIBUTING.md'])('%s', (path) => {
  it('names paths that exist', () => {
    // `x.test.ts` and the like are examples.
    const named = namedPaths(page(path));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((one) => !exists(one) && !one.startsWith('x.'))).toEqual([]);
  });
});

describe.each([
  ['README.md', 5],
  ['README.es.md', 5],
  ['CONTRIBUTING.md', 5],
  ['docs/contributing/architecture.md', 2],
  ['docs/glossary.md', 0],
  ['docs/es/glossary.md', 0],
])('%s', (path, fewest) => {
  it('links to pages that exist', () => {
    const links = [...page(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(fewest);
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
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

const withChildren = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(withChildren)];

const program = createProgram();
const options = new Set(withChildren(program).flatMap((command) => command.options.map(({ long }) => long ?? '')));

/** Of commander, and of npm, which runs the commands in a clone. */
const foreignOptions = ['--help', '--silent'];

describe('CONTRIBUTING.md', () => {
  const text = page('CONTRIBUTING.md');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
  const commandsWith = (form: RegExp): readonly string[] =>
    [...spans, ...blocks].flatMap((line) => form.exec(line.replace(/ +#.*/, ''))?.[1] ?? []);

  it('is read on the first day', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(200);
  });

  it('names scripts of package.json', () => {
    // Our own file.
    const { scripts } = JSON.parse(page('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = commandsWith(/^npm (?:run )?(?:-s |--silent )?([\w:]+)/);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names parts of .ci/run', () => {
    const parts = new Set([...page('.ci/run').matchAll(/^ *part ([a-z0-9-]+)/gm)].map(([, part = '']) => part));
    const named = commandsWith(/^\.ci\/run (.+)/).flatMap((list) => list.split(' '));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((part) => !parts.has(part))).toEqual([]);
  });

  it('names tests and sources that there are', () => {
    const filters = [/^npm test -- (.+)/, /^npx cucumber-js (.+)/, /^npm run mutation -- --only (\S+)/].flatMap(
      (form) => commandsWith(form).flatMap((list) => list.split(' ')),
    );
    expect(filters.length).toBeGreaterThan(5);
    const paths = [...sourcePaths(), ...readdirSync(join(root, 'features')).map((name) => `features/${name}`)];
    expect(filters.filter((filter) => !paths.some((path) => path.includes(filter)))).toEqual([]);
  });
});

describe('docs/contributing/architecture.md', () => {
  const text = page('docs/contributing/architecture.md');

  it('is one page with one picture', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(90);
    expect(text.match(/```mermaid/g)).toHaveLength(1);
  });

  const foldersOf = (side: string): readonly string[] =>
    readdirSync(join(root, side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name)
      .sort();

  it.each(['src/issuer', 'simulator'])('shows the rooms of %s', (side) => {
    const [, picture = ''] = new RegExp(`subgraph \\w+\\["${side}: ([^]*?)\n  end`).exec(text) ?? [];
    const named = [...picture.matchAll(/\["?\(?"?([a-z]+(?:, [a-z]+)*)[:"]/g)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect(named.sort()).toEqual(foldersOf(side));
  });

  it('lists the rooms of the authority so that each imports only those before it', () => {
    const [, list = ''] = /may use those before it: ([^.]*)\./.exec(text.replaceAll('\n', ' ')) ?? [];
    const order = list.split(/, then | and |, /);
    expect(order.toSorted()).toEqual(foldersOf('simulator'));
    const roomOf = (path = ''): number => order.indexOf(/^simulator\/([^/]+)\//.exec(path)?.[1] ?? '');
    const backwards = sourcesWhere((path) => !isTestOnly(path) && roomOf(path) >= 0).flatMap(({ path, imports }) =>
      imports.filter((one) => roomOf(one.path) > roomOf(path)).map(() => path),
    );
    expect(backwards).toEqual([]);
  });
});

describe('the glossary', () => {
  /** First column; the Spanish page has the English word in brackets, where it differs. */
  const rows = (path: string): readonly string[] =>
    page(path)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => line.split('|')[1]?.trim() ?? '');

  it('has at most 40 words, the same in both languages', () => {
    const words = rows('docs/glossary.md');
    expect(words.length).toBeGreaterThan(25);
    expect(words.length).toBeLessThanOrEqual(40);
    const spanish = rows('docs/es/glossary.md');
    expect(spanish).toHaveLength(words.length);
    for (const [at, row] of spanish.entries()) expect(/\(`(.+)`\)/.exec(row)?.[1] ?? words[at], row).toBe(words[at]);
  });

  it.each(['CONTRIBUTING.md', 'docs/contributing/architecture.md'])('is linked from %s', (path) => {
    expect(page(path)).toContain('glossary.md)');
  });
});

describe.each(['README.md', 'README.es.md'])('%s', (path) => {
  const text = page(path);

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
});

describe('figures about the catalogue', () => {
  it.each([
    ['README.md', 'en'],
    ['README.es.md', 'es'],
  ] as const)('of %s are true, and its list of commands is whole', (path, language) => {
    expect(page(path)).toBe(readme(path, language));
  });

  it('of decision 006 are true', () => {
    const rules = catalogue().groups.flatMap((group) => group.rules);
    const written = rules.filter(
      ({ violation, codes }) =>
        violation !== undefined || Object.values(codes).some((code) => code.violation !== undefined),
    ).length;
    expect(Math.round(rules.length / written)).toBe(12);
    expect(page('docs/contributing/decisions/006-rules-declared-once.md').replaceAll('\n', ' ')).toContain(
      'about one in twelve',
    );
  });
});
