/** Failures by their cause: what an integrator mends once, however many scenarios it fails. */
import { isObject } from '../../common/json/is-object.ts';
import { same, type Bilingual } from '../../common/text/bilingual.ts';
import { differenceIn } from '../verdict-difference.ts';
import type { ExchangeNote } from './exchange-notes.ts';
import type { Cause, Failure, Scenario } from './report-data.ts';

type Failed = Scenario<Bilingual> & { readonly failure: Failure<Bilingual> };

/** One way in which a scenario failed; several scenarios that share it may have one cause. */
type Symptom = Pick<Cause<Bilingual>, 'kind' | 'subject' | 'title' | 'said' | 'fix'>;

const nothingSaid = { said: null, fix: null };

// What the service refused

/** `invoice_lines.0.code` */
const hasField = (request: unknown, path: string): boolean => {
  let value = request;
  for (const name of path.split('.')) value = isObject(value) || Array.isArray(value) ? Reflect.get(value, name) : null;
  return value !== undefined && value !== null && value !== '';
};

const saysMissing = /obligatori|requerid|falta|required|missing/i;

/** A field of list items has one cause, whichever items lack it. */
const anyPlace = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

type Finding = ExchangeNote['findings'][number];

/** An empty message says nothing. */
const said = (finding: Finding | undefined): string | null =>
  finding?.message === undefined || finding.message === '' ? null : finding.message;

const ofField = (field: string, finding: Finding, request: unknown): Symptom => {
  const subject = anyPlace(field);
  const isMissing = saysMissing.test(finding.message ?? '') || !hasField(request, field);
  const title = isMissing
    ? { en: `${subject} missing`, es: `falta ${subject}` }
    : { en: `${subject} refused`, es: `no se admite ${subject}` };
  return { kind: 'field', subject, title, said: said(finding), fix: null };
};

const ofStatus = (code: string, status: number | undefined, finding: Finding | undefined): Symptom => {
  const http = status === undefined ? '' : `HTTP ${String(status)}`;
  const subject = code.startsWith('HTTP ') || http === '' ? code : `${http} ${code}`.trim();
  return { kind: 'http', subject, title: same(subject), said: said(finding), fix: null };
};

const refusals = ({ findings, posting }: ExchangeNote): readonly Symptom[] =>
  findings.map((finding) =>
    finding.field === undefined
      ? ofStatus(finding.code, posting?.status, finding)
      : ofField(finding.field, finding, posting?.request),
  );

// What the service did not answer

const silence: Symptom = {
  ...nothingSaid,
  kind: 'connection',
  subject: 'no-reply',
  title: { en: 'the service did not answer', es: 'el servicio no respondió' },
};

const withoutVerdict = ({ findings: [finding], posting }: ExchangeNote): readonly Symptom[] => {
  const status = posting?.status;
  if (finding?.code === 'no-reply' || status === 0) return [silence];
  return status === undefined || status < 400 ? [] : [ofStatus('', status, finding)];
};

// Lines of an answer

const ofLine = (kind: 'unexpected' | 'unanswered', line: string, findings: readonly Finding[]): Symptom => {
  const [subject = ''] = line.split(' ');
  const finding = findings.find(({ code }) => code === subject);
  const fix = finding?.fix === undefined ? null : { en: finding.fix, es: finding.spanish?.fix ?? finding.fix };
  return kind === 'unexpected'
    ? {
        kind,
        subject,
        title: { en: `${line}, where no scenario expects it`, es: `${line}, donde ningún escenario lo espera` },
        said: said(finding),
        fix,
      }
    : { ...nothingSaid, kind, subject, title: { en: `${line} not answered`, es: `no llegó ${line}` } };
};

const codeInText = /(?<![\w-])[A-Z]{2,6}\d{2,3}[a-z]?(?![\w-])/g;

type Lines = { readonly expected: readonly string[]; readonly actual: readonly string[] };

/** Of a step that does not state the whole answer: the codes in its text, and the lines that its message complains of. */
const linesOfStep = ({ failure: { step, message } }: Failed, findings: readonly Finding[]): Lines => {
  const named: readonly string[] = step.en.match(codeInText) ?? [];
  const lines = findings.filter(
    ({ code, kind }) => kind === 'Rechazo' && !named.includes(code) && message.en.includes(code),
  );
  return {
    expected: named.filter((wanted) => findings.every(({ code }) => code !== wanted)),
    actual: lines.map(({ code }) => `${code} Rechazo`),
  };
};

const linesOf = (scenario: Failed, { findings }: ExchangeNote): readonly Symptom[] => {
  const stated = differenceIn(scenario.failure.message.en);
  const { expected, actual }: Lines =
    stated === undefined
      ? linesOfStep(scenario, findings)
      : { expected: stated.expected.lines, actual: stated.actual.lines };
  return [
    ...actual.filter((line) => !expected.includes(line)).map((line) => ofLine('unexpected', line, findings)),
    ...expected.filter((line) => !actual.includes(line)).map((line) => ofLine('unanswered', line, findings)),
  ];
};

const fault = ({ findings: [finding] }: ExchangeNote): readonly Symptom[] => {
  const subject = finding?.code ?? '';
  return [{ kind: 'fault', subject, title: same(`SOAP fault ${subject}`.trim()), said: said(finding), fix: null }];
};

