import { textOf } from '../../src/common/xml/tree.ts';
import { completeAnywhere, completeWhereItLies } from '../checks/address.ts';
import { typeAndCheckDigit, checkDigitPresent, checkDigitRight, isNit } from '../checks/identification.ts';
import { identificationTypes, organizationTypes } from '../checks/lists.ts';
import { isAboveLimit, limitOf, uvtOn, uvtReading } from '../checks/uvt.ts';
import { fiscalResponsibilities } from '../checks/party.ts';
import { notEvaluated, type Check, type Finding, type NotEvaluated, shown } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, observed, type Rule } from '../judge/engine/rule.ts';
import type { Site, Subject } from '../document/subject.ts';
import { childOf, select } from '../document/path-index.ts';
import { addressRows, countryRows } from './address-rows.ts';
import { buyerRules } from './ak-buyer.ts';
import { contactRules, legalEntityRules } from './ak-legal-entity.ts';
import { customer } from '../document/paths.ts';
import { taxCodeRow, taxNameRow } from './party-rows.ts';
import { groupRow, statedRow } from './presence-rows.ts';
import { type InDocuments, agency, but, inSales, notifies, notifiesIfAsked, rejected, rejects, row } from './row.ts';

const party = `${customer}/cac:Party`;
const identification = `${party}/cac:PartyIdentification`;
const nit = '31';
const address = `${party}/cac:PhysicalLocation/cac:Address`;
const taxScheme = `${party}/cac:PartyTaxScheme`;
const fiscalAddress = `${taxScheme}/cac:RegistrationAddress`;

const naturalPerson = ({ subject }: Site): boolean => subject.text(`${customer}/cbc:AdditionalAccountID`) === '2';

const general: readonly Rule[] = [
  row({
    family: 'AK01',
    in: inSales(rejects),
    target: customer,
    message: 'Falta el grupo AccountingCustomerParty',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AK02',
    in: inSales(rejects),
    target: `${customer}/cbc:AdditionalAccountID`,
    message: 'Falta el tipo de organización del adquiriente',
    check: is.oneOf(organizationTypes, { outside: '3' }),
  }),
  row({ family: 'AK03', in: inSales(rejects), target: party, message: 'Falta el grupo Party', check: is.present() }),
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
    brokenIn: [{ path: `${identification}/cbc:ID/@schemeName`, text: nit }],
    alsoFires: ['FAK64'],
  }),
  row({
    family: 'AK63',
    in: rejected,
    target: `${identification}/cbc:ID/@schemeName`,
    message: 'Tipo de identificación del adquiriente fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AK64',
    in: rejected,
    target: `${identification}/cbc:ID/@schemeID`,
    message: 'DV del adquiriente no válido',
    check: checkDigitRight({ whenAbsent: 'fails' }),
    given: [{ edit: 'set', path: `${identification}/cbc:ID/@schemeName`, text: '31' }],
  }),
  groupRow('AK05', `${party}/cac:PartyName`, inSales(notifiesIfAsked)),
  statedRow('AK06', `${party}/cac:PartyName/cbc:Name`, inSales(notifies)),
  groupRow('AK07', `${party}/cac:PhysicalLocation`, inSales(notifiesIfAsked)),
];

/** What a wrong code of the location is in each document. */
const locationCodes: InDocuments = { ...inSales(rejects), invoice: notifies };

