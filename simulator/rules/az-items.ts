import type { XmlEdit } from '../document/edits/edit.ts';
import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { agencies, codeForms, gtin, gtinAgency, itemStandards, own, printedForms } from '../checks/lists.ts';
import { type Check, type Finding, shown } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, published, type Rule } from '../judge/engine/rule.ts';
import { inNotes } from './bg-corrections.ts';
import { inAnswers } from './equivalent/sources.ts';
import { propertyRows } from './bf-item-properties.ts';
import { item, line, onLines, twoLines } from './line-places.ts';
import { reference } from '../document/paths.ts';
import { isSameNameAsOne } from '../registry/names.ts';
import {
  type InDocuments,
  type Kind,
  but,
  inAll,
  inEach,
  inSupport,
  mirrored,
  noted,
  notifies,
  notifiesIfAsked,
  rejectsNoMore,
  rejects,
  row,
  unreachable,
  unvalidated,
} from './row.ts';

const sellers = `${item}/cac:SellersItemIdentification`;
const standard = `${item}/cac:StandardItemIdentification`;
const standardId = `${standard}/cbc:ID`;

const inInvoices = (kind: Kind): InDocuments => ({ invoice: kind, supportDocument: mirrored(kind) });

const typeCode = '/*/cbc:InvoiceTypeCode';
const exportType = '02';

const isExport = ({ subject }: Site): boolean =>
  subject.once('isExport', () => subject.all(typeCode).some((code) => textOf(code) === exportType));

/** A document that nobody knows is left to BG04. */
const correctsExport =
  ({ referencedDocuments }: Pick<Facts, 'referencedDocuments'>) =>
  ({ subject }: Site): boolean =>
    subject.once('correctsExport', () =>
      subject
        .all(`${reference}/cac:InvoiceDocumentReference/cbc:UUID`)
        .some((uuid) => referencedDocuments.byKey.get(textOf(uuid))?.type === exportType),
    );

/** What customs want to know of goods that leave the country. */
type ExportFact = {
  readonly family: string;
  readonly element: string;
  readonly field: string;
  readonly name: Bilingual;
};

/** Why no support document is for export, nor its note about one that is. */
const ofAnotherType: Bilingual = {
  en: 'The type code that the rule wants is that of another kind of document.',
  es: 'El código de tipo que exige la regla es el de otra clase de documento.',
};

const exportRows = ({ family, element, field, name }: ExportFact): readonly Rule[] => {
  const target = `${item}/cbc:${element}`;
  const onFirstLine = target.replace(line, `${line}[1]`);
  const asExport: XmlEdit = { edit: 'set', path: typeCode, text: exportType };
  const about = {
    family,
    title: { en: `Goods for export have a ${name.en}`, es: `Los bienes de exportación tienen ${name.es}` },
    message: `Exportación sin ${name.es} del producto`,
    fix: { en: `Send ${field} of every line.`, es: `Envíe ${field} en cada línea.` },
  } as const;
  return [
    row({
      ...about,
      ...onLines(noted, target),
      check: is.when(isExport, is.present()),
      brokenIn: twoLines(
        (each) => ({ path: `${each}/cac:Item/cbc:BrandName` }),
        (each) => ({ path: `${each}/cac:Item/cbc:ModelName` }),
      ),
      given: [asExport],
      brokenAt: onFirstLine,
    }),
    // The type code 05 makes a support document of it, so one for export (02) is never judged here.
    row({
      ...about,
      ...onLines({ supportDocument: unreachable(mirrored(notifies), ofAnotherType) }, target),
      check: is.when(isExport, is.present()),
    }),
    row({
      ...about,
      ...onLines(
        {
          ...inEach(notifies, 'creditNote', 'debitNote'),
          supportAdjustmentNote: unreachable(mirrored(notifies), ofAnotherType),
        },
        target,
      ),
      needs: ['referencedDocuments'],
      check: (facts) => is.when(correctsExport(facts), is.present()),
      given: { corrected: [asExport] },
      brokenAt: onFirstLine,
    }),
  ];
};

/** The schema of an invoice wants the element too, that of notes does not. */
const itemRow = (documents: InDocuments, alsoFires: readonly string[] = []): Rule =>
  row({
    family: 'AZ01',
    ...onLines(documents, item),
    title: { en: 'Every line says what it is about', es: 'Cada línea indica su producto o servicio' },
    message: 'La línea no trae el grupo Item',
    check: is.there(),
    fix: { en: 'Send description and code of every line.', es: 'Envíe description y code en cada línea.' },
    alsoFires,
  });

