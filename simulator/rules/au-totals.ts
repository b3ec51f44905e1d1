import { textAt } from '../document/path-index.ts';
import { sum, zero, type Decimal } from '../../src/common/decimal.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { sortOf } from '../checks/allowance-charges.ts';
import { amount, sumOf } from '../document/amount.ts';
import { documentCurrency, inDocumentCurrency } from '../checks/currency.ts';
import {
  headerTaxes,
  lineNames,
  lineTaxes,
  taxedLines,
  type Subtotal,
  type TaxedLine,
  type TaxGroup,
} from '../checks/taxes.ts';
import { agree, amountText, monetaryTolerance } from '../checks/vocabulary/tolerance.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Wording } from '../checks/vocabulary/wording.ts';
import { group, type Rule, type RuleDeclaration } from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { type InDocuments, but, inAll, inEach, inSales, mirrored, rejects, row } from './row.ts';

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
type Reading = { readonly value: Decimal; readonly how: () => string };

type Sum = {
  readonly family: string;
  readonly name: string;
  /** All where nothing is said. */
  readonly documents?: InDocuments;
  readonly title: string;
  readonly message: string;
  /** Any of the readings is accepted; most documents need only the first. */
  readonly readings: (subject: Subject, as: { readonly literal: boolean }) => Iterable<Reading>;
  /** What the profile strict holds, where its readings are others. */
  readonly strictly?: RuleDeclaration<'profile'>['strictly'];
  readonly whenAbsent: 'fails' | 'zero' | 'passes';
  readonly fix: string;
  readonly alsoFires?: readonly string[];
};

const comparison = (facts: Pick<Facts, 'profile'>) => ({ tolerance: monetaryTolerance, strict: facts.profile.strict });

/** Readings that come to the same are told once. */
const different = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(({ value }, index) => readings.findIndex((other) => other.value.eq(value)) === index);

const shown = ({ value, how }: Reading): string => `${amountText(value)} = ${how()}`;

/** A total that the judge recomputes. */
const sumRow = ({
  family,
  name,
  documents,
  title,
  message,
  readings,
  whenAbsent,
  strictly,
  fix,
  alsoFires,
}: Sum): Rule =>
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
          const found = amount(value);
          const isAbsent = value === undefined && whenAbsent === 'fails';
          const possible: Reading[] = [];
          for (const reading of readings(subject, facts.profile)) {
            if (!isAbsent && agree(found, reading.value, comparison(facts))) return undefined;
            possible.push(reading);
          }
          return { found: quoted(value), expected: different(possible).map(shown).join(', or ') };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }),
      }),
    ...(strictly === undefined ? {} : { strictly }),
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

const basesIn = (
  groups: readonly TaxGroup[],
  isMeant: (subtotal: Subtotal) => boolean = () => true,
): readonly (string | undefined)[] =>
  groups.flatMap(({ subtotals }) => subtotals.filter(isMeant).map(({ taxableAmount }) => taxableAmount));

const isRated = ({ perUnitAmount }: Subtotal): boolean => perUnitAmount === undefined;

/** The bases of the taxes of a line, each amount once. */
const differentBases = ({ groups }: TaxedLine): readonly Decimal[] => {
  const bases = groups.map((each) => sumOf(basesIn([each], isRated)));
  return bases.filter((base, index) => bases.findIndex((other) => other.eq(base)) === index);
};

/** The bases of the lines in three ways (annex FE 1.9, FAU04): integrators and official examples use each of them. */
const bases = {
  first: {
    of: (lines: readonly TaxedLine[]) => sumOf(lines.flatMap(({ groups }) => basesIn(groups.slice(0, 1)))),
    how: () => 'sum of the taxable amounts of the first tax of each line',
  },
  each: {
    of: (lines: readonly TaxedLine[]) => sum(lines.flatMap(differentBases)),
    how: () => 'sum of the different taxable amounts of each line, nominal taxes left out',
  },
  all: {
    of: (lines: readonly TaxedLine[]) => sumOf(lines.flatMap(({ groups }) => basesIn(groups))),
    how: () => 'sum of all taxable amounts of the lines',
  },
} as const;

type BaseName = keyof typeof bases;

