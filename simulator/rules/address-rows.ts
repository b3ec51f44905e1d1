import * as address from '../checks/address.ts';
import type { Check } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import type { Rule } from '../engine/rule.ts';
import { noted, row, type Kind } from './row.ts';

/** The families of the rules about one address, in annex order, and their kind where it is not Notificación. */
export type AddressFamilies = {
  readonly municipality: readonly [family: string, kind: Kind];
  readonly city: string;
  readonly postalZone: string;
  readonly department: string;
  readonly departmentCode: readonly [family: string, kind: Kind];
};

type Noted = { readonly family: string; readonly target: string; readonly message: string; readonly check: Check };

const note = (rule: Noted): Rule => row({ ...rule, in: noted });

/** Municipality, city, postal zone and department of an address in Colombia, against the DANE tables. */
export const addressRows = (path: string, families: AddressFamilies): readonly Rule[] => {
  const { municipality, city, postalZone, department, departmentCode } = families;
  return [
    row({
      family: municipality[0],
      in: { invoice: municipality[1] },
      target: `${path}/cbc:ID`,
      message: 'Código de municipio fuera de lista',
      check: address.municipalityCode(),
    }),
    note({
      family: city,
      target: `${path}/cbc:CityName`,
      message: 'Nombre de municipio fuera de lista',
      check: address.municipalityName(),
    }),
    note({
      family: postalZone,
      target: `${path}/cbc:PostalZone`,
      message: 'Código postal no válido',
      check: address.postalZone(),
    }),
    note({
      family: department,
      target: `${path}/cbc:CountrySubentity`,
      message: 'Nombre de departamento fuera de lista',
      check: address.departmentName(),
    }),
    row({
      family: departmentCode[0],
      in: { invoice: departmentCode[1] },
      target: `${path}/cbc:CountrySubentityCode`,
      message: 'Código de departamento fuera de lista',
      check: address.departmentCode(),
    }),
  ];
};

export type CountryFamilies = {
  readonly code: readonly [family: string, kind: Kind];
  readonly name: string;
  readonly language: string;
};

const languageRow = (path: string, family: string): Rule =>
  note({
    family,
    target: `${path}/cbc:Name/@languageID`,
    message: '@languageID de Name debe ser «es»',
    check: is.literal('es'),
  });

/** The issuer's country: Colombia and no other. */
export const colombiaRows = (path: string, families: CountryFamilies): readonly Rule[] => [
  row({
    family: families.code[0],
    in: { invoice: families.code[1] },
    target: `${path}/cbc:IdentificationCode`,
    message: 'El país del emisor debe ser CO',
    check: is.literal('CO'),
  }),
  note({
    family: families.name,
    target: `${path}/cbc:Name`,
    message: 'El nombre del país del emisor debe ser Colombia',
    check: is.literal('Colombia'),
  }),
  languageRow(path, families.language),
];

/** Any country of ISO 3166-1. */
export const countryRows = (path: string, families: CountryFamilies): readonly Rule[] => [
  row({
    family: families.code[0],
    in: { invoice: families.code[1] },
    target: `${path}/cbc:IdentificationCode`,
    message: 'Código de país fuera de lista',
    check: address.countryCode(),
  }),
  note({
    family: families.name,
    target: `${path}/cbc:Name`,
    message: 'Nombre de país fuera de lista',
    check: address.countryName(),
  }),
  languageRow(path, families.language),
];
