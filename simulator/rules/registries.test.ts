import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import type { Contributor, NumberingRange, RegistryData } from '../registry/types.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { everyIssuer } from '../registry/common-ranges.ts';
import { outcomeOf, remove, set, statusOf, type Situation } from '../testing/rules.fixture.ts';
import { issuer, softwareId } from '../testing/invoice.fixture.ts';

type Status = RuleResult['status'];

const data = defaultRegistry();
const production: Situation = { facts: { environment: { code: '1' } } };
const dian = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';
const control = `${dian}/sts:InvoiceControl`;
const provider = `${dian}/sts:SoftwareProvider/sts:ProviderID`;
const supplier = '/*/cac:AccountingSupplierParty/cac:Party';
const customer = '/*/cac:AccountingCustomerParty';
const legal = `${supplier}/cac:PartyLegalEntity`;

const withIssuer = (changes: Partial<Contributor>): Partial<RegistryData> => ({
  contributors: data.contributors.map((entry) => (entry.nit === issuer.nit ? { ...entry, ...changes } : entry)),
});

describe('the issuer in the registry of contributors', () => {
  it.each<readonly [changes: Partial<Contributor>, test: Status, inProduction: Status, code92: Status]>([
    [{}, 'passed', 'passed', 'passed'],
    [{ status: 'registered' }, 'passed', 'failed', 'failed'],
    [{ status: 'cancelled' }, 'failed', 'failed', 'failed'],
    [{ roles: ['provider'] }, 'failed', 'failed', 'failed'],
    [{ roles: ['issuer'] }, 'passed', 'passed', 'passed'],
    [{ families: ['payroll', 'support'] }, 'passed', 'passed', 'failed'],
    [{ nit: '1' }, 'failed', 'failed', 'failed'],
  ])(
    '%j: FAJ21 and FAJ44a %s in the test environment, %s in production; 92 %s',
    async (changes, test, real, code92) => {
      const registry = withIssuer(changes);
      for (const code of ['FAJ21', 'FAJ44a']) {
        expect(await statusOf(code, { registry }), code).toBe(test);
        expect(await statusOf(code, { registry, ...production }), code).toBe(real);
      }
      expect(await statusOf('92', { registry })).toBe(code92);
    },
  );

  it('an identification with blanks is nobody’s', async () => {
    const built = [set(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`, ` ${issuer.nit}`)];
    expect(await statusOf('FAJ21', { built })).toBe('failed');
    expect(await statusOf('92', { built })).toBe('failed');
  });

  it('an absent identification is nobody’s', async () => {
    const built = [remove(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`)];
    expect(await statusOf('FAJ21', { built })).toBe('failed');
    expect(await statusOf('92', { built })).toBe('failed');
  });
});

describe('the provider (FAB19b)', () => {
  const software = (changes: Partial<RegistryData['software'][number]>): Partial<RegistryData> => ({
    software: data.software.map((entry) => (entry.id === softwareId ? { ...entry, ...changes } : entry)),
  });

  it.each<readonly [what: string, situation: Situation, status: Status]>([
    ['is a provider', {}, 'passed'],
    ['is a registered one in the test environment', { registry: withIssuer({ status: 'registered' }) }, 'passed'],
    ['must be enabled in production', { registry: withIssuer({ status: 'registered' }), ...production }, 'failed'],
    ['is not cancelled', { registry: withIssuer({ status: 'cancelled' }) }, 'failed'],
    ['owns the software, or is a provider: owns it', { registry: withIssuer({ roles: ['issuer'] }) }, 'passed'],
    [
      'owns the software, or is a provider: neither',
      { registry: { ...withIssuer({ roles: ['issuer'] }), ...software({ ownerNit: '1' }) } },
      'failed',
    ],
    ['owns the software, and is no contributor', { registry: { contributors: [] } }, 'failed'],
    ['is registered', { built: [set(provider, '123')] }, 'failed'],
    ['is not empty', { built: [set(provider, '')] }, 'failed'],
  ])('%s', async (_what, situation, status) => {
    expect(await statusOf('FAB19b', situation)).toBe(status);
  });

  it('that is not named at all is FAB19a’s', async () => {
    const built = [remove(`${dian}/sts:SoftwareProvider`)];
    expect(await statusOf('FAB19b', { built })).toBe('passed');
    expect(await statusOf('FAB19a', { built })).toBe('failed');
  });
});

