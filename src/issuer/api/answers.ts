/**
 * The answers to issuing a document (interface sections 4.1 and 4.3 to 4.5), keys in the order that clients of this
 * dialect know.
 */
import type { Credentials } from '../../common/credentials.ts';
import { colombianDate, daysBetween } from '../../common/time.ts';
import type { Compatibility } from '../company.ts';
import { isUnfinished, type Verdict } from '../authority/answer.ts';
import { asDialect, type AnswerObject } from '../authority/answer-json.ts';
import type { Issued, Pending } from '../submission/issue-result.ts';
import type { RequestWarning } from '../requests/read.ts';
import type { answerWarnings } from '../requests/warning-codes.ts';
import { certificateTexts } from '../signing/certificate-texts.ts';
import { kinds } from '../kinds.ts';
import type { MailReport } from './mailing.ts';

export type AnswerContext = {
  readonly credentials: Credentials;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly compatibility: Compatibility;
  /** The AttachedDocument of an accepted document, for clients of the dialect. */
  readonly attachedXml: string;
  readonly mail: MailReport;
};

type Answered = Issued | Pending;

/** Negative once it has expired. */
export const certificateDaysLeft = ({ credentials, now }: Pick<AnswerContext, 'credentials' | 'now'>): number =>
  daysBetween(colombianDate(now), colombianDate(certificateTexts(credentials).expiry));

const codesOf = ({ lines }: Verdict, wanted: Verdict['lines'][number]['kind']): readonly string[] =>
  lines.flatMap(({ code, kind }) => (kind === wanted && code !== undefined ? [code] : []));

/** The verdict without its envelope, for callers that need nothing else; `pending` while there is none. */
export const summaryOf = (verdict: Verdict): object => ({
  accepted: verdict.isValid,
  ...(isUnfinished(verdict) ? { pending: true } : {}),
  rejected: codesOf(verdict, 'rejection'),
  notifications: codesOf(verdict, 'notification'),
});

type AnswerWarning = keyof typeof answerWarnings;

const mailNotSent: AnswerWarning = 'mail-not-sent';

export const adoptedWarning = {
  code: 'verdict-adopted',
  paths: [],
  message:
    'El documento ya había sido procesado: el veredicto es el primero que dio la autoridad, consultado con GetStatus.',
} as const satisfies { readonly code: AnswerWarning } & Omit<RequestWarning, 'code'>;

export const authorityAnswer = (json: AnswerObject, compatibility: Compatibility): object => ({
  ...(compatibility === 'ResponseAuthority' || compatibility === 'both' ? { ResponseAuthority: json } : {}),
  ...(compatibility === 'ResponseAuthority' ? {} : { ResponseDian: asDialect(json) }),
});

const mailKeys = ({ mail: { sentAt } }: AnswerContext): object => ({
  send_email_success: sentAt !== undefined,
  send_email_date_time: sentAt === undefined ? false : mailTime(sentAt),
});

