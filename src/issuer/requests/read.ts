/** Reading any body: a reader's input, its result, and its warnings. */
import type { Company } from '../company.ts';
import type { Presentation } from '../documents/model.ts';
import { type FieldNames, callersPath } from './aliases.ts';
import { nearest } from '../../common/nearest.ts';
import type { FieldErrors } from './schema-messages.ts';
import type { UnknownField } from './unknown-fields.ts';
import { reasonUnused } from './unused-fields.ts';

/** A warning for the caller about an accepted request; `paths` are the caller's names. */
export type RequestWarning = {
  readonly code:
    | 'unknown-fields'
    | 'unused-fields'
    | 'address-left-out'
    | 'payment-form-assumed'
    | 'numbering-not-configured'
    | 'due-date-before-issue-date'
    | 'period-reversed'
    | 'users-info-empty'
    | 'unusual-deduction-rate';
  readonly paths: readonly string[];
  /** Spanish, for the integrator. */
  readonly message: string;
};

/** More paths than anybody reads; the message says how many there are. */
const mostPaths = 100;

const longestPath = 200;

const shortened = (path: string): string => (path.length > longestPath ? `${path.slice(0, longestPath)}…` : path);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** For the first few that are close to a known name. */
const suggestions = (fields: readonly UnknownField[]): string => {
  const found = fields.slice(0, mostPaths).flatMap(({ path, known }) => {
    const meant = nearest(lastOf(path), known);
    return meant === undefined ? [] : [`«${meant}» en lugar de «${shortened(path)}»`];
  });
  return found.length === 0 ? '' : ` Tal vez quiso escribir ${found.slice(0, 5).join(', ')}.`;
};

const unknownWarning = (fields: readonly UnknownField[]): readonly RequestWarning[] =>
  fields.length === 0
    ? []
    : [
        {
          code: 'unknown-fields',
          paths: fields.slice(0, mostPaths).map(({ path }) => shortened(path)),
          message: `La solicitud trae ${fields.length} ${fields.length === 1 ? 'campo' : 'campos'} que este servicio no conoce. Revise que estén bien escritos.${suggestions(fields)}`,
        },
      ];

/** One warning for each reason, with every field that it holds for. */
const unusedWarnings = (fields: readonly (readonly [path: string, reason: string])[]): readonly RequestWarning[] =>
  [...new Set(fields.map(([, reason]) => reason))].map((reason) => {
    const paths = fields.filter(([, own]) => own === reason).map(([path]) => path);
    return {
      code: 'unused-fields',
      paths: paths.slice(0, mostPaths).map(shortened),
      message: `Este servicio no usa ${paths.slice(0, 5).map(shortened).join(', ')}: ${reason}.`,
    };
  });

/** Fields of the dialect that are not used, with the reason; then unknown ones, with the name that may be meant. */
export const fieldWarnings = (fields: readonly UnknownField[]): readonly RequestWarning[] => {
  const withReason = fields.map((field) => ({ field, reason: reasonUnused(field.path) }));
  return [
    ...unusedWarnings(withReason.flatMap(({ field, reason }) => (reason === undefined ? [] : [[field.path, reason]]))),
    ...unknownWarning(withReason.flatMap(({ field, reason }) => (reason === undefined ? [field] : []))),
  ];
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
