/**
 * Fields of configuration, queries and mail that clients of the dialect send and that this service does not use. The
 * request is served; a warning gives the reason. Fields that nobody knows get another warning.
 */
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import { nearest } from '../../common/nearest.ts';
import { withoutBlanks } from '../requests/aliases.ts';
import type { RequestWarning } from '../requests/read.ts';
import type { Handler, Route } from './http.ts';

/** Spanish, for the integrator, by the name of the field. */
type Reasons = Readonly<Record<string, string>>;

const among = (reason: string, ...names: readonly string[]): Reasons =>
  Object.fromEntries(names.map((name) => [name, reason]));

const oneEnvironment = among(
  'la empresa tiene un solo ambiente para todos sus documentos: type_environment_id',
  ...['payroll', 'eqdocs', 'support_document', 'event'].map((family) => `${family}_type_environment_id`),
  ...['factura_ventas', 'nomina', 'pos', 'documentos_soporte', 'eventos_radian'],
);

const fixedMail = (reason: string): Reasons =>
  among(reason, 'email_cc_list', 'smtp_parameters', 'html_header', 'html_body', 'html_buttons', 'html_footer');

const company: Reasons = {
  ...oneEnvironment,
  ...among('el documento va siempre en español', 'language_id'),
  ...among('quien emite reside en Colombia', 'country_id'),
  ...among('la dice cada documento', 'type_currency_id', 'type_operation_id'),
  ...among('quien emite se identifica con NIT', 'type_document_identification_id'),
  ...among(
    'este servicio no tiene administradores ni planes',
    'id_administrador',
    ...['', '2', '3', '4'].map((number) => `type_plan${number}_id`),
    ...['1', '2', '3', '4'].map((number) => `renew_plan${number}`),
    ...['absolut_plan_documents', 'renew_absolut_plan', 'state'],
  ),
  ...among(
    'el correo sale por el servidor con el que se arrancó este servicio (smtp) o queda en su buzón',
    ...['host', 'port', 'username', 'password', 'encryption'].map((part) => `mail_${part}`),
  ),
};

const software: Reasons = {
  ...among(
    'este servicio envía a la autoridad con la que se arrancó',
    ...['url', 'urlpayroll', 'urlsupportdocument', 'urleqdocs'],
  ),
  ...among('este servicio no emite documentos equivalentes', 'ideqdocs', 'pineqdocs'),
};

const status: Reasons = {
  ...among('la consulta es la misma para todos los documentos', 'is_payroll', 'is_eqdoc'),
  ...among(
    'un documento que se acepta después sale con el correo que pidió la solicitud que lo emitió; POST send-email lo envía de nuevo',
    ...['sendmail', 'sendmailtome', 'atacheddocument_name_prefix'],
    ...Object.keys(fixedMail('')),
  ),
};

const resent = 'el correo sale como lo pidió la solicitud que emitió el documento; alternate_email cambia a quién';

const mail: Reasons = {
  ...fixedMail(resent),
  ...among(resent, 'base64graphicrepresentation', 'showacceptrejectbuttons', 'only_send_to_cc_list'),
  ...among('la empresa es la del token', 'company_idnumber'),
};

const notSaved = among('este servicio no guarda archivos donde indique una solicitud', 'GuardarEn');

/** By operation. The others use every field that their schema has. */
const unused: Readonly<Record<string, Reasons>> = {
  postCompany: company,
  put_software: software,
  put_softwarepayroll: software,
  put_softwaresupportdocument: software,
  putResolution: among('la vigencia la dicen date_from y date_to', 'resolution_date'),
  putEnvironment: oneEnvironment,
  postNumberingRange: notSaved,
  postNumberingRangeBesideApi: notSaved,
  postZipStatus: status,
  postDocumentStatus: status,
  postDocumentXml: status,
  postEventsStatus: status,
  postEmail: mail,
};

const most = 100;

const shortened = (name: string): string => (name.length > most ? `${name.slice(0, most)}…` : name);

const warningsByReason = (fields: readonly (readonly [name: string, reason: string])[]): readonly RequestWarning[] =>
  [...new Set(fields.map(([, reason]) => reason))].map((reason) => {
    const paths = fields.filter(([, own]) => own === reason).map(([name]) => name);
    return {
      code: 'unused-fields',
      paths,
      message: `Este servicio no usa ${paths.slice(0, 5).join(', ')}: ${reason}.`,
    };
  });

const unknownWarning = (names: readonly string[], known: readonly string[]): readonly RequestWarning[] => {
  if (names.length === 0) return [];
  const meant = names.slice(0, 5).map((name) => nearest(name, known));
  const suggested = [...new Set(meant.filter((name) => name !== undefined))];
  return [
    {
      code: 'unknown-fields',
      paths: names.slice(0, most).map(shortened),
      message: `La solicitud trae ${names.length} ${names.length === 1 ? 'campo' : 'campos'} que este servicio no conoce. Revise que estén bien escritos.${suggested.length === 0 ? '' : ` Tal vez quiso escribir ${suggested.join(', ')}.`}`,
    },
  ];
};

/** Of the fields that the body gives: those without effect, each once. All bodies of these operations are flat. */
export const settingWarnings = (
  { operation, describe }: Pick<Route, 'operation' | 'describe'>,
  json: unknown,
): readonly RequestWarning[] => {
  const body = withoutBlanks(json);
  if (!isObject(body)) return [];
  const reasons = unused[operation] ?? {};
  const known = Object.values(describe?.requestSchemas ?? {}).flatMap(({ properties }) => Object.keys(properties));
  const names = Object.keys(body);
  return [
    ...warningsByReason(
      names.flatMap((name) => (Object.hasOwn(reasons, name) ? [[name, reasons[name] ?? ''] as const] : [])),
    ),
    ...unknownWarning(
      names.filter((name) => !Object.hasOwn(reasons, name) && !known.includes(name)),
      known,
    ),
  ];
};

const added = (body: object, warnings: readonly RequestWarning[]): JsonObject => {
  const before: readonly unknown[] = 'warnings' in body && Array.isArray(body.warnings) ? body.warnings : [];
  return { ...body, warnings: [...before, ...warnings] };
};

/** The same route, whose answer names the fields without effect. Answers that refuse the request do not. */
export const namingUnusedSettings = (route: Route): Route => {
  const handle: Handler = async (request, services) => {
    const answer = await route.handle(request, services);
    const warnings = answer.status === 200 ? settingWarnings(route, request.body) : [];
    return warnings.length === 0 ? answer : { ...answer, body: added(answer.body, warnings) };
  };
  return { ...route, handle };
};
