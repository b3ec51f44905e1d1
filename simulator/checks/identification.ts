import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { shown, type Check } from './vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import * as is from './vocabulary/is.ts';
import { identificationTypes } from './lists.ts';
import { nitCheckDigit } from '../document/check-digit.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { inWords } from './vocabulary/in-words.ts';

/** Identification type 31: the number is a NIT and carries a check digit. */
const nitType = '31';

export const isNit = (element: XmlElement): boolean => attributeOf(element, 'schemeName') === nitType;

const onNit = (check: Check): Check => is.when(({ node }: Site) => node !== undefined && isNit(node), check);

/** @schemeID is present and not empty wherever @schemeName says NIT. */
export const checkDigitPresent = (): Check => onNit(is.present());

/** A check digit, and the NIT beside it, as findings show them. */
export const digitOfNit = (digit: string | undefined, nit: string): Bilingual => {
  const { en, es } = inWords(shown(digit));
  return { en: `${en} for NIT "${nit}"`, es: `${es} para el NIT "${nit}"` };
};

const matching = is.satisfying({
  expected: { en: 'the check digit of the NIT', es: 'el dígito de verificación del NIT' },
  test: ({ node, value }) => {
    const nit = node === undefined ? '' : textOf(node);
    const digit = nitCheckDigit(nit);
    if (digit === undefined)
      return {
        found: same(`NIT "${nit}"`),
        expected: { en: 'a NIT of 1 to 15 digits and nothing else', es: 'un NIT de 1 a 15 dígitos, sin nada más' },
        at: node,
      };
    return digit === value ? undefined : { found: digitOfNit(value, nit), expected: shown(digit) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'X' }] }),
});

/**
 * @schemeID of a NIT is its modulo 11 check digit. A number that is no NIT has
 * none, so any digit fails; so does an empty one. An absent one is left to another rule or fails too.
 */
export const checkDigitRight = ({ whenAbsent }: { readonly whenAbsent: 'fails' | 'passes' }): Check =>
  onNit(whenAbsent === 'fails' ? matching : is.whenThere(matching));

/** The type is of the table; where it is NIT, the number is one, and the digit beside it, if any, is right. */
export const typeAndCheckDigit: Check = is.satisfying({
  expected: {
    en: `one of ${[...identificationTypes].join(', ')}, with the check digit of a NIT`,
    es: `uno de ${[...identificationTypes].join(', ')}, con el dígito de verificación si es NIT`,
  },
  limit: 'list',
  test: (site) => {
    const { node, value } = site;
    if (node === undefined || value === undefined || !identificationTypes.has(value)) return { found: shown(value) };
    if (!isNit(node)) return undefined;
    const digit = attributeOf(node, 'schemeID') ?? '';
    if (digit.trim() === '' && /^\d+$/.test(textOf(node))) return undefined;
    const finding = matching.test({ ...site, value: digit });
    return finding === undefined || 'at' in finding ? finding : { ...finding, attribute: 'schemeID' };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '99' }] }),
});
