import { checkDigitPresent, checkDigitRight } from '../checks/identification.ts';
import { organizationTypes } from '../checks/lists.ts';
import { fiscalResponsibilities } from '../checks/party.ts';
import * as is from '../checks/vocabulary/is.ts';
import { inferred, published, type Rule } from '../judge/engine/rule.ts';
import { customer } from '../document/paths.ts';
import { taxCodeRow, taxNameRow } from './party-rows.ts';
import { agency, inSupport, notifies, rejects, row } from './row.ts';

const party = `${customer}/cac:Party`;
const taxScheme = `${party}/cac:PartyTaxScheme`;
const companyId = `${taxScheme}/cbc:CompanyID`;

/** Who buys, issues: without a name it cannot have a range, a software or a permission. */
const withoutIssuer = ['DSAB05a', 'DSAB05b', 'DSAB24b', 'DSAD05e', '92'] as const;

const general: readonly Rule[] = [
  row({
    family: 'AK01',
    in: inSupport(rejects),
    target: customer,
    message: 'Falta el grupo AccountingCustomerParty',
    check: is.present(),
    alsoFires: ['ZB01', ...withoutIssuer],
  }),
  row({
    family: 'AK02',
    in: inSupport(rejects),
    target: `${customer}/cbc:AdditionalAccountID`,
    message: 'Falta el tipo de organización del adquiriente',
    check: is.oneOf(organizationTypes, { outside: '3' }),
  }),
  row({
    family: 'AK03',
    in: inSupport(rejects),
    target: party,
    message: 'Falta el grupo Party',
    check: is.present(),
    alsoFires: withoutIssuer,
  }),
];

const fiscal: readonly Rule[] = [
  row({
    family: 'AK19',
    in: inSupport(rejects),
    target: taxScheme,
    message: 'Falta la información tributaria del adquiriente',
    check: is.there(),
    // Often the only child of its party, which must not stay empty: AK03.
    violation: {
      built: [
        { edit: 'remove', path: taxScheme },
        {
          edit: 'insert',
          path: party,
          child: { name: 'cac:PartyName', content: [{ name: 'cbc:Name', content: 'Comprador' }] },
          after: ['cac:PartyIdentification'],
        },
      ],
    },
    alsoFires: withoutIssuer,
  }),
  row({
    family: 'AK20',
    in: inSupport(rejects),
    target: `${taxScheme}/cbc:RegistrationName`,
    message: 'Falta el nombre o razón social del adquiriente',
    check: is.present(),
  }),
  row({
    family: 'AK21',
    in: inSupport(rejects),
    target: companyId,
    message: 'Falta la identificación del adquiriente',
    check: is.filled(),
    alsoFires: ['DSAK24b', ...withoutIssuer],
  }),
  ...agency(companyId, ['AK22', 'AK23'], { supportDocument: notifies, supportAdjustmentNote: rejects }),
  row({
    family: 'AK24a',
    in: inSupport(rejects),
    target: `${companyId}/@schemeID`,
    message: 'Falta el DV del NIT del adquiriente',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AK24b',
    in: inSupport(rejects),
    target: `${companyId}/@schemeID`,
    message: 'El DV del NIT del adquiriente no es correcto',
    check: checkDigitRight({ whenAbsent: 'passes' }),
    fix: { en: 'Give the check digit of the NIT.', es: 'Indique el DV del NIT.' },
    source: published,
  }),
  row({
    family: 'AK25',
    in: inSupport(rejects),
    target: `${companyId}/@schemeName`,
    message: 'El tipo de identificación del adquiriente no es válido',
    check: is.literal('31', '13'),
  }),
  row({
    family: 'AK26',
    in: { supportDocument: notifies, supportAdjustmentNote: rejects },
    target: `${taxScheme}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal del adquiriente fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'passes', of: 'supportDocument' }),
  }),
  row({
    family: 'AK39',
    in: inSupport(notifies),
    target: `${taxScheme}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  taxCodeRow('AK40', `${taxScheme}/cac:TaxScheme`, inSupport(notifies)),
  taxNameRow('AK41', `${taxScheme}/cac:TaxScheme`, inSupport(notifies)),
];

const mirror = inferred({
  en: 'Mirrors the rule of that number about the buyer of an invoice; annex DS 1.1 was not available',
  es: 'Equivale a la regla de ese número sobre el adquiriente de una factura; el anexo DS 1.1 no estaba disponible',
});

/** The buyer of a support document, who issues and signs it; where a row says nothing of its source, it mirrors FE 1.9. */
export const buyerRules: readonly Rule[] = [...general, ...fiscal].map((rule) => ({
  ...rule,
  source: rule.source.certainty === 'annex' ? mirror : rule.source,
}));
