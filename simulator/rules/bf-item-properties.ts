import { unitCodes } from '../checks/lists.ts';
import { isOperation, operation } from '../checks/operation.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../engine/rule.ts';
import { item, line, onLines } from './line-places.ts';
import { type InDocuments, type Kind, inEach, noted, notifies, notifiesIfAsked, row } from './row.ts';

const property = `${item}/cac:AdditionalItemProperty`;
const quantity = `${property}/cbc:ValueQuantity`;
const unit = `${quantity}/@unitCode`;

const inNotesOfInvoices = (kind: Kind): InDocuments => inEach(kind, 'creditNote', 'debitNote');

/** Debit notes have the first rules under the letters BD, as those about terms of delivery. */
const inInvoiceAndDebitNote = (kind: Kind, number: string): InDocuments => ({
  invoice: kind,
  debitNote: () => kind(`DBD${number}`),
});

/** An invoice of freight, where properties say what the carrier delivered (annex FE 1.9, 13.1.5). */
const freight = '12';

const asFreight = { edit: 'set', path: operation, text: freight } as const;

const knownUnit = is.inList(unitCodes, { name: 'a unit of the table', outside: 'ZZ9' });

/** Debit notes have it under both letters: whatever fires one fires the other. */
const valueRow = (
  family: string,
  documents: InDocuments,
  { title, alsoFires }: { readonly title: string; readonly alsoFires: string },
): Rule =>
  row({
    family,
    ...onLines(documents, `${property}/cbc:Value`),
    title,
    message: 'La propiedad del producto no tiene valor',
    check: is.present(),
    fix: 'Give every AdditionalItemProperty a Value.',
    alsoFires: [alsoFires],
  });

/** Further properties of a product: BF in invoices, AZ in notes. */
export const propertyRows: readonly Rule[] = [
  valueRow('AZ16', inNotesOfInvoices(notifies), {
    title: 'Properties of items in notes have a value',
    alsoFires: 'FBF03',
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
    ...onLines(inInvoiceAndDebitNote(notifies, '02'), `${property}/cbc:Name`),
    message: 'La propiedad del producto no tiene nombre',
    check: is.present(),
  }),
  valueRow('BF03', inInvoiceAndDebitNote(notifies, '03'), {
    title: 'Every property of an item has a value',
    alsoFires: 'DAZ16',
  }),
  row({
    family: 'BF04',
    ...onLines(noted, quantity),
    title: 'Properties of a line of freight say how much was delivered',
    message: 'Falta la cantidad entregada en una factura de transporte de carga',
    check: is.when(isOperation(freight), is.present()),
    fix: 'Give every AdditionalItemProperty a ValueQuantity.',
    given: [asFreight],
    brokenAt: quantity.replace(line, `${line}[1]`),
  }),
  row({
    family: 'BF05',
    ...onLines(noted, unit),
    message: 'Unidad de la cantidad entregada fuera de lista',
    check: is.when(isOperation(freight), knownUnit),
    given: [asFreight],
  }),
];
