/**
 * Mail over HTTP: resending an accepted document, and the embedded inbox with the mail that a configured server would
 * have sent.
 */
import type { JsonSchema } from '../../common/http/route.ts';
import { required, digitsOf, textOf } from '../requests/parts.ts';
import { text, digits, email, object } from '../requests/schema-parts.ts';
import { fileName } from '../../common/file-name.ts';
import { hasFiles } from '../store/port.ts';
import { documentNumbered } from './artefacts.ts';
import type { ApiAnswer, Handler, Route, Services } from './http.ts';
import { mailDocument } from './mailing.ts';
import { documentFilesRemoved, noAcceptedDocument, noInbox, noMail } from './problems.ts';
import { among, fieldsOfMails } from './unused-settings.ts';
import { withBody, type Accepted } from './with-body.ts';
import type { Inbox, ReceivedMail } from '../mail/inbox.ts';

const emailSchema = object(
  {
    prefix: text('Prefijo de la numeración'),
    number: digits('Número del documento, sin prefijo'),
    alternate_email: email('Otra dirección a la que se envía en lugar de la del documento'),
  },
  { required: ['number'] },
);

const postEmail = async ({ part }: Accepted, services: Services): Promise<ApiAnswer> => {
  const number = `${textOf(part, 'prefix') ?? ''}${required(digitsOf(part, 'number'), part, 'number')}`;
  const stored = await documentNumbered(number, services);
  if (stored?.state !== 'accepted') return noAcceptedDocument(number);
  if (!hasFiles(stored)) return documentFilesRemoved(number);
  const other = textOf(part, 'alternate_email');
  const { sentAt, problems } = await mailDocument(stored, services, {
    toCustomer: other === undefined,
    toIssuer: false,
    customerCredentials: false,
    copies: other === undefined ? [] : [other],
  });
  const sent = sentAt !== undefined;
  return {
    status: 200,
    body: {
      success: sent,
      message: sent ? `Correo del documento #${number} enviado` : `El correo del documento #${number} no salió`,
      ...(problems.length === 0 ? {} : { errors: problems.map(({ code, message: why }) => `${code}: ${why}`) }),
    },
  };
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

export const mailRoutes: readonly Route[] = [
  withBody({
    method: 'POST',
    path: '/api/ubl2.1/send-email',
    operation: 'postEmail',
    summary: 'Envía de nuevo el correo de un documento aceptado',
    tag: 'Correo',
    authenticated: true,
    body: { EmailRequest: emailSchema },
    failures: {
      404: 'No hay un documento aceptado con ese número',
      410: 'El documento es anterior a los que conservan sus archivos',
    },
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
