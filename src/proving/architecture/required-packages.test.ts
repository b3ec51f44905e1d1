import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTestOnly, packageOf, root, sourceAt, sourcesWhere } from './sources.ts';

/** The packages that users asked for by name, and where each is used in the product. */
const required: readonly { readonly name: string; readonly home: RegExp; readonly part: string }[] = [
  { name: 'express', home: /^src\/issuer\/api\//, part: 'the REST service' },
  { name: 'ajv', home: /^src\/issuer\/(api|requests)\//, part: 'validation of requests' },
  { name: 'ajv-formats', home: /^src\/issuer\/(api|requests)\//, part: 'formats in request schemas' },
  { name: 'fast-xml-parser', home: /^src\/issuer\/authority\//, part: "the authority's answers as JSON" },
  {
    name: 'xml-crypto',
    home: /^simulator\/(checks\/signature|service\/soap)\//,
    part: 'the second opinion on a signature',
  },
  { name: 'soap', home: /^src\/issuer\/authority\//, part: 'the SOAP client' },
  { name: '@faker-js/faker', home: /^datasets\/generators\//, part: 'generated documents' },
  { name: '@cucumber/cucumber', home: /^features\/(steps|support)\//, part: 'the conformance suites' },
  { name: 'vitest', home: /^vitest\.config\.ts$/, part: 'the unit tests' },
];

const configuration = 'vitest.config.ts';
const files = [...sourcesWhere((path) => !isTestOnly(path)), sourceAt(configuration)];

const usersOf = (name: string): string[] =>
  files
    .filter(({ imports }) => imports.some(({ specifier, typeOnly }) => !typeOnly && packageOf(specifier) === name))
    .map(({ path }) => path);

describe('a required package is used in the product', () => {
  it.each(required)('$name: $part', ({ name, home }) => {
    const users = usersOf(name);
    expect(
      users.some((path) => home.test(path)),
      `${name} is used by: ${users.join(', ') || 'no file'}`,
    ).toBe(true);
    expect(existsSync(join(root, 'node_modules', name, 'package.json'))).toBe(true);
  });
});

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

describe('package.json', () => {
  // Our own file; the assertions below check its shape.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };

  it.each(Object.entries(declared))('pins %s exactly', (_name, version) => {
    expect(version).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
  });

  it('lists as dependencies all packages that the product imports at run time', () => {
    const product = files.filter(({ path }) => path !== configuration);
    const imported = product
      .flatMap(({ imports }) => imports)
      .filter(({ specifier, typeOnly }) => !typeOnly && !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .map(({ specifier }) => packageOf(specifier));
    expect([...new Set(imported)].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });
});
