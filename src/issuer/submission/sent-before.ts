/** Documents that the service has sent under the number or the code of another one, and what the authority says. */
import { eventOf, isUnfinished, type Verdict } from '../authority/answer.ts';
import { askStatus, keptXml, unreachable, type Answered, type NoAnswer, type Status } from '../authority/status.ts';
import { isDuplicate, type Outcome, type Transmission } from '../authority/transmit.ts';
import type { IssueRequest, SendContext } from '../context.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import type { ReadyDocument } from './ready-document.ts';
import { learn } from './settle.ts';
import { hasFiles, type CompleteDocument, type DocumentSummary, type StoredDocument } from '../store/port.ts';
import { numberOf } from '../store/records.ts';

/** The document that has the number. */
export type Holder =
  | {
      /** That of the request, sent by an earlier one, with what the authority says about it now. */
      readonly kind: 'same';
      readonly stored: CompleteDocument;
      readonly transmission: Answered | NoAnswer;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'other'; readonly stored: DocumentSummary };

export type Earlier = {
  readonly holder?: Holder;
  /** The document of the request: as far as the authority says, it may be sent again. */
  readonly same?: CompleteDocument;
  /** Earlier documents of the request that the authority does not know. */
  readonly lost: readonly DocumentSummary[];
  readonly all: readonly DocumentSummary[];
};

type Known = { readonly document: DocumentSummary; readonly status: Status };

/** Each code once, all at the same time. */
const askAll = (documents: readonly DocumentSummary[], { sender }: SendContext): Promise<readonly Known[]> => {
  const asked = new Map<string, Promise<Status>>();
  const ask = (key: string): Promise<Status> => {
    const status = asked.get(key) ?? askStatus(key, sender);
    asked.set(key, status);
    return status;
  };
  return Promise.all(documents.map(async (document) => ({ document, status: await ask(document.key) })));
};

const isValid = (known: Known | undefined): boolean =>
  known?.status.kind === 'answered' && known.status.verdict.isValid;

/** Before a document is sent: asks about those with its number whose fate is not known. */
export const earlierOf = async (
  { read: { model }, content, isAgain }: Pick<IssueRequest, 'read' | 'content' | 'isAgain'>,
  context: SendContext,
): Promise<Earlier> => {
  const { company, store } = context;
  const all = await store.standing(numberOf(company.nit, model));
  const accepted = all.find(({ state }) => state === 'accepted');
  if (accepted !== undefined && !(isAgain && accepted.content === content))
    return { all, lost: [], holder: other(accepted) };
  const known = await askAll(accepted === undefined ? all : [accepted], context);
  const own = known.filter(({ document }) => document.content === content);
  const mine = own.find(isValid) ?? own[0];
  const others = known.filter((each) => each !== mine);
  const valid = await validOf(mine === undefined ? others : [mine, ...others], context);
  const isOther = valid !== undefined && valid !== mine;
  for (const { document, status } of isOther ? [valid] : others.filter((each) => !isValid(each)))
    if (status.kind === 'answered') await learn(document, status.verdict, context);
  if (isOther) return { all, lost: [], holder: other(valid.document) };
  const lost = known.filter(
    ({ document, status }) => document.content === content && document.state === 'sent' && status.kind === 'unknown',
  );
  return { all, lost: lost.map(({ document }) => document), ...(mine && (await sameAgain(mine, model, context))) };
};

/** The document that was accepted: of several with one code, that which the authority has. */
const validOf = async (known: readonly Known[], context: SendContext): Promise<Known | undefined> => {
  const [first, ...rest] = known.filter(isValid);
  if (first === undefined || rest.length === 0) return first;
  const { id, key } = first.document;
  const stored = await context.store.document(id);
  const instead =
    stored && hasFiles(stored) && (await acceptedInstead({ id, key, signedXml: stored.files.signedXml }, context));
  return rest.find(({ document }) => document.id === (instead ? instead.id : undefined)) ?? first;
};

const other = (stored: DocumentSummary): Holder => ({ kind: 'other', stored });

/** A rejection that was known before does not count: the authority may take the document now. */
const sameAgain = async (
  known: Known,
  { issueDate }: DocumentModel,
  context: SendContext,
): Promise<Pick<Earlier, 'holder' | 'same'>> => {
  const { document, status } = known;
  const stored = await context.store.document(document.id);
  if (stored === undefined || !hasFiles(stored)) return isValid(known) ? { holder: other(document) } : {};
  const isFirst =
    status.kind === 'answered' && (await learn(stored, status.verdict, { ...context, onAccepted: undefined }));
  const isRejected = status.kind === 'answered' && eventOf(status.verdict) === 'rejected';
  const isSilent = status.kind === 'unknown' || status.kind === 'unreadable';
  if (!isSilent && (isFirst || !isRejected)) return { holder: { kind: 'same', stored, transmission: status, isFirst } };
  // Rebuilt if it was signed for another day, or altered on purpose.
  return stored.issueDate === issueDate && context.tamper === undefined ? { same: stored } : {};
};

type Own = Pick<ReadyDocument, 'id' | 'signedXml'> & { readonly key: string };

type Sent = Own & Pick<IssueRequest, 'content' | 'read'>;

