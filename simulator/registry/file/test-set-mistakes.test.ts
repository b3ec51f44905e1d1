import { describe, it } from 'vitest';
import { expectOneMessage, type MistakeCase } from './mistake.fixture.ts';

const testSet = (fields: string): string => `
testSets:
  - { id: 11111111-2222-4333-8444-555555555555, issuerNit: 901500100, family: payroll, ${fields} }`;

const mistakes: readonly MistakeCase[] = [
  [
    'a quota that is no number',
    testSet('quotas: { payroll: { required: many } }'),
    'invalid-value',
    ['/testSets/0/quotas/payroll/required', 3, 119],
    /whole number/,
    /required: 2/,
  ],
  [
    'a quota that nobody can meet',
    testSet('quotas: { payroll: { required: 1, minimumAccepted: 2 } }'),
    'impossible-quota',
    ['/testSets/0/quotas/payroll/minimumAccepted', 3, 139],
    /required: 1/,
    /Lower/,
  ],
  [
    'a kind of another family',
    testSet('quotas: { invoice: { required: 1 } }'),
    'kind-of-another-family',
    ['/testSets/0/quotas/invoice', 3, 107],
    /of payroll/,
    /its family/,
  ],
  [
    'a kind that is none',
    testSet('quotas: { payrol: { required: 1 } }'),
    'unknown-field',
    ['/testSets/0/quotas/payrol', 3, 98],
    /payroll/,
    /mean payroll\?/,
  ],
  [
    'a preset that is none',
    testSet('preset: nomina'),
    'invalid-value',
    ['/testSets/0/preset', 3, 96],
    /one of: invoicing, invoicing-large, invoicing-portal, support, equivalent, equivalent-portal, payroll/,
    /preset: invoicing/,
  ],
  [
    'a preset of another family',
    testSet('preset: support'),
    'preset-of-another-family',
    ['/testSets/0/preset', 3, 96],
    /of payroll: payroll/,
    /leave family out/,
  ],
  [
    'neither quotas nor preset',
    testSet('state: open'),
    'missing-field',
    ['/testSets/0/quotas', 3, 5],
    /invoice/,
    /Add/,
  ],
  [
    'more accepted than sent',
    testSet('preset: payroll, progress: { payroll: { sent: 1, accepted: 2 } }'),
    'impossible-progress',
    ['/testSets/0/progress/payroll/accepted', 3, 147],
    /than sent: 1/,
    /raise sent/,
  ],
];

describe('a registry file with a mistake in a test set', () => {
  it.each(mistakes)('%s: one message', async (...row) => {
    await expectOneMessage(row);
  });
});
