import { expect, it } from 'vitest';
import { bilingual, same, wordsOf } from './bilingual.ts';

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

it('a template is in both languages, with its line ends', () => {
  const verdict = { en: 'accepted', es: 'aceptado' };
  expect(bilingual`FE12:\n${verdict}, ${bilingual`${verdict}.`}`).toEqual({
    en: 'FE12:\naccepted, accepted.',
    es: 'FE12:\naceptado, aceptado.',
  });
});
