import type { Bilingual } from '../../common/text/bilingual.ts';
import { writtenNotJudged, type DocumentFile, type GivenDocument } from '../../../simulator/document/index.ts';
import { differs, type ProposedChanges, requireProfile } from '../../../simulator/judge/index.ts';
import { givenDocuments } from '../../harness/given-documents.ts';
import { judgesFor, type ApartJudges, type JudgeFlags, type JudgementReport } from './apart-judges.ts';
import { annotated, formatNamed, type Annotated } from './annotations.ts';
import { judgedInOrder, judgesHere, startThread, threadsFor, type Verdict } from './judging-crew.ts';
import { showCause, showChanges } from './show-changes.ts';
import { requireOneDocument, showFixed, writeFixed, type Fixed } from './write-fixed.ts';
import { subjectName } from '../../harness/document-kinds.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { compileWebAssemblyOnce } from '../shared/short-run.ts';
import { spoken } from '../shared/spoken.ts';
import { bold, dim, exitCodes, green, print, printable, printJson, red, yellow } from '../shared/output.ts';

type NoDocumentFile = Extract<GivenDocument, { readonly notJudged: unknown }>;
type NotJudged = NoDocumentFile['notJudged'];

type Flags = JudgeFlags & {
  readonly json?: boolean;
  readonly changes?: boolean;
  readonly writeFixed?: string;
  readonly format?: string;
  readonly force?: boolean;
};

/** `profile` unless it is the default one. */
type ShownReport = JudgementReport & { readonly profile?: string };

type Placed = Pick<JudgementReport['failed'][number], 'xpath' | 'line' | 'column'>;

/** Where it is, and rows of a label and a text below it. */
const showDetails = (
  { xpath, line, column }: Placed,
  rows: readonly (readonly [label: string, text: string | undefined])[],
  language: Language,
): void => {
  const { labels, position } = textsIn(language);
  const width = Math.max(...[labels.at, ...rows.map(([label]) => label)].map(({ length }) => length));
  const told = (label: string, text: string): string => printable(`      ${label.padEnd(width)} ${text}`);
  const where = line === undefined ? '' : ` (${position(line, column ?? 1)})`;
  if (xpath !== undefined) print(dim(told(labels.at, `${xpath}${where}`)));
  for (const [label, text] of rows) if (text !== undefined) print(told(label, text));
};

const showLine = (failed: JudgementReport['failed'][number], language: Language): void => {
  const { code, kind, message } = failed;
  const { found, expected, applied, inferred, fix } = language === 'es' ? failed.spanish : failed;
  const { labels } = textsIn(language);
  print(`  ${kind === 'Rechazo' ? red(code) : yellow(code)} ${kind}: ${printable(message)}`);
  const rows = [
    [labels.found, found],
    [labels.expected, expected],
    [labels.applied, applied],
    [labels.inferred, inferred],
    [labels.fix, fix],
  ] as const;
  showDetails(failed, rows, language);
};

const showAdvice = (advice: JudgementReport['advice'], language: Language): void => {
  const { labels, judged } = textsIn(language);
  if (advice.length > 0) print(`  ${judged.advice}`);
  for (const each of advice) {
    const { text, found, plausible, applied, source } = language === 'es' ? each.spanish : each;
    print(`    ${yellow(each.id)}: ${printable(text)}`);
    const rows = [
      [labels.found, found],
      [labels.plausible, plausible],
      [labels.applied, applied],
      [labels.source, source],
    ] as const;
    showDetails(each, rows, language);
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

type Open = { readonly codes: readonly string[]; readonly isSupplied: boolean };

/** The reason ends with the option that supplies what is missing, if one does. */
const byReason = (notEvaluated: JudgementReport['notEvaluated'], language: Language): ReadonlyMap<string, Open> => {
  const { judged } = textsIn(language);
  const reasons = new Map<string, Open>();
  for (const { code, supply, spanish, ...english } of notEvaluated) {
    const { reason } = language === 'es' ? spanish : english;
    const told = supply === undefined ? reason : `${reason} ${judged.supply[supply]}`;
    const isSupplied = supply !== undefined && supply !== 'signature';
    reasons.set(told, { codes: [...(reasons.get(told)?.codes ?? []), code], isSupplied });
  }
  return reasons;
};

/** After a stage that ended the judgement there are hundreds: they are counted. Those left out are always named. */
const openRules = ({ codes, isSupplied }: Open, language: Language): string => {
  const { judged } = textsIn(language);
  return codes.length > 8 && !isSupplied ? judged.manyOpen(codes.length) : judged.open(codes.join(', '));
};

const colours = { accepted: green, rejected: red, undecided: yellow } as const;

/** The profile, unless it is the default one. */
const unusualProfile = ({ profile }: Flags): string | undefined => {
  const { name } = requireProfile(profile);
  return name === 'default' ? undefined : name;
};

const show = (
  name: string,
  report: ShownReport & { readonly proposed?: ProposedChanges | undefined },
  language: Language,
): void => {
  const { verdict, kind, number = '', failed, signature, notEvaluated, broken } = report;
  const texts = textsIn(language);
  const { judged } = texts;
  const about = [
    ...(kind === undefined ? [] : [`(${subjectName(kind, language)} ${number})`]),
    ...(report.profile === undefined ? [] : [judged.profile(report.profile)]),
  ];
  print(
    `${bold(printable(name))}: ${colours[verdict](texts[verdict])}${about.map((each) => dim(printable(` ${each}`))).join('')}`,
  );
  const { incomplete } = language === 'es' ? (report.spanish ?? {}) : report;
  if (incomplete !== undefined) print(printable(`  ${incomplete}`));
  for (const { text, spanish } of report.remarks ?? [])
    print(printable(`  ${language === 'es' ? spanish.text : text}`));
  const codes = new Set(failed.map(({ code }) => code));
  if (report.proposed !== undefined) showCause(report.proposed, codes, language);
  for (const line of failed) showLine(line, language);
  showSignature(signature, language);
  for (const [reason, open] of byReason(notEvaluated, language)) {
    print(dim(printable(`  ${openRules(open, language)}: ${reason}`)));
  }
  for (const { code, error } of broken) print(red(`  ${judged.broke(code, error)}`));
  showAdvice(report.advice, language);
};

const showNotJudged = (name: string, { message }: NotJudged, language: Language): void => {
  const { judged } = textsIn(language);
  print(`${bold(printable(name))}: ${yellow(judged.none)}`);
  print(printable(`  ${message[language]}`));
};

const withNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (inner === undefined ? null : inner)));

