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
import { isAboutQrCode, isAboutUniqueCode } from './code-rules.ts';
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

/** What is looked at in one document before the rest is left to its owner; a long one takes long to judge. */
const limits = { amendments: 40, triesForEach: 24, judgings: 200, characters: 10_000_000 } as const;

/** A document that the schema refuses has more to say once it does not; codes are computed when all else is settled. */
const weightOf = ({ code, kind }: FailedLine): number => {
  if (code === 'ZB01') return 1_000;
  if (isAboutUniqueCode(code) || isAboutQrCode(code)) return 0.01;
  return kind === 'Rechazo' ? 1 : 0.1;
};

const weight = ({ report }: State): number => report.failed.reduce((sum, line) => sum + weightOf(line), 0);

const isRejected = ({ report }: State): boolean => report.failed.some(({ kind }) => kind === 'Rechazo');

const sameFailure = (line: FailedLine): string => `${line.code} ${line.xpath ?? ''}`;

const sameFinding = (line: FailedLine): string => `${sameFailure(line)}\n${line.found}\n${line.expected}`;

// One step

type Try = { readonly line: FailedLine; readonly proposal: Proposal };

/**
 * One line of each code: a line, its alternatives tried in vain, gives way to the next of its code. So a mistake that is in
 * twenty places costs no more tries in each step than one that is in one.
 */
const inTurn = (lines: readonly FailedLine[], vain: ReadonlySet<string>): readonly FailedLine[] => {
  const first = new Map<string, FailedLine>();
  for (const line of lines) {
    const key = line.code === 'ZB01' ? sameFinding(line) : line.code;
    if (!first.has(key) && !vain.has(sameFinding(line))) first.set(key, line);
  }
  return [...first.values()];
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
  const tries = lines.flatMap((line) => proposalsFor(document, kind, line).map((proposal) => ({ line, proposal })));
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

/**
 * Whether the finding is gone, and no other was only put out of sight: a new code may make the document a duplicate, and
 * then nothing else is evaluated. The schema has one line for all that it refuses.
 */
const isSettled = ({ line }: Try, before: State, { report }: State): boolean => {
  const same = line.code === 'ZB01' ? sameFinding : sameFailure;
  if (report.failed.some((one) => same(one) === same(line))) return false;
  const open = new Set(report.notEvaluated.map(({ code }) => code));
  return !before.report.failed.some(({ code }) => open.has(code));
};

type Search = {
  /** Texts that were there before. */
  readonly seen: ReadonlySet<string>;
  /** Failures of the document as it was sent; while the schema refuses it, those of its latest version. */
  readonly sent: readonly FailedLine[];
  /** Findings that no change settled, as they were then. */
  readonly vain: Set<string>;
  readonly waiting: Waiting[];
  readonly judgeAgain: JudgeAgain;
};

const isDone = (best: Tried | undefined): boolean => best !== undefined && weight(best.state) === 0;

type Round = Pick<Search, 'judgeAgain'> & { readonly now: State; readonly texts: ReadonlyMap<string, Try> };

/** The best of these texts, and the findings that some of them settled. */
const judgeRound = async ({ now, texts, judgeAgain }: Round) => {
  let best: Tried | undefined;
  const settling: Tried[] = [];
  for (const [xml, one] of texts) {
    if (isDone(best)) break;
    const state = { xml, report: await judgeAgain(xml) };
    if (!isSettled(one, now, state)) continue;
    settling.push({ ...one, state });
    if (best === undefined || weight(state) < weight(best.state)) best = { ...one, state };
  }
  return { best, settling };
};

/** A text to set that settled something in an earlier step, where another change was better, and by how much. */
type Waiting = Try & { readonly gain: number };

const waitingAfter = (now: State, best: Tried, settling: readonly Tried[]): readonly Waiting[] =>
  settling
    .filter(({ line, proposal }) => line !== best.line && proposal.edit.edit === 'set')
    .map(({ line, proposal, state }) => ({ line, proposal, gain: weight(now) - weight(state) }))
    .sort((one, other) => other.gain - one.gain);

/** What waits is made without a comparison with all others, if it helps as much as it did. */
const nextWaiting = async (
  now: State,
  waiting: Waiting[],
  { seen, sent, judgeAgain }: Search,
): Promise<Tried | undefined> => {
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const { line, proposal, gain } = one;
    const isThere = now.report.failed.some((other) => sameFinding(other) === sameFinding(line));
    const xml = isThere ? edited(now.xml, proposal.edit) : undefined;
    if (xml === undefined || seen.has(xml) || restsOnProposals(one, sent)) continue;
    const state = { xml, report: await judgeAgain(xml) };
    if (isSettled(one, now, state) && weight(now) - weight(state) >= gain - 0.001) return { line, proposal, state };
  }
  return undefined;
};

