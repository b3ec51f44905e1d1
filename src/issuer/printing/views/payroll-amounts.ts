import { percent, quantity, date, isZero, money } from '../formats.ts';
import {
  type ConceptField,
  type Concept,
  type ConceptRow,
  type Figure,
  type ConceptGroup,
  type FigureConcept,
  accruedFigures,
  accruedGroups,
  deductionFigures,
  deductionGroups,
} from '../../documents/payroll/concepts.ts';
import { table } from '../../../common/code-lists.ts';
import { joined, type ItemColumn, itemTable } from './parts.ts';
import type { Accrued, Contribution, Deductions } from '../../documents/payroll/model.ts';
import type { PrintedTable } from '../printed-document.ts';

/** One line of accruals or deductions, with its amounts as given in the request; empty if absent. */
type Entry = {
  readonly concept: string;
  readonly detail?: string;
  readonly quantity?: string;
  readonly percent?: string | undefined;
  readonly amount: string;
};

/** The fields that distinguish the amounts of one concept, by the names of the request. */
const variants: Readonly<Record<string, string>> = {
  interest_payment: 'intereses',
  salary_bonus: 'salarial',
  non_salary_bonus: 'no salarial',
  salary_assistance: 'salarial',
  non_salary_assistance: 'no salarial',
  salary_concept: 'salarial',
  non_salary_concept: 'no salarial',
  ordinary_compensation: 'ordinaria',
  extraordinary_compensation: 'extraordinaria',
  paymentS: 'salarial',
  paymentNS: 'no salarial',
  salary_food_payment: 'alimentación, salarial',
  non_salary_food_payment: 'alimentación, no salarial',
  public_sanction: 'pública',
  private_sanction: 'privada',
};

const amountOfUnits = (amount: string, unit: { readonly one: string; readonly many: string }): string =>
  `${quantity(amount)} ${quantity(amount) === '1' ? unit.one : unit.many}`;

const hours = { one: 'hora', many: 'horas' } as const;

const days = { one: 'día', many: 'días' } as const;

export const daysText = (amount: string): string => amountOfUnits(amount, days);

/** `2026-11-01T19:00:00` → `01/11/2026 19:00`; a date without a time is printed as such. */
const instantText = (value: string): string => {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/.exec(value) ?? [];
  return day === undefined || time === undefined ? date(value) : `${date(day)} ${time}`;
};

const saysWhen = ({ name }: ConceptField): boolean => /_(?:date|time)$/.test(name);

const codeText = ({ table: name }: ConceptField, code: string): string =>
  name === undefined ? code : (table(name).byCode(code)?.name ?? code);

/** Descriptions, kinds and times, whichever the row has. */
const detailText = ({ fields }: Concept, { values }: ConceptRow): string => {
  const valuesOf = (wanted: (field: ConceptField) => boolean, print: (field: ConceptField, value: string) => string) =>
    fields.flatMap((field) => {
      const value = wanted(field) ? values[field.name] : undefined;
      return value === undefined ? [] : [print(field, value)];
    });
  const said = valuesOf(
    ({ kind }) => kind === 'text' || kind === 'code',
    (field, value) => (field.kind === 'code' ? codeText(field, value) : value),
  );
  const times = valuesOf(saysWhen, (_field, value) => instantText(value));
  return joined([...said, times.join(' a ')], '\n');
};

/** Surcharges are for hours, everything else is counted in days. */
const quantityText = ({ fields }: Concept, { values }: ConceptRow): string => {
  const value = values.quantity;
  if (value === undefined) return '';
  return amountOfUnits(value, fields.some(({ table: name }) => name === 'type_overtime_surcharges') ? hours : days);
};

/** A percentage comes before the amount that it applies to, as an identifier or stated. */
const percentBefore = ({ fields }: Concept, at: number, { values }: ConceptRow): string | undefined =>
  fields
    .slice(Math.max(at - 2, 0), at)
    .flatMap(({ kind, name }) => (kind === 'percent' ? (values[name] ?? []) : []))
    .at(-1);