// Of a scenario

const longest = 140;

const firstLine = (text: string): string => {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};

/** The last resort: scenarios that fail with the same words. */
const ofMessage = ({ failure: { step, message } }: Failed): Symptom => ({
  ...nothingSaid,
  kind: 'step',
  subject: firstLine(message.en),
  title: { en: firstLine(message.en) || step.en, es: firstLine(message.es) || step.es },
});

/** A refusal that the scenario expects is no reason for its failure: the message of the step names the one that is. */
const isTold = ({ failure: { message } }: Failed, { findings, posting }: ExchangeNote): boolean =>
  [String(posting?.status ?? ''), ...findings.flatMap(({ field, code }) => [field ?? code])].some(
    (told) => told !== '' && message.en.includes(told),
  );

const symptomsOf = (scenario: Failed): readonly Symptom[] => {
  const last = scenario.exchanges.at(-1);
  if (last === undefined) return [];
  if (last.verdict === 'refused') return isTold(scenario, last) ? refusals(last) : [];
  if (last.verdict === 'none') return withoutVerdict(last);
  return last.verdict === 'fault' ? fault(last) : linesOf(scenario, last);
};

// Of a run

type Shared = {
  readonly symptom: Symptom;
  /** In the order in which they were first seen. */
  readonly place: number;
  /** Those that no cause explains yet. */
  readonly left: Set<Failed>;
};

const keyOf = ({ kind, title }: Symptom): string => `${kind} ${title.en}`;

type Shares = {
  readonly all: readonly Shared[];
  readonly of: ReadonlyMap<Failed, readonly Shared[]>;
};

const sharedIn = (failed: readonly Failed[]): Shares => {
  const known = new Map<string, Shared>();
  const share = (symptom: Symptom, scenario: Failed): Shared => {
    const shared = known.get(keyOf(symptom)) ?? { symptom, place: known.size, left: new Set() };
    known.set(keyOf(symptom), shared);
    shared.left.add(scenario);
    return shared;
  };
  const of = new Map<Failed, readonly Shared[]>();
  for (const scenario of failed) {
    const found = symptomsOf(scenario);
    const each = found.length === 0 ? [ofMessage(scenario)] : found;
    of.set(scenario, [...new Set(each.map((symptom) => share(symptom, scenario)))]);
  }
  return { all: [...known.values()], of };
};

const mostAlso = 5;

const causeOf = (shared: Shared, { of }: Shares): Cause<Bilingual> => {
  const counts = new Map<Shared, number>();
  for (const scenario of shared.left)
    for (const other of of.get(scenario) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
  counts.delete(shared);
  const also = [...counts]
    .sort(([one, some], [other, more]) => more - some || one.place - other.place)
    .map(([{ symptom }, scenarios]) => ({ title: symptom.title, scenarios }));
  return { ...shared.symptom, scenarios: [...shared.left].map(({ id }) => id), also: also.slice(0, mostAlso) };
};

/** More codes than these that do not come have one cause: the lines of an answer are not passed on. */
const mostUnanswered = 5;

const withUnansweredTogether = (causes: readonly Cause<Bilingual>[]): readonly Cause<Bilingual>[] => {
  const unanswered = causes.filter(({ kind }) => kind === 'unanswered');
  if (unanswered.length <= mostUnanswered) return causes;
  const together: Cause<Bilingual> = {
    ...nothingSaid,
    kind: 'unanswered',
    subject: unanswered.map(({ subject }) => subject).join(' '),
    title: {
      en: `${String(unanswered.length)} codes not answered`,
      es: `no llegaron ${String(unanswered.length)} códigos`,
    },
    scenarios: unanswered.flatMap((cause) => cause.scenarios),
    also: unanswered.slice(0, mostAlso).map((cause) => ({ title: cause.title, scenarios: cause.scenarios.length })),
  };
  return [...causes.filter(({ kind }) => kind !== 'unanswered'), together];
};

/**
 * Every failed scenario has one cause: of those that explain it the one that most scenarios share. What else is wrong
 * in its scenarios is listed with it.
 */
export const causesOf = (scenarios: readonly Scenario<Bilingual>[]): readonly Cause<Bilingual>[] => {
  const shares = sharedIn(scenarios.filter((each): each is Failed => each.failure !== null));
  const causes: Cause<Bilingual>[] = [];
  // By how many scenarios each may still explain. That number only falls, so a list is complete when its turn comes.
  const bySize: Shared[][] = [];
  const file = (shared: Shared): void => {
    (bySize[shared.left.size] ??= []).push(shared);
  };
  shares.all.forEach(file);
  for (let size = bySize.length - 1; size > 0; size -= 1)
    for (const shared of (bySize[size] ?? []).sort((one, other) => one.place - other.place)) {
      if (shared.left.size < size) {
        file(shared);
        continue;
      }
      causes.push(causeOf(shared, shares));
      for (const scenario of [...shared.left])
        for (const { left } of shares.of.get(scenario) ?? []) left.delete(scenario);
    }
  return [...withUnansweredTogether(causes)].sort((a, b) => b.scenarios.length - a.scenarios.length);
};
