/**
 * Querying the authority again: the verdict on a document by its unique code, the verdicts on documents sent to a test
 * set by its ZipKey, and the XML it keeps. The answers settle the documents of this service.
 */
import { readAnswer, verdictsOf, type Verdict } from '../authority/answer.ts';
import type { Arguments, Operation } from '../authority/contract.ts';
import type { AnswerObject } from '../authority/answer-json.ts';
import { settlementOf } from '../store/records.ts';
import { authorityAnswer, compatibilityOf, summaryOf } from './answers.ts';
import type { ApiAnswer, Handler, Services } from './http.ts';
import { mailDocument } from './mailing.ts';
import { authorityNotAsked, certificateNotConfigured } from './problems.ts';

type Asked =
  | { readonly ok: true; readonly json: AnswerObject; readonly verdicts: readonly Verdict[] }
  | { readonly ok: false; readonly answer: ApiAnswer };

const ask = async <Name extends Operation>(
  operation: Name,
  parameters: Arguments<Name>,
  { client, company }: Services,
): Promise<Asked> => {
  if (company.canSign === false) return { ok: false, answer: certificateNotConfigured(company.nit) };
  const call = await client.call(operation, parameters, { credentials: await company.credentials() });
  if (call.kind !== 'received') {
    const reason = call.kind === 'timeout' ? `sin respuesta en ${String(call.afterMs)} ms` : call.reason;
    return { ok: false, answer: authorityNotAsked(reason) };
  }
  const answer = readAnswer(call.answer);
  if (answer.kind === 'fault') return { ok: false, answer: authorityNotAsked(`${answer.code} ${answer.text}`) };
  if (answer.kind === 'unreadable') return { ok: false, answer: authorityNotAsked(answer.reason) };
  return { ok: true, json: answer.json, verdicts: verdictsOf(answer) };
};

/** 98 and an empty code: still in process. 66: unknown document. */
const isFinal = ({ statusCode }: Verdict): boolean => statusCode === '00' || statusCode === '99';

/** Settles the document of the verdict; one that is accepted only now is mailed only now. */
const learn = async (verdict: Verdict, services: Services): Promise<void> => {
  const { store, company, env } = services;
  if (!isFinal(verdict) || verdict.documentKey === undefined) return;
  const document = await store.documentByKey(company.nit, verdict.documentKey);
  if (document === undefined || document.state === 'accepted') return;
  await store.settleDocument(document.id, settlementOf({ kind: 'answered', verdict }, env.clock.now()));
  const settled = await store.document(document.id);
  if (settled !== undefined && verdict.isValid) await mailDocument(settled, services);
};

const asking =
  (operation: 'GetStatus' | 'GetStatusZip' | 'GetXmlByDocumentKey', parameter: string): Handler =>
  async ({ params }, services) => {
    const key = params[parameter] ?? '';
    const asked = await ask(operation, { trackId: key }, services);
    if (!asked.ok) return asked.answer;
    for (const verdict of asked.verdicts) await learn(verdict, services);
    return {
      status: 200,
      body: {
        success: true,
        message: 'Consulta generada con éxito',
        ...authorityAnswer(asked.json, compatibilityOf(services)),
        ...(asked.verdicts.length === 0 ? {} : { verdicts: asked.verdicts.map(summaryOf) }),
      },
    };
  };

export const postZipStatus = asking('GetStatusZip', 'zipKey');
export const postDocumentStatus = asking('GetStatus', 'key');
export const postDocumentXml = asking('GetXmlByDocumentKey', 'key');