const descriptions: readonly Rule[] = [
  itemRow(inInvoices(rejects), ['ZB01']),
  itemRow(inNotes(rejects)),
  row({
    family: 'AZ02',
    ...onLines(inAll(rejects), `${item}/cbc:Description`),
    message: 'Falta la descripción del producto o servicio',
    check: is.present(),
    fix: { en: 'Send description of every line.', es: 'Envíe description en cada línea.' },
  }),
  ...exportRows({ family: 'AZ04', element: 'BrandName', field: 'brandname', name: { en: 'brand', es: 'marca' } }),
  ...exportRows({ family: 'AZ05', element: 'ModelName', field: 'modelname', name: { en: 'model', es: 'modelo' } }),
];

const askedRow = (family: string, target: string): Rule =>
  row({
    family,
    ...onLines(inAll(notifiesIfAsked), target),
    message: `No se informa ${target.slice(item.length + 1).replaceAll(/\b(?:cac|cbc):/g, '')}`,
    check: is.present(),
  });

const ofSeller: readonly Rule[] = [
  askedRow('AZ06', sellers),
  askedRow('AZ07', `${sellers}/cbc:ID`),
  askedRow('AZ08', `${sellers}/cbc:ExtendedID`),
];

const standardOf = (id: XmlElement | undefined): string | undefined =>
  id === undefined ? undefined : attributeOf(id, 'schemeID');

/** A standard that is none is left to AZ11. */
const conformingCode = (forms: typeof codeForms): Check =>
  is.satisfying({
    expected: {
      en: 'a code as the standard of @schemeID has them',
      es: 'un código con la forma del estándar de @schemeID',
    },
    limit: 'pattern',
    test: ({ node, value }) => {
      const form = forms.get(standardOf(node) ?? '');
      if (value === undefined) return { found: shown(value), expected: form?.expected };
      return form === undefined || form.accepts(value) ? undefined : { found: shown(value), expected: form.expected };
    },
    breakAt: is.emptied,
  });

const knownStandard: Check = is.inList(() => new Set(itemStandards().keys()), {
  name: { en: 'one of 001, 010, 020, 999', es: 'uno de 001, 010, 020, 999' },
  outside: '002',
});

