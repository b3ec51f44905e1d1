/** Who sends a note or a support document, under which numbering, and whether it was sent before. */
import { describe, expect, it } from 'vitest';
import type { RuleResult } from '../judge/engine/results.ts';
import type { RegistryData } from '../registry/types.ts';
import { control, dian, outcomeOf, referring, type Change, type Widened } from '../testing/notes.fixture.ts';
import { remove, set } from '../testing/rules.fixture.ts';

type Status = RuleResult['status'];

const rangeOf = (changes: Partial<RegistryData['ranges'][number]>): Change => ({
  registry: (data) => ({
    ranges: data.ranges.map((range) => (range.documentType === '05' ? { ...range, ...changes } : range)),
  }),
});

describe('the numbering of support documents', () => {
  const authorization = `${control}/sts:InvoiceAuthorization`;

  it.each<readonly [code: string, what: string, change: Change, status: Status]>([
    ['DSAB05a', 'a resolution of invoices', { built: [set(authorization, '18760000001')] }, 'failed'],
    ['DSAB05a', 'a resolution of somebody else', rangeOf({ issuerNit: '901500600' }), 'failed'],
    ['DSAB05a', 'its own', {}, 'passed'],
    ['DSAB05a', 'none', { built: [remove(control)] }, 'failed'],
    ['DSAB05b', 'a resolution of somebody else', rangeOf({ issuerNit: '901500600' }), 'failed'],
    ['DSAB05b', 'a resolution of nobody', { built: [set(authorization, '1')] }, 'notEvaluated'],
    ['DSAD05d', 'the last number', { built: [set('/*/cbc:ID', 'SEDS985000000')] }, 'passed'],
    ['DSAD05d', 'the first number', { built: [set('/*/cbc:ID', 'SEDS984000000')] }, 'passed'],
    ['DSAD05d', 'the number behind the last', { built: [set('/*/cbc:ID', 'SEDS985000001')] }, 'failed'],
    ['DSAD05e', 'a range of invoices', rangeOf({ documentType: '01' }), 'failed'],
    ['DSAD05e', 'a range of contingency', rangeOf({ documentType: '03' }), 'failed'],
    ['DSAD05e', 'another prefix', rangeOf({ prefix: 'OTRO' }), 'failed'],
    ['DSAB07b', 'another first day', rangeOf({ startDate: '2020-01-01' }), 'failed'],
    ['DSAB12b', 'another last number', rangeOf({ to: '986000000' }), 'failed'],
  ])('%s: %s: %s', async (code, _what, change, status) => {
    expect(await outcomeOf('supportDocument', code, change)).toMatchObject({ status });
  });
});