function* taxableBases(lines: readonly TaxedLine[], names: readonly BaseName[]): Generator<Reading> {
  for (const name of names) yield { value: bases[name].of(lines), how: bases[name].how };
}

/** The credit note prints another formula than the invoice. */
const taxableRow = (
  documents: InDocuments,
  printed: { readonly readings: readonly BaseName[]; readonly holds: string; readonly fix: Wording },
): Rule =>
  sumRow({
    family: 'AU04',
    documents,
    name: 'TaxExclusiveAmount',
    title: 'TaxExclusiveAmount is the sum of the taxable bases of the lines',
    message: 'La base imponible no es la suma de las bases de las líneas',
    readings: (subject, { literal }) =>
      taxableBases(taxedLines(subject), literal ? printed.readings : ['first', 'each', 'all']),
    strictly: { holds: printed.holds, fix: printed.fix },
    whenAbsent: 'fails',
    fix: 'Send in tax_exclusive_amount the sum of the bases of the taxed lines, each base once.',
  });

const isHealth = (subject: Subject): boolean =>
  subject.kind === 'invoice' && subject.text('/*/cbc:CustomizationID')?.startsWith('SS-') === true;

/** The advance that a health invoice has had already. */
const advance = (subject: Subject): Decimal =>
  subject.first(`${totals}/cbc:PrepaidAmount`) === undefined
    ? amountsAt(subject, '/*/cac:PrepaidPayment/cbc:PaidAmount')
    : total(subject, 'PrepaidAmount');

/** The annex puts the rounding into the amount to pay (FE 1.9, 5.2.1); the formula of its row leaves it out. */
const payable = (subject: Subject, { literal }: { readonly literal: boolean }): readonly Reading[] => {
  const [inclusive, allowances, charges] = [
    total(subject, 'TaxInclusiveAmount'),
    total(subject, 'AllowanceTotalAmount'),
    total(subject, 'ChargeTotalAmount'),
  ];
  const prepaid = isHealth(subject) ? advance(subject) : zero;
  const value = inclusive.minus(allowances).plus(charges).minus(prepaid);
  const terms = (): string =>
    `TaxInclusiveAmount ${amountText(inclusive)} - AllowanceTotalAmount ${amountText(allowances)} + ChargeTotalAmount ${amountText(charges)}`;
  const how = (): string => (prepaid.eq(0) ? terms() : `${terms()} - PrepaidAmount ${amountText(prepaid)}`);
  const rounding = total(subject, 'PayableRoundingAmount');
  if (literal || rounding.eq(0)) return [{ value, how }];
  return [
    { value, how },
    { value: value.plus(rounding), how: () => `${how()} + PayableRoundingAmount ${amountText(rounding)}` },
  ];
};

/** What the lines carry, read in one walk. */
type TaxesOfLines = {
  /** With the taxes of the header that no line has. */
  readonly amount: Decimal;
  readonly subtotals: number;
  readonly hasIva: boolean;
};

const taxesOfLines = (subject: Subject): TaxesOfLines => {
  const onLines = lineTaxes(subject);
  let taxes = sumOf(headerTaxes(subject).flatMap(({ tax, amount: stated }) => (onLines.has(tax) ? [] : [stated])));
  let subtotals = 0;
  for (const { groups } of taxedLines(subject)) {
    for (const each of groups) {
      taxes = taxes.plus(amount(each.amount));
      subtotals += each.subtotals.length;
    }
  }
  return { amount: taxes, subtotals, hasIva: onLines.has('01') };
};

/** What the taxes rounded line by line may differ from those of the header (annex FE 1.9, 5.2.1.2, and half a unit a tax). */
const allowanceForLines = (
  { subtotals, hasIva }: TaxesOfLines,
  subject: Subject,
  { strict, literal }: Facts['profile'],
): Decimal => {
  if (literal) return zero;
  if (strict === 'cents') return zero.plus('0.01').times(subtotals);
  const iva = hasIva && documentCurrency(subject) === 'COP';
  return monetaryTolerance.plus(zero.plus('0.50').times(subtotals)).plus(iva ? 3 : 0);
};

