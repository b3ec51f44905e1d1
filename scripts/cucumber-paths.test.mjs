import { fileURLToPath } from 'node:url';
import { loadConfiguration } from '@cucumber/cucumber/api';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));

it.each([
  ['a folder', ['features/notes']],
  ['a file', ['features/notes/variants.feature']],
  ['nothing, which cucumber takes as all of features/', []],
])('cucumber-js runs the given paths: %s', async (_name, paths) => {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.js', provided: { paths } }, { cwd });
  expect(runConfiguration.sources.paths).toEqual(paths);
});
