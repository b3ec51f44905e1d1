/**
 * `config/*`: companies, their software, certificate, numbering and environment, as clients of this dialect set them
 * up.
 */
import { checkDigit as digitOf } from '../../codes/check-digit.ts';
import type { Company } from '../../company.ts';
import type { CompanyRecord } from '../../companies.ts';
import { canonicalBody } from '../../requests/aliases.ts';
import { isObject } from '../../../common/json/is-object.ts';
import type { RequestWarning } from '../../requests/read.ts';
import { partAt, textOf, type Part } from '../../requests/parts.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import { fieldErrors } from '../../requests/schema-messages.ts';
import { schemaErrors } from '../../requests/validator.ts';
import type { ApiAnswer, Handler, Route, Services } from '../http.ts';
import { certificateNotUsable, invalidRequest, registrationClosed, unauthenticated } from '../problems.ts';
import { readCertificate, readLogo } from './uploads.ts';
import {
  changedCompany,
  changedEnvironment,
  changedRanges,
  changedSettings,
  changedSoftware,
  changedStart,
  newCompany,
  type Change,
} from './changes.ts';
import {
  certificateSchema,
  companySchema,
  environmentSchema,
  generatedDocumentsSchema,
  logoSchema,
  resolutionSchema,
  settingsSchema,
  softwareSchema,
} from './schemas.ts';

type ReadBody = { readonly ok: true; readonly body: Part } | { readonly ok: false; readonly answer: ApiAnswer };

const readBody = (schema: ObjectSchema, json: unknown): ReadBody => {
  const { body, fieldNames } = canonicalBody(json);
  const errors = schemaErrors(schema, body);
  if (errors.length > 0 || !isObject(body)) {
    return { ok: false, answer: invalidRequest(fieldErrors(errors, fieldNames)) };
  }
  return { ok: true, body: partAt('', body) };
};

/** The facts about a company that an answer may contain: no keys, no PINs. */
const shown = ({ nit, checkDigit, name, environment, ranges, compatibility, allowResend }: Company) => ({
  identification_number: nit,
  dv: checkDigit,
  name,
  type_environment_id: environment === '1' ? 1 : 2,
  compatibility,
  allow_resend: allowResend,
  resolutions: ranges.map(({ typeCodes, prefix, from, to, authorization }) => ({
    type_codes: typeCodes,
    prefix,
    from,
    to,
    resolution: authorization?.resolution,
    date_from: authorization?.startDate,
    date_to: authorization?.endDate,
  })),
});

const nitDigits = /^\d{1,15}$/;

const pathErrors = (nit: string, dv: string): ApiAnswer | undefined => {
  if (nitDigits.test(nit) && /^\d$/.test(dv)) return undefined;
  return invalidRequest({
    nit: [
      `La ruta trae «${`${nit}/${dv}`.slice(0, 60)}». Se espera el NIT sin dígito de verificación y, aparte, el dígito: config/901500100/2.`,
    ],
  });
};

/** A wrong digit is registered as it is: whoever rehearses the rule about it needs one. */
const digitWarnings = ({ nit, checkDigit: given }: Pick<Company, 'nit' | 'checkDigit'>): readonly RequestWarning[] => {
  const expected = digitOf(nit);
  if (expected === undefined || expected === given) return [];
  return [
    {
      code: 'wrong-check-digit',
      paths: ['dv'],
      message: `El dígito de verificación de ${nit} es ${expected}; la ruta trae ${given}. Los documentos de la empresa se rechazarán: regístrela con config/${nit}/${expected}.`,
    },
  ];
};

/** Changing a company requires its token; anyone may register one if registration is open. */
export const admitCompany: NonNullable<Route['admit']> = ({ params, header }, services) => {
  const { nit = '', dv = '' } = params;
  const wrong = pathErrors(nit, dv);
  if (wrong !== undefined) return wrong;
  const { companies, tokens, openRegistration = false } = services;
  const known = companies.record(nit);
  if (known !== undefined && tokens.companyOf(header('authorization')) !== nit)
    return unauthenticated(header('authorization'));
  return known === undefined && !openRegistration ? registrationClosed() : undefined;
};

/**
 * Registers a company, or changes one. Every call returns a new token. Callers of this path come from another service
 * of the dialect, so they also find the authority's answer where that service puts it.
 */