/**
 * The try after which least is left to be done, among those that settle their own finding; `untried` where none did, and
 * more lines are left than one step tries.
 */
const bestOf = async (now: State, search: Search): Promise<Tried | 'untried' | undefined> => {
  const { seen, sent, vain, waiting, judgeAgain } = search;
  const waited = await nextWaiting(now, waiting, search);
  if (waited !== undefined) return waited;
  const parsed = parseXml(now.xml);
  if (!parsed.ok) return undefined;
  let lines = inTurn(now.report.failed, vain);
  for (let left: number = limits.triesForEach; lines.length > 0; lines = inTurn(now.report.failed, vain)) {
    if (left === 0) return 'untried';
    const texts = new Map<string, Try>();
    const later = new Set<FailedLine>();
    for (const one of triesIn(parsed.document, lines)) {
      if (texts.size === left) {
        later.add(one.line);
        continue;
      }
      const xml = edited(now.xml, one.proposal.edit);
      const isNew = xml !== undefined && !seen.has(xml) && !texts.has(xml) && !restsOnProposals(one, sent);
      if (isNew) texts.set(xml, one);
    }
    left -= texts.size;
    const { best, settling } = await judgeRound({ now, texts, judgeAgain });
    for (const { line } of texts.values()) later.delete(line);
    const open = new Set([...settling.map(({ line }) => line), ...later]);
    for (const line of lines) if (!open.has(line)) vain.add(sameFinding(line));
    if (best !== undefined) {
      waiting.push(...waitingAfter(now, best, settling));
      return best;
    }
  }
  return undefined;
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
  let left = Math.min(limits.judgings, Math.ceil(limits.characters / xml.length));
  const judgeAgain: JudgeAgain = (text) => {
    left -= 1;
    return judging(text);
  };
  let now: State = { xml, report };
  let trail: Trail = { amendments: [], causes: new Map(), settledBy: new Map() };
  let best = { state: now, trail };
  const seen = new Set([xml]);
  const vain = new Set<string>();
  const waiting: Waiting[] = [];
  let sent = report.failed;
  let isVainStill = true;
  while (now.report.failed.length > 0 && trail.amendments.length < limits.amendments && left > 0) {
    const next = await bestOf(now, { seen, sent, vain, waiting, judgeAgain });
    if (next === 'untried') continue;
    // Nothing more is known for this document: what failed alone is tried again beside the changes made since.
    if (next === undefined && !isVainStill) {
      vain.clear();
      isVainStill = true;
      continue;
    }
    if (next === undefined || (!isRejected(now) && weight(next.state) >= weight(now))) break;
    trail = onwards(trail, now, next);
    now = next.state;
    isVainStill = vain.size === 0;
    if (sent.some(({ code }) => code === 'ZB01')) sent = now.report.failed;
    seen.add(now.xml);
    if (weight(now) < weight(best.state)) best = { state: now, trail };
  }
  const made = lasting(best.trail);
  // An amendment in between may have moved the place: then each stays as it was made.
  return { ...(applied(xml, made.amendments) === best.state.xml ? made : best.trail), ...best.state };
};
