/** Requests of a rehearsing company: those of the generators, under its own resolution and numbers. */
import type { Generator } from '../../../datasets/generators/index.ts';
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';
import type { RegisteredCompany } from '../../../simulator/registry/file/company.ts';
import { unnumbered } from '../tour.ts';
import type { AcceptedReference } from '../violations/reference.ts';

export type RequestParts = {
  readonly generator: Generator;
  readonly company: RegisteredCompany;
  /** `YYYY-MM-DD` in Colombia. */
  readonly day: string;
  /** What it corrects, where it corrects something. */
  readonly reference: AcceptedReference;
};

const paths: Readonly<Record<DocumentKind, string>> = {
  invoice: 'invoice',
  creditNote: 'credit-note',
  debitNote: 'debit-note',
  supportDocument: 'support-document',
  supportAdjustmentNote: 'sd-credit-note',
  payroll: 'payroll',
  payrollAdjustment: 'payroll-adjust-note',
};

/** The segment behind the path is the test set; without one the document is judged at once. */
export const pathOf = (kind: DocumentKind, testSetId: string | undefined): string =>
  `/api/ubl2.1/${paths[kind]}${testSetId === undefined ? '' : `/${testSetId}`}`;

const numberedBy = (request: object, { resolution, prefix }: RegisteredCompany['ranges'][number]): object => ({
  ...request,
  resolution_number: resolution,
  prefix,
});

const bodies: Readonly<Record<DocumentKind, (parts: RequestParts) => object>> = {
  invoice: ({ generator, company }) => numberedBy(generator.invoice({ variant: 'withoutDiscount' }), company.ranges[0]),
  creditNote: ({ generator, reference }) => generator.creditNote({ variant: 'withoutDiscount', reference }),
  debitNote: ({ generator, reference }) => generator.debitNote({ variant: 'withoutDiscount', reference }),
  supportDocument: ({ generator, company, day }) =>
    numberedBy(
      generator.supportDocument({ date: day, seller: 'resident', variant: 'withoutDiscount' }),
      company.ranges[1],
    ),
  supportAdjustmentNote: ({ generator, reference }) =>
    generator.supportAdjustmentNote({ reference, seller: 'resident', variant: 'withoutDiscount' }),
  payroll: ({ generator, day }) => generator.payroll({ date: day }),
  payrollAdjustment: ({ generator, day, reference: { number, uuid, issue_date } }) =>
    generator.payrollReplacement({
      date: day,
      predecessor: { predecessor_number: number, predecessor_cune: uuid, predecessor_issue_date: issue_date },
    }),
};

/** Numbers are the service's own, so that none is used twice. */
export const requestFor = (kind: DocumentKind, parts: RequestParts): object => unnumbered(bodies[kind](parts));
