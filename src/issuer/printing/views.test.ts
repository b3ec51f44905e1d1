import { describe, expect, it } from 'vitest';
import type { DocumentModel, KindName } from '../documents/document-model.ts';
import { kindNames } from '../documents/document-model.ts';
import { outcome, presentation } from './invoice.fixture.ts';
import { ublDocuments } from './kinds.fixture.ts';
import { payroll, payrollReplacement } from './payroll.fixture.ts';
import { viewOf } from './views.ts';

const documents: Readonly<Record<KindName, () => DocumentModel>> = {
  ...ublDocuments,
  payroll,
  payrollAdjustment: payrollReplacement,
};

const codes: Readonly<Record<KindName, string>> = {
  invoice: 'CUFE',
  creditNote: 'CUDE',
  debitNote: 'CUDE',
  supportDocument: 'CUDS',
  supportAdjustmentNote: 'CUDS',
  posTicket: 'CUDE',
  equivalentCreditNote: 'CUDE',
  equivalentDebitNote: 'CUDE',
  payroll: 'CUNE',
  payrollAdjustment: 'CUNE',
};

describe('viewOf', () => {
  it.each(kindNames)('prints the kind %s under its code and with its state', (kind) => {
    const view = viewOf(documents[kind](), presentation(), outcome({ state: 'rejected' }));
    expect(view.key.caption).toBe(codes[kind]);
    expect(view.mark?.text).toBe('DOCUMENTO RECHAZADO');
    expect(view.tables.length).toBeGreaterThan(0);
  });

  it.each(kindNames)('gives the same for %s after it was stored as JSON', (kind) => {
    const model = documents[kind]();
    // The stored model is a model again.
    const stored = JSON.parse(JSON.stringify(model)) as DocumentModel;
    expect(viewOf(stored, presentation(), outcome())).toEqual(viewOf(model, presentation(), outcome()));
  });
});
