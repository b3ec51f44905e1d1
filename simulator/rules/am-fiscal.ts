import { checkDigitPresent } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import { fiscalResponsibilities, partyTaxCode } from '../checks/party.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { deliveryAddressRows, strictInInvoice } from './am-address.ts';
import { deliveryParty } from '../document/paths.ts';
import { mandatoryRow, optionalRow } from './presence-rows.ts';
import { taxNameRow } from './party-rows.ts';
import { agency, inEach, inSales, notifies, notifiesIfAsked, rejected, rejects, row } from './row.ts';

const partyTaxScheme = `${deliveryParty}/cac:PartyTaxScheme`;
const companyId = `${partyTaxScheme}/cbc:CompanyID`;
const taxLevel = `${partyTaxScheme}/cbc:TaxLevelCode`;
const address = `${partyTaxScheme}/cac:RegistrationAddress`;
const taxScheme = `${partyTaxScheme}/cac:TaxScheme`;

const identification: readonly Rule[] = [
  mandatoryRow('AM30', partyTaxScheme, inSales(rejects)),
  mandatoryRow('AM31', `${partyTaxScheme}/cbc:RegistrationName`, inSales(notifies)),
  mandatoryRow('AM32', companyId, inSales(rejects)),
  ...agency(companyId, ['AM33', 'AM34']),
  row({
    family: 'AM35',
    in: inSales(rejects),
    target: `${companyId}/@schemeID`,
    message: 'Falta el DV del NIT de quien entrega',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AM36',
    in: inSales(rejects),
    target: `${companyId}/@schemeName`,
    message: 'Tipo de identificación de quien entrega fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AM37',
    in: strictInInvoice,
    target: taxLevel,
    message: 'Responsabilidad fiscal de quien entrega fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'fails' }),
  }),
  row({
    family: 'AM38',
    in: rejected,
    target: `${taxLevel}/@listName`,
    message: 'Falta el régimen de quien entrega en @listName de TaxLevelCode',
    check: is.there(),
  }),
];

const taxes: readonly Rule[] = [
  row({
    family: 'AM50',
    in: inSales(notifies),
    target: taxScheme,
    message: 'Falta el grupo TaxScheme de quien entrega',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AM51',
    in: inSales(notifies),
    target: `${taxScheme}/cbc:ID`,
    message: 'Código de tributo de quien entrega fuera de lista',
    check: partyTaxCode(),
  }),
  taxNameRow('AM52', taxScheme, inSales(notifies)),
];

/** The tax data of the party that delivers: identification, responsibilities, address, tax. */
export const deliveryFiscalRules: readonly Rule[] = [
  ...identification,
  optionalRow('AM39', address, inSales(notifiesIfAsked)),
  ...deliveryAddressRows({
    path: address,
    families: {
      municipality: 'AM40',
      city: 'AM41',
      postalZone: 'AM70',
      department: 'AM42',
      departmentCode: 'AM43',
      addressLine: 'AM44',
      line: 'AM45',
      country: 'AM46',
      inCountry: { code: 'AM47', name: 'AM48', language: 'AM49' },
    },
    addressLine: (family, target) => [optionalRow(family, target, inSales(notifiesIfAsked))],
    line: inSales(notifies),
    // The annex has no DAM70.
    postalZoneIn: inEach(notifies, 'invoice', 'creditNote'),
  }),
  ...taxes,
];

const legal = `${deliveryParty}/cac:PartyLegalEntity`;
const legalId = `${legal}/cbc:CompanyID`;
const branch = `${legal}/cac:CorporateRegistrationScheme`;

const fillOrOmit = { en: 'Fill the element, or leave it out.', es: 'Dé contenido al elemento u omítalo.' };

const inDebitNote = { debitNote: rejects } as const;

/** The legal entity behind the party that delivers: left out or whole, never empty. */
export const deliveryLegalEntityRules: readonly Rule[] = [
  optionalRow('AM53', legal, { creditNote: notifiesIfAsked }),
  row({
    family: 'AM53',
    in: inDebitNote,
    target: legal,
    message: 'PartyLegalEntity de quien entrega está vacío',
    check: is.notEmpty(),
    fix: fillOrOmit,
    alsoFires: ['DAM55'],
  }),
  row({
    family: 'AM54',
    in: rejected,
    target: `${legal}/cbc:RegistrationName`,
    message: 'El nombre o razón social de quien entrega está vacío',
    check: is.notEmpty(),
    fix: fillOrOmit,
  }),
  optionalRow('AM54', `${legal}/cbc:RegistrationName`, inEach(notifiesIfAsked, 'creditNote', 'debitNote')),
  mandatoryRow('AM55', legalId, inSales(rejects)),
  ...agency(legalId, ['AM56', 'AM57']),
  row({
    family: 'AM58',
    in: inSales(rejects),
    target: `${legalId}/@schemeID`,
    message: 'Falta el DV del NIT de la entidad que entrega',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AM59',
    in: inSales(rejects),
    target: `${legalId}/@schemeName`,
    message: 'Tipo de identificación de la entidad que entrega fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  optionalRow('AM60', branch, inEach(notifiesIfAsked, 'invoice', 'creditNote')),
  row({
    family: 'AM60',
    in: inDebitNote,
    target: branch,
    message: 'CorporateRegistrationScheme de quien entrega está vacío',
    check: is.notEmpty(),
    fix: fillOrOmit,
  }),
  {
    ...optionalRow('AM61', `${branch}/cbc:Name`, inEach(notifiesIfAsked, 'invoice', 'debitNote')),
    alsoFires: ['DAM60'],
  },
];
