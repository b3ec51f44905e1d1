/**
 * The path of a document from the request to the authority's verdict, from start to end, in named steps: read, model,
 * numbered, built, coded, signed, zipped, sent, answered, stored.
 */
import { createHash } from 'node:crypto';
import { inStep } from '../../common/env/in-step.ts';
import { isObject } from '../../common/json/is-object.ts';
import { fetchExplanations, type Explained } from '../authority/explanations.ts';
import type { Answered, NoAnswer } from '../authority/status.ts';
import { isRejected, transmit, type Outcome, type Sent, type Transmission } from '../authority/transmit.ts';
import { withSender, type IssueContext, type IssueRequest, type SendContext } from '../context.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import { earlierOf, holderAfter, knownBySomebody, type Earlier, type Holder } from './sent-before.ts';
import { endNumber, turnOf, withNumber, type GiveBack } from './numbers.ts';
import { eventIn, keepsNumber, type Result, type IssueResult } from './issue-result.ts';
import { ownReferenceWarnings } from './own-reference.ts';
import { composeDocument } from './prepare.ts';
import {
  asBefore,
  identityOf,
  storedReady,
  storeReady,
  type ComposedRequest,
  type ReadyDocument,
} from './ready-document.ts';
import type { FilledCodes } from '../codes/fill-codes.ts';
import { callersPath, canonicalBody } from '../requests/aliases.ts';
import type { GoodRead } from '../requests/read.ts';
import { isCodeShared, settle } from './settle.ts';
import { notInForce } from '../signing/not-in-force.ts';
import type { DocumentKind } from '../steps.ts';
import type { NumberEnd } from '../store/port.ts';
import { numberOf } from '../store/records.ts';

export type { DocumentKind, OnStep, Steps, Tamper } from '../steps.ts';

const contentOf = (kind: string, given: unknown): string => {
  const { body } = canonicalBody(given);
  const { number: _, consecutive: __, time: ___, ...content } = isObject(body) ? body : {};
  return createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('hex');
};

/** Issues the document described in a request body. Whatever the authority does is a value; throws only for bugs. */
export const issueDocument = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  body: unknown,
  context: IssueContext,
): Promise<IssueResult> => {
  const { env, company, onStep, requestName, allowResend = false } = context;
  onStep?.('read', body);
  const read = await inStep(() => kind.read(body, { company, now: env.clock.now() }));
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  onStep?.('model', read);
  const warnings = [...read.warnings, ...(await ownReferenceWarnings(read, context))];
  const content = requestName ?? contentOf(kind.name, body);
  const request = { kind, body, read: { ...read, warnings }, content, isAgain: requestName !== undefined };
  if (!read.numbered) return withGivenNumber(request, context);
  // A number that is resent on purpose waits for nothing.
  const issued = await (allowResend ? issueNumbered(request, context) : alone(request, context));
  await endUnnumbered(issued, request, context);
  return issued;
};

/** The same request may have been given that number before: its verdict is reported now. */
const endUnnumbered = async (
  result: IssueResult,
  request: Pick<IssueRequest, 'read' | 'content'>,
  context: Pick<IssueContext, 'company' | 'store' | 'requestName' | 'isCallerGone'>,
): Promise<void> => {
  const end = endOf(result, context);
  const isOther = result.kind === 'number-taken' && !result.isSame;
  if (isOther || end === 'unreported') return;
  const number = numberOf(context.company.nit, request.read.model);
  await endNumber(context.store, { ...number, content: request.content, at: undefined }, end);
};

/** Issues a document while no other one of this process can use its number. */
const alone = <Model extends DocumentModel>(
  request: IssueRequest<Model>,
  context: IssueContext,
  issue = issueNumbered<Model>,
): Promise<IssueResult> => context.turns(turnOf(context.company, request.read.model), () => issue(request, context));

/** A number that was free may be used, by a request that states it, before its turn comes. */
const mostNumbersTried = 20;

/** Issues a document under the next number. */
const withGivenNumber = async <Model extends DocumentModel>(
  request: IssueRequest<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  for (let tried = 1; ; tried += 1) {
    const begun = await withNumber(request, context, (numbered, giveBack) => ({
      issued: alone(numbered, context, givingBack(giveBack)),
    }));
    if (begun === undefined) return { kind: 'waited' };
    const result = await begun.issued;
    if (result.kind !== 'number-taken' || tried === mostNumbersTried) return result;
  }
};

