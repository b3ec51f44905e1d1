/** The two parties of a request: the issuer, which is the company, and the other one. */
import { text, digit, identifierIn, email, object, described } from './schema-parts.ts';
import { except, only } from './field-facts.ts';
import { finalConsumer } from '../documents/literals.ts';
import type { Coded, Address, IdentityScheme, Party } from '../documents/model.ts';
import {
  codedAs,
  coded,
  codedOf,
  defined,
  digitsOf,
  type Part,
  partAt,
  partOf,
  required,
  rowIn,
  textOf,
  trimmedOf,
} from './parts.ts';
import { type RowOf, table } from '../../common/code-lists.ts';
import { checkDigit } from '../codes/check-digit.ts';
import type { Company } from '../company.ts';

const contactNeedsEmail = {
  en: 'without `email` the document has no `cac:Contact`',
  es: 'sin `email`, el documento no tiene `cac:Contact`',
};

const notes = ['creditNote', 'debitNote', 'equivalentCreditNote', 'equivalentDebitNote'] as const;

/** A place abroad, of which the municipality says nothing. */
const abroad = { municipality_id: undefined, country_id: 65 };

const nonResident = ['nonResidentSupportDocument'] as const;

/** The tables that list a party. */
const sections = ['2.3', '2.8', '2.10'] as const;

/** Customer or seller. */
const partyShape = object(
  {
    identification_number: text('Número de identificación, sin dígito de verificación', { sections }),
    dv: digit('Dígito de verificación del NIT', { sections }),
    name: text('Nombre o razón social', { sections, mail: { en: 'text', es: 'texto' } }),
    phone: text('Teléfono', { sections, remark: except(notes, contactNeedsEmail) }),
    address: text('Dirección', { sections }),
    email: email('Correo electrónico', {
      sections,
      mail: { en: 'recipient of `sendmail`', es: 'destinatario de `sendmail`' },
      remark: [
        only(notes, {
          en: "without `email` the document has the issuer's, and of the final consumer the name alone: CAK51, CAK55",
          es: 'sin `email`, el documento lleva el del emisor, y del consumidor final solo el nombre: CAK51, CAK55',
        }),
        except(notes, contactNeedsEmail),
      ],
    }),
    merchant_registration: text('Matrícula mercantil', {
      sections,
      remark: { en: 'on the page unless it is all zeros', es: 'en la página, salvo que solo tenga ceros' },
    }),
    postal_zone_code: text('Código postal', { sections: ['2.8', '2.10'] }),
    type_document_identification_id: identifierIn(
      'type_document_identifications',
      'Tipo de documento de identificación',
      {
        sections,
        remark: only(['supportDocument', 'nonResidentSupportDocument', 'supportAdjustmentNote'], {
          en: 'printed; the document states a resident seller by NIT (31), and abroad a check digit only with a NIT',
          es: 'se imprime; el documento identifica al vendedor residente con NIT (31), y en el exterior lleva dígito de verificación solo con un NIT',
        }),
      },
    ),
    type_organization_id: identifierIn('type_organizations', 'Tipo de organización: persona jurídica o natural', {
      sections,
      remark: {
        en: 'a natural person also has `cac:PartyIdentification`',
        es: 'una persona natural tiene además `cac:PartyIdentification`',
      },
    }),
    type_liability_id: identifierIn('type_liabilities', 'Responsabilidad fiscal', { sections }),
    type_regime_id: identifierIn('type_regimes', 'Régimen fiscal', { sections }),
    tax_id: identifierIn('taxes', 'Tributo del que es responsable', {
      sections: ['2.2'],
      sample: 1,
      remark: {
        en: 'without it IVA for those responsible for IVA, for others “No aplica”',
        es: 'si falta, IVA para los responsables de IVA y «No aplica» para los demás',
      },
    }),
    municipality_id: identifierIn('municipalities', 'Municipio', {
      sections: ['2.3', only(['supportDocument'], '2.8'), '2.10'],
    }),
    country_id: identifierIn('countries', 'País', {
      sections: ['2.9'],
      sample: only(nonResident, 65),
      remark: {
        en: 'outside Colombia, the country also replaces municipality and department',
        es: 'en el exterior, el país ocupa además el lugar del municipio y del departamento',
      },
    }),
    municipality_name: text('Ciudad, para quien no reside en Colombia', {
      sections: ['2.9'],
      sample: only(nonResident, 'Miami'),
      beside: abroad,
    }),
    state_name: text('Estado o región, para quien no reside en Colombia', {
      sections: ['2.9'],
      sample: only(nonResident, 'Florida'),
      beside: abroad,
    }),
  },
  {
    component: 'Party',
    required: ['identification_number', 'name'],
    requiredWhen: [
      {
        field: 'dv',
        when: 'type_document_identification_id',
        has: 6,
        because: 'cuando el documento de identificación es un NIT (type_document_identification_id 6)',
      },
    ],
  },
);

export const customer = described('Adquiriente', partyShape);

