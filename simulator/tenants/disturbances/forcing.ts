/** A verdict on a document that was decided beforehand, instead of the judge's. */
import { identityOf } from '../../document/identity.ts';
import type { SubjectKind } from '../../document/kind.ts';
import { createSubject } from '../../document/subject.ts';
import type { Catalogue } from '../../judge/engine/catalogue.ts';
import { reportOf } from '../../judge/engine/report.ts';
import type { FailedRule } from '../../judge/engine/results.ts';
import { messageLine, type Judgement } from '../../judge/engine/verdict.ts';
import type { Judged } from '../../judge/judge.ts';
import { refused, verdictAnswer } from '../../service/reception/document-answers.ts';
import { judgeNow } from '../../service/reception/judge-file.ts';
import { properOperation } from '../../service/reception/operations.ts';
import { isAuthorised } from '../../service/reception/receive.ts';
import { endedWith, namesOf, type Reception } from '../../service/reception/reception.ts';
import { documentToFile } from '../../service/reception/judged-document.ts';
import { missingFields, notAuthorised, texts } from '../../service/reception/texts.ts';
import type { DocumentVerdict } from '../../registry/batches.ts';
import { codesOf, entryOf, type Forced } from './forced-verdicts.ts';
import type { VerdictName } from './verdict-kinds.ts';

/**
 * Whether a document can get that verdict. One that is filed must reach the rules: the service runs, the sender may act
 * for the issuer, the document is readable, has its key fields and comes by its kind's operation. And no second document
 * is accepted under the number or code of an accepted one.
 */
export const canBeGiven = async (given: Reception, verdict: VerdictName): Promise<boolean> => {
  const { authority, received, operation } = given;
  if (verdict !== 'accepted' && verdict !== 'rejected') return true;
  if (authority.settings.service !== 'running' || !(await isAuthorised(given))) return false;
  if (received.status !== 'readable' || received.keys.missing.length > 0) return false;
  if (properOperation(received, operation) !== undefined) return false;
  const identity = identityOf(createSubject(received.kind, received.document));
  return verdict === 'rejected' || (await authority.registry.acceptedDuplicate(identity)) === undefined;
};

type Ended = { readonly code: string; readonly statusCode: string; readonly message: string };

const ended = ({ received }: Reception, { id, forced }: Forced, outcome: Ended): DocumentVerdict => ({
  answer: refused(outcome.statusCode, outcome.message, namesOf(received)),
  results: { ...endedWith(outcome), forced: { id, ...forced } },
});

/** As if the document had been accepted before; there is no earlier answer to repeat. */
const duplicate = ({ authority, received }: Reception, { id, forced }: Forced): DocumentVerdict => {
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

const failedRule = (
  catalogue: Catalogue,
  code: string,
  { id, kind }: { id: string; kind: SubjectKind },
): FailedRule => {
  const entry = entryOf(catalogue, code, kind);
  return {
    code,
    kind: entry?.code.kind ?? 'Rechazo',
    status: 'failed',
    message: entry?.message ?? '',
    fix: {
      en: 'Nothing to correct in the document: this verdict was forced.',
      es: 'No hay nada que corregir en el documento: este resultado fue forzado.',
    },
    failures: [
      {
        xpath: undefined,
        position: undefined,
        found: { en: `forced verdict ${id}`, es: `resultado forzado ${id}` },
        expected: { en: 'no matter what', es: 'cualquier valor' },
      },
    ],
  };
};

/** Rechazo before Notificación, as in every answer. */
const forcedJudgement = ({ judgement, subject }: Judged, { id, forced }: Forced, catalogue: Catalogue): Judgement => {
  const kind = subject?.kind ?? 'invoice';
  const rules = codesOf(forced).map((code) => failedRule(catalogue, code, { id, kind }));
  const failed = [
    ...rules.filter((rule) => rule.kind === 'Rechazo'),
    ...rules.filter((rule) => rule.kind !== 'Rechazo'),
  ];
  return {
    ...judgement,
    verdict: forced.verdict === 'accepted' ? 'accepted' : 'rejected',
    accepted: forced.verdict === 'accepted',
    inconclusive: false,
    incomplete: undefined,
    failed,
    lines: failed,
  };
};

/** For the journal: the verdict given, and the judge's own. */
const forcedResults = (found: Judged, said: Judged, { id, forced }: Forced) => ({
  ...reportOf(said),
  forced: { id, ...forced },
  found: {
    verdict: found.judgement.accepted ? 'accepted' : 'rejected',
    lines: found.judgement.lines.map(messageLine),
  },
});

/** Judged anyway, for the journal; then filed with the requested verdict. */
const judgedOtherwise = async (given: Reception, forced: Forced): Promise<DocumentVerdict | undefined> => {
  const { authority, received, certificate: sender, zipKey, exchangeId: exchange } = given;
  const found = await judgeNow(authority, received, { sender, exchange });
  const { subject } = found;
  if (subject === undefined) return undefined;
  const said = { ...found, subject, judgement: forcedJudgement(found, forced, authority.catalogue) };
  const document = await documentToFile(authority, said, { fileName: received.xmlFileName, zipKey, exchange });
  // Another call accepted it in the meantime.
  if ((await authority.registry.record(document, received.deflated)) === 'duplicate') return undefined;
  return { answer: verdictAnswer(document), results: forcedResults(found, said, forced), uncounted: true };
};

/** Undefined if the document cannot be filed with that verdict after all: the judge says why. */
export const receiveForced = async (given: Reception, forced: Forced): Promise<DocumentVerdict | undefined> => {
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
