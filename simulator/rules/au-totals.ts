import type { Decimal } from '../../src/common/decimal.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { sortOf } from '../checks/allowance-charges.ts';
import { amount, sumOf } from '../document/amount.ts';
import { inDocumentCurrency } from '../checks/currency.ts';
import { headerTaxes, lineNames, taxedLines, textAt } from '../checks/taxes.ts';
import { agree, amountText, monetaryTolerance } from '../checks/vocabulary/tolerance.ts';
import { quoted } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { type InDocuments, but, inAll, inSales, rejects, row } from './row.ts';

const totals = '/*/cac:LegalMonetaryTotal';
/** What a debit note has in its place. */
const requested = '/*/cac:RequestedMonetaryTotal';

const total = (subject: Subject, name: string): Decimal =>
  amount(subject.text(`${subject.kind === 'debitNote' ? requested : totals}/cbc:${name}`));

type Places = { readonly below?: string; readonly documents?: InDocuments | undefined };

/** A rejection about the totals, or something below them, in each of those documents. */
const aboutTotals = ({
  below = '',
  documents = inAll(rejects),
}: Places): Pick<Parameters<typeof row>[0], 'in' | 'target'> => ({
  in:
    documents.debitNote === undefined
      ? documents
      : { ...documents, debitNote: but(documents.debitNote, { target: `${requested}${below}` }) },
  target: `${totals}${below}`,
});

const amountsAt = (subject: Subject, path: string): Decimal => sumOf(subject.all(path).map(textOf));

/** Of the document, all of one sort. */
const allowanceCharges = (subject: Subject, sort: 'charge' | 'discount'): Decimal =>
  sumOf(
    subject
      .all('/*/cac:AllowanceCharge')
      .filter((element) => sortOf(element) === sort)
      .map((element) => textAt(element, 'cbc:Amount')),
  );

/** One way to compute an amount, with the words that show it. */
type Reading = { readonly value: Decimal; readonly how: string };

type Sum = {
  readonly family: string;
  readonly name: string;
  /** All where nothing is said. */
  readonly documents?: InDocuments;
  readonly title: string;
  readonly message: string;
  /** Any of the readings is accepted. */
  readonly readings: (subject: Subject) => readonly Reading[];
  readonly whenAbsent: 'fails' | 'zero' | 'passes';
  readonly fix: string;
  readonly alsoFires?: readonly string[];
};

const comparison = (facts: Pick<Facts, 'profile'>) => ({ tolerance: monetaryTolerance, strict: facts.profile.strict });

/** A total that the judge recomputes. */
const sumRow = ({ family, name, documents, title, message, readings, whenAbsent, fix, alsoFires }: Sum): Rule =>
  row({
    family,
    ...aboutTotals({ below: `/cbc:${name}`, documents }),
    title,
    message,
    needs: ['profile'],
    check: (facts) =>
      is.satisfying({
        expected: title,
        test: ({ value, subject }) => {
          if (value === undefined && whenAbsent === 'passes') return undefined;
          const possible = readings(subject);
          const found = amount(value);
          const absent = value === undefined && whenAbsent === 'fails';
          if (!absent && possible.some((reading) => agree(found, reading.value, comparison(facts)))) return undefined;
          return {
            found: quoted(value),
            expected: possible.map((reading) => `${amountText(reading.value)} = ${reading.how}`).join(', or '),
          };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }),
      }),
    fix,
    ...(alsoFires === undefined ? {} : { alsoFires }),
  });

const currencyRow = (family: string, name: string, documents = inAll(rejects)): Rule =>
  row({
    family,
    ...aboutTotals({ below: `/cbc:${name}/@currencyID`, documents }),
    message: `La moneda de ${name} difiere de la del documento`,
    check: inDocumentCurrency(),
    alsoFires: ['FAD15b'],
  });

/** The bases of the lines, counted for every tax and counted once a line. */
const taxableBases = (subject: Subject): readonly Reading[] => {
  const lines = taxedLines(subject);
  const all = sumOf(
    lines.flatMap((line) =>
      line.groups.flatMap(({ subtotals }) => subtotals.map(({ taxableAmount }) => taxableAmount)),
    ),
  );
  const first = sumOf(
    lines.flatMap((line) =>
      line.groups.slice(0, 1).flatMap(({ subtotals }) => subtotals.map(({ taxableAmount }) => taxableAmount)),
    ),
  );
  const readings = [{ value: first, how: 'sum of the taxable amounts of the lines, each base once' }];
  return all.eq(first) ? readings : [...readings, { value: all, how: 'sum of all taxable amounts of the lines' }];
};