type Judged = { readonly file: string } & (
  | (ShownReport & { readonly proposed?: ProposedChanges; readonly fixed?: Fixed })
  | { readonly verdict: undefined; readonly notJudged: ReturnType<typeof writtenNotJudged> }
);

/** How many of each verdict, where there are several files. */
const showTally = (reports: readonly Judged[], language: Language): void => {
  const texts = textsIn(language);
  const counts = (['accepted', 'rejected', 'undecided', undefined] as const).flatMap((wanted) => {
    const count = reports.filter(({ verdict }) => verdict === wanted).length;
    return count === 0 ? [] : [`${wanted === undefined ? texts.judged.none : texts[wanted]}: ${String(count)}`];
  });
  print(texts.judged.tally(reports.length, counts.join(', ')));
};

/** A rejection outweighs a file without a document, which outweighs an open verdict: the caller asked for verdicts. */
const exitCodeOf = (reports: readonly Judged[]): number => {
  const some = (wanted: Judged['verdict']): boolean => reports.some(({ verdict }) => verdict === wanted);
  if (some('rejected')) return exitCodes.failed;
  if (some(undefined)) return exitCodes.usage;
  return some('undecided') ? exitCodes.undecided : exitCodes.ok;
};

type Pending = {
  /** The argument that led to it. */
  readonly from: string;
  readonly file: DocumentFile;
  report: JudgementReport;
  readonly proposed: ProposedChanges | undefined;
  fixed?: Fixed;
};

type NoDocument = {
  readonly from: string;
  readonly file: NoDocumentFile;
  readonly report: undefined;
};

const isPending = (each: Pending | NoDocument): each is Pending => each.report !== undefined;

const lacksDocuments = ({ verdict, notEvaluated }: JudgementReport): boolean =>
  verdict === 'undecided' && notEvaluated.some(({ supply }) => supply === 'prior');

/**
 * A note and the document it is about, judged together in whatever order: those that were accepted serve the others, as
 * `--prior` would. Only an acceptance is decided so: what nobody supplied may be elsewhere.
 */
const decideAmong = async (all: readonly Pending[], { judgeAmong }: ApartJudges): Promise<void> => {
  for (;;) {
    const accepted = all.filter(({ report }) => report.verdict === 'accepted').map(({ file }) => file);
    const open = all.filter(({ report }) => lacksDocuments(report));
    if (accepted.length === 0 || open.length === 0) return;
    let decided = false;
    for (const each of open) {
      const report = await judgeAmong(each.file, accepted);
      if (report.verdict !== 'accepted') continue;
      each.report = report;
      decided = true;
    }
    if (!decided) return;
  }
};

/** Until all others are judged, unless the documents before it were supplied. */
const mayWait = (each: Pending | NoDocument, { prior }: Flags): boolean =>
  prior === undefined && isPending(each) && lacksDocuments(each.report);

const reportOn = (each: Pending | NoDocument): Judged => {
  const file = each.file.name;
  if (!isPending(each)) return { file, verdict: undefined, notJudged: writtenNotJudged(each.file.notJudged) };
  const { report, proposed, fixed } = each;
  return {
    file,
    ...report,
    ...(proposed === undefined ? {} : { proposed }),
    ...(fixed === undefined ? {} : { fixed }),
  };
};

