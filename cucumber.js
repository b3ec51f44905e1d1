import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled } from './scripts/compiled.mjs';

const command = await compiled();
if (!command.ok) throw new Error(command.message);
// The sources themselves where no copy can be kept: their loader takes seconds.
const isCompiled = command.href.endsWith('.js');
if (isCompiled) process.setSourceMapsEnabled(true);
else await import('./scripts/register-tsx.mjs');
const home = new URL('../../', command.href);

const { rowFilter } = await import(new URL(`src/harness/conform/row-filter.${isCompiled ? 'js' : 'ts'}`, home).href);

// Commands that scenarios run speak English, whatever the machine's locale is.
process.env.ENSAYO_LANG = 'en';

/** Where the processes of this run leave what they proved of the catalogue (features/support/ledger.ts); they inherit the name. */
if (process.env.ENSAYO_PROOFS === undefined) {
  const proofs = mkdtempSync(join(tmpdir(), 'ensayo-proofs-'));
  process.env.ENSAYO_PROOFS = proofs;
  process.once('exit', () => rmSync(proofs, { recursive: true, force: true }));
}

const steps = 'features/{steps,support}/**/*';

/** Steps from the sources, module by module. */
export const sources = {
  import: ['scripts/register-tsx.mjs', `${steps}.ts`],
  ...rowFilter({ tags: process.env.ENSAYO_TAGS }),
  format: [process.stdout.isTTY && process.env.TERM !== 'dumb' ? 'progress-bar' : 'summary'],
};

/**
 * Feature files stay below about 150 rows: parallel workers are sent the whole file with every scenario.
 *
 * ENSAYO_TAGS chooses by tags in which the codes and kinds of rows count, for example "@FAU14 and @invoice"; --tags sees
 * written tags only.
 *
 * There are no `paths`: cucumber would add the arguments to them. Without either it runs all of features/.
 */
export default isCompiled
  ? { ...sources, import: [`${fileURLToPath(home).replaceAll('\\', '/')}${steps}.js`] }
  : sources;
