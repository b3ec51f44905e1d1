import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../../common/data-directory.ts';
import { models, tableNamed, tableNames, tableOfModel } from './tables.ts';

/** The model names that clients of this dialect use. */
const familyModels =
  'Country CreditNoteDiscrepancyResponse DebitNoteDiscrepancyResponse Department Discount Event ' +
  'HealthContractingPaymentMethod HealthCoverage HealthTypeDocumentIdentification HealthTypeOperation HealthTypeUser ' +
  'Incoterm Language Municipality PaymentForm PaymentMethod PayrollPeriod PayrollTypeDocumentIdentification ' +
  'ReferencePrice SubTypeWorker Tax TypeContract TypeCurrency TypeDisability TypeDiscount TypeDocumentIdentification ' +
  'TypeDocument TypeEnvironment TypeGenerationTransmition TypeItemIdentification TypeLawDeduction TypeLiability ' +
  'TypeOperation TypeOrganization TypeOvertimeSurcharge TypeRegime TypeRejection TypeWorker UnitMeasure';

describe('the tables', () => {
  it('include everything in datasets/facts/reference', () => {
    const files = readdirSync(dataFile('reference')).map((file) => file.replace(/\.json$/, ''));
    expect(tableNames.toSorted()).toEqual(files.toSorted());
    expect(tableNames).toHaveLength(47);
  });

  it.each(familyModels.split(' '))('include %s', (model) => {
    expect(models).toContain(model);
  });

  it('have model names of their own', () => {
    expect(new Set(models).size).toBe(models.length);
  });

  it.each(models)('%s has rows with identifier, code and name', (model) => {
    const rows = tableOfModel(model)?.rows ?? [];
    expect(rows.length).toBeGreaterThan(0);
    const identifier = model === 'PostalCode' ? 'undefined' : 'number';
    for (const row of rows)
      expect([typeof row.id, typeof row.code, typeof row.name]).toEqual([identifier, 'string', 'string']);
  });

  it.each([
    ['unit_measures', 'unit_measures'],
    ['unit-measures', 'unit_measures'],
    ['health-type_operations', 'health_type_operations'],
    ['Municipality', undefined],
    ['../companies/default', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('are found by name: %s', (name, found) => {
    expect(tableNamed(name)?.name).toBe(found);
  });

  it.each(['tax', 'taxes', 'constructor', ''])('are not found by an unknown model %s', (model) => {
    expect(tableOfModel(model)).toBeUndefined();
  });
});
