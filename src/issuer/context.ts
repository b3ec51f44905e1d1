/** What issuing a document is given: the request, and the means of the service. */
import type { AuthorityClient } from './authority/client.ts';
import type { ExplanationLanguage } from './authority/explanations.ts';
import { defaultRetry, type RetryPolicy } from './authority/retry.ts';
import type { Sender } from './authority/transmit.ts';
import type { DocumentModel } from './documents/document-model.ts';
import type { PrepareContext } from './submission/prepare.ts';
import type { GoodRead } from './requests/read.ts';
import type { DocumentKind } from './steps.ts';
import type { IssuerStore } from './store/port.ts';
import type { Turns } from './store/turns.ts';

export type IssueContext = PrepareContext & {
  readonly client: AuthorityClient;
  readonly store: IssuerStore;
  readonly turns: Turns;
  readonly retry?: RetryPolicy | undefined;
  /** Resends a number that was accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Names the request instead of its content: whatever has that name is the same. */
  readonly requestName?: string | undefined;
  /** Sends to that test set, which judges later. */
  readonly testSetId?: string | undefined;
  /** Whether the caller has hung up: nobody hears the verdict. */
  readonly isCallerGone?: (() => boolean) | undefined;
  /** Of the explanations; English if absent. */
  readonly language?: ExplanationLanguage | undefined;
  /** Headers that go with the document to the authority. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** What follows once another document in the store is accepted: its mail. */
  readonly onAccepted?: ((id: number) => Promise<unknown>) | undefined;
};

/** With the way to the authority for documents of one kind. */
export type SendContext = IssueContext & { readonly sender: Sender };

/** A kind, its parsed body, and what was read in it. */
export type IssueRequest<Model extends DocumentModel = DocumentModel> = {
  readonly kind: DocumentKind<Model>;
  readonly body: unknown;
  readonly read: GoodRead<Model>;
  /** Equal for requests that are the same but for number and time. */
  readonly content: string;
  /** An earlier request of that content was given the number, and no verdict. */
  readonly isAgain: boolean;
};

export const withSender = async (
  { kind, read }: { readonly kind: Pick<DocumentKind<DocumentModel>, 'operation'> } & Pick<IssueRequest, 'read'>,
  context: IssueContext,
): Promise<SendContext> => {
  const { client, env, company, retry = defaultRetry, tamper, testSetId, headers, allowResend } = context;
  const sender = {
    client,
    env,
    operation: kind.operation,
    credentials: await (tamper?.senderCredentials ?? company.credentials)(),
    retry,
    testSetId,
    tamper: tamper?.envelope,
    headers,
    // Callers that resend a number on purpose want to see the authority's answer.
    adoptDuplicates: allowResend !== true || !read.numbered,
  };
  return { ...context, sender };
};
