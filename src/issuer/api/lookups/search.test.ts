import { describe, expect, it } from 'vitest';
import { table, type CodeTable } from '../../../common/code-lists.ts';
import { findRows, folded, pageOf } from './search.ts';

const small: CodeTable = {
  name: 'small',
  rows: [
    { id: 1, code: '05001', name: 'Medellín' },
    { id: 2, code: '11001', name: 'Bogotá, D.C.' },
    { id: 3, code: 'kgm', name: 'ÑAPA' },
    { id: 10, code: '5', name: 'medellincito' },
  ],
  byId: () => undefined,
  byCode: () => undefined,
};

describe('finding rows', () => {
  it.each([
    ['without accents', { search: 'medellin' }, [1, 10]],
    ['with accents where the name has none', { search: 'médellíncito' }, [10]],
    ['in other letters', { search: 'BOGOTÁ' }, [2]],
    ['inside the name', { search: 'd.c' }, [2]],
    ['by the letter without tilde', { search: 'napa' }, [3]],
    ['with blanks around', { search: '  napa ' }, [3]],
    ['in decomposed form', { search: 'n\u0303apa' }, [3]],
    ['by a pattern, which is a text like any other', { search: '.*' }, []],
    ['by identifier', { id: '1' }, [1]],
    ['by an identifier that is none', { id: '01' }, []],
    ['by code', { code: '11001' }, [2]],
    ['by code in other letters', { code: 'KGM' }, [3]],
    ['by part of a code', { code: '1100' }, []],
    ['by all that is given', { search: 'medellin', id: '10' }, [10]],
    ['by nothing', {}, [1, 2, 3, 10]],
  ])('%s', (_case, wanted, ids) => {
    expect(findRows(small, wanted).map(({ id }) => id)).toEqual(ids);
  });

  it('knows the capital', () => {
    expect(findRows(table('municipalities'), { search: 'bogota' }).map(({ code }) => code)).toEqual(['11001']);
  });
});

describe('folding', () => {
  it.each([
    ['Ñandú', 'nandu'],
    ['CÚCUTA', 'cucuta'],
    [' x ', 'x'],
  ])('%s', (text, plain) => {
    expect(folded(text)).toBe(plain);
  });
});

describe('a page', () => {
  it.each([
    [{ offset: 0, limit: undefined }, [1, 2, 3]],
    [{ offset: 1, limit: 1 }, [2]],
    [{ offset: 2, limit: 5 }, [3]],
    [{ offset: 9, limit: 5 }, []],
    [{ offset: 0, limit: 0 }, []],
  ])('%o', (page, rows) => {
    expect(pageOf([1, 2, 3], page)).toEqual(rows);
  });
});
