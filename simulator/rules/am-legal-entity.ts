import { checkDigitPresent } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../engine/rule.ts';
import { agencyRows, inSales } from './aj-documents.ts';
import { deliveryParty } from '../document/paths.ts';
import { mandatoryRow, optionalRow } from './presence-rows.ts';
import { inEach, notifiesIfAsked, rejected, rejects, row } from './row.ts';

const legal = `${deliveryParty}/cac:PartyLegalEntity`;
const companyId = `${legal}/cbc:CompanyID`;
const branch = `${legal}/cac:CorporateRegistrationScheme`;

const fillOrOmit = 'Fill the element, or leave it out.';

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
  mandatoryRow('AM55', companyId, inSales(rejects)),
  ...agencyRows(companyId, ['AM56', 'AM57']),
  row({
    family: 'AM58',
    in: inSales(rejects),
    target: `${companyId}/@schemeID`,
    message: 'Falta el DV del NIT de la entidad que entrega',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AM59',
    in: inSales(rejects),
    target: `${companyId}/@schemeName`,
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
