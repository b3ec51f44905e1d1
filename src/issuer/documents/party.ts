/** The parties of a document (FE annex, sections AJ and AK). */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional, type Attributes, type Children } from './elements.ts';
import { dianAgency } from './literals.ts';
import type { Address, Coded, Party } from './model.ts';

/** The issuer's fields have their own prefix and include only those that a body may override. */
const issuerFields: Readonly<Record<string, string>> = {
  name: 'establishment_name',
  address: 'establishment_address',
  phone: 'establishment_phone',
  municipality_id: 'establishment_municipality',
  email: 'establishment_email',
  postal_zone_code: 'postal_zone_code',
};

type FieldOf = (name: string) => string | undefined;

const fieldsOf = ({ path }: Party): FieldOf =>
  path === 'establishment' ? (name) => issuerFields[name] : (name) => fieldAt(path, name);

/** A foreign address has no codes in the authority's tables; the country's code replaces both (rule AK08 requires some). */
const place = ({
  municipality,
  city,
  department,
  state,
  country,
}: Address): Readonly<Record<'id' | 'city' | 'state' | 'stateCode', string>> => ({
  id: municipality?.code ?? country.code,
  city,
  state,
  stateCode: department?.code ?? country.code,
});

const countryOf = ({ code, name }: Coded, field: string | undefined): XmlSpec =>
  group('cac:Country', [
    leaf('cbc:IdentificationCode', code, { field }),
    leaf('cbc:Name', name, { attributes: { languageID: 'es' }, field }),
  ]);

export const addressContent = (address: Address, fieldOf: FieldOf): Children => {
  const { id, city, state, stateCode } = place(address);
  const [ofPlace, ofCity, ofState] =
    address.municipality === undefined
      ? ['country_id', 'municipality_name', 'state_name']
      : ['municipality_id', 'municipality_id', 'municipality_id'];
  return [
    leaf('cbc:ID', id, { field: fieldOf(ofPlace) }),
    optional('cbc:CityName', city, { field: fieldOf(ofCity) }),
    optional('cbc:PostalZone', address.postalZone, { field: fieldOf('postal_zone_code') }),
    optional('cbc:CountrySubentity', state, { field: fieldOf(ofState) }),
    leaf('cbc:CountrySubentityCode', stateCode, { field: fieldOf(ofPlace) }),
    address.line === ''
      ? undefined
      : group('cac:AddressLine', [leaf('cbc:Line', address.line, { field: fieldOf('address') })]),
    countryOf(address.country, fieldOf('country_id')),
  ];
};

/** Attributes of the number: kind of identity document, check digit, agency. */
export const identityAttributes = ({ identification }: Pick<Party, 'identification'>): Attributes => {
  const { type, checkDigit } = identification.stated ?? {
    type: identification.type.code,
    checkDigit: identification.checkDigit,
  };
  return { schemeID: checkDigit, schemeName: type, ...dianAgency };
};

/** Of a resident seller the type is fixed, whatever the request gives. */
const statesGivenType = ({ identification: { stated, type } }: Party): boolean =>
  stated === undefined || stated.type === type.code;

/** The request fields behind those attributes. */
const identityFields = (fieldOf: FieldOf): Attributes => ({
  schemeID: fieldOf('dv'),
  schemeName: fieldOf('type_document_identification_id'),
});

const companyId = (party: Party, fieldOf: FieldOf): XmlSpec =>
  leaf('cbc:CompanyID', party.identification.number, {
    attributes: identityAttributes(party),
    field: fieldOf('identification_number'),
    attributeFields: {
      ...identityFields(fieldOf),
      ...(statesGivenType(party) ? {} : { schemeName: undefined }),
    },
  });

const registrationName = (party: Party, fieldOf: FieldOf): XmlSpec =>
  leaf('cbc:RegistrationName', party.name, { field: fieldOf('name') });

