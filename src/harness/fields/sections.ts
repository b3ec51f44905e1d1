/** Section 2 of the interface: its tables, each with the fields that say that it lists them. */
import { requestForms, type RequestForm, type Section as SectionNumber } from '../../issuer/requests/field-facts.ts';
import { sectionsOf, type FieldShape } from './shapes.ts';
import { shapesOf } from './variants.ts';

type Section = {
  readonly number: SectionNumber;
  readonly title: string;
  /** The forms of which it lists fields. */
  readonly forms: readonly RequestForm[];
};

const notes = ['creditNote', 'debitNote', 'supportAdjustmentNote'] as const;
const support = ['supportDocument', 'nonResidentSupportDocument'] as const;

export const sections: readonly Section[] = [
  { number: '2.1', title: 'Issuer and header', forms: ['invoice', ...notes] },
  { number: '2.2', title: 'Invoices, and their preview', forms: ['invoice'] },
  { number: '2.3', title: 'Customer', forms: ['invoice', 'creditNote', 'debitNote'] },
  { number: '2.4', title: 'Payment', forms: ['invoice', ...support] },
  {
    number: '2.5',
    title: 'Discounts, charges, totals and taxes of the document',
    forms: ['invoice', ...notes, ...support],
  },
  {
    number: '2.5.1',
    title: 'Lines',
    forms: ['invoice', ...support, 'creditNote', 'supportAdjustmentNote', 'debitNote'],
  },
  { number: '2.6', title: 'Health sector', forms: ['healthInvoice'] },
  { number: '2.7', title: 'Credit and debit notes', forms: ['creditNote', 'debitNote'] },
  { number: '2.8', title: 'Support documents', forms: support },
  {
    number: '2.9',
    title: 'Support documents of sellers who do not reside in Colombia',
    forms: ['nonResidentSupportDocument'],
  },
  { number: '2.10', title: 'Adjustment notes of support documents', forms: ['supportAdjustmentNote'] },
  { number: '2.11', title: 'Payroll', forms: ['payroll'] },
  { number: '2.12', title: 'Payroll adjustments that delete', forms: ['payrollDeletion'] },
];

/** A field of a form. */
export type Field = { readonly path: string; readonly variant: RequestForm };

/** The table that lists the field in that form, if one does. */
const listedIn = (shape: FieldShape, variant: RequestForm): SectionNumber | undefined => {
  const named = sectionsOf(shape, variant);
  return sections.find(({ number, forms }) => forms.includes(variant) && named.includes(number))?.number;
};

export const fieldsOf = ({ number, forms }: Section): readonly Field[] =>
  forms.flatMap((variant) =>
    [...shapesOf(variant).values()].flatMap((shape) =>
      listedIn(shape, variant) === number ? [{ path: shape.path, variant }] : [],
    ),
  );

/** Forms of a kind whose further fields are listed with it: a replacement has those of payroll, below `Reemplazar`. */
const formOf: Readonly<Partial<Record<RequestForm, RequestForm>>> = {
  healthInvoice: 'invoice',
  nonResidentSupportDocument: 'supportDocument',
  payrollReplacement: 'payroll',
};

/** Fields that the service takes and section 2 does not list for that kind. */
export const furtherFields = (): readonly Field[] => {
  const listed = new Set(
    sections.flatMap(fieldsOf).map(({ variant, path }) => `${formOf[variant] ?? variant} ${path}`),
  );
  return requestForms.flatMap((variant) => {
    const whole = formOf[variant];
    const isOthers = (path: string): boolean => whole !== undefined && shapesOf(whole).has(path);
    return [...shapesOf(variant).keys()]
      .filter((path) => !listed.has(`${whole ?? variant} ${path}`) && !isOthers(path))
      .map((path) => ({ path, variant }));
  });
};
