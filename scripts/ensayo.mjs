#!/usr/bin/env node
/**
 * The command line. In a clone it installs what is missing and runs the TypeScript sources, in the published package
 * the compiled code; both in this very process, so that signals and exit codes need no relay.
 */
import { existsSync } from 'node:fs';

/** @param {string} folder @param {string} extension */
const main = (folder, extension) => new URL(`../${folder}src/harness/cli/main.${extension}`, import.meta.url);

if (existsSync(main('', 'ts'))) {
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  await ensureInstalled();
  await import('./register-tsx.mjs');
  await import(main('', 'ts').href);
} else {
  await import(main('dist/', 'js').href);
}
