import { expect, it } from 'vitest';
import { markdownWithin } from './wrapped.ts';

it.each([
  ['a paragraph', 'one two three\nfour', 'one two\nthree four'],
  ['lists', '- one two three\n  four\n- five', '- one two\n  three\n  four\n- five'],
  ['numbered lists in others', '  1. one two three', '  1. one\n     two\n     three'],
  ['a word that is too long', 'a https://example.com b', 'a\nhttps://example.com\nb'],
  ['a narrow table', '| a | b |\n| - | - |', '| a | b |\n| - | - |'],
  ['a wide table', '| a | bc |\n| --- | --- |\n| one | two three |\n| four | |', '- one\n  bc: two\n    three\n- four'],
  ['code', '```sh\nas long as it is\n```', '```sh\nas long as it is\n```'],
  ['headings', '# one two three four\n\nfive six seven', '# one two three four\n\nfive six\nseven'],
])('wraps %s', (_, text, expected) => {
  expect(markdownWithin(text, 10)).toBe(expected);
});