const payable = (subject: Subject): readonly Reading[] => {
  const [inclusive, allowances, charges] = [
    total(subject, 'TaxInclusiveAmount'),
    total(subject, 'AllowanceTotalAmount'),
    total(subject, 'ChargeTotalAmount'),
  ];
  const plain = inclusive.minus(allowances).plus(charges);
  const formula = `TaxInclusiveAmount ${amountText(inclusive)} - AllowanceTotalAmount ${amountText(allowances)} + ChargeTotalAmount ${amountText(charges)}`;
  const rounding = total(subject, 'PayableRoundingAmount');
  const bases = [{ value: plain, how: formula }];
  if (!rounding.eq(0))
    bases.push({ value: plain.plus(rounding), how: `${formula} + PayableRoundingAmount ${amountText(rounding)}` });
  const prepaid = total(subject, 'PrepaidAmount');
  const health = subject.kind === 'invoice' && subject.text('/*/cbc:CustomizationID')?.startsWith('SS-') === true;
  if (!health || prepaid.eq(0)) return bases;
  return [
    ...bases,
    ...bases.map(({ value, how }) => ({
      value: value.minus(prepaid),
      how: `${how} - PrepaidAmount ${amountText(prepaid)}`,
    })),
  ];
};

const sums: readonly Rule[] = [
  row({
    family: 'AU01',
    ...aboutTotals({}),
    message: 'Faltan los totales del documento',
    check: is.there(),
    alsoFires: ['ZB01'],
  }),
  sumRow({
    family: 'AU02',
    name: 'LineExtensionAmount',
    title: 'LineExtensionAmount is the sum of the lines',
    message: 'El valor bruto no es la suma de las líneas',
    readings: (subject) => {
      const { line } = lineNames(subject);
      return [
        {
          value: amountsAt(subject, `/*/cac:${line}/cbc:LineExtensionAmount`),
          how: `sum of ${line}/LineExtensionAmount`,
        },
      ];
    },
    whenAbsent: 'fails',
    fix: 'Send in line_extension_amount the sum of the line totals.',
    alsoFires: ['FAU06'],
  }),
  currencyRow('AU03', 'LineExtensionAmount'),
  sumRow({
    family: 'AU04',
    name: 'TaxExclusiveAmount',
    title: 'TaxExclusiveAmount is the sum of the taxable bases of the lines',
    message: 'La base imponible no es la suma de las bases de las líneas',
    readings: taxableBases,
    whenAbsent: 'fails',
    fix: 'Send in tax_exclusive_amount the sum of the bases of the taxed lines, each base once.',
  }),
  currencyRow('AU05', 'TaxExclusiveAmount'),
  sumRow({
    family: 'AU06',
    name: 'TaxInclusiveAmount',
    title: 'TaxInclusiveAmount is LineExtensionAmount plus the taxes',
    message: 'Bruto más tributos no coincide',
    readings: (subject) => {
      const gross = total(subject, 'LineExtensionAmount');
      const taxes = sumOf(headerTaxes(subject).map((tax) => tax.amount));
      return [
        { value: gross.plus(taxes), how: `LineExtensionAmount ${amountText(gross)} + taxes ${amountText(taxes)}` },
      ];
    },
    whenAbsent: 'fails',
    fix: 'Send in tax_inclusive_amount the gross value plus the taxes of the header.',
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU07', 'TaxInclusiveAmount'),
  sumRow({
    family: 'AU08',
    name: 'AllowanceTotalAmount',
    title: 'AllowanceTotalAmount is the sum of the discounts of the document',
    message: 'El total de descuentos no coincide',
    readings: (subject) => [
      { value: allowanceCharges(subject, 'discount'), how: 'sum of the document-level discounts' },
    ],
    whenAbsent: 'zero',
    fix: 'Send in allowance_total_amount the sum of the discounts in allowance_charges.',
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU09', 'AllowanceTotalAmount'),
  sumRow({
    family: 'AU10',
    name: 'ChargeTotalAmount',
    title: 'ChargeTotalAmount is the sum of the charges of the document',
    message: 'El total de cargos no coincide',
    readings: (subject) => [{ value: allowanceCharges(subject, 'charge'), how: 'sum of the document-level charges' }],
    whenAbsent: 'zero',
    fix: 'Send in charge_total_amount the sum of the charges in allowance_charges.',
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU11', 'ChargeTotalAmount'),
  sumRow({
    family: 'AU12',
    name: 'PrepaidAmount',
    documents: { invoice: rejects, debitNote: rejects },
    title: 'PrepaidAmount is the sum of the prepaid payments',
    message: 'El total de anticipos no coincide',
    readings: (subject) => [
      { value: amountsAt(subject, '/*/cac:PrepaidPayment/cbc:PaidAmount'), how: 'sum of PrepaidPayment/PaidAmount' },
    ],
    whenAbsent: 'passes',
    fix: 'Send in pre_paid_amount the sum of the prepaid payments.',
  }),
  currencyRow('AU13', 'PrepaidAmount', inSales(rejects)),
  sumRow({
    family: 'AU14',
    name: 'PayableAmount',
    title: 'PayableAmount follows from the other totals',
    message: 'El valor a pagar no coincide con los totales',
    readings: payable,
    whenAbsent: 'zero',
    fix: 'Send in payable_amount: tax_inclusive_amount - allowance_total_amount + charge_total_amount.',
  }),
  currencyRow('AU15', 'PayableAmount'),
];

export const totalRules = group({ code: 'AU', title: 'Totals', stage: 'content' }, sums);
