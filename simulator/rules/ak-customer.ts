import { isElement } from '../../src/common/xml/tree.ts';
import { completeAddress } from '../checks/address.ts';
import { amount } from '../checks/amount.ts';
import { checkDigitPresent, checkDigitRight } from '../checks/identification.ts';
import { identificationTypes, organizationTypes } from '../checks/lists.ts';
import { fiscalResponsibilities, partyTaxCode, partyTaxName } from '../checks/party.ts';
import { notEvaluated, quoted, type Check, type Finding, type NotEvaluated, type Site } from '../engine/check.ts';
import type { Facts } from '../engine/facts.ts';
import { identityOf } from '../engine/identity.ts';
import * as is from '../engine/is.ts';
import { group, observed, type Rule } from '../engine/rule.ts';
import type { Subject } from '../engine/subject.ts';
import { addressRows, countryRows } from './address-rows.ts';
import { customer } from './paths.ts';
import { agency, noted, notedIfAsked, notifies, rejected, rejects, row } from './row.ts';

const party = `${customer}/cac:Party`;
const identification = `${party}/cac:PartyIdentification`;
const address = `${party}/cac:PhysicalLocation/cac:Address`;
const taxScheme = `${party}/cac:PartyTaxScheme`;
const fiscalAddress = `${taxScheme}/cac:RegistrationAddress`;
const legal = `${party}/cac:PartyLegalEntity`;
const contact = `${party}/cac:Contact`;

/** Buyer of whom nothing is known: no mailbox can be asked of it. */
const finalConsumer = '222222222222';

const naturalPerson = ({ subject }: Site): boolean => subject.text(`${customer}/cbc:AdditionalAccountID`) === '2';

