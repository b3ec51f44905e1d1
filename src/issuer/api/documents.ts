/** POST of a document: which kind a path accepts, where it goes, and its answer. */
import type { ApiAnswer, ApiRequest, Services, Handler } from './http.ts';
import { alreadyAccepted } from './already-accepted.ts';
import { environmentFor } from '../company.ts';
import { destinationOf, type Unlisted } from './destination.ts';
import { once, type Outcome } from './idempotency.ts';
import type { GoodRead } from '../requests/read.ts';
import { authorityFailure } from './authority-problems.ts';
import { certificateNotConfigured, documentTooLarge, invalidRequest, othersGoOn } from './problems.ts';
import { issueDocument } from '../submission/issue.ts';
import { eventIn, keepsNumber, type Issued, type Pending } from '../submission/issue-result.ts';
import { endNumber, reopen, withNextNumber } from '../submission/numbers.ts';
import { type AnswerContext, invoiceAnswer, noteAnswer, payrollAnswer } from './answers.ts';
import { compatibilityOf, speaksDialect } from './compatibility.ts';
import { failingInDialect } from './dialect-failures.ts';
import { families, type DocumentModel } from '../documents/document-model.ts';
import type { UblModel } from '../documents/model.ts';
import { invoice, payroll, payrollAdjustment, posTicket, supportAdjustmentNote, supportDocument } from '../kinds.ts';
import { asksForMail } from '../mail/recipients.ts';
import { mailDocument, mailing, notMailed, type MailReport } from './mailing.ts';
import type { DocumentKind, OnStep } from '../steps.ts';
import { startLaps } from '../../common/env/laps.ts';
import { isObject } from '../../common/json/is-object.ts';
import { ownReferenceWarnings } from '../submission/own-reference.ts';
import { composeDocument } from '../submission/prepare.ts';
import { acceptedBody } from '../requests/accepted-body.ts';
import { canonicalBody, isBlank } from '../requests/aliases.ts';
import { flagOf, partAt, textOf, type Part } from '../requests/parts.ts';
import { flag, object } from '../requests/schema-parts.ts';
import { rowOf } from '../requests/validator.ts';
import { readInvoiceOfType } from '../requests/ubl/invoice.ts';
import { numberOf, printedName } from '../store/records.ts';
import { attachedDocumentOf, printDocument } from './artefacts.ts';
import { refuseEquivalent } from './not-simulated.ts';
import { preferredLanguage } from '../../common/http/preferred-language.ts';
import { explanationLanguages } from '../authority/explanations.ts';

/** An accepted number goes to the authority again, which then answers with rule 90. */
const asksToResend = ({ header }: ApiRequest): boolean => /^(?:1|true)$/i.test(header('Ensayo-Allow-Resend') ?? '');

export const verdictHeader = 'Ensayo-Force-Verdict';

/** A simulated authority gives the requested verdict; a real one does not know the header, nor its former name. */
export const passedOn = ({ header }: ApiRequest): Readonly<Record<string, string>> | undefined => {
  const verdict = header(verdictHeader) ?? header('Ensayo-Verdict');
  return verdict === undefined ? undefined : { [verdictHeader]: verdict };
};

type AnswerOf = (issued: Issued | Pending, context: AnswerContext) => object;

/** Invoices for a test set are answered like notes: there is no verdict to state. */
const invoiceOrPending: AnswerOf = (issued, context) =>
  issued.kind === 'issued' ? invoiceAnswer(issued, context) : noteAnswer(issued, context);

const answers: Readonly<Record<DocumentKind<DocumentModel>['answer'], AnswerOf>> = {
  invoice: invoiceOrPending,
  note: noteAnswer,
  payroll: payrollAnswer,
};

/** Only documents accepted by the authority are mailed, by whoever learns of it first. */
const mailOf = async (result: Issued | Pending, services: Services): Promise<MailReport> => {
  if (result.kind === 'queued' || !result.answered.verdict.isValid) return notMailed;
  if (!result.isFirst || !asksForMail(result.read.presentation.mail)) return notMailed;
  return mailDocument(() => services.store.documentByKey(services.company.nit, result.document.parcel.key), services);
};

/** The AttachedDocument of an accepted document; empty for any other. */
const attachedTo = async (result: Issued | Pending, services: Services): Promise<string> => {
  if (result.kind === 'queued' || !result.answered.verdict.isValid) return '';
  return attachedDocumentOf(await services.store.document(result.document.id), services);
};

/** Reports how long the document took from each step to the next, if somebody listens. */
const timed = async <Result>(
  kind: string,
  { onStep, log }: Pick<Services, 'onStep' | 'log'>,
  issue: (onStep: OnStep | undefined) => Promise<Result>,
): Promise<Result> => {
  const report = log?.debug;
  if (report === undefined) return issue(onStep);
  const { lap, taken } = startLaps();
  const result = await issue((step, value) => {
    if (step !== 'read') lap(step);
    onStep?.(step, value);
  });
  report('issued', { kind, stages: taken() });
  return result;
};

