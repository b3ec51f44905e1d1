import { completeAddress } from '../checks/address.ts';
import { checkDigitPresent, checkDigitRight } from '../checks/identification.ts';
import { identificationTypes, organizationTypes } from '../checks/lists.ts';
import { fiscalResponsibilities, partyTaxCode, partyTaxName } from '../checks/party.ts';
import { enabledIssuer, nameAsInRut, receptionMailbox, rutOfName } from '../checks/registry-checks.ts';
import { statedPrefix } from '../checks/numbering.ts';
import type { Site } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { annexBut, group, type Rule } from '../engine/rule.ts';
import { addressRows, colombiaRows } from './address-rows.ts';
import { shareholderRules } from './aj-shareholders.ts';
import { supplier } from './paths.ts';
import { agency, noted, notedIfAsked, rejected, rejects, row } from './row.ts';

const party = `${supplier}/cac:Party`;
const physical = `${party}/cac:PhysicalLocation`;
const address = `${physical}/cac:Address`;
const taxScheme = `${party}/cac:PartyTaxScheme`;
const fiscalAddress = `${taxScheme}/cac:RegistrationAddress`;
const legal = `${party}/cac:PartyLegalEntity`;
const contact = `${party}/cac:Contact`;

const prefixStated = ({ subject }: Site): boolean => statedPrefix(subject) !== '';

/** Who cannot be named cannot have a range, a software or a permission. */
const withoutIssuer = ['FAB05b', 'FAB24b', 'FAD05e', '92'] as const;

