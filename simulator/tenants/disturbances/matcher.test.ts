import { describe, expect, it } from 'vitest';
import { matcherOf, type About, type Matcher } from './matcher.ts';

const invoice = { nit: '901500100', kind: 'invoice', number: 'SETP990000001' } as const;
const note = { nit: '901500600', kind: 'creditNote', number: 'NC7' } as const;
const about = (...documents: About['documents']): About => ({ operation: 'SendBillAsync', documents });

describe('what a matcher asks', () => {
  it.each<readonly [asked: Matcher, meant: boolean]>([
    [{}, true],
    [{ operation: 'SendBillAsync' }, true],
    [{ operation: 'SendBillSync' }, false],
    [{ nit: '901500100' }, true],
    [{ nit: '90150010' }, false],
    [{ kind: 'debitNote' }, false],
    [{ number: 'SETP990000001' }, true],
    [{ number: 'SETP99' }, false],
    [{ number: 'SETP99*' }, true],
    [{ number: 'setp99*' }, true],
    [{ number: '*1' }, true],
    [{ number: 'SETP99000000?' }, true],
    [{ number: 'SETP9900000001?' }, false],
    [{ number: '*' }, true],
    [{ number: 'SETP.*' }, false],
    [{ number: 'SETP[0-9]+' }, false],
    [{ nit: '901500100', kind: 'invoice', number: 'S*', operation: 'SendBillAsync' }, true],
    [{ nit: '901500100', kind: 'creditNote' }, false],
  ])('%j of an invoice: %s', (asked, meant) => {
    expect(matcherOf(asked)(about(invoice))).toBe(meant);
  });

  it('must all match one document of a batch', () => {
    const batch = about(invoice, note);
    expect(matcherOf({ kind: 'creditNote', number: 'NC*' })(batch)).toBe(true);
    expect(matcherOf({ kind: 'creditNote', number: 'SETP*' })(batch)).toBe(false);
  });

  it('is unknown for unreadable input, which then does not match', () => {
    const unread = about({ nit: undefined, kind: undefined, number: undefined });
    expect(matcherOf({ nit: '901500100' })(unread)).toBe(false);
    expect(matcherOf({})(about())).toBe(true);
    expect(matcherOf({ kind: 'invoice' })(about())).toBe(false);
  });

  it('does not take long over a hostile number and pattern', () => {
    const asked = matcherOf({ number: `${'*a'.repeat(30)}*b` });
    expect(asked(about({ ...invoice, number: 'a'.repeat(1_000_000) }))).toBe(false);
  });
});
