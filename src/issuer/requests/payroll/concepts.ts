/** Accruals and deductions: single figures, and one list for every concept of the tables (section 2.11). */
import {
  type FieldKind,
  type ConceptField,
  type Concept,
  type ConceptGroup,
  type FigureConcept,
  accruedFigures,
  accruedGroups,
  deductionFigures,
  deductionGroups,
  statedPercentage,
  type ConceptRow,
  type Figure,
} from '../../documents/payroll/concepts.ts';
import {
  amount,
  date,
  moment,
  text,
  identifier,
  type Member,
  identifierIn,
  object,
  type ObjectSchema,
  described,
  list,
} from '../schema-parts.ts';
import {
  type Part,
  amountOf,
  dateOf,
  digitsOf,
  momentOf,
  textOf,
  codedOf,
  rowIn,
  partsOf,
  required,
  coded,
} from '../parts.ts';
import { under } from '../aliases.ts';
import type { FieldFacts } from '../field-facts.ts';
import type {
  Accrued,
  Contribution,
  SolidarityFund,
  Deductions,
  Period,
  Totals,
} from '../../documents/payroll/model.ts';
import { surchargeFor, type PayrollPercentages } from '../../documents/payroll/surcharges.ts';
import { moneyText } from '../../documents/figures.ts';
import { decimalOrZero, rounded } from '../../rounding.ts';

const valuesOf: Readonly<Record<FieldKind, (description: string) => Member>> = {
  money: amount,
  quantity: amount,
  percent: amount,
  date,
  dateTime: moment,
  text,
  code: identifier,
};

const stated: FieldFacts = {
  sample: '115.00',
  remark: {
    en: 'our own: the percentage itself, written instead of the one for `percentage`',
    es: 'propio de este servicio: el porcentaje mismo, que se escribe en lugar del que corresponde a `percentage`',
  },
};

const surcharge: FieldFacts = {
  beside: { [statedPercentage]: undefined },
  remark: {
    en: 'by law on `settlement_end_date`, or that of table 5.5.5 where the company has `payroll_percentages` `annex`',
    es: 'el de ley en `settlement_end_date`, o el de la tabla 5.5.5 si la empresa tiene `payroll_percentages` `annex`',
  },
};

const fieldOf = ({ name, kind, title, table }: ConceptField): Member => {
  if (name === statedPercentage) return amount(title, stated);
  if (table === undefined) return valuesOf[kind](title);
  return identifierIn(table, title, table === 'type_overtime_surcharges' ? surcharge : undefined);
};

const rowShape = ({ fields }: Concept): ObjectSchema =>
  object(Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)])), {
    required: fields.filter(({ isOptional = false }) => !isOptional).map(({ name }) => name),
  });

const conceptFields = (
  groups: readonly ConceptGroup[],
  figures: readonly FigureConcept[],
): Readonly<Record<string, Member>> =>
  Object.fromEntries([
    ...groups
      .flatMap(({ concepts }) => concepts)
      .map((concept) => [concept.name, described(concept.title, list(rowShape(concept)))] as const),
    ...figures.map(({ name, title }) => [name, amount(title)] as const),
  ]);

const sections = ['2.11'] as const;

const total: FieldFacts = {
  sections,
  mail: { en: 'text: the difference of both totals', es: 'texto: la diferencia de los dos totales' },
  remark: {
    en: '`ComprobanteTotal` is the difference of both totals',
    es: '`ComprobanteTotal` es la diferencia de los dos totales',
  },
};

export const accruedShape = object(
  {
    worked_days: amount('Días trabajados', { sections }),
    salary: amount('Sueldo del periodo', { sections }),
    transportation_allowance: amount('Auxilio de transporte', { sections }),
    salary_viatics: amount('Viáticos salariales'),
    non_salary_viatics: amount('Viáticos no salariales'),
    ...conceptFields(accruedGroups, accruedFigures),
    accrued_total: amount('Total devengado', total),
  },
  { component: 'Accrued', required: ['worked_days', 'salary', 'accrued_total'] },
);