const nameOfStandard: Check = is.satisfying({
  expected: { en: 'the name of the standard of @schemeID', es: 'el nombre del estándar de @schemeID' },
  limit: 'list',
  test: ({ node, value = '' }) => {
    const named = standardOf(node) ?? '';
    const names = itemStandards().get(named);
    if (names === undefined || named === own || isSameNameAsOne(names, value)) return undefined;
    return { found: shown(value), expected: shown(names[0]) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otro estándar' }] }),
});

/** Where an agency is named, it is that of the standard. GTIN alone must have the attribute; an empty one passes. */
const agencyOfStandard: Check = is.satisfying({
  expected: { en: 'the agency of the standard of @schemeID', es: 'la agencia del estándar de @schemeID' },
  limit: 'list',
  test: ({ node, value }) => {
    const named = standardOf(node) ?? '';
    const wanted = agencies().get(named);
    if (wanted === undefined || value === wanted) return undefined;
    const mayLack = value === undefined ? named !== gtin : value.trim() === '';
    return mayLack ? undefined : { found: shown(value), expected: shown(wanted) };
  },
});

/** What is wrong with the agency of a code by GTIN; other standards may name any. */
const wrongAgency = (id: XmlElement | undefined): Finding | undefined => {
  if (id === undefined || standardOf(id) !== gtin) return undefined;
  const value = attributeOf(id, 'schemeAgencyID');
  return value === gtinAgency ? undefined : { found: shown(value), at: id, attribute: 'schemeAgencyID' };
};

const secondId = standardId.replace(line, `${line}[2]`);
const codedByGtin = [
  { path: `${secondId}/@schemeID`, text: gtin },
  { path: `${secondId}/@schemeName`, text: 'GTIN' },
  { path: `${secondId}/@schemeAgencyID`, text: gtinAgency },
];

const wrongAgencyOfSecond: Pick<Rule, 'brokenIn' | 'violation'> = {
  brokenIn: codedByGtin,
  violation: { built: [{ edit: 'set', path: `${secondId}/@schemeAgencyID`, text: '10' }] },
};

const agencyRow = (family: string, documents: InDocuments): Rule =>
  row({
    family,
    ...onLines(documents, `${standardId}/@schemeAgencyID`),
    title: {
      en: `A product coded by GTIN names the agency ${gtinAgency}`,
      es: `Un producto codificado con GTIN indica la agencia ${gtinAgency}`,
    },
    message: `@schemeAgencyID de un código GTIN debe ser «${gtinAgency}»`,
    check: is.satisfying({ expected: shown(gtinAgency), test: ({ node }) => wrongAgency(node) }),
    fix: {
      en: `Give StandardItemIdentification/ID @schemeAgencyID "${gtinAgency}".`,
      es: `Indique en StandardItemIdentification/ID @schemeAgencyID "${gtinAgency}".`,
    },
    ...wrongAgencyOfSecond,
  });

/** A row that the annex lists without any validation. */
const silentRow = (family: string, documents: InDocuments, target: string): Rule =>
  row({
    family,
    ...onLines(documents, target),
    message: 'El anexo no describe ninguna validación para este dato',
    check: is.anything(),
    fix: {
      en: 'There is nothing to fix: no value breaks this rule.',
      es: 'No hay nada que corregir: ningún valor incumple esta regla.',
    },
  });

const silent = unreachable(notifiesIfAsked, unvalidated);

const ofStandard: readonly Rule[] = [
  row({
    family: 'AZ09',
    ...onLines({ ...inAll(rejects), invoice: notifies, posTicket: inAnswers(rejects) }, standard),
    title: {
      en: 'Every product is coded by a standard, including the sender’s own',
      es: 'Cada producto se codifica con un estándar, incluido el propio del emisor',
    },
    message: 'Falta la codificación estándar del producto',
    check: is.there(),
    fix: {
      en: 'Send code and type_item_identification_id of every line.',
      es: 'Envíe code y type_item_identification_id en cada línea.',
    },
  }),
  row({
    family: 'AZ10',
    ...onLines(inAll(rejects), standardId),
    message: 'El código del producto no es del estándar que declara',
    check: conformingCode(codeForms),
    strictly: {
      holds: {
        en: 'A code of UNSPSC has 8 digits, without a check digit.',
        es: 'Un código UNSPSC tiene 8 dígitos, sin dígito de verificación.',
      },
      check: conformingCode(printedForms),
    },
    fix: {
      en: 'Send a code of the standard that type_item_identification_id names.',
      es: 'Envíe un código del estándar que indica type_item_identification_id.',
    },
  }),
  row({
    family: 'AZ11',
    ...onLines(inAll(rejects), `${standardId}/@schemeID`),
    message: 'Estándar de codificación del producto fuera de lista',
    check: knownStandard,
  }),
  row({
    family: 'AZ12',
    ...onLines({ ...inAll(rejects), debitNote: notifies }, `${standardId}/@schemeName`),
    message: 'El nombre del estándar no corresponde a su código',
    check: is.whenThere(nameOfStandard),
    brokenIn: codedByGtin,
    brokenAt: `${secondId}/@schemeName`,
  }),
  silentRow('AZ13', { invoice: unreachable(rejectsNoMore, unvalidated) }, `${standardId}/@schemeName`),
  row({
    family: 'AZ13',
    ...onLines({ creditNote: rejects }, `${standardId}/@schemeAgencyID`),
    message: 'La agencia del código del producto no es la de su estándar',
    check: agencyOfStandard,
    fix: {
      en: 'Give StandardItemIdentification/ID the @schemeAgencyID of its standard: 10 for UNSPSC, 9 for GTIN, 195 for tariff headings.',
      es: 'Indique en StandardItemIdentification/ID el @schemeAgencyID de su estándar: 10 para UNSPSC, 9 para GTIN, 195 para partidas arancelarias.',
    },
    ...wrongAgencyOfSecond,
  }),
  agencyRow('AZ13', { debitNote: notifies }),
  row({
    family: 'AZ13',
    ...onLines(inSupport(but(rejects, { source: published })), `${standardId}/@schemeName`),
    message: 'Falta el nombre del estándar de codificación del producto',
    check: is.present(),
  }),
  agencyRow('AZ14', inInvoices(rejects)),
  row({
    family: 'AZ14',
    ...onLines(inNotes(notifiesIfAsked), `${item}/cac:AdditionalItemProperty`),
    title: {
      en: 'Items of lines in notes have further properties',
      es: 'Los ítems de las líneas de las notas tienen propiedades adicionales',
    },
    message: 'No se informan propiedades del producto',
    check: is.present(),
  }),
  silentRow('AZ15', inInvoices(silent), `${standardId}/@schemeAgencyName`),
  silentRow(
    'AZ15',
    { ...inEach(silent, 'creditNote', 'debitNote'), supportAdjustmentNote: mirrored(silent) },
    `${item}/cac:AdditionalItemProperty/cbc:Name`,
  ),
];

const title = { en: 'Items of lines', es: 'Artículos de las líneas' };

/** With the properties of items, which notes have under these letters and invoices under BF. */
export const itemRules = group({ code: 'AZ', title, stage: 'content' }, [
  ...descriptions,
  ...ofSeller,
  ...ofStandard,
  ...propertyRows,
]);
