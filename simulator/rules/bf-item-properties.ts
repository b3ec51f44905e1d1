import { unitCodes } from '../checks/lists.ts';
import { isOperation, operation } from '../checks/operation.ts';
import { attributeOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { childOf, childrenOf, textAt } from '../document/path-index.ts';
import type { Site } from '../document/subject.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { item, line, onLines, twoLines } from './line-places.ts';
import { type InDocuments, type Kind, inEach, noted, notifies, notifiesIfAsked, row } from './row.ts';

const property = `${item}/cac:AdditionalItemProperty`;
const quantity = `${property}/cbc:ValueQuantity`;
const unit = `${quantity}/@unitCode`;

const inNotesOfInvoices = (kind: Kind): InDocuments => inEach(kind, 'creditNote', 'debitNote');

/** Debit notes have the first rules under the letters BD, as those about terms of delivery. */
const inInvoiceAndDebitNote = (kind: Kind, number: string, inNote: Kind = kind): InDocuments => ({
  invoice: kind,
  // Terms of delivery have the same codes there.
  debitNote: () => ({ ...inNote(`DBD${number}`), brokenIn: [{ path: '/*/cac:DeliveryTerms' }] }),
});

/** An invoice of freight, where properties say what the carrier delivered (annex FE 1.9, 13.1.5). */
const freight = '12';

/** A line of it that a waybill registered with the RNDC is about (13.5.1), and the property that has its value (13.5.2). */
const waybill = '1';
const valueOfFreight = '03';

const propertiesOf = (owner: XmlElement): readonly XmlElement[] => childrenOf(owner, 'cac:AdditionalItemProperty');

const hasQuantity = (element: XmlElement): boolean => childOf(element, 'cbc:ValueQuantity') !== undefined;

const isWaybill = ({ owner }: Site): boolean => {
  const id = owner.parent === undefined ? undefined : childOf(owner.parent, 'cbc:ID');
  return id !== undefined && attributeOf(id, 'schemeID') === waybill;
};

const deliveredQuantity: Check = is.when(
  isWaybill,
  is.satisfying({
    expected: {
      en: `an AdditionalItemProperty ${valueOfFreight} with a ValueQuantity`,
      es: `un AdditionalItemProperty ${valueOfFreight} con ValueQuantity`,
    },
    per: 'owner',
    test: ({ owner, value }) => {
      const isStated = propertiesOf(owner).some(
        (each) => textAt(each, 'cbc:Name') === valueOfFreight && hasQuantity(each),
      );
      return isStated ? undefined : { found: shown(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
  }),
);

const everyQuantity: Check = is.satisfying({
  expected: {
    en: 'a ValueQuantity in every AdditionalItemProperty',
    es: 'un ValueQuantity en cada AdditionalItemProperty',
  },
  per: 'owner',
  test: ({ owner }) => {
    const without = propertiesOf(owner).find((each) => !hasQuantity(each));
    return without === undefined ? undefined : { found: shown(undefined), at: without };
  },
});

const asFreight = { edit: 'set', path: operation, text: freight } as const;

const knownUnit = is.inList(unitCodes, {
  name: { en: 'a unit of the table', es: 'una unidad de la tabla' },
  outside: 'ZZ9',
});

/** No waybill is about either line. */
const ofServices = twoLines((each) => ({ path: `${each}/cbc:ID/@schemeID`, text: '0' }));

/** Debit notes have it under both letters. */
const valueRow = (family: string, documents: InDocuments, title: Bilingual): Rule =>
  row({
    family,
    ...onLines(documents, `${property}/cbc:Value`),
    title,
    message: 'La propiedad del producto no tiene valor',
    check: is.present(),
    fix: { en: 'Give every AdditionalItemProperty a Value.', es: 'Incluya Value en cada AdditionalItemProperty.' },
  });

/** Further properties of a product: BF in invoices, AZ in notes. */
export const propertyRows: readonly Rule[] = [
  valueRow('AZ16', inNotesOfInvoices(notifiesIfAsked), {
    en: 'Properties of items in notes have a value',
    es: 'Las propiedades de los ítems de las notas tienen valor',
  }),
  row({
    family: 'AZ17',
    ...onLines(inNotesOfInvoices(notifiesIfAsked), quantity),
    message: 'La propiedad del producto no informa cantidad',
    check: is.present(),
  }),
  row({
    family: 'AZ18',
    ...onLines(inNotesOfInvoices(notifies), unit),
    message: 'Unidad de la cantidad de la propiedad fuera de lista',
    check: knownUnit,
  }),
  row({
    family: 'BF01',
    ...onLines(inInvoiceAndDebitNote(notifiesIfAsked, '01'), property),
    message: 'No se informan propiedades del producto',
    check: is.present(),
  }),
  row({
    family: 'BF02',
    ...onLines(inInvoiceAndDebitNote(notifies, '02', notifiesIfAsked), `${property}/cbc:Name`),
    message: 'La propiedad del producto no tiene nombre',
    check: is.present(),
  }),
  valueRow('BF03', inInvoiceAndDebitNote(notifies, '03', notifiesIfAsked), {
    en: 'Every property of an item has a value',
    es: 'Cada propiedad de un ítem tiene valor',
  }),
  row({
    family: 'BF04',
    ...onLines(noted, quantity, item),
    title: {
      en: 'A line with a waybill says how much of its freight was delivered',
      es: 'La línea con remesa indica cuánta carga se entregó',
    },
    message: 'Falta la cantidad entregada en una factura de transporte de carga',
    check: is.when(isOperation(freight), deliveredQuantity),
    strictly: {
      holds: {
        en: 'Every property of a line of freight has a ValueQuantity.',
        es: 'Cada propiedad de una línea de transporte de carga tiene ValueQuantity.',
      },
      check: is.when(isOperation(freight), everyQuantity),
      message: 'Falta la cantidad en una propiedad del producto de una factura de transporte de carga',
      fix: {
        en: 'Give every AdditionalItemProperty a ValueQuantity.',
        es: 'Incluya ValueQuantity en cada AdditionalItemProperty.',
      },
    },
    fix: {
      en: 'Give the AdditionalItemProperty 03 (value of the freight) a ValueQuantity.',
      es: 'Incluya ValueQuantity en AdditionalItemProperty 03 (valor del flete).',
    },
    brokenIn: ofServices,
    given: [asFreight, { edit: 'set', path: `${line}[1]/cbc:ID/@schemeID`, text: waybill }],
    brokenAt: quantity.replace(line, `${line}[1]`),
  }),
  row({
    family: 'BF05',
    ...onLines(noted, unit),
    message: 'Unidad de la cantidad entregada fuera de lista',
    check: is.when(isOperation(freight), knownUnit),
    brokenIn: ofServices,
    given: [asFreight],
  }),
];