/** One entry for each amount of the row, the quantity next to the first; unpaid leave has no amount. */
const rowEntries = (concept: Concept, row: ConceptRow): readonly Entry[] => {
  const shared = { detail: detailText(concept, row), quantity: quantityText(concept, row) };
  const paid = concept.fields.flatMap((field, at) => {
    const amount = field.kind === 'money' ? row.values[field.name] : undefined;
    if (amount === undefined) return [];
    const label = joined([concept.title, variants[field.name]], ': ');
    return [{ concept: label, detail: shared.detail, percent: percentBefore(concept, at, row), amount }];
  });
  const [first = { concept: concept.title, detail: shared.detail, amount: '' }, ...others] = paid;
  return [{ ...first, quantity: shared.quantity }, ...others];
};

const saysNothing = ({ amount, quantity: units = '' }: Entry): boolean => units === '' && isZero(amount);

type Given = { readonly rows: readonly ConceptRow[]; readonly figures: readonly Figure[] };

/** In the order of the XML. */
const conceptEntries = (
  { rows, figures }: Given,
  groups: readonly ConceptGroup[],
  singles: readonly FigureConcept[],
): readonly Entry[] => {
  const listed = groups
    .flatMap(({ concepts }) => concepts)
    .flatMap((concept) =>
      rows.filter((row) => row.concept === concept.name).flatMap((row) => rowEntries(concept, row)),
    );
  const single = singles.flatMap(({ name, title }) =>
    figures.filter(({ concept }) => concept === name).map(({ amount }): Entry => ({ concept: title, amount })),
  );
  return [...listed, ...single].filter((entry) => !saysNothing(entry));
};

const unlessZero = (concept: string, amount: string | undefined, rate?: string): readonly Entry[] =>
  amount === undefined || isZero(amount) ? [] : [{ concept, amount, percent: rate }];

const accruedEntries = (accrued: Accrued): readonly Entry[] => [
  { concept: 'Sueldo', quantity: daysText(accrued.workedDays), amount: accrued.salary },
  ...unlessZero('Auxilio de transporte', accrued.transportationAllowance),
  ...unlessZero('Viáticos: salariales', accrued.salaryViatics),
  ...unlessZero('Viáticos: no salariales', accrued.nonSalaryViatics),
  ...conceptEntries(accrued, accruedGroups, accruedFigures),
];

const contribution = (concept: string, { percent: rate, amount }: Contribution): Entry => ({
  concept,
  percent: rate,
  amount,
});

const deductionEntries = ({ health, pension, solidarity, ...given }: Deductions): readonly Entry[] => [
  contribution('Salud', health),
  contribution('Fondo de pensión', pension),
  ...unlessZero('Fondo de solidaridad pensional', solidarity.amount, solidarity.percent),
  ...unlessZero('Fondo de subsistencia', solidarity.subsistenceAmount, solidarity.subsistencePercent),
  ...conceptEntries(given, deductionGroups, deductionFigures),
];

const columns: readonly ItemColumn<Entry>[] = [
  { caption: 'Concepto', align: 'left', isWide: true, cell: ({ concept }) => concept },
  { caption: 'Detalle', align: 'left', share: 0.34, isOptional: true, cell: ({ detail = '' }) => detail },
  { caption: 'Cantidad', align: 'right', isOptional: true, cell: (entry) => entry.quantity ?? '' },
  {
    caption: 'Porcentaje',
    align: 'right',
    isOptional: true,
    cell: (entry) => (entry.percent === undefined ? '' : percent(entry.percent)),
  },
  { caption: 'Valor', align: 'right', cell: ({ amount }) => (amount === '' ? '' : money(amount)) },
];

export const accruedTable = (accrued: Accrued): PrintedTable =>
  itemTable('Devengados', columns, accruedEntries(accrued));

export const deductionsTable = (deductions: Deductions): PrintedTable =>
  itemTable('Deducciones', columns, deductionEntries(deductions));
