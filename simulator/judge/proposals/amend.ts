/**
 * Changes to a rejected document that go together. Each change is tried on the document and judged: the one that leaves
 * least to be done is made, and what then fails follows from it. So no two of them contradict each other, and a rule that
 * only repeats what another one says needs no change of its own.
 */
import { parseXml } from '../../../src/common/xml/parse.ts';
import type { XmlDocument } from '../../../src/common/xml/tree.ts';
import { recogniseKind } from '../../document/kind.ts';
import type { JudgementReport } from '../engine/judgement-report.ts';
import type { FailedLine } from '../../registry/types.ts';
import { editText } from '../../document/edits/edit-text.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { Proposal } from './proposal.ts';
import { proposalsFor } from './propose.ts';

/** Judges the document as if it were signed again. */
export type JudgeAgain = (xml: string) => Promise<JudgementReport>;

export type Amendment = Proposal & {
  /** Of the rule that it satisfies. */
  readonly code: string;
  /** The code whose amendment made this one necessary, if one did. */
  readonly followsFrom: string | undefined;
};

export type Amended = {
  /** In the order in which they are made; no two of them set the same value. */
  readonly amendments: readonly Amendment[];
  /** Codes that need no amendment of their own, each with the code whose amendment settles it. */
  readonly settledBy: ReadonlyMap<string, string>;
  /** With every amendment made, and the old signature. */
  readonly xml: string;
  /** Of that document, if it is signed again. */
  readonly report: JudgementReport;
};

type State = { readonly xml: string; readonly report: JudgementReport };

/** What is looked at in one document before the rest is left to its owner. */
const limits = { amendments: 40, triesForEach: 24, judgings: 200 } as const;

/** A document that the schema refuses has more to say once it does not; codes are computed when all else is settled. */
const weightOf = ({ code, kind }: FailedLine): number => {
  if (code === 'ZB01') return 1_000;
  if (/D06$|B36$/.test(code)) return 0.01;
  return kind === 'Rechazo' ? 1 : 0.1;
};

const weight = ({ report }: State): number => report.failed.reduce((sum, line) => sum + weightOf(line), 0);

const isRejected = ({ report }: State): boolean => report.failed.some(({ kind }) => kind === 'Rechazo');

const sameFailure = (line: FailedLine): string => `${line.code} ${line.xpath ?? ''}`;

const sameFinding = (line: FailedLine): string => `${sameFailure(line)}\n${line.found}\n${line.expected}`;

// One step

type Try = { readonly line: FailedLine; readonly proposal: Proposal };

/** First come the first lines of each code, then those that repeat them. */
const inTurn = (lines: readonly FailedLine[]): readonly FailedLine[] => {
  const first = new Set([...new Map(lines.toReversed().map((line) => [line.code, line])).values()]);
  return [...lines.filter((line) => first.has(line)), ...lines.filter((line) => !first.has(line))];
};

const isAmount = ({ edit }: Proposal): boolean => {
  const text = edit.edit === 'set' ? edit.text : edit.edit === 'insert' ? JSON.stringify(edit.child) : '';
  return /^-?\d+\.\d+$|"content":"-?\d+\.\d+"/.test(text);
};

/** A sum changes only where the finding is about amounts that nobody proposed. */
const restsOnProposals = ({ line, proposal }: Try, sent: readonly FailedLine[]): boolean =>
  line.code !== 'ZB01' && isAmount(proposal) && !sent.some((one) => sameFinding(one) === sameFinding(line));

const triesIn = (document: XmlDocument, lines: readonly FailedLine[]): readonly Try[] => {
  const kind = recogniseKind(document.root);
  if (kind === undefined) return [];
  const tries = inTurn(lines).flatMap((line) =>
    proposalsFor(document, kind, line).map((proposal) => ({ line, proposal })),
  );
  const byEdit = new Map(tries.toReversed().map((one) => [JSON.stringify(one.proposal.edit), one]));
  return tries.filter((one) => byEdit.get(JSON.stringify(one.proposal.edit)) === one);
};

