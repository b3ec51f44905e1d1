import type { TaxSubtotal, AllowanceCharge, Line } from '../../documents/model.ts';
import { lessMoney, money, percent, perMille, date, isZero, quantity, unitPrice } from '../formats.ts';
import { decimalOrZero } from '../../rounding.ts';
import { joined, type ItemColumn, itemTable } from './parts.ts';
import type { PrintedTable } from '../printed-document.ts';

/** ICA and ReteICA: municipalities set their rates per thousand (note of table 13.2.2). */
const municipal: ReadonlySet<string> = new Set(['03', '07']);

/** Some callers send these rates as percentages all the same: the amount tells which. */
const isPerMille = ({ tax, percent: rate = '', taxableAmount = '', taxAmount }: TaxSubtotal): boolean => {
  if (!municipal.has(tax.code)) return false;
  const product = decimalOrZero(taxableAmount).times(decimalOrZero(rate));
  const distanceFrom = (divisor: number) => product.div(divisor).minus(decimalOrZero(taxAmount)).abs();
  return distanceFrom(1000).lte(distanceFrom(100));
};

/** IBUA (34) is an amount for 100 ml; of other nominal taxes the amount is for a unit. */
const nominalUnit = ({ tax }: TaxSubtotal): string => (tax.code === '34' ? '100 ml' : 'unidad');

/** What the column of rates says of a tax: so much per hundred, per thousand or a unit. */
export const rateText = (subtotal: TaxSubtotal): string => {
  if (subtotal.perUnit !== undefined) return `${unitPrice(subtotal.perUnit.amount)} por ${nominalUnit(subtotal)}`;
  if (subtotal.percent === undefined) return '';
  return isPerMille(subtotal) ? perMille(subtotal.percent) : percent(subtotal.percent);
};

const chargeText = (amount: string): string => {
  const text = money(amount);
  return text.startsWith('-') ? text : `+${text}`;
};

/** `-50.000,00` for a discount, `+1.200,00` for a charge, in the order given. */
const allowancesText = (items: readonly AllowanceCharge[]): string =>
  items.map(({ isCharge, amount }) => (isCharge ? chargeText : lessMoney)(amount)).join('\n');

const mandatorText = ({ mandator }: Line): string | undefined =>
  mandator && `Por cuenta de: NIT ${joined([mandator.nit, mandator.checkDigit], '-')}`;

/** Freight: the waybill, its value and what was delivered. */
const waybillText = ({ waybill }: Line): string | undefined =>
  waybill &&
  joined(
    [
      `Remesa RNDC ${joined([waybill.number, waybill.ownNumber], ', ')}`.trim(),
      waybill.value && `flete ${money(waybill.value)}`,
      waybill.quantity && joined([quantity(waybill.quantity), waybill.unit?.name], ' '),
    ],
    ' · ',
  );

/** Support documents: the day of the purchase and how it is reported. */
const purchaseText = ({ purchase }: Line): string =>
  joined([date(purchase?.startDate ?? ''), purchase?.generation?.name], '\n');

/** Withholdings of a line: they are informative, so no column of amounts to pay has them. */
const withholdingText = (subtotal: TaxSubtotal): string =>
  `Retención: ${joined([subtotal.tax.name, rateText(subtotal)], ' ')} · ${money(subtotal.taxAmount)}`;

const descriptionText = (line: Line): string => {
  const identity = joined([line.brand && `Marca: ${line.brand}`, line.model && `Modelo: ${line.model}`], ' · ');
  const free = line.freeOfCharge ? joined(['Sin costo', line.referencePrice?.name], ', precio de referencia: ') : '';
  const reasons = line.allowanceCharges
    .filter(({ amount }) => !isZero(amount))
    .map(({ isCharge, reason }) => `${isCharge ? 'Cargo' : 'Descuento'}: ${reason}`);
  return joined(
    [
      ...line.descriptions,
      identity,
      ...reasons,
      ...line.withholdings.filter(({ taxAmount }) => !isZero(taxAmount)).map(withholdingText),
      free,
      mandatorText(line),
      waybillText(line),
      line.notes,
    ],
    '\n',
  );
};

const lineColumns: readonly ItemColumn<Line>[] = [
  { caption: '#', align: 'right', cell: (_line, index) => String(index + 1) },
  { caption: 'Código', align: 'left', cell: (line) => line.item.code },
  { caption: 'Descripción', align: 'left', isWide: true, cell: descriptionText },
  { caption: 'Fecha de compra', align: 'left', isOptional: true, cell: purchaseText },
  { caption: 'Cantidad', align: 'right', cell: (line) => quantity(line.quantity) },
  { caption: 'Unidad', align: 'left', cell: (line) => line.unit.name },
  { caption: 'Valor unitario', align: 'right', cell: (line) => unitPrice(line.price) },
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

/** The lines as a table; columns of discounts, charges, taxes and purchases only if a line has some. */
export const linesTable = (lines: readonly Line[]): PrintedTable => itemTable(undefined, lineColumns, lines);
