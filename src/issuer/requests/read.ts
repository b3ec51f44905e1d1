/** Reading any body: a reader's input, its result, and its warnings. */
import type { Company } from '../company.ts';
import type { Presentation } from '../documents/model.ts';
import { type FieldNames, callersPath } from './aliases.ts';
import type { FieldErrors } from './schema-messages.ts';

/** A warning for the caller about an accepted request; `paths` are the caller's names. */
export type RequestWarning = {
  readonly code:
    'unknown-fields' | 'unknown-test-set' | 'address-left-out' | 'payment-form-assumed' | 'numbering-not-configured';
  readonly paths: readonly string[];
  /** Spanish, for the integrator. */
  readonly message: string;
};

/** More paths than anybody reads; the message says how many there are. */
const mostPaths = 100;

const longestPath = 200;

const shortened = (path: string): string => (path.length > longestPath ? `${path.slice(0, longestPath)}…` : path);

export const unknownFieldsWarning = (paths: readonly string[]): readonly RequestWarning[] =>
  paths.length === 0
    ? []
    : [
        {
          code: 'unknown-fields',
          paths: paths.slice(0, mostPaths).map(shortened),
          message: `La solicitud trae ${paths.length} ${paths.length === 1 ? 'campo' : 'campos'} que este servicio no usa. Revise que estén bien escritos.`,
        },
      ];

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

export const ofCaller = (warnings: readonly RequestWarning[], fieldNames: FieldNames): readonly RequestWarning[] =>
  warnings.map((warning) => ({ ...warning, paths: warning.paths.map((path) => callersPath(fieldNames, path)) }));
