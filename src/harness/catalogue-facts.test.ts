import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFile } from '../common/data-directory.ts';
import { catalogueTotals } from './catalogue-facts.ts';

it.each([
  ['README.md', 'en-US'],
  ['README.es.md', 'de-DE'], // 2.252, as in Colombia; es-CO writes no point in 2252
])('%s states the totals of the catalogue', (file, locale) => {
  const { rules, codes, eventCodes, allCodes } = catalogueTotals();
  expect(codes + eventCodes).toBe(allCodes);
  const text = readFileSync(packageFile(file), 'utf8');
  for (const figure of [rules, codes, allCodes]) expect(text).toContain(figure.toLocaleString(locale));
});
