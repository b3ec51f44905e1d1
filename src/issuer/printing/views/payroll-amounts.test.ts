import { describe, expect, it } from 'vitest';
import {
  accruedGroups,
  deductionGroups,
  type Concept,
  type ConceptGroup,
  type ConceptRow,
} from '../../documents/payroll/concepts.ts';
import type { Accrued, Deductions } from '../../documents/payroll/model.ts';
import { accrued, deductions } from '../payroll.fixture.ts';
import type { PrintedTable } from '../printed-document.ts';
import { accruedTable, deductionsTable } from './payroll-amounts.ts';

const rowOf = (concept: string, values: ConceptRow['values']): ConceptRow => ({
  path: `${concept}.0`,
  concept,
  values,
});

/** Rows as column caption → cell, without empty cells. */
const rowsOf = ({ columns, rows }: PrintedTable): Record<string, string>[] =>
  rows.map((row) =>
    Object.fromEntries(columns.flatMap(({ caption }, at) => (row[at] === '' ? [] : [[caption, row[at] ?? '']]))),
  );

const accruedRows = (over: Partial<Accrued>): Record<string, string>[] => rowsOf(accruedTable(accrued(over)));
const deductionRows = (over: Partial<Deductions>): Record<string, string>[] =>
  rowsOf(deductionsTable(deductions(over)));

describe('accruedTable', () => {
  it('begins with salary and transport', () => {
    const given = { transportationAllowance: '115000', salaryViatics: '10', nonSalaryViatics: '20.5' };
    expect(accruedRows(given)).toEqual([
      { Concepto: 'Sueldo', Cantidad: '15 días', Valor: '750.000,00' },
      { Concepto: 'Auxilio de transporte', Valor: '115.000,00' },
      { Concepto: 'Viáticos: salariales', Valor: '10,00' },
      { Concepto: 'Viáticos: no salariales', Valor: '20,50' },
    ]);
  });

  it('prints the salary even if it is zero, transport only if it is not', () => {
    expect(accruedRows({ salary: '0.00', workedDays: '1', transportationAllowance: '0' })).toEqual([
      { Concepto: 'Sueldo', Cantidad: '1 día', Valor: '0,00' },
    ]);
  });

  it.each([
    [
      'hours at a surcharge',
      rowOf('HEDs', {
        start_time: '2026-11-18T19:00:00',
        end_time: '2026-11-18 21:00:00',
        quantity: '2',
        percentage: '25.00',
        payment: '15625',
      }),
      [
        {
          Concepto: 'Horas extra diurnas',
          Detalle: '18/11/2026 19:00 a 18/11/2026 21:00',
          Cantidad: '2 horas',
          Porcentaje: '25,00 %',
          Valor: '15.625,00',
        },
      ],
    ],
    [
      'days by their dates',
      rowOf('common_vacation', { start_date: '2026-11-02', end_date: '2026-11-03', quantity: '2', payment: '100000' }),
      [{ Concepto: 'Vacaciones', Detalle: '02/11/2026 a 03/11/2026', Cantidad: '2 días', Valor: '100.000,00' }],
    ],
    [
      'a disability with its kind',
      rowOf('work_disabilities', { start_date: '2026-11-02', quantity: '1', type: '1', payment: '50000' }),
      [{ Concepto: 'Incapacidades', Detalle: 'Común\n02/11/2026', Cantidad: '1 día', Valor: '50.000,00' }],
    ],
    [
      'a kind that the table does not have',
      rowOf('work_disabilities', { quantity: '1', type: '9', payment: '50000' }),
      [{ Concepto: 'Incapacidades', Detalle: '9', Cantidad: '1 día', Valor: '50.000,00' }],
    ],
    [
      'leave that is not paid',
      rowOf('non_paid_leave', { quantity: '3' }),
      [{ Concepto: 'Licencia no remunerada', Cantidad: '3 días' }],
    ],
    [
      'two amounts of one concept, the quantity once',
      rowOf('service_bonus', { quantity: '30', payment: '300000', paymentNS: '1000' }),
      [
        { Concepto: 'Prima de servicios', Cantidad: '30 días', Valor: '300.000,00' },
        { Concepto: 'Prima de servicios: no salarial', Valor: '1.000,00' },
      ],
    ],
    [
      'a percentage beside the amount that it is of',
      rowOf('severance', { payment: '500000', percentage: '12', interest_payment: '60000' }),
      [
        { Concepto: 'Cesantías', Valor: '500.000,00' },
        { Concepto: 'Cesantías: intereses', Porcentaje: '12,00 %', Valor: '60.000,00' },
      ],
    ],
    [
      'a description of its own',
      rowOf('other_concepts', { description_concept: 'Bono de Navidad', non_salary_concept: '80000' }),
      [{ Concepto: 'Otros conceptos: no salarial', Detalle: 'Bono de Navidad', Valor: '80.000,00' }],
    ],
    [
      'nothing of amounts of zero without a quantity',
      rowOf('bonuses', { salary_bonus: '0.00', non_salary_bonus: '7' }),
      [{ Concepto: 'Bonificaciones: no salarial', Valor: '7,00' }],
    ],
  ] satisfies [string, ConceptRow, Record<string, string>[]][])('prints %s', (_name, row, expected) => {
    expect(accruedRows({ rows: [row] }).slice(2)).toEqual(expected);
  });

  it('prints single figures in the order of the XML, whatever the request’s', () => {
    const figures = ['refund', 'endowment'].map((concept) => ({ path: concept, concept, amount: '5' }));
    const concepts = accruedRows({ figures, rows: [rowOf('commissions', { commission: '9' })] }).map(
      (row) => row.Concepto,
    );
    expect(concepts.slice(2)).toEqual(['Comisiones', 'Dotación', 'Reintegro']);
  });

  it('has only the columns needed', () => {
    const captions = (over: Partial<Accrued>): string[] =>
      accruedTable(accrued(over)).columns.map(({ caption }) => caption);
    expect(captions({})).toEqual(['Concepto', 'Cantidad', 'Valor']);
    const row = rowOf('HEDs', { start_time: '2026-11-18T19:00:00', quantity: '1', percentage: '25', payment: '1' });
    expect(captions({ rows: [row] })).toEqual(['Concepto', 'Detalle', 'Cantidad', 'Porcentaje', 'Valor']);
  });
});

