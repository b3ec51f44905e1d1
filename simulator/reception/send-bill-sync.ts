import { attributeOf } from '../../src/common/xml/tree.ts';
import { identityOf, type Identity } from '../engine/identity.ts';
import { reportOf, type JudgementReport } from '../engine/report.ts';
import type { Subject } from '../engine/subject.ts';
import { messageLine } from '../engine/verdict.ts';
import { readDocument, readSubmission, type IntakeDocument, type IntakeRefusal } from '../intake/submission.ts';
import { judge, type Judged } from '../judge.ts';
import type { JudgedDocument } from '../registry/types.ts';
import type { DianResponse } from '../reply/answers.ts';
import { buildApplicationResponse } from '../reply/application-response.ts';
import type { Call, Outcome } from '../soap/handlers.ts';
import { nowOf, type Authority } from './authority.ts';
import { authorised, missingFields, notAuthorised, texts } from './texts.ts';

const refused = (statusCode: string, description: string, more: Partial<DianResponse> = {}): DianResponse => ({
  ErrorMessage: [],
  IsValid: false,
  StatusCode: statusCode,
  StatusDescription: description,
  StatusMessage: null,
  XmlBase64Bytes: null,
  XmlDocumentKey: null,
  XmlFileName: null,
  ...more,
});

/** A file that cannot be opened is status 89 and no line; the catalogue's code goes into the journal. */
const unopened = ({ code, message, detail }: IntakeRefusal): Outcome<'SendBillSync'> => ({
  answer: refused('89', message),
  results: { verdict: 'rejected', outcome: { code, statusCode: '89', message, ...(detail === undefined ? {} : { detail }) }, failed: [] },
});

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The answer to a document whose verdict is known, now or from before. */
export const verdictAnswer = (document: JudgedDocument): DianResponse => {
  const accepted = document.state === 'accepted';
  return {
    ErrorMessage: document.lines,
    IsValid: accepted,
    StatusCode: accepted ? '00' : '99',
    StatusDescription: accepted ? texts.processed : texts.rejectedDescription,
    StatusMessage: document.statusMessage,
    XmlBase64Bytes: document.applicationResponse === '' ? null : base64(document.applicationResponse),
    XmlDocumentKey: document.key,
    XmlFileName: document.fileName,
  };
};

/** The answer to a number or code that was accepted before: rule 90, with the first verdict's documents. */
const duplicate = (line: string, twin: JudgedDocument): DianResponse => ({
  ...verdictAnswer(twin),
  ErrorMessage: [line],
  IsValid: false,
  StatusCode: '99',
  StatusDescription: texts.rejectedDescription,
  StatusMessage: texts.rejectedMessage,
});

const supplier = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme';

const receiverOf = (subject: Subject, identity: Identity) => {
  const id = subject.first(`${supplier}/cbc:CompanyID`);
  return {
    nit: identity.issuerNit,
    checkDigit: id === undefined ? undefined : attributeOf(id, 'schemeID'),
    name: subject.text(`${supplier}/cbc:RegistrationName`) ?? '',
    schemeName: (id === undefined ? undefined : attributeOf(id, 'schemeName')) ?? '31',
  };
};

const uuidScheme = (subject: Subject): string => {
  const uuid = subject.first('/*/cbc:UUID');
  return (uuid === undefined ? undefined : attributeOf(uuid, 'schemeName')) ?? 'CUFE-SHA384';
};

/** The verdict as the authority keeps it, with its signed ApplicationResponse. */
const settle = async (authority: Authority, received: IntakeDocument, judged: Judged & { subject: Subject }): Promise<JudgedDocument> => {
  const { judgement, subject } = judged;
  const identity = identityOf(subject);
  const statusMessage = judgement.accepted ? authorised(identity) : texts.rejectedMessage;
  const applicationResponse = buildApplicationResponse(
    {
      environment: authority.environment,
      now: nowOf(authority),
      id: await authority.registry.nextResponseNumber(),
      receiver: receiverOf(subject, identity),
      document: { number: identity.number, uuid: identity.key, uuidScheme: uuidScheme(subject) },
      verdict: judgement.accepted ? 'accepted' : 'rejected',
      statusMessage,
      lines: judgement.failed.map(({ code, message }) => ({ code, text: message })),
    },
    { credentials: await authority.credentials(), uuid: authority.env.random.uuid },
  );
  return {
    issuerNit: identity.issuerNit,
    type: identity.type,
    number: identity.number,
    key: identity.key,
    receiverId: identity.receiverId,
    issueDate: identity.issueDate,
    payableAmount: identity.payableAmount,
    state: judgement.accepted ? 'accepted' : 'rejected',
    fileName: received.xmlFileName,
    xml: subject.document.text,
    applicationResponse,
    lines: judgement.failed.map(messageLine),
    statusMessage,
    receivedAt: nowOf(authority),
  };
};

