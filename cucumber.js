import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './scripts/register-tsx.mjs';

const { rowFilter } = await import(new URL('src/harness/conform/row-filter.ts', import.meta.url).href);

// Commands that scenarios run speak English, whatever the machine's locale is.
process.env.ENSAYO_LANG = 'en';

/** Where the processes of this run leave what they proved of the catalogue (features/support/ledger.ts); they inherit the name. */
if (process.env.ENSAYO_PROOFS === undefined) {
  const proofs = mkdtempSync(join(tmpdir(), 'ensayo-proofs-'));
  process.env.ENSAYO_PROOFS = proofs;
  process.once('exit', () => rmSync(proofs, { recursive: true, force: true }));
}

/**
 * Feature files stay below about 150 rows: parallel workers are sent the whole file with every scenario.
 *
 * ENSAYO_TAGS chooses by tags in which the codes and kinds of rows count, for example "@FAU14 and @invoice"; --tags sees
 * written tags only.
 *
 * There are no `paths`: cucumber would add the arguments to them. Without either it runs all of features/.
 */
export default {
  import: ['scripts/register-tsx.mjs', 'features/{steps,support}/**/*.ts'],
  ...rowFilter({ tags: process.env.ENSAYO_TAGS }),
  format: [process.stdout.isTTY && process.env.TERM !== 'dumb' ? 'progress-bar' : 'summary'],
};
