/** What the explanation of a rule says that the profile strict reads literally. */
import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { outcomeOf as outcomeInNote } from '../testing/notes.fixture.ts';
import { outcomeOf, remove, set } from '../testing/rules.fixture.ts';
import { failedLines } from '../judge/engine/report.ts';

const strict: Pick<Facts, 'profile'> = { profile: { strict: 'integers', literal: true } };

const line = '/*/cac:InvoiceLine[1]';
const lineSubtotal = `${line}/cac:TaxTotal[1]/cac:TaxSubtotal`;
const postalZone = '/*/cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone';

type Row = readonly [
  code: string,
  what: string,
  built: readonly XmlEdit[],
  texts: { readonly fix?: RegExp; readonly message?: RegExp; readonly expected?: RegExp },
];

const asIca: readonly XmlEdit[] = [
  set(`${lineSubtotal}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, '03'),
  set(`${lineSubtotal}/cbc:TaxAmount`, '1.00'),
];

const inserted = (path: string, child: XmlSpec): XmlEdit => ({ edit: 'insert', path, child });
const scheme: XmlSpec = { name: 'cac:TaxScheme', content: [{ name: 'cbc:ID', content: '06' }] };

/** ReteRenta of an amount that is not the value of the line. */
const withheld = inserted(line, {
  name: 'cac:WithholdingTaxTotal',
  content: [
    {
      name: 'cac:TaxSubtotal',
      content: [
        { name: 'cbc:TaxableAmount', content: '1.00' },
        { name: 'cac:TaxCategory', content: [scheme] },
      ],
    },
  ],
});

const property = inserted(`${line}/cac:Item`, {
  name: 'cac:AdditionalItemProperty',
  content: [{ name: 'cbc:Name', content: '01' }],
});

const inInvoices: readonly Row[] = [
  [
    'FAS05',
    'the base of a nominal tax',
    [remove('/*/cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxableAmount')],
    { fix: /nominal taxes included/ },
  ],
  [
    'FAX05',
    'the same on a line',
    [remove('/*/cac:InvoiceLine[2]/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount')],
    { fix: /nominal taxes included/ },
  ],
  [
    'FAJ25',
    'that a NIT is the only identification',
    [set('/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName', '13')],
    { fix: /"31"\.$/, message: /debe ser 31/, expected: /^"31"$/ },
  ],
  [
    'FAY05',
    'the base of the line',
    [withheld],
    { fix: /the value of the line/, message: /no corresponde/, expected: /^\d/ },
  ],
  [
    'FAK57',
    'the municipality',
    [set(postalZone, '050001')],
    { fix: /of the municipality/, message: /otro municipio/, expected: /of the municipality/ },
  ],
  [
    'FBF04',
    'every property of freight',
    [set('/*/cbc:CustomizationID', '12'), property],
    { fix: /every AdditionalItemProperty/, expected: /every AdditionalItemProperty/ },
  ],
  [
    'FAU04',
    'the two sums of the row',
    [set('/*/cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount', '1.00')],
    { fix: /first tax of each line, or of all/, expected: /^(?!.*different)/ },
  ],
  ['FAX07', 'the rate of ICA per mille alone', asIca, { expected: /‰\)$/ }],
  [
    'FAQ04',
    'the types of a charge',
    [
      set('/*/cac:AllowanceCharge[1]/cbc:ChargeIndicator', 'true'),
      set('/*/cac:AllowanceCharge[1]/cbc:AllowanceChargeReasonCode', '09'),
    ],
    { fix: /02 or 03/, expected: /charge: 02 or 03/ },
  ],
];

const textsOf = (result: RuleResult) => {
  if (result.status !== 'failed') throw new Error(`The rule ${result.status}.`);
  return failedLines([result])[0] ?? expect.fail();
};

const matching = (texts: Row[3]) =>
  Object.fromEntries(Object.entries(texts).map(([name, pattern]) => [name, expect.stringMatching(pattern)]));

describe('under the profile strict', () => {
  it.each(inInvoices)('%s explains %s', async (code, _what, built, texts) => {
    const told = textsOf(await outcomeOf(code, { built, facts: strict }));
    expect(told).toMatchObject({ code, ...matching(texts) });
  });

  it('CAQ07 explains charges, too', async () => {
    const built = [
      set('/*/cac:AllowanceCharge[1]/cbc:ChargeIndicator', 'true'),
      set('/*/cac:AllowanceCharge[1]/cbc:Amount', '999999.00'),
    ];
    const told = textsOf(await outcomeInNote('creditNote', 'CAQ07', { built, facts: strict }));
    expect(told).toMatchObject({ code: 'CAQ07', ...matching({ fix: /discount or charge/, message: /o cargo/ }) });
  });
});

it('the same rules explain their own reading in other profiles', async () => {
  const types = [set('/*/cac:AllowanceCharge[1]/cbc:AllowanceChargeReasonCode', '09')];
  expect(textsOf(await outcomeOf('FAQ04', { built: types })).expected).toMatch(/^(?!.*charge).*00 or 01/);
  const tax = textsOf(await outcomeOf('FAX07', { built: asIca }));
  expect(tax.expected).toContain('‰ or %');
});
