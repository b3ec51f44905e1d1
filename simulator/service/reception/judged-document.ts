import { inStep } from '../../../src/common/env/in-step.ts';
import { identityOf } from '../../document/identity.ts';
import { eventFactsOf, placeAfter, priorEvents } from '../../checks/event.ts';
import { isEvent } from '../../document/kind.ts';
import { correctedBy } from '../../judge/engine/gather.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import { failedLines } from '../../judge/engine/report.ts';
import type { Subject } from '../../document/subject.ts';
import { messageLine, type Judgement } from '../../judge/engine/verdict.ts';
import type { EventFacts, JudgedDocument } from '../../registry/types.ts';
import { buildApplicationResponse } from '../reply/application-response.ts';
import { nowOf, type Authority } from './authority.ts';
import { issuerOf, uuidSchemeOf } from './issuer.ts';
import { authorised, notConcluded, texts } from './texts.ts';

/** A refusal without a failed rule names the rules that could not be evaluated; the lines give the reasons. */
const rejectionMessage = ({ inconclusive, lines }: Judgement): string =>
  inconclusive
    ? notConcluded(lines.filter(({ kind }) => kind === 'Rechazo').map(({ code }) => code))
    : texts.rejectedMessage;

/** A document of a thousand lines may fail at each: the journal lists them all, the filed document the first. */
export const maxFailedLines = 200;

const eventIn = (subject: Subject, facts: Facts): EventFacts => ({
  ...eventFactsOf(subject, facts),
  place: placeAfter(priorEvents(subject, facts)),
});

/** The judged document as the registry files it, with its signed ApplicationResponse. */
export const documentToFile = async (
  authority: Authority,
  { judgement, subject, facts }: { readonly judgement: Judgement; readonly subject: Subject; readonly facts: Facts },
  sent: Pick<JudgedDocument, 'fileName' | 'zipKey' | 'exchange'>,
): Promise<JudgedDocument> => {
  const { accepted, failed, lines } = judgement;
  const identity = identityOf(subject);
  const { type, number, key } = identity;
  const now = nowOf(authority);
  const statusMessage = accepted ? authorised({ type, number }) : rejectionMessage(judgement);
  const id = await authority.registry.nextResponseNumber();
  const credentials = await authority.credentials();
  const response = {
    environment: authority.environment,
    now,
    id,
    receiver: issuerOf(subject),
    document: { number, uuid: key, uuidScheme: uuidSchemeOf(subject) },
    verdict: accepted ? 'accepted' : 'rejected',
    statusMessage,
    lines: lines.map(({ code, message }) => ({ code, text: message })),
  } as const;
  const applicationResponse = await inStep(() =>
    buildApplicationResponse(response, { credentials, uuid: authority.env.random.uuid }),
  );
  return {
    ...(isEvent(subject.kind) ? { event: eventIn(subject, facts) } : {}),
    corrects: correctedBy(subject),
    ...sent,
    state: accepted ? 'accepted' : 'rejected',
    xml: subject.document.text,
    applicationResponse,
    lines: lines.map(messageLine),
    failed: failedLines(failed).slice(0, maxFailedLines),
    statusMessage,
    receivedAt: now,
    ...identity,
  };
};
