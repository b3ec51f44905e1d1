/**
 * `config/*`: companies, their software, certificate, numbering and environment, as clients of this dialect set them
 * up.
 */
import { checkDigit as digitOf } from '../../codes/check-digit.ts';
import { softwareFamilies, type Company } from '../../company.ts';
import type { CompanyRecord, Decided } from '../../companies.ts';
import type { RequestWarning } from '../../requests/read.ts';
import type { Part } from '../../requests/parts.ts';
import { familyOf } from '../../store/records.ts';
import { speaksDialect } from '../compatibility.ts';
import type { ApiAnswer, ApiRequest, Route, Services } from '../http.ts';
import {
  alreadyRegistered,
  certificateNotUsable,
  invalidRequest,
  registrationClosed,
  unauthenticated,
} from '../problems.ts';
import { among } from '../unused-settings.ts';
import { withBody, type Accepted } from '../with-body.ts';
import { certificateWarnings } from './certificate-warnings.ts';
import { rangeWarnings, withoutBlanks } from './pasted.ts';
import { environmentWarnings, publicRangeWarnings } from './public-range.ts';
import { readCertificate } from './uploads.ts';
import {
  changedCompany,
  changedEnvironment,
  changedLogo,
  changedRanges,
  changedSettings,
  softwareChange,
  softwareNames,
  changedStart,
  newCompany,
  startedAt,
  startedRange,
  startedType,
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

/** Absent where there is nothing to warn of. */
const warningsIn = (warnings: readonly { readonly code: string }[]) => (warnings.length === 0 ? {} : { warnings });

/** The facts about a company that an answer may contain: no keys, no PINs. */
const shown = ({
  nit,
  checkDigit,
  name,
  environment,
  environments,
  ranges,
  compatibility,
  allowResend,
  payrollPercentages,
  healthModel,
}: Company) => ({
  identification_number: nit,
  dv: checkDigit,
  name,
  type_environment_id: environment === '1' ? 1 : 2,
  ...(environments?.equivalent === undefined
    ? {}
    : { eqdocs_type_environment_id: environments.equivalent === '1' ? 1 : 2 }),
  compatibility,
  allow_resend: allowResend,
  payroll_percentages: payrollPercentages ?? 'law',
  health_model: healthModel ?? 'all',
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
  return tokens.companyOf(authorization) === params.nit ? undefined : alreadyRegistered(known.nit, authorization);
};

const admitCompany: NonNullable<Route['admit']> = (request, services) => {
  const { nit = '', dv = '' } = request.params;
  return pathErrors(nit, dv) ?? refusalOf(services.companies.record(nit), request, services);
};

/**
 * Registers a company, or changes one. Every call returns a new token. Callers of this path come from another service
 * of the dialect, so they also find the authority's answer where that service puts it.
 */
const postCompany = async (request: Accepted, services: Services): Promise<ApiAnswer> => {
  const { nit = '', dv = '' } = request.params;
  const { companies, tokens } = services;
  const identity = { nit, checkDigit: dv };
  const { token, stored } = tokens.draw(nit);
  let verb = 'creada';
  const changed = await companies.change(nit, (known): Decided<ApiAnswer> => {
    // Or is just registering it, in whichever process.
    const refusal = refusalOf(known, request, services);
    if (refusal !== undefined) return { ok: false, refusal };
    if (known !== undefined) verb = 'actualizada';
    const { part } = request;
    const record = known === undefined ? newCompany(identity, part) : changedCompany(known, identity, part);
    const compatibility = record.compatibility ?? services.compatibility ?? 'both';
    return { ok: true, record: { ...record, compatibility }, token: stored };
  });
  if (!changed.ok) return changed.refusal;
  await tokens.reload();
  const doubts = [...digitWarnings(identity), ...environmentWarnings(request.part, changed.company)];
  const warnings = [...doubts, ...request.warnings];
  return {
    status: 200,
    body: {
      success: true,
      // Clients keep the password of the user that other services make for a company; here, nobody logs in.
      ...(speaksDialect({ ...services, company: changed.company })
        ? { message: 'Empresa creada/actualizada con éxito', password: '' }
        : { message: `Empresa ${verb} con éxito` }),
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

/** What clients of the dialect read: a sentence that they compare, and what was saved under the name that it has there. */
type DialectAnswer = (body: Part, company: Company) => { readonly message: string; readonly [name: string]: unknown };

type Changing = {
  readonly changeOf: Change;
  readonly message: string;
  readonly dialect?: DialectAnswer;
  /** About what is saved all the same. */
  readonly doubts?: (body: Part, before: Company, after: Company) => readonly RequestWarning[];
  /** Runs after the company is saved. */
  readonly follow?: (body: Part, company: Company, services: Services) => Promise<void>;
};

const changing =
  ({ changeOf, message, dialect = () => ({ message }), doubts = () => [], follow }: Changing) =>
  async (request: Accepted, services: Services): Promise<ApiAnswer> => {
    const { part } = request;
    const saved = await change(request, services, (known) => changeOf(known, part));
    if (!saved.ok) return saved.refusal;
    await follow?.(part, saved.company, services);
    const warnings = warningsIn([...request.warnings, ...doubts(part, services.company, saved.company)]);
    const said = speaksDialect(services) ? dialect(part, saved.company) : { message };
    return { status: 200, body: { success: true, ...said, company: shown(saved.company), ...warnings } };
  };

const continueFrom: Changing['follow'] = async (body, { nit, ...company }, { store, env }) => {
  const range = startedRange(company, body);
  if (range === undefined) return;
  const { prefix, from, to } = range;
  const series = { company: nit, family: familyOf(startedType(body)), prefix, from, to };
  await store.setNextNumber({ series, number: startedAt(body), at: env.clock.now() });
};

/** `2036/01/01 00:00:00`, in UTC. */
const slashed = (instant: string): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '/');

const putCertificate = async (request: Accepted, services: Services): Promise<ApiAnswer> => {
  const certificate = await readCertificate(request.part);
  if (!certificate.ok) return certificateNotUsable(certificate);
  const saved = await change(request, services, (known) => ({
    ok: true,
    record: { ...known, canSign: true, certificate: certificate.record },
  }));
  if (!saved.ok) return saved.refusal;
  const warnings = await certificateWarnings(certificate.chain, services);
  const expires = certificate.chain[0]?.validTo ?? '';
  return {
    status: 200,
    body: {
      success: true,
      ...(speaksDialect(services)
        ? { message: 'Certificado creado con éxito', certificado: { expiration_date: slashed(expires) } }
        : { message: 'Certificado guardado con éxito' }),
      certificate: { expires },
      company: shown(saved.company),
      ...warningsIn(warnings),
    },
  };
};

const oneEnvironment = among(
  'la empresa tiene un ambiente para todos sus documentos menos los equivalentes: type_environment_id',
  ...['payroll', 'support_document', 'event'].map((family) => `${family}_type_environment_id`),
  ...['factura_ventas', 'nomina', 'documentos_soporte', 'eventos_radian'],
);

const unusedOfCompany = {
  ...oneEnvironment,
  ...among('se fija con PUT config/environment', 'eqdocs_type_environment_id', 'pos'),
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

const unusedOfSoftware = {
  ...among(
    'este servicio envía a la autoridad con la que se arrancó',
    ...['url', 'urlpayroll', 'urlsupportdocument', 'urleqdocs'],
  ),
};

/** Without PINs and technical keys: no answer has a secret. */
const savedSoftware: DialectAnswer = (_, { software }) => ({
  message: 'Software creado/actualizado con éxito',
  software: {
    identifier: software.invoicing.id,
    identifier_payroll: software.payroll.id,
    identifier_sd: software.support.id,
    identifier_eqdocs: software.equivalent.id,
  },
});

const ofResolution = [
  'type_document_id',
  'prefix',
  'resolution',
  'resolution_date',
  'from',
  'to',
  'date_from',
  'date_to',
];

const savedResolution: DialectAnswer = ({ values }) => ({
  message: 'Resolución creada/actualizada con éxito',
  resolution: Object.fromEntries(ofResolution.map((name) => [name, values[name]])),
});

type Setting = Parameters<typeof withBody>[0];

/** @param name behind `config/` */
const setting = (name: string, about: Pick<Setting, 'operation' | 'summary' | 'body' | 'handle'> & Partial<Setting>) =>
  withBody({ method: 'PUT', path: `/api/ubl2.1/config/${name}`, tag: 'Configuración', authenticated: true, ...about });

const pasted: Pick<Setting, 'prepare'> = {
  prepare: ({ body, fieldNames }, schema) => withoutBlanks(body, schema, fieldNames),
};

/** One family of clients of the dialect writes the plural. */
const resolutionPaths = [
  ['PUT', 'resolution', 'putResolution'],
  ['PUT', 'resolutions', 'putResolutions'],
  ['POST', 'resolutions', 'postResolutions'],
] as const;

export const configRoutes: readonly Route[] = [
  // Separate paths for families of software; each takes the fields of any family that its body names.
  ...softwareFamilies.map((family) =>
    setting(`software${softwareNames[family]}`, {
      operation: `put_software${softwareNames[family]}`,
      summary: 'Fija identificador y PIN del software, por familia de documentos',
      body: { SoftwareRequest: softwareSchema },
      unused: unusedOfSoftware,
      ...pasted,
      handle: changing({
        changeOf: softwareChange(family),
        message: 'Software actualizado con éxito',
        dialect: savedSoftware,
      }),
    }),
  ),
  // A password may begin or end with a blank, and files end with a line break: here, blanks stay.
  setting('certificate', {
    operation: 'putCertificate',
    summary: 'Fija el certificado que firma',
    body: { CertificateRequest: certificateSchema },
    handle: putCertificate,
  }),
  ...resolutionPaths.map(([method, name, operation]) =>
    setting(name, {
      method,
      operation,
      summary: 'Agrega o reemplaza un rango de numeración',
      body: { ResolutionRequest: resolutionSchema },
      unused: among('la vigencia la dicen date_from y date_to', 'resolution_date'),
      ...pasted,
      handle: changing({
        changeOf: changedRanges,
        message: 'Resolución guardada con éxito',
        dialect: savedResolution,
        doubts: (body, before) => [...rangeWarnings(body), ...publicRangeWarnings(body, before)],
      }),
    }),
  ),
  setting('environment', {
    operation: 'putEnvironment',
    summary: 'Fija el ambiente, y el de los documentos equivalentes: 1 producción, 2 pruebas',
    body: { EnvironmentRequest: environmentSchema },
    unused: oneEnvironment,
    ...pasted,
    handle: changing({
      changeOf: changedEnvironment,
      message: 'Ambiente actualizado con éxito',
      doubts: (body, _before, after) => environmentWarnings(body, after),
    }),
  }),
  setting('settings', {
    operation: 'putSettings',
    summary:
      'Fija el nombre de la respuesta de la autoridad, si se reenvían números aceptados, los porcentajes de la nómina y los datos de salud',
    details: 'Solo cambia lo que trae la solicitud. Es un agregado de este servicio al dialecto.',
    body: { SettingsRequest: settingsSchema },
    ...pasted,
    handle: changing({ changeOf: changedSettings, message: 'Ajustes guardados con éxito' }),
  }),
  setting('logo', {
    operation: 'putLogo',
    summary: 'Fija la imagen de la página impresa',
    body: { LogoRequest: logoSchema },
    handle: changing({
      changeOf: changedLogo,
      message: 'Logo guardado con éxito',
      dialect: () => ({ message: 'Logo almacenado con éxito' }),
    }),
  }),
  setting('generateddocuments', {
    operation: 'putGeneratedDocuments',
    summary: 'Fija el consecutivo desde el que sigue un rango',
    body: { GeneratedDocumentsRequest: generatedDocumentsSchema },
    ...pasted,
    handle: changing({
      changeOf: changedStart,
      message: 'Consecutivo inicial guardado con éxito',
      dialect: (body) => ({
        message: 'Documento Inicial creado/actualizado con éxito',
        number: startedAt(body),
      }),
      follow: continueFrom,
    }),
  }),
  setting(':nit/:dv', {
    method: 'POST',
    operation: 'postCompany',
    summary: 'Registra o cambia una empresa y da un token',
    details: 'Una empresa que existe solo la cambia quien tiene un token de ella. El token se muestra una sola vez.',
    params: { nit: 'NIT sin dígito de verificación', dv: 'Dígito de verificación del NIT' },
    body: { CompanyRequest: companySchema },
    failures: {
      401: 'La empresa existe y el token no es de ella',
      403: 'Este servicio no registra empresas nuevas',
    },
    unused: unusedOfCompany,
    authenticated: false,
    admit: admitCompany,
    ...pasted,
    handle: postCompany,
  }),
];
