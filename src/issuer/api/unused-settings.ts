/**
 * Fields of configuration, queries and mail that clients of the dialect send and that this service does not use. The
 * request is served; a warning gives the reason. Fields that nobody knows get another warning.
 */
import type { JsonObject } from '../../common/json/is-object.ts';
import { nearest } from '../../common/nearest.ts';
import { withoutBlanks } from '../requests/aliases.ts';
import type { RequestWarning } from '../requests/read.ts';
import { object } from '../requests/schema-parts.ts';
import { unknownFields, type UnknownField } from '../requests/unknown-fields.ts';
import type { Handler, Route } from './http.ts';
import { shortened } from '../../common/text/shortened.ts';

/** One reason, in Spanish, for several fields. */
export const among = (reason: string, ...names: readonly string[]): NonNullable<Route['unused']> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Fields about the mail of a document: the request that issues it decides them. */
export const fieldsOfMails = [
  'email_cc_list',
  'smtp_parameters',
  'html_header',
  'html_body',
  'html_buttons',
  'html_footer',
] as const;

const most = 100;

const warningsByReason = (fields: readonly (readonly [name: string, reason: string])[]): readonly RequestWarning[] =>
  [...new Set(fields.map(([, reason]) => reason))].map((reason) => {
    const paths = fields.filter(([, own]) => own === reason).map(([name]) => name);
    return {
      code: 'unused-fields',
      paths,
      message: `Este servicio no usa ${paths.slice(0, 5).join(', ')}: ${reason}.`,
    };
  });

const unknownWarning = (fields: readonly UnknownField[]): readonly RequestWarning[] => {
  if (fields.length === 0) return [];
  const meant = fields.slice(0, 5).map(({ path, known }) => nearest(path.slice(path.lastIndexOf('.') + 1), known));
  const suggested = [...new Set(meant.filter((name) => name !== undefined))];
  return [
    {
      code: 'unknown-fields',
      paths: fields.slice(0, most).map(({ path }) => shortened(path, most)),
      message: `La solicitud trae ${fields.length} ${fields.length === 1 ? 'campo' : 'campos'} que este servicio no conoce. Revise que estén bien escritos.${suggested.length === 0 ? '' : ` Tal vez quiso escribir ${suggested.join(', ')}.`}`,
    },
  ];
};

const noBody = object({});

/** Of the fields that the body gives: those without effect, each once. No body of these operations has several shapes. */
export const settingWarnings = (
  { body: shapes = {}, unused: reasons = {} }: Pick<Route, 'body' | 'unused'>,
  json: unknown,
): readonly RequestWarning[] => {
  const [shape = noBody] = Object.values(shapes);
  const fields = unknownFields(shape, withoutBlanks(json));
  return [
    ...warningsByReason(
      fields.flatMap(({ path }) => (Object.hasOwn(reasons, path) ? [[path, reasons[path] ?? ''] as const] : [])),
    ),
    ...unknownWarning(fields.filter(({ path }) => !Object.hasOwn(reasons, path))),
  ];
};

const bodyIgnored: RequestWarning = {
  code: 'body-ignored',
  paths: [],
  message: 'El cuerpo de la solicitud no es JSON y no se tuvo en cuenta: la consulta no lo necesita.',
};

const added = (body: object, warnings: readonly RequestWarning[]): JsonObject => {
  const before: readonly unknown[] = 'warnings' in body && Array.isArray(body.warnings) ? body.warnings : [];
  return { ...body, warnings: [...before, ...warnings] };
};

/** The same route, whose answer names the fields without effect. Answers that refuse the request do not. */
export const namingUnusedSettings = (route: Route): Route => {
  const handle: Handler = async (request, services) => {
    const answer = await route.handle(request, services);
    const warnings =
      answer.status !== 200
        ? []
        : request.isBodyIgnored === true
          ? [bodyIgnored]
          : settingWarnings(route, request.body);
    return warnings.length === 0 ? answer : { ...answer, body: added(answer.body, warnings) };
  };
  return { ...route, handle };
};