/** What is told of all of them at the end. */
const showAll = (reports: readonly Judged[], { isJson, language }: { isJson: boolean; language: Language }): void => {
  // Scripts need the same keys in every line: unknown values are null.
  if (isJson) printJson(withNulls(reports.length === 1 ? reports[0] : reports));
  else if (reports.length > 1) showTally(reports, language);
};

/** The documents of each path that was given. */
const openedAt = async (paths: readonly string[]) => {
  const opened: (readonly [path: string, given: readonly GivenDocument[]])[] = [];
  for (const path of paths) opened.push([path, await givenDocuments(path)]);
  return opened;
};

/** Why a document is not accepted, where no failed rule says so. */
const otherReasons = (report: JudgementReport): readonly Bilingual[] => {
  const { verdict, failed, incomplete, spanish, notEvaluated, broken } = report;
  if (verdict === 'accepted') return [];
  if (incomplete !== undefined) return [{ en: incomplete, es: spanish?.incomplete ?? incomplete }];
  const broke = broken.map(({ code, error }) => ({
    en: textsIn('en').judged.broke(code, error),
    es: textsIn('es').judged.broke(code, error),
  }));
  if (broke.length > 0 || failed.some(({ kind }) => kind === 'Rechazo')) return broke;
  const reasons = new Map(notEvaluated.map(({ reason, spanish: { reason: es } }) => [reason, { en: reason, es }]));
  return [...reasons.values()];
};

const toAnnotate = (each: Pending | NoDocument): Annotated => {
  const { from, file } = each;
  if (!isPending(each)) return { from, file: file.name, failed: [], reasons: [each.file.notJudged.message] };
  return { from, file: file.name, failed: each.report.failed, reasons: otherReasons(each.report) };
};

const fewDocuments = 50;

/** Tells of each as soon as it and all before it are judged, unless it may wait. */
const judgeAll = async (
  opened: Awaited<ReturnType<typeof openedAt>>,
  flags: Flags,
  tell: (each: Pending | NoDocument) => void,
) => {
  const tasks = opened.flatMap(([path, given]) =>
    given.flatMap((file) => ('notJudged' in file ? [] : [{ path, file }])),
  );
  if (tasks.length <= fewDocuments) compileWebAssemblyOnce();
  const apart = await judgesFor(flags);
  const proposes = flags.changes !== false && flags.format === undefined;
  const threads = Array.from({ length: threadsFor(tasks, flags) }, () => startThread({ flags, proposes }));
  const verdicts = judgedInOrder(tasks, [judgesHere(apart, proposes), ...threads.map(({ judge: one }) => one)]);
  const all: (Pending | NoDocument)[] = [];
  try {
    for (const [path, given] of opened) {
      for (const file of given) {
        const each: Pending | NoDocument =
          'notJudged' in file
            ? { from: path, file, report: undefined }
            : { from: path, file, ...((await verdicts.next()) as IteratorYieldResult<Verdict>).value }; // one for each task
        all.push(each);
        if (!mayWait(each, flags)) tell(each);
      }
    }
  } finally {
    // One that goes on keeps the process alive, after an error too.
    for (const { end } of threads) await end();
  }
  return { all, apart };
};

/**
 * `ensayo judge FILE…`: verdicts offline; exit code 1 when a document is rejected, 2 when a file has none, 3 when a
 * verdict is open because something was not supplied, or the signature is still to be made.
 */
export const judge = async (paths: readonly string[], flags: Flags): Promise<void> => {
  const language = spoken();
  const format = formatNamed(flags.format);
  const isForProgram = flags.json === true || format !== undefined;
  const wanted = flags.writeFixed === undefined ? undefined : { file: flags.writeFixed, force: flags.force };
  const opened = await openedAt(paths);
  if (wanted !== undefined) {
    requireOneDocument(
      wanted,
      opened.flatMap(([, given]) => given),
    );
  }
  const profile = unusualProfile(flags);
  const ofProfile = profile === undefined ? {} : { profile };
  const tell = (each: Pending | NoDocument): void => {
    const { name } = each.file;
    if (each.report === undefined) {
      if (!isForProgram) showNotJudged(name, each.file.notJudged, language);
      return;
    }
    const { file, report, proposed } = each;
    if (wanted !== undefined) each.fixed = writeFixed(wanted, file, { verdict: report.verdict, proposed });
    if (isForProgram) return;
    show(name, { ...report, ...ofProfile, proposed }, language);
    if (proposed !== undefined) showChanges(proposed, language);
    if (each.fixed !== undefined) showFixed(each.fixed, proposed, language);
  };
  const { all, apart } = await judgeAll(opened, flags, tell);
  const waiting = all.filter((each): each is Pending => mayWait(each, flags));
  if (waiting.length > 0) await decideAmong(all.filter(isPending), apart);
  for (const each of waiting) tell(each);
  const reports = all.map((each) => ({ ...reportOn(each), ...ofProfile }));
  if (format === undefined) showAll(reports, { isJson: flags.json === true, language });
  else print(annotated(all.map(toAnnotate), { format, language }));
  process.exitCode = exitCodeOf(reports);
};
