/** The mail about an accepted document, as its request specified. A failure to mail never changes a verdict. */
import { seededRandom } from '../../common/env/env.ts';
import { fileName } from '../../common/file-name.ts';
import type { Company } from '../company.ts';
import { isUbl, partiesOf, ublOrPayroll, type DocumentModel } from '../documents/document-model.ts';
import type { Party, Presentation, UblModel } from '../documents/model.ts';
import type { PayrollModel } from '../documents/payroll/model.ts';
import type { DocumentMailInput, MailProblem } from '../mail/document-mail-input.ts';
import type { Mailer } from '../mail/mailer.ts';
import { recipientsOf } from '../mail/recipients.ts';
import { sendDocument } from '../mail/send-document.ts';
import { hasFiles, type CompleteDocument, type StoredDocument } from '../store/port.ts';
import { bundleOf } from './artefacts.ts';
import type { Services } from './http.ts';
import { filesRemoved } from './problems.ts';

export type MailReport = {
  /** When the server took a message, in milliseconds; undefined when none was taken. */
  readonly sentAt: number | undefined;
  /** Why requested mail could not be sent. */
  readonly problems: readonly MailProblem[];
};

export const notMailed: MailReport = { sentAt: undefined, problems: [] };

type Addressee = Pick<DocumentMailInput, 'customer'> & {
  readonly issuer: Party;
  readonly total: string | undefined;
  readonly currency: string;
};

const emailsOf = (email: string | undefined): readonly string[] => (email === undefined ? [] : [email]);

const workerOf = (model: PayrollModel): Addressee => {
  const worker = 'worker' in model ? model.worker : undefined;
  return {
    issuer: model.supplier,
    customer: {
      identification: worker?.identification.number ?? '',
      name: worker === undefined ? '' : `${worker.firstName} ${worker.surname}`,
      emails: emailsOf(worker?.email),
      // A deletion has no worker: what cannot be done is the mail.
      path: worker === undefined ? 'sendmail' : `${worker.path}.email`,
    },
    total: 'totals' in model ? model.totals.payable : undefined,
    currency: model.currency,
  };
};

/** The seller for a support document; the acquirer for all others. */
const otherPartyOf = (model: UblModel): Addressee => {
  const { issuer, other } = partiesOf(model);
  const { totals, currency } = model;
  const { path, identification, name, contact, isAnonymous = false } = other;
  return {
    issuer,
    customer: {
      // A till has a field for the mailbox of a final consumer.
      identification: isAnonymous ? '' : identification.number,
      name,
      emails: emailsOf(contact.email),
      path: isAnonymous ? 'email_pos_customer' : `${path}.email`,
    },
    total: totals.payableAmount,
    currency,
  };
};

/** `CUFE-SHA384` → `CUFE`. */
const labelOf = (scheme: string): DocumentMailInput['document']['key']['label'] => {
  const label = scheme.split('-')[0];
  return label === 'CUDE' || label === 'CUDS' || label === 'CUNE' ? label : 'CUFE';
};

type Source = {
  readonly stored: CompleteDocument;
  readonly company: Company;
  readonly env: Services['env'];
  readonly client: Pick<Services['client'], 'isSimulated'>;
  /** Tells this sending from others about the same document. */
  readonly sending: string;
  /** Overrides the recipients in the request. */
  readonly asked?: Partial<Presentation['mail']> | undefined;
};

const noBundle = { name: fileName(''), bytes: Buffer.alloc(0) } as const;

const inputOf = ({ stored, company, env, client, sending, asked }: Source): DocumentMailInput => {
  const model = ublOrPayroll(JSON.parse(stored.files.model) as DocumentModel); // written by this service
  const { mail } = JSON.parse(stored.files.presentation) as Presentation; // also written by this service
  const { issuer, customer, total, currency } = isUbl(model) ? otherPartyOf(model) : workerOf(model);
  return {
    // Separate identifiers: the number of mails must not change the documents issued afterwards.
    env: { clock: env.clock, random: seededRandom(`mail:${stored.key}:${sending}`) },
    issuer: {
      nit: issuer.identification.number,
      name: issuer.name,
      tradeName: issuer.tradeName,
      email: issuer.contact.email ?? company.email,
    },
    customer,
    document: {
      number: `${model.prefix}${model.number}`,
      type: model.type,
      total,
      currency,
      key: { label: labelOf(stored.keyScheme), code: stored.key },
      catalogueUrl: stored.files.qrUrl,
      environment: model.environment,
      isSimulated: client.isSimulated,
    },
    mail: { ...mail, ...asked },
    bundle: noBundle,
  };
};

type Opened = { readonly ok: true; readonly mailer: Mailer } | { readonly ok: false; readonly reason: string };

/** The port of the embedded inbox may be in use. */
const openMailer = async ({ mailer }: Services['mail']): Promise<Opened> => {
  try {
    return { ok: true, mailer: await mailer() };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};

type Mailing = Pick<Services, 'company' | 'env' | 'client' | 'mail' | 'log'>;

/** The mail can be asked for again (send-email). */
const notMade = (error: unknown, { log }: Pick<Services, 'log'>): MailReport => {
  log?.defect(error);
  const message = `${error instanceof Error ? error.message : String(error)}. Pida el correo de nuevo con send-email.`;
  return { sentAt: undefined, problems: [{ code: 'mail-not-made', paths: ['sendmail'], message }] };
};

/**
 * Sends the mail requested with the document, or requested now; nothing is generated without recipients. Never throws:
 * the document is accepted, whatever happens to its files and to its mail.
 */
export const mailDocument = async (
  stored: StoredDocument | (() => Promise<StoredDocument | undefined>),
  services: Mailing,
  asked?: Partial<Presentation['mail']>,
): Promise<MailReport> => {
  try {
    const document = typeof stored === 'function' ? await stored() : stored;
    return document === undefined ? notMailed : await sendMail(document, services, asked);
  } catch (error) {
    return notMade(error, services);
  }
};

/** Mails a document that turned out to be accepted. */
export const mailing =
  (services: Mailing & Pick<Services, 'store'>) =>
  (id: number): Promise<MailReport> =>
    mailDocument(() => services.store.document(id), services);

const sendMail = async (
  stored: StoredDocument,
  { company, env, client, mail }: Mailing,
  asked: Partial<Presentation['mail']> | undefined,
): Promise<MailReport> => {
  if (!hasFiles(stored)) {
    const problem = { code: 'document-files-removed', paths: [], message: filesRemoved(stored.printedName) };
    return { sentAt: undefined, problems: [problem] };
  }
  const sending = `${String(env.clock.now())}:${String(mail.turn())}`;
  const input = inputOf({ stored, company, env, client, sending, asked });
  const { recipients, leftOut } = recipientsOf(input);
  if (recipients.length === 0) return { sentAt: undefined, problems: leftOut };
  const failed = (code: string, message: string): MailReport => ({
    sentAt: undefined,
    problems: [...leftOut, { code, paths: recipients.flatMap(({ paths }) => paths), message }],
  });
  const made = await bundleOf(stored, { company, client });
  if (!made.ok) return failed('mail-not-made', made.reason);
  const opened = await openMailer(mail);
  if (!opened.ok) return failed('mail-not-opened', opened.reason);
  const report = await sendDocument({ ...input, bundle: made.bundle }, opened.mailer);
  return { sentAt: report.delivered.length > 0 ? env.clock.now() : undefined, problems: report.problems };
};
