import { createEnv } from '../../../common/env/env.ts';
import { reportOf, type JudgementReport } from '../../../../simulator/engine/report.ts';
import { judgeFile } from '../../../../simulator/reception/judge-file.ts';
import { createAuthority } from '../../../../simulator/server.ts';
import { givenDocuments, type NotJudged } from '../../given-documents.ts';
import { boxOptionsOf, type BoxFlags } from '../box-options.ts';
import { differs } from '../../../../simulator/checks/signature/report.ts';
import { subjectName } from '../../document-kinds.ts';
import { languageOf, textsIn, type Language } from '../language.ts';
import { bold, dim, exitCodes, green, print, printable, printJson, red, yellow } from '../output.ts';

type Flags = BoxFlags & { readonly json?: boolean; readonly lang?: string };

const showLine = (failed: JudgementReport['failed'][number], language: Language): void => {
  const { code, kind, message, xpath, line, column } = failed;
  const { found, expected, fix } = language === 'es' ? failed.spanish : failed;
  const { labels, position } = textsIn(language);
  print(`  ${kind === 'Rechazo' ? red(code) : yellow(code)} ${kind}: ${printable(message)}`);
  const width = Math.max(...[labels.at, labels.found, labels.expected, labels.fix].map(({ length }) => length));
  const told = (label: string, text: string): string => printable(`      ${label.padEnd(width)} ${text}`);
  const where = line === undefined ? '' : ` (${position(line, column ?? 1)})`;
  if (xpath !== undefined) print(dim(told(labels.at, `${xpath}${where}`)));
  for (const [label, text] of [
    [labels.found, found],
    [labels.expected, expected],
    [labels.fix, fix],
  ] as const) {
    print(told(label, text));
  }
};

const showSignature = ({ references, ...value }: JudgementReport['signature'], language: Language): void => {
  const { labels, judged } = textsIn(language);
  const showNote = (note: string | undefined): void => {
    if (note !== undefined) print(printable(`      ${labels.note.padEnd(8)} ${note}`));
  };
  for (const { uri = '', ok, ...why } of references) {
    if (ok) continue;
    const { cause = differs[language], note } = language === 'es' ? (why.spanish ?? {}) : why;
    print(printable(`  ${judged.reference(uri, cause)}`));
    showNote(note);
  }
  const { note } = language === 'es' ? (value.spanish ?? {}) : value;
  if (note !== undefined) print(`  ${judged.signature}`);
  showNote(note);
};

const byReason = (
  notEvaluated: JudgementReport['notEvaluated'],
  language: Language,
): ReadonlyMap<string, readonly string[]> => {
  const reasons = new Map<string, string[]>();
  for (const { code, spanish, ...english } of notEvaluated) {
    const { reason } = language === 'es' ? spanish : english;
    reasons.set(reason, [...(reasons.get(reason) ?? []), code]);
  }
  return reasons;
};

/** Lists codes only while they are few: after a stage that ended the judgement there are hundreds. */
const openRules = (codes: readonly string[], language: Language): string => {
  const { judged } = textsIn(language);
  return codes.length > 8 ? judged.manyOpen(codes.length) : judged.open(codes.join(', '));
};

const show = (name: string, report: JudgementReport, language: Language): void => {
  const { verdict, kind, number = '', failed, signature, notEvaluated, broken } = report;
  const { accepted, rejected, judged } = textsIn(language);
  const about = kind === undefined ? '' : dim(printable(` (${subjectName(kind, language)} ${number})`));
  print(`${bold(printable(name))}: ${verdict === 'accepted' ? green(accepted) : red(rejected)}${about}`);
  const { incomplete } = language === 'es' ? (report.spanish ?? {}) : report;
  if (incomplete !== undefined) print(printable(`  ${incomplete}`));
  for (const line of failed) showLine(line, language);
  showSignature(signature, language);
  for (const [reason, codes] of byReason(notEvaluated, language)) {
    print(dim(`  ${openRules(codes, language)}: ${reason}`));
  }
  for (const { code, error } of broken) print(red(`  ${judged.broke(code, error)}`));
};

const showNotJudged = (name: string, { message, spanish }: NotJudged, language: Language): void => {
  const { judged } = textsIn(language);
  print(`${bold(printable(name))}: ${yellow(judged.none)}`);
  print(printable(`  ${language === 'es' ? spanish.message : message}`));
};

const withNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (inner === undefined ? null : inner)));

type Judged = { readonly file: string } & (
  JudgementReport | { readonly verdict: undefined; readonly notJudged: NotJudged }
);

/** A rejection outweighs a file without a document: the caller asked for a verdict. */
const exitCodeOf = (reports: readonly Judged[]): number => {
  if (reports.some(({ verdict }) => verdict === 'rejected')) return exitCodes.failed;
  return reports.some(({ verdict }) => verdict === undefined) ? exitCodes.usage : exitCodes.ok;
};

/** `ensayo judge FILE…`: verdicts offline; exit code 1 when a document is rejected, 2 when a file has none. */
export const judge = async (paths: readonly string[], given: unknown): Promise<void> => {
  const flags = given as Flags; // commander's options of this command
  const language = languageOf(flags.lang);
  const { clock, seed, companies: _, ...options } = await boxOptionsOf(flags);
  const files = (await Promise.all(paths.map(givenDocuments))).flat();
  const authority = await createAuthority({ ...options, env: createEnv({ clock, seed }) });
  const reports: Judged[] = [];
  for (const file of files) {
    const { name } = file;
    if ('notJudged' in file) {
      reports.push({ file: name, verdict: undefined, notJudged: file.notJudged });
      if (flags.json !== true) showNotJudged(name, file.notJudged, language);
      continue;
    }
    const report = reportOf(await judgeFile(authority, name, file.bytes));
    reports.push({ file: name, ...report });
    if (flags.json !== true) show(name, report, language);
  }
  await authority.registry.close();
  // Scripts need the same keys in every line: unknown values are null.
  if (flags.json === true) printJson(withNulls(reports.length === 1 ? reports[0] : reports));
  process.exitCode = exitCodeOf(reports);
};
