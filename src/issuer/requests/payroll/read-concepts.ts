/** What was accrued and deducted, as the request gives it. */
import { moneyText } from '../../documents/figures.ts';
import {
  accruedFigures,
  accruedGroups,
  deductionFigures,
  deductionGroups,
  type ConceptField,
  type ConceptGroup,
  type ConceptRow,
  type FieldKind,
  type Figure,
  type FigureConcept,
} from '../../documents/payroll/concepts.ts';
import type { Accrued, Contribution, Deductions, SolidarityFund, Totals } from '../../documents/payroll/model.ts';
import {
  amountOf,
  coded,
  codedOf,
  dateOf,
  digitsOf,
  momentOf,
  partsOf,
  required,
  rowIn,
  textOf,
  type Part,
} from '../parts.ts';
import { under } from '../aliases.ts';
import { decimalOrZero, rounded } from '../../rounding.ts';

type Reader = (part: Part, name: string) => string | undefined;

const readers: Readonly<Record<FieldKind, Reader>> = {
  money: amountOf,
  quantity: amountOf,
  percent: amountOf,
  date: dateOf,
  dateTime: momentOf,
  text: textOf,
  code: digitsOf,
};

const valueOf = (row: Part, { name, kind, table }: ConceptField): string | undefined => {
  if (table === 'type_overtime_surcharges') return rowIn(row, name, table)?.percentage;
  return table === undefined ? readers[kind](row, name) : codedOf(row, name, table)?.code;
};

/** An empty row does not count. */
const readRow = (row: Part, concept: string, fields: readonly ConceptField[]): readonly ConceptRow[] => {
  const values = fields.flatMap((field) => {
    const value = valueOf(row, field);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return values.length === 0 ? [] : [{ path: row.path, concept, values: Object.fromEntries(values) }];
};

const readRows = (part: Part, groups: readonly ConceptGroup[]): readonly ConceptRow[] =>
  groups
    .flatMap(({ concepts }) => concepts)
    .flatMap(({ name, fields }) => partsOf(part, name).flatMap((row) => readRow(row, name, fields)));

const readFigures = (part: Part, figures: readonly FigureConcept[]): readonly Figure[] =>
  figures.flatMap(({ name }) => {
    const amount = amountOf(part, name);
    return amount === undefined ? [] : [{ path: under(part.path, name), concept: name, amount }];
  });

const requiredAmount = (part: Part, name: string): string => required(amountOf(part, name), part, name);

export const readAccrued = (part: Part): Accrued => ({
  path: part.path,
  workedDays: requiredAmount(part, 'worked_days'),
  salary: requiredAmount(part, 'salary'),
  transportationAllowance: amountOf(part, 'transportation_allowance'),
  salaryViatics: amountOf(part, 'salary_viatics'),
  nonSalaryViatics: amountOf(part, 'non_salary_viatics'),
  rows: readRows(part, accruedGroups),
  figures: readFigures(part, accruedFigures),
});

type ContributionFields = { readonly rate: string; readonly amount: string };

const readContribution = (part: Part, fields: ContributionFields): Contribution => {
  const row = required(rowIn(part, fields.rate, 'type_law_deductions'), part, fields.rate);
  return { rate: coded(row), percent: row.percentage, amount: requiredAmount(part, fields.amount) };
};

const percentOf = (part: Part, name: string): string | undefined =>
  rowIn(part, name, 'type_law_deductions')?.percentage;

const readSolidarity = (part: Part): SolidarityFund => ({
  percent: percentOf(part, 'fondossp_type_law_deductions_id'),
  amount: amountOf(part, 'fondosp_deduction_SP'),
  subsistencePercent: percentOf(part, 'fondossp_sub_type_law_deductions_id'),
  subsistenceAmount: amountOf(part, 'fondosp_deduction_sub'),
});

export const readDeductions = (part: Part): Deductions => ({
  path: part.path,
  health: readContribution(part, { rate: 'eps_type_law_deductions_id', amount: 'eps_deduction' }),
  pension: readContribution(part, { rate: 'pension_type_law_deductions_id', amount: 'pension_deduction' }),
  solidarity: readSolidarity(part),
  rows: readRows(part, deductionGroups),
  figures: readFigures(part, deductionFigures),
});

/** The totals as asked for, whatever the concepts add up to. */
export const readTotals = (accruedPart: Part, deductionsPart: Part): Totals => {
  const accrued = requiredAmount(accruedPart, 'accrued_total');
  const deductions = requiredAmount(deductionsPart, 'deductions_total');
  const payable = decimalOrZero(moneyText(accrued)).minus(decimalOrZero(moneyText(deductions)));
  return { accrued, deductions, payable: rounded(payable, 2) };
};
