import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRuleOf, scaffold, WrongCall } from './new-rule.mjs';

const args = ['AZ90', '--in', 'invoice=R,creditNote=N', '--target', '/*/cbc:Note', '--message', "Falta la 'nota'"];

describe('a new rule', () => {
  let project = '';
  const catalogue = () => readFileSync(join(project, 'datasets/catalogue.json'), 'utf8');

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'ensayo-new-rule-'));
    mkdirSync(join(project, 'datasets'));
    mkdirSync(join(project, 'simulator/rules'), { recursive: true });
    const line = (/** @type {string} */ id) => `{"id": "${id}", "code": "x"}`;
    writeFileSync(
      join(project, 'datasets/catalogue.json'),
      `[\n${line('invoice/FAA02')},\n${line('creditNote/CAA02')},\n${line('zip/ZIP-XML')}\n]\n`,
    );
  });
  afterEach(() => {
    rmSync(project, { recursive: true });
  });

  it('is listed behind those of its documents and declared in a file of its own', () => {
    scaffold(newRuleOf(args), project);
    const ids = JSON.parse(catalogue()).map((/** @type {{ id: string }} */ { id }) => id);
    expect(ids).toEqual(['invoice/FAA02', 'invoice/FAZ90', 'creditNote/CAA02', 'creditNote/CAZ90', 'zip/ZIP-XML']);
    const text = readFileSync(join(project, 'simulator/rules/az90.ts'), 'utf8');
    expect(text).toContain('in: { invoice: rejects, creditNote: notifies },');
    expect(text).toContain(String.raw`message: 'Falta la \'nota\'',`);
    expect(text).toContain("import { notifies, rejects, row } from './row.ts';");
  });

  it('is refused a second time, and nothing changes', () => {
    scaffold(newRuleOf(args), project);
    const before = catalogue();
    expect(() => scaffold(newRuleOf(args), project)).toThrow(WrongCall);
    rmSync(join(project, 'simulator/rules/az90.ts'));
    expect(() => scaffold(newRuleOf(args), project)).toThrow('has "id": "invoice/FAZ90" already');
    expect(catalogue()).toBe(before);
  });

  it.each([
    ['no family', []],
    ['a code instead of a family', ['FAZ-90', ...args.slice(1)]],
    ['no target', ['AZ90', '--message', 'Falta la nota']],
    ['no message', ['AZ90', '--target', '/*/cbc:Note']],
    ['an unknown document', ['AZ90', '--in', 'recibo=R', '--target', '/*/cbc:Note', '--message', 'Falta la nota']],
    ['an unknown kind', ['AZ90', '--in', 'invoice=X', '--target', '/*/cbc:Note', '--message', 'Falta la nota']],
  ])('is not made of %s', (_what, given) => {
    expect(() => newRuleOf(given)).toThrow(WrongCall);
  });
});
