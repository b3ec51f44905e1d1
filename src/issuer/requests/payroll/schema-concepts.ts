/** The shapes of accruals and deductions: single figures, and one list for every concept of the tables. */
import {
  accruedFigures,
  accruedGroups,
  deductionFigures,
  deductionGroups,
  type Concept,
  type ConceptField,
  type ConceptGroup,
  type FieldKind,
  type FigureConcept,
} from '../../documents/payroll/concepts.ts';
import { amount, date, identifierIn, list, object, text, type Schema } from '../schema-parts.ts';

const shapes: Readonly<Record<FieldKind, Schema>> = {
  money: amount,
  quantity: amount,
  percent: amount,
  date,
  dateTime: { is: 'moment' },
  text,
  code: { is: 'identifier' },
};

const fieldShape = ({ kind, table }: ConceptField): Schema =>
  table === undefined ? shapes[kind] : identifierIn(table);

const rowShape = ({ fields }: Concept): Schema =>
  object(Object.fromEntries(fields.map((field) => [field.name, fieldShape(field)])), {
    required: fields.filter(({ isOptional = false }) => !isOptional).map(({ name }) => name),
  });

const conceptShapes = (
  groups: readonly ConceptGroup[],
  figures: readonly FigureConcept[],
): Readonly<Record<string, Schema>> =>
  Object.fromEntries([
    ...groups.flatMap(({ concepts }) => concepts).map((concept) => [concept.name, list(rowShape(concept))] as const),
    ...figures.map(({ name }) => [name, amount] as const),
  ]);

export const accrued = object(
  {
    worked_days: amount,
    salary: amount,
    transportation_allowance: amount,
    salary_viatics: amount,
    non_salary_viatics: amount,
    ...conceptShapes(accruedGroups, accruedFigures),
    accrued_total: amount,
  },
  { required: ['worked_days', 'salary', 'accrued_total'] },
);

const rate = identifierIn('type_law_deductions');

export const deductions = object(
  {
    eps_type_law_deductions_id: rate,
    eps_deduction: amount,
    pension_type_law_deductions_id: rate,
    pension_deduction: amount,
    fondossp_type_law_deductions_id: rate,
    fondosp_deduction_SP: amount,
    fondossp_sub_type_law_deductions_id: rate,
    fondosp_deduction_sub: amount,
    ...conceptShapes(deductionGroups, deductionFigures),
    deductions_total: amount,
  },
  {
    required: [
      'eps_type_law_deductions_id',
      'eps_deduction',
      'pension_type_law_deductions_id',
      'pension_deduction',
      'deductions_total',
    ],
  },
);
