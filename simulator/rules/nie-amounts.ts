/**
 * Earnings and deductions are a regular table: every row is a place and the
 * sort of value that stands there. Rule, message and violation follow from it.
 */
import { bilingual } from '../../src/common/text/bilingual.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import { blockPath } from '../checks/payroll/edits.ts';
import { disabilityTypes } from '../checks/payroll/lists.ts';
import { percentageInGroup } from '../checks/payroll/percentages.ts';
import { day, moment, number, percentage, positiveWhole, wholeNumber, zeroOrMore } from '../checks/payroll/values.ts';
import { printedOrByLaw, printedPercentage, printedSurcharge, surcharge } from '../checks/payroll/surcharges.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { everywhere, type PayrollRule } from './nie-row.ts';

/** What stands at a place. */
export type Sort =
  | 'amount'
  | 'amountIfGiven'
  | 'amountText'
  | 'dayIfGiven'
  | 'momentIfGiven'
  | 'quantity'
  | 'count'
  | 'positiveCount'
  | 'percentage'
  | 'percentageOfGroup'
  | 'percentageIfGiven'
  | 'disabilityType'
  | 'description'
  /** The percentage of hours, by their element. */
  | { readonly surchargeOf: string };

export type AmountRow = {
  readonly family: string;
  /** Below Devengados or Deducciones: `HEDs/HED/@Pago`, `Comisiones/Comision`. */
  readonly path: string;
  readonly sort: Sort;
  /** Where the sort's own words do not fit. */
  readonly message?: string;
};

type Place = { readonly element: string; readonly name: string; readonly group: string };

type Meaning = {
  readonly check: (place: Place) => Check;
  readonly message: (place: Place) => string;
  /** A value that is right and counts nothing. */
  readonly sample: string;
  readonly alsoFires?: readonly string[];
};

const given = (check: Check): Meaning['check'] => {
  const optional = is.whenThere(check);
  return () => optional;
};

const optionalAmount: Meaning = {
  check: given(number()),
  message: ({ name }) => `El valor de ${name} no es válido`,
  sample: '0.00',
};

const anyPercentage = 'El porcentaje falta o no es válido';
const missingQuantity: Meaning['message'] = ({ element }) => `Falta la cantidad de ${element}`;

const meanings: Readonly<Record<Extract<Sort, string>, Meaning>> = {
  amount: {
    check: () => number(),
    message: ({ element, name }) => `Falta el valor de ${name} en ${element}`,
    sample: '0.00',
  },
  amountIfGiven: optionalAmount,
  amountText: optionalAmount,
  dayIfGiven: {
    check: given(day()),
    message: ({ name }) => `Fecha de ${name === 'FechaInicio' ? 'inicio' : 'fin'} con formato inválido`,
    sample: '2026-11-01',
  },
  momentIfGiven: {
    check: given(moment()),
    message: ({ name }) => `Hora de ${name === 'HoraInicio' ? 'inicio' : 'fin'} con formato inválido`,
    sample: '2026-11-01T18:00:00',
  },
  quantity: { check: () => zeroOrMore(), message: missingQuantity, sample: '0', alsoFires: ['VLR01'] },
  count: { check: () => wholeNumber(), message: missingQuantity, sample: '0', alsoFires: ['VLR01'] },
  positiveCount: { check: () => positiveWhole(), message: missingQuantity, sample: '1' },
  percentage: { check: () => percentage(), message: () => anyPercentage, sample: '0.00' },
  percentageOfGroup: {
    check: ({ group, element }) => percentageInGroup(group, element),
    message: () => anyPercentage,
    sample: '0.00',
  },
  percentageIfGiven: { check: given(percentage()), message: () => 'El porcentaje no es válido', sample: '0.00' },
  disabilityType: {
    check: () => is.oneOf(disabilityTypes, { outside: '9' }),
    message: () => 'Tipo de incapacidad fuera de lista',
    sample: '1',
  },
  description: {
    check: () => is.there(),
    message: () => 'Falta la descripción',
    sample: 'Concepto',
    // The schema wants it too, and lets it be empty.
    alsoFires: ['ZB01'],
  },
};

