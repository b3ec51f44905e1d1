import { describe, expect, it } from 'vitest';
import { familyOf, type DocumentKind } from '../document/kind.ts';
import { defaultRegistry } from './default-registry.ts';
import { requirePreset, testSetPresets } from './test-set-presets.ts';
import { afterDocuments, progressOf, reopened, type CountedDocument, type TestSet } from './test-sets.ts';

const setOf = (preset: string, changes: Partial<TestSet> = {}): TestSet => {
  const { family, quotas } = requirePreset(preset);
  return { id: 'a', issuerNit: '900', family, quotas, state: 'open', ...changes };
};

/** `3 invoice`, or `1 invoice rejected`. */
const documents = (...texts: readonly string[]): readonly CountedDocument[] =>
  texts.flatMap((text) => {
    const [count, kind, verdict] = text.split(' ');
    const document = { kind: kind as DocumentKind, accepted: verdict === undefined }; // The tables below name kinds.
    return Array.from({ length: Number(count) }, () => document);
  });

describe('a test set with quotas', () => {
  it.each<readonly [preset: string, sent: readonly string[], state: TestSet['state']]>([
    ['invoicing', ['2 invoice', '1 creditNote'], 'open'],
    ['invoicing', ['2 invoice', '1 creditNote', '1 debitNote'], 'accepted'],
    ['invoicing', ['1 debitNote', '5 invoice', '1 creditNote'], 'accepted'],
    ['invoicing', ['1 invoice rejected', '2 invoice', '1 creditNote', '1 debitNote'], 'rejected'],
    ['invoicing', ['2 invoice', '1 invoice rejected', '1 creditNote', '1 debitNote'], 'accepted'],
    ['invoicing', ['4 payroll'], 'open'],
    ['invoicing-large', ['30 invoice', '10 creditNote', '9 debitNote'], 'open'],
    ['invoicing-large', ['30 invoice', '10 creditNote', '10 debitNote'], 'accepted'],
    ['invoicing-portal', ['30 invoice', '10 creditNote', '9 debitNote'], 'open'],
    ['invoicing-portal', ['1 invoice', '29 invoice rejected', '10 creditNote rejected', '10 debitNote'], 'accepted'],
    ['invoicing-portal', ['30 invoice rejected'], 'rejected'],
    ['support', ['1 supportDocument', '1 supportAdjustmentNote'], 'accepted'],
    ['support', ['1 supportDocument', '1 supportAdjustmentNote rejected'], 'rejected'],
    ['equivalent', ['3 posTicket', '1 equivalentCreditNote'], 'open'],
    ['equivalent', ['3 posTicket', '1 equivalentCreditNote', '1 equivalentDebitNote'], 'accepted'],
    ['equivalent-portal', ['30 posTicket', '10 equivalentCreditNote', '4 equivalentDebitNote'], 'open'],
    ['payroll', ['4 payroll', '3 payrollAdjustment'], 'open'],
    ['payroll', ['4 payroll', '4 payrollAdjustment'], 'accepted'],
  ])('%s after %j is %s', (preset, sent, state) => {
    expect(afterDocuments(setOf(preset), documents(...sent)).state).toBe(state);
  });

  it('tolerates rejections within the quota, and no more', () => {
    const set = setOf('invoicing', { quotas: { invoice: { required: 30, minimumAccepted: 25 } } });
    const five = afterDocuments(set, documents('5 invoice rejected', '24 invoice'));
    expect(five.state).toBe('open');
    expect(progressOf(five)).toMatchObject([{ missing: 1 }]);
    const unsent = afterDocuments(set, documents('25 invoice'));
    expect(unsent.state).toBe('open');
    expect(progressOf(unsent)).toMatchObject([{ missing: 5 }]);
    expect(afterDocuments(five, documents('1 invoice')).state).toBe('accepted');
    expect(afterDocuments(five, documents('1 invoice rejected')).state).toBe('rejected');
  });

  it('counts nothing after the document that closes it, nor once it is closed', () => {
    const closed = afterDocuments(setOf('support'), documents('1 supportDocument rejected', '2 supportDocument'));
    expect(closed.progress).toEqual({ supportDocument: { sent: 1, accepted: 0 } });
    expect(afterDocuments(closed, documents('1 supportDocument'))).toBe(closed);
  });

  it('shows what is required, what arrived and what is missing', () => {
    const set = afterDocuments(setOf('invoicing'), documents('3 invoice'));
    expect(progressOf(set)).toEqual([
      { kind: 'invoice', required: 2, minimumAccepted: 2, sent: 3, accepted: 3, missing: 0 },
      { kind: 'creditNote', required: 1, minimumAccepted: 1, sent: 0, accepted: 0, missing: 1 },
      { kind: 'debitNote', required: 1, minimumAccepted: 1, sent: 0, accepted: 0, missing: 1 },
    ]);
  });

  it('is back to the initial state once it is opened again', () => {
    const set = setOf('support');
    expect(reopened(afterDocuments(set, documents('1 supportDocument rejected')))).toEqual(set);
  });
});

it('a test set without quotas stays as it is', () => {
  const set = setOf('support', { quotas: {} });
  expect(afterDocuments(set, documents('1 supportDocument rejected'))).toBe(set);
  expect(progressOf(set)).toEqual([]);
});

describe('presets', () => {
  it.each(Object.entries(testSetPresets()))('%s requires kinds of its family, some of each', (_name, preset) => {
    expect(preset.title).not.toBe('');
    const kinds = Object.entries(preset.quotas);
    expect(kinds.map(([kind]) => familyOf(kind as DocumentKind))).toEqual(kinds.map(() => preset.family)); // Quotas are kept by kind.
    for (const [, { required, minimumAccepted }] of kinds) {
      expect(required).toBeGreaterThan(0);
      expect(minimumAccepted).toBeLessThanOrEqual(required);
    }
  });

  it('are used by the default registry', () => {
    const open = defaultRegistry().testSets.filter(({ state }) => state === 'open');
    expect(open.map(({ family }) => family)).toEqual(['invoicing', 'support', 'payroll', 'equivalent']);
    for (const { family, quotas } of open) expect(quotas).toEqual(requirePreset(family).quotas);
  });

  it('have no others', () => {
    expect(() => requirePreset('toString')).toThrow(/"toString".* invoicing, .*payroll/);
  });
});
