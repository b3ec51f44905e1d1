import { isElement } from '../../src/common/xml/tree.ts';
import { checkDigitPresent } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../engine/rule.ts';
import { identityOf } from '../document/identity.ts';
import { customer } from '../document/paths.ts';
import { agency, but, inSales, noted, notedIfAsked, notifies, notifiesIfAsked, rejected, rejects, row } from './row.ts';

const legal = `${customer}/cac:Party/cac:PartyLegalEntity`;
const contact = `${customer}/cac:Party/cac:Contact`;

/** The legal entity behind the buyer. */
export const legalEntityRules: readonly Rule[] = [
  row({
    family: 'AK42',
    in: {
      invoice: rejects,
      creditNote: but(notifies, { message: 'Falta informar Party/PartyLegalEntity' }),
      debitNote: notifies,
    },
    target: legal,
    message: 'Falta el grupo PartyLegalEntity',
    check: is.present(),
  }),
  row({
    family: 'AK43',
    in: { ...inSales(notifies), invoice: rejects },
    target: `${legal}/cbc:RegistrationName`,
    message: 'Falta informar PartyLegalEntity/RegistrationName',
    check: is.present(),
  }),
  row({
    family: 'AK44',
    in: { ...inSales(notifies), invoice: rejects },
    target: `${legal}/cbc:CompanyID`,
    message: 'Falta informar PartyLegalEntity/CompanyID',
    check: is.present(),
  }),
  ...agency(`${legal}/cbc:CompanyID`, ['AK45', 'AK46']),
  row({
    family: 'AK47',
    in: inSales(rejects),
    target: `${legal}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT del adquiriente',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AK48',
    in: inSales(rejects),
    target: `${legal}/cbc:CompanyID/@schemeName`,
    message: 'Tipo de identificación de CompanyID fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AK59',
    in: notedIfAsked,
    target: `${legal}/cac:ShareholderParty`,
    message: 'Falta el grupo ShareholderParty',
    check: is.present(),
  }),
  row({
    family: 'AK60',
    in: noted,
    target: `${legal}/cac:ShareholderParty/cbc:PartecipationPercent`,
    message: 'Falta informar ShareholderParty/PartecipationPercent',
    check: is.present(),
  }),
  row({
    family: 'AK49',
    in: inSales(notifiesIfAsked),
    target: `${legal}/cac:CorporateRegistrationScheme`,
    message: 'Falta el grupo CorporateRegistrationScheme',
    check: is.present(),
  }),
  row({
    family: 'AK50',
    in: notedIfAsked,
    target: `${legal}/cac:CorporateRegistrationScheme/cbc:Name`,
    message: 'Falta informar CorporateRegistrationScheme/Name',
    check: is.present(),
  }),
];

/** Buyer of whom nothing is known: no mailbox can be asked of it. */
const finalConsumer = '222222222222';

const contactRow = (family: string, child: string): Rule =>
  row({
    family,
    in: notedIfAsked,
    target: `${contact}/cbc:${child}`,
    message: `Falta informar Contact/${child}`,
    check: is.present(),
  });

/** How the buyer is reached. */
export const contactRules: readonly Rule[] = [
  row({
    family: 'AK51',
    in: rejected,
    target: contact,
    message: 'El contacto del adquiriente está vacío',
    check: is.satisfying({
      expected: 'at least one child, or no group',
      test: ({ node }) =>
        node === undefined || node.children.some(isElement) ? undefined : { found: 'an empty group' },
    }),
    violation: {
      built: ['Name', 'Telephone', 'Telefax', 'ElectronicMail', 'Note'].map((child) => ({
        edit: 'remove' as const,
        path: `${contact}/cbc:${child}`,
      })),
    },
    alsoFires: ['FAK55'],
  }),
  row({
    family: 'AK51',
    in: { creditNote: rejects, debitNote: rejects },
    target: contact,
    message: 'Falta el contacto del adquiriente',
    check: is.present(),
  }),
  contactRow('AK52', 'Name'),
  contactRow('AK53', 'Telephone'),
  contactRow('AK54', 'Telefax'),
  row({
    family: 'AK55',
    in: inSales(rejects),
    target: `${contact}/cbc:ElectronicMail`,
    message: 'Falta el correo del adquiriente',
    check: is.when(({ subject }) => identityOf(subject).receiverId !== finalConsumer, is.present()),
  }),
  contactRow('AK56', 'Note'),
];
