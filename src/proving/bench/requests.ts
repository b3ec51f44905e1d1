/** The requests that are issued: an invoice, or a ticket with the same buyer and lines, of as many lines as wanted. */
import { readFileSync } from 'node:fs';
import { proofFile } from '../../common/testing/proof-file.ts';

type Line = {
  readonly line_extension_amount: string;
  /** Each has IVA at one rate, and nothing else. */
  readonly tax_totals: readonly [{ readonly tax_amount: string }];
};

type Body = Readonly<Record<string, unknown>> & { readonly invoice_lines: readonly Line[] };

const tenLines = (): Body => JSON.parse(readFileSync(proofFile('bench/invoice-10-lines.json'), 'utf8')) as Body; // our own file

const fraction = '.00';

/** Of whole pesos, as in the file. */
const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => {
    if (!amount.endsWith(fraction)) throw new RangeError(`Not whole pesos: ${amount}.`);
    return total + BigInt(amount.slice(0, -fraction.length));
  }, 0n);

const pesos = (whole: bigint): string => `${String(whole)}${fraction}`;

export type RequestKind = 'invoice' | 'ticket';

/** What a body has of its kind, and the first number of the range that the default company has for it. */
const kinds: Readonly<Record<RequestKind, { readonly body: object; readonly firstNumber: number }>> = {
  invoice: { body: {}, firstNumber: 990_000_001 },
  ticket: {
    body: {
      type_document_id: 15,
      prefix: 'EPOS',
      software_manufacturer: { name: 'Ana Pérez', business_name: 'CAJAS DE PRUEBA SAS', software_name: 'Caja Uno' },
      buyer_benefits: { code: '900100137', name: 'CLIENTE DE PRUEBAS SAS', points: '100' },
      cash_information: {
        plate_number: 'CAJA-01',
        location: 'Almacén principal',
        cashier: 'Ana Pérez',
        cash_type: 'Caja principal',
        sales_code: 'V-1',
        subtotal: '0.00',
      },
    },
    firstNumber: 1,
  },
};

/**
 * The body of the bench with that many lines, without its number.
 * @throws RangeError for less than one line
 */
export const requestBody = (kind: RequestKind, lines: number): Readonly<Record<string, unknown>> => {
  if (!Number.isInteger(lines) || lines < 1) throw new RangeError(`Not a number of lines: ${String(lines)}.`);
  const { invoice_lines: ten, ...rest } = tenLines();
  const all = Array.from({ length: Math.ceil(lines / ten.length) }, () => ten)
    .flat()
    .slice(0, lines);
  const gross = sum(all.map((line) => line.line_extension_amount));
  const tax = sum(all.map((line) => line.tax_totals[0].tax_amount));
  return {
    ...rest,
    ...kinds[kind].body,
    legal_monetary_totals: {
      line_extension_amount: pesos(gross),
      tax_exclusive_amount: pesos(gross),
      tax_inclusive_amount: pesos(gross + tax),
      payable_amount: pesos(gross + tax),
    },
    tax_totals: [{ tax_id: 1, percent: '19.00', tax_amount: pesos(tax), taxable_amount: pesos(gross) }],
    invoice_lines: all,
  };
};

/** Texts of requests with numbers that follow one another. */
export const requestSource = (lines: number, kind: RequestKind = 'invoice'): (() => string) => {
  const text = JSON.stringify(requestBody(kind, lines));
  let next = kinds[kind].firstNumber;
  // The object is written once: writing 5,000 lines anew each time would be measured with the sender.
  return () => `{"number":${String(next++)},${text.slice(1)}`;
};