type Received = { readonly authority: Authority; readonly received: IntakeDocument };

const judgeNow = async ({ authority, received }: Received): Promise<Judged> =>
  judge(received, {
    catalogue: authority.catalogue,
    registry: authority.registry,
    schemas: authority.schemas,
    trust: await authority.trust(),
    profile: authority.settings.profile,
    environment: authority.environment,
    now: nowOf(authority),
  });

const withSubject = (judged: Judged): judged is Judged & { subject: Subject } => judged.subject !== undefined;

const rejectedLines = (judged: Judged): readonly string[] => judged.judgement.failed.map(messageLine);

/** Judges one document and answers, in the order of `authority.md` 3: mandate, key fields, duplicate, the rest. */
const receive = async (given: Received, certificateNit: string | undefined): Promise<Outcome<'SendBillSync'>> => {
  const { authority, received } = given;
  if (received.status === 'readable') {
    const early = await refuseEarly(authority, received, certificateNit);
    if (early !== undefined) return early;
  }
  const judged = await judgeNow(given);
  const results: JudgementReport = reportOf(judged);
  if (!withSubject(judged)) {
    const description = texts.rejectedDescription;
    return { answer: refused('99', description, { ErrorMessage: rejectedLines(judged), StatusMessage: texts.rejectedMessage }), results };
  }
  const { twin } = judged.facts.priorDocuments;
  const line90 = judged.judgement.failed.find(({ code }) => code === '90');
  if (twin !== undefined && line90 !== undefined) return { answer: duplicate(messageLine(line90), twin), results };
  const document = await settle(authority, received, judged);
  if ((await authority.registry.record(document)) === 'twin') return receive(given, certificateNit);
  return { answer: verdictAnswer(document), results };
};

const refuseEarly = async (
  { registry }: Authority,
  received: Extract<IntakeDocument, { status: 'readable' }>,
  certificateNit: string | undefined,
): Promise<Outcome<'SendBillSync'> | undefined> => {
  const { keys, xmlFileName } = received;
  const named = { XmlDocumentKey: keys.uuid ?? null, XmlFileName: xmlFileName };
  const { issuerNit } = keys;
  if (issuerNit !== undefined && !(await registry.mayActFor(certificateNit ?? '', issuerNit))) {
    const message = notAuthorised(certificateNit ?? 'desconocido', issuerNit);
    return outcome89(message, named);
  }
  if (keys.missing.length === 0) return undefined;
  const message = missingFields(keys.missing);
  return {
    answer: refused('66', message, named),
    results: { verdict: 'rejected', outcome: { code: 'STATUS-66', statusCode: '66', message }, failed: [] },
  };
};

const outcome89 = (message: string, named: Partial<DianResponse>): Outcome<'SendBillSync'> => ({
  answer: refused('89', message, named),
  results: { verdict: 'rejected', outcome: { code: 'STATUS-89', statusCode: '89', message }, failed: [] },
});

/** SendBillSync: one document in, its verdict out. */
export const sendBillSync =
  (authority: Authority) =>
  async ({ parameters, certificateNit }: Call): Promise<Outcome<'SendBillSync'>> => {
    const submission = await readSubmission(parameters['contentFile'], { mode: 'sync' });
    if (!submission.ok) return unopened(submission);
    const [received] = submission.documents;
    if (received === undefined) throw new Error('A submission was opened and holds no document.');
    return receive({ authority, received }, certificateNit);
  };

/** Judges a document that came by another way than SOAP: the mandate of a sender is not asked. */
export const judgeFile = (authority: Authority, fileName: string, bytes: Buffer): Promise<Judged> =>
  judgeNow({ authority, received: readDocument(fileName, bytes) });
