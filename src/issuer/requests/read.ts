/** Reading any body: a reader's input, its result, and its warnings. */
import type { Company } from '../company.ts';
import type { Numbering, Presentation } from '../documents/model.ts';
import { type FieldNames, callersPath } from './aliases.ts';
import type { FieldErrors } from './schema-messages.ts';
import type { requestWarnings } from './warning-codes.ts';

/** A warning for the caller about an accepted request; `paths` are the caller's names. */
export type RequestWarning = {
  readonly code: keyof typeof requestWarnings;
  readonly paths: readonly string[];
  /** Spanish, for the integrator. */
  readonly message: string;
};

export type RequestContext = {
  readonly company: Company;
  /** Milliseconds since 1970: a body without date or time is issued now. */
  readonly now: number;
};

export type GoodRead<Model> = {
  readonly ok: true;
  readonly model: Model;
  /** False when the request leaves the number to the service; the model then has the first of its range. */
  readonly numbered: boolean;
  /** Ranges that may be used instead of that of the model, in this order. */
  readonly otherRanges: readonly Numbering[];
  readonly presentation: Presentation;
  readonly warnings: readonly RequestWarning[];
  /** For `callersPath`: paths in the model and in `field` of the XML are canonical. */
  readonly fieldNames: FieldNames;
};

/** Errors are for HTTP 422: Spanish sentences per path, each under the name the caller used. */
type BadRead = { readonly ok: false; readonly errors: FieldErrors };

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

export const withCallersPaths = (
  warnings: readonly RequestWarning[],
  fieldNames: FieldNames,
): readonly RequestWarning[] =>
  warnings.map((warning) => ({ ...warning, paths: warning.paths.map((path) => callersPath(fieldNames, path)) }));
