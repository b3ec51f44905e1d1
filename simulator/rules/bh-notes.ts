import { dateOf } from '../document/dates.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../engine/rule.ts';
import { childOf } from '../document/path-index.ts';
import { reference } from '../document/paths.ts';
import { optionalRow } from './presence-rows.ts';
import { noted, notedIfAsked, notifies, rejected, rejects, row, type Kind } from './row.ts';

const credit = `${reference}/cac:CreditNoteDocumentReference`;
const debit = `${reference}/cac:DebitNoteDocumentReference`;

/** What an invoice may refer to: rules of one kind of note. */
type Note = {
  readonly letters: 'BH' | 'BI';
  readonly base: string;
  /** How the authority files it. */
  readonly type: '91' | '92';
  readonly english: string;
  readonly spanish: string;
  /** Of the rules about number and date: what the annex notifies of credit notes it refuses of debit notes. */
  readonly kind: Kind;
};

const creditNote: Note = {
  letters: 'BH',
  base: credit,
  type: '91',
  english: 'credit note',
  spanish: 'nota crédito',
  kind: notifies,
};

const debitNote: Note = {
  letters: 'BI',
  base: debit,
  type: '92',
  english: 'debit note',
  spanish: 'nota débito',
  kind: rejects,
};

/** An empty code names no document. */
const accepted = ({ english, type }: Note, { referencedDocuments }: Pick<Facts, 'referencedDocuments'>): Check =>
  is.whenPresent(
    is.satisfying({
      expected: `the CUDE of an accepted ${english}`,
      test: ({ value }) => {
        const found = referencedDocuments.byKey.get(value ?? '');
        if (found?.type === type) return undefined;
        const whose = found === undefined ? '' : `, which ${found.number} of type ${found.type} has`;
        return { found: `${quoted(value)}${whose}` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0'.repeat(96) }] }),
    }),
  );

/** The date that the invoice gives, not the registered one. */
const notLater: Check = is.satisfying({
  expected: 'a date not later than cbc:IssueDate of the invoice',
  test: ({ value, subject }) => {
    const [given, own] = [dateOf(value), dateOf(subject.text('/*/cbc:IssueDate'))];
    if (given === undefined || own === undefined || given <= own) return undefined;
    return { found: quoted(given), expected: `at most ${quoted(own)}` };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2099-12-31' }] }),
});

const aboutNote = (note: Note): readonly Rule[] => {
  const { letters, base, english, spanish, kind } = note;
  return [
    row({
      family: `${letters}03`,
      in: { invoice: kind },
      target: `${base}/cbc:ID`,
      message: `Falta el número de la ${spanish} referenciada`,
      check: is.present(),
    }),
    row({
      family: `${letters}04`,
      in: rejected,
      title: `The ${english} that the invoice refers to was accepted`,
      target: `${base}/cbc:UUID`,
      message: `El CUDE de la ${spanish} referenciada no existe`,
      needs: ['referencedDocuments'],
      check: (facts) => accepted(note, facts),
      fix: `Refer to a ${english} that the authority accepted.`,
    }),
    row({
      family: `${letters}05`,
      in: noted,
      target: `${base}/cbc:UUID/@schemeName`,
      message: `El algoritmo de la ${spanish} referenciada debe ser CUDE-SHA384`,
      check: is.oneOf(['CUDE-SHA384'], { outside: 'CUFE-SHA384' }),
    }),
    row({
      family: `${letters}06`,
      in: { invoice: kind },
      target: `${base}/cbc:IssueDate`,
      message: `La ${spanish} referenciada es posterior a la factura`,
      check: notLater,
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
    title: 'BillingReference is there for a debit note',
    target: reference,
    message: 'No se informa BillingReference para una nota débito',
    check: is.present(),
  }),
  row({
    family: 'BI02',
    in: rejected,
    title: 'A reference names a document',
    target: debit,
    message: 'La referencia no nombra ninguna factura, nota crédito ni nota débito',
    check: is.satisfying({
      expected: 'an invoice, a credit note or a debit note',
      per: 'owner',
      test: ({ owner }) =>
        documents.some((name) => childOf(owner, name) !== undefined)
          ? undefined
          : { found: 'a reference to none of them', at: owner },
    }),
    fix: 'Name in every BillingReference the document that it is about.',
    violation: {
      built: [
        { edit: 'remove', path: credit },
        { edit: 'remove', path: debit },
      ],
    },
  }),
  ...aboutNote(debitNote),
]);
