import { describe, expect, it } from 'vitest';
import type { Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { catalogue } from './index.ts';
import { rejected, row } from './row.ts';

type Texts = readonly [en: string, es: string];

const textsOf = (target: string, check: Check): { readonly title: Texts; readonly fix: Texts } => {
  const { title, fix } = row({ family: 'XX01', in: rejected, target, message: 'Regla de prueba', check });
  return { title: [title.en, title.es], fix: [fix.en, fix.es] };
};

const party = '/*/cac:AccountingSupplierParty/cac:Party';
const rows: readonly (readonly [what: string, target: string, check: Check, title: Texts, fix: Texts])[] = [
  [
    'a presence',
    `${party}/cac:PartyName`,
    is.present(),
    [
      'Party/PartyName of the issuer is there and not empty',
      'Party/PartyName del emisor está presente y no está vacío',
    ],
    ['Send Party/PartyName of the issuer.', 'Envíe Party/PartyName del emisor.'],
  ],
  [
    'an absence',
    '/*/cac:WithholdingTaxTotal/cbc:RoundingAmount',
    is.absent(),
    [
      'WithholdingTaxTotal/RoundingAmount of a withholding is not there',
      'WithholdingTaxTotal/RoundingAmount de una retención no está presente',
    ],
    [
      'Leave WithholdingTaxTotal/RoundingAmount of a withholding out.',
      'Omita WithholdingTaxTotal/RoundingAmount de una retención.',
    ],
  ],
  [
    'a list',
    '/*/cac:InvoiceLine/cac:Item/cbc:PackSizeNumeric',
    is.oneOf(['1', '2']),
    ['Item/PackSizeNumeric of a line is one of 1, 2', 'Item/PackSizeNumeric de la línea es uno de 1, 2'],
    ['Give Item/PackSizeNumeric of a line one of 1, 2.', 'Indique en Item/PackSizeNumeric de la línea uno de 1, 2.'],
  ],
  [
    'a text of the header',
    '/*/cbc:DocumentCurrencyCode',
    is.sameAs('/*/cbc:TaxCurrencyCode', 'XAU'),
    ['DocumentCurrencyCode equals TaxCurrencyCode', 'DocumentCurrencyCode es igual a TaxCurrencyCode'],
    [
      'Give DocumentCurrencyCode the value of /*/cbc:TaxCurrencyCode.',
      'Indique en DocumentCurrencyCode el valor de /*/cbc:TaxCurrencyCode.',
    ],
  ],
];

describe('the texts that follow from target and check', () => {
  it.each(rows)('say %s in both languages', (_what, target, check, title, fix) => {
    expect(textsOf(target, check)).toEqual({ title, fix });
  });

  it('name the seller in support documents, who does not issue', () => {
    const [postalZone] = catalogue().find('DSAJ73');
    const seller = {
      en: expect.stringContaining('of the seller') as string,
      es: expect.stringContaining('del vendedor') as string,
    };
    expect(postalZone?.rule).toMatchObject({ title: seller, strictly: { fix: seller } });
  });
});
