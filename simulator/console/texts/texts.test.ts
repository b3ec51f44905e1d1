import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './texts.ts';

describe('the language of a page', () => {
  it.each([
    [undefined, 'es'],
    ['', 'es'],
    ['en-US,en;q=0.9', 'en'],
    ['es-CO,es;q=0.9,en;q=0.8', 'es'],
    ['fr-FR, en;q=0.5, es;q=0.4', 'en'],
    ['en;q=0.1, es;q=0.9', 'es'],
    ['en;q=0, fr', 'es'],
    ['de', 'es'],
  ])('for Accept-Language %j is %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });
});