export const postCompany: Handler = async ({ params, header, body: json }, services) => {
  // Checked again: somebody else may have registered the company while the body arrived.
  const refused = admitCompany({ params, header }, services);
  if (refused !== undefined) return refused;
  const { nit = '', dv = '' } = params;
  const { companies, tokens } = services;
  const known = companies.record(nit);
  const read = readBody(companySchema, json);
  if (!read.ok) return read.answer;
  const identity = { nit, checkDigit: dv };
  const record = known === undefined ? newCompany(identity, read.body) : changedCompany(known, identity, read.body);
  const compatibility = record.compatibility ?? services.compatibility ?? 'both';
  const company = await companies.save({ ...record, compatibility });
  const verb = known === undefined ? 'creada' : 'actualizada';
  const token = await tokens.issue(nit);
  const warnings = digitWarnings(identity);
  return {
    status: 200,
    body: {
      success: true,
      message: `Empresa ${verb} con éxito`,
      token,
      company: shown(company),
      ...(warnings.length === 0 ? {} : { warnings }),
    },
  };
};

const changing =
  (schema: ObjectSchema, change: Change, message: string): Handler =>
  async ({ body: json, header }, { company, companies }: Services) => {
    const read = readBody(schema, json);
    if (!read.ok) return read.answer;
    const record = companies.record(company.nit);
    if (record === undefined) return unauthenticated(header('authorization'));
    const changed = change(record, read.body);
    if (!changed.ok) return invalidRequest(changed.errors);
    const saved = await companies.save(changed.record);
    return { status: 200, body: { success: true, message, company: shown(saved) } };
  };

export const putSoftware = changing(softwareSchema, changedSoftware, 'Software actualizado con éxito');
export const putResolution = changing(resolutionSchema, changedRanges, 'Resolución guardada con éxito');
export const putEnvironment = changing(environmentSchema, changedEnvironment, 'Ambiente actualizado con éxito');
export const putSettings = changing(settingsSchema, changedSettings, 'Ajustes guardados con éxito');

export const putGeneratedDocuments = changing(
  generatedDocumentsSchema,
  changedStart,
  'Consecutivo inicial guardado con éxito',
);

export const putLogo: Handler = async ({ body: json, header }, { company, companies }) => {
  const read = readBody(logoSchema, json);
  if (!read.ok) return read.answer;
  const record = companies.record(company.nit);
  if (record === undefined) return unauthenticated(header('authorization'));
  const logo = readLogo(textOf(read.body, 'logo') ?? '');
  if (!logo.ok) return invalidRequest({ logo: [logo.message] });
  const saved = await companies.save({ ...record, logo: logo.base64 });
  return { status: 200, body: { success: true, message: 'Logo guardado con éxito', company: shown(saved) } };
};

const validityTexts = {
  'certificate-expired': 'Un certificado de la cadena está vencido: la autoridad rechazará lo que firme. Renuévelo.',
  'certificate-not-yet-valid':
    'Un certificado de la cadena todavía no está vigente: la autoridad rechazará lo que firme antes de su inicio.',
} as const;

/** The NIT may have its check digit behind it. */
const isOf = (holder: string, { nit, checkDigit }: { readonly nit: string; readonly checkDigit: string }): boolean =>
  holder === nit || holder === `${nit}${checkDigit}`;

const certificateWarnings = (
  { warnings, holder }: Extract<Awaited<ReturnType<typeof readCertificate>>, { ok: true }>,
  company: { readonly nit: string; readonly checkDigit: string },
) => [
  ...warnings.map((code) => ({ code, message: validityTexts[code] })),
  ...(holder === undefined || isOf(holder, company)
    ? []
    : [
        {
          code: 'certificate-of-another-nit',
          message: `El certificado es del NIT ${holder}, y la empresa es ${company.nit}: la autoridad rechaza sus documentos con el estado 89, salvo que haya un mandato.`,
        },
      ]),
];

export const putCertificate: Handler = async ({ body: json, header }, { company, companies, env }) => {
  const read = readBody(certificateSchema, json);
  if (!read.ok) return read.answer;
  const record: CompanyRecord | undefined = companies.record(company.nit);
  if (record === undefined) return unauthenticated(header('authorization'));
  const certificate = await readCertificate(read.body, env.clock.now());
  if (!certificate.ok) return certificateNotUsable(certificate);
  const saved = await companies.save({ ...record, canSign: true, certificate: certificate.record });
  const warnings = certificateWarnings(certificate, company);
  const { expires } = certificate;
  return {
    status: 200,
    body: {
      success: true,
      message: 'Certificado guardado con éxito',
      certificate: { expires },
      company: shown(saved),
      ...(warnings.length === 0 ? {} : { warnings }),
    },
  };
};
