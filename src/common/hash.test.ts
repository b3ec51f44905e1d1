import { describe, expect, it } from 'vitest';
import { digestBase64, sha384Hex } from './hash.ts';

describe('sha384Hex', () => {
  it.each([
    ['abc', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'],
    ['', '38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b'],
  ])('of %j is that of FIPS 180-4', (text, expected) => {
    expect(sha384Hex(text)).toBe(expected);
  });

  it('takes text as UTF-8', () => {
    expect(sha384Hex('ñ')).toBe(sha384Hex(Buffer.from([0xc3, 0xb1]).toString()));
    expect(sha384Hex('ñ')).not.toBe(sha384Hex('n'));
  });
});

describe('digestBase64', () => {
  it.each([
    ['sha1', 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0='],
    ['sha256', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
  ] as const)('of abc by %s', (algorithm, expected) => {
    expect(digestBase64(algorithm, 'abc')).toBe(expected);
    expect(digestBase64(algorithm, Buffer.from('abc'))).toBe(expected);
  });

  it.each([
    ['sha384', 48],
    ['sha512', 64],
  ] as const)('%s has %i bytes', (algorithm, length) => {
    expect(Buffer.from(digestBase64(algorithm, 'abc'), 'base64')).toHaveLength(length);
  });
});
