/**
 * Whose document the authority has accepted under a code. Two processes that share a store may send two documents of one
 * number and one code at the same moment: what goes into the code is the same, the rest need not be. Both then learn
 * that the code was accepted.
 */
import type { Credentials } from '../common/credentials.ts';
import { readAnswer } from './authority/answer.ts';
import { answerText } from './authority/answer-json.ts';
import type { AuthorityClient } from './authority/client.ts';
import {
  askStatus,
  isDuplicate,
  type Answered,
  type Transmission,
  type TransmitOptions,
} from './authority/transmit.ts';
import type { Company } from './company.ts';
import { hasFiles, type DocumentSummary, type IssuerStore, type StoredDocument } from './store/port.ts';

export type SentOnce = {
  /** In the store. */
  readonly id: number;
  readonly company: string;
  readonly key: string;
  readonly signedXml: string;
};

type Sources = {
  readonly store: IssuerStore;
  readonly client: AuthorityClient;
  readonly credentials: Credentials;
};

/** What the authority keeps under that code; undefined if it does not say. */
const keptXml = async (key: string, { client, credentials }: Sources): Promise<string | undefined> => {
  const call = await client.call('GetXmlByDocumentKey', { trackId: key }, { credentials });
  if (call.kind !== 'received') return undefined;
  const answer = readAnswer(call.answer);
  const bytes = answer.kind === 'result' ? answerText(answer.result.XmlBytesBase64) : undefined;
  return bytes ? Buffer.from(bytes, 'base64').toString('utf8') : undefined;
};

/**
 * Another document of the store that was accepted under the same code, instead of this one. Where the authority does not
 * say which one it has, the one that was already known to be accepted.
 */
export const acceptedRival = async (
  { id, company, key, signedXml }: SentOnce,
  sources: Sources,
): Promise<DocumentSummary | undefined> => {
  const { store } = sources;
  const rivals = (await store.documentsWithKey(company, key)).filter((each) => each.id !== id);
  if (rivals.length === 0) return undefined;
  const kept = await keptXml(key, sources);
  if (kept === signedXml) return undefined;
  for (const rival of rivals) {
    const stored = await store.document(rival.id);
    if (stored !== undefined && hasFiles(stored) && stored.files.signedXml === kept) return rival;
  }
  return rivals.find(({ state }) => state === 'accepted');
};

type OtherContext = Pick<Sources, 'store' | 'client'> & {
  readonly company: Pick<Company, 'nit'>;
  readonly options: TransmitOptions;
};

export type Other = { readonly stored: StoredDocument; readonly answered: Answered };

/**
 * Another document of this service that has the number: one that was accepted under the same code, or the one that the
 * authority names as processed before.
 */
export const otherOf = async (
  { id, key, signedXml }: Omit<SentOnce, 'company'>,
  transmission: Transmission,
  { store, client, company, options }: OtherContext,
): Promise<Other | undefined> => {
  if (transmission.kind !== 'answered') return undefined;
  const { verdict, adopted } = transmission;
  if (verdict.isValid) {
    if (!adopted) return undefined;
    const { credentials } = options;
    const rival = await acceptedRival({ id, company: company.nit, key, signedXml }, { store, client, credentials });
    const stored = rival && (await store.document(rival.id));
    return stored && { stored, answered: transmission };
  }
  const named = verdict.documentKey;
  if (options.adoptDuplicates !== true || !isDuplicate(verdict) || named === undefined || named === key)
    return undefined;
  const stored = await store.documentByKey(company.nit, named);
  if (stored === undefined) return undefined;
  const status = await askStatus(client, named, options);
  return status.kind === 'answered' && status.verdict.isValid ? { stored, answered: status } : undefined;
};
