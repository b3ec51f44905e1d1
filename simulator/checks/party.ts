import { textOf } from '../../src/common/xml/tree.ts';
import { shown, type Check } from './vocabulary/check.ts';
import * as is from './vocabulary/is.ts';
import { childOf } from '../document/path-index.ts';
import { isSameName } from '../registry/names.ts';
import { partyTaxes, responsibilities } from './lists.ts';

/** Those of the parties of support documents: two more. */
const supportResponsibilities: ReadonlySet<string> = new Set([...responsibilities, 'O-48', 'O-49']);

type Liabilities = { readonly whenAbsent: 'fails' | 'passes'; readonly of?: 'invoice' | 'supportDocument' };

/** Every value of the list, parted by semicolons, is a fiscal responsibility. An empty list holds one empty value. */
export const fiscalResponsibilities = ({ whenAbsent, of = 'invoice' }: Liabilities): Check => {
  const known = of === 'invoice' ? responsibilities : supportResponsibilities;
  return is.satisfying({
    expected: {
      en: `values among ${[...known].join(', ')}, parted by ";"`,
      es: `valores entre ${[...known].join(', ')}, separados por ";"`,
    },
    limit: 'list',
    test: ({ value }) => {
      if (value === undefined) return whenAbsent === 'fails' ? { found: shown(value) } : undefined;
      const right = value.split(';').every((part) => known.has(part));
      return right ? undefined : { found: shown(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'O-99' }] }),
  });
};

/** The tax a party is responsible for. */
export const partyTaxCode = (): Check => is.oneOf(partyTaxes.keys());

/** The name that the table pairs with TaxScheme/ID; nothing to compare where the code is not in the table. */
export const partyTaxName = (): Check =>
  is.satisfying({
    expected: { en: 'the name paired with TaxScheme/ID', es: 'el nombre que corresponde a TaxScheme/ID' },
    limit: 'list',
    test: ({ value, owner }) => {
      const code = childOf(owner, 'cbc:ID');
      const name = code === undefined ? undefined : partyTaxes.get(textOf(code));
      return name === undefined || isSameName(name, value ?? '')
        ? undefined
        : { found: shown(value), expected: shown(name) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otro' }] }),
  });
