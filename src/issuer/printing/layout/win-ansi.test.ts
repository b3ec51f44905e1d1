import { describe, expect, it } from 'vitest';
import { printable } from './win-ansi.ts';

describe('printable', () => {
  it.each([
    ['ASCII', 'Factura No. 1 (A & B) <x> ~'],
    ['Spanish', 'ÁÉÍÓÚÜÑ áéíóúüñ ¿qué? ¡sí! «año» 1.º 2.ª'],
    ['the euro and other Windows characters', '€ – — “comillas” ‘simples’ … • ™ Œœ Šš Žž Ÿ ƒ'],
    ['Latin-1 signs', '£ ¥ § © ® ° ± × ÷ ½ µ ß ø æ þ'],
  ])('keeps %s', (_name, text) => {
    expect(printable(text)).toEqual({ text, replaced: 0 });
  });

  it.each([
    ['a decomposed accent', 'Pe\u006e\u0303a Jose\u0301', 'Peña José'],
    ['letters with foreign marks', 'Dvořák Łódź Erdoğan Ştefan Nguyễn', 'Dvorák Lódz Erdogan Stefan Nguyen'],
    ['ligatures and full-width letters', 'ﬁn ＡＢＣ１２３', 'fin ABC123'],
    ['circled and superscript numbers', '① m² m⁶', '1 m² m6'],
    ['the numero sign', '№ 5', 'No 5'],
    ['signs of comparison and arrows', 'a ≤ b ≥ c ≠ d → e', 'a <= b >= c <> d -> e'],
    ['dashes and the minus sign', 'a‐b‑c −5', 'a-b-c -5'],
    ['all kinds of space', 'a\u2003b\u202fc\u3000d\te\nf', 'a b c d e f'],
    ['currency signs', '₱ 5 ₹ 6', 'PHP 5 INR 6'],
    ['the Greek mu', '5 μm', '5 µm'],
  ])('uses the nearest spelling of %s', (_name, given, printed) => {
    expect(printable(given)).toEqual({ text: printed, replaced: 0 });
  });

  it('drops what prints nothing', () => {
    expect(printable('\ufeffcon\u00adtado\u200b\u202e x\ufe0f')).toEqual({ text: 'contado x', replaced: 0 });
  });

  it.each([
    ['other scripts', '北京 Ωмега', '?? ?????', 7],
    ['an emoji once, its modifiers dropped', 'ok 👍🏽!', 'ok ?!', 1],
    ['control characters, also those of Latin-1', 'a\u0001b\u0085c\u0080', 'a?b?c?', 3],
    ['a lone surrogate', 'x\ud800y', 'x?y', 1],
  ])('replaces and counts %s', (_name, given, printed, replaced) => {
    expect(printable(given)).toEqual({ text: printed, replaced });
  });

  it('returns only WinAnsi characters for any code point', () => {
    const winAnsi = /^[ -~\u00a0-\u00ac\u00ae-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
    const offenders: string[] = [];
    for (let code = 0; code <= 0x2ffff; code += 1) {
      const { text } = printable(String.fromCodePoint(code));
      if (!winAnsi.test(text)) offenders.push(code.toString(16));
    }
    expect(offenders).toEqual([]);
  });
});
