/** The issuer and the other party of a request. */
import { table, type RowOf } from '../../common/code-lists.ts';
import type { Company } from '../company.ts';
import type { Address, Coded, Party } from '../documents/model.ts';
import { coded, codedAs, codedOf, defined, digitsOf, required, rowIn, textOf, type Part } from './parts.ts';

const home = 'CO';

/** What is said of a party of which the request says nothing: a private person without obligations. */
const assumed = {
  organization: (): Coded => codedAs('type_organizations', '2'),
  identification: (): Coded => codedAs('type_document_identifications', '13'),
  liability: (): Coded => codedAs('type_liabilities', 'R-99-PN'),
  regime: (): Coded => codedAs('type_regimes', '49'),
};

/** The tax if the request names none: IVA for parties responsible for IVA, otherwise none. */
const taxSchemeOf = (regime: Coded): Coded => codedAs('taxes', regime.code === '48' ? '01' : 'ZZ');

const domesticAddress = (municipality: RowOf<'municipalities'>, line: string, postalZone?: string): Address => ({
  municipality: coded(municipality),
  city: municipality.name,
  department: { code: municipality.department_code, name: municipality.department },
  state: municipality.department,
  country: codedAs('countries', home),
  postalZone,
  line,
});

/**
 * Undefined where the request gives no place: an address in Colombia is one by
 * its municipality, a foreign one by its country.
 */
const readAddress = (party: Part): Address | undefined => {
  const country = codedOf(party, 'country_id', 'countries') ?? codedAs('countries', home);
  const municipality = rowIn(party, 'municipality_id', 'municipalities');
  const line = textOf(party, 'address') ?? '';
  const postalZone = textOf(party, 'postal_zone_code');
  if (country.code === home) return municipality && domesticAddress(municipality, line, postalZone);
  return {
    municipality: undefined,
    city: textOf(party, 'municipality_name') ?? municipality?.name ?? '',
    department: undefined,
    state: textOf(party, 'state_name') ?? '',
    country,
    postalZone,
    line,
  };
};

/** The customer or seller; an identification or check digit that is wrong stays as given. */
export const readParty = (party: Part): Party => {
  const regime = codedOf(party, 'type_regime_id', 'type_regimes') ?? assumed.regime();
  return {
    path: party.path,
    organization: (codedOf(party, 'type_organization_id', 'type_organizations') ?? assumed.organization()).code,
    identification: {
      number: required(textOf(party, 'identification_number'), party, 'identification_number').trim(),
      type:
        codedOf(party, 'type_document_identification_id', 'type_document_identifications') ?? assumed.identification(),
      checkDigit: digitsOf(party, 'dv'),
    },
    name: required(textOf(party, 'name'), party, 'name'),
    tradeName: undefined,
    address: readAddress(party),
    liabilities: [codedOf(party, 'type_liability_id', 'type_liabilities') ?? assumed.liability()],
    regime,
    taxScheme: codedOf(party, 'tax_id', 'taxes') ?? taxSchemeOf(regime),
    merchantRegistration: textOf(party, 'merchant_registration'),
    contact: { telephone: textOf(party, 'phone'), email: textOf(party, 'email') },
  };
};

/** The company under the name, address and contact that the `establishment_…` fields of the body give it. */
export const readIssuer = (body: Part, company: Company): Party => {
  const name = textOf(body, 'establishment_name');
  const municipality =
    rowIn(body, 'establishment_municipality', 'municipalities') ??
    defined(
      table('municipalities').byId(company.municipalityId),
      `municipality ${company.municipalityId} of the company`,
    );
  return {
    path: 'establishment',
    organization: company.organization,
    identification: {
      number: company.nit,
      type: codedAs('type_document_identifications', '31'),
      checkDigit: company.checkDigit,
    },
    name: name ?? company.name,
    tradeName: name === undefined ? company.tradeName : undefined,
    address: domesticAddress(municipality, textOf(body, 'establishment_address') ?? company.address),
    liabilities: company.liabilities,
    regime: company.regime,
    taxScheme: company.taxScheme,
    merchantRegistration: company.merchantRegistration,
    contact: {
      telephone: textOf(body, 'establishment_phone') ?? company.phone,
      email: textOf(body, 'establishment_email') ?? company.email,
    },
  };
};
