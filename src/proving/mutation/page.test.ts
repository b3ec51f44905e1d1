import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { mutationPage, pageFile } from './page.ts';
import { lastRun, reasonOf, reasons } from './result.ts';

it('the page shows the last run, with the present reasons', () => {
  expect(readFileSync(packageFile(pageFile), 'utf8')).toBe(mutationPage(lastRun(), reasons()));
});

it('every reason is that of a survivor', () => {
  const { survivors } = lastRun();
  const used = new Set(survivors.map((survivor) => reasonOf(survivor, reasons())));
  expect(reasons().filter(({ reason }) => !used.has(reason))).toEqual([]);
});
