/** How the bodies of `config/*` change a company. */
import type { CompanyRecord } from '../../companies.ts';
import {
  compatibilities,
  holds,
  noSoftware,
  type OwnSoftware,
  rangesNamed,
  softwareFamilies,
  type SoftwareFamily,
} from '../../company.ts';
import {
  codedAs,
  codedOf,
  dateOf,
  digitsOf,
  flagOf,
  required,
  rowIn,
  fileOf,
  textOf,
  type Part,
} from '../../requests/parts.ts';
import { healthModels } from '../../documents/health-norm.ts';
import { payrollPercentages } from '../../documents/payroll/surcharges.ts';
import type { FieldErrors } from '../../requests/schema-messages.ts';
import { readLogo } from './uploads.ts';

export type Changed =
  | { readonly ok: true; readonly record: CompanyRecord }
  | { readonly ok: false; readonly errors: FieldErrors };

export type Change = (company: CompanyRecord, body: Part) => Changed;

type Identity = Pick<CompanyRecord, 'nit' | 'checkDigit'>;

type Facts = Omit<
  CompanyRecord,
  | 'software'
  | 'environments'
  | 'ranges'
  | 'certificate'
  | 'testSets'
  | 'canSign'
  | 'logo'
  | 'compatibility'
  | 'allowResend'
  | 'payrollPercentages'
  | 'healthModel'
>;

const environmentOf = (body: Part, field = 'type_environment_id'): '1' | '2' | undefined => {
  const code = codedOf(body, field, 'type_environments')?.code;
  return code === '1' || code === '2' ? code : undefined;
};

const factsOf = ({ nit, checkDigit }: Identity, body: Part): Facts => {
  const regime = required(codedOf(body, 'type_regime_id', 'type_regimes'), body, 'type_regime_id');
  const municipality = required(rowIn(body, 'municipality_id', 'municipalities'), body, 'municipality_id');
  return {
    nit,
    checkDigit,
    name: required(textOf(body, 'business_name'), body, 'business_name'),
    tradeName: undefined,
    organization: required(codedOf(body, 'type_organization_id', 'type_organizations'), body, 'type_organization_id')
      .code,
    municipalityId: municipality.id,
    address: required(textOf(body, 'address'), body, 'address'),
    phone: required(textOf(body, 'phone'), body, 'phone'),
    email: required(textOf(body, 'email'), body, 'email'),
    liabilities: [required(codedOf(body, 'type_liability_id', 'type_liabilities'), body, 'type_liability_id')],
    regime,
    taxScheme: codedOf(body, 'tax_id', 'taxes') ?? codedAs('taxes', regime.code === '48' ? '01' : 'ZZ'),
    merchantRegistration: textOf(body, 'merchant_registration'),
    environment: environmentOf(body) ?? '2',
  };
};

/** Without software and numbering it can issue nothing yet: both are put in afterwards. */
export const newCompany = (identity: Identity, body: Part): CompanyRecord => ({
  ...factsOf(identity, body),
  software: { invoicing: noSoftware, support: noSoftware, equivalent: noSoftware, payroll: noSoftware },
  ranges: [],
});

/** The body has one liability: one that the company has already takes none of the others from it. */
const liabilitiesOf = (known: CompanyRecord, facts: Facts): Facts['liabilities'] =>
  facts.liabilities.every(({ code }) => known.liabilities.some((each) => each.code === code))
    ? known.liabilities
    : facts.liabilities;

/** Keeps whatever the body does not state. */
export const changedCompany = (company: CompanyRecord, identity: Identity, body: Part): CompanyRecord => {
  const facts = factsOf(identity, body);
  const keepsTax = codedOf(body, 'tax_id', 'taxes') === undefined && facts.regime.code === company.regime.code;
  return {
    ...company,
    ...facts,
    tradeName: company.tradeName,
    liabilities: liabilitiesOf(company, facts),
    taxScheme: keepsTax ? company.taxScheme : facts.taxScheme,
    merchantRegistration: facts.merchantRegistration ?? company.merchantRegistration,
    environment: environmentOf(body) ?? company.environment,
  };
};

/** Behind `config/software`, and behind `id` and `pin` in its body. */
export const softwareNames: Readonly<Record<SoftwareFamily, string>> = {
  invoicing: '',
  payroll: 'payroll',
  support: 'supportdocument',
  equivalent: 'eqdocs',
};

type SoftwareRead =
  | { readonly ok: true; readonly software: OwnSoftware | undefined }
  | { readonly ok: false; readonly field: string; readonly message: string };

