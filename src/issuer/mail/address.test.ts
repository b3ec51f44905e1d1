import { describe, expect, it } from 'vitest';
import { isMailAddress, mailboxKey, separated, oneLine } from './address.ts';

describe('isMailAddress', () => {
  it.each([
    'ana@cliente.co',
    'ana.maria+facturas@sub.cliente.com.co',
    "o'hara_1-2@x.co",
    'ANA@CLIENTE.CO',
    'ñandú@cañón.co',
    'a@xn--can-8oa.co',
    'a@1.2.co',
    `${'a'.repeat(64)}@x.co`,
  ])('takes %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'ana.cliente.co'],
    ['two at signs', 'ana@b.co@c.co'],
    ['no local part', '@cliente.co'],
    ['no domain', 'ana@'],
    ['a domain of one label', 'ana@cliente'],
    ['an empty label', 'ana@cliente..co'],
    ['a point at the beginning', '.ana@cliente.co'],
    ['a point at the end', 'ana.@cliente.co'],
    ['a point behind the domain', 'ana@cliente.co.'],
    ['two points', 'ana..maria@cliente.co'],
    ['a hyphen at the beginning of a label', 'ana@-cliente.co'],
    ['a hyphen at the end of a label', 'ana@cliente-.co'],
    ['an underscore in the domain', 'ana@cli_ente.co'],
    ['a space', 'ana maria@cliente.co'],
    ['a display name', 'Ana <ana@cliente.co>'],
    ['angle brackets', '<ana@cliente.co>'],
    ['quotes', '"ana"@cliente.co'],
    ['a comment', 'ana(x)@cliente.co'],
    ['an address literal', 'ana@[127.0.0.1]'],
    ['a line end behind', 'ana@cliente.co\n'],
    ['a header behind', 'ana@cliente.co\r\nBcc: otra@x.co'],
    ['a line end in the local part', 'ana\r\n@cliente.co'],
    ['a NUL', 'ana\u0000@cliente.co'],
    ['several', 'ana@x.co,eva@x.co'],
    ['a local part that is too long', `${'a'.repeat(65)}@x.co`],
    ['a label that is too long', `a@${'b'.repeat(64)}.co`],
    ['too long a whole', `a@${'b.'.repeat(126)}co`],
  ])('refuses %s', (_name, text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  it('answers at once, however long the text', () => {
    expect(isMailAddress('a.'.repeat(1_000_000))).toBe(false);
  });
});

describe('mailboxKey', () => {
  it('is the same for different spellings of a mailbox', () => {
    expect(mailboxKey('Ñandú@Cliente.CO')).toBe(mailboxKey('n\u0303andu\u0301@cliente.co'));
    expect(mailboxKey('ana@cliente.co')).not.toBe(mailboxKey('ana@cliente.com'));
  });
});

describe('separated', () => {
  it.each<[field: string, parts: string[]]>([
    ['a@x.co', ['a@x.co']],
    [' a@x.co ; b@x.co,c@x.co ', ['a@x.co', 'b@x.co', 'c@x.co']],
    [';,; ', []],
    ['', []],
  ])('reads %j', (field, parts) => {
    expect(separated(field)).toEqual(parts);
  });
});

describe('oneLine', () => {
  it.each<[name: string, text: string, line: string]>([
    ['accents and symbols as they are', ' Ñandú & Cía. «√» 𝄞 ', 'Ñandú & Cía. «√» 𝄞'],
    ['line ends as one space', 'a\r\nBcc: b\n\n\rc', 'a Bcc: b c'],
    ['the separators of Unicode as spaces', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['other controls as spaces', 'a\u0000b\tc\u007fd\u009be', 'a b c d e'],
    ['marks that reorder or hide text as spaces', 'a\u202eb\u2066c\u200bd\ufeffe', 'a b c d e'],
    ['half a pair of surrogates as a space', 'a\ud834b', 'a b'],
    ['nothing of what has nothing', ' \r\n\t ', ''],
  ])('gives %s', (_name, text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
