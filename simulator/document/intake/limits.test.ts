import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../src/common/data-directory.ts';
import { usualJsonLimits } from '../../../src/common/json/json-budget.ts';
import { documentLimits, limitNames, limitsOf, defaultLimits } from './limits.ts';

/** The part of the page about messages and documents; the rest is about servers. */
const [page = ''] = readFileSync(packageFile('docs/limits.md'), 'utf8').split('\n## HTTP\n');

describe('limits', () => {
  it('are in the table of the documentation with their defaults, each once', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` +\| ([\d,]+) /gm)].map(([, name, value = '']) => [
      name,
      Number(value.replaceAll(',', '')),
    ]);
    expect(Object.fromEntries(rows)).toEqual({ ...defaultLimits, ...usualJsonLimits });
    expect(rows).toHaveLength(limitNames.length + Object.keys(usualJsonLimits).length);
  });

  it('are the usual ones except for those that are set', () => {
    expect(limitsOf({ limits: { xmlNodes: 5 } })).toEqual({ ...defaultLimits, xmlNodes: 5 });
    expect(documentLimits(limitsOf({ limits: { xmlNodes: 5, xmlDepth: 7 } }))).toMatchObject({
      maxNodes: 5,
      maxDepth: 7,
    });
  });
});