describe('the software', () => {
  const change = (changes: Partial<RegistryData['software'][number]>): Situation => ({
    registry: { software: data.software.map((entry) => ({ ...entry, ...changes })) },
  });
  const unknown: Situation = { registry: { software: [] } };

  it.each<readonly [code: string, what: string, situation: Situation, status: Status]>([
    ['FAB24b', 'registered and associated', {}, 'passed'],
    ['FAB24b', 'of another issuer', change({ issuers: ['901500600'] }), 'failed'],
    ['FAB24b', 'of several families', change({ families: ['support', 'invoicing'] }), 'passed'],
    ['FAB24b', 'of another family', change({ families: ['support', 'payroll'] }), 'failed'],
    ['FAB24b', 'not registered', unknown, 'failed'],
    [
      'FAB24b',
      'named with blanks',
      { built: [set(`${dian}/sts:SoftwareProvider/sts:SoftwareID`, ` ${softwareId}`)] },
      'failed',
    ],
    [
      'FAB27b',
      'whose code has blanks',
      { coded: [{ edit: 'append', path: `${dian}/sts:SoftwareSecurityCode`, text: ' ' }] },
      'failed',
    ],
    ['FAB24b', 'not named', { built: [set(`${dian}/sts:SoftwareProvider/sts:SoftwareID`, '')] }, 'failed'],
    ['FAB24c', 'active', {}, 'passed'],
    ['FAB24c', 'inactive', change({ status: 'inactive' }), 'failed'],
    ['FAB24c', 'not registered', unknown, 'notEvaluated'],
    ['FAB27b', 'with the registered PIN', {}, 'passed'],
    ['FAB27b', 'with another PIN', change({ pin: '99999' }), 'failed'],
    ['FAB27b', 'not registered', unknown, 'notEvaluated'],
    ['FAB27b', 'whose code is in capitals', { coded: [set(`${dian}/sts:SoftwareSecurityCode`, 'ABC')] }, 'failed'],
    ['FAB24a', 'that is absent', { built: [remove(`${dian}/sts:SoftwareProvider/sts:SoftwareID`)] }, 'failed'],
    ['FAB25', 'that is absent', { built: [remove(`${dian}/sts:SoftwareProvider/sts:SoftwareID`)] }, 'failed'],
    ['FAB26', 'that is absent', { built: [remove(`${dian}/sts:SoftwareProvider/sts:SoftwareID`)] }, 'failed'],
    ['FAB25', 'whose group is absent', { built: [remove(`${dian}/sts:SoftwareProvider`)] }, 'failed'],
    ['FAB27b', 'whose code is absent', { coded: [remove(`${dian}/sts:SoftwareSecurityCode`)] }, 'failed'],
  ])('%s: %s: %s', async (code, _what, situation, status) => {
    expect(await statusOf(code, situation)).toBe(status);
  });
});

