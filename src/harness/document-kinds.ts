/** The harness's facts about each kind of document, as data. Differences in behaviour are written where they occur. */
import {
  documentKinds,
  eventKinds,
  familyOf,
  type DocumentFamily,
  type DocumentKind,
} from '../../simulator/document/kind.ts';
import type { Language } from '../common/text/bilingual.ts';

export type KindFacts = {
  /** Several of them, in English. */
  readonly plural: string;
  /** In Spanish, for people. */
  readonly name: string;
  /** In names of files. */
  readonly slug: string;
  /** The name of its unique code. */
  readonly key: 'CUFE' | 'CUDE' | 'CUDS' | 'CUNE';
  /** Where it is posted, below `/api/ubl2.1/`. */
  readonly path: string;
  /** The kind that it corrects. */
  readonly corrects?: DocumentKind;
};

export const kindFacts: Readonly<Record<DocumentKind, KindFacts>> = {
  invoice: { plural: 'invoices', name: 'Factura de venta', slug: 'factura', key: 'CUFE', path: 'invoice' },
  creditNote: {
    plural: 'credit notes',
    name: 'Nota crédito',
    slug: 'nota-credito',
    key: 'CUDE',
    path: 'credit-note',
    corrects: 'invoice',
  },
  debitNote: {
    plural: 'debit notes',
    name: 'Nota débito',
    slug: 'nota-debito',
    key: 'CUDE',
    path: 'debit-note',
    corrects: 'invoice',
  },
  supportDocument: {
    plural: 'support documents',
    name: 'Documento soporte',
    slug: 'documento-soporte',
    key: 'CUDS',
    path: 'support-document',
  },
  supportAdjustmentNote: {
    plural: 'adjustment notes of support documents',
    name: 'Nota de ajuste al documento soporte',
    slug: 'nota-ajuste-soporte',
    key: 'CUDS',
    path: 'sd-credit-note',
    corrects: 'supportDocument',
  },
  posTicket: { plural: 'POS tickets', name: 'Tiquete POS', slug: 'tiquete-pos', key: 'CUDE', path: 'eqdoc' },
  equivalentCreditNote: {
    plural: 'equivalent credit notes',
    name: 'Nota de ajuste crédito al documento equivalente',
    slug: 'nota-ajuste-credito-equivalente',
    key: 'CUDE',
    path: 'credit-note',
    corrects: 'posTicket',
  },
  equivalentDebitNote: {
    plural: 'equivalent debit notes',
    name: 'Nota de ajuste débito al documento equivalente',
    slug: 'nota-ajuste-debito-equivalente',
    key: 'CUDE',
    path: 'debit-note',
    corrects: 'posTicket',
  },
  payroll: { plural: 'payroll', name: 'Nómina individual', slug: 'nomina', key: 'CUNE', path: 'payroll' },
  payrollAdjustment: {
    plural: 'payroll adjustments',
    name: 'Nota de ajuste de nómina',
    slug: 'ajuste-nomina',
    key: 'CUNE',
    path: 'payroll-adjust-note',
    corrects: 'payroll',
  },
};

/** The kind whose documents the others of a family correct. */
export const firstKinds: Readonly<Record<DocumentFamily, DocumentKind>> = Object.fromEntries(
  documentKinds.toReversed().map((kind) => [familyOf(kind), kind]),
) as Record<DocumentFamily, DocumentKind>; // every family has kinds

/** A name in Spanish within a sentence: acronyms keep their capitals. */
export const withinSentence = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const families: Readonly<Record<DocumentFamily, string>> = {
  invoicing: 'facturación',
  support: 'documento soporte',
  equivalent: 'documentos equivalentes',
  payroll: 'nómina',
};

/** A family of documents, for people: in English by its name in registry files. */
export const familyName = (family: DocumentFamily, language: Language): string =>
  language === 'es' ? families[family] : family;

const abouts: Readonly<Record<string, string>> = { signature: 'firma', soap: 'mensaje SOAP', zip: 'ZIP' };

/** What a rule is about, for people: in English by its name in the catalogue, which options take too. */
export const subjectName = (subject: string, language: Language): string => {
  if (language === 'en') return subject;
  const kind = documentKinds.find((name) => name === subject);
  if (kind !== undefined) return kindFacts[kind].name;
  const event = eventKinds.find((name) => name === subject);
  return event === undefined ? (abouts[subject] ?? subject) : `Evento ${event.slice('event'.length)}`;
};
