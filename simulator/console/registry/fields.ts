/** The fields of a row of each part, as a registry file has them (docs/registry.md). */
import type { ListPart } from '../../registry/file/rows.ts';
import { families } from '../../registry/file/schema.ts';
import type { Choice } from '../parts/form.ts';
import type { Input } from '../parts/inputs.ts';
import type { Texts } from '../texts/texts.ts';

export type ShownPart = Exclude<ListPart, 'testSets'>;

/** Test sets have a page of their own. */
export const shownParts = [
  'contributors',
  'rut',
  'software',
  'ranges',
  'mandates',
  'contingencyPeriods',
  'uvt',
] as const satisfies readonly ShownPart[];

type FieldName = keyof Texts['registry']['fields'];
type ValueName = keyof Texts['registry']['values'];

/** Values of a field in words, and as they are where they are none of the known. */
export const valueName = (value: string, { registry: { values } }: Texts): string =>
  Object.hasOwn(values, value) ? values[value as ValueName] : value; // it is a key

const text = (name: FieldName, example?: string, value?: string) => ({ name, example, value });
const oneOf = (name: FieldName, ...values: readonly ValueName[]) => ({ name, values });
const listOf = (name: FieldName, example: string) => ({ name, example, as: 'list' as const });

type Declared = {
  readonly name: FieldName;
  readonly example?: string | undefined;
  readonly value?: string | undefined;
  readonly values?: readonly ValueName[];
  readonly as?: 'list';
};

const allFamilies = families.join(', ');

const declared: Readonly<Record<ShownPart | 'companies', readonly Declared[]>> = {
  companies: [
    text('nit', '900373115'),
    text('name', 'MI EMPRESA SAS'),
    text('prefix', 'FE'),
    text('email', 'facturacion@example.com'),
    listOf('families', allFamilies),
    text('from', '1'),
    text('to', '5000000'),
    text('resolution', '18760000001'),
  ],
  contributors: [
    text('nit', '900373115'),
    text('name', 'MI EMPRESA SAS'),
    oneOf('status', 'enabled', 'registered', 'cancelled'),
    listOf('families', allFamilies),
    listOf('roles', 'issuer, provider'),
    text('receptionEmail', 'facturas@example.com'),
  ],
  rut: [
    text('identification', '10200037'),
    text('name', 'ADRIANA TOVAR'),
    oneOf('status', 'active', 'suspended', 'cancelled'),
    listOf('responsibilities', 'R-99-PN'),
  ],
  software: [
    text('id', '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205'),
    text('ownerNit', '900373115'),
    text('pin', '12345'),
    oneOf('family', 'invoicing', 'support', 'payroll'),
    oneOf('status', 'active', 'inactive'),
    listOf('issuers', '900373115'),
  ],
  ranges: [
    text('issuerNit', '900373115'),
    text('prefix', 'FE'),
    text('from', '1'),
    text('to', '5000000'),
    text('resolution', '18760000001'),
    text('startDate', '2019-01-19'),
    text('endDate', '2030-01-19'),
    oneOf('documentType', '01', '03', '05'),
    text('technicalKey', 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c'),
    text('softwareId', '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205'),
    oneOf('state', 'active', 'inactive'),
  ],
  mandates: [text('certificateNit', '901888777'), text('issuerNit', '900373115')],
  contingencyPeriods: [text('start', '2026-11-20T10:00:00-05:00'), text('end', '2026-11-20T12:00:00-05:00')],
  uvt: [text('year', '2027'), text('amount', '52374')],
};

const choicesOf = (values: readonly ValueName[], texts: Texts): readonly Choice[] =>
  values.map((value) => ({ value, label: texts.registry.values[value] }));

/** What a form for a new row asks for. */
export const inputsOf = (part: ShownPart | 'companies', texts: Texts): readonly Input[] =>
  declared[part].map(({ name, example, values, as, value }) => ({
    name,
    label: texts.registry.fields[name],
    ...(example === undefined ? {} : { hint: `${texts.registry.example} ${example}` }),
    ...(values === undefined ? {} : { choices: choicesOf(values, texts) }),
    ...(as === undefined ? {} : { as }),
    ...(value === undefined ? {} : { value }),
  }));
