/**
 * `config/*`: companies, their software, certificate, numbering and environment, as clients of this dialect set them
 * up.
 */
import { checkDigit as digitOf } from '../../codes/check-digit.ts';
import type { Company } from '../../company.ts';
import type { CompanyRecord, Decided } from '../../companies.ts';
import { acceptedBody } from '../../requests/accepted-body.ts';
import { canonicalBody } from '../../requests/aliases.ts';
import type { RequestWarning } from '../../requests/read.ts';
import type { Part } from '../../requests/parts.ts';
import { familyOf } from '../../store/records.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import type { ApiAnswer, ApiRequest, Handler, Route, Services } from '../http.ts';
import { certificateNotUsable, invalidRequest, registrationClosed, unauthenticated } from '../problems.ts';
import { certificateWarnings } from './certificate-warnings.ts';
import { rangeWarnings, withoutBlanks } from './pasted.ts';
import { readCertificate } from './uploads.ts';
import {
  changedCompany,
  changedEnvironment,
  changedLogo,
  changedRanges,
  changedSettings,
  changedSoftware,
  changedStart,
  newCompany,
  startedAt,
  startedRange,
  type Change,
  type Changed,
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

/** A password may begin or end with a blank, and files end with a line break. */
const isOfFile = (schema: ObjectSchema): boolean => schema === certificateSchema || schema === logoSchema;

type ReadBody =
  | { readonly ok: true; readonly body: Part; readonly warnings: readonly RequestWarning[] }
  | { readonly ok: false; readonly answer: ApiAnswer };

const readBody = (schema: ObjectSchema, json: unknown): ReadBody => {
  const given = canonicalBody(json);
  const { body, warnings } = isOfFile(schema)
    ? { body: given.body, warnings: [] }
    : withoutBlanks(given.body, schema, given.fieldNames);
  const accepted = acceptedBody(schema, { ...given, body });
  return accepted.ok ? { ...accepted, warnings } : { ok: false, answer: invalidRequest(accepted.errors) };
};

/** Absent where there is nothing to warn of. */
const warningsIn = (warnings: readonly { readonly code: string }[]) => (warnings.length === 0 ? {} : { warnings });

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

/** A NIT is a number: with zeros before it, it would name the same company again. */
const nitDigits = /^[1-9]\d{0,14}$/;

const pathErrors = (nit: string, dv: string): ApiAnswer | undefined => {
  if (nitDigits.test(nit) && /^\d$/.test(dv)) return undefined;
  return invalidRequest({
    nit: [
      `La ruta trae «${`${nit}/${dv}`.slice(0, 60)}». Se espera el NIT sin dígito de verificación ni ceros a la izquierda y, aparte, el dígito: config/901500100/2.`,
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

type Admitting = Parameters<NonNullable<Route['admit']>>;

/** Changing a company requires its token; anyone may register one if registration is open. */
const refusalOf = (
  known: CompanyRecord | undefined,
  { params, header }: Admitting[0],
  { tokens, openRegistration = false }: Admitting[1],
): ApiAnswer | undefined => {
  if (known === undefined) return openRegistration ? undefined : registrationClosed();
  const authorization = header('authorization');
  return tokens.companyOf(authorization) === params.nit ? undefined : unauthenticated(authorization);
};

export const admitCompany: NonNullable<Route['admit']> = (request, services) => {
  const { nit = '', dv = '' } = request.params;
  return pathErrors(nit, dv) ?? refusalOf(services.companies.record(nit), request, services);
};

/**
 * Registers a company, or changes one. Every call returns a new token. Callers of this path come from another service
 * of the dialect, so they also find the authority's answer where that service puts it.
 */
export const postCompany: Handler = async (request, services) => {
  const { nit = '', dv = '' } = request.params;
  const { companies, tokens } = services;
  // Somebody else may have registered the company while the body arrived: a stranger learns nothing about the body.
  const refused = admitCompany(request, services);
  if (refused !== undefined) return refused;
  const read = readBody(companySchema, request.body);
  if (!read.ok) return read.answer;
  const identity = { nit, checkDigit: dv };
  const { token, stored } = tokens.draw(nit);
  let verb = 'creada';
  const changed = await companies.change(nit, (known): Decided<ApiAnswer> => {
    // Or is just registering it, in whichever process.
    const refusal = refusalOf(known, request, services);
    if (refusal !== undefined) return { ok: false, refusal };
    if (known !== undefined) verb = 'actualizada';
    const record = known === undefined ? newCompany(identity, read.body) : changedCompany(known, identity, read.body);
    const compatibility = record.compatibility ?? services.compatibility ?? 'both';
    return { ok: true, record: { ...record, compatibility }, token: stored };
  });
  if (!changed.ok) return changed.refusal;
  await tokens.reload();
  const warnings = [...digitWarnings(identity), ...read.warnings];
  return {
    status: 200,
    body: {
      success: true,
      message: `Empresa ${verb} con éxito`,
      token,
      company: shown(changed.company),
      ...warningsIn(warnings),
    },
  };
};

/** Changes the company of the token. */
const change = (
  { header }: Pick<ApiRequest, 'header'>,
  { company, companies }: Services,
  changed: (known: CompanyRecord) => Changed,
) =>
  companies.change(company.nit, (known): Decided<ApiAnswer> => {
    if (known === undefined) return { ok: false, refusal: unauthenticated(header('authorization')) };
    const decided = changed(known);
    return decided.ok ? decided : { ok: false, refusal: invalidRequest(decided.errors) };
  });

type Changing = {
  readonly schema: ObjectSchema;
  readonly changeOf: Change;
  readonly message: string;
  /** About what is saved all the same. */
  readonly doubts?: (body: Part) => readonly RequestWarning[];
  /** Runs after the company is saved. */
  readonly follow?: (body: Part, company: Company, store: Services['store']) => Promise<void>;
};

const changing =
  ({ schema, changeOf, message, doubts = () => [], follow }: Changing): Handler =>
  async (request, services) => {
    const read = readBody(schema, request.body);
    if (!read.ok) return read.answer;
    const saved = await change(request, services, (known) => changeOf(known, read.body));
    if (!saved.ok) return saved.refusal;
    await follow?.(read.body, saved.company, services.store);
    const warnings = warningsIn([...read.warnings, ...doubts(read.body)]);
    return { status: 200, body: { success: true, message, company: shown(saved.company), ...warnings } };
  };

export const putSoftware = changing({
  schema: softwareSchema,
  changeOf: changedSoftware,
  message: 'Software actualizado con éxito',
});

export const putResolution = changing({
  schema: resolutionSchema,
  changeOf: changedRanges,
  message: 'Resolución guardada con éxito',
  doubts: rangeWarnings,
});

export const putEnvironment = changing({
  schema: environmentSchema,
  changeOf: changedEnvironment,
  message: 'Ambiente actualizado con éxito',
});

export const putSettings = changing({
  schema: settingsSchema,
  changeOf: changedSettings,
  message: 'Ajustes guardados con éxito',
});

export const putGeneratedDocuments = changing({
  schema: generatedDocumentsSchema,
  changeOf: changedStart,
  message: 'Consecutivo inicial guardado con éxito',
  follow: async (body, company, store) => {
    const range = startedRange(company, body);
    const [typeCode] = range?.typeCodes ?? [];
    if (range === undefined || typeCode === undefined) return;
    const { prefix } = range;
    await store.setNextNumber({ company: company.nit, family: familyOf(typeCode), prefix, number: startedAt(body) });
  },
});

export const putLogo = changing({ schema: logoSchema, changeOf: changedLogo, message: 'Logo guardado con éxito' });

export const putCertificate: Handler = async (request, services) => {
  const read = readBody(certificateSchema, request.body);
  if (!read.ok) return read.answer;
  const certificate = await readCertificate(read.body);
  if (!certificate.ok) return certificateNotUsable(certificate);
  const saved = await change(request, services, (known) => ({
    ok: true,
    record: { ...known, canSign: true, certificate: certificate.record },
  }));
  if (!saved.ok) return saved.refusal;
  const warnings = await certificateWarnings(certificate.chain, services);
  return {
    status: 200,
    body: {
      success: true,
      message: 'Certificado guardado con éxito',
      certificate: { expires: certificate.chain[0]?.validTo ?? '' },
      company: shown(saved.company),
      ...warningsIn(warnings),
    },
  };
};
