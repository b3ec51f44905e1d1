/**
 * Mail over HTTP: resending an accepted document, and the embedded inbox with the mail that a configured server would
 * have sent.
 */
import type { JsonSchema } from '../../common/http/route.ts';
import type { Presentation } from '../documents/model.ts';
import { required, digitsOf, partsOf, textOf, type Part } from '../requests/parts.ts';
import { described, text, digits, email, object, shortList, type Member } from '../requests/schema-parts.ts';
import { fileName } from '../../common/file-name.ts';
import { separated } from '../mail/address.ts';
import { isObject } from '../../common/json/is-object.ts';
import { hasFiles, type StoredDocument } from '../store/port.ts';
import { documentNumbered } from './artefacts.ts';
import { refusedAsDialect, speaksDialect } from './compatibility.ts';
import type { ApiAnswer, Handler, Route, Services } from './http.ts';
import { mailDocument } from './mailing.ts';
import { documentFilesRemoved, invalidRequest, noAcceptedDocument, noInbox, noMail } from './problems.ts';
import { among, fieldsOfMails } from './unused-settings.ts';
import { withBody, type Accepted } from './with-body.ts';
import type { MailProblem } from '../mail/document-mail-input.ts';
import type { Inbox, ReceivedMail } from '../mail/inbox.ts';

const emailSchema = object(
  {
    prefix: text('Prefijo de la numeración'),
    number: digits('Número del documento, sin prefijo'),
    alternate_email: email('Otra dirección a la que se envía en lugar de la del documento'),
  },
  { required: ['number'] },
);

type Resend = Pick<Presentation['mail'], 'toCustomer' | 'copies'> & {
  readonly stored: StoredDocument | undefined;
  /** As the request names the document. */
  readonly number: string;
  /** The field in which this path takes an address. */
  readonly addressField: string;
};

/** What the caller of this path can do about a document without a mailbox; the mail's own words are about issuing. */
const whyNot = ({ code, message }: MailProblem, addressField: string): string =>
  code === 'mail-recipient-missing' || code === 'mail-recipient-anonymous'
    ? `${code}: El documento no tiene a quién enviarse (el adquirente no dio un correo o es el consumidor final). Envíe la dirección en ${addressField}.`
    : `${code}: ${message}`;

const mailAgain = async (
  { stored, number, addressField, ...recipients }: Resend,
  services: Services,
): Promise<ApiAnswer> => {
  if (stored?.state !== 'accepted') {
    const problem = noAcceptedDocument(number);
    return speaksDialect(services) ? refusedAsDialect(problem) : problem;
  }
  if (!hasFiles(stored)) return documentFilesRemoved(number);
  const asked = { toIssuer: false, customerCredentials: false, ...recipients };
  const { sentAt, problems } = await mailDocument(stored, services, asked);
  const sent = sentAt !== undefined;
  return {
    status: 200,
    body: {
      success: sent,
      message: sent ? `Correo del documento #${number} enviado` : `El correo del documento #${number} no salió`,
      ...(problems.length === 0 ? {} : { errors: problems.map((problem) => whyNot(problem, addressField)) }),
    },
  };
};

/** To the other address in that field, if there is one. */
const mailNumbered = async (
  number: string,
  { part, addressField }: { readonly part: Part; readonly addressField: string },
  services: Services,
): Promise<ApiAnswer> => {
  const stored = await documentNumbered(number, services);
  const other = textOf(part, addressField);
  const copies = other === undefined ? [] : [other];
  return mailAgain({ stored, number, addressField, toCustomer: other === undefined, copies }, services);
};

const postEmail = ({ part }: Accepted, services: Services): Promise<ApiAnswer> => {
  const number = `${textOf(part, 'prefix') ?? ''}${required(digitsOf(part, 'number'), part, 'number')}`;
  return mailNumbered(number, { part, addressField: 'alternate_email' }, services);
};

/** A front end of the dialect sends prefix and number as one text. */
const postMail = ({ part }: Accepted, services: Services): Promise<ApiAnswer> | ApiAnswer => {
  const number = textOf(part, 'number_full') ?? textOf(part, 'number');
  return number === undefined
    ? invalidRequest({ number_full: ['Falta number_full: el número del documento con su prefijo.'] })
    : mailNumbered(number, { part, addressField: 'email' }, services);
};

/** One text may hold several. */
const addressesIn = (part: Part, name: string): readonly string[] =>
  partsOf(part, name).flatMap((each) => separated(required(textOf(each, 'email'), each, 'email')));

const lists = ['to', 'cc', 'bcc'] as const;

/** Empty values count as absent, but who lists recipients without an address does not mean the customer. */
const listWithoutAddress = (body: unknown): (typeof lists)[number] | undefined =>
  isObject(body) ? lists.find((name) => [body[name] ?? ''].flat().some((each) => each !== '')) : undefined;

/** Clients of this path read `is_valid`, as a number. */
const postMailOf = async ({ part, body, params: { key = '' } }: Accepted, services: Services): Promise<ApiAnswer> => {
  const copies = lists.flatMap((name) => addressesIn(part, name));
  const empty = copies.length === 0 ? listWithoutAddress(body) : undefined;
  if (empty !== undefined)
    return invalidRequest({
      [empty]: [`Ningún destinatario trae email. Envíe [{"email": "nombre@empresa.co"}], u omita ${empty}.`],
    });
  const stored = await services.store.documentByKey(services.company.nit, key.toLowerCase());
  const number = stored === undefined ? key : `${stored.prefix}${stored.number}`;
  const answer = await mailAgain(
    { stored, number, addressField: 'to', toCustomer: copies.length === 0, copies },
    services,
  );
  const isSent = 'success' in answer.body && answer.body.success === true;
  return answer.status === 200 ? { ...answer, body: { is_valid: isSent ? 1 : 0, ...answer.body } } : answer;
};

