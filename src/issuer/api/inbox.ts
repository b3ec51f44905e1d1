/** The mail in the embedded inbox: what would have left if a mail server were configured. */
import { fileName as fileNameOf } from '../../common/file-name.ts';
import type { Inbox, ReceivedMail } from '../mail/inbox.ts';
import type { Handler, Services } from './http.ts';
import { noInbox, noMail } from './problems.ts';

/** The subject that the authority prescribes begins with the NIT: nobody sees another company's mail. */
const mailsOf = (inbox: Inbox, { company }: Services): readonly ReceivedMail[] =>
  inbox.messages().filter(({ subject }) => subject.startsWith(`${company.nit};`));

const listed = ({ from, to, subject, date, attachments }: ReceivedMail, index: number) => ({
  id: index + 1,
  from,
  to,
  subject,
  date,
  attachments: attachments.map(({ fileName, contentType, bytes }) => ({ fileName, contentType, size: bytes.length })),
});

export const getInbox: Handler = async (_request, services) => {
  const inbox = await services.mail.inbox();
  if (inbox === undefined) return noInbox();
  return {
    status: 200,
    body: { smtp: `${inbox.host}:${String(inbox.port)}`, messages: mailsOf(inbox, services).map(listed) },
  };
};

/** The message as it came (RFC 5322), to be opened in a mail program. */
export const getMail: Handler = async ({ params }, services) => {
  const inbox = await services.mail.inbox();
  if (inbox === undefined) return noInbox();
  const { id = '' } = params;
  const mail = /^[1-9]\d{0,5}$/.test(id) ? mailsOf(inbox, services)[Number(id) - 1] : undefined;
  if (mail === undefined) return noMail(id);
  const file = { name: fileNameOf(`correo-${id}.eml`), shown: 'attachment' } as const;
  return { status: 200, headers: { 'Content-Type': 'message/rfc822' }, file, body: mail.raw };
};
