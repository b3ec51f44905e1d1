/**
 * Writes what every client here needs into a folder: certificate, root and unsigned documents of the company in
 * company.yaml. The authority has to run with that file:
 *
 *   ensayo up --only simulator --registry company.yaml --ready-file ready.json
 *   node prepare.mjs ready.json FOLDER NIT
 *
 * ENSAYO is the command, "ensayo" by default.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [ready, folder, nit] = process.argv.slice(2);
if (nit === undefined) {
  console.error('Expected: node prepare.mjs READY_FILE FOLDER NIT');
  process.exit(2);
}
const [command = 'ensayo', ...before] = (process.env.ENSAYO ?? 'ensayo').split(' ');

/** What it printed; ends with its message if it failed. */
const ensayo = (...args) => {
  const { status, stdout, stderr, error } = spawnSync(command, [...before, ...args], { encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(`ensayo ${args.join(' ')}\n${error?.message ?? stderr}`);
  process.exit(1);
};

mkdirSync(folder, { recursive: true });

/** Unsigned documents with the next free numbers of the company; moved to those names. */
const generate = (names, kind, ...options) => {
  const out = join(folder, 'generated');
  const args = ['--unsigned', '--ready-file', ready, '--company', nit, '--count', String(names.length), '--out', out];
  const documents = JSON.parse(ensayo('generate', kind, ...args, '--json', ...options));
  names.forEach((name, at) => {
    const [file] = documents[at].files.filter((path) => path.endsWith('.xml'));
    renameSync(file, join(folder, name));
  });
  rmSync(out, { recursive: true });
  return documents;
};

for (const name of ['company.p12', 'company.pem'])
  ensayo('certs', 'good', '--nit', nit, '--name', 'MI EMPRESA SAS', '--out', join(folder, name), '--force');
ensayo('certs', '--root', join(folder, 'root.pem'), '--force');

generate(['rejected.xml'], 'invoice', '--invalid', 'FAU14');
generate(['set-1-invoice.xml', 'set-2-invoice.xml', 'accepted.xml'], 'invoice');
generate(['set-3-credit-note.xml'], 'credit-note', '--about', 'none');
generate(['set-4-debit-note.xml'], 'debit-note', '--about', 'none');
