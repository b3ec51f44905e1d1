import { limitsOf } from '../../document/intake/limits.ts';
import type { IntakeDocument } from '../../document/intake/submission.ts';
import type { Batch, BatchTask, DocumentVerdict } from '../../registry/batches.ts';
import type { TestSet } from '../../registry/test-sets.ts';
import type { UploadDocumentResponse } from '../reply/answers.ts';
import type { Call } from '../soap/call.ts';
import { refused } from './document-answers.ts';
import { nowOf, type Authority } from './authority.ts';
import { countForTestSet, enabledFor, testSetFor } from './test-sets.ts';
import { judgedAtOnce, keyOf, type BatchWork } from './batch-work.ts';
import { openFile } from './operations.ts';
import { undisturbed, type JudgementPort } from './receive.ts';
import { endedWith, longestName, senderOf, unopenedEnding, type Ending, type Reception } from './reception.ts';
import { testSetClosed, testSetWrong } from './texts.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

type Answer = { readonly answer: UploadDocumentResponse; readonly results: unknown };

/** Nothing was taken: one entry with the reason, and an empty ZipKey. */
const notTaken = (fileName: string | undefined, refusal: Ending): Answer => ({
  answer: {
    ErrorMessageList: [
      {
        DocumentKey: null,
        ProcessedMessage: refusal.message,
        SenderCode: null,
        Success: false,
        XmlFileName: fileName ?? null,
      },
    ],
    ZipKey: '',
  },
  results: endedWith(refusal),
});

/** The three operations that answer with a ZipKey. */
type AsyncOperation = BatchTask['operation'];

type Judging = { readonly judgement: JudgementPort; readonly batches: BatchWork };

type Sending = Pick<Reception, 'authority'> &
  Judging & { readonly operation: AsyncOperation; readonly call: Call; readonly testSet?: TestSet };

/** One after another: the second of two with the same number meets the first. */
const judgeAll = async (
  documents: readonly IntakeDocument[],
  { judgement, ...given }: Omit<Reception, 'received'> & Pick<Judging, 'judgement'>,
): Promise<readonly DocumentVerdict[]> => {
  const verdicts: DocumentVerdict[] = [];
  for (const received of documents) verdicts.push(await judgement.verdictOn({ ...given, received }));
  return verdicts;
};

const taken = async (authority: Authority, batch: Batch): Promise<Answer> => {
  await authority.registry.recordBatch(batch);
  const { zipKey, verdicts } = batch;
  return {
    answer: { ErrorMessageList: null, ZipKey: zipKey },
    results: { zipKey, documents: verdicts.map(({ results }) => results) },
  };
};

/** A batch that is judged later. */
const takeForLater = async (
  documents: readonly IntakeDocument[],
  { authority, batches, operation, call, testSet }: Sending,
): Promise<Answer> => {
  const { parameters, certificate, certificateNit, exchangeId } = call;
  const zipKey = authority.env.random.uuid();
  await batches.take(
    {
      zipKey,
      testSetId: testSet?.id,
      receivedAt: nowOf(authority),
      keys: documents.flatMap((document) => keyOf(document) ?? []),
    },
    {
      operation,
      contentFile: parameters.contentFile ?? '',
      certificate: toBase64(certificate),
      certificateNit,
      exchangeId,
    },
  );
  return { answer: { ErrorMessageList: null, ZipKey: zipKey }, results: { zipKey } };
};

/** Files documents under a new ZipKey, for GetStatusZip to return their verdicts. */
const takeBatch = async (documents: readonly IntakeDocument[], sending: Sending): Promise<Answer> => {
  const { authority, judgement, batches, operation, call, testSet } = sending;
  if (batches.isLater && !judgement.isOfExchange(call.exchangeId)) return takeForLater(documents, sending);
  const judging =
    testSet === undefined ? authority : { ...authority, registry: enabledFor(authority.registry, testSet) };
  const zipKey = authority.env.random.uuid();
  const receivedAt = nowOf(authority);
  const given = { authority: judging, operation, zipKey, ...senderOf(call) };
  const verdicts = await judgeAll(documents, { judgement, ...given });
  const answer = await taken(authority, { zipKey, testSetId: testSet?.id, receivedAt, verdicts });
  if (testSet !== undefined) {
    const judged = documents.flatMap((document, at) => {
      const verdict = verdicts[at];
      return verdict === undefined ? [] : [[document, verdict] as const];
    });
    await countForTestSet(authority, testSet.id, judged);
  }
  return answer;
};

/** A set that is accepted or rejected takes nothing more; GetStatusZip reports this to its senders. */
const takeForClosedSet = (authority: Authority, id: string, state: 'accepted' | 'rejected'): Promise<Answer> => {
  const message = testSetClosed(id, state);
  const answer = refused('2', message, { ErrorMessage: null });
  return taken(authority, {
    zipKey: authority.env.random.uuid(),
    testSetId: id,
    receivedAt: nowOf(authority),
    verdicts: [{ answer, results: endedWith({ code: 'TEST-SET-CLOSED', statusCode: '2', message }) }],
  });
};

/** Up to fifty documents in, a ZipKey out. */
const sendBatch =
  (operation: 'SendBillAsync' | 'SendBillAttachmentAsync') =>
  (authority: Authority, judgement = undisturbed, batches = judgedAtOnce) =>
  async (call: Call): Promise<Answer> => {
    const { parameters } = call;
    const submission = await openFile(parameters.contentFile, operation, limitsOf(authority.settings));
    if (!submission.ok) return notTaken(parameters.fileName, unopenedEnding(submission));
    return takeBatch(submission.documents, { authority, operation, judgement, batches, call });
  };

/** SendBillAsync: invoices, notes and support documents. */
export const sendBillAsync = sendBatch('SendBillAsync');

/** SendTestSetAsync: the same with documents of every kind, for a test set (habilitación). */
export const sendTestSetAsync =
  (authority: Authority, judgement = undisturbed, batches = judgedAtOnce) =>
  async (call: Call): Promise<Answer> => {
    const { parameters } = call;
    const operation = 'SendTestSetAsync';
    const submission = await openFile(parameters.contentFile, operation, limitsOf(authority.settings));
    if (!submission.ok) return notTaken(parameters.fileName, unopenedEnding(submission));
    const { documents } = submission;
    const id = (parameters.testSetId ?? '').trim();
    const set = await testSetFor({ authority, id, documents, certificateNit: call.certificateNit });
    if (set === undefined) {
      const message = testSetWrong(id.slice(0, longestName));
      return notTaken(parameters.fileName, { code: 'TEST-SET-WRONG', statusCode: '89', message });
    }
    if (set.state !== 'open') return takeForClosedSet(authority, id, set.state);
    return takeBatch(documents, { authority, operation, judgement, batches, call, testSet: set });
  };

/**
 * SendBillAttachmentAsync: everything SendBillAsync takes, and the same documents in the AttachedDocument in which they
 * are sent to their receiver. How the authority treats the container is not published: here the document inside is
 * judged, as if it had come alone.
 */
export const sendBillAttachmentAsync = sendBatch('SendBillAttachmentAsync');
