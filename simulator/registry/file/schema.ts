/** The permitted contents of a registry file, part by part. */
import { authorisedTypes, documentFamilies, documentKinds } from '../../document/kind.ts';
import { closableKinds, type RegistryData } from '../types.ts';
import { testSetPresets } from '../test-set-presets.ts';
import * as field from './field.ts';
import { listOf, oneOf, or, row, type Field } from './field.ts';

const family = oneOf(...documentFamilies);
const responsibilities = listOf(
  {
    type: 'string',
    pattern: '^[A-Z]-\\d{2}(-[A-Z]{2})?$',
    expectation: { en: 'a fiscal responsibility, as R-99-PN', es: 'una responsabilidad fiscal, como R-99-PN' },
    example: 'R-99-PN',
  },
  '[R-99-PN]',
);

const softwareOfCompany = row({ required: { id: field.id, pin: field.pin } });

/** The short form: one row for everything that the authority knows of an issuer. */
const company = row({
  required: { nit: field.nit, name: field.name },
  optional: {
    prefix: field.prefix,
    checkDigit: field.checkDigit,
    email: field.email,
    address: field.label,
    phone: field.label,
    municipality: field.municipality,
    responsibilities,
    families: listOf(family),
    from: field.consecutive,
    to: field.consecutive,
    resolution: field.resolution,
    technicalKey: field.technicalKey,
    startDate: field.date,
    endDate: field.date,
    software: softwareOfCompany,
    supportPrefix: field.prefix,
    contingencyPrefix: field.prefix,
    equivalentPrefix: field.prefix,
  },
});

const contributor = row({
  required: { nit: field.nit, name: field.name },
  optional: {
    roles: or(listOf(oneOf('issuer', 'provider')), ['issuer']),
    status: oneOf('registered', 'enabled', 'cancelled'),
    families: listOf(family),
    receptionEmail: field.email,
  },
});

const rutEntry = row({
  required: { identification: field.identification, name: field.name },
  optional: {
    status: or(oneOf('active', 'suspended', 'cancelled'), 'active'),
    responsibilities: or(responsibilities, ['R-99-PN']),
  },
});

const software = row({
  required: { id: field.id, ownerNit: field.nit, pin: field.pin },
  optional: {
    families: listOf(family),
    family,
    status: or(oneOf('active', 'inactive'), 'active'),
    issuers: listOf(field.nit),
  },
});

const range = row({
  required: {
    issuerNit: field.rangeIssuer,
    resolution: field.resolution,
    prefix: field.prefix,
    from: field.consecutive,
    to: field.consecutive,
    startDate: field.date,
    endDate: field.date,
  },
  optional: {
    documentType: or(oneOf(...authorisedTypes), '01'),
    resolutionDate: field.date,
    technicalKey: field.technicalKey,
    softwareId: field.id,
    state: or(oneOf('active', 'inactive'), 'active'),
  },
});

const quota = row({ required: { required: field.whole }, optional: { minimumAccepted: field.whole } });

const presetName = oneOf(...Object.keys(testSetPresets()));

const counts = row({ required: { sent: field.whole, accepted: field.whole } });

const byKind = (of: Field, example: string): Field => ({
  ...row({ required: {}, optional: Object.fromEntries(documentKinds.map((kind) => [kind, of])) }),
  example,
});

const quotas = byKind(quota, '{ invoice: { required: 2 } }');

/** A preset determines the family and the requirements; without one the row does. */
const testSet: Field = {
  ...row({
    required: { id: field.id, issuerNit: field.nit },
    optional: {
      preset: presetName,
      family,
      quotas,
      softwareId: field.id,
      state: or(oneOf('open', 'accepted', 'rejected'), 'open'),
      progress: byKind(counts, '{ invoice: { sent: 1, accepted: 1 } }'),
    },
  }),
  if: { not: { required: ['preset'] } },
  then: { required: ['family', 'quotas'], properties: { family, quotas } },
};

const parts = {
  companies: listOf(company, '[{ nit: 900373115, name: MI EMPRESA SAS, prefix: FE }]'),
  contributors: listOf(contributor),
  rut: {
    ...row({ required: {}, optional: { available: field.flag, entries: listOf(rutEntry) } }),
    example: '{ available: true }',
  },
  software: listOf(software),
  ranges: listOf(range),
  mandates: listOf(row({ required: { certificateNit: field.nit, issuerNit: field.nit } })),
  contingencyPeriods: listOf(row({ required: { start: field.instant, end: field.instant } })),
  uvt: listOf(row({ required: { year: field.year, amount: field.amount } })),
  testSets: listOf(testSet),
  closedKinds: listOf(row({ required: { environment: oneOf('1', '2'), kind: oneOf(...closableKinds) } })),
} as const satisfies Readonly<Record<keyof RegistryData | 'companies', Field>>;

export type FilePart = keyof typeof parts;

export const fileParts = Object.keys(parts) as readonly FilePart[]; // keys of our own table

/** A standalone file states what it extends; an addition to an existing registry does not. */
export const fileSchema: Field = {
  ...row({ required: {}, optional: { extends: or(oneOf('default', 'nothing'), 'default'), ...parts } }),
  example: `companies: ${parts.companies.example}`,
};

export const additionSchema: Field = { ...row({ required: {}, optional: parts }), example: fileSchema.example };
