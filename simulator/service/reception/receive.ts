import { inStep } from '../../../src/common/env/in-step.ts';
import { reportOf } from '../../judge/engine/report.ts';
import { notSimulated } from '../../document/not-simulated.ts';
import type { Subject } from '../../document/subject.ts';
import { messageLine } from '../../judge/engine/verdict.ts';
import type { IntakeDocument } from '../../document/intake/submission.ts';
import type { Judged } from '../../judge/judge.ts';
import type { PolledBatch, DocumentVerdict, Sending } from '../../registry/batches.ts';
import { duplicateAnswer, refused, verdictAnswer } from './document-answers.ts';
import { judgeNow } from './judge-file.ts';
import { properOperation } from './operations.ts';
import { endedWith, longestName, namesOf, type Reception } from './reception.ts';
import { documentToFile } from './judged-document.ts';
import { missingFields, notAuthorised, notJudged, notReceived, texts } from './texts.ts';

const linesOf = ({ judgement }: Judged): readonly string[] => judgement.lines.map(messageLine);

/** Initial checks fail with status 66: the lines of the rules are in the answer, and nothing is kept. */
const failedInitially = (received: IntakeDocument, judged: Judged, message: string): DocumentVerdict => ({
  answer: refused('66', message, { ...namesOf(received), ErrorMessage: linesOf(judged) }),
  results: endedWith({ code: 'STATUS-66', statusCode: '66', message }, reportOf(judged)),
});

/** A document that was judged and cannot be filed, because part of it was not judged. A refusal always has a line. */
const unfinished = (received: IntakeDocument, judged: Judged, statusMessage: string): DocumentVerdict => {
  const lines = linesOf(judged);
  return {
    answer: refused('99', texts.rejectedDescription, {
      ...namesOf(received),
      ErrorMessage: lines.length === 0 ? [statusMessage] : lines,
      StatusMessage: statusMessage,
    }),
    results: reportOf(judged),
  };
};

/** Whether the sender may act for the issuer (89); a document that names no issuer fails later. */
export const isAuthorised = async ({ authority, received, certificateNit }: Reception): Promise<boolean> => {
  const issuerNit = received.status === 'readable' ? received.keys.issuerNit : undefined;
  return issuerNit === undefined || authority.registry.mayActFor(certificateNit ?? '', issuerNit);
};

const notMandated = ({ received, certificateNit }: Reception): DocumentVerdict => {
  const issuerNit = received.status === 'readable' ? (received.keys.issuerNit ?? '') : '';
  const message = notAuthorised(certificateNit ?? 'desconocido', issuerNit);
  return {
    answer: refused('89', message, namesOf(received)),
    results: endedWith({ code: 'STATUS-89', statusCode: '89', message }),
  };
};

const withSubject = (judged: Judged): judged is Judged & { readonly subject: Subject } => judged.subject !== undefined;

/** The verdict on a document with everything needed to file it. */
const conclude = async (given: Reception, judged: Judged & { readonly subject: Subject }): Promise<DocumentVerdict> => {
  const { authority, received } = given;
  const { duplicate } = judged.facts.priorDocuments;
  const line90 = judged.judgement.failed.find(({ code }) => code === '90');
  if (duplicate !== undefined && line90 !== undefined) {
    const { zipKey, exchange } = duplicate;
    return {
      answer: duplicateAnswer(messageLine(line90), duplicate),
      results: reportOf(judged),
      repeats: { zipKey, exchange },
    };
  }
  const sent = { fileName: received.xmlFileName, zipKey: given.zipKey, exchange: given.exchangeId };
  const document = await inStep(() => documentToFile(authority, judged, sent));
  // Another call accepted it in the meantime: judged again, the document meets its duplicate, or an event the one before it.
  // With rule 90 off the first one stays on file.
  const filed = await inStep(() => authority.registry.record(document, received.deflated));
  if (filed === 'duplicate' && duplicate === undefined) return receive(given);
  const { inconclusive } = judged.judgement;
  return {
    answer: verdictAnswer(document),
    results: reportOf(judged),
    ...(inconclusive ? { uncounted: true as const } : {}),
  };
};

/** Codes with which a stopped service answers any document. */
const stopCodes: readonly string[] = ['ZA02', 'ZA03'];

const isStopped = ({ judgement }: Judged): boolean => judgement.failed.some(({ code }) => stopCodes.includes(code));

/** Not processed: nothing was found wrong, and nothing is kept. */
const notProcessed = (received: IntakeDocument, judged: Judged): DocumentVerdict => ({
  answer: refused('99', texts.notProcessed, { ...namesOf(received), ErrorMessage: linesOf(judged) }),
  results: reportOf(judged),
});

/**
 * Judges one document and answers, in the order of the authority: service, mandate (89), kind and key fields (66),
 * duplicate (90), the rest. A document of a kind that another operation takes, or none, fails the initial check like
 * one without a type, and so does one of a type that is not simulated; a kind whose content has no rules is rejected and
 * not kept.
 */
export const receive = async (given: Reception): Promise<DocumentVerdict> => {
  const { authority, received, operation, certificate: sender, exchangeId: exchange } = given;
  const mayBeStopped = authority.settings.service !== 'running';
  if (!mayBeStopped && !(await isAuthorised(given))) return notMandated(given);
  const judged = await judgeNow(authority, received, { sender, exchange });
  if (isStopped(judged)) return notProcessed(received, judged);
  if (mayBeStopped && !(await isAuthorised(given))) return notMandated(given);
  if (received.status === 'unknown-kind' && received.type !== undefined)
    return failedInitially(received, judged, notSimulated(received.type).es);
  const proper = properOperation(received, operation);
  if (proper !== undefined) {
    const name = received.status === 'unreadable' ? '' : received.document.root.local;
    return failedInitially(received, judged, notReceived(operation, name.slice(0, longestName), proper));
  }
  if (received.status !== 'readable' || !withSubject(judged)) {
    return unfinished(received, judged, texts.rejectedMessage);
  }
  if (received.keys.missing.length > 0) return failedInitially(received, judged, missingFields(received.keys.missing));
  if (judged.judgement.incomplete !== undefined)
    return unfinished(received, judged, notJudged(received.keys.type ?? ''));
  return conclude(given, judged);
};

/**
 * The boundary of the judgement: the verdict on one document, and when it becomes available. The code that assembles the
 * authority may wrap it; the operations do not know how or why. Queries see documents through `visible.ts`.
 */
export type JudgementPort = {
  readonly verdictOn: (given: Reception) => Promise<DocumentVerdict>;
  /** Whether a document on file still appears, from outside, to be in validation. */
  readonly isInProcess: (document: Sending) => Promise<boolean>;
  /** The same of a document that was not kept. */
  readonly isKeyInProcess: (key: string) => boolean;
  readonly isBatchInProcess: (asked: PolledBatch) => Promise<boolean>;
  /** Whether verdicts depend on that exchange, so that they must be reached while it lasts. */
  readonly isOfExchange: (id: string) => boolean;
};

/** Hides no verdict: each is available as soon as it is reached. */
export const undisturbed: JudgementPort = {
  verdictOn: receive,
  isInProcess: () => Promise.resolve(false),
  isKeyInProcess: () => false,
  isBatchInProcess: () => Promise.resolve(false),
  isOfExchange: () => false,
};
