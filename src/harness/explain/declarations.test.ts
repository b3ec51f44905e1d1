import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { declarationsOf } from './declarations.ts';

const sales = ['invoice', 'creditNote', 'debitNote'];
const tickets = ['posTicket', 'equivalentCreditNote', 'equivalentDebitNote'];
const payroll = ['payroll', 'payrollAdjustment'];

describe('the declarations of a code', () => {
  it.each<readonly [code: string, documents: readonly (readonly string[])[]]>([
    ['FAU14', [['invoice']]],
    ['ZB01', [documentKinds]],
    ['90', [[...sales, 'supportDocument', 'supportAdjustmentNote', ...tickets], payroll]],
    ['92', [[...sales, 'supportDocument', ...tickets], ['supportAdjustmentNote'], payroll]],
    ['DBD01', [['debitNote'], ['debitNote']]],
    ['FAU99', []],
  ])('%s: %j', (code, documents) => {
    expect(declarationsOf(code).map((each) => each.documents)).toEqual(documents);
  });

  it('are about every kind of document that has the code', () => {
    for (const kind of documentKinds) {
      for (const { code } of catalogue().entries(kind)) {
        expect(declarationsOf(code.code).flatMap(({ documents }) => documents)).toContain(kind);
      }
    }
  });

  it('of VLR01 has a rule of its own for payroll', () => {
    const rules = declarationsOf('VLR01').map(({ entry }) => entry.rule);
    expect(rules).toContain(
      catalogue()
        .find('VLR01')
        .find(({ document }) => document === 'payroll')?.rule,
    );
  });
});