/** Gross value and taxes: those of the header, as the row prints, and those of all lines, as it says. */
const inclusiveTotal = ({ profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: 'LineExtensionAmount plus the taxes',
    test: ({ value, subject }) => {
      const found = amount(value);
      const gross = total(subject, 'LineExtensionAmount');
      const ofHeader = sumOf(headerTaxes(subject).map((tax) => tax.amount));
      const ofLines = taxesOfLines(subject);
      const strict = profile.strict === 'integers' ? profile.strict : false;
      const [byHeader, byLines] = [
        agree(found, gross.plus(ofHeader), comparison({ profile })),
        agree(found, gross.plus(ofLines.amount), { tolerance: allowanceForLines(ofLines, subject, profile), strict }),
      ];
      if (value !== undefined && byHeader && byLines) return undefined;
      const [taxes, whose] = byHeader && value !== undefined ? [ofLines.amount, 'lines'] : [ofHeader, 'header'];
      const how = `LineExtensionAmount ${amountText(gross)} + taxes of the ${whose} ${amountText(taxes)}`;
      return { found: quoted(value), expected: `${amountText(gross.plus(taxes))} = ${how}` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }),
  });

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
          how: () => `sum of ${line}/LineExtensionAmount`,
        },
      ];
    },
    whenAbsent: 'fails',
    fix: 'Send in line_extension_amount the sum of the line totals.',
    alsoFires: ['FAU06'],
  }),
  currencyRow('AU03', 'LineExtensionAmount'),
  taxableRow(
    { ...inEach(rejects, 'invoice', 'debitNote'), supportDocument: mirrored(rejects) },
    {
      readings: ['first', 'all'],
      holds: 'The sum is that of the first tax of each line, or of all: bases that differ are not counted once each.',
      fix: {
        en: 'Send in tax_exclusive_amount the sum of the bases of the first tax of each line, or of all its taxes.',
        es: 'Envíe en tax_exclusive_amount la suma de las bases del primer tributo de cada línea, o de todos sus tributos.',
      },
    },
  ),
  taxableRow(
    { creditNote: rejects, supportAdjustmentNote: mirrored(rejects) },
    {
      readings: ['first'],
      holds: 'The sum is that of the first tax of each line.',
      fix: {
        en: 'Send in tax_exclusive_amount the sum of the bases of the first tax of each line.',
        es: 'Envíe en tax_exclusive_amount la suma de las bases del primer tributo de cada línea.',
      },
    },
  ),
  currencyRow('AU05', 'TaxExclusiveAmount'),
  row({
    family: 'AU06',
    ...aboutTotals({ below: '/cbc:TaxInclusiveAmount' }),
    title: 'TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines',
    message: 'Bruto más tributos no coincide',
    needs: ['profile'],
    check: inclusiveTotal,
    strictly: {
      holds: 'The taxes of the lines come to the same integer: there is no allowance for taxes rounded line by line.',
    },
    fix: 'Send in tax_inclusive_amount the gross value plus the taxes of all lines, and the same taxes in tax_totals.',
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU07', 'TaxInclusiveAmount'),
  sumRow({
    family: 'AU08',
    name: 'AllowanceTotalAmount',
    title: 'AllowanceTotalAmount is the sum of the discounts of the document',
    message: 'El total de descuentos no coincide',
    readings: (subject) => [
      { value: allowanceCharges(subject, 'discount'), how: () => 'sum of the document-level discounts' },
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
    readings: (subject) => [
      { value: allowanceCharges(subject, 'charge'), how: () => 'sum of the document-level charges' },
    ],
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
      {
        value: amountsAt(subject, '/*/cac:PrepaidPayment/cbc:PaidAmount'),
        how: () => 'sum of PrepaidPayment/PaidAmount',
      },
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
    strictly: { holds: 'PayableRoundingAmount is not part of it.' },
    whenAbsent: 'zero',
    fix: 'Send in payable_amount: tax_inclusive_amount - allowance_total_amount + charge_total_amount; in health invoices (SS-*) less pre_paid_amount.',
  }),
  currencyRow('AU15', 'PayableAmount'),
];

export const totalRules = group({ code: 'AU', title: { en: 'Totals', es: 'Totales' }, stage: 'content' }, sums);
