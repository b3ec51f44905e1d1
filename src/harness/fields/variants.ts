/** Requests that give every field of their form: those of datasets/facts/bases, each list with one element, and the samples of the fields that they lack. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { DocumentForm, DocumentModel, KindName } from '../../issuer/documents/document-model.ts';
import { kinds } from '../../issuer/kinds.ts';
import { deletionSchema, payrollSchema, replacementSchema } from '../../issuer/requests/payroll/payroll.ts';
import { invoiceSchema } from '../../issuer/requests/ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from '../../issuer/requests/ubl/notes.ts';
import {
  equivalentCreditNoteSchema,
  equivalentDebitNoteSchema,
  posTicketSchema,
} from '../../issuer/requests/ubl/equivalent.ts';
import type { ObjectSchema } from '../../issuer/requests/schema-parts.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from '../../issuer/requests/ubl/support.ts';
import type { DocumentKind } from '../../issuer/submission/issue.ts';
import { baseDocument } from '../violations/base.ts';
import type { JsonObject } from '../box-types.ts';
import { saidOf, type RequestForm } from '../../issuer/requests/field-facts.ts';
import { valueAt, withValue } from './body-paths.ts';
import { fieldShapes, type FieldShape } from './shapes.ts';
import { isObject } from '../../common/json/is-object.ts';

export type Variant = {
  readonly name: RequestForm;
  /** As the page calls it. */
  readonly title: Bilingual;
  readonly kind: KindName;
  readonly schema: ObjectSchema;
  readonly request: JsonObject;
};

type Parts = Pick<Variant, 'kind' | 'title' | 'schema'> & { readonly base: DocumentForm };

const parts: Readonly<Record<RequestForm, Parts>> = {
  invoice: { kind: 'invoice', title: { en: 'invoice', es: 'factura' }, schema: invoiceSchema, base: 'invoice' },
  healthInvoice: {
    kind: 'invoice',
    title: { en: 'health invoice', es: 'factura del sector salud' },
    schema: invoiceSchema,
    base: 'invoice',
  },
  creditNote: {
    kind: 'creditNote',
    title: { en: 'credit note', es: 'nota crédito' },
    schema: creditNoteSchema,
    base: 'creditNote',
  },
  debitNote: {
    kind: 'debitNote',
    title: { en: 'debit note', es: 'nota débito' },
    schema: debitNoteSchema,
    base: 'debitNote',
  },
  supportDocument: {
    kind: 'supportDocument',
    title: { en: 'support document', es: 'documento soporte' },
    schema: supportDocumentSchema,
    base: 'supportDocument',
  },
  nonResidentSupportDocument: {
    kind: 'supportDocument',
    title: { en: 'support document, seller abroad', es: 'documento soporte, vendedor en el exterior' },
    schema: supportDocumentSchema,
    base: 'supportDocument',
  },
  supportAdjustmentNote: {
    kind: 'supportAdjustmentNote',
    title: { en: 'adjustment note', es: 'nota de ajuste' },
    schema: supportAdjustmentNoteSchema,
    base: 'supportAdjustmentNote',
  },
  posTicket: {
    kind: 'posTicket',
    title: { en: 'POS ticket', es: 'tiquete POS' },
    schema: posTicketSchema,
    base: 'posTicket',
  },
  equivalentCreditNote: {
    kind: 'equivalentCreditNote',
    title: { en: 'equivalent credit note', es: 'nota de ajuste crédito al documento equivalente' },
    schema: equivalentCreditNoteSchema,
    base: 'equivalentCreditNote',
  },
  equivalentDebitNote: {
    kind: 'equivalentDebitNote',
    title: { en: 'equivalent debit note', es: 'nota de ajuste débito al documento equivalente' },
    schema: equivalentDebitNoteSchema,
    base: 'equivalentDebitNote',
  },
  payroll: { kind: 'payroll', title: { en: 'payroll', es: 'nómina' }, schema: payrollSchema, base: 'payroll' },
  payrollReplacement: {
    kind: 'payrollAdjustment',
    title: { en: 'payroll replacement', es: 'reemplazo de nómina' },
    schema: replacementSchema,
    base: 'payrollReplacement',
  },
  payrollDeletion: {
    kind: 'payrollAdjustment',
    title: { en: 'payroll deletion', es: 'eliminación de nómina' },
    schema: deletionSchema,
    base: 'payrollDeletion',
  },
};

const shapes = new Map<RequestForm, ReadonlyMap<string, FieldShape>>();

/** The fields of the variant, by path. */
export const shapesOf = (name: RequestForm): ReadonlyMap<string, FieldShape> => {
  const made = shapes.get(name) ?? new Map(fieldShapes(parts[name].schema, name).map((shape) => [shape.path, shape]));
  shapes.set(name, made);
  return made;
};

/** The value with the first element alone of each list. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
};

const isLacking = (value: unknown): boolean => value === undefined || value === '';

/** The request with the sample of every field that it lacks. */
const completed = (request: JsonObject, name: RequestForm): JsonObject =>
  [...shapesOf(name).values()].reduce((body, { path, facts }) => {
    const sample = saidOf(facts.sample, name);
    return sample !== undefined && isLacking(valueAt(body, path)) ? withValue(body, path, sample) : body;
  }, request);

const loaded = new Map<RequestForm, Variant>();

export const variantNamed = (name: RequestForm): Variant => {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const { base, ...variant } = parts[name];
  const request = completed(shortened(baseDocument(base).request) as JsonObject, name); // an object stays one
  const made = { ...variant, name, request };
  loaded.set(name, made);
  return made;
};

/** The kind as the pipeline knows it; every step takes the model that its own reader made. */
export const kindOf = ({ kind }: Variant): DocumentKind<DocumentModel> => kinds[kind] as DocumentKind<DocumentModel>; // see above
