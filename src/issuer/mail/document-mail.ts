/** The messages about an accepted document. Loads sanitize-html: import it when there is mail to send. */
import { asHtml, type Html } from '../../common/html/html.ts';
import { documentHtml, type Fragments } from './document-html.ts';
import { fragmentFields, type DocumentMailInput, type MailProblem } from './document-mail-input.ts';
import { documentText, wordsOf } from './document-words.ts';
import { oneLine } from './address.ts';
import type { OutgoingMail } from './mailer.ts';
import { recipientsOf } from './recipients.ts';
import { droppedFrom, sanitizeFragment } from './sanitize-fragment.ts';

/** In characters. A line of a message has at most 998 octets (RFC 5322, 2.1.1), and one without blanks is not folded. */
const longestField = 300;

/** Receivers split the subject at its semicolons: one within a name would shift the fields after it. */
const field = (text: string): string => {
  const characters = [...oneLine(text.replaceAll(';', ','))];
  return characters.length > longestField ? `${characters.slice(0, longestField - 1).join('')}…` : characters.join('');
};

/** The subject that the authority prescribes: NIT, name, number, type code and trade name. */
const subjectOf = ({ issuer, document }: DocumentMailInput): string =>
  [issuer.nit, issuer.name, document.number, document.type.code, issuer.tradeName ?? issuer.name].map(field).join(';');

const fragment = (given: string | undefined): Html | undefined => {
  const clean = sanitizeFragment(given);
  return clean === undefined ? undefined : asHtml(clean);
};

/** Unusable or absent fragments are replaced by the service's own. */
const fragmentsOf = ({ html }: DocumentMailInput['mail']): Fragments => ({
  header: fragment(html.header),
  buttons: fragment(html.buttons),
  footer: fragment(html.footer),
});

/** One for each fragment that loses something. */
export const droppedProblems = ({ html }: DocumentMailInput['mail']): readonly MailProblem[] =>
  (['header', 'buttons', 'footer'] as const).flatMap((part) => {
    const dropped = droppedFrom(html[part]);
    const path = fragmentFields[part];
    const message =
      `El correo sale sin esto de ${path}: ${dropped.join(', ')}. Se admiten texto con formato, tablas, estilos ` +
      'simples, enlaces http, https, mailto y tel, e imágenes por https o incluidas en el HTML como PNG, JPEG o GIF.';
    return dropped.length === 0 ? [] : [{ code: 'mail-fragment-reduced', paths: [path], message }];
  });

/** One message for the customer, one for the issuer, one for each copy; recipients without an address are left out. */
export const documentMail = (input: DocumentMailInput): OutgoingMail[] => {
  const { env, mail, bundle } = input;
  const { recipients } = recipientsOf(input);
  if (recipients.length === 0) return [];
  const subject = subjectOf(input);
  const fragments = fragmentsOf(mail);
  const attachments = [{ fileName: bundle.name, contentType: 'application/zip', bytes: bundle.bytes }];
  const at = env.clock.now();
  return recipients.map(({ role, to }) => {
    const words = wordsOf(input, role);
    const [text, html] = [documentText(words), documentHtml(words, fragments)];
    return { to, subject, text, html, attachments, id: env.random.uuid(), at };
  });
};