const general: readonly Rule[] = [
  row({
    family: 'AJ01',
    in: rejected,
    target: supplier,
    message: 'Falta el grupo AccountingSupplierParty',
    check: is.present(),
    alsoFires: ['ZB01', ...withoutIssuer, 'FAB10a'],
  }),
  row({
    family: 'AJ02a',
    in: rejected,
    target: `${supplier}/cbc:AdditionalAccountID`,
    message: 'Falta el tipo de organización del emisor',
    check: is.present(),
  }),
  row({
    family: 'AJ02b',
    in: rejected,
    target: `${supplier}/cbc:AdditionalAccountID`,
    message: 'Tipo de organización del emisor no válido',
    check: is.whenPresent(is.oneOf(organizationTypes, { outside: '3' })),
  }),
  row({
    family: 'AJ03',
    in: rejected,
    target: party,
    message: 'Falta el grupo Party',
    check: is.present(),
    alsoFires: [...withoutIssuer, 'FAB10a'],
  }),
  row({
    family: 'AJ05',
    in: notedIfAsked,
    target: `${party}/cac:PartyName`,
    message: 'Falta el grupo PartyName',
    check: is.present(),
  }),
  row({
    family: 'AJ06',
    in: noted,
    target: `${party}/cac:PartyName/cbc:Name`,
    message: 'Falta informar PartyName/Name',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${party}/cac:PartyName/cbc:Name`, text: '' }] },
  }),
  row({
    family: 'AJ07',
    in: noted,
    target: physical,
    message: 'Falta informar Party/PhysicalLocation',
    check: is.present(),
  }),
  row({
    family: 'AJ08',
    in: rejected,
    target: address,
    message: 'La dirección está incompleta',
    check: completeAddress({ whenAbsent: 'fails' }),
  }),
];

const location: readonly Rule[] = [
  ...addressRows(address, {
    municipality: ['AJ09', rejects],
    city: 'AJ10',
    postalZone: 'AJ73',
    department: 'AJ11',
    departmentCode: ['AJ12', rejects],
  }),
  row({
    family: 'AJ13',
    in: noted,
    target: `${address}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
    alsoFires: ['FAJ08'],
  }),
  row({
    family: 'AJ14',
    in: noted,
    target: `${address}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${address}/cac:AddressLine/cbc:Line`, text: '' }] },
    alsoFires: ['FAJ08'],
  }),
  row({
    family: 'AJ15',
    in: rejected,
    target: `${address}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
    alsoFires: ['FAJ08'],
  }),
  ...colombiaRows(`${address}/cac:Country`, { code: ['AJ16', rejects], name: 'AJ17', language: 'AJ18' }),
];

const fiscal: readonly Rule[] = [
  row({
    family: 'AJ19',
    in: rejected,
    target: taxScheme,
    message: 'Falta el grupo PartyTaxScheme',
    check: is.present(),
    alsoFires: withoutIssuer,
  }),
  row({
    family: 'AJ20',
    in: rejected,
    target: `${taxScheme}/cbc:RegistrationName`,
    message: 'Falta informar PartyTaxScheme/RegistrationName',
    check: is.present(),
  }),
  row({
    family: 'AJ21',
    in: rejected,
    title: 'The issuer is registered with the authority',
    target: `${taxScheme}/cbc:CompanyID`,
    message: 'NIT no habilitado para facturar',
    needs: ['issuerRegistry', 'environment'],
    check: enabledIssuer,
    fix: 'Register the issuer with the authority (registry: contributors).',
    violation: {
      registry: (data) => ({
        contributors: data.contributors.map((entry) => ({ ...entry, roles: ['provider' as const] })),
      }),
    },
    alsoFires: ['FAJ44a', '92'],
  }),
  ...agency(`${taxScheme}/cbc:CompanyID`, ['AJ22', 'AJ23']),
  row({
    family: 'AJ24a',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AJ24b',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeID`,
    message: 'DV del NIT incorrecto',
    check: checkDigitRight({ whenAbsent: 'passes' }),
  }),
  row({
    family: 'AJ25',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeName`,
    message: 'Tipo de identificación del emisor no válido',
    check: is.literal('31'),
  }),
  row({
    family: 'AJ26',
    in: rejected,
    target: `${taxScheme}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal del emisor fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'fails' }),
  }),
  row({
    family: 'AJ28',
    in: rejected,
    target: fiscalAddress,
    message: 'La dirección fiscal está incompleta',
    check: completeAddress({ whenAbsent: 'fails' }),
  }),
  ...addressRows(fiscalAddress, {
    municipality: ['AJ29', rejects],
    city: 'AJ30',
    postalZone: 'AJ74',
    department: 'AJ31',
    departmentCode: ['AJ32', rejects],
  }),
  row({
    family: 'AJ33',
    in: notedIfAsked,
    target: `${fiscalAddress}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
    alsoFires: ['FAJ28'],
  }),
  row({
    family: 'AJ34',
    in: noted,
    target: `${fiscalAddress}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${fiscalAddress}/cac:AddressLine/cbc:Line`, text: '' }] },
    alsoFires: ['FAJ28'],
  }),
  row({
    family: 'AJ35',
    in: rejected,
    target: `${fiscalAddress}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
    alsoFires: ['FAJ28'],
  }),
  ...colombiaRows(`${fiscalAddress}/cac:Country`, { code: ['AJ36', rejects], name: 'AJ37', language: 'AJ38' }),
  row({
    family: 'AJ39',
    in: rejected,
    target: `${taxScheme}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme del emisor',
    check: is.there(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AJ40',
    in: noted,
    target: `${taxScheme}/cac:TaxScheme/cbc:ID`,
    message: 'Código de tributo de la parte fuera de lista',
    check: partyTaxCode(),
  }),
  row({
    family: 'AJ41',
    in: noted,
    target: `${taxScheme}/cac:TaxScheme/cbc:Name`,
    message: 'Nombre de tributo no corresponde al código',
    check: partyTaxName(),
  }),
];

const asAnswered = annexBut('FE 1.9', 'it prints Rechazo, the authority answers Notificación');

const legalEntity: readonly Rule[] = [
  row({
    family: 'AJ42',
    in: rejected,
    target: legal,
    message: 'Falta el grupo PartyLegalEntity',
    check: is.present(),
    alsoFires: ['FAB10a'],
  }),
  row({
    family: 'AJ43a',
    in: rejected,
    target: `${legal}/cbc:RegistrationName`,
    message: 'Falta el nombre o razón social del emisor',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${legal}/cbc:RegistrationName`, text: '' }] },
    alsoFires: ['FAJ43b'],
  }),
  row({
    family: 'AJ43b',
    in: noted,
    title: 'The issuer carries the name that the RUT has for its NIT',
    target: `${legal}/cbc:RegistrationName`,
    message: 'El nombre no coincide con el del RUT para ese NIT',
    needs: ['rut'],
    check: nameAsInRut,
    fix: 'Send the name exactly as the RUT has it (establishment_name).',
    source: asAnswered,
  }),
  row({
    family: 'AJ44a',
    in: rejected,
    title: 'The legal entity is an issuer registered with the authority',
    target: `${legal}/cbc:CompanyID`,
    message: 'NIT no habilitado para facturar',
    needs: ['issuerRegistry', 'environment'],
    check: enabledIssuer,
    fix: 'Register the issuer with the authority (registry: contributors).',
    violation: {
      built: [
        { edit: 'set', path: `${legal}/cbc:CompanyID`, text: '901500301' },
        { edit: 'set', path: `${legal}/cbc:CompanyID/@schemeID`, text: '7' },
      ],
    },
    alsoFires: ['FAJ44b'],
  }),
  row({
    family: 'AJ44b',
    in: noted,
    title: 'The identification belongs, in the RUT, to the name that was sent',
    target: `${legal}/cbc:CompanyID`,
    message: 'El documento no coincide con el RUT para ese nombre',
    needs: ['rut'],
    check: rutOfName,
    fix: 'Send the NIT and the name of one and the same taxpayer.',
    alsoFires: ['FAJ43b'],
    source: asAnswered,
  }),
  ...agency(`${legal}/cbc:CompanyID`, ['AJ45', 'AJ46']),
  row({
    family: 'AJ47',
    in: rejected,
    target: `${legal}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT en CompanyID/@schemeID',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AJ48',
    in: rejected,
    target: `${legal}/cbc:CompanyID/@schemeName`,
    message: 'Tipo de identificación de CompanyID fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AJ49',
    in: rejected,
    target: `${legal}/cac:CorporateRegistrationScheme`,
    message: 'Falta el grupo CorporateRegistrationScheme',
    check: is.when(prefixStated, is.there()),
    alsoFires: ['FAB10a'],
  }),
  row({
    family: 'AJ50',
    in: noted,
    target: `${legal}/cac:CorporateRegistrationScheme/cbc:ID`,
    message: 'Falta el prefijo de facturación',
    check: is.when(prefixStated, is.present()),
    alsoFires: ['FAB10a'],
  }),
];

const contactRow = (family: string, child: string): Rule =>
  row({
    family,
    in: notedIfAsked,
    target: `${contact}/cbc:${child}`,
    message: `Falta informar Contact/${child}`,
    check: is.present(),
  });

const contactRules: readonly Rule[] = [
  row({ family: 'AJ67', in: notedIfAsked, target: contact, message: 'Falta el grupo Contact', check: is.present() }),
  contactRow('AJ68', 'Name'),
  contactRow('AJ69', 'Telephone'),
  contactRow('AJ70', 'Telefax'),
  row({
    family: 'AJ71',
    in: rejected,
    title: 'The issuer gives the mailbox it registered for reception',
    target: `${contact}/cbc:ElectronicMail`,
    message: 'Correo de recepción del emisor no informado o distinto del registrado',
    needs: ['issuerRegistry'],
    check: receptionMailbox,
    fix: 'Send the registered reception mailbox (establishment_email).',
  }),
  contactRow('AJ72', 'Note'),
];

export const supplierRules = group({ code: 'AJ', title: 'Supplier (issuer)', stage: 'content' }, [
  ...general,
  ...location,
  ...fiscal,
  ...legalEntity,
  ...shareholderRules,
  ...contactRules,
]);
