import type { UblModel, UblKind, Authorization, Numbering, Party, Presentation } from '../../documents/model.ts';
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
const codeName = (scheme: string | undefined): string => (scheme ?? 'CUFE').replace(/-.*$/, '');

const captions: Readonly<Partial<Record<UblModel['kind'], string>>> = {
  creditNote: 'Factura que se corrige',
  debitNote: 'Factura que se corrige',
  supportAdjustmentNote: 'Documento soporte que se ajusta',
};

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

/** The code takes the width that is left; without one the concept does. */
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

/** The document that a note corrects, and why; a note may name the reason alone, or neither. */
export const correctionTables = (model: UblModel): readonly PrintedTable[] => {
  const { billingReference, discrepancy } = model;
  const corrects = captions[model.kind];
  if (corrects === undefined || (billingReference === undefined && discrepancy === undefined)) return [];
  const caption = billingReference === undefined ? 'Nota sin referencia a un documento' : corrects;
  const correction = correctionOf(model);
  return [itemTable(caption, columnsFor(correction, codeName(billingReference?.uuidScheme)), [correction])];
};

/** How a kind speaks of itself. */
type Wording = {
  readonly title: (model: UblModel) => string;
  /** The code of an issuer's contingency (type 03) is a CUDE: its range has no technical key (annex 11.4). */
  readonly keyName: (model: UblModel) => 'CUFE' | 'CUDE' | 'CUDS';
  /** The party that issues is in the head of the page. */
  readonly issuer: { readonly party: 'supplier' | 'customer'; readonly role: string };
  readonly counterparty: { readonly party: 'supplier' | 'customer'; readonly role: string };
  /** What the resolution authorises. */
  readonly numbering: string;
  readonly total: string;
  /** The issuer is paid: the page asks to report the payment, unless `disable_confirmation_text`. */
  readonly isPaidToIssuer: boolean;
  /** What the law says of the kind, for documents that the authority accepted. */
  readonly law: string | undefined;
};

const sale = {
  issuer: { party: 'supplier', role: 'Emisor' },
  counterparty: { party: 'customer', role: 'Adquirente' },
  numbering: 'facturación',
} as const;

/** The roles are inverted: the buyer issues. */
const purchase = {
  keyName: () => 'CUDS',
  issuer: { party: 'customer', role: 'Adquirente' },
  counterparty: { party: 'supplier', role: 'Vendedor' },
  numbering: 'documento soporte',
  isPaidToIssuer: false,
} as const satisfies Partial<Wording>;

const wordings: Readonly<Record<UblKind, Wording>> = {
  invoice: {
    ...sale,
    title: ({ type }) => type.name,
    keyName: ({ type }) => (type.code === '03' ? 'CUDE' : 'CUFE'),
    total: 'Total a pagar',
    isPaidToIssuer: true,
    law: 'A esta factura se le aplican, en lo pertinente, las normas relativas a la letra de cambio (artículo 779 del Código de Comercio).',
  },
  creditNote: {
    ...sale,
    title: () => 'Nota crédito de factura electrónica de venta',
    keyName: () => 'CUDE',
    total: 'Total nota crédito',
    isPaidToIssuer: false,
    law: undefined,
  },
  debitNote: {
    ...sale,
    title: () => 'Nota débito de factura electrónica de venta',
    keyName: () => 'CUDE',
    total: 'Total nota débito',
    isPaidToIssuer: true,
    law: undefined,
  },
  supportDocument: {
    ...purchase,
    title: () => 'Documento soporte en adquisiciones efectuadas a no obligados a facturar',
    total: 'Total a pagar',
    law: 'Documento soporte de la adquisición a un sujeto no obligado a expedir factura (artículo 1.6.1.4.12 del Decreto 1625 de 2016).',
  },
  supportAdjustmentNote: {
    ...purchase,
    title: () => 'Nota de ajuste al documento soporte en adquisiciones efectuadas a no obligados a facturar',
    total: 'Total nota de ajuste',
    law: undefined,
  },
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

/**
 * An invoice, note, support document or its note as it is printed. Pure: equal
 * data give equal text. What is not a decimal or a date is printed as the
 * request gave it.
 */
export const ublView = (model: UblModel, presentation: Presentation, outcome: Outcome): PrintedDocument => {
  const wording = wordings[model.kind];
  const issuer = model[wording.issuer.party];
  const { authorization } = model.numbering;
  const own = [
    wording.isPaidToIssuer && presentation.confirmationText ? confirmationText(issuer) : undefined,
    outcome.state === 'accepted' ? wording.law : undefined,
  ];
  return {
    ...frameOf(model, presentation, { outcome, keyName: wording.keyName(model) }),
    title: wording.title(model),
    issuer: issuerView(issuer, wording.issuer.role, presentation),
    counterparty: partyView(model[wording.counterparty.party], wording.counterparty.role),
    facts: ublFacts(model, outcome),
    numbering: authorization && authorizationText(model.numbering, authorization, wording.numbering),
    tables: [...correctionTables(model), linesTable(model.lines)],
    summaries: summaryTables(model),
    totals: totalRows(model, wording.total),
    amountInWords: amountInWords(model.totals.payableAmount, model.currency),
    annexes: healthTables(model.health),
    notes: notesOf(model.notes),
    legal: legalTexts(own, model, outcome),
  };
};
