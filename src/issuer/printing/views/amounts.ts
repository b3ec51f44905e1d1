import { sum, type Decimal } from '../../../common/decimal.ts';
import { decimalOrZero } from '../../rounding.ts';
import { lessMoney, money, isZero, date } from '../formats.ts';
import type { PrintedColumn, PrintedTable, Total } from '../printed-document.ts';
import type { TaxSubtotal, AllowanceCharge, PrepaidPayment, UblModel } from '../../documents/model.ts';
import { rateText } from './lines.ts';
import { joined, given } from './parts.ts';

const total = (amounts: readonly (string | undefined)[]): Decimal => sum(amounts.map(decimalOrZero));

/** A single amount is printed as given, readable or not; several are added up. */
const totalText = (amounts: readonly string[]): string => {
  const [only = ''] = amounts;
  return money(amounts.length > 1 ? total(amounts).toFixed() : only);
};

const groupedBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

const summary = (caption: string, columns: readonly PrintedColumn[], rows: PrintedTable['rows']): PrintedTable[] =>
  rows.length === 0 ? [] : [{ caption, columns, rows }];

const taxColumns = (name: string): readonly PrintedColumn[] => [
  { caption: name, align: 'left', isWide: true },
  { caption: 'Tarifa', align: 'right' },
  { caption: 'Base', align: 'right' },
  { caption: 'Valor', align: 'right' },
];

/** Different taxes have one code where the table has none for them (ZZ): their names tell them apart. */
const taxKey = ({ tax }: TaxSubtotal): string => `${tax.code} ${tax.name}`;

/** One row per tax and rate, as the XML groups them. */
const taxRows = (subtotals: readonly TaxSubtotal[]): PrintedTable['rows'] =>
  groupedBy(subtotals, (subtotal) => `${taxKey(subtotal)} ${rateText(subtotal)}`).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const bases = group.map(({ taxableAmount }) => taxableAmount).filter((base) => base !== undefined);
    return [[first.tax.name, rateText(first), totalText(bases), totalText(group.map(({ taxAmount }) => taxAmount))]];
  });

const allowanceRows = (items: readonly AllowanceCharge[]): PrintedTable['rows'] =>
  items
    .filter(({ amount }) => !isZero(amount))
    .map(({ isCharge, reason, baseAmount, amount }) => [
      reason === '' ? 'Sin concepto' : reason,
      isCharge ? 'Cargo' : 'Descuento',
      baseAmount === undefined ? '' : money(baseAmount),
      money(amount),
    ]);

const prepaidText = ({ id, type, instruction }: PrepaidPayment): string => joined([id, type?.name, instruction], ' · ');

const prepaidRows = (payments: readonly PrepaidPayment[]): PrintedTable['rows'] =>
  payments.map((payment) => [
    prepaidText(payment),
    date(payment.receivedDate ?? ''),
    date(payment.paidDate ?? ''),
    money(payment.amount),
  ]);

/** Taxes by tax and rate, discounts and charges, withholdings and prepayments of the whole document. */
export const summaryTables = (model: UblModel): PrintedTable[] => [
  ...summary('Impuestos', taxColumns('Impuesto'), taxRows(model.taxTotals)),
  ...summary(
    'Descuentos y cargos globales',
    [
      { caption: 'Concepto', align: 'left', isWide: true },
      { caption: 'Tipo', align: 'left' },
      { caption: 'Base', align: 'right' },
      { caption: 'Valor', align: 'right' },
    ],
    allowanceRows(model.allowanceCharges),
  ),
  ...summary('Retenciones (informativas, no modifican el total)', taxColumns('Retención'), taxRows(model.withholdings)),
  ...summary(
    'Anticipos',
    [
      { caption: 'Anticipo', align: 'left', isWide: true },
      { caption: 'Recibido', align: 'left' },
      { caption: 'Pagado', align: 'left' },
      { caption: 'Valor', align: 'right' },
    ],
    prepaidRows(model.prepaidPayments),
  ),
];

const unlessZero = (text: string | undefined): string | undefined =>
  text === undefined || isZero(text) ? undefined : money(text);

const lessUnlessZero = (text: string | undefined): string | undefined =>
  text === undefined || isZero(text) ? undefined : lessMoney(text);

/** A prepaid amount lowers what is due in the health sector only; elsewhere it is informative since annex 1.8. */
const prepaidRow = ({ operation, totals }: UblModel): { caption: string; text: string | undefined } => {
  return operation.startsWith('SS-')
    ? { caption: 'Anticipos', text: lessUnlessZero(totals.prepaidAmount) }
    : { caption: 'Anticipos (informativos)', text: unlessZero(totals.prepaidAmount) };
};

const taxTotalRows = (model: UblModel): { caption: string; text: string }[] =>
  groupedBy(model.taxTotals, taxKey).map((group) => ({
    caption: `Total ${group[0]?.tax.name ?? ''}`,
    text: totalText(group.map(({ taxAmount }) => taxAmount)),
  }));

/** The column of totals, the last under that caption; absent or zero ones are not printed. */
export const totalRows = (model: UblModel, finalCaption: string): Total[] => {
  const { totals } = model;
  const before = given([
    { caption: 'Valor bruto', text: money(totals.lineExtensionAmount) },
    { caption: 'Base gravable', text: money(totals.taxExclusiveAmount) },
    ...taxTotalRows(model),
    { caption: 'Valor con impuestos', text: money(totals.taxInclusiveAmount) },
    { caption: 'Descuentos globales', text: lessUnlessZero(totals.allowanceTotalAmount) },
    { caption: 'Cargos globales', text: unlessZero(totals.chargeTotalAmount) },
    prepaidRow(model),
    { caption: 'Redondeo', text: unlessZero(totals.payableRoundingAmount) },
  ]);
  return [
    ...before.map((row) => ({ ...row, isFinal: false })),
    { caption: `${finalCaption} ${model.currency}`, text: money(totals.payableAmount), isFinal: true },
  ];
};
