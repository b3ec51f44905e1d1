import { inStep } from '../../src/common/env/in-step.ts';
import { billedKeys } from '../checks/billing-reference.ts';
import { eventFactsOf } from '../checks/event.ts';
import { isEvent, isNote } from '../engine/document-kind.ts';
import type { Facts } from '../engine/facts.ts';
import { identityOf } from '../engine/identity.ts';
import { failedLines } from '../engine/report.ts';
import type { Subject } from '../engine/subject.ts';
import { messageLine, type Judgement } from '../engine/verdict.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { buildApplicationResponse } from '../reply/application-response.ts';
import { nowOf, type Authority } from './authority.ts';
import { issuerOf, uuidSchemeOf } from './issuer.ts';
import { authorised, notConcluded, texts } from './texts.ts';

/** A rejection without a line must still say what happened: rules could not be evaluated, or broke. */
const rejectionMessage = ({ failed, results }: Judgement): string => {
  if (failed.some(({ kind }) => kind === 'Rechazo')) return texts.rejectedMessage;
  const open = results.filter(
    ({ status, kind }) => status === 'broken' || (status === 'notEvaluated' && kind === 'Rechazo'),
  );
  return notConcluded(open.map(({ code }) => code));
};

/** A document of a thousand lines may fail at each: the journal has them all, the file the first. */
const maxFailedLines = 200;

/** The verdict as the authority keeps it, with its signed ApplicationResponse. */
export const settle = async (
  authority: Authority,
  { judgement, subject, facts }: { readonly judgement: Judgement; readonly subject: Subject; readonly facts: Facts },
  sent: Pick<JudgedDocument, 'fileName' | 'zipKey' | 'exchange'>,
): Promise<JudgedDocument> => {
  const { accepted, failed } = judgement;
  const identity = identityOf(subject);
  const { type, number, key } = identity;
  const now = nowOf(authority);
  const statusMessage = accepted ? authorised({ type, number }) : rejectionMessage(judgement);
  const id = await authority.registry.nextResponseNumber();
  const credentials = await authority.credentials();
  const said = {
    environment: authority.environment,
    now,
    id,
    receiver: issuerOf(subject),
    document: { number, uuid: key, uuidScheme: uuidSchemeOf(subject) },
    verdict: accepted ? 'accepted' : 'rejected',
    statusMessage,
    lines: failed.map(({ code, message }) => ({ code, text: message })),
  } as const;
  const applicationResponse = await inStep(() =>
    buildApplicationResponse(said, { credentials, uuid: authority.env.random.uuid }),
  );
  return {
    ...(isEvent(subject.kind) ? { event: eventFactsOf(subject, facts) } : {}),
    ...(isNote(subject.kind) ? { corrects: billedKeys(subject).map((corrected) => corrected.toLowerCase()) } : {}),
    ...sent,
    state: accepted ? 'accepted' : 'rejected',
    xml: subject.document.text,
    applicationResponse,
    lines: failed.map(messageLine),
    failed: failedLines(failed).slice(0, maxFailedLines),
    statusMessage,
    receivedAt: now,
    ...identity,
  };
};