describe('the numbering ranges', () => {
  const [first] = data.ranges;
  if (first === undefined) throw new Error('The default registry has no ranges.');
  const range = (changes: Partial<NumberingRange>): NumberingRange => ({ ...first, ...changes });
  const ranges = (...list: readonly Partial<NumberingRange>[]): Situation => ({
    registry: { ranges: list.map(range) },
  });
  const type = (code: string): XmlEdit => set('/*/cbc:InvoiceTypeCode', code);
  const foreign = { built: [set('/*/cbc:ID', 'XYZ5'), set(`${control}/sts:AuthorizedInvoices/sts:Prefix`, 'XYZ')] };
  const otherSoftware = { ...data.software[0], id: 'other', ownerNit: '901500600' } as RegistryData['software'][number];

  const commonTickets = { issuerNit: everyIssuer, documentType: '20', prefix: 'EPOS' };
  const inactive = [{ state: 'inactive' }, { issuerNit: '1' }, commonTickets] as const;

  it.each<readonly [code: string, what: string, situation: Situation, status: Status]>([
    ['FAB05a', 'none', ranges(), 'failed'],
    ['FAB05a', 'of somebody', ranges({ issuerNit: '1' }), 'passed'],
    [
      'FAB05a',
      'of a blank resolution',
      { ...ranges({ resolution: ' ' }), built: [set(`${control}/sts:InvoiceAuthorization`, ' ')] },
      'failed',
    ],
    ['FAB05a', 'inactive', ranges({ state: 'inactive' }), 'failed'],
    ['FAB05a', 'inactive, beside an active one', ranges({ state: 'inactive' }, { prefix: 'OTRO' }), 'passed'],
    ['FAB05b', 'inactive', ranges({ state: 'inactive' }), 'notEvaluated'],
    ['FAB05b', 'of somebody else', ranges({ issuerNit: '1' }), 'failed'],
    ['FAB05b', 'of the issuer among others', ranges({ issuerNit: '1' }, {}), 'passed'],
    ['FAB05b', 'inactive, beside one of somebody and a common one of another family', ranges(...inactive), 'failed'],
    ['FAB05b', 'common, of another family', ranges(commonTickets), 'notEvaluated'],
    ['FAB05b', 'none', ranges(), 'notEvaluated'],
    ['FAB05b', 'with other software', ranges({ softwareId: 'gone' }), 'passed'],
    ['FAB05c', 'with this software', ranges({}), 'passed'],
    ['FAB05c', 'with other software', ranges({ softwareId: 'gone' }), 'failed'],
    ['FAB05c', 'with other software, of somebody else', ranges({ softwareId: 'gone', issuerNit: '1' }), 'passed'],
    ['FAB05c', 'with other software beside one with this', ranges({ softwareId: 'gone' }, {}), 'passed'],
    ['FAB05c', 'without software', ranges({ softwareId: undefined }), 'passed'],
    [
      'FAB05c',
      'with other software beside one without',
      ranges({ softwareId: 'gone' }, { softwareId: undefined }),
      'passed',
    ],
    ['FAB05c', 'none', ranges(), 'passed'],
    [
      'FAB05c',
      'with other software, for a document without',
      { ...ranges({ softwareId: 'gone' }), built: [remove(`${dian}/sts:SoftwareProvider/sts:SoftwareID`)] },
      'passed',
    ],
    ['FAB10b', 'with two prefixes', ranges({ prefix: 'OTRO' }, {}), 'passed'],
    ['FAB10b', 'with another prefix', ranges({ prefix: 'OTRO' }), 'failed'],
    ['FAB10b', 'of somebody else', ranges({ issuerNit: '1' }), 'notEvaluated'],
    [
      'FAB10b',
      'inactive, beside one of somebody and a common one of another family',
      ranges(...inactive),
      'notEvaluated',
    ],
    ['FAD05e', 'of sales', { ...ranges({}), built: [type('01')] }, 'passed'],
    ['FAD05e', 'of sales, for export', { ...ranges({}), built: [type('02')] }, 'passed'],
    ['FAD05e', 'of sales, for contingency of the authority', { ...ranges({}), built: [type('04')] }, 'passed'],
    ['FAD05e', 'of sales, for contingency of the issuer', { ...ranges({}), built: [type('03')] }, 'passed'],
    ['FAD05e', 'of contingency, for a sale', ranges({ documentType: '03' }), 'failed'],
    ['FAD05e', 'of contingency', { ...ranges({ documentType: '03' }), built: [type('03')] }, 'passed'],
    ['FAD05e', 'of support documents', ranges({ documentType: '05' }), 'failed'],
    ['FAD05e', 'of support documents', { ...ranges({ documentType: '05' }), built: [type('03')] }, 'failed'],
    ['FAD06', 'with the key', ranges({}), 'passed'],
    ['FAD06', 'with another key', ranges({ technicalKey: 'x' }), 'failed'],
    ['FAD06', 'without key', ranges({ technicalKey: undefined }), 'notEvaluated'],
    ['FAD06', 'none', ranges(), 'notEvaluated'],
    ['FAD06', 'of another prefix than number and statement', { ...ranges({}), ...foreign }, 'passed'],
    ['FAD06', 'two of other prefixes', { ...ranges({}, { prefix: 'OTRO' }), ...foreign }, 'notEvaluated'],
    ['FAD06', 'of a shorter prefix beside the stated one', ranges({ prefix: 'SET', technicalKey: 'x' }, {}), 'passed'],
    [
      'FAD06',
      'of the longest prefix, where the stated one is none of them',
      {
        ...ranges({ prefix: 'SET', technicalKey: 'x' }, {}),
        built: [set(`${control}/sts:AuthorizedInvoices/sts:Prefix`, 'OTRO')],
      },
      'passed',
    ],
  ])('%s: %s: %s', async (code, _what, situation, status) => {
    expect(await statusOf(code, situation)).toBe(status);
  });

  it('associated with the software of another provider: FAB05c, and FAB05b where the annex is read as printed', async () => {
    const registry = { software: [...data.software, otherSoftware], ranges: [range({ softwareId: 'other' })] };
    const facts = { profile: { strict: false, literal: true } } as const;
    expect(await statusOf('FAB05b', { registry })).toBe('passed');
    expect(await statusOf('FAB05c', { registry })).toBe('failed');
    expect(await statusOf('FAB05b', { registry, facts })).toBe('failed');
    expect(await statusOf('FAB05c', { registry, facts })).toBe('passed');
    const built = [set(`${dian}/sts:SoftwareProvider/sts:SoftwareID`, 'unknown')];
    expect(await statusOf('FAB05b', { registry, built, facts })).toBe('passed');
  });

  it('FAD06 takes the PIN of the software for type 03, and no key', async () => {
    const contingency = [type('03')];
    expect(await statusOf('FAD06', { ...ranges({ technicalKey: undefined }), built: contingency })).toBe('passed');
    expect(await statusOf('FAD06', { registry: { software: [] }, built: contingency })).toBe('notEvaluated');
  });

  it('of one resolution with two prefixes, the number takes that of its own', async () => {
    const registry = { ranges: [range({}), range({ prefix: 'OTRO', from: '1', to: '9' })] };
    expect(await statusOf('FAD05d', { registry, built: [set('/*/cbc:ID', 'OTRO5')] })).toBe('failed');
    const stated = [set('/*/cbc:ID', 'OTRO5'), set(`${control}/sts:AuthorizedInvoices/sts:Prefix`, 'OTRO')];
    expect(await statusOf('FAD05d', { registry, built: stated })).toBe('passed');
  });
});

