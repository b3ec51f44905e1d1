import { textAt } from '../document/path-index.ts';
import { sum, zero, type Decimal } from '../../src/common/decimal.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { sortOf } from '../checks/allowance-charges.ts';
import { amount, sumOf } from '../document/amount.ts';
import { inDocumentCurrency } from '../checks/currency.ts';
import { lineNames, taxedLines, type Subtotal, type TaxedLine, type TaxGroup } from '../checks/taxes.ts';
import { comparison, inclusiveTotal, totalAmount } from '../checks/totals.ts';
import { agree, amountText } from '../checks/vocabulary/tolerance.ts';
import { shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { group, type Rule, type RuleDeclaration } from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { type InDocuments, but, inAll, inEach, mirrored, rejects, row } from './row.ts';
import type { Term } from '../document/datum.ts';

const totals = '/*/cac:LegalMonetaryTotal';
/** What a debit note has in its place. */
const requested = '/*/cac:RequestedMonetaryTotal';

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
type Reading = { readonly value: Decimal; readonly how: () => readonly Term[] };

type Sum = {
  readonly family: string;
  readonly name: string;
  /** All where nothing is said. */
  readonly documents?: InDocuments;
  readonly title: Bilingual;
  readonly message: string;
  /** Any of the readings is accepted; most documents need only the first. */
  readonly readings: (subject: Subject, as: { readonly literal: boolean }) => Iterable<Reading>;
  /** What the profile strict holds, where its readings are others. */
  readonly strictly?: RuleDeclaration<'profile'>['strictly'];
  readonly whenAbsent: 'fails' | 'zero' | 'passes';
  readonly fix: Bilingual;
  readonly alsoFires?: readonly string[];
};

/** Readings that come to the same are told once. */
const different = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(({ value }, index) => readings.findIndex((other) => other.value.eq(value)) === index);

const computed = ({ value, how }: Reading) => ({ kind: 'formula', value: amountText(value), terms: how() }) as const;

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
        limit: 'tolerance',
        test: ({ value, subject }) => {
          if (value === undefined && whenAbsent === 'passes') return undefined;
          const found = amount(value);
          const isAbsent = value === undefined && whenAbsent === 'fails';
          const possible: Reading[] = [];
          for (const reading of readings(subject, facts.profile)) {
            if (!isAbsent && agree(found, reading.value, comparison(facts.profile))) return undefined;
            possible.push(reading);
          }
          return { found: shown(value), expected: { kind: 'anyOf', of: different(possible).map(computed) } };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '9999999999.00' }] }),
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

/** AU12 compares the total of the advances with them. */
const ofAdvances = but(rejects, { brokenIn: [{ path: '/*/cac:PrepaidPayment' }] });

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
    how: () => [
      {
        name: {
          en: 'sum of the taxable amounts of the first tax of each line',
          es: 'suma de las bases gravables del primer tributo de cada línea',
        },
      },
    ],
  },
  each: {
    of: (lines: readonly TaxedLine[]) => sum(lines.flatMap(differentBases)),
    how: () => [
      {
        name: {
          en: 'sum of the different taxable amounts of each line, nominal taxes left out',
          es: 'suma de las bases gravables distintas de cada línea, sin los tributos nominales',
        },
      },
    ],
  },
  all: {
    of: (lines: readonly TaxedLine[]) => sumOf(lines.flatMap(({ groups }) => basesIn(groups))),
    how: () => [
      {
        name: { en: 'sum of all taxable amounts of the lines', es: 'suma de todas las bases gravables de las líneas' },
      },
    ],
  },
} as const;

type BaseName = keyof typeof bases;

function* taxableBases(lines: readonly TaxedLine[], names: readonly BaseName[]): Generator<Reading> {
  for (const name of names) yield { value: bases[name].of(lines), how: bases[name].how };
}

/** The credit note prints another formula than the invoice. */
const taxableRow = (
  documents: InDocuments,
  printed: { readonly readings: readonly BaseName[]; readonly holds: Bilingual; readonly fix: Bilingual },
): Rule =>
  sumRow({
    family: 'AU04',
    documents,
    name: 'TaxExclusiveAmount',
    title: {
      en: 'TaxExclusiveAmount is the sum of the taxable bases of the lines',
      es: 'TaxExclusiveAmount es la suma de las bases gravables de las líneas',
    },
    message: 'La base imponible no es la suma de las bases de las líneas',
    readings: (subject, { literal }) =>
      taxableBases(taxedLines(subject), literal ? printed.readings : ['first', 'each', 'all']),
    strictly: { holds: printed.holds, fix: printed.fix },
    whenAbsent: 'fails',
    fix: {
      en: 'Send in tax_exclusive_amount the sum of the bases of the taxed lines, each base once.',
      es: 'Envíe en tax_exclusive_amount la suma de las bases de las líneas gravadas, cada base una sola vez.',
    },
  });

