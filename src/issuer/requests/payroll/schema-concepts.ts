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
import {
  amount,
  date,
  moment,
  text,
  identifier,
  identifierIn,
  described,
  list,
  object,
  type Member,
  type ObjectSchema,
} from '../schema-parts.ts';

const valuesOf: Readonly<Record<FieldKind, (description: string) => Member>> = {
  money: amount,
  quantity: amount,
  percent: amount,
  date,
  dateTime: moment,
  text,
  code: identifier,
};

const fieldOf = ({ kind, title, table }: ConceptField): Member =>
  table === undefined ? valuesOf[kind](title) : identifierIn(table, title);

const rowOf = ({ fields }: Concept): ObjectSchema =>
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
      .map((concept) => [concept.name, described(concept.title, list(rowOf(concept)))] as const),
    ...figures.map(({ name, title }) => [name, amount(title)] as const),
  ]);

export const accrued = object(
  {
    worked_days: amount('Días trabajados'),
    salary: amount('Sueldo del periodo'),
    transportation_allowance: amount('Auxilio de transporte'),
    salary_viatics: amount('Viáticos salariales'),
    non_salary_viatics: amount('Viáticos no salariales'),
    ...conceptFields(accruedGroups, accruedFigures),
    accrued_total: amount('Total devengado'),
  },
  { component: 'Accrued', required: ['worked_days', 'salary', 'accrued_total'] },
);

const rate = (description: string): Member => identifierIn('type_law_deductions', description);

export const deductions = object(
  {
    eps_type_law_deductions_id: rate('Tarifa del aporte a salud'),
    eps_deduction: amount('Aporte a salud'),
    pension_type_law_deductions_id: rate('Tarifa del aporte a pensión'),
    pension_deduction: amount('Aporte a pensión'),
    fondossp_type_law_deductions_id: rate('Tarifa del fondo de solidaridad pensional'),
    fondosp_deduction_SP: amount('Aporte al fondo de solidaridad pensional'),
    fondossp_sub_type_law_deductions_id: rate('Tarifa del fondo de subsistencia'),
    fondosp_deduction_sub: amount('Aporte al fondo de subsistencia'),
    ...conceptFields(deductionGroups, deductionFigures),
    deductions_total: amount('Total deducido'),
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
