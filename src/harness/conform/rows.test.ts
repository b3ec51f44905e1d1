import { describe, expect, it } from 'vitest';
import { chosen } from './row-filter.ts';
import { spoken, tagsOf } from './rows.ts';

const scenario = (name: string, ...tags: readonly string[]) => ({ name, tags: tags.map((tag) => ({ name: tag })) });

describe('the tags of a scenario', () => {
  it.each([
    ['FAU14 on invoice: The payable amount adds up', '@FAU14', '@invoice'],
    ['CAJ43b on credit note, by request: The name is that of the RUT', '@CAJ43b', '@credit-note'],
    ['NSAU02 on support adjustment note: It is the sum of the lines', '@NSAU02', '@support-adjustment-note'],
    ['DBD01/2 on debit note: An item has properties', '@DBD01', '@debit-note'],
    ['AAD05a on event 030: ID is there', '@AAD05a', '@event030'],
  ])('of the row %s are its code and its kind too', (name, ...expected) => {
    expect(tagsOf(scenario(name, '@rules', '@wire', '@AU'))).toEqual(['@rules', '@wire', '@AU', ...expected]);
  });

  it('of an end of an exchange are its code too', () => {
    expect(tagsOf(scenario('OP-401 as well: a stranger', '@outcomes'))).toEqual(['@outcomes', '@OP-401']);
  });

  it.each([
    ['written by hand, whatever its name looks like', scenario('FAU14 on invoice: by hand', '@invoice')],
    ['of another form', scenario('Something else', '@rules')],
  ])('of a scenario %s are the written ones', (_what, given) => {
    expect(tagsOf(given)).toEqual(given.tags.map(({ name }) => name));
  });
});

describe('the filter of rows', () => {
  const scenarios = [
    scenario('FAU14 on invoice: a', '@rules', '@wire'),
    scenario('CAU14 on credit note: b', '@rules', '@wire'),
    scenario('CAU14 on credit note, by request: b', '@rules', '@request'),
    scenario('A valid invoice', '@invoice', '@request'),
  ].map((pickle) => ({ pickle }));
  const namesOf = (filter: Parameters<typeof chosen>[1]) => chosen(scenarios, filter).map(({ pickle }) => pickle.name);

  it.each([
    ['@FAU14', ['FAU14 on invoice: a']],
    ['@credit-note and @request', ['CAU14 on credit note, by request: b']],
    ['@invoice', ['FAU14 on invoice: a', 'A valid invoice']],
    ['not @rules', ['A valid invoice']],
  ])('chooses by %s', (tags, expected) => {
    expect(namesOf({ tags })).toEqual(expected);
  });

  it('chooses everything without an expression', () => {
    expect(namesOf({})).toHaveLength(4);
  });

  it('divides what is chosen into shares', () => {
    const shares = ['1/2', '2/2'].map((shard) => namesOf({ tags: '@rules', shard }));
    expect(shares.map((share) => share.length)).toEqual([2, 1]);
    expect(new Set(shares.flat()).size).toBe(3);
  });
});

describe('the spoken name of a kind', () => {
  it.each([
    ['creditNote', 'credit note'],
    ['supportAdjustmentNote', 'support adjustment note'],
    ['event030', 'event 030'],
  ])('%s is %s', (kind, expected) => {
    expect(spoken(kind)).toBe(expected);
  });
});