/**
 * Whatever happens, others get the number unless a document keeps it. It is released before its turn ends: a number
 * without a turn is one whose process has ended.
 */
const givingBack =
  (giveBack: GiveBack) =>
  async <Model extends DocumentModel>(request: IssueRequest<Model>, context: IssueContext): Promise<IssueResult> => {
    let end: NumberEnd | 'used' = 'unreported';
    try {
      const result = await issueNumbered(request, context);
      end = endOf(result, context);
      return result;
    } finally {
      await giveBack(end);
    }
  };

/** A named request has its verdict once its answer is kept; a caller that has hung up has none. */
const endOf = (
  result: IssueResult,
  { requestName, isCallerGone }: Pick<IssueContext, 'requestName' | 'isCallerGone'>,
): NumberEnd | 'used' => {
  if (result.kind === 'number-taken') return result.end;
  if (result.kind === 'failed') return 'unreported';
  if (result.kind !== 'issued' && result.kind !== 'queued') return 'reported';
  const event = eventIn(result);
  const isHeard = requestName === undefined && isCallerGone?.() !== true;
  if (event !== 'rejected' && !isHeard) return 'unreported';
  return keepsNumber(event) ? 'used' : 'reported';
};

const nothing: Earlier = { all: [], lost: [] };

/** From a number to a verdict. The document is composed once: all later steps use that one. */
const issueNumbered = async <Model extends DocumentModel>(
  request: IssueRequest<Model>,
  given: IssueContext,
): Promise<IssueResult> => {
  given.onStep?.('numbered', request.read.model);
  const context = await withSender(request, given);
  const { holder, same, ...earlier } = context.sender.adoptDuplicates ? await earlierOf(request, context) : nothing;
  if (holder !== undefined) return resultOfHolder(holder, request, context);
  const read = same === undefined ? request.read : asBefore(request.read, same);
  const coded = await inStep(() => composeDocument(request.kind, read.model, context));
  const composed = { ...request, read, coded };
  const document = same?.key === coded.uuid ? storedReady(same, read.model) : await storeReady(composed, context);
  if ('kind' in document) return document;
  const sent = await send(document, composed, context);
  const instead = await holderAfter(
    sent.transmission,
    { ...document, key: document.parcel.key, content: request.content, read },
    context,
  );
  if (instead !== undefined) return resultOfInstead(instead, { ...request, document, read, sent }, context);
  const isFirst = await settleSent(document, sent, context);
  await supersede(earlier, { id: document.id, state: sent.state }, context);
  const transmission = isFirst ? sent.transmission : await knownBySomebody(document, sent, context);
  const explained = await explain(transmission, { root: coded.root, fieldNames: read.fieldNames }, context);
  return resultOf({ document, read, explained }, { transmission, state: sent.state, isFirst }, context);
};

const resultOfInstead = async (
  instead: Holder | NoAnswer,
  { sent, ...request }: Pick<IssueRequest, 'content'> & Omit<Result, 'explained'> & { readonly sent: Outcome },
  context: SendContext,
): Promise<IssueResult> => {
  const { document, read } = request;
  const standing = await context.store.standing(numberOf(context.company.nit, read.model));
  const isKept = standing.some(({ id }) => id !== document.id);
  // Or it would come next again, unless a document here has it. The authority may read a prefix that ends in digits as
  // part of the number, or name a document that was rejected.
  if (instead.kind === 'other' && !isKept) await context.store.numberIsElsewhere(document.id);
  await settleSent(document, { ...sent, state: 'superseded' }, context);
  if (instead.kind === 'same' || instead.kind === 'other') {
    const result = resultOfHolder(instead, request, context);
    return isKept || result.kind !== 'number-taken' ? result : { ...result, end: 'reported' };
  }
  // The first one may have been processed.
  const outcome = { transmission: instead, state: 'sent', isFirst: false } as const;
  return resultOf({ document, read, explained: {} }, outcome, context);
};

