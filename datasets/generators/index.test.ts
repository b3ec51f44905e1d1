import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../src/common/data-directory.ts';
import { digestBase64 } from '../../src/common/hash.ts';
import {
  createGenerator,
  invoiceVariants,
  type Generator,
  type InvoiceOptions,
  type InvoiceRequest,
  type InvoiceVariant,
} from './index.ts';
import { variantWeights } from './invoice/variants.ts';
import { seededRandom } from './material/random.ts';
import { members, recheck } from './testing/recheck.ts';

const invoices = (seed: string | number, count: number, options: InvoiceOptions = {}): readonly InvoiceRequest[] => {
  const generator = createGenerator(seed);
  return Array.from({ length: count }, () => generator.invoice(options));
};

const lines = (request: InvoiceRequest): InvoiceRequest['invoice_lines'] => request.invoice_lines;

describe('a generator', () => {
  it.each<[string, (generator: Generator) => unknown]>([
    [
      'an invoice',
      (generator) => [
        generator.invoice({ variant: 'withholdings' as never, number: 1 }),
        generator.invoice({ variant: 'plain' as never }),
      ],
    ],
    ['a note', (generator) => generator.creditNote({ variant: 'withholdings' as never })],
    [
      'a support document',
      (generator) => generator.supportDocument({ date: '2026-11-20', variant: 'consumption' as never }),
    ],
    ['its seller', (generator) => generator.supportDocument({ date: '2026-11-20', seller: 'abroad' as never })],
    ['payroll', (generator) => generator.payroll({ date: '2026-11-20', variant: 'consumption' as never })],
    ['its payment', (generator) => generator.payroll({ date: '2026-11-20', payment: 'check' as never })],
  ])('refuses what %s does not have', (_what, generate) => {
    expect(() => generate(createGenerator('s'))).toThrow(expect.objectContaining({ code: 'invalid-variant' }));
  });

  it.each<[string, string, (generator: Generator) => unknown]>([
    ['invalid-date', 'date', (generator) => generator.invoice({ date: '2026-02-30' })],
    ['invalid-date', 'date', (generator) => generator.creditNote({ date: '20/11/2026' })],
    ['invalid-date', 'date', (generator) => generator.payroll({} as never)],
    ['invalid-date', 'date', (generator) => generator.supportDocument(undefined as never)],
    ['invalid-option', 'options', (generator) => generator.invoice(null as never)],
    ['invalid-option', 'number', (generator) => generator.invoice({ number: '7' as never })],
    ['invalid-option', 'users', (generator) => generator.healthInvoice({ users: 0 })],
    ['invalid-option', 'reference', (generator) => generator.supportAdjustmentNote({} as never)],
    ['unknown-option', 'varient', (generator) => generator.invoice({ varient: 'foreign' } as never)],
    ['unknown-option', 'variant', (generator) => generator.healthInvoice({ variant: 'foreign' } as never)],
  ])('has the code %s for a wrong %s', (code, path, generate) => {
    expect(() => generate(createGenerator('s'))).toThrow(expect.objectContaining({ code, path }));
  });

  it.each([undefined, null, '', Number.NaN, {}])('takes no seed of %j', (seed) => {
    expect(() => createGenerator(seed as never)).toThrow(expect.objectContaining({ code: 'invalid-option' }));
  });

  it('gives the same sequence for the same seed', () => {
    expect(JSON.stringify(invoices('s', 100))).toBe(JSON.stringify(invoices('s', 100)));
  });

  it('takes a number and its digits for the same seed', () => {
    expect(invoices(42, 3)).toEqual(invoices('42', 3));
  });

  it('gives another sequence for another seed', () => {
    expect(invoices('s', 1)).not.toEqual(invoices('t', 1));
  });

  // The same on every machine and Node: a change here is a change of every committed seed, or of faker's version.
  it('gives the sequence that it always gave', () => {
    expect(digestBase64('sha256', JSON.stringify(invoices('golden', 200)))).toBe(
      'oV/averF8EjX0Wog5PyNnsXcDvFJb//yomAtv3WM7pg=',
    );
  });

  it('gives a document that does not depend on the options of those before it', () => {
    const [, second] = invoices('s', 2);
    const generator = createGenerator('s');
    generator.invoice({ variant: 'manyLines', number: 7, date: '2026-11-20' });
    expect(generator.invoice()).toEqual(second);
  });

  it('puts number, date and time where they are given, and changes nothing else that is not counted from the date', () => {
    const [plain] = invoices('s', 1, { variant: 'withoutDiscount' });
    const [numbered] = invoices('s', 1, { variant: 'withoutDiscount', number: 990_000_007, time: '23:59:59' });
    expect(numbered).toEqual({ ...plain, number: 990_000_007, time: '23:59:59' });
  });

  it('leaves number, date and time to the service otherwise', () => {
    const fields = invoices('s', 200).flatMap((request) => Object.keys(request));
    expect(fields.filter((field) => ['number', 'date', 'time', 'calculationratedate'].includes(field))).toEqual([]);
  });

  it.each<
    [path: string, variant: InvoiceVariant, day: (request: InvoiceRequest) => string | undefined, isLater: boolean]
  >([
    [
      'payment_due_date',
      'credit',
      ({ payment_form }) => ('payment_form_id' in payment_form ? payment_form.payment_due_date : ''),
      true,
    ],
    ['end of the period', 'period', ({ invoice_period }) => invoice_period?.end_date, false],
    [
      'receiveddate',
      'prepaid',
      (request) => (request.prepaid_payment ?? request.prepaid_payments?.[0])?.receiveddate,
      false,
    ],
    ['issue_date_order', 'orderReference', ({ order_reference }) => order_reference?.issue_date_order, false],
  ])('counts %s from the date', (_, variant, day, isLater) => {
    const days = invoices('s', 50, { variant, date: '2026-11-20' }).map((request) => day(request) ?? '');
    expect(days.filter((each) => each > '2026-11-20' !== isLater || !each.startsWith('202'))).toEqual([]);
  });

  it('refuses a date that does not exist', () => {
    expect(() => createGenerator('s').invoice({ date: '2026-13-01' })).toThrow(RangeError);
  });

  it('writes JSON without losing anything', () => {
    const requests = invoices('s', 200);
    expect(JSON.parse(JSON.stringify(requests))).toEqual(requests);
  });
});

