/**
 * The code lists the judge compares with. Short ones stand here as the annex
 * prints them; long ones are read once from `datasets/reference`.
 */
import { table, type RowOf } from '../../src/common/code-lists.ts';

export const identificationTypes: ReadonlySet<string> = new Set(
  ['11', '12', '13', '21', '22', '31', '41', '42', '47', '48', '50', '91'],
);

export const organizationTypes: ReadonlySet<string> = new Set(['1', '2']);

/** Fiscal responsibilities (annex FE 1.9, 13.2.6.1). */
export const responsibilities: ReadonlySet<string> = new Set(['O-13', 'O-15', 'O-23', 'O-47', 'R-99-PN']);

/** Taxes a party may be responsible for, with the name each code is paired with. */
export const partyTaxes: ReadonlyMap<string, readonly string[]> = new Map([
  ['01', ['IVA']],
  ['04', ['INC']],
  ['ZA', ['IVA e INC']],
  ['ZZ', ['No aplica']],
]);

/** Document types that the header may carry (annex FE 1.9, 13.1.3). */
export const documentTypes: ReadonlySet<string> = new Set(['01', '02', '03', '04', '05', '91', '92', '95']);
export const invoiceTypes: ReadonlySet<string> = new Set(['01', '02', '03', '04']);

export const invoiceOperations: ReadonlySet<string> = new Set(
  ['09', '10', '11', '12', '13', '15', '16', 'SS-CUFE', 'SS-CUDE', 'SS-POS', 'SS-SNum', 'SS-Recaudo', 'SS-Reporte', 'SS-SinAporte'],
);

/** Taxes of a document (annex FE 1.9, 13.2.2), those that 1.9 added included. */
export const taxCodes: ReadonlySet<string> = new Set(
  ['01', '02', '03', '04', '05', '06', '07', '08', '20', '21', '22', '23', '24', '25', '26', '30', '32', '33', '34', '35', '36', 'ZZ'],
);

/** Rates, as text with two decimals, of the taxes whose rate is checked. */
export const taxRates: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['01', new Set(['0.00', '5.00', '16.00', '19.00'])],
  ['04', new Set(['2.00', '4.00', '8.00', '16.00'])],
]);

const memo = <T>(compute: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= compute());
};

/** Accents, case, punctuation and blanks at the ends do not make another name. */
export const comparableName = (name: string): string =>
  name.normalize('NFD').replaceAll(/[\u0300-\u036f.,]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

export const municipalities = memo(
  (): ReadonlyMap<string, RowOf<'municipalities'>> => new Map(table('municipalities').rows.map((row) => [row.code, row])),
);

export const departmentCodes = memo((): ReadonlySet<string> => new Set([...municipalities().values()].map((row) => row.department_code)));

export const departmentNames = memo(
  (): ReadonlySet<string> => new Set([...municipalities().values()].map((row) => comparableName(row.department))),
);

/** ISO 3166-1 alpha-2 code to Spanish name. */
export const countries = memo(
  (): ReadonlyMap<string, string> => new Map(table('countries').rows.map((row) => [row.code, row.name])),
);

export const countryCodes = memo((): ReadonlySet<string> => new Set(countries().keys()));

export const currencies = memo((): ReadonlySet<string> => new Set(table('type_currencies').rows.map((row) => row.code)));

/** Tax code to the name the tax table pairs with it; ZZ may carry any. */
export const taxNames = memo(
  (): ReadonlyMap<string, string> =>
    new Map(table('taxes').rows.flatMap((row) => (row.code === 'ZZ' ? [] : [[row.code, row.name]]))),
);