/** None of the others with an accepted number can be accepted any more; a rejected one is what the lost ones became. */
const supersede = async (
  { all, lost }: Earlier,
  { id, state }: Pick<ReadyDocument, 'id' | 'state'>,
  context: SendContext,
): Promise<void> => {
  const others = state === 'accepted' ? all : state === 'rejected' ? lost : [];
  // One that got lost may turn out to be accepted after all; its number is free all the same.
  const ended = state === 'accepted' ? 'superseded' : 'rejected';
  for (const other of others) if (other.id !== id) await settle(other, { state: ended }, context);
};

const send = async <Model extends DocumentModel>(
  { id, state, parcel }: ReadyDocument,
  { kind, body, coded }: ComposedRequest<Model>,
  context: SendContext,
): Promise<Outcome> => {
  const { company, sender, onStep } = context;
  let isSent = state !== 'not-sent';
  const onSent = (sent: Sent): void => {
    isSent = true;
    onStep?.('sent', { ...sent, body, kind: kind.name, company, root: coded.root });
  };
  // What was corrected after a rejection may have the code of the rejected document.
  const isOwn = async (status: Answered): Promise<boolean> =>
    !isRejected(status) || !(await isCodeShared(parcel.key, context));
  try {
    return await inStep(() => transmit(parcel, { ...sender, state, onSent, isOwn }));
  } catch (error) {
    if (!isSent) await settle({ id }, { state: 'not-sent' }, context);
    throw error;
  }
};

/** Whoever learns more about the document meanwhile, in any process, is right. */
const settleSent = async (
  { id }: ReadyDocument,
  { transmission, state }: Outcome,
  context: SendContext,
): Promise<boolean> => {
  const { onStep } = context;
  onStep?.('answered', transmission);
  const verdict = transmission.kind === 'answered' ? transmission.verdict : undefined;
  const isFirst = await inStep(() => settle({ id }, { state, verdict }, context));
  onStep?.('stored', { id, state });
  return isFirst;
};

/** Only if there is a line, a fault or advice, and only from an authority that explains itself. */
export const explain = async (
  transmission: Transmission,
  { root, fieldNames }: Pick<FilledCodes, 'root'> & Pick<GoodRead<DocumentModel>, 'fieldNames'>,
  { client, language }: Pick<IssueContext, 'client' | 'language'>,
): Promise<Explained> => {
  const { kind } = transmission;
  if ((kind !== 'answered' && kind !== 'fault') || transmission.exchange === undefined) return {};
  const hasNoLine = kind === 'answered' && transmission.verdict.lines.length === 0;
  if (hasNoLine && !transmission.isAdvised) return {};
  const { explanations, ...advised } = await fetchExplanations(client.transport, transmission.exchange, {
    root,
    callersPath: (path) => callersPath(fieldNames, path),
    language,
  });
  return hasNoLine || explanations === undefined ? advised : { explanations, ...advised };
};

/** The caller gets the verdict of the document that has the number if it is the same; otherwise, that it is taken. */
const resultOfHolder = (
  holder: Holder,
  { read: asked, content }: Pick<IssueRequest, 'read' | 'content'>,
  context: SendContext,
): IssueResult => {
  if (holder.kind === 'other') {
    const { stored } = holder;
    return { kind: 'number-taken', identity: identityOf(stored), isSame: stored.content === content, end: 'used' };
  }
  const { stored, transmission, isFirst } = holder;
  const { id, state } = stored;
  context.onStep?.('answered', transmission);
  context.onStep?.('stored', { id, state });
  const read = asBefore(asked, stored);
  const result = { document: storedReady(stored, read.model), read, explained: {} };
  return resultOf(result, { transmission, state, isFirst }, context);
};

const resultOf = (
  result: Result,
  { transmission, state, isFirst }: Outcome & { readonly isFirst: boolean },
  { sender, env }: SendContext,
): IssueResult => {
  if (transmission.kind === 'answered') return { kind: 'issued', answered: transmission, isFirst, ...result };
  if (transmission.kind === 'queued') return { kind: 'queued', queued: transmission, ...result };
  const cause = transmission.kind === 'fault' ? notInForce(sender.credentials, env.clock.now()) : undefined;
  const { document, explained } = result;
  return { kind: 'failed', identity: document.identity, transmission, state, explained, notInForce: cause };
};
