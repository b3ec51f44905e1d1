/** Reading any body: what a reader is given and what it gives back. */
import type { Company } from '../company.ts';
import type { Presentation } from '../documents/model.ts';
import { callersPath, type FieldNames } from './aliases.ts';
import type { FieldErrors } from './schema-messages.ts';
import type { RequestWarning } from './warnings.ts';

export type RequestContext = {
  readonly company: Company;
  /** Milliseconds since 1970: a body without date or time is issued now. */
  readonly now: number;
};

export type GoodRead<Model> = {
  readonly ok: true;
  readonly model: Model;
  /** False when the request leaves the number to the service; the model then carries the first of its range. */
  readonly numbered: boolean;
  readonly presentation: Presentation;
  readonly warnings: readonly RequestWarning[];
  /** For `callersPath`: paths in the model and in `field` of the XML are canonical. */
  readonly fieldNames: FieldNames;
};

/** Errors are for HTTP 422: Spanish sentences per path, each under the name the caller used. */
export type BadRead = { readonly ok: false; readonly errors: FieldErrors };

export type DocumentRead<Model> = GoodRead<Model> | BadRead;

/** The company has no numbering for such documents. */
export const noRange = (fieldNames: FieldNames, typeCode: string): BadRead => {
  const path = callersPath(fieldNames, 'type_document_id');
  return {
    ok: false,
    errors: {
      [path]: [
        `La empresa no tiene configurada una numeración para documentos de tipo ${typeCode}. Configure la resolución o use otro ${path}.`,
      ],
    },
  };
};

export const ofCaller = (warnings: readonly RequestWarning[], fieldNames: FieldNames): readonly RequestWarning[] =>
  warnings.map((warning) => ({ ...warning, paths: warning.paths.map((path) => callersPath(fieldNames, path)) }));
