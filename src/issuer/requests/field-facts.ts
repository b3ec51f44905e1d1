/**
 * What a field says of itself beside its schema, for people and for the probe behind docs/fields.md: the table of the
 * interface that lists it, a sample value, and effects that no probe sees. No request is checked against it.
 */

import { documentForms, type DocumentForm } from '../documents/document-model.ts';
import type { Bilingual, Part } from '../../common/text/bilingual.ts';
import type { NowhereReason } from './nowhere.ts';

/** The ways of asking for a document: every kind, and the forms of a kind that have fields of their own. */
export type RequestForm = DocumentForm | 'healthInvoice' | 'nonResidentSupportDocument';

/** Invoices of health and purchases from abroad are requested with other fields. */
export const requestForms: readonly RequestForm[] = documentForms.flatMap((form): readonly RequestForm[] => {
  if (form === 'invoice') return [form, 'healthInvoice'];
  return form === 'supportDocument' ? [form, 'nonResidentSupportDocument'] : [form];
});

/** The tables of fields in section 2 of the interface. */
export type Section =
  | '2.1'
  | '2.2'
  | '2.3'
  | '2.4'
  | '2.5'
  | '2.5.1'
  | '2.6'
  | '2.7'
  | '2.8'
  | '2.9'
  | '2.10'
  | '2.11'
  | '2.12';

export type OfForms<Value> = { readonly forms: readonly RequestForm[]; readonly is: Value };

export type Said<Value> = Value | OfForms<Value>;

export const only = <Value>(forms: readonly RequestForm[], is: Value): OfForms<Value> => ({ forms, is });

export const except = <Value>(forms: readonly RequestForm[], is: Value): OfForms<Value> =>
  only(
    requestForms.filter((form) => !forms.includes(form)),
    is,
  );

export const isOfForms = <Value>(said: Said<Value>): said is OfForms<Value> =>
  typeof said === 'object' && said !== null && 'forms' in said;

/** What is said of that form; undefined if nothing is. */
export const saidOf = <Value extends Part | number | boolean>(
  said: Said<Value> | readonly OfForms<Value>[] | undefined,
  form: RequestForm,
): Value | undefined => {
  if (said === undefined) return undefined;
  const all = Array.isArray(said) ? (said as readonly OfForms<Value>[]) : [said as Said<Value>]; // Array.isArray knows no readonly lists
  const [first] = all.filter((each) => !isOfForms(each) || each.forms.includes(form));
  return isOfForms(first) ? first.is : first;
};

/** Values by the name of their field. */
export type Given = Readonly<Record<string, string | number | boolean | undefined>>;

/** Those of an object also hold for its fields, except `sections`. A field may override them. */
export type FieldFacts = {
  /**
   * Of a field: the tables that list it; none if absent. If several of them list fields of a form, the first counts.
   * Of an object: its fields are in no other tables.
   */
  readonly sections?: readonly Said<Section>[];
  /** Of an object: only requests of these forms have it. */
  readonly forms?: readonly RequestForm[];
  /** For requests of datasets/facts/bases that lack the field. An object is added to them if a field of it has a sample. */
  readonly sample?: Said<string | number | boolean>;
  /** The field has an effect only if its object also has these. */
  readonly beside?: Given;
  /** The field has an effect only if the body also has these, by their paths. */
  readonly body?: Given;
  /** Which part of the mail about an accepted document it sets. */
  readonly mail?: Said<Bilingual>;
  /** Keys of the response that contain it, except `QRStr`. */
  readonly answer?: Said<Part>;
  /** What the service later answers because of it. */
  readonly lookup?: Said<Bilingual>;
  /** Why it appears nowhere. */
  readonly nowhere?: Said<NowhereReason>;
  /** What a reader would not guess; of several, the first that is of the form. */
  readonly remark?: Said<Bilingual> | readonly OfForms<Bilingual>[];
};
