/**
 * Whether this Node can run Ensayo at all. Part of the package, and written so that Node 12.20 can parse it: an old Node is
 * reported in a sentence, before anything newer is loaded.
 */
import { readFileSync } from 'node:fs';

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/**
 * @param {string} version what runs, `20.20.2`
 * @param {string} range what package.json asks for; only the form `>=20.19.0` is known
 */
export const satisfies = (version, range) => {
  const have = numbers(version);
  const want = numbers(range.replace('>=', ''));
  const first = want.findIndex((part, index) => part !== have[index]);
  return first === -1 || Number(have[first]) > Number(want[first]);
};

/**
 * Ends the process with one sentence, or with JSON where the command was to print some, and exit code 2.
 *
 * @param {string} code stable, docs/guides/troubleshooting.md
 * @param {string} message
 * @returns {never}
 */
export const refuse = (code, message) => {
  const json = process.argv.includes('--json');
  process.stderr.write(`${json ? JSON.stringify({ error: { code, message } }) : `ensayo: ${message} (${code})`}\n`);
  return process.exit(2);
};

/** @param {URL} manifest that of package.json */
export const requireNode = (manifest = new URL('../package.json', import.meta.url)) => {
  const range = JSON.parse(readFileSync(manifest, 'utf8')).engines.node;
  if (satisfies(process.versions.node, range)) return;
  refuse(
    'old-node',
    `Ensayo needs Node ${range}; this is ${process.versions.node} (${process.execPath}). Install a newer one from https://nodejs.org, or by "nvm install", and try again.`,
  );
};
