import { describe, expect, it } from 'vitest';
import { documentKinds, familyOf } from '../../../simulator/document/kind.ts';
import { listedRules } from '../../harness/catalogue-facts.ts';
import { inWords } from '../../../simulator/checks/vocabulary/in-words.ts';
import { provedParts } from './changes-page.ts';

/** Documents of the till came after that edition. */
const later: readonly string[] = documentKinds.filter((kind) => familyOf(kind) === 'equivalent');

/** The rules of the edition whose check asks for that. */
const asking = (expectation: string): readonly string[] =>
  listedRules().flatMap(({ id, document, entries: [entry] }) => {
    const check = entry?.rule.check;
    const known = check === undefined || typeof check === 'function' ? undefined : inWords(check.expected).en;
    return known === expectation && !later.includes(document) ? [id] : [];
  });

describe('the changes of the catalogue', () => {
  const parts = provedParts();
  const changes = parts.flatMap((part) => part.changes);

  it('name rules that exist', () => {
    const unknown = changes.flatMap(({ entries }) =>
      [...entries].filter(([, rules]) => rules.length === 0).map(([name]) => name),
    );
    expect(unknown).toEqual([]);
  });

  it('have cases written by hand, except what no document can break', () => {
    const without = changes.filter(
      ({ entries, cases }) =>
        cases.length === 0 && [...entries.values()].flat().some(({ unreachable }) => unreachable === undefined),
    );
    expect(without.map(({ rules }) => rules)).toEqual([]);
  });

  const namedWith = (name: string): readonly string[] => {
    const change = changes.find(({ entries }) => entries.has(name));
    return [...(change?.entries.values() ?? [])].flat().map(({ id }) => id);
  };

  it.each([
    ['*AJ73', 'a postal code of the table', 22],
    ['*AV05', 'a unit of the table', 18],
    ['*AJ09', 'a DANE municipality code of five digits', 23],
  ])('name by %s every rule that asks for %s', (name, expectation, count) => {
    const named = namedWith(name);
    expect([...named].sort()).toEqual([...asking(expectation)].sort());
    expect(named).toHaveLength(count);
  });

  it('name every rule about the names of municipalities and departments', () => {
    const asked = [...asking('the name of the municipality'), ...asking('the name of a department')];
    expect([...namedWith('*AJ10')].sort()).toEqual(asked.sort());
  });

  it('name every rule about countries of the table, those of payroll aside', () => {
    const asked = [...asking('an ISO 3166-1 alpha-2 code'), ...asking('a country name of the table')];
    expect([...namedWith('*AK16')].sort()).toEqual(asked.filter((id) => !id.startsWith('payroll')).sort());
  });

  it.each([
    ['FAK25', 22, 'the list of identification types'],
    ['FAN03', 5, 'the means of payment'],
    ['*AT07', 19, 'the products that are not rounded'],
    ['DSAD12b', 12, 'what is unreachable'],
  ])('name by %s the %i entries about %s', (name, count) => {
    expect(namedWith(name)).toHaveLength(count);
  });

  it('name every new entry', () => {
    const added = parts
      .filter(({ part }) => part.en === 'New entries')
      .flatMap((part) => part.changes.flatMap(({ entries }) => [...entries.values()]));
    // With DSAN03b, which stands among the changes of support documents.
    expect([...added.flat().map(({ id }) => id), ...namedWith('DSAN03b').slice(-1)]).toHaveLength(10);
  });
});
