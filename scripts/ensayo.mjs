#!/usr/bin/env node
/**
 * The command line. In a clone it installs what is missing and runs the sources, compiled when they changed; in the
 * published package the code that is there. Both in this very process, so that signals and exit codes need no relay.
 */
import { existsSync } from 'node:fs';

const main = 'src/harness/cli/main';

if (existsSync(new URL(`../${main}.ts`, import.meta.url))) {
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  await ensureInstalled();
  const { compiled } = await import('./compiled.mjs');
  const module = await compiled(`${main}.ts`);
  if (!module.ok) {
    console.error(module.message);
    process.exit(1);
  }
  if (module.href.endsWith('.ts')) await import('./register-tsx.mjs');
  // Errors are shown by their places in the sources.
  process.setSourceMapsEnabled(true);
  await import(module.href);
} else {
  await import(new URL(`../dist/${main}.js`, import.meta.url).href);
}