const location: readonly Rule[] = [
  row({
    family: 'AK08',
    in: inSales(notifies),
    target: address,
    message: 'La dirección del adquiriente está incompleta',
    check: completeWhereItLies(),
    strictly: completeAnywhere,
  }),
  ...addressRows({
    path: address,
    families: { municipality: 'AK09', city: 'AK10', postalZone: 'AK57', department: 'AK11', departmentCode: 'AK12' },
    in: locationCodes,
  }),
  row({
    family: 'AK13',
    in: inSales(notifiesIfAsked),
    target: `${address}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.present(),
    alsoFires: ['FAK08'],
  }),
  row({
    family: 'AK14',
    in: inSales(notifies),
    target: `${address}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.present(),
    alsoFires: ['FAK08'],
  }),
  row({
    family: 'AK15',
    in: inSales(notifiesIfAsked),
    target: `${address}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.present(),
    alsoFires: ['FAK08'],
  }),
  ...countryRows({
    path: `${address}/cac:Country`,
    families: { code: 'AK16', name: 'AK17', language: 'AK18' },
    in: locationCodes,
  }),
];

const taxInformation = { en: 'the group PartyTaxScheme', es: 'el grupo PartyTaxScheme' };

/** The buyer's tax information is not there: whether the annex asks for it, and why. */
const missingTaxScheme = (subject: Subject, uvt: Facts['uvt']): Finding | NotEvaluated | undefined => {
  const because = (reason: Bilingual): Finding => ({
    found: shown(undefined),
    expected: { en: `${taxInformation.en}, because ${reason.en}`, es: `${taxInformation.es}, porque ${reason.es}` },
  });
  const organization = subject.text(`${customer}/cbc:AdditionalAccountID`) ?? '';
  if (organizationTypes.has(organization))
    return because({ en: `AdditionalAccountID is ${organization}`, es: `AdditionalAccountID es ${organization}` });
  const { type, issueDate } = identityOf(subject);
  if (type === '02') return because({ en: 'InvoiceTypeCode is 02', es: 'InvoiceTypeCode es 02' });
  const unit = uvtOn(uvt, issueDate);
  if (unit === undefined)
    return notEvaluated(
      `No UVT is registered for the year of "${issueDate}", or an earlier one.`,
      `No hay un valor de la UVT registrado para el año de "${issueDate}", ni uno anterior.`,
    );
  if (!isAboveLimit(subject, unit)) return undefined;
  const limit = limitOf(unit).toFixed(2);
  const finding = because({
    en: `PayableAmount is above 100 UVT (${limit})`,
    es: `PayableAmount supera 100 UVT (${limit})`,
  });
  return { ...finding, dated: uvtReading(unit, issueDate) };
};

const taxSchemeWhereAsked = ({ uvt }: Pick<Facts, 'uvt'>): Check =>
  is.satisfying({
    expected: taxInformation,
    per: 'owner',
    test: ({ node, subject }) => (node === undefined ? missingTaxScheme(subject, uvt) : undefined),
    breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
  });

/** A NIT that pays some tax needs its fiscal address. */
const needsFiscalAddress = ({ owner }: Site): boolean => {
  const id = childOf(owner, 'cbc:CompanyID');
  const [tax] = select(owner, 'cac:TaxScheme/cbc:ID');
  return id !== undefined && isNit(id) && (tax === undefined || textOf(tax) !== 'ZZ');
};

const buyerWithNit = { path: `${taxScheme}/cbc:CompanyID/@schemeName`, text: nit } as const;

/** Without a number, its check digit is wrong. */
const identified = (documents: InDocuments, wrongDigit: string): Rule =>
  row({
    family: 'AK21',
    in: documents,
    target: `${taxScheme}/cbc:CompanyID`,
    message: 'Falta la identificación del adquiriente',
    check: is.filled(),
    brokenIn: [buyerWithNit],
    alsoFires: [wrongDigit],
  });

const fiscal: readonly Rule[] = [
  row({
    family: 'AK19',
    in: inSales(rejects),
    title: {
      en: 'The buyer gives its tax information where the annex asks for it',
      es: 'El adquirente indica su información tributaria cuando el anexo la exige',
    },
    target: taxScheme,
    message: 'Falta la información tributaria del adquiriente',
    needs: ['uvt'],
    check: taxSchemeWhereAsked,
    fix: {
      en: 'Give the identification type, liability and regime of the customer.',
      es: 'Indique el tipo de identificación, la responsabilidad y el régimen del adquirente.',
    },
  }),
  row({
    family: 'AK20',
    in: inSales(rejects),
    target: `${taxScheme}/cbc:RegistrationName`,
    message: 'Falta el nombre o razón social del adquiriente',
    check: is.present(),
  }),
  identified({ invoice: rejects }, 'FAK24b'),
  // In the notes another code says that the check digit is wrong.
  identified({ creditNote: rejects, debitNote: rejects }, 'CAK25'),
  ...agency(`${taxScheme}/cbc:CompanyID`, ['AK22', 'AK23'], { ...inSales(notifies), creditNote: rejects }),
  row({
    family: 'AK24',
    in: inSales(rejects),
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
    brokenIn: [buyerWithNit],
    fix: {
      en: 'Send in customer.dv the check digit of customer.identification_number, or correct that number.',
      es: 'Envíe en customer.dv el dígito de verificación de customer.identification_number, o corrija ese número.',
    },
    source: observed({
      en: 'Answers of the authority; annex FE 1.9 prints the check under FAK25',
      es: 'Respuestas de la autoridad; el anexo FE 1.9 trae la validación en FAK25',
    }),
  }),
  row({
    family: 'AK25',
    in: rejected,
    target: `${taxScheme}/cbc:CompanyID/@schemeName`,
    message: 'El tipo de identificación del adquiriente no es válido',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
  row({
    family: 'AK25',
    in: { creditNote: rejects, debitNote: rejects },
    title: {
      en: 'The buyer is identified by a type of the table, a NIT with its check digit',
      es: 'El adquirente se identifica con un tipo de la tabla y, si es NIT, con su DV',
    },
    target: `${taxScheme}/cbc:CompanyID/@schemeName`,
    message: 'El tipo de identificación del adquiriente o el DV de su NIT no es válido',
    check: typeAndCheckDigit,
    brokenIn: [buyerWithNit],
    fix: {
      en: 'Send customer.type_document_identification_id and, for a NIT, its check digit (customer.dv).',
      es: 'Envíe customer.type_document_identification_id y, si es NIT, su DV (customer.dv).',
    },
    violation: { built: [{ edit: 'set', path: `${taxScheme}/cbc:CompanyID/@schemeID`, text: 'X' }] },
  }),
  row({
    family: 'AK26',
    in: { ...inSales(rejects), invoice: notifies },
    target: `${taxScheme}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal del adquiriente fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'passes' }),
  }),
  row({
    family: 'AK28',
    in: {
      invoice: notifiesIfAsked,
      debitNote: but(notifiesIfAsked, { message: 'Falta el grupo RegistrationAddress' }),
    },
    target: fiscalAddress,
    message: 'Falta informar PartyTaxScheme/RegistrationAddress',
    check: is.present(),
  }),
  row({
    family: 'AK28',
    in: { creditNote: rejects },
    target: fiscalAddress,
    message: 'Falta la dirección fiscal del adquiriente',
    check: is.when(needsFiscalAddress, is.present()),
    brokenIn: [buyerWithNit, { path: `${taxScheme}/cac:TaxScheme/cbc:ID`, text: 'ZZ', not: true }],
  }),
  ...addressRows({
    path: fiscalAddress,
    families: { municipality: 'AK29', city: 'AK30', postalZone: 'AK58', department: 'AK31', departmentCode: 'AK32' },
    in: inSales(rejects),
  }),
  groupRow('AK33', `${fiscalAddress}/cac:AddressLine`, inSales(notifiesIfAsked)),
  groupRow('AK34', `${fiscalAddress}/cac:AddressLine/cbc:Line`, { ...inSales(notifies), invoice: notifiesIfAsked }),
  groupRow('AK35', `${fiscalAddress}/cac:Country`, inSales(notifiesIfAsked)),
  ...countryRows({
    path: `${fiscalAddress}/cac:Country`,
    families: { code: 'AK36', name: 'AK37', language: 'AK38' },
    in: inSales(rejects),
  }),
  row({
    family: 'AK39',
    in: inSales(notifies),
    target: `${taxScheme}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  taxCodeRow('AK40', `${taxScheme}/cac:TaxScheme`, inSales(notifies)),
  taxNameRow('AK41', `${taxScheme}/cac:TaxScheme`, inSales(notifies)),
];

const title = { en: 'Customer (buyer)', es: 'Adquirente' };

export const customerRules = group({ code: 'AK', title, stage: 'content' }, [
  ...general,
  ...location,
  ...fiscal,
  ...legalEntityRules,
  ...contactRules,
  ...buyerRules,
]);
