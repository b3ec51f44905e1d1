import { dateOf } from '../document/dates.ts';
import { familyOf, familyOfType } from '../document/kind.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { ReferencedFacts } from '../checks/vocabulary/facts.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { childOf } from '../document/path-index.ts';
import { reference } from '../document/paths.ts';
import { codeAndItsDocument, notAfter } from './bg-references.ts';
import { optionalRow } from './presence-rows.ts';
import { noted, notedIfAsked, notifies, rejected, rejects, row, type Kind } from './row.ts';

const credit = `${reference}/cac:CreditNoteDocumentReference`;
const debit = `${reference}/cac:DebitNoteDocumentReference`;

type Note = {
  readonly letters: 'BH' | 'BI';
  readonly base: string;
  /** How the authority files it: that of an invoice, that of a ticket. */
  readonly types: readonly string[];
  readonly name: Bilingual;
  /** Of the rules about number and date: what the annex notifies of credit notes it refuses of debit notes. */
  readonly kind: Kind;
};

const creditNote: Note = {
  letters: 'BH',
  base: credit,
  types: ['91', '94'],
  name: { en: 'credit note', es: 'nota crédito' },
  kind: notifies,
};

const debitNote: Note = {
  letters: 'BI',
  base: debit,
  types: ['92', '93'],
  name: { en: 'debit note', es: 'nota débito' },
  kind: rejects,
};

/** An empty code names no document. */
const accepted = ({ name, types }: Note, { referencedDocuments }: ReferencedFacts): Check =>
  is.whenPresent(
    is.satisfying({
      expected: { en: `the CUDE of an accepted ${name.en}`, es: `el CUDE de una ${name.es} aceptada` },
      test: ({ value, subject }) => {
        const found = referencedDocuments.byKey.get(value ?? '');
        if (types.some((type) => type === found?.type && familyOfType(type) === familyOf(subject.kind)))
          return undefined;
        return { found: found === undefined ? shown(value) : codeAndItsDocument(found, value) };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0'.repeat(96) }] }),
    }),
  );

/** The date that the invoice gives, not the registered one. */
const notLaterThanInvoice: Check = is.satisfying({
  expected: {
    en: 'a date not later than cbc:IssueDate of the invoice',
    es: 'una fecha no posterior a cbc:IssueDate de la factura',
  },
  limit: 'date',
  test: ({ value, subject }) => {
    const [given, own] = [dateOf(value), dateOf(subject.text('/*/cbc:IssueDate'))];
    if (given === undefined || own === undefined || given <= own) return undefined;
    return { found: shown(given), expected: notAfter(own) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2099-12-31' }] }),
});

const aboutNote = (note: Note): readonly Rule[] => {
  const { letters, base, name, kind } = note;
  return [
    row({
      family: `${letters}03`,
      in: { invoice: kind },
      target: `${base}/cbc:ID`,
      message: `Falta el número de la ${name.es} referenciada`,
      check: is.present(),
    }),
    row({
      family: `${letters}04`,
      in: rejected,
      title: {
        en: `The ${name.en} that the invoice refers to was accepted`,
        es: `La ${name.es} a la que se refiere la factura fue aceptada`,
      },
      target: `${base}/cbc:UUID`,
      message: `El CUDE de la ${name.es} referenciada no existe`,
      needs: ['referencedDocuments'],
      check: (facts) => accepted(note, facts),
      fix: {
        en: `Refer to a ${name.en} that the authority accepted.`,
        es: `Haga referencia a una ${name.es} aceptada por la DIAN.`,
      },
    }),
    row({
      family: `${letters}05`,
      in: noted,
      target: `${base}/cbc:UUID/@schemeName`,
      message: `El algoritmo de la ${name.es} referenciada debe ser CUDE-SHA384`,
      check: is.oneOf(['CUDE-SHA384'], { outside: 'CUFE-SHA384' }),
    }),
    row({
      family: `${letters}06`,
      in: { invoice: kind },
      target: `${base}/cbc:IssueDate`,
      message: `La ${name.es} referenciada es posterior a la factura`,
      check: notLaterThanInvoice,
    }),
  ];
};

const documents = ['cac:CreditNoteDocumentReference', 'cac:DebitNoteDocumentReference', 'cac:InvoiceDocumentReference'];

const title = { en: 'Notes that an invoice refers to', es: 'Notas a las que hace referencia una factura' };

/** Credit notes (BH) and debit notes (BI) that an invoice refers to. */
export const referredNoteRules = group({ code: 'BH', title, stage: 'content' }, [
  optionalRow('BH01', reference),
  optionalRow('BH02', credit),
  ...aboutNote(creditNote),
  row({
    family: 'BI01',
    in: notedIfAsked,
    title: {
      en: 'BillingReference is there for a debit note',
      es: 'BillingReference está presente para una nota débito',
    },
    target: reference,
    message: 'No se informa BillingReference para una nota débito',
    check: is.present(),
  }),
  row({
    family: 'BI02',
    in: rejected,
    title: { en: 'A reference names a document', es: 'La referencia nombra un documento' },
    target: debit,
    message: 'La referencia no nombra ninguna factura, nota crédito ni nota débito',
    check: is.satisfying({
      expected: {
        en: 'an invoice, a credit note or a debit note',
        es: 'una factura, una nota crédito o una nota débito',
      },
      per: 'owner',
      test: ({ owner }) =>
        documents.some((name) => childOf(owner, name) !== undefined)
          ? undefined
          : { found: { en: 'a reference to none of them', es: 'una referencia a ninguna de ellas' }, at: owner },
    }),
    fix: {
      en: 'Name in every BillingReference the document that it is about.',
      es: 'Indique en cada BillingReference el documento al que se refiere.',
    },
    violation: {
      built: [
        { edit: 'remove', path: credit },
        { edit: 'remove', path: debit },
      ],
    },
  }),
  ...aboutNote(debitNote),
]);
