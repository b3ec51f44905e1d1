import { describe, expect, it } from 'vitest';
import { givenAddress } from './given-address.ts';

describe('an address that a person gave', () => {
  it.each(['http://127.0.0.1:8080', 'https://[::1]:8443/x?y=@', 'HTTP://localhost'])('may be %s', (text) => {
    expect(givenAddress(text)).toEqual({ ok: true, url: new URL(text) });
  });

  it.each(['localhost:8081', '127.0.0.1:8081', 'ftp://localhost/x', '', 'http://', '/x'])('is not %j', (text) => {
    expect(givenAddress(text)).toEqual({ ok: false, problem: 'no-address', shown: text });
  });

  it.each<readonly [text: string, problem: string]>([
    ['http://user:secret@127.0.0.1:9/x', 'credentials'],
    ['http://secret@127.0.0.1:9/x', 'credentials'],
    ['http://:secret@127.0.0.1:9/x', 'credentials'],
    ['http://u:se@secret@127.0.0.1:9/x', 'credentials'],
    ['ftp://user:secret@127.0.0.1/x', 'no-address'],
    ['http://user:sec/secret@127.0.0.1:99999999/x', 'no-address'],
  ])('has no password, and none is repeated: %s', (text, problem) => {
    const given = givenAddress(text);
    expect(given).toMatchObject({ ok: false, problem });
    expect(JSON.stringify(given)).not.toMatch(/sec/);
  });
});
