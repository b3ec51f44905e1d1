import { attributeOf } from '../../../src/common/xml/tree.ts';
import { shown, type Check, lacking } from '../vocabulary/check.ts';
import * as is from '../vocabulary/is.ts';
import { select } from '../../document/path-index.ts';
import { blocksOf } from '../../document/payroll-blocks.ts';
import { setTarget } from './edits.ts';
import { numberOf } from './values.ts';

const isPercentage = (text: string | undefined): boolean => {
  const found = numberOf(text);
  return found?.gte(0) === true && found.lte(100);
};

/** A required element of a group with a percentage from 0 to 100: if missing, it fails where the group is present. */
export const percentageInGroup = (group: string, name: string): Check =>
  is.satisfying({
    expected: { en: `${name} with a percentage from 0 to 100`, es: `${name} con un porcentaje de 0 a 100` },
    limit: 'range',
    per: 'document',
    test: ({ subject }) => {
      for (const parent of blocksOf(subject).flatMap((block) => select(block, group))) {
        const elements = select(parent, name);
        if (elements.length === 0) return { found: lacking([name]), at: parent };
        const wrong = elements.find((element) => !isPercentage(attributeOf(element, 'Porcentaje')));
        if (wrong !== undefined) {
          return { found: shown(attributeOf(wrong, 'Porcentaje')), at: wrong, attribute: 'Porcentaje' };
        }
      }
      return undefined;
    },
    breakAt: setTarget('100.01'),
  });
