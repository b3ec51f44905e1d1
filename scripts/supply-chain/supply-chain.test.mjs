import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.mjs';
import { scriptProblems } from './install-scripts.mjs';
import { isAllowed, licenceProblems } from './licences.mjs';
import { lockedPackages } from './lock-file.mjs';
import { completed, productionOnly, sbomProblems } from './sbom.mjs';

/** @param {string} name */
const own = (name) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

const lock = own('package-lock.json');
const tree = lockedPackages(lock);
const nothing = () => undefined;

/** @param {object} entry @param {string} [name] */
const withPackage = (entry, name = 'a') => [...tree, { name, path: `node_modules/${name}`, entry }];

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['GPL-2.0 OR MIT', true],
    ['GPL-2.0 AND MIT', false],
    ['(MIT AND ISC) OR GPL-2.0', true],
    ['MIT AND (GPL-2.0 OR ISC)', true],
    ['GPL-2.0 OR MIT AND LGPL-3.0', false],
    ['MIT OR', false],
    ['MIT ISC', false],
    ['(MIT', false],
    ['MIT)', false],
    ['', false],
    ['SEE LICENSE IN LICENSE', false],
    ['UNLICENSED', false],
  ])('%j is allowed: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('has no problem with those of the tree', () => {
    expect(licenceProblems(tree, nothing)).toEqual([]);
  });

  it.each([
    ['of another kind', { version: '1.0.0', license: 'GPL-3.0-only' }, 'a', 'is not on the list'],
    ['that is not stated', { version: '1.0.0' }, 'a', 'is not on the list'],
    ['for development only, among what users get', { license: 'MPL-2.0' }, 'axe-core', 'for development only'],
    ['that the exception does not name', { license: 'GPL-2.0', dev: true }, 'axe-core', 'is not on the list'],
  ])('has one with a licence %s', (_case, entry, name, problem) => {
    expect(licenceProblems(withPackage(entry, name), nothing)).toEqual([expect.stringContaining(problem)]);
  });

  it('has one with a package that says something else than the lock file', () => {
    /** @param {string} path */
    const manifestAt = (path) => (path === 'node_modules/ajv' ? { license: 'GPL-3.0-only' } : undefined);
    expect(licenceProblems(tree, manifestAt)).toEqual([expect.stringContaining('ajv@')]);
  });

  it('has one with exceptions that nothing needs any more', () => {
    expect(licenceProblems([], nothing)).toHaveLength(4);
  });
});

describe('install scripts', () => {
  const { allowScripts } = own('package.json');

  it('has no problem with those that are refused, with a reason', () => {
    expect(scriptProblems(tree, allowScripts, nothing)).toEqual([]);
  });

  it.each([
    ['a package that has one', withPackage({ hasInstallScript: true }), { ...allowScripts, a: false }, 'no reason'],
    ['one that is allowed', tree, { esbuild: true }, 'does not refuse esbuild'],
    ['one that is not mentioned', tree, {}, 'does not refuse esbuild'],
    ['a name without one', tree, { ...allowScripts, ajv: false }, 'names ajv'],
  ])('has one with %s', (_case, packages, allowed, problem) => {
    expect(scriptProblems(packages, allowed, nothing)).toEqual([expect.stringContaining(problem)]);
  });

  it('has one with a package whose script the lock file does not mention', () => {
    /** @param {string} path */
    const manifestAt = (path) => (path === 'node_modules/ajv' ? { scripts: { postinstall: 'x' } } : undefined);
    expect(scriptProblems(tree, { ...allowScripts, ajv: false }, manifestAt)).toEqual([
      expect.stringContaining('ajv has an install script'),
    ]);
  });
});

describe('the bill of materials', () => {
  const locked = {
    packages: {
      '': {},
      'node_modules/@a/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/c': { version: '3.0.0', dev: true },
    },
  };
  const component = {
    'bom-ref': '@a/b@2.0.0',
    name: '@a/b',
    version: '2.0.0',
    licenses: [{ license: { id: 'MIT' } }],
  };
  const other = { ...component, 'bom-ref': 'c@3.0.0', name: 'c', version: '3.0.0' };

  it('is right with what users get, and nothing else', () => {
    expect(sbomProblems({ components: [component] }, locked)).toEqual([]);
  });

  it.each([
    ['a component without licence', [{ ...component, licenses: undefined }], 'no licence'],
    ['a component too few', [], '@a/b@2.0.0 is missing'],
    ['one of development', [component, other], 'no dependency of users'],
    ['a component twice', [component, component], 'occurs twice'],
  ])('is not with %s', (_case, components, problem) => {
    expect(sbomProblems({ components }, locked)).toContainEqual(expect.stringContaining(problem));
  });

  it('is completed: once for each package, with the licence that only its file states', () => {
    const { licenses: _, ...bare } = component;
    const twice = { components: [bare, bare], dependencies: [{ ref: '@a/b@2.0.0' }, { ref: '@a/b@2.0.0' }] };
    const { components, dependencies } = completed(twice, { '@a/b': 'MIT' });
    expect([components, dependencies]).toEqual([[component], [{ ref: '@a/b@2.0.0' }]]);
  });

  it('is made without the dependencies of development', () => {
    const production = productionOnly(own('package.json'), lock);
    expect(production.manifest).not.toHaveProperty('devDependencies');
    expect(production.lock.packages['']).not.toHaveProperty('devDependencies');
    expect(lockedPackages(production.lock).filter(({ entry }) => entry.dev === true)).toEqual([]);
    expect(Object.keys(production.lock.packages).length).toBeGreaterThan(200);
  });
});

describe('npm audit', () => {
  const vulnerabilities = { a: { severity: 'high', range: '<2' } };

  it.each([
    ['a report without findings', { auditReportVersion: 2, vulnerabilities: {} }, {}, []],
    ['a finding', { vulnerabilities }, {}, ['a (high, <2)']],
    ['a finding with an explanation', { vulnerabilities }, { a: 'not reached' }, []],
    [
      'an explanation without a finding',
      { vulnerabilities: {} },
      { a: 'x' },
      ['the explanation for a is needed no more'],
    ],
  ])('is read: %s', (_case, output, known, problems) => {
    expect(readAudit(JSON.stringify(output), known)).toEqual({ answered: true, problems });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405'],
    ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['npm error network', 'npm error network'],
    ['', 'printed nothing'],
  ])('gave no report: %s', (output, reason) => {
    expect(readAudit(output)).toEqual({ answered: false, reason: expect.stringContaining(reason) });
  });
});
