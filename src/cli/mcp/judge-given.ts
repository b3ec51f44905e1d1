import { basename } from 'node:path';
import { createEnv } from '../../common/env/env.ts';
import { requireOption } from '../../common/options.ts';
import { optionProblem } from '../../common/start-error.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { documentsIn, type DocumentFile } from '../../../simulator/document/index.ts';
import { createOfflineJudge, type OfflineJudge } from '../../../simulator/offline.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { profile as profileKind } from '../../harness/embed/option-kinds.ts';
import { fieldOfRule } from '../../harness/explain/field-of-rule.ts';
import { filesAt } from '../../harness/given-documents.ts';
import { registryFrom } from '../../harness/given-files.ts';
import { readGivenFile } from '../../harness/user-files.ts';
import { companionOf } from '../judge/apart-judges.ts';
import { UsageError } from '../shared/output.ts';
import { namedPath } from './named-path.ts';
import type { Session } from './session.ts';
import type { Answer } from './tool.ts';

type ApartJudge = Awaited<ReturnType<OfflineJudge['knowing']>>;
type Report = Awaited<ReturnType<ApartJudge['judge']>>;
type Proposed = Awaited<ReturnType<ApartJudge['propose']>>;

type Given = {
  readonly path?: string;
  readonly xml?: string;
  readonly profile?: string;
  readonly registry?: string;
  readonly prior?: string;
  readonly detail?: boolean;
};

/** @throws OptionProblem unless exactly one of the two is given */
const fileOf = ({ path, xml }: Given): DocumentFile => {
  if (path !== undefined && xml === undefined) return { name: basename(path), bytes: readGivenFile(namedPath(path)) };
  if (xml !== undefined && path === undefined) return { name: 'document.xml', bytes: Buffer.from(xml) };
  throw optionProblem('option-mixture', {
    en: `Received ${path === undefined ? 'neither' : 'both'}, expected one of "path" and "xml": name the file, or give its text.`,
    es: `Se recibió ${path === undefined ? 'ninguno' : 'ambos'}, se esperaba uno de "path" y "xml": indique el archivo, o su texto.`,
  });
};

const priorOf = ({ path, prior }: Given): readonly string[] => {
  if (prior !== undefined) return [namedPath(prior, { folders: true })];
  return path === undefined ? [] : companionOf(path);
};

/** @throws OptionProblem, StartProblem, UsageError for a profile, a registry or a prior document that cannot be used */
const judgeFor = async (given: Given, { options, language }: Session): Promise<ApartJudge> => {
  const { clock, seed, companies: _, ...ofSession } = options;
  const { profile = ofSession.profile } = given;
  requireOption(profileKind(), profile, 'profile');
  const own = given.registry === undefined ? {} : await registryFrom(namedPath(given.registry));
  const { registry = ofSession.registry } = own;
  const offline = createOfflineJudge({
    ...ofSession,
    profile,
    ...(registry === undefined ? {} : { registry }),
    env: createEnv({ clock, seed }),
  });
  const paths = priorOf(given);
  const judge = await offline.knowing({
    prior: paths.flatMap(filesAt),
    supplied: { registry: registry !== undefined, trust: options.trust !== undefined, prior: paths.length > 0 },
  });
  const [unread] = judge.unread;
  if (unread === undefined) return judge;
  throw new UsageError(`${unread.file}: ${unread.notJudged.message[language]}`, 'prior-unusable');
};

type Judged = { readonly report: Report; readonly proposed: Proposed };

const findingOf = (line: Report['failed'][number], { report: { kind }, proposed }: Judged, language: Language) => {
  const { code, xpath, message } = line;
  const { found, expected, fix, applied } = language === 'es' ? line.spanish : line;
  const entry = catalogue()
    .find(code)
    .find(({ document }) => document === kind);
  const change = proposed?.changes.find((each) => each.code === code && each.xpath === xpath);
  return {
    code,
    fix,
    field: entry === undefined ? undefined : fieldOfRule(entry),
    change: change === undefined ? undefined : { before: change.before, after: change.after },
    line: line.line,
    found,
    expected,
    xpath,
    kind: line.kind,
    message,
    column: line.column,
    applied,
  };
};

/** Why rules were left out, each reason once; after a stage that ended the judgement there are hundreds of codes. */
const leftOutOf = ({ notEvaluated }: Report, language: Language) => {
  const reasons = new Map<string, { readonly supply: string | undefined; readonly codes: string[] }>();
  for (const { code, supply, spanish, reason } of notEvaluated) {
    const key = language === 'es' ? spanish.reason : reason;
    const known = reasons.get(key) ?? { supply, codes: [] };
    known.codes.push(code);
    reasons.set(key, known);
  }
  return [...reasons].map(([reason, { supply, codes }]) => ({
    supply,
    reason,
    rules: codes.length,
    codes: codes.slice(0, 8).join(' '),
  }));
};

const answerFor = ({ report, proposed }: Judged, { detail = false }: Given, language: Language) => {
  const { verdict, kind, number, key, failed, broken, remarks = [], advice } = report;
  // A Rechazo decides: notifications follow.
  const lines = [...failed].sort((one, other) => Number(one.kind !== 'Rechazo') - Number(other.kind !== 'Rechazo'));
  const notEvaluated = leftOutOf(report, language);
  return {
    verdict,
    kind,
    number,
    incomplete: language === 'es' ? report.spanish?.incomplete : report.incomplete,
    findings: lines.map((line) => findingOf(line, { report, proposed }, language)),
    codes: failed.length === 0 ? undefined : [...new Set(lines.map(({ code }) => code))].join(' '),
    verdictWithChanges: proposed?.verdict,
    notEvaluated: notEvaluated.length === 0 ? undefined : notEvaluated,
    remarks:
      remarks.length === 0 ? undefined : remarks.map((each) => (language === 'es' ? each.spanish.text : each.text)),
    advice:
      advice.length === 0
        ? undefined
        : advice.map((each) => ({
            id: each.id,
            text: language === 'es' ? each.spanish.text : each.text,
            xpath: each.xpath,
            line: each.line,
          })),
    broken: broken.length === 0 ? undefined : broken,
    key: detail ? key : undefined,
  };
};

/** One of several: the first finding stands for the others. */
const briefly = (file: string, { verdict, codes, findings }: ReturnType<typeof answerFor>): Answer => ({
  file,
  verdict,
  codes,
  fix: findings[0]?.fix,
  field: findings[0]?.field,
});

/** @throws OptionProblem, StartProblem, UsageError for what cannot be read, and for a file without a document */
export const judgeGiven = async (given: Given, session: Session): Promise<Answer> => {
  const { language } = session;
  const documents = await documentsIn(fileOf(given));
  const judge = await judgeFor(given, session);
  const answers: Answer[] = [];
  for (const document of documents) {
    if ('notJudged' in document) {
      const { code, message } = document.notJudged;
      if (documents.length === 1) throw new UsageError(message, code);
      answers.push({ file: document.name, notJudged: message[language] });
      continue;
    }
    const report = await judge.judge(document);
    const answer = answerFor({ report, proposed: await judge.propose(document, report) }, given, language);
    answers.push(
      documents.length === 1 || given.detail === true
        ? { file: document.name, ...answer }
        : briefly(document.name, answer),
    );
  }
  const [only, ...others] = answers;
  return only !== undefined && others.length === 0 ? only : { documents: answers };
};
