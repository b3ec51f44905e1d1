/** Every kind of document that the generators know: how to generate one, where it is posted, what it corrects. */
import { requestForms, type RequestForm } from '../../issuer/requests/field-facts.ts';
import type { Generator, Predecessor, Reference } from '../../../datasets/generators/index.ts';
import {
  invoiceVariants,
  noteVariants,
  payrollVariants,
  purchaseVariants,
  ticketNoteVariants,
  ticketVariants,
} from '../../../datasets/generators/variants.ts';
import type { SchemaRoot } from '../../../simulator/judge/index.ts';
import type { KindName } from '../../issuer/documents/document-model.ts';
import type { JsonObject } from '../box-types.ts';
import type { AcceptedReference } from '../violations/reference.ts';

/** The name of the generator's function. */
export type GeneratedName = Exclude<RequestForm, 'nonResidentSupportDocument'>;

export const generatedNames: readonly GeneratedName[] = requestForms.filter(
  (form) => form !== 'nonResidentSupportDocument',
);

export type Wish = {
  /**
   * Position among those of its kind, from 0: the first are one of each variant, the others are the generator's choice.
   */
  readonly turn: number;
  /** Today, in Colombia. */
  readonly day: string;
  /** An accepted document of the kind that this one corrects; undefined if it corrects none. */
  readonly about: AcceptedReference | undefined;
  /** Of the company's contingency invoices; the default company's if absent. */
  readonly contingencyPrefix?: string | undefined;
};

export type GeneratedKind = {
  /** Its name in rules and services. */
  readonly document: KindName;
  readonly root: SchemaRoot;
  /** Variants by name, in the order of generation; absent if there is only one. */
  readonly variants?: readonly string[];
  readonly path: string;
  readonly corrects?: GeneratedName;
  readonly request: (generator: Generator, wish: Wish) => object;
};

/** Of the default company. */
const usualContingencyPrefix = 'SCON';
/** Identifier of `type_documents`. */
const contingency = 3;
/** Its code, under which the company has a range of its own. */
export const contingencyType = '03';

const invoicePath = '/api/ubl2.1/invoice';
/** An identifier that the default company does not list as a test set. */
const anyUuid = '85d66719-3d34-4a53-9dca-e1a38a2a63fd';
const payrollPath = `/api/ubl2.1/payroll/${anyUuid}`;
const adjustmentPath = `/api/ubl2.1/payroll-adjust-note/${anyUuid}`;

const wanted = (about: AcceptedReference | undefined): AcceptedReference => {
  if (about === undefined) throw new Error('There is no document to correct.');
  return about;
};

const predecessorOf = (about: AcceptedReference | undefined): Predecessor => {
  const { number, uuid, issue_date } = wanted(about);
  return { predecessor_number: number, predecessor_cune: uuid, predecessor_issue_date: issue_date };
};

/** A kind that needs an accepted document to correct cannot be issued by itself; notes may name none. */
export const standsAlone = (name: GeneratedName): boolean =>
  generatedKinds[name].corrects === undefined || name === 'creditNote' || name === 'debitNote';

/** Every fifth note names no invoice; for a contingency invoice, whose code is a CUDE, the type is given. */
const namedBy = ({ turn, about, contingencyPrefix = usualContingencyPrefix }: Wish): Reference | undefined => {
  if (turn % 5 === 4 || about === undefined) return undefined;
  return about.number.startsWith(contingencyPrefix) ? { ...about, type_document_id: contingency } : about;
};

