import { dataJson } from '../../common/data-directory.ts';
import type { XmlEdit } from '../../../simulator/document/index.ts';
import { type DocumentForm, type KindName, documentForms } from '../../issuer/documents/document-model.ts';

/** A valid document to break: a request, and the parts that no request can express, grafted onto the built XML. */
export type BaseDocument = {
  readonly description: string;
  /** Where the request is posted. */
  readonly path: string;
  /** The kind whose base it corrects. */
  readonly refersTo?: DocumentForm;
  /** Kinds of accepted documents that the edits name: `{creditNote.number}`, `{creditNote.uuid}`. */
  readonly mentions?: readonly DocumentForm[];
  readonly request: Readonly<Record<string, unknown>>;
  readonly edits: readonly XmlEdit[];
};

const loaded = new Map<DocumentForm, BaseDocument>();

export const baseDocument = (name: DocumentForm): BaseDocument => {
  const known = loaded.get(name) ?? (dataJson(`bases/${name}.json`) as BaseDocument); // our own file
  loaded.set(name, known);
  return known;
};

/** The document that contains the target of a rule of that kind. */
export const baseFor = (kind: KindName, target: string | undefined): DocumentForm => {
  if (kind !== 'payrollAdjustment') return kind;
  return target?.startsWith('/*/Eliminar') === true ? 'payrollDeletion' : 'payrollReplacement';
};

/** A base in another form, for mutually exclusive rules: for a company, or for a person. */
export type BaseVariant = {
  readonly base: DocumentForm;
  readonly description: string;
  readonly edits: readonly XmlEdit[];
};

let variants: Readonly<Record<string, BaseVariant>> | undefined;

export const baseVariants = (): Readonly<Record<string, BaseVariant>> =>
  (variants ??= dataJson('bases/variants.json') as Record<string, BaseVariant>); // our own file

/** Every complete document: the bases, and their variants. */
export const completeNames = (): readonly string[] => [...documentForms, ...Object.keys(baseVariants())];

/** The base of a complete document; throws for an unknown name. */
export const baseOf = (name: string): DocumentForm => {
  const base = baseVariants()[name]?.base ?? documentForms.find((one) => one === name);
  if (base === undefined) throw new RangeError(`No complete document is called "${name}".`);
  return base;
};