describe('deductionsTable', () => {
  it('begins with the deductions required by law', () => {
    const solidarity = { percent: '1', amount: '15000', subsistencePercent: '0.2', subsistenceAmount: '3000' };
    expect(deductionRows({ solidarity })).toEqual([
      { Concepto: 'Salud', Porcentaje: '4,00 %', Valor: '30.000,00' },
      { Concepto: 'Fondo de pensión', Porcentaje: '4,00 %', Valor: '30.000,00' },
      { Concepto: 'Fondo de solidaridad pensional', Porcentaje: '1,00 %', Valor: '15.000,00' },
      { Concepto: 'Fondo de subsistencia', Porcentaje: '0,20 %', Valor: '3.000,00' },
    ]);
  });

  it('prints the other deductions', () => {
    const rows = [
      rowOf('orders', { description: 'Banco', deduction: '40000' }),
      rowOf('sanctions', { public_sanction: '0.00', private_sanction: '10000' }),
      rowOf('labor_union', { percentage: '1', deduction: '7500' }),
    ];
    expect(deductionRows({ rows, figures: [{ path: 'd', concept: 'debt', amount: '1' }] }).slice(2)).toEqual([
      { Concepto: 'Sindicato', Porcentaje: '1,00 %', Valor: '7.500,00' },
      { Concepto: 'Sanciones: privada', Valor: '10.000,00' },
      { Concepto: 'Libranzas', Detalle: 'Banco', Valor: '40.000,00' },
      { Concepto: 'Deuda', Valor: '1,00' },
    ]);
  });
});

describe('every concept there is', () => {
  const samples: Readonly<Record<string, string>> = { money: '1', quantity: '2', percent: '3', text: 't', code: '1' };
  const full = ({ name, fields }: Concept): ConceptRow =>
    rowOf(name, Object.fromEntries(fields.map((field) => [field.name, samples[field.kind] ?? '2026-11-18'])));
  const conceptsOf = (groups: readonly ConceptGroup[]): readonly Concept[] =>
    groups.flatMap(({ concepts }) => concepts);

  it.each([
    ['accrual', accruedGroups, (rows: readonly ConceptRow[]) => accruedRows({ rows }).slice(2)],
    ['deduction', deductionGroups, (rows: readonly ConceptRow[]) => deductionRows({ rows }).slice(2)],
  ] as const)('%s has a line for each of its amounts, under a name of its own', (_name, groups, print) => {
    for (const concept of conceptsOf(groups)) {
      const printed = print([full(concept)]).map((row) => row.Concepto);
      const amounts = concept.fields.filter(({ kind }) => kind === 'money').length;
      expect(printed, concept.name).toHaveLength(Math.max(1, amounts));
      expect(new Set(printed).size, concept.name).toBe(printed.length);
    }
  });
});
