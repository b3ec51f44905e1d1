/** Section 2 of the interface: its tables, each with the fields that say that it lists them. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import { requestForms, type RequestForm, type Section as SectionNumber } from '../../issuer/requests/field-facts.ts';
import { sectionsOf, type FieldShape } from './shapes.ts';
import { shapesOf } from './variants.ts';

type Section = {
  readonly number: SectionNumber;
  readonly title: Bilingual;
  /** The forms of which it lists fields. */
  readonly forms: readonly RequestForm[];
};

const notes = ['creditNote', 'debitNote', 'supportAdjustmentNote'] as const;
const support = ['supportDocument', 'nonResidentSupportDocument'] as const;

export const sections: readonly Section[] = [
  { number: '2.1', title: { en: 'Issuer and header', es: 'Emisor y encabezado' }, forms: ['invoice', ...notes] },
  { number: '2.2', title: { en: 'Invoices, and their preview', es: 'Facturas y su vista previa' }, forms: ['invoice'] },
  { number: '2.3', title: { en: 'Customer', es: 'Adquirente' }, forms: ['invoice', 'creditNote', 'debitNote'] },
  { number: '2.4', title: { en: 'Payment', es: 'Pago' }, forms: ['invoice', ...support] },
  {
    number: '2.5',
    title: {
      en: 'Discounts, charges, totals and taxes of the document',
      es: 'Descuentos, cargos, totales e impuestos del documento',
    },
    forms: ['invoice', ...notes, ...support],
  },
  {
    number: '2.5.1',
    title: { en: 'Lines', es: 'Líneas' },
    forms: ['invoice', ...support, 'creditNote', 'supportAdjustmentNote', 'debitNote'],
  },
  { number: '2.6', title: { en: 'Health sector', es: 'Sector salud' }, forms: ['healthInvoice'] },
  {
    number: '2.7',
    title: { en: 'Credit and debit notes', es: 'Notas crédito y débito' },
    forms: ['creditNote', 'debitNote'],
  },
  { number: '2.8', title: { en: 'Support documents', es: 'Documentos soporte' }, forms: support },
  {
    number: '2.9',
    title: {
      en: 'Support documents of sellers who do not reside in Colombia',
      es: 'Documentos soporte de vendedores no residentes en Colombia',
    },
    forms: ['nonResidentSupportDocument'],
  },
  {
    number: '2.10',
    title: { en: 'Adjustment notes of support documents', es: 'Notas de ajuste de documentos soporte' },
    forms: ['supportAdjustmentNote'],
  },
  { number: '2.11', title: { en: 'Payroll', es: 'Nómina' }, forms: ['payroll'] },
  {
    number: '2.12',
    title: { en: 'Payroll adjustments that delete', es: 'Ajustes de nómina que eliminan' },
    forms: ['payrollDeletion'],
  },
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