/** The body's setting for one family: nothing, a PIN for the existing software, or another software. */
const readSoftware = (body: Part, suffix: string, current: OwnSoftware): SoftwareRead => {
  const [idField, pinField] = [`id${suffix}`, `pin${suffix}`];
  const id = textOf(body, idField);
  const pin = digitsOf(body, pinField);
  if (id === undefined && pin === undefined) return { ok: true, software: undefined };
  if (pin === undefined) {
    return { ok: false, field: pinField, message: `Falta ${pinField}: es obligatorio cuando se envía ${idField}.` };
  }
  if (id === undefined && current.id === '') {
    return {
      ok: false,
      field: idField,
      message: `Falta ${idField}: la empresa no tiene software al que cambiarle el PIN.`,
    };
  }
  return { ok: true, software: { id: id ?? current.id, pin } };
};

/** @param of the family that the path names */
const nothingGiven = (of: SoftwareFamily): FieldErrors => {
  const [id, pin] = [`id${softwareNames[of]}`, `pin${softwareNames[of]}`];
  const others = softwareFamilies.filter((family) => family !== of).map((family) => `id${softwareNames[family]}`);
  return {
    [id]: [
      `Falta ${id}, con su ${pin}: la solicitud no trae software de ninguna familia. También se admiten ${others.join(', ')}, cada uno con su pin.`,
    ],
  };
};

/** Fields without the name of a family are the invoices' software, which a path of another family does not mean. */
const unnamed = (body: Part, of: SoftwareFamily): Record<string, readonly string[]> => {
  const [id, pin] = [`id${softwareNames[of]}`, `pin${softwareNames[of]}`];
  return of === 'invoicing'
    ? {}
    : Object.fromEntries(
        ['id', 'pin']
          .filter((name) => textOf(body, name) !== undefined)
          .map((name) => [
            name,
            [`${name} es del software de facturación, que se fija con config/software. Aquí envíe ${id} y ${pin}.`],
          ]),
      );
};

/** @param of the family that the path names */
export const softwareChange =
  (of: SoftwareFamily): Change =>
  (company, body) => {
    const software = { ...company.software };
    const errors = unnamed(body, of);
    let changes = 0;
    for (const family of softwareFamilies) {
      const read = readSoftware(body, softwareNames[family], company.software[family]);
      if (!read.ok) errors[read.field] = [read.message];
      else if (read.software !== undefined) {
        software[family] = read.software;
        changes += 1;
      }
    }
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    return changes === 0 ? { ok: false, errors: nothingGiven(of) } : { ok: true, record: { ...company, software } };
  };

/** Documents numbered by a resolution; the others by the issuer alone. */
const authorised: readonly string[] = ['01', '02', '03', '04', '05', '20'];

/** Sales, exports and the authority's contingency share a range. */
const typeCodesOf = (code: string): readonly string[] =>
  ['01', '02', '04'].includes(code) ? ['01', '02', '04'] : [code];

const needed = ['resolution', 'date_from', 'date_to'] as const;

export const changedRanges: Change = (company, body) => {
  const type = required(rowIn(body, 'type_document_id', 'type_documents'), body, 'type_document_id').code;
  const isAuthorised = authorised.includes(type);
  const missing = isAuthorised ? needed.filter((name) => textOf(body, name) === undefined) : [];
  if (missing.length > 0) {
    const reason = 'los documentos de este tipo se numeran con una resolución';
    return {
      ok: false,
      errors: Object.fromEntries(missing.map((name) => [name, [`Falta ${name}: ${reason}.`]])),
    };
  }
  const range: CompanyRecord['ranges'][number] = {
    typeCodes: typeCodesOf(type),
    prefix: textOf(body, 'prefix') ?? '',
    from: required(digitsOf(body, 'from'), body, 'from'),
    to: required(digitsOf(body, 'to'), body, 'to'),
    ...(isAuthorised
      ? {
          authorization: {
            resolution: required(textOf(body, 'resolution'), body, 'resolution'),
            startDate: required(dateOf(body, 'date_from'), body, 'date_from'),
            endDate: required(dateOf(body, 'date_to'), body, 'date_to'),
            technicalKey: textOf(body, 'technical_key'),
          },
        }
      : {}),
  };
  return { ok: true, record: { ...company, ranges: rangesWith(company, range, body) } };
};

type Range = CompanyRecord['ranges'][number];

/**
 * Replaces the range with that prefix where it is, because the first of a type is its default; its initial number stays
 * if it fits. All of the type are removed if the body says so.
 */