const general: readonly Rule[] = [
  row({
    family: 'AK01',
    in: rejected,
    target: customer,
    message: 'Falta el grupo AccountingCustomerParty',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AK02',
    in: rejected,
    target: `${customer}/cbc:AdditionalAccountID`,
    message: 'Falta el tipo de organización del adquiriente',
    check: is.oneOf(organizationTypes, { outside: '3' }),
  }),
  row({ family: 'AK03', in: rejected, target: party, message: 'Falta el grupo Party', check: is.present() }),
  row({
    family: 'AK61',
    in: rejected,
    target: identification,
    message: 'Falta PartyIdentification del adquiriente persona natural',
    check: is.when(naturalPerson, is.there()),
  }),
  row({
    family: 'AK62',
    in: rejected,
    target: `${identification}/cbc:ID`,
    message: 'Falta la identificación del adquiriente',
    check: is.when(naturalPerson, is.present()),
    alsoFires: ['FAK64'],
    violation: { built: [{ edit: 'set', path: `${identification}/cbc:ID`, text: '' }] },
  }),
  row({
    family: 'AK63',
    in: rejected,
    target: `${identification}/cbc:ID/@schemeName`,
    message: 'Tipo de identificación del adquiriente fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
    violation: { built: [{ edit: 'set', path: `${identification}/cbc:ID/@schemeName`, text: '99' }] },
  }),
  row({
    family: 'AK64',
    in: rejected,
    target: `${identification}/cbc:ID/@schemeID`,
    message: 'DV del adquiriente no válido',
    check: checkDigitRight({ whenAbsent: 'fails' }),
    violation: {
      built: [
        { edit: 'set', path: `${identification}/cbc:ID/@schemeName`, text: '31' },
        { edit: 'set', path: `${identification}/cbc:ID/@schemeID`, text: 'X' },
      ],
    },
  }),
  row({
    family: 'AK05',
    in: notedIfAsked,
    target: `${party}/cac:PartyName`,
    message: 'Falta el grupo PartyName',
    check: is.present(),
  }),
  row({
    family: 'AK06',
    in: noted,
    target: `${party}/cac:PartyName/cbc:Name`,
    message: 'Falta informar PartyName/Name',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${party}/cac:PartyName/cbc:Name`, text: '' }] },
  }),
  row({
    family: 'AK07',
    in: notedIfAsked,
    target: `${party}/cac:PhysicalLocation`,
    message: 'Falta el grupo PhysicalLocation',
    check: is.present(),
  }),
];

const location: readonly Rule[] = [
  row({
    family: 'AK08',
    in: noted,
    target: address,
    message: 'La dirección del adquiriente está incompleta',
    check: completeAddress({ whenAbsent: 'passes' }),
  }),
  ...addressRows(address, {
    municipality: ['AK09', notifies],
    city: 'AK10',
    postalZone: 'AK57',
    department: 'AK11',
    departmentCode: ['AK12', notifies],
  }),
  row({
    family: 'AK13',
    in: notedIfAsked,
    target: `${address}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
    alsoFires: ['FAK08'],
  }),
  row({
    family: 'AK14',
    in: noted,
    target: `${address}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${address}/cac:AddressLine/cbc:Line`, text: '' }] },
    alsoFires: ['FAK08'],
  }),
  row({
    family: 'AK15',
    in: notedIfAsked,
    target: `${address}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
    alsoFires: ['FAK08'],
  }),
  ...countryRows(`${address}/cac:Country`, { code: ['AK16', notifies], name: 'AK17', language: 'AK18' }),
];

/** PayableAmount in COP: converted with the rate of the document where its currency is another. */
const payableInPesos = (subject: Subject) => {
  const payable = amount(subject.text('/*/cac:LegalMonetaryTotal/cbc:PayableAmount'));
  if (subject.text('/*/cbc:DocumentCurrencyCode') === 'COP') return payable;
  return payable.times(amount(subject.text('/*/cac:PaymentExchangeRate/cbc:CalculationRate')));
};

const taxInformation = 'the group PartyTaxScheme';

/** The buyer's tax information is not there: whether the annex asks for it, and why. */
const missingTaxScheme = (subject: Subject, uvt: Facts['uvt']): Finding | NotEvaluated | undefined => {
  const because = (reason: string): Finding => ({
    found: quoted(undefined),
    expected: `${taxInformation}, because ${reason}`,
  });
  const organization = subject.text(`${customer}/cbc:AdditionalAccountID`) ?? '';
  if (organizationTypes.has(organization)) return because(`AdditionalAccountID is ${organization}`);
  const { type, issueDate } = identityOf(subject);
  if (type === '02') return because('InvoiceTypeCode is 02');
  const unit = uvt.find(({ year }) => year === issueDate.slice(0, 4));
  if (unit === undefined) return notEvaluated(`The UVT of the year of "${issueDate}" is not registered.`);
  const limit = amount(unit.amount).times(100);
  return payableInPesos(subject).gt(limit)
    ? because(`PayableAmount is above 100 UVT (${limit.toFixed(2)})`)
    : undefined;
};

const taxSchemeWhereAsked = ({ uvt }: Pick<Facts, 'uvt'>): Check =>
  is.satisfying({
    expected: taxInformation,
    per: 'owner',
    test: ({ node, subject }) => (node === undefined ? missingTaxScheme(subject, uvt) : undefined),
    breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
  });

const fiscal: readonly Rule[] = [
  row({
    family: 'AK19',
    in: rejected,
    title: 'The buyer gives its tax information where the annex asks for it',
    target: taxScheme,
    message: 'Falta la información tributaria del adquiriente',
    needs: ['uvt'],
    check: taxSchemeWhereAsked,
    fix: 'Give the identification type, liability and regime of the customer.',
  }),
  row({
    family: 'AK20',
    in: rejected,
    target: `${taxScheme}/cbc:RegistrationName`,
    message: 'Falta el nombre o razón social del adquiriente',
    check: is.present(),
  }),
  row({
    family: 'AK21',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID`,
    message: 'Falta la identificación del adquiriente',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${taxScheme}/cbc:CompanyID`, text: '' }] },
    alsoFires: ['FAK24b'],
  }),
  ...agency(`${taxScheme}/cbc:CompanyID`, ['AK22', 'AK23']),
  row({
    family: 'AK24',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT del adquiriente',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AK24b',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeID`,
    message: 'El DV del NIT del adquiriente no es correcto',
    check: checkDigitRight({ whenAbsent: 'passes' }),
    fix: 'Give the check digit of the NIT (customer.dv).',
    source: observed('Answers of the authority; annex FE 1.9 prints the check under FAK25'),
  }),
  row({
    family: 'AK25',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeName`,
    message: 'El tipo de identificación del adquiriente no es válido',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AK26',
    in: noted,
    target: `${taxScheme}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal del adquiriente fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'passes' }),
  }),
  row({
    family: 'AK28',
    in: notedIfAsked,
    target: fiscalAddress,
    message: 'Falta informar PartyTaxScheme/RegistrationAddress',
    check: is.present(),
  }),
  ...addressRows(fiscalAddress, {
    municipality: ['AK29', rejects],
    city: 'AK30',
    postalZone: 'AK58',
    department: 'AK31',
    departmentCode: ['AK32', rejects],
  }),
  row({
    family: 'AK33',
    in: notedIfAsked,
    target: `${fiscalAddress}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
  }),
  row({
    family: 'AK34',
    in: notedIfAsked,
    target: `${fiscalAddress}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${fiscalAddress}/cac:AddressLine/cbc:Line`, text: '' }] },
  }),
  row({
    family: 'AK35',
    in: notedIfAsked,
    target: `${fiscalAddress}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
  }),
  ...countryRows(`${fiscalAddress}/cac:Country`, { code: ['AK36', rejects], name: 'AK37', language: 'AK38' }),
  row({
    family: 'AK39',
    in: noted,
    target: `${taxScheme}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AK40',
    in: noted,
    target: `${taxScheme}/cac:TaxScheme/cbc:ID`,
    message: 'Código de tributo de la parte fuera de lista',
    check: partyTaxCode(),
  }),
  row({
    family: 'AK41',
    in: noted,
    target: `${taxScheme}/cac:TaxScheme/cbc:Name`,
    message: 'Nombre de tributo no corresponde al código',
    check: partyTaxName(),
  }),
];

const legalEntity: readonly Rule[] = [
  row({ family: 'AK42', in: rejected, target: legal, message: 'Falta el grupo PartyLegalEntity', check: is.present() }),
  row({
    family: 'AK43',
    in: rejected,
    target: `${legal}/cbc:RegistrationName`,
    message: 'Falta informar PartyLegalEntity/RegistrationName',
    check: is.present(),
  }),
  row({
    family: 'AK44',
    in: rejected,
    target: `${legal}/cbc:CompanyID`,
    message: 'Falta informar PartyLegalEntity/CompanyID',
    check: is.present(),
  }),
  ...agency(`${legal}/cbc:CompanyID`, ['AK45', 'AK46']),
  row({
    family: 'AK47',
    in: rejected,
    target: `${legal}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT del adquiriente',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AK48',
    in: rejected,
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
    in: notedIfAsked,
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

const contactRow = (family: string, child: string): Rule =>
  row({
    family,
    in: notedIfAsked,
    target: `${contact}/cbc:${child}`,
    message: `Falta informar Contact/${child}`,
    check: is.present(),
  });

const contactRules: readonly Rule[] = [
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
  contactRow('AK52', 'Name'),
  contactRow('AK53', 'Telephone'),
  contactRow('AK54', 'Telefax'),
  row({
    family: 'AK55',
    in: rejected,
    target: `${contact}/cbc:ElectronicMail`,
    message: 'Falta el correo del adquiriente',
    check: is.when(({ subject }) => identityOf(subject).receiverId !== finalConsumer, is.present()),
  }),
  contactRow('AK56', 'Note'),
];

export const customerRules = group({ code: 'AK', title: 'Customer (buyer)', stage: 'content' }, [
  ...general,
  ...location,
  ...fiscal,
  ...legalEntity,
  ...contactRules,
]);
