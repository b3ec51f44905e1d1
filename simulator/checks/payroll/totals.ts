/**
 * The sums of a payroll document, as computed by the judge (annex NE 1.0, 1.1.1: a difference of up to 2.00 passes).
 */
import { decimal, type Decimal } from '../../../src/common/decimal.ts';
import { attributeOf, childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import { shown, type Check } from '../vocabulary/check.ts';
import type { Facts } from '../vocabulary/facts.ts';
import * as is from '../vocabulary/is.ts';
import type { Violation } from '../vocabulary/violation.ts';
import { childOf, select } from '../../document/path-index.ts';
import { amount, sumOf } from '../../document/amount.ts';
import { blocksOf } from '../../document/payroll-blocks.ts';
import { blockPath, setInBlock, setTarget } from './edits.ts';
import { numberOf } from './values.ts';
import { agree, amountText, monetaryTolerance, type Strictness } from '../vocabulary/tolerance.ts';

type Profile = Pick<Facts, 'profile'>;

/** Every text at a path such as `HEDs/HED/@Pago` or `Comisiones/Comision` below an element. */
const textsAt = (element: XmlElement, path: string): readonly (string | undefined)[] => {
  const [steps = '', attribute] = path.split('/@');
  const found = select(element, steps);
  return attribute === undefined ? found.map(textOf) : found.map((each) => attributeOf(each, attribute));
};

type Compared = { readonly value: string | undefined; readonly wanted: Decimal; readonly strict: Strictness };

const compare = ({ value, wanted, strict }: Compared) => {
  const stated = numberOf(value);
  if (stated !== undefined && agree(stated, wanted, { tolerance: monetaryTolerance, strict })) return undefined;
  return { found: shown(value), expected: shown(amountText(wanted)) };
};

/** One more journey than the total includes. */
const unpaidJourney: XmlSpec = { name: 'Transporte', attributes: { AuxilioTransporte: '999.00' }, content: '' };

const breakSum = {
  Devengados: (target: string): Violation => ({
    built: [
      {
        edit: 'insert',
        path: `${blockPath(target)}/Devengados`,
        child: unpaidJourney,
        after: ['Basico', 'Transporte'],
      },
    ],
  }),
  Deducciones: setInBlock({ 'Deducciones/Salud/@Deduccion': '987654.32' }),
} as const;

/** The total of a group equals the sum of the amounts at those paths below it; absent ones count as 0.00. */
export const totalOf =
  (group: 'Devengados' | 'Deducciones', paths: readonly string[]) =>
  ({ profile }: Profile): Check =>
    is.satisfying({
      expected: { en: `the sum of the amounts of ${group}`, es: `la suma de los valores de ${group}` },
      limit: 'tolerance',
      test: ({ value, owner }) => {
        const parts = select(owner, group).flatMap((each) => paths.flatMap((path) => textsAt(each, path)));
        return compare({ value, wanted: sumOf(parts), strict: profile.strict });
      },
      breakAt: breakSum[group],
    });

/** ComprobanteTotal: earnings minus deductions, as stated in the document; Redondeo is not included. */
export const payableTotal = ({ profile }: Profile): Check =>
  is.satisfying({
    expected: { en: 'DevengadosTotal less DeduccionesTotal', es: 'DevengadosTotal menos DeduccionesTotal' },
    limit: 'tolerance',
    test: ({ value, owner }) => {
      const stated = (name: string): Decimal => {
        const element = childOf(owner, name);
        return amount(element === undefined ? undefined : textOf(element));
      };
      const wanted = stated('DevengadosTotal').minus(stated('DeduccionesTotal'));
      return compare({ value, wanted, strict: profile.strict });
    },
    breakAt: setTarget('987654321.00'),
  });

/** Redondeo, where present, is a difference that rounding can cause. */
export const roundingDifference = (): Check =>
  is.whenThere(
    is.satisfying({
      expected: {
        kind: 'range',
        from: '-2.00',
        to: '2.00',
        name: { en: 'a number from -2.00 to 2.00', es: 'un número de -2.00 a 2.00' },
      },
      test: ({ value }) => {
        const found = numberOf(value);
        return found?.abs().lte(monetaryTolerance) === true ? undefined : { found: shown(value) };
      },
      breakAt: setTarget('5.00'),
    }),
  );

/** Attributes of earnings and deductions that are not amounts. */
const otherAttributes: ReadonlySet<string> = new Set(['Tipo', 'DescripcionConcepto', 'Descripcion']);

/** A minus sign, then digits, at least one of them not zero. */
const isNegative = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.startsWith('-') && /^-[\d.]+$/.test(trimmed) && decimal(trimmed.slice(0, 41))?.lt(0) === true;
};

type Negative = { readonly at: XmlElement; readonly attribute: string | undefined; readonly text: string };

const negativeIn = (element: XmlElement): Negative | undefined => {
  for (const { local, value } of element.attributes) {
    if (!otherAttributes.has(local) && isNegative(value)) return { at: element, attribute: local, text: value };
  }
  const children = childElements(element);
  if (children.length === 0) {
    const text = textOf(element);
    return isNegative(text) ? { at: element, attribute: undefined, text } : undefined;
  }
  for (const child of children) {
    const found = negativeIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Where amounts appear outside earnings and deductions; only Redondeo may be negative. */
const amountHolders = ['Devengados', 'Deducciones', 'DevengadosTotal', 'DeduccionesTotal', 'ComprobanteTotal'];

const negativeAttribute = (block: XmlElement, child: string, attribute: string): Negative | undefined => {
  const at = childOf(block, child);
  const text = at === undefined ? undefined : attributeOf(at, attribute);
  return at === undefined || text === undefined || !isNegative(text) ? undefined : { at, attribute, text };
};

const firstNegative = (block: XmlElement): Negative | undefined => {
  for (const name of amountHolders) {
    for (const element of select(block, name)) {
      const found = negativeIn(element);
      if (found !== undefined) return found;
    }
  }
  return negativeAttribute(block, 'Trabajador', 'Sueldo') ?? negativeAttribute(block, 'InformacionGeneral', 'TRM');
};

/** VLR01: no amount, quantity or percentage below zero. */
export const noNegativeValue = (): Check =>
  is.satisfying({
    expected: {
      en: 'no amount, quantity or percentage below 0, but for Redondeo',
      es: 'ningún valor, cantidad ni porcentaje menor que 0, salvo Redondeo',
    },
    limit: 'range',
    per: 'document',
    test: ({ subject }) => {
      for (const block of blocksOf(subject)) {
        const found = firstNegative(block);
        if (found !== undefined) return { found: shown(found.text), at: found.at, attribute: found.attribute };
      }
      return undefined;
    },
  });
