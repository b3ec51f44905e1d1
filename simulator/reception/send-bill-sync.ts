import { reportOf, type JudgementReport } from '../engine/report.ts';
import type { Subject } from '../engine/subject.ts';
import { messageLine } from '../engine/verdict.ts';
import { readDocument, readSubmission, type IntakeDocument, type IntakeRefusal } from '../intake/submission.ts';
import { judge, type Judged } from '../judge.ts';
import type { DianResponse } from '../reply/answers.ts';
import type { Call, Outcome } from '../soap/handlers.ts';
import { duplicateAnswer, refused, verdictAnswer } from './answers.ts';
import { nowOf, type Authority } from './authority.ts';
import { settle } from './settle.ts';
import { missingFields, notAuthorised, notJudged, notReceived, texts } from './texts.ts';

type Answer = Outcome<'SendBillSync'>;

/** Names out of a document are not repeated without end. */
const longestName = 60;

type Received = {
  readonly authority: Authority;
  readonly received: IntakeDocument;
  readonly certificateNit: string | undefined;
};

/** What an exchange that ends before a verdict leaves in the journal: the catalogue's code, and what was judged. */
const endedWith = (
  outcome: { readonly code: string; readonly statusCode: string; readonly message: string; readonly detail?: string },
  report?: JudgementReport,
) => ({ failed: [], ...report, verdict: 'rejected' as const, outcome });

/** A file that cannot be opened is status 89 and no line. */
const unopened = ({ code, message, detail }: IntakeRefusal): Answer => ({
  answer: refused('89', message),
  results: endedWith({ code, statusCode: '89', message, ...(detail === undefined ? {} : { detail }) }),
});

const judgeNow = async (authority: Authority, received: IntakeDocument): Promise<Judged> => {
  const judged = await judge(received, {
    catalogue: authority.catalogue,
    registry: authority.registry,
    schemas: authority.schemas,
    trust: await authority.trust(),
    profile: authority.settings.profile,
    environment: authority.environment,
    now: nowOf(authority),
  });
  for (const result of judged.judgement.results) {
    if (result.status === 'broken') authority.onDefect?.(new Error(`Rule ${result.code} broke: ${result.error}`));
  }
  return judged;
};

const linesOf = ({ judgement }: Judged): readonly string[] => judgement.failed.map(messageLine);

const namesOf = (received: IntakeDocument): Partial<DianResponse> => ({
  XmlDocumentKey: received.status === 'readable' ? (received.keys.uuid ?? null) : null,
  XmlFileName: received.xmlFileName,
});

/** Initial checks fail with status 66: the lines of the rules are in the answer, and nothing is kept. */
const failedInitially = (received: IntakeDocument, judged: Judged, message: string): Answer => ({
  answer: refused('66', message, { ...namesOf(received), ErrorMessage: linesOf(judged) }),
  results: endedWith({ code: 'STATUS-66', statusCode: '66', message }, reportOf(judged)),
});

/** A document that was judged and cannot be filed, because not all of it was. */
const unfinished = (received: IntakeDocument, judged: Judged, statusMessage: string): Answer => ({
  answer: refused('99', texts.rejectedDescription, {
    ...namesOf(received),
    ErrorMessage: linesOf(judged),
    StatusMessage: statusMessage,
  }),
  results: reportOf(judged),
});

/** The operation that takes what this one does not; undefined for what it takes. */
const properOperation = (received: IntakeDocument): 'SendNominaSync' | 'SendEventUpdateStatus' | 'none' | undefined => {
  if (received.status === 'unknown-kind') {
    return received.rootName === 'ApplicationResponse' ? 'SendEventUpdateStatus' : 'none';
  }
  const isPayroll = received.status === 'readable' && received.kind.startsWith('payroll');
  return isPayroll ? 'SendNominaSync' : undefined;
};

const isAuthorised = async ({ authority, received, certificateNit }: Received): Promise<boolean> => {
  const issuerNit = received.status === 'readable' ? received.keys.issuerNit : undefined;
  return issuerNit === undefined || authority.registry.mayActFor(certificateNit ?? '', issuerNit);
};

const notMandated = ({ received, certificateNit }: Received): Answer => {
  const issuerNit = received.status === 'readable' ? (received.keys.issuerNit ?? '') : '';
  const message = notAuthorised(certificateNit ?? 'desconocido', issuerNit);
  return {
    answer: refused('89', message, namesOf(received)),
    results: endedWith({ code: 'STATUS-89', statusCode: '89', message }),
  };
};

const withSubject = (judged: Judged): judged is Judged & { readonly subject: Subject } => judged.subject !== undefined;

/** The verdict on a document with everything that it takes to file it. */
const conclude = async (given: Received, judged: Judged & { readonly subject: Subject }): Promise<Answer> => {
  const { authority, received } = given;
  const { twin } = judged.facts.priorDocuments;
  const line90 = judged.judgement.failed.find(({ code }) => code === '90');
  if (twin !== undefined && line90 !== undefined) {
    return { answer: duplicateAnswer(messageLine(line90), twin), results: reportOf(judged) };
  }
  const document = await settle(authority, judged, received.xmlFileName);
  // Accepted meanwhile by another call: judged again, the document meets its twin. With rule 90 off the first one stays on file.
  if ((await authority.registry.record(document)) === 'twin' && twin === undefined) return receive(given);
  return { answer: verdictAnswer(document), results: reportOf(judged) };
};

/**
 * Judges one document and answers, in the order of the authority: mandate (89),
 * kind and key fields (66), duplicate (90), the rest. A document of a kind that
 * another operation takes, or none, fails the initial check like one without
 * type; a kind whose rules are not implemented yet is rejected and not kept.
 */
const receive = async (given: Received): Promise<Answer> => {
  const { authority, received } = given;
  if (!(await isAuthorised(given))) return notMandated(given);
  const judged = await judgeNow(authority, received);
  const operation = properOperation(received);
  if (operation !== undefined) {
    const name = received.status === 'unreadable' ? '' : received.document.root.local;
    return failedInitially(received, judged, notReceived(name.slice(0, longestName), operation));
  }
  if (received.status !== 'readable' || !withSubject(judged)) {
    return unfinished(received, judged, texts.rejectedMessage);
  }
  if (received.keys.missing.length > 0) return failedInitially(received, judged, missingFields(received.keys.missing));
  if (judged.judgement.incomplete !== undefined)
    return unfinished(received, judged, notJudged(received.keys.type ?? ''));
  return conclude(given, judged);
};

/** SendBillSync: one document in, its verdict out. */
export const sendBillSync =
  (authority: Authority) =>
  async ({ parameters, certificateNit }: Call): Promise<Answer> => {
    const submission = await readSubmission(parameters.contentFile, { mode: 'sync' });
    if (!submission.ok) return unopened(submission);
    const [received] = submission.documents;
    if (received === undefined) throw new Error('A submission was opened and holds no document.');
    return receive({ authority, received, certificateNit });
  };

/** Judges a document that came by another way than SOAP: the mandate of a sender is not asked. */
export const judgeFile = (authority: Authority, fileName: string, bytes: Buffer): Promise<Judged> =>
  judgeNow(authority, readDocument(fileName, bytes));
