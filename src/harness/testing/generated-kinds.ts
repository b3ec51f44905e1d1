/** Every kind of document that the generators know: how to ask for one, where it is posted, what it corrects. */
import type { Generator, InvoiceVariant, Predecessor } from '../../../datasets/generators/index.ts';
import type { SchemaRoot } from '../../../simulator/checks/schema/validate.ts';
import type { AcceptedReference } from '../violations/reference.ts';

export const kindNames = [
  'invoice',
  'healthInvoice',
  'creditNote',
  'debitNote',
  'supportDocument',
  'supportAdjustmentNote',
  'payroll',
  'payrollReplacement',
  'payrollDeletion',
] as const;

/** As the generators' functions are called. */
export type GeneratedName = (typeof kindNames)[number];

export type Wish = {
  /** Today, in Colombia. */
  readonly day: string;
  /** An accepted document of the kind that this one corrects; undefined where it corrects none. */
  readonly about: AcceptedReference | undefined;
  /** Of the generator's choice where absent. */
  readonly variant?: InvoiceVariant | undefined;
};

export type GeneratedKind = {
  readonly root: SchemaRoot;
  readonly path: string;
  readonly corrects?: GeneratedName;
  readonly request: (generator: Generator, wish: Wish) => object;
};

const invoicePath = '/api/ubl2.1/invoice';
/** An identifier that the default company does not list as a test set: the verdict then comes with the answer. */
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

export const generatedKinds: Readonly<Record<GeneratedName, GeneratedKind>> = {
  invoice: {
    root: 'Invoice',
    path: invoicePath,
    request: (generator, { variant }) => generator.invoice({ variant }),
  },
  healthInvoice: {
    root: 'Invoice',
    path: invoicePath,
    request: (generator, { day: date }) => generator.healthInvoice({ date }),
  },
  creditNote: {
    root: 'CreditNote',
    path: '/api/ubl2.1/credit-note',
    corrects: 'invoice',
    request: (generator, { about: reference }) => generator.creditNote({ reference }),
  },
  debitNote: {
    root: 'DebitNote',
    path: '/api/ubl2.1/debit-note',
    corrects: 'invoice',
    request: (generator, { about: reference }) => generator.debitNote({ reference }),
  },
  supportDocument: {
    root: 'Invoice',
    path: payrollPath,
    request: (generator, { day: date }) => generator.supportDocument({ date }),
  },
  supportAdjustmentNote: {
    root: 'CreditNote',
    path: payrollPath,
    corrects: 'supportDocument',
    request: (generator, { about }) => generator.supportAdjustmentNote({ reference: wanted(about) }),
  },
  payroll: {
    root: 'NominaIndividual',
    path: payrollPath,
    request: (generator, { day: date }) => generator.payroll({ date }),
  },
  payrollReplacement: {
    root: 'NominaIndividualDeAjuste',
    path: adjustmentPath,
    corrects: 'payroll',
    request: (generator, { day: date, about }) =>
      generator.payrollReplacement({ date, predecessor: predecessorOf(about) }),
  },
  payrollDeletion: {
    root: 'NominaIndividualDeAjuste',
    path: adjustmentPath,
    corrects: 'payrollReplacement',
    request: (generator, { day: date, about }) => generator.payrollDeletion({ date, predecessor: predecessorOf(about) }),
  },
};
