import { isMailAddress, mailboxKey, separated, oneLine } from './address.ts';
import type { DocumentMailInput } from './document-mail-input.ts';

export type Role = 'customer' | 'issuer' | 'copy';

/** The recipient of one message. */
export type Recipient = { readonly role: Role; readonly to: readonly string[] };

/** A requested recipient that gets nothing. */
export type LeftOut = {
  readonly code: 'mail-recipient-invalid' | 'mail-recipient-missing';
  readonly role: Role;
  readonly received: string;
  readonly message: string;
};

export type Recipients = { readonly recipients: readonly Recipient[]; readonly leftOut: readonly LeftOut[] };

/** `Consumidor final`: an anonymous acquirer gets no mail. */
const finalConsumer = '222222222222';

const names: Readonly<Record<Role, string>> = {
  customer: 'del destinatario',
  issuer: 'del emisor',
  copy: 'de una copia (email_cc_list)',
};

const longestEcho = 100;

const invalid = (role: Role, text: string): LeftOut => {
  const received = oneLine(text).slice(0, longestEcho);
  const message = `El correo ${names[role]} no es una dirección: "${received}". Se espera algo como nombre@empresa.co.`;
  return { code: 'mail-recipient-invalid', role, received, message };
};

const missing = (role: Role): LeftOut => ({
  code: 'mail-recipient-missing',
  role,
  received: '',
  message: `Falta el correo ${names[role]}: envíelo en la solicitud o no pida el envío.`,
});

type Wanted = { readonly role: Role; readonly fields: readonly string[] };

/** Whether anyone is to get anything: most documents are issued without mail. */
export const asksForMail = ({
  toCustomer,
  customerCredentials,
  toIssuer,
  copies,
}: DocumentMailInput['mail']): boolean => toCustomer || customerCredentials || toIssuer || copies.length > 0;

const wantedBy = ({ mail, customer, issuer }: DocumentMailInput): Wanted[] => {
  const wanted: Wanted[] = [];
  if ((mail.toCustomer || mail.customerCredentials) && customer.identification !== finalConsumer) {
    wanted.push({ role: 'customer', fields: customer.emails });
  }
  if (mail.toIssuer) wanted.push({ role: 'issuer', fields: [issuer.email] });
  return [...wanted, ...mail.copies.map((copy): Wanted => ({ role: 'copy', fields: [copy] }))];
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
  for (const { role, fields } of wantedBy(input)) {
    const texts = fields.flatMap(separated);
    if (texts.length === 0) leftOut.push(missing(role));
    leftOut.push(...texts.filter((text) => !isMailAddress(text)).map((text) => invalid(role, text)));
    const to = texts.filter((text) => isMailAddress(text) && isNew(text));
    if (to.length > 0) recipients.push({ role, to });
  }
  return { recipients, leftOut };
};
