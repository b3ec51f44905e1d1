/**
 * Batches where several processes have the store: answered as soon as they are kept, and judged afterwards by whichever
 * process comes to it, in the order in which they came. If it dies, another one goes on with the next document, even if
 * it is a later one that has the store alone.
 */
import {
  claimEnded,
  mostWaitingBatches,
  type PolledBatch,
  type BatchTask,
  type ClaimedBatch,
  type DocumentVerdict,
  type NewBatch,
} from '../../registry/batches.ts';
import type { IntakeDocument } from '../../document/intake/submission.ts';
import { limitsOf } from '../../document/intake/limits.ts';
import { reportOf } from '../../judge/engine/report.ts';
import { outageOf } from '../../../src/common/store/outage.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { Overloaded } from '../soap/soap-faults.ts';
import type { Authority } from './authority.ts';
import { refused, unopened, verdictAnswer } from './document-answers.ts';
import { judgeNow } from './judge-file.ts';
import { openFile } from './operations.ts';
import type { JudgementPort } from './receive.ts';
import { endedWith, namesOf } from './reception.ts';
import { announceTestSet, counting, enabledFor } from './test-sets.ts';
import { notJudgedNow } from './texts.ts';

/** Verdicts on batches that come after their ZipKey. */
export type BatchWork = {
  /** Whether new batches are judged later; those that wait in the store are, at any rate. */
  readonly isLater: boolean;
  /**
   * Keeps the batch, for its documents to be judged from now on.
   * @throws Overloaded if there is no room for it
   */
  readonly take: (batch: NewBatch, task: BatchTask) => Promise<void>;
  /** Judges what waits, if nobody else does. */
  readonly begin: () => void;
  /** The batch once it is finished, or as it is when the patience of the sender's client must be near its end. */
  readonly awaited: (asked: PolledBatch) => Promise<PolledBatch>;
  /** Lets the document in progress come to its end, and leaves the rest to others. */
  readonly stop: () => Promise<void>;
};

/** For authorities that judge within the request. */
export const judgedAtOnce: BatchWork = {
  isLater: false,
  take: () => Promise.reject(new Error('Batches are judged at once here.')),
  begin: () => undefined,
  awaited: (asked) => Promise.resolve(asked),
  stop: () => Promise.resolve(),
};

/** In milliseconds, between looks at a batch that somebody judges; four seconds together. */
const looks: readonly number[] = [10, 20, 40, 80, 150, 200, ...Array.from({ length: 14 }, () => 250)];