describe('who sends', () => {
  const families = (nit: string, list: RegistryData['contributors'][number]['families']): Change => ({
    registry: (data) => ({
      contributors: data.contributors.map((entry) => (entry.nit === nit ? { ...entry, families: list } : entry)),
    }),
  });
  const closed = (environment: '1' | '2'): Change => ({
    registry: () => ({ closedKinds: [{ environment, kind: 'supportDocument' }] }),
  });
  const softwareFor = (family: RegistryData['software'][number]['families'][number]): Change => ({
    registry: (data) => ({ software: data.software.map((entry) => ({ ...entry, families: [family] })) }),
  });
  const inactiveSoftware: Change = {
    registry: (data) => ({ software: data.software.map((entry) => ({ ...entry, status: 'inactive' as const })) }),
  };
  const suspended = (identification: string): Change => ({
    registry: ({ rut }) => ({
      rut: {
        ...rut,
        entries: rut.entries.map((entry) =>
          entry.identification === identification ? { ...entry, status: 'suspended' as const } : entry,
        ),
      },
    }),
  });

  it.each<readonly [kind: Widened, code: string, what: string, change: Change, status: Status]>([
    [
      'supportDocument',
      '92',
      'the buyer is enabled for support documents',
      families('901500100', ['support']),
      'passed',
    ],
    [
      'supportDocument',
      '92',
      'the buyer is enabled for invoices alone',
      families('901500100', ['invoicing']),
      'failed',
    ],
    ['supportDocument', '92', 'the seller is enabled for nothing', families('901500600', []), 'passed'],
    [
      'supportAdjustmentNote',
      '92',
      'the buyer is enabled for invoices alone',
      families('901500100', ['invoicing']),
      'failed',
    ],
    [
      'supportAdjustmentNote',
      '92',
      'the buyer is enabled for support documents',
      families('901500100', ['support']),
      'passed',
    ],
    [
      'creditNote',
      '92',
      'the issuer is enabled for support documents alone',
      families('901500100', ['support']),
      'failed',
    ],
    ['debitNote', '92', 'the issuer is enabled for invoices', families('901500100', ['invoicing']), 'passed'],
    ['debitNote', '92', 'the issuer is enabled for nothing', families('901500100', []), 'failed'],
    ['supportDocument', 'DSDS01', 'no kind is closed', {}, 'passed'],
    ['supportDocument', 'DSDS01', 'closed in production', closed('1'), 'passed'],
    ['supportDocument', 'DSDS01', 'closed in the test environment', closed('2'), 'failed'],
    ['supportDocument', 'DSAB24b', 'software of its family', softwareFor('support'), 'passed'],
    ['supportDocument', 'DSAB24b', 'software of invoices', softwareFor('invoicing'), 'failed'],
    ['supportAdjustmentNote', 'NSAB24b', 'software of payroll', softwareFor('payroll'), 'failed'],
    ['creditNote', 'CAB24b', 'software of support documents', softwareFor('support'), 'failed'],
    ['debitNote', 'DAB24b', 'active software', {}, 'passed'],
    ['debitNote', 'DAB24b', 'inactive software', inactiveSoftware, 'failed'],
    ['creditNote', 'CAB24b', 'inactive software', inactiveSoftware, 'passed'],
    ['creditNote', 'CAB24c', 'inactive software', inactiveSoftware, 'failed'],
    ['supportDocument', 'RUT01', 'the buyer is suspended', suspended('901500100'), 'failed'],
    ['supportDocument', 'RUT01', 'the seller is suspended', suspended('900100137'), 'passed'],
    ['creditNote', 'RUT01', 'the issuer is suspended', suspended('901500100'), 'failed'],
    ['debitNote', 'RUT01', 'the buyer is suspended', suspended('901500600'), 'passed'],
  ])('(%s, %s) %s', async (kind, code, _what, change, status) => {
    expect(await outcomeOf(kind, code, change)).toMatchObject({ status });
  });

  it.each<readonly [kind: Widened, code: string, wanted: string]>([
    ['creditNote', 'CAB19b', 'Rechazo'],
    ['debitNote', 'DAB19b', 'Rechazo'],
    ['supportDocument', 'DSAB19b', 'Notificación'],
    ['supportAdjustmentNote', 'NSAB19b', 'Notificación'],
  ])('a provider that is not authorised in a %s: %s, %s', async (kind, code, wanted) => {
    const built = [set(`${dian}/sts:SoftwareProvider/sts:ProviderID`, '901500500')];
    expect(await outcomeOf(kind, code, { built })).toMatchObject({ status: 'failed', kind: wanted });
  });
});

describe('a document that was processed before (90)', () => {
  const [duplicate] = referring('creditNote').referencedDocuments?.byKey.values() ?? [];

  it.each<Widened>(['creditNote', 'debitNote', 'supportDocument', 'supportAdjustmentNote'])('as a %s', async (kind) => {
    expect(await outcomeOf(kind, '90')).toMatchObject({ status: 'passed' });
    const facts = { priorDocuments: { asked: true, duplicate } };
    expect(await outcomeOf(kind, '90', { facts })).toMatchObject({ status: 'failed', kind: 'Rechazo' });
    const unknown = { priorDocuments: { asked: false, duplicate: undefined } };
    expect(await outcomeOf(kind, '90', { facts: unknown })).toMatchObject({ status: 'notEvaluated' });
  });
});
