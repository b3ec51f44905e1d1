import { describe, expect, it } from 'vitest';
import { createJournal, type Exchange } from './journal.ts';

const exchange = (id: string, bytes = 10): Exchange => ({
  id,
  receivedAt: 0,
  operation: 'GetStatus',
  certificateNit: undefined,
  status: 200,
  envelope: Buffer.alloc(bytes),
  answer: '',
  results: undefined,
  fault: undefined,
});

describe('createJournal', () => {
  it('returns an exchange by its id and lists the newest first', () => {
    const journal = createJournal();
    journal.record(exchange('a'));
    journal.record(exchange('b'));
    expect(journal.get('a')?.id).toBe('a');
    expect(journal.get('c')).toBeUndefined();
    expect(journal.list().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(journal.list(1).map(({ id }) => id)).toEqual(['b']);
    expect(journal.count()).toBe(2);
  });

  it.each([
    ['an exchange', 'b', ['d', 'c']],
    ['the newest', 'd', []],
    ['the oldest', 'a', ['d', 'c', 'b']],
    ['one that is not kept', 'z', ['d', 'c', 'b', 'a']],
    ['nothing', undefined, ['d', 'c', 'b', 'a']],
  ])('returns the exchanges since %s', (_case, id, expected) => {
    const journal = createJournal();
    for (const name of ['a', 'b', 'c', 'd']) journal.record(exchange(name));
    expect(journal.since(id).map((found) => found.id)).toEqual(expected);
  });

  it('returns entries unchanged, with every character of their texts', () => {
    const journal = createJournal();
    const fault = { check: 'soap-version', detail: 'Versión «1.1»' };
    const told = {
      ...exchange('a'),
      answer: '<ñ/>',
      results: { failed: [{ found: 'Bogotá' }] },
      fault,
      faults: [{ x: 1 }],
    };
    journal.record(told);
    expect(journal.get('a')).toEqual(told);
  });

  it('notifies listeners of each stored exchange, until they stop listening', () => {
    const journal = createJournal();
    const heard: (string | undefined)[] = [];
    const stop = journal.onRecord((id) => heard.push(journal.get(id)?.id));
    journal.record(exchange('a'));
    stop();
    journal.record(exchange('b'));
    expect(heard).toEqual(['a']);
  });

  it('forgets the oldest beyond the number of exchanges', () => {
    const journal = createJournal({ maxExchanges: 2 });
    for (const id of ['a', 'b', 'c']) journal.record(exchange(id));
    expect(journal.list().map(({ id }) => id)).toEqual(['c', 'b']);
    expect(journal.get('a')).toBeUndefined();
  });

  it('forgets the oldest beyond the bytes, as many as it takes', () => {
    const journal = createJournal({ maxBytes: 100 });
    for (const id of ['a', 'b', 'c']) journal.record(exchange(id, 30));
    journal.record(exchange('d', 60));
    expect(journal.list().map(({ id }) => id)).toEqual(['d', 'c']);
    journal.record(exchange('e', 10));
    expect(journal.list().map(({ id }) => id)).toEqual(['e', 'd', 'c']);
  });

  it('keeps the rest when one envelope alone exceeds the bytes, and keeps that one without its envelope', () => {
    const journal = createJournal({ maxBytes: 100 });
    journal.record(exchange('a', 50));
    journal.record(exchange('b', 1000));
    expect(journal.get('a')?.envelope).toHaveLength(50);
    expect(journal.get('b')?.envelope).toHaveLength(0);
  });

  it('starts anew after clear', () => {
    const journal = createJournal({ maxBytes: 100 });
    journal.record(exchange('a', 90));
    journal.clear();
    journal.record(exchange('b', 90));
    expect(journal.list().map(({ id }) => id)).toEqual(['b']);
  });
});
