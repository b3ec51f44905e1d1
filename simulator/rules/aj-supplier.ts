import { completeAddress } from '../checks/address.ts';
import { identificationTypes, organizationTypes } from '../checks/lists.ts';
import { fiscalResponsibilities } from '../checks/party.ts';
import { enabledIssuer, receptionMailbox } from '../checks/registry-checks.ts';
import { situations } from '../checks/vocabulary/registry-situations.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { addressRows, colombiaRows } from './address-rows.ts';
import { legalEntityRules } from './aj-legal-entity.ts';
import { sellerRules } from './aj-seller.ts';
import { shareholderRules } from './aj-shareholders.ts';
import { supplier } from '../document/paths.ts';
import { checkDigitRows, taxCodeRow, taxNameRow } from './party-rows.ts';
import { groupRow, statedRow } from './presence-rows.ts';
import {
  agency,
  but,
  inEach,
  inSales,
  notedIfAsked,
  notifies,
  notifiesIfAsked,
  rejected,
  rejects,
  row,
} from './row.ts';

const party = `${supplier}/cac:Party`;
const physical = `${party}/cac:PhysicalLocation`;
const address = `${physical}/cac:Address`;
const taxScheme = `${party}/cac:PartyTaxScheme`;
const fiscalAddress = `${taxScheme}/cac:RegistrationAddress`;
const contact = `${party}/cac:Contact`;

/** Who cannot be named cannot have a range, a software or a permission. */
const withoutIssuer = ['FAB05b', 'FAB24b', 'FAD05e', 'CBG04b', '92'] as const;

const general: readonly Rule[] = [
  row({
    family: 'AJ01',
    in: inSales(rejects),
    target: supplier,
    message: 'Falta el grupo AccountingSupplierParty',
    check: is.present(),
    alsoFires: ['ZB01', ...withoutIssuer, 'FAB10a'],
  }),
  row({
    family: 'AJ02a',
    in: { ...inSales(rejects), debitNote: notifies },
    target: `${supplier}/cbc:AdditionalAccountID`,
    message: 'Falta el tipo de organización del emisor',
    check: is.present(),
  }),
  row({
    family: 'AJ02b',
    in: inSales(rejects),
    target: `${supplier}/cbc:AdditionalAccountID`,
    message: 'Tipo de organización del emisor no válido',
    check: is.whenThere(is.oneOf(organizationTypes, { outside: '3' })),
  }),
  row({
    family: 'AJ03',
    in: inSales(rejects),
    target: party,
    message: 'Falta el grupo Party',
    check: is.present(),
    alsoFires: [...withoutIssuer, 'FAB10a'],
  }),
  groupRow('AJ05', `${party}/cac:PartyName`, { ...inSales(notifies), invoice: notifiesIfAsked }),
  statedRow('AJ06', `${party}/cac:PartyName/cbc:Name`, inSales(notifies)),
  row({
    family: 'AJ07',
    in: { invoice: notifies, creditNote: notifiesIfAsked },
    target: physical,
    message: 'Falta informar Party/PhysicalLocation',
    check: is.present(),
  }),
  row({
    family: 'AJ08',
    in: inSales(rejects),
    target: address,
    message: 'La dirección está incompleta',
    check: completeAddress({ whenAbsent: 'fails' }),
  }),
];

