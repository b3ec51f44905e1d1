import { describe, expect, it } from 'vitest';
import { compareRows, createRecords, type Acknowledged, gapsIn } from './records.ts';

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

describe('numbers that the service gives', () => {
  const row = (number: string) => ({ number, key: number });

  it('have gaps only where nobody has one that was given', () => {
    const rows = ['SETP7', 'SETP100', 'SETP101', 'SETP104'].map(row);
    expect(gapsIn(rows, 100).map(({ kind, number }) => [kind, number])).toEqual([
      ['gap', '102'],
      ['gap', '103'],
    ]);
    expect(gapsIn(rows, 200)).toEqual([]);
  });
});
