import type { AllowanceCharge, Line, TaxSubtotal } from '../documents/model.ts';
import { isZero, money, percent, quantity } from './formats.ts';
import type { PrintedColumn, PrintedTable } from './printed-document.ts';
import { joined } from './view-text.ts';

/** What the column of rates says of a tax: a percentage, or so much a unit. */
export const rateText = (subtotal: TaxSubtotal): string => {
  if (subtotal.perUnit !== undefined) return `${money(subtotal.perUnit.amount)} por unidad`;
  return subtotal.percent === undefined ? '' : percent(subtotal.percent);
};

/** `-50.000,00` for a discount, `+1.200,00` for a charge, in the order given. */
const allowancesText = (items: readonly AllowanceCharge[]): string =>
  items.map(({ isCharge, amount }) => `${isCharge ? '+' : '-'}${money(amount)}`).join('\n');

const mandatorText = ({ mandator }: Line): string | undefined =>
  mandator && `Por cuenta de: NIT ${joined([mandator.nit, mandator.checkDigit], '-')}`;

const descriptionText = (line: Line): string => {
  const identity = joined([line.brand && `Marca: ${line.brand}`, line.model && `Modelo: ${line.model}`], ' · ');
  const free = line.freeOfCharge ? joined(['Sin costo', line.referencePrice?.name], ', precio de referencia: ') : '';
  const reasons = line.allowanceCharges
    .filter(({ amount }) => !isZero(amount))
    .map(({ isCharge, reason }) => `${isCharge ? 'Cargo' : 'Descuento'}: ${reason}`);
  return joined([...line.descriptions, identity, ...reasons, free, mandatorText(line), line.notes], '\n');
};

type LineColumn = PrintedColumn & {
  readonly cell: (line: Line, index: number) => string;
  /** The column is printed when one line has something in it. */
  readonly isOptional?: boolean;
};

const lineColumns: readonly LineColumn[] = [
  { caption: '#', align: 'right', cell: (_line, index) => String(index + 1) },
  { caption: 'Código', align: 'left', cell: (line) => line.item.code },
  { caption: 'Descripción', align: 'left', isWide: true, cell: descriptionText },
  { caption: 'Cantidad', align: 'right', cell: (line) => quantity(line.quantity) },
  { caption: 'Unidad', align: 'left', cell: (line) => line.unit.name },
  { caption: 'Valor unitario', align: 'right', cell: (line) => money(line.price) },
  {
    caption: 'Descuento o cargo',
    align: 'right',
    isOptional: true,
    cell: (line) => allowancesText(line.allowanceCharges.filter(({ amount }) => !isZero(amount))),
  },
  {
    caption: 'Impuesto',
    align: 'left',
    isOptional: true,
    cell: (line) => line.taxes.map((tax) => `${tax.tax.name} ${rateText(tax)}`.trim()).join('\n'),
  },
  {
    caption: 'Valor impuesto',
    align: 'right',
    isOptional: true,
    cell: (line) => line.taxes.map((tax) => money(tax.taxAmount)).join('\n'),
  },
  { caption: 'Valor total', align: 'right', cell: (line) => money(line.lineExtensionAmount) },
];

const printedColumn = ({ caption, align, isWide }: LineColumn): PrintedColumn =>
  isWide === undefined ? { caption, align } : { caption, align, isWide };

/** The lines as a table; columns of discounts, charges and taxes only where a line has some. */
export const linesTable = (lines: readonly Line[]): PrintedTable => {
  const cells = lineColumns.map((column) => lines.map((line, index) => column.cell(line, index)));
  const shown = lineColumns.flatMap((column, at) => {
    const texts = cells[at] ?? [];
    return column.isOptional === true && texts.every((text) => text === '') ? [] : [{ column, texts }];
  });
  return {
    caption: undefined,
    columns: shown.map(({ column }) => printedColumn(column)),
    rows: lines.map((_line, index) => shown.map(({ texts }) => texts[index] ?? '')),
  };
};
