/** Issues planned documents through the REST interface. A document that corrects another refers to one that was accepted. */
import type { Generator } from '../../../datasets/generators/index.ts';
import type { DocumentKind } from '../../../simulator/document/kind.ts';
import { unnumbered } from '../tour.ts';
import { keyOf, type AcceptedReference } from '../violations/reference.ts';
import { colombianDate } from '../../common/time.ts';
import type { Clock } from '../../common/env/env.ts';
import { resultOf } from '../answers.ts';
import type { Box, JsonObject, Reply } from '../box-types.ts';
import type { RegistryIssuer } from '../company.ts';
import { kindFacts } from '../document-kinds.ts';
import type { PlannedDocument } from './plan.ts';

type RequestParts = {
  readonly generator: Generator;
  readonly company: RegistryIssuer;
  /** `YYYY-MM-DD` in Colombia. */
  readonly day: string;
  /** The document it corrects, if it corrects one. */
  readonly reference: AcceptedReference;
};

/** The last path segment is the test set; without one the document is judged at once. */
const pathOf = (kind: DocumentKind, testSetId: string | undefined): string =>
  `/api/ubl2.1/${kindFacts[kind].path}${testSetId === undefined ? '' : `/${testSetId}`}`;

/** By the range of the type; a company that rehearses has one of each that its test sets require. */
const numberedBy = (request: object, { ranges }: RegistryIssuer, documentType: string): object => {
  const range = ranges.find((one) => one.documentType === documentType);
  return { ...request, resolution_number: range?.resolution, prefix: range?.prefix };
};

const bodies: Readonly<Record<DocumentKind, (parts: RequestParts) => object>> = {
  invoice: ({ generator, company, day: today }) =>
    numberedBy(generator.invoice({ variant: 'withoutDiscount', today }), company, '01'),
  creditNote: ({ generator, reference, day: today }) =>
    generator.creditNote({ variant: 'withoutDiscount', reference, today }),
  debitNote: ({ generator, reference, day: today }) =>
    generator.debitNote({ variant: 'withoutDiscount', reference, today }),
  supportDocument: ({ generator, company, day }) =>
    numberedBy(generator.supportDocument({ date: day, seller: 'resident', variant: 'withoutDiscount' }), company, '05'),
  supportAdjustmentNote: ({ generator, reference, day: today }) =>
    generator.supportAdjustmentNote({ reference, seller: 'resident', variant: 'withoutDiscount', today }),
  posTicket: ({ generator, company, day: today }) => numberedBy(generator.posTicket({ today }), company, '20'),
  equivalentCreditNote: ({ generator, reference, day: today }) => generator.equivalentCreditNote({ reference, today }),
  equivalentDebitNote: ({ generator, reference, day: today }) => generator.equivalentDebitNote({ reference, today }),
  payroll: ({ generator, day }) => generator.payroll({ date: day }),
  payrollAdjustment: ({ generator, day, reference: { number, uuid, issue_date } }) =>
    generator.payrollReplacement({
      date: day,
      predecessor: { predecessor_number: number, predecessor_cune: uuid, predecessor_issue_date: issue_date },
    }),
};

/** The service assigns the numbers, so that none is used twice. */
const requestFor = (kind: DocumentKind, parts: RequestParts): object => unnumbered(bodies[kind](parts));

// Sending

/** The services through which documents are sent, and where they are looked up. */
type Sender = {
  readonly post: Box['post'];
  readonly clock: Clock;
  readonly registry: Pick<Box['authority']['registry'], 'documentByKey'>;
  readonly company: RegistryIssuer;
  readonly generator: Generator;
};

/** A document that the authority never saw: the service refused it, or nothing was accepted that it could correct. */
export type NotSent = { readonly kind: DocumentKind } & (
  | { readonly corrects: DocumentKind }
  | { readonly status: number; readonly message: string }
);

type Issuing = {
  /** Called after each document. */
  readonly onDocument?: (() => Promise<void>) | undefined;
  /** Whether the user wants the report of what was sent so far. */
  readonly isStopped?: (() => boolean) | undefined;
};

/** Of a document that corrects nothing. */
const noReference: AcceptedReference = { number: '', uuid: '', issue_date: '' };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Every problem, where the service lists them; its message has the first. */
const problemIn = ({ errors, message, ...rest }: JsonObject): string => {
  const listed = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  const all = listed.filter((each) => typeof each === 'string').join(' ');
  return text(all) ?? text(message) ?? JSON.stringify(rest).slice(0, 500);
};

/** A document sent to a test set gets its verdict when the sender queries it. */
const askForVerdict = async ({ post }: Sender, { status, body }: Reply): Promise<void> => {
  if (status !== 200) return;
  const zipKey = text(resultOf(body).ZipKey);
  if (zipKey !== undefined) await post(`/api/ubl2.1/status/zip/${zipKey}`, {});
};

const acceptedIn = async (
  { registry }: Sender,
  request: object,
  { body }: Reply,
): Promise<AcceptedReference | undefined> => {
  const document = await registry.documentByKey(keyOf(body) ?? '');
  if (document?.state !== 'accepted') return undefined;
  return { number: document.number, uuid: document.key, issue_date: document.issueDate, request };
};

/** Takes the accepted documents in turn, so that each payroll is adjusted once; undefined if there is none to correct. */
const referenceFor = (
  kind: DocumentKind,
  accepted: ReadonlyMap<DocumentKind, readonly AcceptedReference[]>,
): AcceptedReference | undefined => {
  const corrected = kindFacts[kind].corrects;
  if (corrected === undefined) return noReference;
  const candidates = accepted.get(corrected) ?? [];
  const before = accepted.get(kind)?.length ?? 0;
  return candidates[before % Math.max(1, candidates.length)];
};

type Issued = {
  readonly notSent: readonly NotSent[];
  /** Unique codes of the documents that were made wrong on purpose. */
  readonly wrongKeys: ReadonlySet<string>;
};

export const issuePlan = async (
  sender: Sender,
  documents: readonly PlannedDocument[],
  { onDocument, isStopped }: Issuing = {},
): Promise<Issued> => {
  const accepted = new Map<DocumentKind, readonly AcceptedReference[]>();
  const notSent: NotSent[] = [];
  const wrongKeys = new Set<string>();
  for (const { kind, testSetId, mistake } of documents) {
    if (isStopped?.() === true) break;
    const { generator, company, clock } = sender;
    const day = colombianDate(clock.now());
    const corrected = referenceFor(kind, accepted);
    if (corrected === undefined) {
      notSent.push({ kind, corrects: kindFacts[kind].corrects ?? kind });
      continue;
    }
    const request = requestFor(kind, { generator, company, day, reference: corrected });
    const reply = await sender.post(pathOf(kind, testSetId), mistake?.change(request) ?? request);
    if (reply.status !== 200) notSent.push({ kind, status: reply.status, message: problemIn(reply.body) });
    if (mistake !== undefined) wrongKeys.add(keyOf(reply.body) ?? '');
    await askForVerdict(sender, reply);
    const reference = await acceptedIn(sender, request, reply);
    if (reference !== undefined) accepted.set(kind, [...(accepted.get(kind) ?? []), reference]);
    await onDocument?.();
  }
  return { notSent, wrongKeys };
};
