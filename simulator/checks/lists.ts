/**
 * The code lists the judge compares with. Short ones stand here as the annex
 * prints them; long ones are read once from `datasets/facts/reference`.
 */
import { table } from '../../src/common/code-lists.ts';
import { correctionsOf, type SubjectKind } from '../document/kind.ts';
import { comparableName } from '../registry/names.ts';
import { endsInGtinCheckDigit } from '../document/check-digit.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Annex FE 1.9, 13.2.1: 10, a child's certificate of live birth, is new in 1.9. */
export const identificationTypes = setOf('10 11 12 13 21 22 31 41 42 47 48 50 91');

export const organizationTypes = setOf('1 2');

/** Fiscal responsibilities (annex FE 1.9, 13.2.6.1). */
export const responsibilities = setOf('O-13 O-15 O-23 O-47 R-99-PN');

/** Taxes a party may be responsible for, with the name each code is paired with. */
export const partyTaxes: ReadonlyMap<string, string> = new Map([
  ['01', 'IVA'],
  ['04', 'INC'],
  ['ZA', 'IVA e INC'],
  ['ZZ', 'No aplica'],
]);

/** Document types that the header may carry (annex FE 1.9, 13.1.3). */
export const documentTypes = setOf('01 02 03 04 05 91 92 95 96');
export const invoiceTypes = setOf('01 02 03 04');

/** With 14, sales by notaries (annex FE 1.9, 13.1.5.1), and 13, which an older annex had. */
export const invoiceOperations = setOf(
  '09 10 11 12 13 14 15 16 SS-CUFE SS-CUDE SS-POS SS-SNum SS-Recaudo SS-Reporte SS-SinAporte',
);

/** With reference to an invoice, without, of the older decree, of an accepted invoice. */
export const creditNoteOperations = setOf('20 22 23 24');
export const debitNoteOperations = setOf('30 32 33');

/** Those operations without the ones of an older annex. */
export const presentOperations = {
  invoice: new Set([...invoiceOperations].filter((code) => code !== '13')),
  creditNote: setOf('20 22 24'),
  debitNote: setOf('30 32'),
} as const;

/** Of support documents: where the seller resides. */
export const sellerOrigins = setOf('10 11');

/** Taxes of a document (annex FE 1.9, 13.2.2), those that 1.9 added included. */
export const taxCodes = setOf('01 02 03 04 05 06 07 08 20 21 22 23 24 25 26 30 32 33 34 35 36 ZZ');

/** Rates, as text with two decimals, of the taxes whose rate is checked. */
export const taxRates: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['01', setOf('0.00 5.00 16.00 19.00')],
  ['04', setOf('2.00 4.00 8.00 16.00')],
  // Ultra-processed food: 2023, 2024, since 2025.
  ['35', setOf('10.00 15.00 20.00')],
  ['36', setOf('20.00 25.00')],
]);

/** The same of withholdings. */
export const withholdingRates: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['05', setOf('15.00 100.00')],
  ['06', setOf('0.10 0.50 1.00 1.50 2.00 2.50 3.00 3.50 4.00 6.00 7.00 10.00 11.00 20.00')],
]);

const memo = <T>(compute: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= compute());
};

/** Code to the names that may stand beside it, that of the table first. */
type Names = ReadonlyMap<string, readonly string[]>;

type NamedRow = {
  readonly code: string;
  readonly name: string;
  readonly alternatives?: readonly string[];
  readonly older_name?: string;
};

const namesOf = ({ name, alternatives = [], older_name }: NamedRow): readonly string[] => [
  name,
  ...alternatives,
  ...(older_name === undefined ? [] : [older_name]),
];

const namesByCode = (rows: readonly NamedRow[]): Names => new Map(rows.map((row) => [row.code, namesOf(row)]));

/** In their form for comparison. */
const comparableNames = (names: Names): ReadonlySet<string> => new Set([...names.values()].flat().map(comparableName));

/** By five-digit DANE code. */
export const municipalities = memo((): Names => namesByCode(table('municipalities').rows));

export const municipalityCodes = memo((): ReadonlySet<string> => new Set(municipalities().keys()));

export const municipalityNames = memo(() => comparableNames(municipalities()));

const departments = memo((): Names => namesByCode(table('departments').rows));

export const departmentCodes = memo((): ReadonlySet<string> => new Set(departments().keys()));

export const departmentNames = memo(() => comparableNames(departments()));

/** Each with the municipality that has it. */
export const postalCodes = memo(
  (): ReadonlyMap<string, string> =>
    new Map(table('postal_codes').rows.map(({ code, municipality_code }) => [code, municipality_code])),
);

/** What table 13.4.1 of annex FE 1.9 prints for Niue (NU). */
const niueInTheAnnex = 'UN';

/** By ISO 3166-1 alpha-2 code. */
export const countries = memo((): Names => {
  const names = namesByCode(table('countries').rows);
  return new Map([...names, [niueInTheAnnex, names.get('NU') ?? []]]);
});

export const countryCodes = memo((): ReadonlySet<string> => new Set(countries().keys()));

export const countryNames = memo(() => comparableNames(countries()));

/** ISO 4217. */
export const currencies = memo(
  (): ReadonlySet<string> => new Set(table('type_currencies').rows.map((row) => row.code)),
);

