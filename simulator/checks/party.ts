import { textOf } from '../../src/common/xml/tree.ts';
import type { Check } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { childOf } from '../intake/path-index.ts';
import { partyTaxes, responsibilities } from './lists.ts';

/** Every value of the list, parted by semicolons, is a fiscal responsibility; an absent one is left to its own rule. */
export const fiscalResponsibilities = (): Check =>
  is.whenPresent(
    is.satisfying({
      expected: `values among ${[...responsibilities].join(', ')}, parted by ";"`,
      test: ({ value = '' }) => {
        const wrong = value.split(';').map((part) => part.trim()).filter((part) => !responsibilities.has(part));
        return wrong.length === 0 ? undefined : { found: `"${value}"` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'O-99' }] }),
    }),
  );

/** The tax a party is responsible for. */
export const partyTaxCode = (): Check => is.oneOf(partyTaxes.keys());

/** The name that the table pairs with TaxScheme/ID; nothing to compare where the code is not in the table. */
export const partyTaxName = (): Check =>
  is.satisfying({
    expected: 'the name paired with TaxScheme/ID',
    test: ({ value, owner }) => {
      const code = childOf(owner, 'cbc:ID');
      const names = code === undefined ? undefined : partyTaxes.get(textOf(code).trim());
      if (names === undefined || (value !== undefined && names.includes(value.trim()))) return undefined;
      return { found: `"${value ?? 'nothing'}"`, expected: names.map((name) => `"${name}"`).join(' or ') };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otro' }] }),
  });