/** `YYYY-MM-DD HH:MM:SS`, Colombian time. */
const mailTime = (at: number): string => new Date(at - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const daysLeft = (issued: Answered, context: AnswerContext): object => {
  const { authorization } = issued.read.model.numbering;
  return {
    certificate_days_left: certificateDaysLeft(context),
    ...(authorization === undefined
      ? {}
      : { resolution_days_left: daysBetween(colombianDate(context.now), authorization.endDate) }),
  };
};

/** Additions to the interface: our own summary, explanations, advice and remarks, at the end. */
const ours = (issued: Answered, { mail: { problems } }: AnswerContext): object => {
  const warnings = [
    ...issued.read.warnings,
    ...problems.map(({ code: reason, paths, message }) => ({ code: mailNotSent, reason, paths, message })),
    ...(issued.kind === 'issued' && issued.answered.adopted ? [adoptedWarning] : []),
  ];
  return {
    ...(issued.kind === 'issued' ? { verdict: summaryOf(issued.answered.verdict) } : {}),
    ...issued.explained,
    ...(warnings.length === 0 ? {} : { warnings }),
  };
};

const jsonOf = (issued: Answered): AnswerObject =>
  issued.kind === 'issued' ? issued.answered.json : issued.queued.json;

const isAccepted = (issued: Answered): boolean => issued.kind === 'issued' && issued.answered.verdict.isValid;

/** Why nothing can be said to have succeeded; undefined for what was accepted. */
export const shortfallOf = (verdict: Verdict, subject: 'documento' | 'evento'): string | undefined => {
  if (verdict.isValid) return undefined;
  return isUnfinished(verdict) ? 'la autoridad todavía no da un resultado' : `la autoridad rechazó el ${subject}`;
};

/** The same of a document, of which queued is no failure. */
const failureOf = (issued: Answered): string | undefined => {
  if (issued.kind === 'queued') {
    return issued.queued.zipKey === undefined
      ? 'la autoridad no recibió el documento para el set de pruebas'
      : undefined;
  }
  return shortfallOf(issued.answered.verdict, 'documento');
};

/** An accepted document has its container; any other has none, and the sentence says so: of a ticket, it names the ticket. */
const attachedMessage = (issued: Issued): string => {
  const failure = failureOf(issued);
  const { kind } = issued.read.model;
  if (failure !== undefined && kind === 'posTicket')
    return `Tiquete POS ${issued.document.identity.number}: ${failure}`;
  const named = `AttachedDocument #${issued.document.identity.number}`;
  return failure === undefined ? `${named} generada con éxito` : `${named} no generada: ${failure}`;
};

/** In the words of the dialect, whatever the gender of the name: clients compare the sentence. */
const madeMessage = (issued: Answered): string => {
  const failure = failureOf(issued);
  const named = `${issued.read.model.type.name} #${issued.document.identity.number}`;
  return failure === undefined ? `${named} generada con éxito` : `${named}: ${failure}`;
};

export const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

const fileNames = {
  invoice: ['invoicexml', 'zipinvoicexml', 'unsignedinvoicexml', 'reqfe', 'rptafe'],
  payroll: ['payrollxml', 'zippayrollxml', 'unsignedpayrollxml', 'reqni', 'rptani'],
} as const;

/** The files that other services of the dialect answer with, or undefined for clients of the interface. */
const dialectFiles = (
  issued: Answered,
  { compatibility, attachedXml }: AnswerContext,
  family: keyof typeof fileNames,
): object | undefined => {
  if (compatibility === 'ResponseAuthority') return undefined;
  const [signed, zip, unsigned, request, response] = fileNames[family];
  const { signedXml, unsignedXml = '', parcel } = issued.document;
  const { messages } = issued.kind === 'issued' ? issued.answered : issued.queued;
  return {
    [signed]: base64(signedXml),
    [zip]: parcel.zip.toString('base64'),
    [unsigned]: base64(unsignedXml),
    [request]: base64(messages.request),
    [response]: messages.response.toString('base64'),
    ...(issued.kind === 'issued' ? { attacheddocument: base64(attachedXml) } : {}),
  };
};

/** The files that the interface specifies for notes. */
const noteFiles = ({ document: { parcel, unsignedXml } }: Answered): object => ({
  zipinvoicexml: parcel.zip.toString('base64'),
  ...(unsignedXml === undefined ? {} : { unsignedinvoicexml: base64(unsignedXml) }),
});

/** 4.1: invoices. */
export const invoiceAnswer = (issued: Issued, context: AnswerContext): object => ({
  success: true,
  message: attachedMessage(issued),
  ...mailKeys(context),
  urlinvoicexml: `${issued.document.printedName}.xml`,
  urlinvoicepdf: `${issued.document.printedName}.pdf`,
  urlinvoiceattached: isAccepted(issued) ? `${issued.document.attachedName}.xml` : '.xml',
  cufe: issued.document.identity.key,
  QRStr: issued.document.qrText,
  ...daysLeft(issued, context),
  ...authorityAnswer(jsonOf(issued), context.compatibility),
  ...dialectFiles(issued, context, 'invoice'),
  ...ours(issued, context),
});

/** 4.3: notes, support documents and their notes; also what is sent to a test set. */
export const noteAnswer = (issued: Answered, context: AnswerContext): object => ({
  message: madeMessage(issued),
  ...mailKeys(context),
  ...authorityAnswer(jsonOf(issued), context.compatibility),
  ...(dialectFiles(issued, context, 'invoice') ?? noteFiles(issued)),
  urlinvoicexml: `${issued.document.printedName}.xml`,
  urlinvoicepdf: `${issued.document.printedName}.pdf`,
  ...(issued.kind === 'issued'
    ? { urlinvoiceattached: isAccepted(issued) ? `${issued.document.attachedName}.xml` : '.xml' }
    : {}),
  [kinds[issued.read.model.kind].codeKey]: issued.document.identity.key,
  QRStr: issued.document.qrText,
  ...daysLeft(issued, context),
  ...ours(issued, context),
});

/** 4.4 and 4.5: payroll and its adjustments, with a verdict or sent to a test set. */
export const payrollAnswer = (issued: Answered, context: AnswerContext): object => {
  const files = dialectFiles(issued, context, 'payroll');
  return {
    message: madeMessage(issued),
    ...mailKeys(context),
    ...authorityAnswer(jsonOf(issued), context.compatibility),
    ...(files ?? { payrollxml: base64(issued.document.signedXml) }),
    urlpayrollxml: `${issued.document.printedName}.xml`,
    urlpayrollpdf: `${issued.document.printedName}.pdf`,
    // Payroll has no container, and other services name the extension where there is none.
    ...(files !== undefined && issued.kind === 'issued' ? { urlpayrollattached: '.xml' } : {}),
    cune: issued.document.identity.key,
    QRStr: issued.document.qrText,
    ...daysLeft(issued, context),
    ...ours(issued, context),
  };
};
