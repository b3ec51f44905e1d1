import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { RegistryData } from '../registry/types.ts';
import { remove, set } from '../testing/rules.fixture.ts';
import { outcomeOf, rules, seller, type Widened } from '../testing/support.fixture.ts';
import { customer, supplier } from '../document/paths.ts';

type Status = 'passed' | 'failed' | 'notEvaluated';
type Case = readonly [what: string, kind: Widened, code: string, built: readonly XmlEdit[], status: Status];

const legal = `${supplier}/cac:Party/cac:PartyLegalEntity`;
const branch = `${legal}/cac:CorporateRegistrationScheme`;
const address = `${supplier}/cac:Party/cac:PhysicalLocation/cac:Address`;
const sellerId = `${supplier}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;
const levels = (party: string): string => `${party}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`;
const buyerScheme = `${customer}/cac:Party/cac:PartyTaxScheme`;
const number = (text: string): XmlEdit => set('/*/cbc:ID', text);
const foreign = set('/*/cbc:CustomizationID', '11');

const issuing: readonly Case[] = [
  ['a credit note without prefix needs no branch', 'creditNote', 'CAJ49', [number('1'), remove(branch)], 'passed'],
  ['a debit note without prefix does', 'debitNote', 'DAJ49', [number('1'), remove(branch)], 'failed'],
  ['the prefix begins the number', 'creditNote', 'CAJ50', [number('NCX1')], 'passed'],
  ['another prefix does not', 'debitNote', 'DAJ50', [number('NC1')], 'failed'],
  ['a number without prefix has none', 'creditNote', 'CAJ50', [number('1'), set(`${branch}/cbc:ID`, '')], 'passed'],
  ['nor need its branch say so', 'debitNote', 'DAJ50', [number('1'), remove(`${branch}/cbc:ID`)], 'passed'],
  ['a number with prefix must not hide it', 'debitNote', 'DAJ50', [remove(`${branch}/cbc:ID`)], 'failed'],
  [
    'a mailbox of the issuer is enough',
    'creditNote',
    'CAJ71',
    [set(`${supplier}/cac:Party/cac:Contact/cbc:ElectronicMail`, 'otro@example.com')],
    'passed',
  ],
  ['no shareholder is right', 'debitNote', 'DAJ52', [remove(`${legal}/cac:ShareholderParty`)], 'passed'],
  [
    'another entity that issues may stand behind',
    'creditNote',
    'CAJ44',
    [set(`${legal}/cbc:CompanyID`, '901500600')],
    'passed',
  ],
  [
    'an entity that only provides may not',
    'creditNote',
    'CAJ44',
    [set(`${legal}/cbc:CompanyID`, '901500500')],
    'failed',
  ],
];

const buying: readonly Case[] = [
  [
    'a buyer without tax to pay needs no fiscal address',
    'creditNote',
    'CAK28',
    [set(`${buyerScheme}/cac:TaxScheme/cbc:ID`, 'ZZ'), remove(`${buyerScheme}/cac:RegistrationAddress`)],
    'passed',
  ],
  [
    'nor does one without NIT',
    'creditNote',
    'CAK28',
    [set(`${buyerScheme}/cbc:CompanyID/@schemeName`, '13'), remove(`${buyerScheme}/cac:RegistrationAddress`)],
    'passed',
  ],
  [
    'a check digit that is absent is AK24’s',
    'creditNote',
    'CAK25',
    [remove(`${buyerScheme}/cbc:CompanyID/@schemeID`)],
    'passed',
  ],
  ...['', '99', 'GTIN', ' 31'].map((type): Case => [
    `the type "${type}" is none of the table`,
    'creditNote',
    'CAK25',
    [set(`${buyerScheme}/cbc:CompanyID/@schemeName`, type)],
    'failed',
  ]),
  [
    'a type that is absent is none either',
    'debitNote',
    'DAK25',
    [remove(`${buyerScheme}/cbc:CompanyID/@schemeName`)],
    'failed',
  ],
  [
    'letters are no NIT, whatever the check digit',
    'debitNote',
    'DAK25',
    [set(`${buyerScheme}/cbc:CompanyID`, 'A01500600'), remove(`${buyerScheme}/cbc:CompanyID/@schemeID`)],
    'failed',
  ],
  ['a wrong check digit', 'creditNote', 'CAK25', [set(`${buyerScheme}/cbc:CompanyID/@schemeID`, '9')], 'failed'],
  ...['A01500100', ' 901500100', '901500100 '].map((nit): Case => [
    `"${nit}" is no NIT`,
    'supportDocument',
    'DSAK24b',
    [set(`${buyerScheme}/cbc:CompanyID`, nit)],
    'failed',
  ]),
  [
    'a citizen has no check digit',
    'debitNote',
    'DAK25',
    [set(`${buyerScheme}/cbc:CompanyID/@schemeName`, '13'), set(`${buyerScheme}/cbc:CompanyID/@schemeID`, 'X')],
    'passed',
  ],
  [
    'an empty contact is none',
    'debitNote',
    'DAK51',
    [
      remove(`${customer}/cac:Party/cac:Contact`),
      { edit: 'insert', path: `${customer}/cac:Party`, child: { name: 'cac:Contact', content: [] } },
    ],
    'failed',
  ],
  [
    'a small note may leave the buyer’s taxes out',
    'debitNote',
    'DAK19',
    [remove(`${customer}/cbc:AdditionalAccountID`), remove(buyerScheme)],
    'passed',
  ],
  [
    'one above 100 UVT may not',
    'debitNote',
    'DAK19',
    [
      remove(`${customer}/cbc:AdditionalAccountID`),
      remove(buyerScheme),
      set('/*/cac:RequestedMonetaryTotal/cbc:PayableAmount', '5237400.01'),
    ],
    'failed',
  ],
  [
    'in a support document it may never be absent',
    'supportDocument',
    'DSAK19',
    [remove(`${customer}/cbc:AdditionalAccountID`), remove(buyerScheme)],
    'failed',
  ],
];

const selling: readonly Case[] = [
  [
    'a seller abroad needs no place',
    'supportDocument',
    'DSAJ07',
    [foreign, remove(`${supplier}/cac:Party/cac:PhysicalLocation`)],
    'passed',
  ],
  [
    'nor the whole address of a resident',
    'supportDocument',
    'DSAJ08a',
    [foreign, remove(`${address}/cbc:PostalZone`)],
    'passed',
  ],
  [
    'whose address has a postal code too',
    'supportAdjustmentNote',
    'NSAJ08a',
    [remove(`${address}/cbc:PostalZone`)],
    'failed',
  ],
  [
    'nor one of its codes',
    'supportDocument',
    'DSAJ08b',
    [
      foreign,
      remove(`${address}/cbc:ID`),
      remove(`${address}/cbc:PostalZone`),
      remove(`${address}/cbc:CountrySubentityCode`),
    ],
    'passed',
  ],
  ['but a country', 'supportAdjustmentNote', 'NSAJ08b', [foreign, remove(`${address}/cac:Country`)], 'failed'],
  [
    'which is another',
    'supportDocument',
    'DSAJ16',
    [foreign, set(`${address}/cac:Country/cbc:IdentificationCode`, 'US')],
    'passed',
  ],
  [
    'than that of a resident',
    'supportDocument',
    'DSAJ16',
    [set(`${address}/cac:Country/cbc:IdentificationCode`, 'US')],
    'failed',
  ],
  [
    'a seller abroad may have a foreign NIT',
    'supportDocument',
    'DSAJ25b',
    [foreign, set(`${sellerId}/@schemeName`, '50')],
    'passed',
  ],
  [
    'a resident is none of its documents’ business',
    'supportDocument',
    'DSAJ25b',
    [set(`${sellerId}/@schemeName`, '13')],
    'passed',
  ],
  ['but always has a NIT', 'supportAdjustmentNote', 'NSAJ25a', [set(`${sellerId}/@schemeName`, '13')], 'failed'],
  [
    'which a seller abroad need not have',
    'supportAdjustmentNote',
    'NSAJ25a',
    [foreign, set(`${sellerId}/@schemeName`, '50')],
    'passed',
  ],
  [
    'a seller may have the liabilities that invoices know no more',
    'supportDocument',
    'DSAJ26',
    [set(levels(supplier), 'O-48;O-49')],
    'passed',
  ],
  ['and so may the buyer', 'supportAdjustmentNote', 'NSAK26', [set(levels(customer), 'O-49')], 'passed'],
  ['a buyer of a credit note may not', 'creditNote', 'CAK26', [set(levels(customer), 'O-49')], 'failed'],
  [
    'an adjustment note without legal entity is not named as in the RUT',
    'supportAdjustmentNote',
    'NSAJ43b',
    [remove(legal)],
    'failed',
  ],
  [
    'nor one whose legal entity has no name',
    'supportAdjustmentNote',
    'NSAJ43b',
    [remove(`${legal}/cbc:RegistrationName`)],
    'failed',
  ],
  ['but it has no identification that could be wrong', 'supportAdjustmentNote', 'NSAJ44b', [remove(legal)], 'passed'],
  [
    'one that the RUT has not has no name to compare',
    'supportAdjustmentNote',
    'NSAJ43b',
    [set(`${legal}/cbc:CompanyID`, '900999999')],
    'notEvaluated',
  ],
  [
    'and a name that it has not no identification',
    'supportAdjustmentNote',
    'NSAJ44b',
    [set(`${legal}/cbc:RegistrationName`, 'Nadie')],
    'notEvaluated',
  ],
];

describe('the parties', () => {
  it.each([...issuing, ...buying, ...selling])('%s (%s, %s)', async (_what, kind, code, built, status) => {
    expect(await outcomeOf(kind, code, { built })).toMatchObject({ status });
  });

  it('shows the check digit that is wrong, not the type beside it', async () => {
    const built = [set(`${buyerScheme}/cbc:CompanyID/@schemeID`, '9')];
    expect(await outcomeOf('creditNote', 'CAK25', { built })).toMatchObject({
      failures: [{ xpath: expect.stringMatching(/CompanyID\/@schemeID$/) as string, expected: { value: '3' } }],
    });
  });

  it('asks of a legal entity that is the issuer only what is asked of the issuer', async () => {
    const registry = (): Partial<RegistryData> => ({ contributors: [] });
    expect(await outcomeOf('debitNote', 'DAJ21', { registry })).toMatchObject({ status: 'failed' });
    expect(await outcomeOf('debitNote', 'DAJ44', { registry })).toMatchObject({ status: 'passed' });
  });
});

type Rut = (data: RegistryData) => RegistryData['rut'];

const asItIs: Rut = ({ rut }) => rut;
const silent: Rut = ({ rut }) => ({ ...rut, available: false });
const without: Rut = ({ rut }) => ({
  ...rut,
  entries: rut.entries.filter(({ identification }) => identification !== seller.nit),
});
const suspended: Rut = ({ rut }) => ({
  ...rut,
  entries: rut.entries.map((entry) =>
    entry.identification === seller.nit ? { ...entry, status: 'suspended' as const } : entry,
  ),
});

describe('the RUT', () => {
  it.each<readonly [what: string, kind: Widened, code: string, rut: Rut, status: Status]>([
    ['a RUT that does not answer is reported', 'supportDocument', 'DSAJ21', silent, 'failed'],
    ['a suspended seller too', 'supportAdjustmentNote', 'NSAJ21', suspended, 'failed'],
    ['an active one is not', 'supportDocument', 'DSAJ21', asItIs, 'passed'],
    ['one that it has not is not', 'supportDocument', 'DSAJ21', without, 'passed'],
    [
      'a name is not compared with a RUT that does not answer',
      'supportAdjustmentNote',
      'NSAJ43b',
      silent,
      'notEvaluated',
    ],
    ['nor an identification', 'supportAdjustmentNote', 'NSAJ44b', silent, 'notEvaluated'],
    ['nor with one that has no such taxpayer', 'supportAdjustmentNote', 'NSAJ43b', without, 'notEvaluated'],
  ])('%s (%s, %s)', async (_what, kind, code, rut, status) => {
    const registry = (data: RegistryData): Partial<RegistryData> => ({ rut: rut(data) });
    expect(await outcomeOf(kind, code, { registry })).toMatchObject({ status });
  });

  it('is asked about the seller only where a profile wants it', () => {
    const [entry] = rules.find('DSAJ21');
    expect(entry?.code).toMatchObject({ kind: 'Notificación', defaultOn: false });
  });
});
