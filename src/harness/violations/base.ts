import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import type { XmlEdit } from '../../common/xml/edit.ts';
import type { KindName } from '../../issuer/documents/document-model.ts';

/** A valid document to break: a request, and what no request can express, grafted onto the built XML. */
export type BaseDocument = {
  readonly description: string;
  /** Where the request is posted. */
  readonly path: string;
  /** The kind whose base it corrects. */
  readonly refersTo?: BaseName;
  readonly request: Readonly<Record<string, unknown>>;
  readonly edits: readonly XmlEdit[];
};

/** Adjustments of payroll replace or delete: two documents with other contents. */
export type BaseName = Exclude<KindName, 'payrollAdjustment'> | 'payrollReplacement' | 'payrollDeletion';

const loaded = new Map<BaseName, BaseDocument>();

export const baseDocument = (name: BaseName): BaseDocument => {
  const known = loaded.get(name) ?? (JSON.parse(readFileSync(dataFile(`bases/${name}.json`), 'utf8')) as BaseDocument); // our own file
  loaded.set(name, known);
  return known;
};

/** The document that holds what a rule of that kind looks at. */
export const baseFor = (kind: KindName, target: string | undefined): BaseName => {
  if (kind !== 'payrollAdjustment') return kind;
  return target?.startsWith('/*/Eliminar') === true ? 'payrollDeletion' : 'payrollReplacement';
};
