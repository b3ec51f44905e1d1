/**
 * The output of a command whose surroundings or arguments prevent it from working: one sentence with a stable code,
 * exit code 2, nothing on stdout, no stack, no incomplete file. These are the cases that the program itself decides;
 * those that need a process each are in surroundings.deep.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { cases, notTold, sentence } from '../../../harness/testing/surroundings-cases.fixture.ts';
import { at, clearAway, folder, prepareSurroundings } from '../../../harness/testing/surroundings.fixture.ts';

beforeAll(prepareSurroundings);

afterAll(clearAway);

const tried = Object.keys(cases).filter((name) => cases[name]?.().here === true);

describe('one sentence, its code and exit code 2', () => {
  it.each(tried)('%s', async (name) => {
    const { args, code } = cases[name]?.() ?? expect.fail(`no case ${name}`);
    const { code: exit, stdout, stderr } = await runHere(args);
    expect([exit, stdout, stderr]).toEqual([2, '', expect.stringMatching(sentence(code))]);
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    expect(stderr).not.toMatch(notTold);
  });

  it.each([
    ['a file', () => at('file'), 'it is not a folder. Name a folder.'],
    ['a device', () => '/dev/full', 'it is not a folder. Name a folder.'],
    ['below a file', () => `${at('file')}/below`, 'part of the path is a file, not a folder. Name another path.'],
  ])('documents into %s: the sentence says what is wrong with the path', async (_name, path, wrong) => {
    const { code, stderr } = await runHere(['generate', 'invoice', '--out', path()]);
    expect([code, stderr]).toEqual([2, `ensayo: Cannot write --out ${path()}: ${wrong} (not-a-folder)\n`]);
  });

  it('leaves no incomplete file behind', () => {
    // Every case above has run: none of them left its report, or a file next to the intended one.
    expect(readdirSync(folder).filter((name) => /\.\d+$|^report$/.test(name))).toEqual([]);
    expect(readFileSync(at('file'), 'utf8')).toBe('not what anybody wants');
    expect(readdirSync(at('sealed'))).toEqual([]);
  });

  it('every code is in the docs', () => {
    const docs = readFileSync(packageFile('docs/guides/troubleshooting.md'), 'utf8');
    const codes = new Set(Object.values(cases).map((make) => make().code));
    expect(
      [...codes, 'old-node', 'install-failed', 'port-not-allowed'].filter((code) => !docs.includes(`\`${code}\``)),
    ).toEqual([]);
  });
});
