import type { SignatureReport, SignatureValueReport } from '../../checks/signature/report.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { Subject } from '../../document/subject.ts';
import type { FailedLine } from '../../registry/types.ts';
import type { Judgement } from './verdict.ts';
import { identityOf } from '../../document/identity.ts';
import type { FailedRule, RuleResult, Failure } from './results.ts';
import { appliedIn } from '../dates/applied.ts';
import type { AdviceLine, JudgementReport, Why, WhyIn } from './judgement-report.ts';
import type { Language } from '../../../src/common/text/bilingual.ts';
import { asData, inWords } from '../../checks/vocabulary/in-words.ts';

const explained = ({ cause, note }: SignatureValueReport): Why => {
  if (cause === undefined && note === undefined) return {};
  const inLanguage = (language: Language): WhyIn => ({
    ...(cause === undefined ? {} : { cause: cause.message[language] }),
    ...(note === undefined ? {} : { note: note[language] }),
  });
  return { ...inLanguage('en'), spanish: inLanguage('es') };
};

const signatureOf = ({ references, signatureValue }: SignatureReport): JudgementReport['signature'] => ({
  references: references.map(({ uri, expected, found, ok, ...why }) => ({
    uri,
    expected,
    found,
    ok,
    ...explained({ ok, ...why }),
  })),
  signatureValue: signatureValue.ok,
  ...explained(signatureValue),
});

type InferredText = { readonly inferred?: string };

const inferredIn = (from: string | undefined): Readonly<Record<Language, InferredText>> =>
  from === undefined
    ? { en: {}, es: {} }
    : { en: { inferred: `from ${from}; not seen` }, es: { inferred: `de ${from}; no vista` } };

const lineOf = ({ code, kind, message, ...rule }: FailedRule, failure: Failure): FailedLine => {
  const { xpath, position, currency, fix = rule.fix } = failure;
  const [found, expected] = [inWords(failure.found, currency), inWords(failure.expected, currency)];
  const applied = appliedIn(failure.dated);
  const inferred = inferredIn(rule.inferredFrom);
  return {
    code,
    kind,
    message,
    xpath,
    line: position?.line,
    column: position?.column,
    found: found.en,
    expected: expected.en,
    fix: fix.en,
    ...applied.en,
    ...inferred.en,
    spanish: { fix: fix.es, found: found.es, expected: expected.es, ...applied.es, ...inferred.es },
    foundData: asData(failure.found),
    expectedData: asData(failure.expected),
  };
};

/** One line for each place where a rule failed. */
export const failedLines = (failed: readonly FailedRule[]): readonly FailedLine[] =>
  failed.flatMap((rule) => rule.failures.map((failure) => lineOf(rule, failure)));

/** The rules that neither passed nor failed. */
const asideOf = (telling: readonly RuleResult[]): Pick<JudgementReport, 'notEvaluated' | 'off' | 'broken'> => {
  const notEvaluated: JudgementReport['notEvaluated'][number][] = [];
  const off: string[] = [];
  const broken: { readonly code: string; readonly error: string }[] = [];
  for (const result of telling) {
    if (result.status === 'notEvaluated') {
      const { code, reason, supply } = result;
      const spanish = { reason: reason.es };
      notEvaluated.push({ code, reason: reason.en, spanish, ...(supply === undefined ? {} : { supply }) });
    } else if (result.status === 'off') off.push(result.code);
    else if (result.status === 'broken') broken.push({ code: result.code, error: result.error });
  }
  return { notEvaluated, off, broken };
};

const incompleteOf = ({ incomplete }: Judgement): Pick<JudgementReport, 'incomplete' | 'spanish'> =>
  incomplete === undefined ? {} : { incomplete: incomplete.en, spanish: { incomplete: incomplete.es } };

/** No row of the annex is about a predecessor that was deleted: NIAE191a and NIAE216a ask only that it was received. */
const remarksOf = ({ deletions: [deletion] }: Pick<Facts, 'deletions'>): Pick<JudgementReport, 'remarks'> => {
  if (deletion === undefined) return {};
  const { number } = deletion;
  return {
    remarks: [
      {
        text: `The payroll that it refers to was deleted before (${number}). No published rule says whether DIAN accepts that.`,
        spanish: {
          text: `La nómina a la que hace referencia ya fue eliminada (${number}). Ninguna regla publicada dice si la DIAN lo acepta.`,
        },
      },
    ],
  };
};

/** The judge's findings, and their document. */
export type Reported = {
  readonly judgement: Judgement;
  /** Undefined if there is no document. */
  readonly subject: Subject | undefined;
  readonly facts: Pick<Facts, 'certificate' | 'deletions'>;
  readonly advice?: readonly AdviceLine[];
};

/** All findings of the judge, as plain JSON. */
export const reportOf = ({ judgement, subject, facts, advice = [] }: Reported): JudgementReport => {
  const identity = subject === undefined ? undefined : identityOf(subject);
  return {
    verdict: judgement.verdict,
    kind: subject?.kind,
    number: identity?.number,
    key: identity?.key,
    failed: failedLines(judgement.failed),
    ...incompleteOf(judgement),
    ...asideOf(judgement.telling),
    ...remarksOf(facts),
    advice,
    signature: signatureOf(facts.certificate),
  };
};