const isHealth = (subject: Subject): boolean =>
  subject.kind === 'invoice' && subject.text('/*/cbc:CustomizationID')?.startsWith('SS-') === true;

/** The advance that a health invoice has had already. */
const advance = (subject: Subject): Decimal =>
  subject.first(`${totals}/cbc:PrepaidAmount`) === undefined
    ? amountsAt(subject, '/*/cac:PrepaidPayment/cbc:PaidAmount')
    : totalAmount(subject, 'PrepaidAmount');

/** The annex puts the rounding into the amount to pay (FE 1.9, 5.2.1); the formula of its row leaves it out. */
const payable = (subject: Subject, { literal }: { readonly literal: boolean }): readonly Reading[] => {
  const [inclusive, allowances, charges] = [
    totalAmount(subject, 'TaxInclusiveAmount'),
    totalAmount(subject, 'AllowanceTotalAmount'),
    totalAmount(subject, 'ChargeTotalAmount'),
  ];
  const prepaid = isHealth(subject) ? advance(subject) : zero;
  const value = inclusive.minus(allowances).plus(charges).minus(prepaid);
  const how = (): readonly Term[] => [
    { name: 'TaxInclusiveAmount', value: amountText(inclusive) },
    { by: '-', name: 'AllowanceTotalAmount', value: amountText(allowances) },
    { by: '+', name: 'ChargeTotalAmount', value: amountText(charges) },
    ...(prepaid.eq(0) ? [] : [{ by: '-', name: 'PrepaidAmount', value: amountText(prepaid) } as const]),
  ];
  const rounding = totalAmount(subject, 'PayableRoundingAmount');
  if (literal || rounding.eq(0)) return [{ value, how }];
  return [
    { value, how },
    {
      value: value.plus(rounding),
      how: () => [...how(), { by: '+', name: 'PayableRoundingAmount', value: amountText(rounding) }],
    },
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
    title: { en: 'LineExtensionAmount is the sum of the lines', es: 'LineExtensionAmount es la suma de las líneas' },
    message: 'El valor bruto no es la suma de las líneas',
    readings: (subject) => {
      const { line } = lineNames(subject);
      return [
        {
          value: amountsAt(subject, `/*/cac:${line}/cbc:LineExtensionAmount`),
          how: () => [
            { name: { en: `sum of ${line}/LineExtensionAmount`, es: `suma de ${line}/LineExtensionAmount` } },
          ],
        },
      ];
    },
    whenAbsent: 'fails',
    fix: {
      en: 'Send in line_extension_amount the sum of the line totals.',
      es: 'Envíe en line_extension_amount la suma de los totales de las líneas.',
    },
    alsoFires: ['FAU06'],
  }),
  currencyRow('AU03', 'LineExtensionAmount'),
  taxableRow(
    { ...inEach(rejects, 'invoice', 'debitNote'), supportDocument: mirrored(rejects) },
    {
      readings: ['first', 'all'],
      holds: {
        en: 'The sum is that of the first tax of each line, or of all: bases that differ are not counted once each.',
        es: 'La suma es la del primer tributo de cada línea o la de todos: las bases distintas no se cuentan una vez cada una.',
      },
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
      holds: {
        en: 'The sum is that of the first tax of each line.',
        es: 'La suma es la del primer tributo de cada línea.',
      },
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
    title: {
      en: 'TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines',
      es: 'TaxInclusiveAmount es LineExtensionAmount más los tributos del encabezado, que son los de las líneas',
    },
    message: 'Bruto más tributos no coincide',
    needs: ['profile'],
    check: inclusiveTotal,
    strictly: {
      holds: {
        en: 'The taxes of the lines come to the same integer: there is no allowance for taxes rounded line by line.',
        es: 'Los tributos de las líneas suman el mismo entero: no se admite diferencia por tributos redondeados línea por línea.',
      },
    },
    fix: {
      en: 'Send in tax_inclusive_amount the gross value plus the taxes of all lines, and the same taxes in tax_totals.',
      es: 'Envíe en tax_inclusive_amount el valor bruto más los tributos de todas las líneas, y los mismos tributos en tax_totals.',
    },
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU07', 'TaxInclusiveAmount'),
  sumRow({
    family: 'AU08',
    name: 'AllowanceTotalAmount',
    title: {
      en: 'AllowanceTotalAmount is the sum of the discounts of the document',
      es: 'AllowanceTotalAmount es la suma de los descuentos del documento',
    },
    message: 'El total de descuentos no coincide',
    readings: (subject) => [
      {
        value: allowanceCharges(subject, 'discount'),
        how: () => [
          { name: { en: 'sum of the document-level discounts', es: 'suma de los descuentos del documento' } },
        ],
      },
    ],
    whenAbsent: 'zero',
    fix: {
      en: 'Send in allowance_total_amount the sum of the discounts in allowance_charges.',
      es: 'Envíe en allowance_total_amount la suma de los descuentos de allowance_charges.',
    },
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU09', 'AllowanceTotalAmount'),
  sumRow({
    family: 'AU10',
    name: 'ChargeTotalAmount',
    title: {
      en: 'ChargeTotalAmount is the sum of the charges of the document',
      es: 'ChargeTotalAmount es la suma de los cargos del documento',
    },
    message: 'El total de cargos no coincide',
    readings: (subject) => [
      {
        value: allowanceCharges(subject, 'charge'),
        how: () => [{ name: { en: 'sum of the document-level charges', es: 'suma de los cargos del documento' } }],
      },
    ],
    whenAbsent: 'zero',
    fix: {
      en: 'Send in charge_total_amount the sum of the charges in allowance_charges.',
      es: 'Envíe en charge_total_amount la suma de los cargos de allowance_charges.',
    },
    alsoFires: ['FAU14'],
  }),
  currencyRow('AU11', 'ChargeTotalAmount'),
  sumRow({
    family: 'AU12',
    name: 'PrepaidAmount',
    documents: { invoice: rejects, debitNote: rejects },
    title: { en: 'PrepaidAmount is the sum of the prepaid payments', es: 'PrepaidAmount es la suma de los anticipos' },
    message: 'El total de anticipos no coincide',
    readings: (subject) => [
      {
        value: amountsAt(subject, '/*/cac:PrepaidPayment/cbc:PaidAmount'),
        how: () => [{ name: { en: 'sum of PrepaidPayment/PaidAmount', es: 'suma de PrepaidPayment/PaidAmount' } }],
      },
    ],
    whenAbsent: 'passes',
    fix: {
      en: 'Send in pre_paid_amount the sum of the prepaid payments.',
      es: 'Envíe en pre_paid_amount la suma de los anticipos.',
    },
  }),
  currencyRow('AU13', 'PrepaidAmount', { creditNote: rejects, ...inEach(ofAdvances, 'invoice', 'debitNote') }),
  sumRow({
    family: 'AU14',
    name: 'PayableAmount',
    title: { en: 'PayableAmount follows from the other totals', es: 'PayableAmount corresponde a los demás totales' },
    message: 'El valor a pagar no coincide con los totales',
    readings: payable,
    strictly: { holds: { en: 'PayableRoundingAmount is not part of it.', es: 'PayableRoundingAmount no se suma.' } },
    whenAbsent: 'zero',
    fix: {
      en: 'Send in payable_amount: tax_inclusive_amount - allowance_total_amount + charge_total_amount; in health invoices (SS-*) less pre_paid_amount. Other documents do not subtract the advance, even if a line of DIAN says so: see ensayo docs differences. Where the total was rounded, send the difference in payable_rounding_amount.',
      es: 'Envíe en payable_amount: tax_inclusive_amount - allowance_total_amount + charge_total_amount; en facturas del sector salud (SS-*), menos pre_paid_amount. Los demás documentos no restan el anticipo, aunque una línea de la DIAN lo diga: consulte ensayo docs diferencias. Si redondeó el total, envíe la diferencia en payable_rounding_amount.',
    },
  }),
  currencyRow('AU15', 'PayableAmount'),
];

export const totalRules = group({ code: 'AU', title: { en: 'Totals', es: 'Totales' }, stage: 'content' }, sums);
