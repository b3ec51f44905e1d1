import { finalConsumer } from '../documents/literals.ts';
import { isMailAddress, mailboxKey, separated, oneLine } from './address.ts';
import type { DocumentMailInput, MailProblem } from './document-mail-input.ts';

export type Role = 'customer' | 'issuer' | 'copy';

/** The recipient of one message, and the fields of the request that name it. */
export type Recipient = { readonly role: Role; readonly to: readonly string[]; readonly paths: readonly string[] };

/** A requested recipient that gets nothing. */
export type LeftOut = MailProblem & {
  readonly code: 'mail-recipient-invalid' | 'mail-recipient-missing' | 'mail-recipient-anonymous';
  readonly role: Role;
  readonly received: string;
};

export type Recipients = { readonly recipients: readonly Recipient[]; readonly leftOut: readonly LeftOut[] };

const names: Readonly<Record<Role, string>> = {
  customer: 'del destinatario',
  issuer: 'del emisor',
  copy: 'de una copia (email_cc_list)',
};

const longestEcho = 100;

type Wanted = Omit<Recipient, 'to'> & { readonly fields: readonly string[] };

const invalid = ({ role, paths }: Wanted, text: string): LeftOut => {
  const received = oneLine(text).slice(0, longestEcho);
  const message = `El correo ${names[role]} no es una dirección: "${received}". Se espera algo como nombre@empresa.co.`;
  return { code: 'mail-recipient-invalid', paths, role, received, message };
};

const missing = ({ role, paths }: Wanted): LeftOut => ({
  code: 'mail-recipient-missing',
  paths,
  role,
  received: '',
  message: `Falta el correo ${names[role]}: envíelo en la solicitud o no pida el envío.`,
});

const anonymous = ({ role, paths, fields }: Wanted): LeftOut => ({
  code: 'mail-recipient-anonymous',
  paths,
  role,
  received: oneLine(fields.join(', ')).slice(0, longestEcho),
  message: `El consumidor final (${finalConsumer}) es anónimo y no recibe correo: identifique al adquirente, o envíe su dirección en email_cc_list.`,
});

/** Whether anyone is to get anything: most documents are issued without mail. */
export const asksForMail = ({
  toCustomer,
  customerCredentials,
  toIssuer,
  copies,
}: DocumentMailInput['mail']): boolean => toCustomer || customerCredentials || toIssuer || copies.length > 0;

const wantedBy = ({ mail, customer, issuer }: DocumentMailInput): Wanted[] => {
  const wanted: Wanted[] = [];
  if (mail.toCustomer || mail.customerCredentials) {
    wanted.push({ role: 'customer', paths: [customer.path], fields: customer.emails });
  }
  if (mail.toIssuer) wanted.push({ role: 'issuer', paths: ['establishment_email'], fields: [issuer.email] });
  const copies = mail.copies.map((copy, index): Wanted => {
    return { role: 'copy', paths: [`email_cc_list.${String(index)}.email`], fields: [copy] };
  });
  return [...wanted, ...copies];
};

/**
 * The recipients of mail about the document, each mailbox once: the customer,
 * then the issuer, then the copies. Text that is not an address is left out, and
 * listed.
 */
export const recipientsOf = (input: DocumentMailInput): Recipients => {
  const recipients: Recipient[] = [];
  const leftOut: LeftOut[] = [];
  const seen = new Set<string>();
  const isNew = (address: string): boolean => seen.size < seen.add(mailboxKey(address)).size;
  for (const wanted of wantedBy(input)) {
    const { role, paths, fields } = wanted;
    if (role === 'customer' && input.customer.identification === finalConsumer) {
      leftOut.push(anonymous(wanted));
      continue;
    }
    const texts = fields.flatMap(separated);
    if (texts.length === 0) leftOut.push(missing(wanted));
    leftOut.push(...texts.filter((text) => !isMailAddress(text)).map((text) => invalid(wanted, text)));
    const to = texts.filter((text) => isMailAddress(text) && isNew(text));
    if (to.length > 0) recipients.push({ role, to, paths });
  }
  return { recipients, leftOut };
};
