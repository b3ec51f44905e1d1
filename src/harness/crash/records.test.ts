import { describe, expect, it } from 'vitest';
import { compareRows, createRecords, type Acknowledged } from './records.ts';

const told = (number: string, key: string): Acknowledged => ({ number, key, via: 'rest' });

describe('what was acknowledged and what is kept', () => {
  it.each([
    ['the same', [told('1', 'a')], [{ number: '1', key: 'a' }], []],
    ['nothing kept', [told('1', 'a')], [], ['lost 1']],
    ['kept with another code', [told('1', 'a')], [{ number: '1', key: 'b' }], ['lost 1']],
    [
      'kept twice',
      [told('1', 'a')],
      [
        { number: '1', key: 'a' },
        { number: '1', key: 'b' },
      ],
      ['duplicate 1'],
    ],
    ['kept, and nobody was told', [], [{ number: '2', key: 'b' }], ['lost 2']],
  ])('are compared: %s', (_name, acknowledged, rows, expected) => {
    expect(compareRows(acknowledged, rows).map(({ kind, number }) => `${kind} ${number}`)).toEqual(expected);
  });

  it('is a duplicate if a number was acknowledged with two codes', () => {
    const records = createRecords();
    for (const key of ['a', 'a', 'b']) records.acknowledge(told('1', key));
    expect(records.findings().map(({ kind }) => kind)).toEqual(['duplicate']);
    expect(records.acknowledged()).toEqual([told('1', 'a')]);
  });

  it('is given out once to be checked', () => {
    const records = createRecords();
    records.acknowledge(told('1', 'a'));
    expect(records.takeNew()).toEqual([told('1', 'a')]);
    expect(records.takeNew()).toEqual([]);
  });
});
