/** Documents whose verdict was decided beforehand. */
import { aboutDocument } from '../faults/about.ts';
import type { Forced } from '../forced/forced.ts';
import { readVerdictHeader } from '../forced/header.ts';
import { forcedJudgement, forcedResults } from '../forced/judgement.ts';
import { entryOf } from '../forced/verdict.ts';
import { messageLine } from '../engine/verdict.ts';
import type { DocumentVerdict } from '../registry/batches.ts';
import { refused, verdictAnswer } from './answers.ts';
import { judgeNow } from './judge-file.ts';
import { endedWith, namesOf, type Received } from './received.ts';
import { settle } from './settle.ts';
import { missingFields, notAuthorised, texts } from './texts.ts';

/** What the request asks for itself goes before what was ordered; undefined where the judge decides. */
export const forcedOn = ({ authority, operation, received, verdict }: Received): Forced | undefined => {
  const { catalogue, settings, verdicts } = authority;
  if (settings.forcedVerdicts === 'refused') return undefined;
  const asked = verdict === undefined ? undefined : readVerdictHeader(verdict, catalogue);
  return asked?.ok === true
    ? { id: 'Ensayo-Verdict', forced: asked.forced }
    : verdicts?.take(operation, aboutDocument(received));
};

type Ended = { readonly code: string; readonly statusCode: string; readonly message: string };

const ended = ({ received }: Received, { id, forced }: Forced, outcome: Ended): DocumentVerdict => ({
  answer: refused(outcome.statusCode, outcome.message, namesOf(received)),
  results: { ...endedWith(outcome), forced: { id, ...forced } },
});

/** As if the document had been accepted before; what an earlier one was answered with is not there to be repeated. */
const duplicate = ({ authority, received }: Received, { id, forced }: Forced): DocumentVerdict => {
  const entry = entryOf(authority.catalogue, '90');
  const line = messageLine({ code: '90', kind: 'Rechazo', message: entry?.message ?? '' });
  return {
    answer: refused('99', texts.rejectedDescription, {
      ...namesOf(received),
      ErrorMessage: [line],
      StatusMessage: texts.rejectedMessage,
    }),
    results: { verdict: 'rejected', failed: [], forced: { id, ...forced } },
  };
};

/** Judged all the same, for what the journal says; then filed with the verdict that was wanted. */
const judgedOtherwise = async (given: Received, forced: Forced): Promise<DocumentVerdict | undefined> => {
  const { authority, received, certificate: sender, zipKey, exchangeId: exchange } = given;
  const found = await judgeNow(authority, received, { sender, exchange });
  const { subject } = found;
  if (subject === undefined || received.status !== 'readable' || received.keys.missing.length > 0) return undefined;
  const said = { ...found, subject, judgement: forcedJudgement(found, forced, authority.catalogue) };
  const document = await settle(authority, said, { fileName: received.xmlFileName, zipKey, exchange });
  // Where the number was accepted before, that document stays on file.
  await authority.registry.record(document, received.deflated);
  return { answer: verdictAnswer(document), results: forcedResults(found, said, forced) };
};

/** Undefined for a document that cannot be filed, and so not be given that verdict: the judge says why. */
export const receiveForced = async (given: Received, forced: Forced): Promise<DocumentVerdict | undefined> => {
  const { received, certificateNit = 'desconocido' } = given;
  const issuerNit = received.status === 'readable' ? (received.keys.issuerNit ?? '') : '';
  switch (forced.forced.verdict) {
    case 'duplicate':
      return duplicate(given, forced);
    case 'not-authorised': {
      const message = notAuthorised(certificateNit, issuerNit);
      return ended(given, forced, { code: 'STATUS-89', statusCode: '89', message });
    }
    case 'missing-fields': {
      const message = missingFields(['number', 'uuid']);
      return ended(given, forced, { code: 'STATUS-66', statusCode: '66', message });
    }
    case 'accepted':
    case 'rejected':
      return judgedOtherwise(given, forced);
  }
};
