import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createEnv } from '../../common/env/env.ts';
import { readZip } from '../../common/zip.ts';
import { reportOf, type JudgementReport } from '../../../simulator/engine/report.ts';
import { judgeFile } from '../../../simulator/reception/send-bill-sync.ts';
import { createAuthority } from '../../../simulator/server.ts';
import { boxOptionsOf, type BoxFlags } from './options.ts';
import { bold, dim, exitCodes, green, print, printJson, red, UsageError, yellow } from './output.ts';

type Flags = BoxFlags & { readonly json?: boolean };

type File = { readonly name: string; readonly bytes: Buffer };

const limits = { maxBytes: 50_000_000, maxEntries: 50, maxEntryBytes: 64_000_000, maxTotalBytes: 64_000_000, maxRatio: 200 };

const read = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** An XML file as it is; a ZIP as the files in it. */
const open = async (path: string): Promise<readonly File[]> => {
  const bytes = read(path);
  if (bytes.toString('latin1', 0, 2) !== 'PK') return [{ name: basename(path), bytes }];
  const unzipped = await readZip(bytes, limits);
  if (!unzipped.ok) throw new UsageError(`${path}: ${unzipped.problem.message}`);
  return unzipped.entries.map(({ name, data }) => ({ name: `${basename(path)}/${name}`, bytes: data }));
};

const show = (name: string, report: JudgementReport): void => {
  const verdict = report.verdict === 'accepted' ? green('accepted') : red('rejected');
  print(`${bold(name)}: ${verdict}${report.kind === undefined ? '' : dim(` (${report.kind} ${report.number ?? ''})`)}`);
  for (const { code, kind, message, xpath, line, column, found, expected, fix } of report.failed) {
    const place = xpath === undefined ? '' : dim(`\n      at       ${xpath}${line === undefined ? '' : ` (line ${line}, column ${column ?? 1})`}`);
    print(`  ${kind === 'Rechazo' ? red(code) : yellow(code)} ${kind}: ${message}${place}`);
    print(`      found    ${found}\n      expected ${expected}\n      fix      ${fix}`);
  }
  for (const { uri, ok, cause } of report.signature.references) {
    if (!ok) print(`  signature: the reference URI="${uri ?? ''}" does not verify${cause === undefined ? '' : `: ${cause}`}`);
  }
  if (report.notEvaluated.length > 0) print(dim(`  ${report.notEvaluated.length} rules were not evaluated: ${report.notEvaluated[0]?.reason ?? ''}`));
  for (const { code, error } of report.broken) print(red(`  rule ${code} broke: ${error}`));
};

/** `ensayo judge FILE…`: verdicts offline; exit code 1 when a document is rejected. */
export const judge = async (paths: readonly string[], given: unknown): Promise<void> => {
  const flags = given as Flags; // commander's options of this command
  const { clock, seed, ...options } = boxOptionsOf(flags);
  const files = (await Promise.all(paths.map(open))).flat();
  const authority = await createAuthority({ ...options, env: createEnv({ clock, seed }) });
  const reports: (JudgementReport & { file: string })[] = [];
  for (const { name, bytes } of files) {
    const report = reportOf(await judgeFile(authority, name, bytes));
    reports.push({ file: name, ...report });
    if (flags.json !== true) show(name, report);
  }
  await authority.registry.close();
  if (flags.json === true) printJson(reports.length === 1 ? reports[0] : reports);
  if (reports.some(({ verdict }) => verdict === 'rejected')) process.exitCode = exitCodes.failed;
};
