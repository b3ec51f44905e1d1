import { describe, expect, it, vi } from 'vitest';
import { codesInText } from './codes-in-text.ts';

const au14 = ['FAU14', 'CAU14', 'DAU14', 'DSAU14', 'NSAU14', 'DEAU14', 'NAAU14', 'NADAU14'];

describe('the codes in a text', () => {
  it.each<readonly [text: string, codes: readonly string[]]>([
    ['Rechazo FAU04: Base imponible distinta', ['FAU04']],
    ['FAU14: El valor a pagar no coincide con los totales.', ['FAU14']],
    ['2026-11-20T10:00:00.120Z 90 ERROR [dian-7] factura FE-66 rechazada (FAU14|faj43B)', ['FAU14', 'FAJ43b']],
    ['FAU14, fad06;FAU14 zb01', ['FAU14', 'FAD06', 'ZB01']],
    ['au14', au14],
    ['*AU14', au14],
    ['regla AU14 incumplida', au14],
    ['NIAE218', ['NIAE218']],
    ['89 90 98', ['89', '90', '98']],
    ['Regla 90: Documento procesado anteriormente.', ['90']],
    ['<b:StatusCode>89</b:StatusCode>', ['89']],
    ['InvalidSecurity', ['InvalidSecurity']],
    ['<s:Value xmlns:a="urn:x">a:InvalidSecurity</s:Value>', ['InvalidSecurity']],
    ['SOAPFaultException: An error occurred when verifying security for the message.', ['InvalidSecurity']],
    ['The creator of this fault did not specify a Reason.', ['certificate-not-accredited']],
    ['to-mismatch', ['to-mismatch']],
    [
      'a:InvalidSecurity … message. timestamp-expired: The timestamp expired at',
      ['InvalidSecurity', 'timestamp-expired'],
    ],
    ['content-type: text/html, overloaded, at fe80::ad06, 66 ms', []],
    ['El valor a pagar', []],
    ['', []],
  ])('%j', (text, codes) => {
    expect(codesInText(text).codes).toEqual(codes);
  });

  it.each<readonly [text: string, unknown: readonly string[]]>([
    ['FAU14 FAD666', ['FAD666']],
    ['FAU14 on UTF8', []],
    ['Rechazo FAD666: algo', ['FAD666']],
    ['88', ['88']],
    ['hello', ['hello']],
    ['hello world', []],
  ])('unknown ones: %j', (text, unknown) => {
    expect(codesInText(text).unknown).toEqual(unknown);
  });

  it('does not go through all codes for each word that is none', () => {
    const words = Array.from({ length: 100 }, (_, at) => `QQ${String(at)}`);
    codesInText('FAU14');
    const matches = vi.spyOn(RegExp.prototype, 'test');
    try {
      expect(codesInText(words.join(' ')).unknown).toHaveLength(words.length);
      expect(matches.mock.calls.length).toBeLessThan(words.length * 20);
    } finally {
      matches.mockRestore();
    }
  });
});
