import { checkDigitPresent } from '../checks/identification.ts';
import { fiscalResponsibilities } from '../checks/party.ts';
import { activeInRut } from '../checks/registry-checks.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { supplier } from '../document/paths.ts';
import { identificationTypeRow, taxCodeRow, taxNameRow } from './party-rows.ts';
import { groupRow, statedRow } from './presence-rows.ts';
import { agency, but, inSales, notedIfAsked, notifies, rejects, row } from './row.ts';

const shareholder = `${supplier}/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty`;
const shareholderTax = `${shareholder}/cac:Party/cac:PartyTaxScheme`;

/** Members of the consortium that issues the invoice. */
export const shareholderRules: readonly Rule[] = [
  groupRow('AJ52', shareholder, notedIfAsked),
  // The annex's row for debit notes lets the group be absent, and refuses an empty one.
  row({
    family: 'AJ52',
    in: { debitNote: rejects },
    title: { en: 'ShareholderParty is not empty', es: 'El grupo ShareholderParty tiene contenido' },
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
  statedRow('AJ53', `${shareholder}/cbc:PartecipationPercent`, { ...inSales(rejects), creditNote: notifies }),
  groupRow('AJ54', `${shareholder}/cac:Party`, { ...inSales(rejects), creditNote: notifies }),
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
  statedRow('AJ56', `${shareholderTax}/cbc:RegistrationName`, inSales(notifies)),
  row({
    family: 'AJ57',
    in: inSales(notifies),
    title: {
      en: 'Every participant of the consortium is active in the RUT',
      es: 'Cada participante del consorcio está activo en el RUT',
    },
    target: `${shareholderTax}/cbc:CompanyID`,
    message: 'El participante del consorcio no está activo en el RUT',
    needs: ['rut'],
    check: activeInRut,
    fix: { en: 'Name a participant that is active in the RUT.', es: 'Indique un participante activo en el RUT.' },
  }),
  ...agency(`${shareholderTax}/cbc:CompanyID`, ['AJ58', 'AJ59']),
  row({
    family: 'AJ60',
    in: { ...inSales(rejects), creditNote: notifies },
    target: `${shareholderTax}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT en CompanyID/@schemeID',
    check: checkDigitPresent(),
  }),
  identificationTypeRow('AJ61', `${shareholderTax}/cbc:CompanyID`, inSales(rejects)),
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
  taxCodeRow('AJ65', `${shareholderTax}/cac:TaxScheme`, inSales(notifies)),
  taxNameRow('AJ66', `${shareholderTax}/cac:TaxScheme`, inSales(notifies)),
];
