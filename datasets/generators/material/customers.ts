/** Who buys. */
import type { Customer } from '../invoice/request.ts';
import { address, mailbox, municipality, phone, postalZone } from './contacts.ts';
import {
  companyNit,
  finalConsumer,
  foreignerNumber,
  foreignNumber,
  personNit,
  personNumber,
} from './identifications.ts';
import { companyName, foreignCompanyName, personName } from './names.ts';
import type { Random } from './random.ts';

/** Identifiers of `datasets/facts/reference/type_document_identifications.json`. */
export const identityDocuments = {
  citizen: 3,
  foreignResident: 5,
  nit: 6,
  passport: 7,
  foreignDocument: 8,
  foreignNit: 9,
  nuip: 10,
} as const;

const organizations = { company: 1, person: 2 } as const;
const regimes = { liableForIva: 1, notLiable: 2 } as const;
/** Grandes contribuyentes, autorretenedores, agentes de retención IVA, régimen simple. */
const companyLiabilities = [7, 9, 14, 112] as const;
const noLiability = 117;
/** Taxes that a party may be responsible for: IVA, INC, none, IVA and INC. */
const partyTaxes = [1, 4, 15, 18] as const;

/** Identification numbers come as numbers or as their digits. */
const written = (random: Random, number: number): number | string => (random.chance(0.85) ? number : String(number));

export const contact = (random: Random): Pick<Customer, 'phone' | 'email'> => {
  const telephone = phone(random);
  return { phone: random.chance(0.9) ? telephone : Number(telephone), email: mailbox(random) };
};

const homeAddress = (random: Random): Pick<Customer, 'address' | 'municipality_id' | 'postal_zone_code'> => {
  const place = municipality(random);
  return {
    address: address(random),
    municipality_id: place.id,
    ...(random.chance(0.2) ? { postal_zone_code: postalZone(random, place) } : {}),
  };
};

export const company = (random: Random): Customer => {
  const { number, checkDigit } = companyNit(random);
  return {
    identification_number: written(random, number),
    dv: checkDigit,
    name: companyName(random),
    ...contact(random),
    ...homeAddress(random),
    merchant_registration: `${random.digits(7)}-${random.digits(2)}`,
    type_document_identification_id: identityDocuments.nit,
    type_organization_id: organizations.company,
    type_liability_id: random.chance(0.4) ? random.pick(companyLiabilities) : noLiability,
    type_regime_id: random.chance(0.85) ? regimes.liableForIva : regimes.notLiable,
    ...(random.chance(0.2) ? { tax_id: random.pick(partyTaxes) } : {}),
  };
};

type Identity = Pick<Customer, 'identification_number' | 'dv' | 'type_document_identification_id'>;

const personIdentity = (random: Random): Identity => {
  const kind = random.weighted({ citizen: 70, nit: 12, foreignResident: 10, nuip: 4, passport: 4 });
  const type = { type_document_identification_id: identityDocuments[kind] };
  if (kind === 'nit') {
    const { number, checkDigit } = personNit(random);
    return { identification_number: written(random, number), dv: checkDigit, ...type };
  }
  if (kind === 'passport') return { identification_number: foreignNumber(random), ...type };
  const number = kind === 'foreignResident' ? foreignerNumber(random) : personNumber(random);
  return { identification_number: written(random, number), ...type };
};

export const naturalPerson = (random: Random): Customer => ({
  ...personIdentity(random),
  name: personName(random),
  ...contact(random),
  ...homeAddress(random),
  ...(random.chance(0.5) ? { merchant_registration: '0000000-00' } : {}),
  type_organization_id: organizations.person,
  type_liability_id: noLiability,
  type_regime_id: regimes.notLiable,
});

export const anyCustomer = (random: Random): Customer => (random.chance(0.7) ? company(random) : naturalPerson(random));

/** Nobody in particular: number and name, and now and then the codes that a cash register adds. */
export const anonymousCustomer = (random: Random): Customer => ({
  identification_number: random.chance(0.8) ? finalConsumer : String(finalConsumer),
  name: random.pick(['CONSUMIDOR FINAL', 'consumidor final']),
  ...(random.chance(0.5)
    ? {
        type_document_identification_id: identityDocuments.citizen,
        type_organization_id: organizations.person,
        type_liability_id: noLiability,
        type_regime_id: regimes.notLiable,
      }
    : {}),
  ...(random.chance(0.3) ? { merchant_registration: '0000000-00' } : {}),
});

/** Identifiers of `datasets/facts/reference/countries.json`: Germany, Brazil, Canada, Ecuador, Spain, United States, France, Mexico. */
const foreignCities = [
  { country_id: 4, municipality_name: 'Köln', state_name: 'Nordrhein-Westfalen' },
  { country_id: 31, municipality_name: 'São Paulo', state_name: 'SP' },
  { country_id: 40, municipality_name: 'Montréal', state_name: 'Québec' },
  { country_id: 57, municipality_name: 'Quito', state_name: 'Pichincha' },
  { country_id: 64, municipality_name: 'Logroño', state_name: 'La Rioja' },
  { country_id: 65, municipality_name: 'Miami', state_name: 'Florida' },
  { country_id: 71, municipality_name: "Villeneuve-d'Ascq", state_name: 'Hauts-de-France' },
  { country_id: 150, municipality_name: 'Cañadas de Obregón', state_name: 'Jalisco' },
] as const;

export const foreignCustomer = (random: Random): Customer => {
  const isCompany = random.chance(0.75);
  return {
    identification_number: foreignNumber(random),
    name: isCompany ? foreignCompanyName(random) : personName(random),
    ...contact(random),
    address: random.pick([
      '742 Evergreen Terrace',
      'Rua São Bento, 120',
      'Straße des 17. Juni 1',
      '5 > 7 Dock "B" & C',
    ]),
    ...random.pick(foreignCities),
    type_document_identification_id: random.pick(
      isCompany
        ? [identityDocuments.foreignNit, identityDocuments.foreignDocument]
        : [identityDocuments.passport, identityDocuments.foreignDocument],
    ),
    type_organization_id: isCompany ? organizations.company : organizations.person,
    type_liability_id: noLiability,
    type_regime_id: regimes.notLiable,
  };
};
