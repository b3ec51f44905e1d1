import { checkDigitPresent } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import { fiscalResponsibilities, partyTaxCode, partyTaxName } from '../checks/party.ts';
import { activeInRut } from '../checks/registry-checks.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../engine/rule.ts';
import { supplier } from '../document/paths.ts';
import { agency, but, inSales, notedIfAsked, notifies, rejects, row } from './row.ts';

const shareholder = `${supplier}/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty`;
const shareholderTax = `${shareholder}/cac:Party/cac:PartyTaxScheme`;

/** The members of a consortium that issues. */
export const shareholderRules: readonly Rule[] = [
  row({
    family: 'AJ52',
    in: notedIfAsked,
    target: shareholder,
    message: 'Falta el grupo ShareholderParty',
    check: is.present(),
  }),
  row({
    family: 'AJ52',
    in: { debitNote: rejects },
    title: 'A group ShareholderParty has content',
    target: shareholder,
    message: 'El grupo ShareholderParty está vacío',
    check: is.when(({ node }) => node !== undefined, is.present()),
    violation: {
      built: [
        { edit: 'remove', path: `${shareholder}/cbc:PartecipationPercent` },
        { edit: 'remove', path: `${shareholder}/cac:Party` },
      ],
    },
    alsoFires: ['FAJ53', 'FAJ54'],
  }),
  row({
    family: 'AJ53',
    in: { ...inSales(rejects), creditNote: notifies },
    target: `${shareholder}/cbc:PartecipationPercent`,
    message: 'Falta informar ShareholderParty/PartecipationPercent',
    check: is.present(),
  }),
  row({
    family: 'AJ54',
    in: { ...inSales(rejects), creditNote: notifies },
    target: `${shareholder}/cac:Party`,
    message: 'Falta el grupo Party',
    check: is.present(),
  }),
  row({
    family: 'AJ55',
    in: {
      invoice: rejects,
      creditNote: notifies,
      debitNote: but(rejects, { message: 'Falta el grupo PartyTaxScheme' }),
    },
    target: shareholderTax,
    message: 'Falta informar Party/PartyTaxScheme',
    check: is.present(),
    alsoFires: ['FAJ54'],
  }),
  row({
    family: 'AJ56',
    in: inSales(notifies),
    target: `${shareholderTax}/cbc:RegistrationName`,
    message: 'Falta informar PartyTaxScheme/RegistrationName',
    check: is.present(),
  }),
  row({
    family: 'AJ57',
    in: inSales(notifies),
    title: 'Every participant of the consortium is active in the RUT',
    target: `${shareholderTax}/cbc:CompanyID`,
    message: 'El participante del consorcio no está activo en el RUT',
    needs: ['rut'],
    check: activeInRut,
    fix: 'Name a participant that is active in the RUT.',
  }),
  ...agency(`${shareholderTax}/cbc:CompanyID`, ['AJ58', 'AJ59']),
  row({
    family: 'AJ60',
    in: { ...inSales(rejects), creditNote: notifies },
    target: `${shareholderTax}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT en CompanyID/@schemeID',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AJ61',
    in: inSales(rejects),
    target: `${shareholderTax}/cbc:CompanyID/@schemeName`,
    message: 'Tipo de identificación de CompanyID fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AJ62',
    in: inSales(notifies),
    target: `${shareholderTax}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'fails' }),
  }),
  row({
    family: 'AJ64',
    in: { ...inSales(notifies), creditNote: rejects },
    target: `${shareholderTax}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AJ65',
    in: inSales(notifies),
    target: `${shareholderTax}/cac:TaxScheme/cbc:ID`,
    message: 'Código de tributo de la parte fuera de lista',
    check: partyTaxCode(),
  }),
  row({
    family: 'AJ66',
    in: inSales(notifies),
    target: `${shareholderTax}/cac:TaxScheme/cbc:Name`,
    message: 'Nombre de tributo no corresponde al código',
    check: partyTaxName(),
  }),
];
