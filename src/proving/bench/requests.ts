/** The request that is issued: one invoice, with as many lines as wanted. */
import { readFileSync } from 'node:fs';
import { proofFile } from '../../common/testing/proof-file.ts';

type Totals = Readonly<Record<string, string>>;

type Invoice = {
  readonly legal_monetary_totals: Totals;
  readonly tax_totals: readonly (Totals & { readonly tax_id: number })[];
  readonly invoice_lines: readonly object[];
};

const linesInFile = 10;

const tenLines = (): Invoice => JSON.parse(readFileSync(proofFile('bench/invoice-10-lines.json'), 'utf8')) as Invoice; // our own file

/** Whole pesos, as in the file. */
const times = (amount: string, factor: number): string => {
  const [pesos = '', cents = '00'] = amount.split('.');
  if (!/^0*$/.test(cents)) throw new RangeError(`Not whole pesos: ${amount}.`);
  return `${String(BigInt(pesos) * BigInt(factor))}.${cents}`;
};

const timesAll = (totals: Totals, factor: number): Totals =>
  Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, times(amount, factor)]));

/**
 * The invoice of the bench with that many lines, without its number.
 * @param lines a multiple of ten
 * @throws RangeError for another number
 */
export const invoiceRequest = (lines: number): Readonly<Record<string, unknown>> => {
  const factor = lines / linesInFile;
  if (!Number.isInteger(factor) || factor < 1) throw new RangeError(`Not a multiple of ten lines: ${String(lines)}.`);
  const invoice = tenLines();
  const { invoice_lines: ten, tax_totals: taxes, legal_monetary_totals: totals } = invoice;
  return {
    ...invoice,
    legal_monetary_totals: timesAll(totals, factor),
    tax_totals: taxes.map(({ tax_id, percent = '', ...amounts }) => ({
      tax_id,
      percent,
      ...timesAll(amounts as Totals, factor), // all that is left are amounts
    })),
    invoice_lines: Array.from({ length: factor }, () => ten).flat(),
  };
};

const firstNumber = 990_000_001;

/** Texts of requests with numbers that follow one another, in the range of the default company. */
export const requestSource = (lines: number): (() => string) => {
  const { number: _, ...rest } = invoiceRequest(lines);
  const text = JSON.stringify(rest);
  let next = firstNumber;
  // The object is written once: writing 5,000 lines anew each time would be measured with the sender.
  return () => `{"number":${String(next++)},${text.slice(1)}`;
};
