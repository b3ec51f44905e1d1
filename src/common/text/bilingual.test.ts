import { expect, it } from 'vitest';
import { same, wordsOf } from './bilingual.ts';

it('a table of words is chosen as a whole, with its tables and functions', () => {
  const wordsFor = wordsOf({
    rule: { en: 'rule', es: 'regla' },
    key: same('CUFE'),
    found: { count: (count: number) => ({ en: `${String(count)} found`, es: `${String(count)} encontrados` }) },
    separator: { en: ['.', ','], es: [',', '.'] },
  });
  const [en, es] = [wordsFor('en'), wordsFor('es')];
  expect([en.rule, en.key, en.found.count(2), en.separator]).toEqual(['rule', 'CUFE', '2 found', ['.', ',']]);
  expect([es.rule, es.key, es.found.count(2), es.separator]).toEqual(['regla', 'CUFE', '2 encontrados', [',', '.']]);
});