const location: readonly Rule[] = [
  ...addressRows({
    path: address,
    families: { municipality: 'AJ09', city: 'AJ10', postalZone: 'AJ73', department: 'AJ11', departmentCode: 'AJ12' },
    in: inSales(rejects),
  }),
  row({
    family: 'AJ13',
    in: inSales(notifies),
    target: `${address}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
    alsoFires: ['FAJ08'],
  }),
  row({
    family: 'AJ14',
    in: { ...inSales(notifies), creditNote: rejects },
    target: `${address}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    alsoFires: ['FAJ08'],
  }),
  row({
    family: 'AJ15',
    in: inSales(rejects),
    target: `${address}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
    alsoFires: ['FAJ08'],
  }),
  ...colombiaRows({
    path: `${address}/cac:Country`,
    families: { code: 'AJ16', name: 'AJ17', language: 'AJ18' },
    in: inSales(rejects),
    whose: 'emisor',
  }),
];

const fiscal: readonly Rule[] = [
  row({
    family: 'AJ19',
    in: inSales(rejects),
    target: taxScheme,
    message: 'Falta el grupo PartyTaxScheme',
    check: is.present(),
    alsoFires: withoutIssuer,
  }),
  statedRow('AJ20', `${taxScheme}/cbc:RegistrationName`, inSales(rejects)),
  row({
    family: 'AJ21',
    in: inSales(rejects),
    title: { en: 'The issuer is registered with the authority', es: 'El emisor está registrado ante la DIAN' },
    target: `${taxScheme}/cbc:CompanyID`,
    message: 'NIT no habilitado para facturar',
    needs: ['issuerRegistry', 'environment'],
    check: enabledIssuer,
    fix: {
      en: 'Register the issuer with the authority (registry: contributors).',
      es: 'Registre al emisor ante la DIAN (registro: contributors).',
    },
    violation: { registry: situations.nobodyIssues },
    alsoFires: ['FAJ44a', '92'],
  }),
  ...agency(`${taxScheme}/cbc:CompanyID`, ['AJ22', 'AJ23']),
  ...checkDigitRows(['AJ24a', 'AJ24b'], `${taxScheme}/cbc:CompanyID`, inSales(rejects)),
  row({
    family: 'AJ25',
    in: inEach(rejects, 'invoice', 'debitNote'),
    target: `${taxScheme}/cbc:CompanyID/@schemeName`,
    message: 'Tipo de identificación del emisor no válido',
    check: is.oneOf(identificationTypes, { outside: '99' }),
    strictly: {
      holds: { en: 'The issuer is identified by a NIT (31).', es: 'El emisor se identifica con NIT (31).' },
      check: is.literal('31'),
      message: 'El tipo de identificación del emisor debe ser 31 (NIT)',
    },
  }),
  row({
    family: 'AJ25',
    in: { creditNote: rejects },
    target: `${taxScheme}/cbc:CompanyID/@schemeName`,
    message: 'Tipo de identificación del emisor no válido',
    check: is.literal('31'),
  }),
  row({
    family: 'AJ26',
    in: inSales(rejects),
    target: `${taxScheme}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal del emisor fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'fails' }),
  }),
  row({
    family: 'AJ28',
    in: { ...inSales(rejects), creditNote: notifies },
    target: fiscalAddress,
    message: 'La dirección fiscal está incompleta',
    check: completeAddress({ whenAbsent: 'fails' }),
  }),
  ...addressRows({
    path: fiscalAddress,
    families: { municipality: 'AJ29', city: 'AJ30', postalZone: 'AJ74', department: 'AJ31', departmentCode: 'AJ32' },
    in: inSales(rejects),
    departmentCodeIn: ['invoice'],
  }),
  row({
    family: 'AJ33',
    in: inSales(notifiesIfAsked),
    target: `${fiscalAddress}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
    alsoFires: ['FAJ28'],
  }),
  row({
    family: 'AJ34',
    in: {
      invoice: notifies,
      creditNote: rejects,
      debitNote: but(notifies, { message: 'Falta informar AddressLine/Line' }),
    },
    target: `${fiscalAddress}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    alsoFires: ['FAJ28'],
  }),
  row({
    family: 'AJ35',
    in: inSales(rejects),
    target: `${fiscalAddress}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
    alsoFires: ['FAJ28'],
  }),
  ...colombiaRows({
    path: `${fiscalAddress}/cac:Country`,
    families: { code: 'AJ36', name: 'AJ37', language: 'AJ38' },
    in: inSales(rejects),
    whose: 'emisor',
  }),
  row({
    family: 'AJ39',
    in: { ...inSales(notifies), invoice: rejects },
    target: `${taxScheme}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme del emisor',
    check: is.there(),
    alsoFires: ['ZB01'],
  }),
  taxCodeRow('AJ40', `${taxScheme}/cac:TaxScheme`, inSales(notifies)),
  taxNameRow('AJ41', `${taxScheme}/cac:TaxScheme`, { ...inSales(notifies), debitNote: rejects }),
];

const contactRules: readonly Rule[] = [
  groupRow('AJ67', contact, inSales(notifiesIfAsked)),
  statedRow('AJ68', `${contact}/cbc:Name`, notedIfAsked),
  statedRow('AJ69', `${contact}/cbc:Telephone`, notedIfAsked),
  statedRow('AJ70', `${contact}/cbc:Telefax`, notedIfAsked),
  row({
    family: 'AJ71',
    in: rejected,
    title: {
      en: 'The issuer gives the mailbox it registered for reception',
      es: 'El emisor indica el correo que registró para la recepción',
    },
    target: `${contact}/cbc:ElectronicMail`,
    message: 'Correo de recepción del emisor no informado o distinto del registrado',
    needs: ['issuerRegistry'],
    check: receptionMailbox,
    fix: {
      en: 'Send the registered reception mailbox (establishment_email).',
      es: 'Envíe el correo de recepción registrado (establishment_email).',
    },
  }),
  row({
    family: 'AJ71',
    in: { creditNote: notifies, debitNote: notifies },
    target: `${contact}/cbc:ElectronicMail`,
    message: 'Falta el correo del emisor',
    check: is.present(),
  }),
  statedRow('AJ72', `${contact}/cbc:Note`, notedIfAsked),
];

export const supplierRules = group({ code: 'AJ', title: { en: 'Supplier (issuer)', es: 'Emisor' }, stage: 'content' }, [
  ...general,
  ...location,
  ...fiscal,
  ...legalEntityRules,
  ...shareholderRules,
  ...contactRules,
  ...sellerRules,
]);
