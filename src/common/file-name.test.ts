import fc from 'fast-check';
import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from './testing/any-character.ts';
import { fileName } from './file-name.ts';

describe('a file name', () => {
  it.each([
    ['FES-SETP990000001.xml', 'FES-SETP990000001.xml'],
    ['ad09015001000002600000001.zip', 'ad09015001000002600000001.zip'],
    ['Factura (copia) Ñandú.pdf', 'Factura (copia) Ñandú.pdf'],
    ['a"; filename="evil.html', 'a_ filename_evil.html'],
    ['a\r\nSet-Cookie: x=1', 'a_Set-Cookie_ x_1'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\autoexec.bat', '_.._autoexec.bat'],
    ['/etc/passwd', '_etc_passwd'],
    ['C:\\x', 'C_x'],
    ['.bashrc', 'bashrc'],
    ['a\u0000.xml', 'a_.xml'],
    ['cod\u202efdp.exe', 'cod_fdp.exe'],
    ['😀.pdf', '_.pdf'],
    ['half\ud800', 'half_'],
    ['nul.xml', '_nul.xml'],
    ['COM1', '_COM1'],
    ['console.xml', 'console.xml'],
    ['100%41;x', '100_41_x'],
    ['a. . ', 'a'],
    ['', 'archivo'],
    ['...', 'archivo'],
    ['e\u0301', 'é'],
    [`a${'\u0301'.repeat(31)}\u0316.xml`, 'a_.xml'],
    [`a${' '.repeat(100_000)}b`, 'a'],
    [`a${' .'.repeat(50_000)}b.xml`, 'a.xml'],
  ])('of %j is %j', (text, name) => {
    expect(fileName(text)).toBe(name);
  });

  it('keeps its extension when it is cut', () => {
    expect(fileName(`${'ñ'.repeat(500)}.xml`)).toBe('ñ'.repeat(98) + '.xml');
  });

  it('is valid everywhere, whatever its source', () => {
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('a', '\u0301', '\u0316', '\u0344'), maxLength: 400 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const name = fileName(text);
        expect(name).not.toBe('');
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect([posix.basename(name), win32.basename(name)]).toEqual([name, name]);
        expect(posix.join('/folder', name)).toBe(`/folder/${name}`);
        expect(name).not.toMatch(/^[. ]|[. ]$|[\p{C}\p{Zl}\p{Zp}"\\/:*?<>|%;]/u);
        expect(fileName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});
