import type { UblModel, Authorization, Numbering, Party, Presentation } from '../../documents/model.ts';
import { partiesOf } from '../../documents/document-model.ts';
import { codeScheme, rootOf } from '../../documents/literals.ts';
import { kinds } from '../../kinds.ts';
import { date } from '../formats.ts';
import { type ItemColumn, itemTable, frameOf, legalTexts, notesOf } from './parts.ts';
import type { PrintedTable, PrintedDocument } from '../printed-document.ts';
import type { Outcome } from '../outcome.ts';
import { summaryTables, totalRows } from './amounts.ts';
import { ublFacts } from './facts.ts';
import { healthTables } from './health.ts';
import { linesTable } from './lines.ts';
import { issuerView, partyView } from './party.ts';
import { amountInWords } from './words.ts';

/** `CUFE-SHA384` → `CUFE`. */
const codeName = (scheme: string | undefined): string => (scheme ?? 'CUFE').split('-', 1)[0] ?? '';

type Correction = {
  readonly number: string;
  readonly issueDate: string;
  readonly concept: string;
  readonly key: string;
};

const correctionOf = ({ billingReference, discrepancy }: UblModel): Correction => ({
  number: billingReference?.id ?? '',
  issueDate: date(billingReference?.issueDate ?? ''),
  concept: discrepancy?.concept.name ?? '',
  key: billingReference?.uuid ?? '',
});

/** The code gets the remaining width; without one the concept does. */
const columnsFor = ({ key }: Correction, keyName: string): readonly ItemColumn<Correction>[] => [
  { caption: 'Número', align: 'left', share: 0.2, isOptional: true, cell: ({ number }) => number },
  { caption: 'Fecha', align: 'left', isOptional: true, cell: ({ issueDate }) => issueDate },
  {
    caption: 'Concepto',
    align: 'left',
    share: 0.3,
    isWide: key === '',
    isOptional: true,
    cell: ({ concept }) => concept,
  },
  { caption: keyName, align: 'left', isWide: true, isOptional: true, cell: (correction) => correction.key },
];

/** The corrected document, and why; a note may name the reason alone, or neither. */
export const correctionTables = (model: UblModel): readonly PrintedTable[] => {
  const { billingReference, discrepancy } = model;
  const { corrects } = kinds[model.kind].page;
  if (corrects === undefined || (billingReference === undefined && discrepancy === undefined)) return [];
  const caption = billingReference === undefined ? 'Nota sin referencia a un documento' : corrects;
  const correction = correctionOf(model);
  return [itemTable(caption, columnsFor(correction, codeName(billingReference?.uuidScheme)), [correction])];
};

const authorizationText = (
  { prefix, from, to }: Numbering,
  { resolution, startDate, endDate }: Authorization,
  what: string,
): string =>
  `Autorización de numeración de ${what} No. ${resolution} desde ${prefix}${from} hasta ${prefix}${to}` +
  ` vigencia del ${date(startDate)} al ${date(endDate)}`;

/** The sentence that `disable_confirmation_text` leaves out. */
const confirmationText = ({ contact }: Party): string | undefined => {
  const channels = [
    contact.telephone && `al teléfono ${contact.telephone}`,
    contact.email && `al correo ${contact.email}`,
  ].filter(Boolean);
  return channels.length === 0 ? undefined : `Por favor informe su pago ${channels.join(' o ')}.`;
};

/** As the document has them: notes state no withholdings. */
const linesOf = (model: UblModel): UblModel['lines'] =>
  rootOf(model) === 'Invoice' ? model.lines : model.lines.map((line) => ({ ...line, withholdings: [] }));

/**
 * The printed view of an invoice, note, support document or its note. Pure: equal data give equal text. Anything that
 * is not a decimal or a date is printed as given in the request.
 */
export const ublView = (model: UblModel, presentation: Presentation, outcome: Outcome): PrintedDocument => {
  const { page } = kinds[model.kind];
  const { issuer, other } = partiesOf(model);
  const { authorization } = model.numbering;
  const own = [
    page.isPaidToIssuer && presentation.confirmationText ? confirmationText(issuer) : undefined,
    outcome.state === 'accepted' ? page.law : undefined,
  ];
  return {
    ...frameOf(model, presentation, { outcome, keyName: codeName(codeScheme(model)) }),
    paper: page.paper,
    title: page.title ?? model.type.name,
    issuer: issuerView(issuer, page.issuer, presentation),
    counterparty: partyView(other, page.counterparty),
    facts: ublFacts(model, outcome),
    numbering: authorization && page.numbering && authorizationText(model.numbering, authorization, page.numbering),
    tables: [...correctionTables(model), linesTable(linesOf(model))],
    summaries: summaryTables(model),
    totals: totalRows(model, page.total),
    amountInWords: amountInWords(model.totals.payableAmount, model.currency),
    annexes: healthTables(model.health),
    notes: notesOf(model.notes),
    legal: legalTexts(own, model, outcome),
  };
};
