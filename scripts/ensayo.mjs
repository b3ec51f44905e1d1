/**
 * The command line from a clone: installs what is missing, then runs the TypeScript sources in this very process, so
 * that signals and exit codes need no relay. `npm run --silent ensayo -- <command>`; the package's bin is in dist/.
 */
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
await import('./register-tsx.mjs');
await import(new URL('../src/harness/cli/main.ts', import.meta.url).href);