type Issuing = Services & { readonly testSetId: string | undefined };

/** Issues a document of that kind, synchronously or to a test set. */
const issueAs = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  request: ApiRequest,
  services: Issuing & { readonly requestName: string | undefined },
): Promise<Outcome> => {
  const { body, header, isGone: isCallerGone } = request;
  const { tamperFor, company } = services;
  const onAccepted = mailing(services);
  const allowResend = (company.allowResend ?? services.allowResend ?? false) || asksToResend(request);
  const tamper = tamperFor?.({ body, header });
  const headers = passedOn(request);
  const language = preferredLanguage(header('Accept-Language'), explanationLanguages) ?? services.language;
  const result = await timed(kind.name, services, (onStep) =>
    issueDocument(kind, body, {
      ...services,
      tamper,
      headers,
      language,
      onStep,
      allowResend,
      onAccepted,
      isCallerGone,
    }),
  );
  switch (result.kind) {
    case 'invalid':
      return { answer: invalidRequest(result.errors), end: 'nothing' };
    case 'too-large':
      return { answer: documentTooLarge(result.bytes), end: 'nothing' };
    case 'waited':
      return { answer: othersGoOn(), end: 'nothing' };
    case 'number-taken':
      return { answer: await alreadyAccepted(result, services), end: 'nothing' };
    case 'failed':
      return { answer: authorityFailure(result), end: 'open' };
    case 'issued':
    case 'queued':
      request.ifGone?.(() => reopen(result, services));
      return outcomeOf(result, answers[kind.answer], services);
  }
};

const outcomeOf = async (
  result: Issued | Pending,
  answerOf: AnswerOf,
  services: Issuing & { readonly requestName: string | undefined },
): Promise<Outcome> => {
  const { company, env, store, requestName = '' } = services;
  const context = {
    credentials: await company.credentials(),
    now: env.clock.now(),
    compatibility: compatibilityOf(services),
    attachedXml: speaksDialect(services) ? await attachedTo(result, services) : '',
    mail: await mailOf(result, services),
  };
  const isOpen = result.kind === 'issued' && eventIn(result) === 'unfinished';
  const taken = { ...numberOf(company.nit, result.read.model), content: requestName, at: undefined };
  return {
    answer: { status: 200, body: answerOf(result, context) },
    end: isOpen ? 'open' : 'final',
    afterwards: () => endNumber(store, taken, keepsNumber(eventIn(result)) ? 'used' : 'reported'),
  };
};

type PostOptions = {
  /** The meaning of a path segment that the company does not list as a test set. */
  readonly unlisted?: Unlisted;
  /** Fields that the path implies where the body lacks them. */
  readonly defaults?: Readonly<Record<string, unknown>>;
};

const withDefaults = (body: unknown, defaults: PostOptions['defaults'] = {}): unknown => {
  if (!isObject(body)) return body;
  const lacking = Object.entries(defaults).filter(([name]) => body[name] === undefined || isBlank(body[name]));
  return lacking.length === 0 ? body : { ...body, ...Object.fromEntries(lacking) };
};

/** Bodies of payroll do not have the field: there it is reported as unknown. */
const asksForCode = ({ answer }: Pick<DocumentKind<DocumentModel>, 'answer'>, body: unknown): boolean =>
  answer !== 'payroll' && isObject(body) && flagOf(partAt('', body), 'query_uuid');

/** A document with its codes, as it would be issued now; its number is not taken. */
const drafted = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  read: GoodRead<Model>,
  services: Services,
) => {
  const { model, warnings } = await withNextNumber(read, services);
  return { model, warnings, codes: composeDocument(kind, model) };
};

/** `query_uuid`: the unique code of a document that is not sent. */
const computeCode = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  body: unknown,
  services: Services,
): Promise<ApiAnswer> => {
  const read = kind.read(body, { company: services.company, now: services.env.clock.now() });
  if (!read.ok) return invalidRequest(read.errors);
  const { model, codes, warnings: drawn } = await drafted(kind, read, services);
  const warnings = [...drawn, ...(await ownReferenceWarnings(read, services))];
  return {
    status: 200,
    body: {
      success: true,
      message: `${model.type.name} #${model.prefix}${model.number}: código único calculado, el documento no se envió`,
      uuid: codes.uuid,
      QRStr: codes.qrText,
      ...(warnings.length === 0 ? {} : { warnings }),
    },
  };
};