describe('the mix', () => {
  const count = 600;
  const mixed = invoices('mix', count);
  const { random, restart } = seededRandom('mix');
  const drawn = mixed.map((_, position) => {
    restart(position + 1);
    return random.weighted(variantWeights);
  });

  it.each(invoiceVariants.filter((variant) => variant !== 'contingency'))('holds %s', (variant) => {
    const position = drawn.indexOf(variant);
    expect(position).toBeGreaterThanOrEqual(0);
    // The variant is drawn even when it is given, so the drawn one gives the same document.
    expect(invoices('mix', position + 1, { variant })[position]).toEqual(mixed[position]);
  });

  it('breaks no rule', () => {
    expect(mixed.flatMap(recheck)).toEqual([]);
  });

  it('holds no contingency, whose numbers are counted apart', () => {
    expect(mixed.filter(({ type_document_id }) => type_document_id === 3)).toEqual([]);
  });

  it('writes amounts mostly as text, sometimes as numbers', () => {
    const asNumbers = mixed.filter((request) => typeof request.legal_monetary_totals.payable_amount === 'number');
    expect(asNumbers.length / count).toBeGreaterThan(0.05);
    expect(asNumbers.length / count).toBeLessThan(0.3);
  });

  it('has quantities with decimals', () => {
    const quantities = mixed.flatMap((request) => lines(request).map((line) => String(line.invoiced_quantity)));
    expect(quantities.filter((quantity) => /\.\d*[1-9]/.test(quantity)).length / quantities.length).toBeGreaterThan(
      0.1,
    );
  });
});

describe('the fields of a request', () => {
  // Read as text: a generator that imported the service's schema would be measured by it.
  const folder = packageFile('src/issuer/requests');
  const source = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const words = new Set(source.match(/\w+/g));
  const names = new Set(
    invoiceVariants
      .flatMap((variant) => invoices(variant, 40, { variant, date: '2026-11-20' }))
      .flatMap((request) => members(request).map(([name]) => name)),
  );

  it.each([...names])('%s is one that the service reads', (name) => {
    expect(words).toContain(name);
  });
});
