import { same } from '../../common/text/bilingual.ts';
import { describe, expect, it } from 'vitest';
import { except, only, saidOf, type FieldFacts, type RequestForm } from '../../issuer/requests/field-facts.ts';
import { described, list, object, text, type Member } from '../../issuer/requests/schema-parts.ts';
import { fieldShapes, givenFor, sectionsOf, type FieldShape } from './shapes.ts';

const lines = (item: Member, facts?: FieldFacts) => object({ lines: described('', list(object({ item })), facts) });

const itemOf = (item: Member, facts?: FieldFacts): FieldShape =>
  fieldShapes(lines(item, facts), 'invoice')[0] ?? expect.fail('no field');

describe('the tables that list a field', () => {
  type Sections = FieldFacts['sections'];

  it.each<[name: string, own: Sections, outer: Sections, expected: Sections]>([
    ['are those that it names', ['2.5', '2.5.1'], undefined, ['2.5', '2.5.1']],
    ['are none if it names none', undefined, ['2.5.1'], []],
    ['are among those of its object', ['2.5', '2.5.1'], ['2.5.1'], ['2.5.1']],
    ['are none if its object is in none', ['2.5'], [], []],
    ['may list it in some forms', [only(['creditNote'], '2.5'), '2.5.1'], undefined, ['2.5.1']],
    ['may list it in all but some', [except(['creditNote'], '2.5')], undefined, ['2.5']],
  ])('%s', (_, own, outer, expected) => {
    const item = itemOf(text('', own && { sections: own }), outer && { sections: outer });
    expect(sectionsOf(item, 'invoice')).toEqual(expected);
  });
});

describe('what an object says', () => {
  it('holds for its fields', () => {
    expect(itemOf(text(''), { nowhere: 'deletion' }).facts.nowhere).toBe('deletion');
  });

  it('gives way to what a field says itself', () => {
    expect(itemOf(text('', { lookup: same('own') }), { lookup: same('outer') }).facts.lookup).toEqual(same('own'));
  });

  it('may keep its fields out of other forms', () => {
    const schema = lines(text(''), { forms: ['healthInvoice'] });
    const counts = (['invoice', 'healthInvoice'] as const).map((form) => fieldShapes(schema, form).length);
    expect(counts).toEqual([0, 1]);
  });
});

describe('what is said of a form', () => {
  const remarks = [only(['debitNote'], 'one'), except(['debitNote', 'payroll'], 'other')];
  it.each([
    ['invoice', 'other'],
    ['debitNote', 'one'],
    ['payroll', undefined],
  ] as const satisfies readonly (readonly [RequestForm, string | undefined])[])('%s: %s', (form, expected) => {
    expect(saidOf(remarks, form)).toBe(expected);
  });

  it('may be false', () => {
    expect(saidOf(false, 'invoice')).toBe(false);
  });
});

describe('what a field needs', () => {
  it('is beside it and in the body, by path', () => {
    const given = givenFor(itemOf(text('', { beside: { unit: 1 }, body: { currency: 2 } })));
    expect(given).toEqual({ 'lines.*.unit': 1, currency: 2 });
  });

  it('is nothing for most', () => {
    expect(givenFor(itemOf(text('')))).toBeUndefined();
  });
});