const rate = (description: string, facts?: FieldFacts): Member =>
  identifierIn('type_law_deductions', description, facts);

export const deductionsShape = object(
  {
    eps_type_law_deductions_id: rate('Tarifa del aporte a salud', { sections }),
    eps_deduction: amount('Aporte a salud', { sections }),
    pension_type_law_deductions_id: rate('Tarifa del aporte a pensión', { sections }),
    pension_deduction: amount('Aporte a pensión', { sections }),
    fondossp_type_law_deductions_id: rate('Tarifa del fondo de solidaridad pensional'),
    fondosp_deduction_SP: amount('Aporte al fondo de solidaridad pensional'),
    fondossp_sub_type_law_deductions_id: rate('Tarifa del fondo de subsistencia'),
    fondosp_deduction_sub: amount('Aporte al fondo de subsistencia'),
    ...conceptFields(deductionGroups, deductionFigures),
    deductions_total: amount('Total deducido', total),
  },
  {
    component: 'Deductions',
    required: [
      'eps_type_law_deductions_id',
      'eps_deduction',
      'pension_type_law_deductions_id',
      'pension_deduction',
      'deductions_total',
    ],
  },
);

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

/** What decides the percentages that identifiers stand for. */
export type SurchargeContext = { readonly period: Period; readonly percentages: PayrollPercentages };

type Within = { readonly row: Part; readonly context?: SurchargeContext | undefined };

const valueOf = ({ row, context }: Within, { name, kind, table }: ConceptField): string | undefined => {
  if (table === 'type_overtime_surcharges') {
    const element = amountOf(row, statedPercentage) === undefined ? rowIn(row, name, table)?.element : undefined;
    return context && element && surchargeFor(element, context.period.settlementEndDate, context.percentages);
  }
  return table === undefined ? readers[kind](row, name) : codedOf(row, name, table)?.code;
};

/** An empty row does not count. */
const readRow = (within: Within, { name: concept, fields }: Concept): readonly ConceptRow[] => {
  const values = fields.flatMap((field) => {
    const value = valueOf(within, field);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return values.length === 0 ? [] : [{ path: within.row.path, concept, values: Object.fromEntries(values) }];
};

const readRows = (part: Part, groups: readonly ConceptGroup[], context?: SurchargeContext): readonly ConceptRow[] =>
  groups
    .flatMap(({ concepts }) => concepts)
    .flatMap((concept) => partsOf(part, concept.name).flatMap((row) => readRow({ row, context }, concept)));

const readFigures = (part: Part, figures: readonly FigureConcept[]): readonly Figure[] =>
  figures.flatMap(({ name }) => {
    const given = amountOf(part, name);
    return given === undefined ? [] : [{ path: under(part.path, name), concept: name, amount: given }];
  });

const requiredAmount = (part: Part, name: string): string => required(amountOf(part, name), part, name);

export const readAccrued = (part: Part, context: SurchargeContext): Accrued => ({
  path: part.path,
  workedDays: requiredAmount(part, 'worked_days'),
  salary: requiredAmount(part, 'salary'),
  transportationAllowance: amountOf(part, 'transportation_allowance'),
  salaryViatics: amountOf(part, 'salary_viatics'),
  nonSalaryViatics: amountOf(part, 'non_salary_viatics'),
  rows: readRows(part, accruedGroups, context),
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

/** The totals as requested, whatever the concepts add up to. */
export const readTotals = (accruedPart: Part, deductionsPart: Part): Totals => {
  const accrued = requiredAmount(accruedPart, 'accrued_total');
  const deductions = requiredAmount(deductionsPart, 'deductions_total');
  const payable = decimalOrZero(moneyText(accrued)).minus(decimalOrZero(moneyText(deductions)));
  return { accrued, deductions, payable: rounded(payable, 2) };
};