describe('the RUT', () => {
  const silent: Situation = { registry: { rut: { ...data.rut, available: false } } };
  const empty: Situation = { registry: { rut: { available: true, entries: [] } } };
  const status = (changes: object): Situation => ({
    registry: {
      rut: {
        available: true,
        entries: data.rut.entries.map((entry) =>
          entry.identification === issuer.nit ? { ...entry, ...changes } : entry,
        ),
      },
    },
  });
  const name = (text: string): readonly XmlEdit[] => [set(`${legal}/cbc:RegistrationName`, text)];
  const anotherIssuer = [set(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`, '901500600')];
  const shareholder = `${legal}/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;

  it.each<readonly [code: string, what: string, situation: Situation, status: Status]>([
    ['FAJ43b', 'has that name', {}, 'passed'],
    ['FAJ43b', 'has it with accents and capitals', { built: name('Emprésa de  pruebas S.A.S.') }, 'passed'],
    ['FAJ43b', 'has another', { built: name('OTRO NOMBRE SAS') }, 'failed'],
    ['FAJ43b', 'has one, none was sent', { built: [remove(`${legal}/cbc:RegistrationName`)] }, 'failed'],
    ['FAJ43b', 'has no record', empty, 'notEvaluated'],
    ['FAJ43b', 'does not answer', silent, 'notEvaluated'],
    ['FAJ44b', 'has the name under that number', {}, 'passed'],
    ['FAJ44b', 'has the name under another', { built: name('SEGUNDA EMPRESA DE PRUEBAS SAS') }, 'failed'],
    ['FAJ44b', 'does not have the name', { built: name('OTRO NOMBRE SAS') }, 'notEvaluated'],
    ['FAJ44b', 'has a name, none was sent', { built: [remove(`${legal}/cbc:RegistrationName`)] }, 'notEvaluated'],
    ['FAJ44b', 'has the name, no number was sent', { built: [remove(`${legal}/cbc:CompanyID`)] }, 'failed'],
    ['FAJ44b', 'has no record', empty, 'notEvaluated'],
    ['FAJ44b', 'does not answer', silent, 'notEvaluated'],
    ['FAJ57', 'has an active participant', {}, 'passed'],
    ['FAJ57', 'has a cancelled one', { built: [set(shareholder, '901500300')] }, 'failed'],
    ['FAJ57', 'does not have the participant', { built: [set(shareholder, '1')] }, 'failed'],
    ['FAJ57', 'does not answer', silent, 'notEvaluated'],
    ['RUT01', 'has issuer and provider active', {}, 'passed'],
    ['RUT01', 'has them suspended', status({ status: 'suspended' }), 'failed'],
    ['RUT01', 'has them cancelled', status({ status: 'cancelled' }), 'failed'],
    ['RUT01', 'has another provider suspended', { ...status({ status: 'suspended' }), built: anotherIssuer }, 'failed'],
    ['RUT01', 'has no record', empty, 'passed'],
    ['RUT01', 'does not answer', silent, 'failed'],
  ])('%s: it %s: %s', async (code, _what, situation, wanted) => {
    expect(await statusOf(code, situation)).toBe(wanted);
  });

  it('may have several taxpayers of one name', async () => {
    const duplicates = data.rut.entries.map((entry) => ({ ...entry, name: issuer.name }));
    expect(await statusOf('FAJ44b', { registry: { rut: { available: true, entries: duplicates } } })).toBe('passed');
  });
});

describe('the mailbox for reception (FAJ71)', () => {
  const mail = `${supplier}/cac:Contact/cbc:ElectronicMail`;

  it.each<readonly [what: string, situation: Situation, status: Status]>([
    ['is the registered one', {}, 'passed'],
    ['in capitals as well', { built: [set(mail, 'Emisor@Example.com')] }, 'passed'],
    ['is not another', { built: [set(mail, 'otro@example.com')] }, 'failed'],
    ['is not empty', { built: [set(mail, ' ')] }, 'failed'],
    ['is not absent', { built: [remove(mail)] }, 'failed'],
    ['is not asked for without contact', { built: [remove(`${supplier}/cac:Contact`)] }, 'passed'],
    ['is any, where none is registered', { registry: withIssuer({ receptionEmail: undefined }) }, 'notEvaluated'],
    ['is any of an unknown issuer', { registry: { contributors: [] } }, 'notEvaluated'],
    ['is not blank, even so', { registry: { contributors: [] }, built: [set(mail, ' ')] }, 'failed'],
    ['is there, even so', { registry: { contributors: [] }, built: [remove(mail)] }, 'failed'],
  ])('%s', async (_what, situation, status) => {
    expect(await statusOf('FAJ71', situation)).toBe(status);
  });
});

describe('the tax information of the buyer (FAK19)', () => {
  const without = remove(`${customer}/cac:Party/cac:PartyTaxScheme`);
  const nobody = [without, set(`${customer}/cbc:AdditionalAccountID`, '')];
  const payable = (text: string): XmlEdit => set('/*/cac:LegalMonetaryTotal/cbc:PayableAmount', text);
  const exchange = '/*/cac:PaymentExchangeRate';
  const rate = (text: string): XmlEdit => set(`${exchange}/cbc:CalculationRate`, text);
  const dollars = set('/*/cbc:DocumentCurrencyCode', 'USD');

  // 100 UVT of 2026 are 5,237,400.00.
  it.each<readonly [what: string, built: readonly XmlEdit[], status: Status]>([
    ['is there', [], 'passed'],
    ['of a natural person', [without], 'failed'],
    ['of a legal person', [without, set(`${customer}/cbc:AdditionalAccountID`, '1')], 'failed'],
    ['of nobody in particular', nobody, 'passed'],
    ['in an export', [...nobody, set('/*/cbc:InvoiceTypeCode', '02')], 'failed'],
    ['at a hundred UVT', [...nobody, payable('5237400.00')], 'passed'],
    ['above a hundred UVT', [...nobody, payable('5237400.01')], 'failed'],
    ['at a hundred UVT in dollars', [...nobody, dollars, rate('4000.00'), payable('1309.35')], 'passed'],
    ['above a hundred UVT in dollars', [...nobody, dollars, rate('4000.00'), payable('1309.36')], 'failed'],
    ['in dollars without rate', [...nobody, dollars, remove(exchange), payable('9999999.00')], 'passed'],
    ['before the first year with a UVT', [...nobody, set('/*/cbc:IssueDate', '2018-12-31')], 'notEvaluated'],
    // 100 UVT of 2019 are 3,427,000.00, of 2025 4,979,900.00; that of 2027 is not registered yet.
    ['above those of 2019', [...nobody, set('/*/cbc:IssueDate', '2019-01-01'), payable('3427000.01')], 'failed'],
    ['at those of 2019', [...nobody, set('/*/cbc:IssueDate', '2019-01-01'), payable('3427000.00')], 'passed'],
    ['above those of 2025', [...nobody, set('/*/cbc:IssueDate', '2025-12-31'), payable('4979900.01')], 'failed'],
    ['at those of 2026', [...nobody, set('/*/cbc:IssueDate', '2026-01-01'), payable('5237400.00')], 'passed'],
    ['above the last known ones', [...nobody, set('/*/cbc:IssueDate', '2027-01-01'), payable('5237400.01')], 'failed'],
    ['at the last known ones', [...nobody, set('/*/cbc:IssueDate', '2027-01-01'), payable('5237400.00')], 'passed'],
    ['empty is there', [{ edit: 'set', path: `${customer}/cac:Party/cac:PartyTaxScheme`, text: '' }], 'passed'],
  ])('%s: %j gives %s', async (_what, built, status) => {
    expect(await statusOf('FAK19', { built })).toBe(status);
  });

  it('says why it is asked for', async () => {
    const result = await outcomeOf('FAK19', { built: [...nobody, payable('9999999.00')] });
    expect(result).toMatchObject({
      failures: [{ expected: { en: 'the group PartyTaxScheme, because PayableAmount is above 100 UVT (5237400.00)' } }],
    });
  });
});

it('a resolution that belongs to others is reported with their NIT', async () => {
  const ranges = data.ranges.map((range) => ({ ...range, issuerNit: '901500600' }));
  expect(await outcomeOf('FAB05b', { registry: { ranges } })).toMatchObject({
    failures: [{ found: { remark: { en: 'which NIT 901500600 has registered, and this issuer has not' } } }],
  });
});

it('a resolution that has ranges of several families is judged by those of the document', async () => {
  const ranges = data.ranges.map((range) => (range.prefix === 'EPOS' ? { ...range, prefix: 'SETP' } : range));
  expect(await statusOf('FAB12b', { registry: { ranges: ranges.toReversed() } })).toBe('passed');
});

describe('the state of the issuer in the RUT (RUT01)', () => {
  const inRut = (status: 'active' | 'suspended' | 'cancelled'): Situation => ({
    registry: {
      rut: {
        available: true,
        entries: [{ identification: issuer.nit, name: issuer.name, status, responsibilities: [] }],
      },
    },
  });

  it.each([
    ['suspended', 'suspendido'],
    ['cancelled', 'cancelado'],
  ] as const)('%s is reported in both languages', async (status, spanish) => {
    expect(await outcomeOf('RUT01', inRut(status))).toMatchObject({
      failures: [{ found: { en: `${issuer.nit} is ${status}`, es: `${issuer.nit} está ${spanish}` } }],
    });
  });

  it('active is what it should be', async () => {
    expect(await statusOf('RUT01', inRut('active'))).toBe('passed');
  });
});
