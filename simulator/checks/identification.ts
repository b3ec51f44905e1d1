import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Check, Site } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { nitCheckDigit } from './check-digit.ts';

/** Identification type 31: the number is a NIT and carries a check digit. */
const nitType = '31';

export const schemeNameIs = (element: XmlElement, name: string): boolean => attributeOf(element, 'schemeName') === name;

const isNit = ({ node }: Site): boolean => node !== undefined && schemeNameIs(node, nitType);

/** @schemeID is there wherever @schemeName says NIT. */
export const checkDigitPresent = (): Check => is.when(isNit, is.present());



/**
 * @schemeID, where given for a NIT, is its modulo 11 check digit. A number
 * that is no NIT has none, so any digit fails.
 */
export const checkDigitRight = (): Check =>
  is.when(
    isNit,
    is.whenPresent(
      is.satisfying({
        expected: 'the check digit of the NIT',
        test: ({ node, value = '' }) => {
          const nit = node === undefined ? '' : textOf(node).trim();
          const digit = nitCheckDigit(nit);
          if (digit === value.trim()) return undefined;
          return { found: `"${value}" for NIT "${nit}"`, expected: digit === undefined ? 'a numeric NIT' : `"${digit}"` };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'X' }] }),
      }),
    ),
  );
