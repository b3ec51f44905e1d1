/** Look-ups: the reference tables, open to everyone, and the next number of a range of the company. */
import type { Route } from '../http.ts';
import { lookupDescriptions } from './descriptions.ts';
import { getListing, getRow, getRowsByName, getTable, getTableNamed } from './table-handlers.ts';
import { getCurrentNumber, getResolutions, postNextConsecutive } from './numbering.ts';

type Lookup = Pick<Route, 'path' | 'operation' | 'summary' | 'handle' | 'describe'>;

const open = (lookup: Lookup): Route => ({ method: 'GET', authenticated: false, ...lookup });

const tableRoutes: readonly Route[] = [
  open({
    path: '/api/ubl2.1/listing',
    operation: 'getListing',
    summary: 'Gives reference tables by model name, or all of them.',
    handle: getListing,
    describe: lookupDescriptions.listing,
  }),
  open({
    path: '/api/table/:name',
    operation: 'getTable',
    summary: 'Gives the rows of a reference table, searched and paged.',
    handle: getTable,
    describe: lookupDescriptions.table,
  }),
  open({
    path: '/api/table/:name/name/:text',
    operation: 'getTableRowsByName',
    summary: 'Gives the rows of a reference table that have a text in their name.',
    handle: getRowsByName,
    describe: lookupDescriptions.byName,
  }),
  open({
    path: '/api/table/:name/:id',
    operation: 'getTableRow',
    summary: 'Gives the row of an identifier.',
    handle: getRow,
    describe: lookupDescriptions.row,
  }),
  open({
    path: '/api/ubl2.1/municipalities',
    operation: 'getMunicipalities',
    summary: 'Gives municipalities, searched and paged.',
    handle: getTableNamed('municipalities'),
    describe: lookupDescriptions.municipalities,
  }),
  open({
    path: '/api/ubl2.1/unit-measures',
    operation: 'getUnitMeasures',
    summary: 'Gives units of measure, searched and paged.',
    handle: getTableNamed('unit_measures'),
    describe: lookupDescriptions.unitMeasures,
  }),
  open({
    path: '/api/ubl2.1/countries',
    operation: 'getCountries',
    summary: 'Gives countries, searched and paged.',
    handle: getTableNamed('countries'),
    describe: lookupDescriptions.countries,
  }),
];

const currentNumberRoute = (path: string, operation: string): Route => ({
  method: 'GET',
  path: `/api/ubl2.1/${path}`,
  operation,
  summary: 'Gives the number that comes next, by type of document and prefix.',
  authenticated: true,
  handle: getCurrentNumber,
  describe: lookupDescriptions.currentNumber,
});

/** Clients of this dialect ask for payroll under a separate path, with the other two segments the other way round. */
const currentNumberRoutes: readonly Route[] = [
  currentNumberRoute('invoice/current_number/:type', 'getInvoiceCurrentNumber'),
  currentNumberRoute('invoice/current_number/:type/:prefix', 'getInvoiceCurrentNumberOfPrefix'),
  currentNumberRoute('invoice/current_number/:type/:prefix/:ignoreState', 'getInvoiceCurrentNumberOfPrefixInAnyState'),
  currentNumberRoute('payroll/current_number/:type', 'getPayrollCurrentNumber'),
  currentNumberRoute('payroll/current_number/:type/:ignoreState', 'getPayrollCurrentNumberInAnyState'),
  currentNumberRoute('payroll/current_number/:type/:ignoreState/:prefix', 'getPayrollCurrentNumberOfPrefixInAnyState'),
];

const resolutionRoutes = ['', '/:nit', '/:nit/:type'].map((parameters, index): Route => ({
  method: 'GET',
  path: `/api/table/resolutions${parameters}`,
  operation: `getResolutions${['', 'OfCompany', 'OfType'][index] ?? ''}`,
  summary: 'Gives the numbering ranges of the company.',
  authenticated: true,
  handle: getResolutions,
  describe: lookupDescriptions.resolutions,
}));

export const lookupRoutes: readonly Route[] = [
  // Before the tables, whose paths have the same form.
  ...resolutionRoutes,
  ...tableRoutes,
  {
    method: 'POST',
    path: '/api/ubl2.1/next-consecutive',
    operation: 'postNextConsecutive',
    summary: 'Gives the number that comes next, by type of document and prefix.',
    authenticated: true,
    handle: postNextConsecutive,
    describe: lookupDescriptions.nextConsecutive,
  },
  ...currentNumberRoutes,
];