export const generatedKinds: Readonly<Record<GeneratedName, GeneratedKind>> = {
  invoice: {
    document: 'invoice',
    variants: invoiceVariants,
    root: 'Invoice',
    path: invoicePath,
    request: (generator, { turn, day: today }) => generator.invoice({ variant: invoiceVariants[turn], today }),
  },
  healthInvoice: {
    document: 'invoice',
    root: 'Invoice',
    path: invoicePath,
    request: (generator, { day: date }) => generator.healthInvoice({ date }),
  },
  creditNote: {
    document: 'creditNote',
    variants: noteVariants,
    root: 'CreditNote',
    path: '/api/ubl2.1/credit-note',
    corrects: 'invoice',
    request: (generator, wish) =>
      generator.creditNote({ variant: noteVariants[wish.turn], reference: namedBy(wish), today: wish.day }),
  },
  debitNote: {
    document: 'debitNote',
    variants: noteVariants,
    root: 'DebitNote',
    path: '/api/ubl2.1/debit-note',
    corrects: 'invoice',
    request: (generator, wish) =>
      generator.debitNote({ variant: noteVariants[wish.turn], reference: namedBy(wish), today: wish.day }),
  },
  supportDocument: {
    document: 'supportDocument',
    variants: purchaseVariants,
    root: 'Invoice',
    path: payrollPath,
    request: (generator, { day: date, turn }) =>
      generator.supportDocument({
        date,
        variant: purchaseVariants[turn],
        seller: turn === 0 ? 'nonResident' : undefined,
      }),
  },
  supportAdjustmentNote: {
    document: 'supportAdjustmentNote',
    variants: purchaseVariants,
    root: 'CreditNote',
    path: payrollPath,
    corrects: 'supportDocument',
    request: (generator, { turn, day: today, about }) =>
      generator.supportAdjustmentNote({ variant: purchaseVariants[turn], reference: wanted(about), today }),
  },
  posTicket: {
    document: 'posTicket',
    variants: ticketVariants,
    root: 'Invoice',
    path: '/api/ubl2.1/eqdoc',
    request: (generator, { turn, day: today }) => generator.posTicket({ variant: ticketVariants[turn], today }),
  },
  equivalentCreditNote: {
    document: 'equivalentCreditNote',
    variants: ticketNoteVariants,
    root: 'CreditNote',
    path: '/api/ubl2.1/credit-note',
    corrects: 'posTicket',
    request: (generator, { turn, day: today, about }) =>
      generator.equivalentCreditNote({ variant: ticketNoteVariants[turn], reference: wanted(about), today }),
  },
  equivalentDebitNote: {
    document: 'equivalentDebitNote',
    variants: ticketNoteVariants,
    root: 'DebitNote',
    path: '/api/ubl2.1/debit-note',
    corrects: 'posTicket',
    request: (generator, { turn, day: today, about }) =>
      generator.equivalentDebitNote({ variant: ticketNoteVariants[turn], reference: wanted(about), today }),
  },
  payroll: {
    document: 'payroll',
    variants: payrollVariants,
    root: 'NominaIndividual',
    path: payrollPath,
    request: (generator, { day: date, turn }) => generator.payroll({ date, variant: payrollVariants[turn] }),
  },
  payrollReplacement: {
    document: 'payrollAdjustment',
    variants: payrollVariants,
    root: 'NominaIndividualDeAjuste',
    path: adjustmentPath,
    corrects: 'payroll',
    request: (generator, { day: date, turn, about }) =>
      generator.payrollReplacement({ date, variant: payrollVariants[turn], predecessor: predecessorOf(about) }),
  },
  payrollDeletion: {
    document: 'payrollAdjustment',
    root: 'NominaIndividualDeAjuste',
    path: adjustmentPath,
    corrects: 'payrollReplacement',
    request: (generator, { day: date, about }) =>
      generator.payrollDeletion({ date, predecessor: predecessorOf(about) }),
  },
};

/** The field of the request with the number of the document; of a kind, or of one that is generated. */
export const numberField = (kind: string): string => (kind.startsWith('payroll') ? 'consecutive' : 'number');

/** As in JSON: without undefined members. */
export const plain = (request: object): JsonObject => JSON.parse(JSON.stringify(request)) as JsonObject; // an object stays one
