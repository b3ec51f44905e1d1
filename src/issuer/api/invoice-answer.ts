/** The answer to an issued invoice (interface section 4.1), keys in the order that clients of its family know. */
import type { Credentials } from '../../common/credentials.ts';
import { colombianDate, daysBetween } from '../../common/time.ts';
import type { Verdict } from '../authority/answer.ts';
import type { Issued } from '../issue.ts';
import { certificateTexts } from '../signing/certificate-texts.ts';
import { printedFileName } from '../store/records.ts';
import type { Compatibility } from './http.ts';

export type AnswerContext = {
  readonly credentials: Credentials;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly compatibility?: Compatibility | undefined;
};

/** Negative once it has expired. */
const certificateDaysLeft = (credentials: Credentials, now: number): number =>
  daysBetween(colombianDate(now), colombianDate(certificateTexts(credentials).expiry));

const codesOf = ({ lines }: Verdict, wanted: Verdict['lines'][number]['kind']): readonly string[] =>
  lines.flatMap(({ code, kind }) => (kind === wanted && code !== undefined ? [code] : []));

/** The verdict without its envelope, for those who only want to know. */
const summaryOf = (verdict: Verdict): object => ({
  accepted: verdict.isValid,
  rejected: codesOf(verdict, 'rejection'),
  notifications: codesOf(verdict, 'notification'),
});

/** An accepted document has its container; of a rejected one none is made, and the sentence says so. */
const messageOf = ({ identity: { number }, answered }: Issued): string =>
  answered.verdict.isValid
    ? `AttachedDocument #${number} generada con éxito`
    : `AttachedDocument #${number} no generada: la autoridad rechazó el documento`;

const adoptedWarning = {
  code: 'verdict-adopted',
  paths: [],
  message:
    'El documento ya había sido procesado: el veredicto es el primero que dio la autoridad, consultado con GetStatus.',
} as const;

const authorityAnswer = ({ answered }: Issued, compatibility: Compatibility | undefined): object => ({
  ...(compatibility?.responseDian === 'instead' ? {} : { ResponseAuthority: answered.json }),
  ...(compatibility === undefined ? {} : { ResponseDian: answered.json }),
});

export const invoiceAnswer = (issued: Issued, { credentials, now, compatibility }: AnswerContext): object => {
  const { answered, attachedName, explanations, identity, model, qrText } = issued;
  const { prefix, number, numbering } = model;
  const warnings = [...issued.warnings, ...(answered.adopted ? [adoptedWarning] : [])];
  return {
    success: true,
    message: messageOf(issued),
    send_email_success: false,
    send_email_date_time: false,
    urlinvoicexml: printedFileName(prefix, number, 'xml'),
    urlinvoicepdf: printedFileName(prefix, number, 'pdf'),
    urlinvoiceattached: answered.verdict.isValid ? attachedName : '.xml',
    cufe: identity.key,
    QRStr: qrText,
    certificate_days_left: certificateDaysLeft(credentials, now),
    resolution_days_left: daysBetween(colombianDate(now), numbering.endDate),
    ...authorityAnswer(issued, compatibility),
    verdict: summaryOf(answered.verdict),
    ...(explanations === undefined ? {} : { explanations }),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
};