/**
 * UN/ECE recommendation 20, as the annex lists it, with the codes that table 13.3.6 and its code list print damaged
 * (LUN for MON): what the platform takes is not known.
 */
export const unitCodes = memo(
  (): ReadonlySet<string> =>
    new Set(
      table('unit_measures').rows.flatMap(({ code, dialect_code = code, toolbox_code = code }) => [
        code,
        dialect_code,
        toolbox_code,
      ]),
    ),
);

export const paymentForms = memo(
  (): ReadonlySet<string> => new Set(table('payment_forms').rows.map((row) => row.code)),
);

/** Means of payment, those of cash and of credit. */
export const paymentMethods = memo(
  (): ReadonlySet<string> => new Set(table('payment_methods').rows.map((row) => row.code)),
);

export const incoterms = memo((): ReadonlySet<string> => new Set(table('incoterms').rows.map((row) => row.code)));

/** Table 13.3.7, which has DPU in place of DAT. */
export const presentIncoterms = memo(
  (): ReadonlySet<string> => new Set([...incoterms()].filter((code) => code !== 'DAT')),
);

/** How the value of a free line was found: as the code list has it, and as table 13.3.10 prints it. */
export const referencePriceTypes = setOf('01 02 03 1 2 3');

/** What stands in DebidaDiligencia (annex FE 1.9, 18.3). */
export const dueDiligenceCodes = setOf('01 02 03 04');

/** Of taxes, those of the tax table; ZZ may carry any. */
export const taxNames = memo(
  (): Names => new Map([...namesByCode(table('taxes').rows)].filter(([code]) => code !== 'ZZ')),
);

/** What is claimed with event 031. */
export const claimNames = memo((): Names => namesByCode(table('type_rejections').rows));

/** What an event says of itself. */
export const eventNames = memo((): Names => namesByCode(table('events').rows));

/** Of the withholdings that a support document may have; 06 has an older name too. */
export const supportWithholdings: Names = new Map([
  ['05', ['ReteIVA']],
  ['06', ['ReteRenta', 'ReteFuente']],
]);

/** Of withholdings: those names, and the tax table's for any other code. */
export const withholdingNames = memo((): Names => new Map([...taxNames(), ...supportWithholdings]));

const knownConcepts = new Map<string, Names>();

/** Why a note corrects its document: the codes of that kind of note, each with the texts that go with it, the current one first. */
export const correctionConcepts = (kind: SubjectKind): Names => {
  const name = correctionsOf(kind) ?? 'credit_note_discrepancy_responses';
  const concepts = knownConcepts.get(name) ?? namesByCode(table(name).rows);
  knownConcepts.set(name, concepts);
  return concepts;
};

// Standards for product codes (annex FE 1.9, AZ10 to AZ14): the name of each, and the form of its codes.

/** GTIN: the standard whose agency is checked. */
export const gtin = '010';
/** The taxpayer's own standard, whose name and agency are not validated (annex FE 1.9, 13.3.5). */
export const own = '999';
const unspsc = '001';
/** Agency of GTIN. */
export const gtinAgency = '9';

/** Names that are in use beside that of the table. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([['020', ['Partida arancelaria']]]);

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Code to names, that of the table first. */
export const itemStandards = (): ReadonlyMap<string, readonly string[]> =>
  (known ??= new Map(
    table('type_item_identifications').rows.map(({ code, name }) => [code, [name, ...(otherNames.get(code) ?? [])]]),
  ));

/** GTIN-8, -12, -13 or -14. */
const isGtin = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text) && endsInGtinCheckDigit(text);

/** Codes of one standard. */
type CodeForm = { readonly expected: Bilingual; readonly accepts: (text: string) => boolean };

/** By standard. */
export const codeForms: ReadonlyMap<string, CodeForm> = new Map([
  [
    unspsc,
    {
      expected: {
        en: '8 digits of UNSPSC, or 8 digits, a hyphen and a digit',
        es: '8 dígitos de UNSPSC, u 8 dígitos, un guion y un dígito',
      },
      accepts: (text) => /^\d{8}(?:-\d)?$/.test(text),
    },
  ],
  [
    gtin,
    {
      expected: {
        en: '8, 12, 13 or 14 digits of GTIN with their check digit',
        es: '8, 12, 13 o 14 dígitos de GTIN con su dígito de control',
      },
      accepts: isGtin,
    },
  ],
  [
    '020',
    {
      expected: { en: '10 digits of a tariff heading', es: '10 dígitos de una subpartida arancelaria' },
      accepts: (text) => /^\d{10}$/.test(text),
    },
  ],
  [own, { expected: { en: 'a code of your own', es: 'un código propio' }, accepts: (text) => text.trim() !== '' }],
]);

/** As the rows print them: UNSPSC without a check digit. */
export const printedForms: typeof codeForms = new Map([
  ...codeForms,
  [
    unspsc,
    { expected: { en: '8 digits of UNSPSC', es: '8 dígitos de UNSPSC' }, accepts: (text) => /^\d{8}$/.test(text) },
  ],
]);

let knownAgencies: ReadonlyMap<string, string> | undefined;

/** The agency of each standard that has one. */
export const agencies = (): ReadonlyMap<string, string> =>
  (knownAgencies ??= new Map(
    table('type_item_identifications').rows.flatMap(({ code, agency_id: agency }) =>
      typeof agency === 'string' ? [[code, agency] as const] : [],
    ),
  ));
