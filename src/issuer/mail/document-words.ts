/** The wording of the mail about a document, for both its plain text and its HTML. */
import type { Role } from './recipients.ts';
import { money } from '../printing/formats.ts';
import type { DocumentMailInput } from './document-mail-input.ts';
import { oneLine } from './address.ts';
import { environmentBanner } from '../printing/outcome.ts';

export type DocumentWords = {
  /** Warns that it is not a valid document. */
  readonly banner: string | undefined;
  /** `Factura electrónica de venta SETP990000001`. */
  readonly title: string;
  readonly greeting: string | undefined;
  readonly intro: string;
  readonly facts: readonly { readonly caption: string; readonly text: string }[];
  /** Where the authority shows the document, or would; undefined if that is not a web address. */
  readonly catalogue: { readonly url: string; readonly caption: string } | undefined;
  readonly attachments: string;
  readonly footer: string;
};

const introOf = (role: Role, sender: string, customer: string): string => {
  if (role === 'customer') return `${sender} le envía este documento electrónico:`;
  const addressee = customer === '' ? '' : ` para ${customer}`;
  return `Copia del documento electrónico que ${sender} emitió${addressee}:`;
};

/** The contents of the archive, as a list in Spanish. */
const contentsOf = (annexes: number, validator: string): string => {
  const [xml, pdf] = [`el documento validado por ${validator} (XML)`, 'su representación gráfica (PDF)'];
  if (annexes === 0) return `${xml} y ${pdf}`;
  return `${xml}, ${pdf} y ${annexes === 1 ? 'un anexo' : `${String(annexes)} anexos`}`;
};

const factsOf = ({ document, customer }: DocumentMailInput): DocumentWords['facts'] => {
  const { total, currency, key } = document;
  return [
    { caption: 'Para', text: customer.name },
    { caption: 'Total', text: total === undefined ? '' : `${money(total)} ${currency}` },
    { caption: key.label, text: key.code },
  ]
    .map(({ caption, text }) => ({ caption, text: oneLine(text) }))
    .filter(({ text }) => text !== '');
};

const catalogueOf = ({ isSimulated, catalogueUrl: url }: DocumentMailInput['document']): DocumentWords['catalogue'] => {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/u.test(url)) return undefined;
  return {
    url,
    caption: isSimulated ? 'Dirección que tendría en el catálogo de la DIAN' : 'Ver en el catálogo de la DIAN',
  };
};

export const wordsOf = (input: DocumentMailInput, role: Role): DocumentWords => {
  const { issuer, customer, document, mail, bundle } = input;
  const sender = `${oneLine(issuer.name)} (NIT ${oneLine(issuer.nit)})`;
  const name = oneLine(customer.name);
  return {
    banner: environmentBanner(document.environment),
    title: oneLine(`${document.type.name} ${document.number}`),
    greeting: role === 'customer' && name !== '' ? `Hola, ${name}:` : undefined,
    intro: introOf(role, sender, name),
    facts: factsOf(input),
    catalogue: catalogueOf(document),
    attachments: `Se adjunta ${oneLine(bundle.name)} con ${contentsOf(mail.annexes.length, document.isSimulated ? 'el simulador' : 'la DIAN')}.`,
    footer: `Mensaje automático de ${oneLine(issuer.tradeName ?? issuer.name)}`,
  };
};

/** The mail as plain text, for readers without HTML. */
export const documentText = (words: DocumentWords): string =>
  [
    words.banner?.toUpperCase(),
    words.greeting,
    words.intro,
    [words.title, ...words.facts.map(({ caption, text }) => `${caption}: ${text}`)].join('\n'),
    words.catalogue === undefined ? undefined : `${words.catalogue.caption}:\n${words.catalogue.url}`,
    words.attachments,
    `--\n${words.footer}`,
  ]
    .filter((paragraph) => paragraph !== undefined)
    .join('\n\n')
    .concat('\n');