const rangesWith = ({ ranges }: CompanyRecord, range: Range, body: Part): CompanyRecord['ranges'] => {
  const all = flagOf(body, 'delete_all_type_resolutions');
  const isOfType = ({ typeCodes }: Range): boolean => typeCodes.some((code) => range.typeCodes.includes(code));
  const known = ranges.find((other) => isOfType(other) && other.prefix === range.prefix);
  const startAt = known?.startAt;
  const saved = startAt !== undefined && holds(range, startAt) ? { ...range, startAt } : range;
  const kept = ranges.filter(
    (other) => other === known || !(isOfType(other) && (all || other.prefix === range.prefix)),
  );
  return known === undefined ? [...kept, saved] : kept.map((other) => (other === known ? saved : other));
};

const noEnvironment = {
  type_environment_id: [
    'Falta type_environment_id o eqdocs_type_environment_id: la solicitud no trae ningún ambiente.',
  ],
} as const;

/** Only what the body gives changes: the company's own environment, and that of its equivalent documents. */
export const changedEnvironment: Change = (company, body) => {
  const environment = environmentOf(body);
  const equivalent = environmentOf(body, 'eqdocs_type_environment_id') ?? environmentOf(body, 'pos');
  if (environment === undefined && equivalent === undefined) return { ok: false, errors: noEnvironment };
  return {
    ok: true,
    record: {
      ...company,
      environment: environment ?? company.environment,
      ...(equivalent === undefined ? {} : { environments: { ...company.environments, equivalent } }),
    },
  };
};

export const changedLogo: Change = (company, body) => {
  const logo = readLogo(fileOf(body, 'logo') ?? '');
  return logo.ok
    ? { ok: true, record: { ...company, logo: logo.base64 } }
    : { ok: false, errors: { logo: [logo.message] } };
};

/** Only the given settings change. */
export const changedSettings: Change = (company, body) => {
  const errors: Record<string, readonly string[]> = {};
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const asked = textOf(body, name);
    const value = values.find((each) => each === asked);
    if (asked !== undefined && value === undefined) {
      errors[name] = [`El campo ${name} debe ser ${values.join(', ')}; se recibió «${asked.slice(0, 40)}».`];
    }
    return value;
  };
  const compatibility = oneOf('compatibility', compatibilities);
  const percentages = oneOf('payroll_percentages', payrollPercentages);
  const healthModel = oneOf('health_model', healthModels);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const allowResend = body.values.allow_resend === undefined ? undefined : flagOf(body, 'allow_resend');
  return {
    ok: true,
    record: {
      ...company,
      ...(compatibility === undefined ? {} : { compatibility }),
      ...(allowResend === undefined ? {} : { allowResend }),
      ...(percentages === undefined ? {} : { payrollPercentages: percentages }),
      ...(healthModel === undefined ? {} : { healthModel }),
    },
  };
};

/** Code of the type of document whose numbers continue elsewhere. */
export const startedType = (body: Part): string =>
  required(rowIn(body, 'type_document_id', 'type_documents'), body, 'type_document_id').code;

export const startedAt = (body: Part): string => required(digitsOf(body, 'number'), body, 'number');

/** Of several ranges the one that has the number, if there is one; otherwise the first. */
export const startedRange = (company: Pick<CompanyRecord, 'ranges'>, body: Part): Range | undefined => {
  const ranges = rangesNamed(company, { typeCode: startedType(body), prefix: textOf(body, 'prefix') });
  return ranges.find((each) => holds(each, startedAt(body))) ?? ranges[0];
};

/** The number itself belongs to the numbers that were given (`setNextNumber`); it must be one of the range. */
export const changedStart: Change = (company, body) => {
  const prefix = textOf(body, 'prefix');
  const startAt = startedAt(body);
  const range = startedRange(company, body);
  if (range === undefined) {
    const message = `La empresa no tiene numeración de ese tipo con el prefijo «${prefix ?? ''}». Configúrela con PUT /api/ubl2.1/config/resolution.`;
    return { ok: false, errors: { prefix: [message] } };
  }
  if (!holds(range, startAt)) {
    const message = `El número ${startAt} está fuera de la numeración «${range.prefix}». Se espera uno de ${range.from} a ${range.to}.`;
    return { ok: false, errors: { number: [message] } };
  }
  // Earlier versions kept it with the range.
  const withoutStart = ({ startAt: _, ...each }: Range): Range => each;
  return {
    ok: true,
    record: { ...company, ranges: company.ranges.map((each) => (each === range ? withoutStart(each) : each)) },
  };
};
