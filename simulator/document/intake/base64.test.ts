import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './base64.ts';

describe('decodeBase64', () => {
  it.each([
    ['', ''],
    ['aG9sYQ==', 'hola'],
    [' aG9s\r\n\tYQ== ', 'hola'],
    ['YWJj', 'abc'],
    ['aG9sYR==', 'hola'],
  ])('reads %j', (text, expected) => {
    expect(decodeBase64(text)?.toString()).toBe(expected);
  });

  it.each(['a', 'aG9sYQ', 'aG9sYQ=', 'aG9s=YQ=', 'aG9sYQ==aG9sYQ==', 'a-9_', 'aG9s!', 'áG9s', '\u0161G9s', '===='])(
    'refuses %j',
    (text) => {
      expect(decodeBase64(text)).toBeUndefined();
    },
  );
});
