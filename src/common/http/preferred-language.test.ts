import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['*', undefined],
    ['*, es;q=0.5', 'es'],
    ['en', 'en'],
    ['ES', 'es'],
    ['en-US,en;q=0.9', 'en'],
    ['es-CO,es;q=0.9', 'es'],
    ['es-CO,es;q=0.9,en;q=0.8', 'es'],
    ['fr-FR, en;q=0.5, es;q=0.4', 'en'],
    ['en;q=0.1, es;q=0.9', 'es'],
    ['en;q=0, fr', undefined],
    ['enm', undefined],
    [';;,;q=', undefined],
  ])('for Accept-Language %j is %s', (header, expected) => {
    expect(preferredLanguage(header, ['es', 'en'])).toBe(expected);
  });
});
