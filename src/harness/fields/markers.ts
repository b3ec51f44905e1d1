/** Values that stand in no request by chance, and the forms in which they are written and printed. */
import { hasIdentifier, table, type CodeRow, type IdentifiedRowOf, type TableName } from '../../common/code-lists.ts';
import type { FieldShape } from './shapes.ts';

export type Marker = {
  readonly value: string | number | boolean;
  /** In the document: one of these, or a text with one of these in it. */
  readonly written: readonly string[];
  /** On the page, likewise. */
  readonly printed: readonly string[];
};

const same = (value: string): Marker => ({ value, written: [value], printed: [value] });

/** Rows whose code and name, percentage and department are all others. */
const differs = (row: CodeRow, from: CodeRow | undefined): boolean =>
  from === undefined || Object.entries(row).every(([key, value]) => value !== Reflect.get(from, key));

const formsOf = (row: CodeRow): readonly string[] =>
  Object.entries(row).flatMap(([key, value]) => (key !== 'id' && typeof value === 'string' ? [value] : []));

/** `4.00` → `4,00 %`; a table of codes has `CUDE-SHA384` where the page says CUDE. */
const printedForm = (form: string): string =>
  /^\d+\.\d+$/.test(form) ? `${form.replace('.', ',')} %` : form.replace(/-SHA384$/, '');

const anotherRow = (
  name: TableName,
  among: readonly number[] | undefined,
  base: unknown,
): IdentifiedRowOf<TableName> | undefined => {
  const { rows, byId } = table(name);
  const from = byId(Number(base));
  const candidates = rows
    .filter(hasIdentifier)
    .filter(({ id }) => id !== Number(base) && (among === undefined || among.includes(id)));
  return candidates.find((row) => differs(row, from)) ?? candidates.find(({ code }) => code !== from?.code);
};

const ofRow = (row: IdentifiedRowOf<TableName>): Marker => {
  const forms = formsOf(row);
  return { value: row.id, written: forms, printed: forms.map(printedForm) };
};

const identifier = ({ table: name, among }: FieldShape, base: unknown): Marker | undefined => {
  // Types of document are looked up under another name of the same table.
  const row = anotherRow(name ?? 'type_documents', among, base);
  return row && ofRow(row);
};

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** Distinct for each number; none of them in a table of percentages. */
const amountOf = (number: number): Marker => {
  const whole = String(7_300_000 + number);
  const value = `${whole}.25`;
  return { value, written: [value], printed: [`${grouped(whole)},25`] };
};

const digitsOf = (number: number): Marker => {
  const value = String(77_300_000 + number);
  return { value, written: [value], printed: [value, grouped(value)] };
};

const dateOf = (number: number): Marker => {
  const value = new Date(Date.UTC(2031, 0, 1 + number)).toISOString().slice(0, 10);
  return { value, written: [value], printed: [value.split('-').reverse().join('/')] };
};

const momentOf = (number: number): Marker => {
  const { value, printed } = dateOf(number);
  return {
    value: `${String(value)}T13:37:11`,
    written: [`${String(value)}T13:37:11`],
    printed: [`${String(printed[0])} 13:37`],
  };
};

const flagOf = (base: unknown): Marker => {
  const value = base !== true;
  return { value, written: [String(value)], printed: [value ? 'Sí' : 'No', 'Sin costo', 'Cargo'] };
};

const digitOf = (base: unknown): Marker => same(String((Number(base ?? 0) + 4) % 10));

const textual = (is: FieldShape['is'], number: number): string => {
  if (is === 'time') return `13:${String(number % 60).padStart(2, '0')}:11`;
  if (is === 'email') return `m${number}@q.co`;
  const plain = `MQ${number}Z`;
  return is === 'base64' ? Buffer.from(plain).toString('base64') : plain;
};

/**
 * The marker of a field that holds `base`; `number` tells fields of the same
 * type apart. Undefined where the field takes one value only.
 */
export const markerFor = (shape: FieldShape, base: unknown, number: number): Marker | undefined => {
  switch (shape.is) {
    case 'identifier':
      return identifier(shape, base);
    case 'amount':
      return amountOf(number);
    case 'digits':
      return digitsOf(number);
    case 'digit':
      return digitOf(base);
    case 'date':
      return dateOf(number);
    case 'moment':
      return momentOf(number);
    case 'flag':
      return flagOf(base);
    default:
      return same(textual(shape.is, number));
  }
};
