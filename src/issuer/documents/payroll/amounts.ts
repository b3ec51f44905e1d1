/** Accruals and deductions (NE annex 1.0, sections Devengados and Deducciones), and the totals. */
import type { XmlSpec } from '../../../common/xml/node.ts';
import { fieldAt, group, leaf, bearing, type Attribute } from '../elements.ts';
import { moneyText, percentText, quantityText } from '../figures.ts';
import {
  accruedFigures,
  accruedGroups,
  deductionFigures,
  deductionGroups,
  type Concept,
  type ConceptField,
  type ConceptGroup,
  type ConceptRow,
  type FieldKind,
  type Figure,
  type FigureConcept,
} from './concepts.ts';
import type { Accrued, Deductions, PayrollContent } from './model.ts';

const same = (text: string): string => text;

const written: Readonly<Record<FieldKind, (value: string) => string>> = {
  money: moneyText,
  quantity: quantityText,
  percent: percentText,
  date: same,
  dateTime: same,
  text: same,
  code: same,
};

const optionalMoney = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : moneyText(amount);

const optionalPercent = (percent: string | undefined): string | undefined =>
  percent === undefined ? undefined : percentText(percent);

const valueOf = ({ name, kind, absent }: ConceptField, { values }: ConceptRow): string | undefined => {
  const value = values[name];
  return value === undefined ? absent : written[kind](value);
};

const rowElement = ({ element, fields }: Concept, row: ConceptRow): XmlSpec => {
  const [only] = fields;
  if (only !== undefined && only.attribute === undefined) {
    return leaf(element, valueOf(only, row) ?? '', { field: fieldAt(row.path, only.name) });
  }
  const attributes = fields.flatMap((field): readonly Attribute[] => {
    const value = valueOf(field, row);
    // Two fields may be written in one attribute: the one that the row has.
    return value === undefined ? [] : [[field.attribute ?? field.name, value, fieldAt(row.path, field.name)]];
  });
  return bearing(element, attributes, row.path);
};

const groupElements =
  (rows: readonly ConceptRow[]) =>
  ({ wrapper, concepts }: ConceptGroup): readonly XmlSpec[] => {
    const elements = concepts.flatMap((concept) =>
      rows.filter((row) => row.concept === concept.name).map((row) => rowElement(concept, row)),
    );
    return wrapper === undefined || elements.length === 0 ? elements : [group(wrapper, elements)];
  };

const figureElements =
  (figures: readonly Figure[]) =>
  ({ name, element }: FigureConcept): readonly XmlSpec[] =>
    figures
      .filter(({ concept }) => concept === name)
      .map(({ path, amount }) => leaf(element, moneyText(amount), { field: path }));

const basic = ({ path, workedDays, salary }: Accrued): XmlSpec =>
  bearing('Basico', [
    ['DiasTrabajados', quantityText(workedDays), fieldAt(path, 'worked_days')],
    ['SueldoTrabajado', moneyText(salary), fieldAt(path, 'salary')],
  ]);

const transport = (accrued: Accrued): XmlSpec | undefined => {
  const { path, transportationAllowance, salaryViatics, nonSalaryViatics } = accrued;
  const attributes: readonly Attribute[] = [
    ['AuxilioTransporte', optionalMoney(transportationAllowance), fieldAt(path, 'transportation_allowance')],
    ['ViaticoManuAlojS', optionalMoney(salaryViatics), fieldAt(path, 'salary_viatics')],
    ['ViaticoManuAlojNS', optionalMoney(nonSalaryViatics), fieldAt(path, 'non_salary_viatics')],
  ];
  return attributes.every(([, value]) => value === undefined) ? undefined : bearing('Transporte', attributes);
};

export const accruedElement = (accrued: Accrued): XmlSpec =>
  group(
    'Devengados',
    [
      basic(accrued),
      transport(accrued),
      accruedGroups.flatMap(groupElements(accrued.rows)),
      accruedFigures.flatMap(figureElements(accrued.figures)),
    ],
    accrued.path,
  );

const health = ({ path, health: { percent, amount } }: Deductions): XmlSpec =>
  bearing('Salud', [
    ['Porcentaje', percentText(percent), fieldAt(path, 'eps_type_law_deductions_id')],
    ['Deduccion', moneyText(amount), fieldAt(path, 'eps_deduction')],
  ]);

const pension = ({ path, pension: { percent, amount } }: Deductions): XmlSpec =>
  bearing('FondoPension', [
    ['Porcentaje', percentText(percent), fieldAt(path, 'pension_type_law_deductions_id')],
    ['Deduccion', moneyText(amount), fieldAt(path, 'pension_deduction')],
  ]);

const solidarityFund = ({ path, solidarity }: Deductions): XmlSpec | undefined => {
  const { percent, amount, subsistencePercent, subsistenceAmount } = solidarity;
  const attributes: readonly Attribute[] = [
    ['Porcentaje', optionalPercent(percent), fieldAt(path, 'fondossp_type_law_deductions_id')],
    ['DeduccionSP', optionalMoney(amount), fieldAt(path, 'fondosp_deduction_SP')],
    ['PorcentajeSub', optionalPercent(subsistencePercent), fieldAt(path, 'fondossp_sub_type_law_deductions_id')],
    ['DeduccionSub', optionalMoney(subsistenceAmount), fieldAt(path, 'fondosp_deduction_sub')],
  ];
  return attributes.every(([, value]) => value === undefined) ? undefined : bearing('FondoSP', attributes);
};

export const deductionsElement = (deductions: Deductions): XmlSpec =>
  group(
    'Deducciones',
    [
      health(deductions),
      pension(deductions),
      solidarityFund(deductions),
      deductionGroups.flatMap(groupElements(deductions.rows)),
      deductionFigures.flatMap(figureElements(deductions.figures)),
    ],
    deductions.path,
  );

export const totalElements = ({ accrued, deductions, totals }: PayrollContent): readonly XmlSpec[] => [
  leaf('DevengadosTotal', moneyText(totals.accrued), { field: fieldAt(accrued.path, 'accrued_total') }),
  leaf('DeduccionesTotal', moneyText(totals.deductions), { field: fieldAt(deductions.path, 'deductions_total') }),
  leaf('ComprobanteTotal', moneyText(totals.payable)),
];