const sampleOf = (sort: Sort): string =>
  typeof sort === 'string' ? meanings[sort].sample : printedPercentage(sort.surchargeOf);

const amountSorts: readonly Sort[] = ['amount', 'amountIfGiven', 'amountText'];

/** Places whose values enter the total. */
export const amountPaths = (rows: readonly AmountRow[]): readonly string[] =>
  rows.filter(({ sort }) => amountSorts.includes(sort)).map(({ path }) => path);

/** The steps of a path that are elements, and the attribute where it ends in one. */
const partsOf = (path: string): { readonly steps: readonly string[]; readonly attribute: string | undefined } => {
  const [elements = '', attribute] = path.split('/@');
  return { steps: elements.split('/'), attribute };
};

const nested = ([name = '', ...inner]: readonly string[], leaf: Omit<XmlSpec, 'name'>): XmlSpec =>
  inner.length === 0 ? { name, ...leaf } : { name, content: [nested(inner, leaf)] };

/**
 * A group of its own with that one value wrong and every other one right and
 * zero, so that no sum changes: an amount that is no number is refused by the
 * schema anyway, and so a second group does no further harm.
 */
const groupWithWrong = (rows: readonly AmountRow[], path: string): XmlSpec => {
  const { steps, attribute } = partsOf(path);
  if (attribute === undefined) return nested(steps, { content: 'x' });
  const siblings = rows.filter((row) => partsOf(row.path).steps.join('/') === steps.join('/'));
  const attributes = Object.fromEntries(
    siblings.map((row) => [partsOf(row.path).attribute ?? '', row.path === path ? 'x' : sampleOf(row.sort)]),
  );
  return nested(steps, { attributes, content: '' });
};

const placeOf = (group: string, path: string): Place => {
  const { steps, attribute } = partsOf(path);
  const element = steps.at(-1) ?? '';
  return { group, element, name: attribute ?? element };
};

const surchargeRule = ({ family, path }: Pick<AmountRow, 'family' | 'path'>, element: string): PayrollRule =>
  everywhere({
    family,
    path,
    title: bilingual`${element}/@Porcentaje ${{ en: 'is', es: 'es' }} ${printedOrByLaw}`,
    message: 'Porcentaje ausente o fuera de tabla',
    needs: ['clock'],
    check: (facts) => surcharge(element, facts),
    strictly: {
      holds: {
        en: 'The percentage is that of table 5.5.5, whatever the law says of the settlement period.',
        es: 'El porcentaje es el de la tabla 5.5.5, sin importar el de ley del periodo de liquidación.',
      },
      check: printedSurcharge(element),
    },
    fix: bilingual`${{ en: 'Give', es: 'Indique en' }} ${element}/@Porcentaje ${printedOrByLaw}.`,
  });

/** The rules of a table of earnings or deductions. */
export const amountRules = (group: 'Devengados' | 'Deducciones', rows: readonly AmountRow[]): readonly PayrollRule[] =>
  rows.map(({ family, path, sort, message }) => {
    if (typeof sort !== 'string') return surchargeRule({ family, path: `${group}/${path}` }, sort.surchargeOf);
    const meaning = meanings[sort];
    const place = placeOf(group, path);
    const check = meaning.check(place);
    const isAmount = amountSorts.includes(sort);
    const container = partsOf(path).steps[0] ?? '';
    const insertGroup: Check['breakAt'] = (target) => ({
      built: [
        {
          edit: 'insert',
          path: `${blockPath(target)}/${group}`,
          child: groupWithWrong(rows, path),
          after: [container],
        },
      ],
    });
    return everywhere({
      family,
      path: `${group}/${path}`,
      message: message ?? meaning.message(place),
      check: isAmount ? { ...check, breakAt: insertGroup } : check,
      alsoFires: isAmount ? ['ZB01'] : (meaning.alsoFires ?? []),
    });
  });