type BatchParts = {
  readonly authority: Authority;
  readonly judgement: JudgementPort;
  /** Learns of what other processes changed. */
  readonly refresh: () => Promise<void>;
  /** Counts work in progress. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

type Judging = Pick<BatchParts, 'judgement'> & { readonly authority: Authority; readonly claimed: ClaimedBatch };

const senderOf = ({ certificate, certificateNit, exchangeId }: BatchTask) => ({
  certificate: Buffer.from(certificate, 'base64'),
  certificateNit,
  exchangeId,
});

export const keyOf = (received: IntakeDocument): string | undefined =>
  received.status === 'readable' ? received.keys.uuid : undefined;

/** A document that was filed is no duplicate of itself. */
const unlessFiled = (registry: RegistryPort, zipKey: string): RegistryPort => ({
  ...registry,
  acceptedDuplicate: async (of) => {
    const duplicate = await registry.acceptedDuplicate(of);
    return duplicate?.zipKey === zipKey ? undefined : duplicate;
  },
});

/**
 * The verdict on a document that the process before this one filed just before it died. A batch may hold a document
 * twice: those of the verdicts so far are not meant.
 */
const verdictBefore = async (
  { authority, claimed }: Judging,
  received: IntakeDocument,
): Promise<DocumentVerdict | undefined> => {
  const key = keyOf(received);
  if (key === undefined) return undefined;
  const { zipKey, verdicts, task } = claimed;
  const filed = await authority.registry.documentsOfBatch(zipKey, key);
  const told = verdicts.filter(({ answer }) => answer.XmlDocumentKey === key && answer.XmlBase64Bytes !== null);
  const document = filed[told.length];
  if (document === undefined) return undefined;
  const { certificate: sender } = senderOf(task);
  const registry = unlessFiled(authority.registry, zipKey);
  const judged = await judgeNow({ ...authority, registry }, received, { sender, exchange: task.exchangeId });
  return { answer: verdictAnswer(document), results: reportOf(judged) };
};

/** A defect of ours must neither accept a document nor hold up the batch. */
const undecided = ({ authority, claimed: { task } }: Judging, received: IntakeDocument, error: unknown) => {
  if (outageOf(error) !== undefined) throw error;
  authority.log?.defect(error, { exchange: task.exchangeId });
  return {
    answer: refused('99', notJudgedNow, namesOf(received)),
    results: endedWith({ code: 'STATUS-99', statusCode: '99', message: notJudgedNow }),
    uncounted: true,
  } as const;
};

/** Undefined if the batch is somebody else's by now, or gone: nothing was filed then. */
const verdictOn = (judging: Judging, received: IntakeDocument): Promise<DocumentVerdict | undefined> => {
  const { authority, judgement, claimed } = judging;
  const { task, zipKey } = claimed;
  const registry: RegistryPort = {
    ...authority.registry,
    record: (document, deflatedXml) => authority.registry.record(document, deflatedXml, claimed),
  };
  return judgement
    .verdictOn({
      authority: { ...authority, registry },
      operation: task.operation,
      received,
      zipKey,
      ...senderOf(task),
    })
    .catch((error: unknown) => (error === claimEnded ? undefined : undecided(judging, received, error)));
};

/** With the next verdict; undefined if the batch is somebody else's by now. */
const withVerdict = async (
  judging: Judging,
  received: IntakeDocument,
  isResumed: boolean,
): Promise<ClaimedBatch | undefined> => {
  const { claimed, authority } = judging;
  const before = isResumed ? await verdictBefore(judging, received) : undefined;
  const verdict = before ?? (await verdictOn(judging, received));
  const isKept = verdict !== undefined && (await authority.registry.queue.addVerdict(claimed, verdict));
  return isKept ? { ...claimed, verdicts: [...claimed.verdicts, verdict] } : undefined;
};

const finish = async (authority: Authority, claimed: ClaimedBatch, documents: readonly IntakeDocument[]) => {
  const { testSetId, zipKey, verdicts, task } = claimed;
  const { queue, exchanges } = authority.registry;
  const results = { zipKey, documents: verdicts.map(({ results: found }) => found) };
  // Before the batch is finished: whoever sees its verdicts finds the reasons.
  await exchanges.addResults(task.exchangeId, results);
  if (testSetId === undefined) {
    await queue.finish(claimed);
    return;
  }
  const judged = documents.flatMap((document, at) => {
    const verdict = verdicts[at];
    return verdict === undefined ? [] : [[document, verdict] as const];
  });
  const done = await queue.finishWith(claimed, counting(testSetId, judged));
  if (done !== undefined) await announceTestSet(authority, done.result);
};

/** From the document after the last verdict, until all are judged, `isStopped`, or somebody else has the batch. */
const judgeBatch = async (given: Judging, isStopped: () => boolean): Promise<void> => {
  const { authority } = given;
  const { testSetId } = given.claimed;
  const set = testSetId === undefined ? undefined : await authority.registry.testSet(testSetId);
  const registry = set === undefined ? authority.registry : enabledFor(authority.registry, set);
  const { task, verdicts } = given.claimed;
  const submission = await openFile(task.contentFile, task.operation, limitsOf(authority.settings));
  // By what received it, which may have been an earlier version, it could be opened.
  if (!submission.ok) return finish(authority, { ...given.claimed, verdicts: [...verdicts, unopened(submission)] }, []);
  const { documents } = submission;
  let claimed: ClaimedBatch | undefined = given.claimed;
  for (const [at, received] of documents.slice(verdicts.length).entries()) {
    if (isStopped()) return authority.registry.queue.release(claimed);
    claimed = await withVerdict({ ...given, authority: { ...authority, registry }, claimed }, received, at === 0);
    if (claimed === undefined) return;
  }
  await finish(authority, claimed, documents);
};

export const createBatchWork = (parts: BatchParts): BatchWork => {
  const { authority, refresh, during } = parts;
  const { registry, env, log } = authority;
  const { isShared } = registry.shared;
  // All claims in a store of one process are its own. It draws nothing for them, so a seed still gives the same bytes.
  const self = isShared ? env.random.uuid() : 'the only process';
  let isStopped = false;
  let isWanted = false;
  let working: Promise<void> | undefined;

  /** False if nothing waits. */
  const next = async (): Promise<boolean> => {
    if (isStopped) return false;
    await refresh();
    const claimed = await registry.queue.claim(self);
    if (claimed === undefined) return false;
    await judgeBatch({ ...parts, claimed }, () => isStopped);
    return true;
  };

  /** Whether a batch was added since the last look. */
  const isAsked = (): boolean => {
    const was = isWanted;
    isWanted = false;
    return was;
  };

  const workOff = async (): Promise<void> => {
    while (isAsked()) while (await next());
  };

  const begin = (): void => {
    isWanted = true;
    if (isStopped || working !== undefined) return;
    working = during(workOff)
      .catch((error: unknown) => {
        // Once something can be stored again, whoever looks next goes on.
        if (outageOf(error) === undefined) log?.defect(error, {});
      })
      .finally(() => {
        working = undefined;
        if (isWanted) begin();
      });
  };

  return {
    isLater: isShared,
    take: async (batch, task) => {
      if (!(await registry.queue.add(batch, task, self)))
        throw new Overloaded(`${String(mostWaitingBatches)} batches wait for their verdicts.`);
      begin();
    },
    begin,
    awaited: async (asked) => {
      let now = asked;
      for (const ms of looks) {
        if (now.isFinished) return now;
        begin();
        await env.sleep(ms);
        now = (await registry.batch(asked.batch.zipKey)) ?? now;
      }
      return now;
    },
    stop: async () => {
      isStopped = true;
      await working;
    },
  };
};