/** The subject that the authority prescribes begins with the NIT, so nobody sees another company's mail. */
const mailsOf = async (inbox: Inbox, { company }: Services): Promise<readonly ReceivedMail[]> =>
  (await inbox.all()).filter(({ subject }) => subject.startsWith(`${company.nit};`));

const listed = ({ from, to, subject, date, attachments }: ReceivedMail, index: number) => ({
  id: index + 1,
  from,
  to,
  subject,
  date,
  attachments: attachments.map(({ fileName: name, contentType, bytes }) => ({
    fileName: name,
    contentType,
    size: bytes.length,
  })),
});

const getInbox: Handler = async (_request, services) => {
  const inbox = await services.mail.inbox();
  if (inbox === undefined) return noInbox();
  return {
    status: 200,
    body: { smtp: `${inbox.host}:${String(inbox.port)}`, messages: (await mailsOf(inbox, services)).map(listed) },
  };
};

/** The message as received (RFC 5322), to be opened in a mail program. */
const getMail: Handler = async ({ params }, services) => {
  const inbox = await services.mail.inbox();
  if (inbox === undefined) return noInbox();
  const { id = '' } = params;
  const mail = /^[1-9]\d{0,5}$/.test(id) ? (await mailsOf(inbox, services))[Number(id) - 1] : undefined;
  if (mail === undefined) return noMail(id);
  const file = { name: fileName(`correo-${id}.eml`), shown: 'attachment' } as const;
  return { status: 200, headers: { 'Content-Type': 'message/rfc822' }, file, body: mail.raw };
};

const resent = 'el correo sale como lo pidió la solicitud que emitió el documento; alternate_email cambia a quién';

const inboxResponse: JsonSchema = {
  type: 'object',
  properties: {
    smtp: { type: 'string', description: 'Dónde escucha el buzón' },
    messages: { type: 'array', items: { type: 'object' } },
  },
  required: ['smtp', 'messages'],
};

const mailRoute = {
  method: 'POST',
  summary: 'Envía de nuevo el correo de un documento aceptado',
  tag: 'Correo',
  authenticated: true,
  failures: {
    404: 'No hay un documento aceptado con ese número',
    410: 'El documento es anterior a los que conservan sus archivos',
  },
} as const satisfies Partial<Route>;

/** Clients of the dialect resend documents under several addresses. */
const emailPaths = [
  ['/api/ubl2.1/send-email', 'postEmail'],
  ['/api/ubl2.1/send-email-customer', 'postEmailCustomer'],
  ['/api/send-email-customer', 'postEmailCustomerBesideApi'],
  ['/api/send-email-customer/:view', 'postEmailCustomerView'],
] as const;

const mailboxes = (description: string): Member =>
  described(description, shortList(object({ email: email('Dirección') }, { required: ['email'] }), 50));

export const mailRoutes: readonly Route[] = [
  ...emailPaths.map(([path, operation]) =>
    withBody({
      ...mailRoute,
      path,
      operation,
      params: { view: 'Sin efecto: la respuesta es siempre JSON' },
      body: { EmailRequest: emailSchema },
      unused: {
        ...among(
          resent,
          ...fieldsOfMails,
          'base64graphicrepresentation',
          'showacceptrejectbuttons',
          'only_send_to_cc_list',
        ),
        ...among('la empresa es la del token', 'company_idnumber'),
      },
      handle: postEmail,
    }),
  ),
  withBody({
    ...mailRoute,
    path: '/api/ubl2.1/send_mail',
    operation: 'postMail',
    body: {
      MailRequest: object({
        number: text('Número del documento, con su prefijo, si no llega number_full'),
        number_full: text('Número del documento con su prefijo'),
        email: email('Otra dirección a la que se envía en lugar de la del documento'),
      }),
    },
    handle: postMail,
  }),
  withBody({
    ...mailRoute,
    path: '/api/ubl2.1/mail/send/:key',
    operation: 'postMailOfDocument',
    params: { key: 'Código único del documento: CUFE, CUDE, CUDS o CUNE' },
    body: {
      MailOfDocumentRequest: object({
        to: mailboxes('Direcciones; sin ninguna, la del documento'),
        cc: mailboxes('Otras direcciones: cada una recibe su propio mensaje'),
        bcc: mailboxes('Otras direcciones: cada una recibe su propio mensaje'),
      }),
    },
    handle: postMailOf,
  }),
  {
    method: 'GET',
    path: '/api/ubl2.1/inbox',
    operation: 'getInbox',
    summary: 'Lista los mensajes del buzón',
    tag: 'Correo',
    authenticated: true,
    answer: { description: 'Los mensajes de la empresa', schemas: { inboxResponse } },
    failures: { 404: 'El correo sale por un servidor configurado: no hay buzón' },
    handle: getInbox,
  },
  {
    method: 'GET',
    path: '/api/ubl2.1/inbox/:id',
    operation: 'getMail',
    summary: 'Entrega un mensaje como llegó',
    tag: 'Correo',
    params: { id: 'Identificador del mensaje en el buzón' },
    authenticated: true,
    answer: { description: 'El mensaje (RFC 5322)', contentTypes: ['message/rfc822'] },
    failures: { 404: 'No hay buzón, o no tiene ese mensaje' },
    handle: getMail,
  },
];
