#!/usr/bin/env node
/**
 * The command line. In a clone it installs what is missing and runs the sources, compiled when they changed; in the
 * published package the code that is there. Both in this very process, so that signals and exit codes need no relay.
 * Like what it imports at once, it is written so that an old Node can parse it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

const main = 'src/cli/main';

const runSources = async () => {
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  await ensureInstalled();
  const { compiled } = await import('./compiled.mjs');
  const module = await compiled();
  if (!module.ok) {
    console.error(module.message);
    process.exit(1);
  }
  if (module.href.endsWith('.ts')) await import('./register-tsx.mjs');
  else {
    // Processes that this one starts, and starts again, run what it runs, whatever became of the sources.
    process.argv[1] = fileURLToPath(module.href);
    process.execArgv.push('--enable-source-maps');
  }
  // Errors are shown by their places in the sources.
  process.setSourceMapsEnabled(true);
  await import(module.href);
};

requireNode();
// Not awaited: only a newer Node knows `await` here.
if (existsSync(new URL(`../${main}.ts`, import.meta.url))) void runSources();
else void import(new URL(`../bundle/${main}.js`, import.meta.url).href);