const partyTaxScheme = (party: Party, fieldOf: FieldOf): XmlSpec =>
  group('cac:PartyTaxScheme', [
    registrationName(party, fieldOf),
    companyId(party, fieldOf),
    leaf('cbc:TaxLevelCode', party.liabilities.map(({ code }) => code).join(';'), {
      attributes: { listName: party.regime.code },
      field: fieldOf('type_liability_id'),
    }),
    party.address && group('cac:RegistrationAddress', addressContent(party.address, fieldOf), fieldOf('address')),
    group('cac:TaxScheme', [
      leaf('cbc:ID', party.taxScheme.code, { field: fieldOf('tax_id') }),
      leaf('cbc:Name', party.taxScheme.name, { field: fieldOf('tax_id') }),
    ]),
  ]);

type PartyOptions = {
  /** The issuer registers the prefix of its numbering with its merchant registration (rule AJ50). */
  readonly prefix?: string | undefined;
};

const registrationScheme = (party: Party, fieldOf: FieldOf, { prefix }: PartyOptions): XmlSpec | undefined => {
  const children = [
    optional('cbc:ID', prefix, { field: 'prefix' }),
    optional('cbc:Name', party.merchantRegistration, { field: fieldOf('merchant_registration') }),
  ];
  return children.every((child) => child === undefined)
    ? undefined
    : group('cac:CorporateRegistrationScheme', children);
};

const partyLegalEntity = (party: Party, fieldOf: FieldOf, options: PartyOptions): XmlSpec =>
  group('cac:PartyLegalEntity', [
    registrationName(party, fieldOf),
    companyId(party, fieldOf),
    registrationScheme(party, fieldOf, options),
  ]);

/** A contact without a mailbox is refused (rule AK55); a missing contact is not, except in notes. */
const contact = ({ contact: { telephone, stated, ...given } }: Party, fieldOf: FieldOf): XmlSpec | undefined => {
  const { name, email } = stated ?? { name: undefined, email: given.email };
  return name === undefined && email === undefined
    ? undefined
    : group('cac:Contact', [
        optional('cbc:Name', name, { field: fieldOf('name') }),
        optional('cbc:Telephone', telephone, { field: fieldOf('phone') }),
        optional('cbc:ElectronicMail', email, { field: fieldOf('email') }),
      ]);
};

/** Required for natural persons (rule AK61). */
const partyIdentification = (party: Party, fieldOf: FieldOf): XmlSpec =>
  group('cac:PartyIdentification', [
    leaf('cbc:ID', party.identification.number, {
      attributes: identityAttributes(party),
      field: fieldOf('identification_number'),
      attributeFields: identityFields(fieldOf),
    }),
  ]);

const isNatural = ({ organization }: Party): boolean => organization === '2';

const partyContent = (party: Party, options: PartyOptions): Children => {
  const fieldOf = fieldsOf(party);
  const { address } = party;
  return [
    isNatural(party) ? partyIdentification(party, fieldOf) : undefined,
    group('cac:PartyName', [leaf('cbc:Name', party.tradeName ?? party.name, { field: fieldOf('name') })]),
    address &&
      group('cac:PhysicalLocation', [group('cac:Address', addressContent(address, fieldOf), fieldOf('address'))]),
    partyTaxScheme(party, fieldOf),
    ...(party.isAnonymous === true ? [] : [partyLegalEntity(party, fieldOf, options), contact(party, fieldOf)]),
  ];
};

/** Who delivers, in a delivery. */
export const deliveryParty = (party: Party): XmlSpec => group('cac:DeliveryParty', partyContent(party, {}), party.path);

const accountingParty = (name: string, party: Party, options: PartyOptions): XmlSpec => {
  const fieldOf = fieldsOf(party);
  return group(
    name,
    [
      leaf('cbc:AdditionalAccountID', party.organization, { field: fieldOf('type_organization_id') }),
      group('cac:Party', partyContent(party, options)),
    ],
    party.path === 'establishment' ? undefined : party.path,
  );
};

export const supplierParty = (party: Party, options: PartyOptions = {}): XmlSpec =>
  accountingParty('cac:AccountingSupplierParty', party, options);

export const customerParty = (party: Party, options: PartyOptions = {}): XmlSpec =>
  accountingParty('cac:AccountingCustomerParty', party, options);
