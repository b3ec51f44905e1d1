import * as address from '../checks/address.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import { documentKinds, type SubjectKind } from '../document/kind.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { type InDocuments, inEach, notifies, row } from './row.ts';

/** The rules about one address, or its country, with what they have in common. */
type AddressTarget<Families> = {
  readonly path: string;
  /** In annex order. */
  readonly families: Families;
  /** The documents, and their kind where a code is wrong; about a wrong name they all notify. */
  readonly in: InDocuments;
  /** Judged only where this holds. */
  readonly only?: (site: Site) => boolean;
};

type AddressRow = {
  readonly family: string;
  readonly child: string;
  readonly message: string;
  readonly check: Check;
  readonly strictly?: { readonly holds: Bilingual; readonly check: Check; readonly message?: string };
  readonly alsoFires?: readonly string[];
};

const rowsAt = ({ path, in: documents, only }: Omit<AddressTarget<unknown>, 'families'>) => {
  const names = inEach(notifies, ...documentKinds.filter((kind) => documents[kind] !== undefined));
  const judged = (check: Check): Check => (only === undefined ? check : is.when(only, check));
  const rowsIn =
    (these: InDocuments) =>
    ({ family, child, message, check, strictly, alsoFires = [] }: AddressRow): Rule =>
      row({
        family,
        in: these,
        target: `${path}/${child}`,
        message,
        check: judged(check),
        ...(strictly === undefined ? {} : { strictly: { ...strictly, check: judged(strictly.check) } }),
        alsoFires,
      });
  return { code: rowsIn(documents), name: rowsIn(names) };
};

export type AddressFamilies = {
  readonly municipality: string;
  readonly city: string;
  readonly postalZone: string;
  readonly department: string;
  readonly departmentCode: string;
};

type AddressPlace = AddressTarget<AddressFamilies> & {
  /** The documents where the annex has a code for the postal zone, if not all. */
  readonly postalZoneIn?: InDocuments;
  /** The documents in which a missing department code is wrong, too. */
  readonly departmentCodeIn?: readonly SubjectKind[];
};

/** Municipality, city, postal zone and department of an address in Colombia, against the DANE tables. */
export const addressRows = ({ families, postalZoneIn, departmentCodeIn, ...place }: AddressPlace): readonly Rule[] => {
  const { code, name } = rowsAt(place);
  const zone = postalZoneIn === undefined ? name : rowsAt({ ...place, in: postalZoneIn }).name;
  return [
    code({
      family: families.municipality,
      child: 'cbc:ID',
      message: 'Código de municipio fuera de lista',
      check: address.municipalityCode(),
      // A municipality that does not exist is in no department.
      alsoFires: ['CDG01'],
    }),
    name({
      family: families.city,
      child: 'cbc:CityName',
      message: 'Nombre de municipio fuera de lista',
      check: address.municipalityName(),
    }),
    zone({
      family: families.postalZone,
      child: 'cbc:PostalZone',
      message: 'Código postal no válido',
      check: address.postalZone(),
      strictly: {
        holds: {
          en: 'The postal code belongs to the municipality in ID of the same address.',
          es: 'El código postal pertenece al municipio indicado en ID de la misma dirección.',
        },
        check: address.postalZoneOfMunicipality(),
        message: 'Código postal fuera de la tabla o de otro municipio',
      },
    }),
    name({
      family: families.department,
      child: 'cbc:CountrySubentity',
      message: 'Nombre de departamento fuera de lista',
      check: address.departmentName(),
    }),
    code({
      family: families.departmentCode,
      child: 'cbc:CountrySubentityCode',
      message: 'Código de departamento fuera de lista',
      check: address.departmentCode(departmentCodeIn),
      // No municipality is in a department that does not exist.
      alsoFires: ['CDG01'],
    }),
  ];
};

export type CountryFamilies = { readonly code: string; readonly name: string; readonly language: string };

const language = (family: string): AddressRow => ({
  family,
  child: 'cbc:Name/@languageID',
  message: '@languageID de Name debe ser «es»',
  check: is.literal('es'),
});

/** A country that must be Colombia and no other; `whose` names the party in the lines. */
export const colombiaRows = ({
  families,
  whose,
  ...place
}: AddressTarget<CountryFamilies> & { readonly whose: 'emisor' | 'vendedor' }): readonly Rule[] => {
  const { code, name } = rowsAt(place);
  return [
    code({
      family: families.code,
      child: 'cbc:IdentificationCode',
      message: `El país del ${whose} debe ser CO`,
      check: is.literal('CO'),
    }),
    name({
      family: families.name,
      child: 'cbc:Name',
      message: `El nombre del país del ${whose} debe ser Colombia`,
      check: address.named('Colombia'),
    }),
    name(language(families.language)),
  ];
};

/** Any country of ISO 3166-1. */
export const countryRows = ({ families, ...place }: AddressTarget<CountryFamilies>): readonly Rule[] => {
  const { code, name } = rowsAt(place);
  return [
    code({
      family: families.code,
      child: 'cbc:IdentificationCode',
      message: 'Código de país fuera de lista',
      check: address.countryCode(),
    }),
    name({
      family: families.name,
      child: 'cbc:Name',
      message: 'Nombre de país fuera de lista',
      check: address.countryName(),
    }),
    name(language(families.language)),
  ];
};