/** Undefined where an element holds text that must be empty before anything is put into it. */
const edited = (xml: string, edit: XmlEdit): string | undefined => {
  try {
    return editText(xml, [edit]);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

type Tried = Try & { readonly state: State };

/** The schema has one line for all that it refuses. */
const isSettled = ({ line }: Try, { report }: State): boolean => {
  const same = line.code === 'ZB01' ? sameFinding : sameFailure;
  return !report.failed.some((one) => same(one) === same(line));
};

type Search = {
  /** Texts that were there before. */
  readonly seen: ReadonlySet<string>;
  /** Failures of the document as it was sent; while the schema refuses it, those of its latest version. */
  readonly sent: readonly FailedLine[];
  readonly judgeAgain: JudgeAgain;
};

/** The try after which least is left to be done, among those that settle their own finding. */
const bestOf = async (now: State, { seen, sent, judgeAgain }: Search): Promise<Tried | undefined> => {
  const parsed = parseXml(now.xml);
  let best: Tried | undefined;
  let left = limits.triesForEach;
  for (const one of parsed.ok ? triesIn(parsed.document, now.report.failed) : []) {
    const xml = edited(now.xml, one.proposal.edit);
    if (xml === undefined || seen.has(xml) || restsOnProposals(one, sent)) continue;
    const state = { xml, report: await judgeAgain(xml) };
    if (isSettled(one, state) && (best === undefined || weight(state) < weight(best.state))) {
      best = { ...one, state };
    }
    left -= 1;
    if (left === 0 || (best !== undefined && weight(best.state) === 0)) break;
  }
  return best;
};

// What follows from what

type Trail = {
  readonly amendments: readonly Amendment[];
  /** By failure: the code whose amendment brought it about. */
  readonly causes: ReadonlyMap<string, string>;
  readonly settledBy: ReadonlyMap<string, string>;
};

const onwards = (trail: Trail, before: State, { line, proposal, state }: Tried): Trail => {
  const [had, has] = [before, state].map(({ report }) => new Set(report.failed.map(sameFailure)));
  const appeared = state.report.failed.filter((one) => had?.has(sameFailure(one)) === false);
  const settled = before.report.failed.filter((one) => has?.has(sameFailure(one)) === false && one.code !== line.code);
  const followsFrom = trail.causes.get(sameFailure(line));
  return {
    amendments: [...trail.amendments, { ...proposal, code: line.code, followsFrom }],
    causes: new Map([...trail.causes, ...appeared.map((one) => [sameFailure(one), line.code] as const)]),
    settledBy: new Map([...settled.map((one) => [one.code, line.code] as const), ...trail.settledBy]),
  };
};

type Made = Pick<Trail, 'amendments' | 'settledBy'>;

/** Without amendments whose value a later one sets again, which takes their place. */
const lasting = ({ amendments, settledBy }: Made): Made => {
  const successors = new Map<string, string>();
  const kept = amendments.filter(({ edit, xpath, code }, at) => {
    const again =
      edit.edit === 'set'
        ? amendments.slice(at + 1).findLast((later) => later.edit.edit === 'set' && later.xpath === xpath)
        : undefined;
    if (again !== undefined) successors.set(code, again.code);
    return again === undefined;
  });
  const codes = new Set(kept.map(({ code }) => code));
  const present = (code: string): string | undefined => (codes.has(code) ? code : successors.get(code));
  const isBefore = (code: string, at: number): boolean => kept.slice(0, at).some((earlier) => earlier.code === code);
  return {
    amendments: kept.map((one, at) => {
      const cause = one.followsFrom === undefined ? undefined : present(one.followsFrom);
      return { ...one, followsFrom: cause !== undefined && isBefore(cause, at) ? cause : undefined };
    }),
    settledBy: new Map(
      [...settledBy].flatMap(([code, by]) => {
        const settler = present(by);
        return settler === undefined || settler === code ? [] : [[code, settler] as const];
      }),
    ),
  };
};

const applied = (xml: string, amendments: readonly Amendment[]): string | undefined =>
  amendments.reduce<string | undefined>((text, { edit }) => (text === undefined ? undefined : edited(text, edit)), xml);

/** @param report of the document as it is, if it were signed again */
export const amend = async (xml: string, report: JudgementReport, judging: JudgeAgain): Promise<Amended> => {
  let judgings = 0;
  const judgeAgain: JudgeAgain = (text) => {
    judgings += 1;
    return judging(text);
  };
  let now: State = { xml, report };
  let trail: Trail = { amendments: [], causes: new Map(), settledBy: new Map() };
  let best = { state: now, trail };
  const seen = new Set([xml]);
  let sent = report.failed;
  while (now.report.failed.length > 0 && trail.amendments.length < limits.amendments && judgings < limits.judgings) {
    const next = await bestOf(now, { seen, sent, judgeAgain });
    if (next === undefined || (!isRejected(now) && weight(next.state) >= weight(now))) break;
    trail = onwards(trail, now, next);
    now = next.state;
    if (sent.some(({ code }) => code === 'ZB01')) sent = now.report.failed;
    seen.add(now.xml);
    if (weight(now) < weight(best.state)) best = { state: now, trail };
  }
  const made = lasting(best.trail);
  // An amendment in between may have moved the place: then each stays as it was made.
  return { ...(applied(xml, made.amendments) === best.state.xml ? made : best.trail), ...best.state };
};