/**
 * Another document of the store that was accepted under the same code, instead of this one. Two processes that share a
 * store may send two documents of one number and one code at the same moment: what goes into the code is the same, the
 * rest need not be. Both then learn that the code was accepted. Where the authority does not say which one it has, it is
 * the one that was already known to be accepted.
 */
export const acceptedInstead = async (
  { id, key, signedXml }: Own,
  { store, company, sender }: Pick<SendContext, 'store' | 'company' | 'sender'>,
): Promise<StoredDocument | undefined> => {
  const others = (await store.documentsWithKey(company.nit, key)).filter((each) => each.id !== id);
  if (others.length === 0) return undefined;
  const kept = await keptXml(key, sender);
  if (kept === signedXml) return undefined;
  for (const each of others) {
    const stored = await store.document(each.id);
    if (stored !== undefined && hasFiles(stored) && stored.files.signedXml === kept) return stored;
  }
  const accepted = others.find(({ state }) => state === 'accepted');
  return accepted && store.document(accepted.id);
};

/** Earlier documents with that number that the authority may have: also those that count as not sent. */
const openBefore = async (
  { id, read }: Pick<Sent, 'id' | 'read'>,
  { store, company }: SendContext,
): Promise<readonly DocumentSummary[]> => {
  const others = await store.documentsNumbered(numberOf(company.nit, read.model));
  return others.filter((each) => each.id !== id && each.state !== 'rejected' && each.state !== 'superseded');
};

const only = (found: DocumentSummary | undefined): readonly DocumentSummary[] => (found === undefined ? [] : [found]);

const namesOther = ({ documentKey }: Verdict, { key }: Own): boolean =>
  documentKey !== undefined && documentKey !== key;

/** Other documents that the answer may be about: accepted under the same code, or processed before or in process. */
const meantInstead = async (
  { verdict, adopted }: Answered,
  own: Sent,
  context: SendContext,
): Promise<readonly DocumentSummary[]> => {
  if (verdict.isValid) return only(adopted ? await acceptedInstead(own, context) : undefined);
  const { store, company, sender } = context;
  if (!sender.adoptDuplicates || !(isDuplicate(verdict) || isUnfinished(verdict))) return [];
  const { documentKey = '' } = verdict;
  if (namesOther(verdict, own)) return only(await store.documentByKey(company.nit, documentKey));
  const before = await openBefore(own, context);
  if (isDuplicate(verdict)) return before;
  const same = before.filter(({ content }) => content === own.content);
  return same.length > 0 && (await askStatus(own.key, sender)).kind === 'unknown' ? same : [];
};

const inProcess = unreachable('StatusCode 98');

const isOpen = ({ status }: Known): boolean => status.kind === 'answered' && isUnfinished(status.verdict);

const isSilent = ({ status }: Known): boolean => status.kind !== 'answered' && status.kind !== 'unknown';

/** What is rejected stays so: that is learned here. */
const knownOf = async (
  meant: readonly DocumentSummary[],
  transmission: Answered,
  context: SendContext,
): Promise<readonly Known[]> => {
  if (transmission.verdict.isValid) return meant.map((document) => ({ document, status: transmission }));
  const known = await askAll(meant, context);
  for (const { document, status } of known)
    if (status.kind === 'answered' && eventOf(status.verdict) === 'rejected')
      await learn(document, status.verdict, context);
  return known;
};

const holderOf = async (
  { document, status }: Known,
  own: Sent,
  context: SendContext,
): Promise<Holder | NoAnswer | undefined> => {
  if (status.kind !== 'answered') return status.kind === 'unknown' ? undefined : status;
  const stored = await context.store.document(document.id);
  if (stored === undefined) return undefined;
  const isSame = stored.content === own.content && hasFiles(stored);
  const onAccepted = isSame ? undefined : context.onAccepted;
  const isFirst = await learn(stored, status.verdict, { ...context, onAccepted });
  // It may still be rejected: the number is not taken for good.
  if (isUnfinished(status.verdict) && !isSame && own.read.numbered) return inProcess;
  return isSame ? { kind: 'same', stored, transmission: status, isFirst } : other(stored);
};

/**
 * After a document was sent: another one of this service that the authority has instead, or that it says nothing about
 * the one that it has.
 */
export const holderAfter = async (
  transmission: Transmission,
  own: Sent,
  context: SendContext,
): Promise<Holder | NoAnswer | undefined> => {
  if (transmission.kind !== 'answered') return undefined;
  const { verdict } = transmission;
  const isAboutOther = isDuplicate(verdict) || namesOther(verdict, own);
  const known = await knownOf(await meantInstead(transmission, own, context), transmission, context);
  const found =
    (await validOf(known, context)) ?? known.find(isOpen) ?? known.find((each) => isAboutOther && isSilent(each));
  if (found !== undefined) return holderOf(found, own, context);
  // What is named as in process will not be accepted: the one that was sent may be, when it is sent again.
  return known.length > 0 && isAboutOther && isUnfinished(verdict) ? inProcess : undefined;
};

/** Somebody else knew more about the document: if it is accepted, the caller hears that. */
export const knownBySomebody = async (
  { id, parcel }: ReadyDocument,
  { transmission, state }: Outcome,
  { store, sender }: SendContext,
): Promise<Transmission> => {
  if (state === 'accepted' || (await store.document(id))?.state !== 'accepted') return transmission;
  const status = await askStatus(parcel.key, sender);
  return status.kind === 'answered' ? status : transmission;
};