export const seller = described('Vendedor no obligado a facturar', partyShape);

const home = 'CO';

/** The default for a party without data in the request: a private person without obligations. */
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
 * Undefined if the request gives no place: an address in Colombia is identified by its municipality, a foreign one by
 * its country.
 */
export const readAddress = (party: Part): Address | undefined => {
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

/** The customer or seller; a wrong identification or check digit stays as given. */
export const readParty = (party: Part): Party => {
  const regime = codedOf(party, 'type_regime_id', 'type_regimes') ?? assumed.regime();
  return {
    path: party.path,
    organization: (codedOf(party, 'type_organization_id', 'type_organizations') ?? assumed.organization()).code,
    identification: {
      number: required(trimmedOf(party, 'identification_number'), party, 'identification_number'),
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
    contact: { telephone: textOf(party, 'phone'), email: trimmedOf(party, 'email') },
  };
};

/**
 * The buyer of a note. It must have a contact (rules CAK51, DAK51), and that a mailbox, except of the final consumer
 * (CAK55, DAK55); yet no buyer has to give one (Res. 000202 of 2025): the seller's is stated, and not written to.
 */
export const readBuyerOfNote = (part: Part, supplier: Party): Party => {
  const party = readParty(part);
  const { name, contact, identification } = party;
  if (contact.email !== undefined) return party;
  const stated =
    identification.number === finalConsumer
      ? { name, email: undefined }
      : { name: undefined, email: supplier.contact.email };
  return { ...party, contact: { ...contact, stated } };
};

/** A body that names no buyer sells to the final consumer. */
export const buyerOrFinalConsumer = (body: Part): Part =>
  partOf(body, 'customer') ?? partAt('customer', { identification_number: finalConsumer, name: 'Consumidor Final' });

/**
 * The buyer of a POS ticket. Of the final consumer it states identification, name and tax alone, with an empty check
 * digit, as the authority's example has it; the mailbox is only written to.
 */
export const readBuyerOfTicket = (body: Part): Party => {
  const part = buyerOrFinalConsumer(body);
  const party = readParty(part);
  const { identification, contact } = party;
  if (identification.number !== finalConsumer) return party;
  const { type, checkDigit: given = '' } = identification;
  return {
    ...party,
    isAnonymous: true,
    identification: { ...identification, stated: { type: type.code, checkDigit: given } },
    address: undefined,
    taxScheme: codedOf(part, 'tax_id', 'taxes') ?? codedAs('taxes', '01'),
    contact: { ...contact, email: contact.email ?? trimmedOf(body, 'email_pos_customer') },
  };
};

const nit = '31';

/**
 * The authority takes a resident seller by NIT alone (rule AJ25a), also a person
 * who has none but a citizen's number. Abroad only a NIT has a check digit.
 */
const sellerScheme = (given: Party['identification'], isResident: boolean): IdentityScheme => {
  if (isResident) return { type: nit, checkDigit: given.checkDigit ?? checkDigit(given.number) };
  return { type: given.type.code, checkDigit: given.type.code === nit ? given.checkDigit : undefined };
};

/** The seller of a support document, under the type that the authority takes; the page shows the one that was given. */
export const readSeller = (part: Part, isResident: boolean): Party => {
  const party = readParty(part);
  const { identification } = party;
  return { ...party, identification: { ...identification, stated: sellerScheme(identification, isResident) } };
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
    address: domesticAddress(
      municipality,
      textOf(body, 'establishment_address') ?? company.address,
      textOf(body, 'postal_zone_code'),
    ),
    liabilities: company.liabilities,
    regime: company.regime,
    taxScheme: company.taxScheme,
    merchantRegistration: company.merchantRegistration,
    contact: {
      telephone: textOf(body, 'establishment_phone') ?? company.phone,
      email: trimmedOf(body, 'establishment_email') ?? company.email,
    },
  };
};

const overrides = { en: 'overrides what the company has', es: 'reemplaza lo que tiene la empresa' };

/** The company as the document names it, in place of what is configured. */
export const establishment = {
  establishment_name: text('Nombre del emisor que se imprime', {
    sections: ['2.1', '2.8', '2.11', '2.12'],
    mail: { en: 'subject and text', es: 'asunto y texto' },
    remark: overrides,
  }),
  establishment_address: text('Dirección del establecimiento', {
    sections: ['2.1', '2.11', '2.12'],
    remark: overrides,
  }),
  establishment_phone: text('Teléfono del establecimiento', { sections: ['2.1', '2.11', '2.12'], remark: overrides }),
  establishment_municipality: identifierIn('municipalities', 'Municipio del establecimiento', {
    sections: ['2.1', '2.11', '2.12'],
    remark: overrides,
  }),
  establishment_email: email('Correo del establecimiento', {
    sections: [only(['invoice'], '2.1'), '2.11', '2.12'],
    mail: { en: 'recipient of `sendmailtome`', es: 'destinatario de `sendmailtome`' },
    remark: overrides,
  }),
} as const;