/** Issues a document of that kind, or answers with its unique code alone. */
export const posting = <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  { unlisted = 'refused', defaults }: PostOptions = {},
): Handler =>
  failingInDialect(async (request, services) => {
    const destination = await destinationOf(request.params.uuid, services, {
      unlisted,
      family: families[kind.name],
    });
    if (!destination.ok) return destination.answer;
    if (services.company.canSign === false) return certificateNotConfigured(services.company.nit);
    const { testSetId } = destination;
    const body = withDefaults(request.body, defaults);
    if (asksForCode(kind, body)) return computeCode(kind, body, services);
    return once({ ...request, body, what: [kind.name, testSetId] }, services, (requestName) =>
      issueAs(kind, { ...request, body }, { testSetId, requestName, ...services }),
    );
  });

/** In the test environment adjustments are judged later; in production, or if the set is closed, at once. */
export const postPayrollAdjustment: Handler = (request, services) =>
  posting(payrollAdjustment, {
    unlisted: environmentFor(services.company, 'payroll') === '2' ? 'test-set' : 'synchronous',
  })(request, services);

const postPayroll = posting(payroll, { unlisted: 'synchronous' });

/** The payroll path takes three kinds, distinguished by their type (interface section 1). */
const byType: ReadonlyMap<number | undefined, Handler> = new Map([
  [9, postPayroll],
  [11, posting(supportDocument, { unlisted: 'synchronous' })],
  [13, posting(supportAdjustmentNote, { unlisted: 'synchronous' })],
]);

/** Identifier of the type that the body states. */
const askedType = (body: Part): number | undefined =>
  rowOf('type_documents', textOf(body, 'type_document_id')?.trim() ?? '')?.id;

/** Payroll, support documents and their notes. */
export const postByType: Handler = (request, services) => {
  const asked = isObject(request.body) ? (textOf(partAt('', request.body), 'type_document_id')?.trim() ?? '') : '';
  const handle = byType.get(rowOf('type_documents', asked)?.id);
  if (handle !== undefined) return handle(request, services);
  const received = asked === '' ? 'no llegó' : `se recibió «${asked.slice(0, 40)}»`;
  return invalidRequest({
    type_document_id: [
      `type_document_id dice qué documento es y debe ser 9 (nómina), 11 (documento soporte) o 13 (nota de ajuste al documento soporte); ${received}.`,
    ],
  });
};

const postTicket = posting(posTicket);

type EquivalentNote = { readonly type: number; readonly kind: DocumentKind<UblModel> };

/** What says whether a note is one to an equivalent document: another value than true or false says neither. */
const ofNote = object({ is_eqdoc: flag('true: nota de ajuste a un documento equivalente') });

/** A note to an invoice or, where the body says so, to an equivalent document. */
export const postNote = (kind: DocumentKind<UblModel>, equivalent: EquivalentNote): Handler => {
  const [note, adjustment] = [posting(kind), posting(equivalent.kind)];
  return (request, services) => {
    const body = partAt('', isObject(request.body) ? request.body : {});
    const asked = acceptedBody(ofNote, canonicalBody({ is_eqdoc: body.values.is_eqdoc }));
    if (!asked.ok) return invalidRequest(asked.errors);
    const isEquivalent = flagOf(asked.body, 'is_eqdoc') || askedType(body) === equivalent.type;
    if (!isEquivalent) return note(request, services);
    return refuseEquivalent(request.body) ?? adjustment(request, services);
  };
};

/** Equivalent documents: the POS ticket. */
export const postEquivalentDocument: Handler = (request, services) =>
  refuseEquivalent(request.body) ?? postTicket(request, services);

/** An invoice whose path states its type; the body may repeat it. Another operation may be asked for. */
export const postInvoiceAs = (defaults: {
  readonly type_document_id: number;
  readonly type_operation_id?: number;
}): Handler => posting({ ...invoice, read: readInvoiceOfType(defaults.type_document_id) }, { defaults });

/** Identifier of the type of POS tickets. */
const ticketType = 15;

const previewMessage = (number: string): string => `Vista preeliminar #${number} generada con éxito`;

/** Of an invoice or, where the body has its type, of a POS ticket. Nothing is numbered, signed, sent or kept. */
export const postPreview: Handler = async ({ body }, services: Services) => {
  const { company, env, client } = services;
  const now = env.clock.now();
  const kind = askedType(partAt('', isObject(body) ? body : {})) === ticketType ? posTicket : invoice;
  const read = kind.read(body, { company, now });
  if (!read.ok) return invalidRequest(read.errors);
  const { presentation } = read;
  const { model, codes, warnings } = await drafted(kind, read, services);
  const { uuid, qrText, qrUrl } = codes;
  const outcome = { uuid, qrText, qrUrl, state: 'preview', isSimulated: client.isSimulated } as const;
  const pdf = await printDocument({ model, presentation, outcome, logo: company.logo, at: now });
  const answer = {
    success: true,
    message: previewMessage(`${model.prefix}${model.number}`),
    urlinvoicepdf: `${printedName(kind.printedPrefix, model)}.pdf`,
    base64invoicepdf: pdf.toString('base64'),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
  return { status: 200, body: answer };
};
