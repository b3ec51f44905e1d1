/**
 * Sends an event about an invoice. Nothing is kept of it: the authority files it with the invoice, and refuses a second one
 * (LGC01).
 */
import { writeXml } from '../../common/xml/write.ts';
import { isUnfinished } from '../authority/answer.ts';
import type { Explained } from '../authority/explanations.ts';
import { defaultRetry } from '../authority/retry.ts';
import { keptXml, type Answered } from '../authority/status.ts';
import { transmit } from '../authority/transmit.ts';
import { fillEventCodes } from '../codes/event-codes.ts';
import type { IssueContext } from '../context.ts';
import { buildEvent, type EventModel } from '../documents/event.ts';
import { notInForce } from '../signing/not-in-force.ts';
import { explain } from './issue.ts';
import type { Failed } from './issue-result.ts';
import { prepareDocument } from './prepare.ts';
import { colombianDate } from '../../common/time.ts';

type AnsweredEvent = {
  readonly kind: 'answered';
  readonly answered: Answered;
  readonly cude: string;
  readonly explained: Explained;
};

export const sendEvent = async (
  model: EventModel,
  { env, company, store, client, retry = defaultRetry, language, headers }: Omit<IssueContext, 'turns'>,
): Promise<AnsweredEvent | Failed> => {
  const { root, uuid: cude } = fillEventCodes(buildEvent(model), model.software.pin);
  const { parcel, signedXml } = await prepareDocument(
    'ar',
    { uuid: cude, unsignedXml: writeXml(root) },
    { env, company, store },
  );
  const credentials = await company.credentials();
  const sender = { client, env, operation: 'SendEventUpdateStatus', credentials, retry, headers } as const;
  // The CUDE holds neither the code of the invoice nor the person: another event of the same second may have it.
  const isOwn = async ({ verdict }: Answered): Promise<boolean | undefined> => {
    if (isUnfinished(verdict)) return true;
    const kept = await keptXml(cude, sender);
    return kept === undefined ? undefined : kept === signedXml;
  };
  const { transmission, state } = await transmit(parcel, { ...sender, isOwn });
  const explained = await explain(transmission, { root, fieldNames: {} }, { client, language });
  if (transmission.kind === 'answered') return { kind: 'answered', answered: transmission, cude, explained };
  if (transmission.kind === 'queued') throw new Error('Defect: an event went to a test set.');
  const identity = { key: cude, date: colombianDate(model.issuedAt), number: model.number };
  const cause = transmission.kind === 'fault' ? notInForce(credentials, env.clock.now()) : undefined;
  return { kind: 'failed', identity, transmission, state, explained, notInForce: cause };
};
