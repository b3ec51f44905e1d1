import * as address from '../checks/address.ts';
import { countryCodes } from '../checks/lists.ts';
import type { Check } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import type { Rule } from '../engine/rule.ts';
import { notifies, row } from './row.ts';

type Kind = typeof notifies;

/** The families of the rules about one address, in annex order, and their kind where it is not Notificación. */
export type AddressFamilies = {
  readonly municipality: readonly [family: string, kind: Kind];
  readonly city: string;
  readonly postalZone: string;
  readonly department: string;
  readonly departmentCode: readonly [family: string, kind: Kind];
};

const rowOf = (family: string, kind: Kind, target: string, message: string, check: Check, alsoFires: readonly string[] = []): Rule =>
  row({ family, in: { invoice: kind }, target, message, check, ...(alsoFires.length === 0 ? {} : { alsoFires }) });

/** Municipality, city, postal zone and department of an address in Colombia, against the DANE tables. */
export const addressRows = (path: string, families: AddressFamilies): readonly Rule[] => [
  rowOf(...families.municipality, `${path}/cbc:ID`, 'Código de municipio fuera de lista', address.municipalityCode()),
  rowOf(families.city, notifies, `${path}/cbc:CityName`, 'Nombre de municipio fuera de lista', address.municipalityName()),
  rowOf(families.postalZone, notifies, `${path}/cbc:PostalZone`, 'Código postal no válido', address.postalZone()),
  rowOf(families.department, notifies, `${path}/cbc:CountrySubentity`, 'Nombre de departamento fuera de lista', address.departmentName()),
  rowOf(...families.departmentCode, `${path}/cbc:CountrySubentityCode`, 'Código de departamento fuera de lista', address.departmentCode()),
];

export type CountryFamilies = {
  readonly code: readonly [family: string, kind: Kind];
  readonly name: string;
  readonly language: string;
};

/** The issuer's country: Colombia and no other. */
export const colombiaRows = (path: string, families: CountryFamilies): readonly Rule[] => [
  rowOf(...families.code, `${path}/cbc:IdentificationCode`, 'El país del emisor debe ser CO', is.literal('CO')),
  rowOf(families.name, notifies, `${path}/cbc:Name`, 'El nombre del país del emisor debe ser Colombia', is.literal('Colombia')),
  languageRow(path, families.language),
];

/** Any country of ISO 3166-1. */
export const countryRows = (path: string, families: CountryFamilies): readonly Rule[] => [
  row({
    family: families.code[0],
    in: { invoice: families.code[1] },
    target: `${path}/cbc:IdentificationCode`,
    message: 'Código de país fuera de lista',
    check: is.satisfying({
      expected: 'an ISO 3166-1 alpha-2 code',
      test: ({ value }) => (value !== undefined && countryCodes().has(value.trim()) ? undefined : { found: `"${value ?? 'nothing'}"` }),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'XX' }] }),
    }),
  }),
  rowOf(families.name, notifies, `${path}/cbc:Name`, 'Nombre de país fuera de lista', address.countryName()),
  languageRow(path, families.language),
];

const languageRow = (path: string, family: string): Rule =>
  rowOf(family, notifies, `${path}/cbc:Name/@languageID`, '@languageID de Name debe ser «es»', is.literal('es'));
