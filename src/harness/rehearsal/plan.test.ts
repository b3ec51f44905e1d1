import { describe, expect, it } from 'vitest';
import { mistakesOf, kindsOf, planOf, presets, presetsNamed } from './plan.ts';
import { rehearsingCompany } from './rehearsing-company.ts';

const setsOf = (name: string) => rehearsingCompany({ presets: presetsNamed(name) }).testSets;

describe('presets', () => {
  it('are the usual ones of each family for all', () => {
    expect(presetsNamed('all').map(({ name }) => name)).toEqual(['invoicing', 'support', 'equivalent', 'payroll']);
  });

  it('are refused for an unknown name, with a list of the known ones', () => {
    expect(() => presetsNamed('factura')).toThrow(
      expect.objectContaining({
        code: 'unknown-test-set',
        message: expect.stringMatching(/"factura".* all, .*payroll/) as string,
      }),
    );
  });
});

describe('a plan', () => {
  it('sends all that a set requires, although fewer must be accepted', () => {
    const kinds = planOf(setsOf('invoicing-portal')).documents.map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...Array<string>(30).fill('invoice'),
      ...Array<string>(10).fill('creditNote'),
      ...Array<string>(10).fill('debitNote'),
    ]);
  });

  it('sends as many of each kind as must be accepted, corrected documents before those that correct them', () => {
    const { documents } = planOf(setsOf('invoicing'));
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'creditNote', 'debitNote']);
  });

  it('takes mistakes from every kind in turn, and makes room for them in the quotas', () => {
    const sets = setsOf('support');
    const { documents, testSets } = planOf(sets, 3);
    expect(documents.map(({ kind, mistake }) => `${kind} ${String(mistake !== undefined)}`)).toEqual([
      'supportDocument true',
      'supportDocument true',
      'supportDocument false',
      'supportAdjustmentNote true',
      'supportAdjustmentNote false',
    ]);
    expect(testSets[0]?.quotas).toEqual({
      supportDocument: { required: 3, minimumAccepted: 1 },
      supportAdjustmentNote: { required: 2, minimumAccepted: 1 },
    });
    expect(documents[0]?.mistake).not.toBe(documents[1]?.mistake);
  });

  it('has a mistake for every kind, which changes the request and not the one it was made from', () => {
    for (const kind of presets().flatMap(kindsOf)) {
      const [mistake] = mistakesOf(kind);
      const request = { kept: 1 };
      const wrong = mistake?.change(request);
      expect(wrong, kind).toMatchObject({ kept: 1 });
      expect(wrong, kind).not.toEqual(request);
      expect(request).toEqual({ kept: 1 });
    }
  });
});
