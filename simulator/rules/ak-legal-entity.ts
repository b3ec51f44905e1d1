import { isElement } from '../../src/common/xml/tree.ts';
import { checkDigitPresent } from '../checks/identification.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { identityOf } from '../document/identity.ts';
import { customer } from '../document/paths.ts';
import { identificationTypeRow } from './party-rows.ts';
import { groupRow, statedRow } from './presence-rows.ts';
import { agency, but, inSales, noted, notedIfAsked, notifies, notifiesIfAsked, rejected, rejects, row } from './row.ts';

const legal = `${customer}/cac:Party/cac:PartyLegalEntity`;
const contact = `${customer}/cac:Party/cac:Contact`;

/** The legal entity behind the buyer. */
export const legalEntityRules: readonly Rule[] = [
  groupRow('AK42', legal, {
    invoice: rejects,
    creditNote: but(notifies, { message: 'Falta informar Party/PartyLegalEntity' }),
    debitNote: notifies,
  }),
  statedRow('AK43', `${legal}/cbc:RegistrationName`, { ...inSales(notifies), invoice: rejects }),
  statedRow('AK44', `${legal}/cbc:CompanyID`, { ...inSales(notifies), invoice: rejects }),
  ...agency(`${legal}/cbc:CompanyID`, ['AK45', 'AK46']),
  row({
    family: 'AK47',
    in: inSales(rejects),
    target: `${legal}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT del adquiriente',
    check: checkDigitPresent(),
  }),
  identificationTypeRow('AK48', `${legal}/cbc:CompanyID`, inSales(rejects)),
  groupRow('AK59', `${legal}/cac:ShareholderParty`, notedIfAsked),
  statedRow('AK60', `${legal}/cac:ShareholderParty/cbc:PartecipationPercent`, noted),
  groupRow('AK49', `${legal}/cac:CorporateRegistrationScheme`, inSales(notifiesIfAsked)),
  statedRow('AK50', `${legal}/cac:CorporateRegistrationScheme/cbc:Name`, notedIfAsked),
];

/** Buyer of whom nothing is known: no mailbox can be asked of it. */
const finalConsumer = '222222222222';

/** How the buyer is reached. */
export const contactRules: readonly Rule[] = [
  row({
    family: 'AK51',
    in: rejected,
    target: contact,
    message: 'El contacto del adquiriente está vacío',
    check: is.satisfying({
      expected: {
        en: 'at least one child, or no group',
        es: 'al menos un elemento hijo, o que no se incluya el grupo',
      },
      test: ({ node }) =>
        node === undefined || node.children.some(isElement)
          ? undefined
          : { found: { en: 'an empty group', es: 'un grupo vacío' } },
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
  statedRow('AK52', `${contact}/cbc:Name`, notedIfAsked),
  statedRow('AK53', `${contact}/cbc:Telephone`, notedIfAsked),
  statedRow('AK54', `${contact}/cbc:Telefax`, notedIfAsked),
  row({
    family: 'AK55',
    in: inSales(rejects),
    target: `${contact}/cbc:ElectronicMail`,
    message: 'Falta el correo del adquiriente',
    check: is.when(({ subject }) => identityOf(subject).receiverId !== finalConsumer, is.present()),
  }),
  statedRow('AK56', `${contact}/cbc:Note`, notedIfAsked),
];
