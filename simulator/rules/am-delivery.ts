import { completeAnywhere, completeWhereItLies } from '../checks/address.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { deliveryAddressRows, strictInInvoice } from './am-address.ts';
import { deliveryFiscalRules, deliveryLegalEntityRules } from './am-fiscal.ts';
import { delivery, deliveryParty } from '../document/paths.ts';
import { mandatoryRow, optionalRow } from './presence-rows.ts';
import { inEach, inSales, notifies, notifiesIfAsked, rejected, row } from './row.ts';

const address = `${delivery}/cac:DeliveryAddress`;
const physical = `${deliveryParty}/cac:PhysicalLocation`;
const physicalAddress = `${physical}/cac:Address`;
const contact = `${deliveryParty}/cac:Contact`;

const askedInAll = inSales(notifiesIfAsked);
const askedInNotes = inEach(notifiesIfAsked, 'creditNote', 'debitNote');

/** When and where to. */
const general: readonly Rule[] = [
  optionalRow('AM01', delivery, askedInNotes),
  optionalRow('AM02', `${delivery}/cbc:ActualDeliveryDate`),
  optionalRow('AM03', `${delivery}/cbc:ActualDeliveryTime`),
  optionalRow('AM04', address, askedInAll),
  ...deliveryAddressRows({
    path: address,
    families: {
      municipality: 'AM05',
      city: 'AM06',
      postalZone: 'AM68',
      department: 'AM07',
      departmentCode: 'AM08',
      addressLine: 'AM09',
      line: 'AM10',
      country: 'AM11',
      inCountry: { code: 'AM12', name: 'AM13', language: 'AM14' },
    },
    addressLine: (family, target) => [
      mandatoryRow(family, target, rejected),
      optionalRow(family, target, askedInNotes),
    ],
    line: strictInInvoice,
  }),
];

/** The name of the party that delivers, and where it is. */
const party: readonly Rule[] = [
  optionalRow('AM15', deliveryParty, askedInNotes),
  optionalRow('AM16', `${deliveryParty}/cac:PartyName`, askedInAll),
  mandatoryRow('AM17', `${deliveryParty}/cac:PartyName/cbc:Name`, inSales(notifies)),
  optionalRow('AM18', physical, askedInAll),
  row({
    family: 'AM19',
    in: strictInInvoice,
    target: physicalAddress,
    message: 'La dirección de quien entrega está incompleta',
    check: completeWhereItLies(),
    strictly: completeAnywhere,
  }),
  ...deliveryAddressRows({
    path: physicalAddress,
    families: {
      municipality: 'AM20',
      city: 'AM21',
      postalZone: 'AM69',
      department: 'AM22',
      departmentCode: 'AM23',
      addressLine: 'AM24',
      line: 'AM25',
      country: 'AM26',
      inCountry: { code: 'AM27', name: 'AM28', language: 'AM29' },
    },
    addressLine: (family, target) => [optionalRow(family, target, askedInAll)],
    line: inSales(notifies),
    whole: 'FAM19',
  }),
];

export const deliveryRules = group({ code: 'AM', title: { en: 'Delivery', es: 'Entrega' }, stage: 'content' }, [
  ...general,
  ...party,
  ...deliveryFiscalRules,
  ...deliveryLegalEntityRules,
  optionalRow('AM62', contact),
  optionalRow('AM63', `${contact}/cbc:Name`),
  optionalRow('AM64', `${contact}/cbc:Telephone`),
  optionalRow('AM65', `${contact}/cbc:Telefax`),
  optionalRow('AM66', `${contact}/cbc:ElectronicMail`),
]);
