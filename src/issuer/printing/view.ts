import type { Authorization, Numbering, Party, Presentation, UblModel } from '../documents/model.ts';
import { date } from './formats.ts';
import { environmentBanner, markOf, stateSentence } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { PrintedDocument } from './printed-document.ts';
import { summaryTables, totalRows } from './view-amounts.ts';
import { invoiceFacts } from './view-facts.ts';
import { linesTable } from './view-lines.ts';
import { issuerView, partyView } from './view-party.ts';
import { amountInWords } from './words.ts';

const authorizationText = (
  { prefix, from, to }: Numbering,
  { resolution, startDate, endDate }: Authorization,
): string =>
  `Autorización de numeración de facturación No. ${resolution} desde ${prefix}${from} hasta ${prefix}${to}` +
  ` vigencia del ${date(startDate)} al ${date(endDate)}`;

const numberingText = (numbering: Numbering): string | undefined =>
  numbering.authorization && authorizationText(numbering, numbering.authorization);

/** The sentence that `disable_confirmation_text` leaves out. */
const confirmationText = ({ contact }: Party): string | undefined => {
  const channels = [
    contact.telephone && `al teléfono ${contact.telephone}`,
    contact.email && `al correo ${contact.email}`,
  ].filter(Boolean);
  return channels.length === 0 ? undefined : `Por favor informe su pago ${channels.join(' o ')}.`;
};

const billOfExchange =
  'A esta factura se le aplican, en lo pertinente, las normas relativas a la letra de cambio (artículo 779 del Código de Comercio).';

/** Where the original is: a preview has none, and the catalogue does not show what was rejected. */
const originalText = ({ state, qrUrl }: Outcome): string | undefined => {
  if (state === 'preview') return undefined;
  const place = state === 'rejected' || qrUrl === '' ? '.' : `, que se consulta en\n${qrUrl}`;
  return `Representación gráfica de un documento electrónico: el original es el XML firmado${place}`;
};

const legalTexts = (model: UblModel, presentation: Presentation, outcome: Outcome): string[] =>
  [
    presentation.confirmationText ? confirmationText(model.supplier) : undefined,
    outcome.state === 'accepted' ? billOfExchange : undefined,
    stateSentence(outcome.state),
    originalText(outcome),
    `Proveedor del software: NIT ${model.software.providerNit}-${model.software.providerCheckDigit}.`,
  ].filter((sentence) => sentence !== undefined);

/** The code of an issuer's contingency (type 03) is a CUDE: its range has no technical key (annex 11.4). */
const keyName = (typeCode: string): string => (typeCode === '03' ? 'CUDE' : 'CUFE');

/**
 * The invoice as it is printed. Pure: equal data give equal text. What is not a
 * decimal or a date is printed as the request gave it.
 */
export const invoiceView = (model: UblModel, presentation: Presentation, outcome: Outcome): PrintedDocument => ({
  title: model.type.name,
  number: `${model.prefix}${model.number}`,
  mark: markOf(outcome.state),
  banner: environmentBanner(model.environment),
  headNote: presentation.headNote,
  footNote: presentation.footNote,
  issuer: issuerView(model.supplier, presentation),
  counterparty: partyView(model.customer, 'Adquirente'),
  facts: invoiceFacts(model, outcome),
  numbering: numberingText(model.numbering),
  lines: linesTable(model.lines),
  summaries: summaryTables(model),
  totals: totalRows(model),
  amountInWords: amountInWords(model.totals.payableAmount, model.currency),
  notes: model.notes.filter((note) => note.trim() !== '').map((text) => ({ caption: '', text })),
  legal: legalTexts(model, presentation, outcome),
  key: { caption: keyName(model.type.code), text: outcome.uuid },
  qr: outcome.qrText === '' ? undefined : { text: outcome.qrText, url: outcome.qrUrl },
});
