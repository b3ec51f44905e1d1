/** The table of SECURITY.md: every threat has tests, and these exist under their names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');

const [, section = ''] = text('SECURITY.md').split('\n## Threats and their tests\n');
const [table = ''] = section.split('\n## ');

type Row = { readonly threat: string; readonly tests: string };

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line): Row => {
    const [, threat = '', , tests = ''] = line.split('|').map((cell) => cell.trim());
    return { threat, tests };
  });

type Named = { readonly path: string; readonly scenario: string | undefined };

const named = ({ tests }: Row): readonly Named[] =>
  [...tests.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map(([, path = '', scenario]) => ({ path, scenario }));

const scenarioNames = (feature: string): readonly string[] =>
  [...text(feature).matchAll(/^ *Scenario(?: Outline)?: (.*)$/gm)].map(([, name = '']) => name);

describe('the threats of SECURITY.md', () => {
  it('are all in the table', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(rows)('$threat: has tests that exist', (row) => {
    const tests = named(row);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(rows.flatMap(named).filter(({ path }) => path.endsWith('.feature')))(
    '$path has a scenario that begins “$scenario”',
    ({ path, scenario }) => {
      expect(scenario).toBeDefined();
      expect(scenarioNames(path).filter((name) => name.startsWith(scenario ?? ' '))).not.toEqual([]);
    },
  );
});
