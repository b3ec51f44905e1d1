/** What the service has sent under a number before, and what the authority says about it. */
import { eventOf } from './authority/answer.ts';
import type { AuthorityClient } from './authority/client.ts';
import { askStatus, type Status, type Transmission, type TransmitOptions } from './authority/transmit.ts';
import type { DocumentModel } from './documents/document-model.ts';
import { learn, type LearnContext } from './learn.ts';
import { hasFiles, type CompleteDocument, type DocumentSummary } from './store/port.ts';
import { numberOf } from './store/records.ts';

export type EarlierContext = LearnContext & {
  readonly client: AuthorityClient;
  readonly options: TransmitOptions;
  /** What is wrong on purpose is not sent again as it was. */
  readonly tamper?: object | undefined;
};

/** A request under a number. */
export type UnderNumber = {
  readonly model: DocumentModel;
  /** Equal for requests that are the same but for number and time. */
  readonly content: string;
  /** An earlier request of that content was given the number, and no verdict. */
  readonly isAgain: boolean;
};

/** The same document as that of an earlier request, with what the authority says about it now. */
export type Told = {
  readonly kind: 'told';
  readonly same: CompleteDocument;
  readonly transmission: Transmission;
  readonly isFirst: boolean;
};

/** What was sent under the number before. */
export type Earlier =
  | Told
  /** It belongs to another document. */
  | { readonly kind: 'taken'; readonly document: DocumentSummary }
  /** The authority has nothing, as far as it says: the same document may be sent again. */
  | {
      readonly kind: 'none';
      readonly same: CompleteDocument | undefined;
      readonly others: readonly DocumentSummary[];
    };

type Statuses = ReadonlyMap<string, Status>;

/** Each code once, all at the same time. */
const askAll = async (
  documents: readonly DocumentSummary[],
  { client, options }: EarlierContext,
): Promise<Statuses> => {
  const keys = [...new Set(documents.map(({ key }) => key))];
  return new Map(await Promise.all(keys.map(async (key) => [key, await askStatus(client, key, options)] as const)));
};

/** Asks about documents with this number whose fate is not known. */
export const earlierOf = async (request: UnderNumber, context: EarlierContext): Promise<Earlier> => {
  const { model, content, isAgain } = request;
  const { company, store } = context;
  const standing = await store.standing(numberOf(company.nit, model));
  const accepted = standing.find(({ state }) => state === 'accepted');
  if (accepted !== undefined && !(isAgain && accepted.content === content))
    return { kind: 'taken', document: accepted };
  const open = accepted === undefined ? standing : [accepted];
  const statuses = await askAll(open, context);
  const mine = open.find((each) => each.content === content);
  const others = open.filter((each) => each !== mine);
  const isMineValid = mine !== undefined && isValid(statuses.get(mine.key));
  const valid = isMineValid ? undefined : others.find(({ key }) => isValid(statuses.get(key)));
  for (const other of valid === undefined ? others : [valid]) await learnFrom(other, statuses, context);
  if (valid !== undefined) return { kind: 'taken', document: valid };
  const same = mine && (await store.document(mine.id));
  if (same !== undefined && hasFiles(same)) return againOf(same, { model, others, statuses }, context);
  return isMineValid ? { kind: 'taken', document: mine } : { kind: 'none', same: undefined, others: open };
};

type Again = Pick<UnderNumber, 'model'> & {
  readonly others: readonly DocumentSummary[];
  readonly statuses: Statuses;
};

/** What is known about the same document; whether it may be sent again, if nothing is. */
const againOf = async (
  same: CompleteDocument,
  { model, others, statuses }: Again,
  context: EarlierContext,
): Promise<Earlier> => {
  const isFirst = await learnFrom(same, statuses, { ...context, onAccepted: undefined });
  const status = statuses.get(same.key);
  if (status?.kind === 'silent') return { kind: 'told', same, transmission: status.transmission, isFirst };
  if (status?.kind === 'answered' && (isFirst || eventOf(status.verdict) !== 'rejected'))
    return { kind: 'told', same, transmission: status, isFirst };
  // What is signed for another day, or wrong on purpose, is made anew.
  return same.issueDate === model.issueDate && context.tamper === undefined
    ? { kind: 'none', same, others }
    : { kind: 'none', same: undefined, others: [...others, same] };
};

const isValid = (status: Status | undefined): boolean => status?.kind === 'answered' && status.verdict.isValid;

const learnFrom = async (document: DocumentSummary, statuses: Statuses, context: EarlierContext): Promise<boolean> => {
  const status = statuses.get(document.key);
  return status?.kind === 'answered' && learn(document, status.verdict, context);
};

/** The model with the date and time of the document that was signed before: it then has the same code. */
export const asBefore = <Model extends DocumentModel>(model: Model, { issueDate, files }: CompleteDocument): Model => {
  const { issueTime } = JSON.parse(files.model) as { readonly issueTime: string }; // written by this service
  return { ...model, issueDate, issueTime };
};
