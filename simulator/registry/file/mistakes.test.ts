import { describe, expect, it } from 'vitest';
import { expectOneMessage, told, type MistakeCase } from './mistake.fixture.ts';
import { displayedMistake } from './mistake.ts';
import { readRegistryData, readRegistryText } from './read.ts';

const mistakes: readonly MistakeCase[] = [
  ['broken YAML', 'companies:\n  - nit: [1\nrut: {}', 'not-readable', ['/', 3, 1], /YAML or JSON/, /brackets/],
  ['broken JSON', '{"companies": [}', 'not-readable', ['/', 1, 16], /YAML or JSON/, /brackets/],
  ['two documents', 'uvt: []\n---\nuvt: []', 'not-readable', ['/', 2, 1], /YAML or JSON/, /Look/],
  ['an alias of nothing', 'uvt: *nobody', 'not-readable', ['/', 1, 6], /YAML or JSON/, /Look/],
  [
    'a key twice',
    'uvt: []\nuvt: []',
    'duplicate-key',
    ['/uvt', 2, 1],
    /once; the first is in line 1, column 1/,
    /remove/,
  ],
  [
    'a key twice, one with an escape, in JSON',
    '{"ranges": [{}, {"prefix": "A", "\\u0070refix": "B"}]}',
    'duplicate-key',
    ['/ranges/1/prefix', 1, 33],
    /line 1, column 18/,
    /remove/,
  ],
  ['nothing', '# soon\n', 'empty-file', ['/', 1, 1], /companies/, /docs\/registry/],
  ['a text', 'hola', 'invalid-value', ['/', 1, 1], /companies/, /companies: \[/],
  ['a list', '- nit: 900373115', 'invalid-value', ['/', 1, 1], /companies/, /companies: \[/],
  ['an unknown part', 'taxpayers: []', 'unknown-field', ['/taxpayers', 1, 1], /contributors/, /Remove taxpayers/],
  ['a misspelt part', 'companys: []', 'unknown-field', ['/companys', 1, 1], /companies/, /mean companies\?/],
  ['a part that is no list', 'ranges: 5', 'invalid-value', ['/ranges', 1, 9], /a list/, /ranges: \[/],
  ['a row that is none', 'uvt: [5]', 'invalid-value', ['/uvt/0', 1, 7], /year, amount/, /year: 2026/],
  ['an unknown base', 'extends: mine', 'invalid-value', ['/extends', 1, 10], /default, nothing/, /extends: default/],
];

describe('a registry file with a mistake', () => {
  it.each(mistakes)('%s: one message', async (...row) => {
    await expectOneMessage(row);
  });

  it('has a Spanish message as well', () => {
    const read = readRegistryData({ companies: [{ nit: '900373115-3', name: 'A' }] });
    expect(read.ok ? [] : read.mistakes.map((mistake) => displayedMistake(mistake, 'es'))).toEqual([
      {
        code: 'invalid-value',
        path: '/companies/0/nit',
        received: '900373115-3',
        expected: 'un NIT: de 5 a 10 cifras, sin puntos ni dígito de verificación',
        fix: 'Escriba, por ejemplo, nit: 900373115',
      },
    ]);
  });

  it('counts the rows after the first hundred mistakes, and leaves out nothing that a sound row among them needs', () => {
    const broken = (index: number) => ({ nit: `x${String(index)}`, name: 'A' });
    const companies = [...Array.from({ length: 300 }, (_, index) => broken(index)), { nit: '900373115', name: 'A' }];
    const read = readRegistryData({ companies, ranges: [5] });
    expect(read.ok ? undefined : [read.mistakes.length, read.furtherRows]).toEqual([101, 200]);
  });

  it('counts those of the RUT as well, and takes none of them for a row', () => {
    const read = readRegistryData({ rut: { entries: Array.from({ length: 300 }, () => null) } });
    expect(read.ok ? undefined : [read.mistakes.length, read.furtherRows]).toEqual([100, 200]);
  });

  it('looks at each row once, however many have mistakes', () => {
    const contributors = Array.from({ length: 20_000 }, (_, index) => ({ nit: `x${String(index)}` }));
    const read = readRegistryData({ contributors });
    // Looking at all of them for each took a minute, longer than a test's limit.
    expect(read.ok ? undefined : read.furtherRows).toBeGreaterThan(19_000);
  });

  it('reports no row that refers to one with a mistake of its own', async () => {
    const text = `companies:\n  - { nit: 900373115, name: "" }\nmandates:\n  - { certificateNit: 1234567, issuerNit: 900373115 }`;
    expect((await told(text)).map(({ path }) => path)).toEqual(['/companies/0/name']);
  });

  it('reports every mistake of one row', async () => {
    const text = 'companies:\n  - { nit: 9003731153, nmae: A, from: x, municipality: 1 }';
    expect((await told(text)).map(({ code, path }) => [code, path])).toEqual([
      ['check-digit-in-nit', '/companies/0/nit'],
      ['unknown-field', '/companies/0/nmae'],
      ['invalid-value', '/companies/0/from'],
      ['invalid-value', '/companies/0/municipality'],
    ]);
  });

  it('reports mistakes in the order of the file', async () => {
    const text = `uvt: [{ year: 27, amount: 1 }]\ncompanies:\n  - { nit: 1, name: A }\nranges: 5`;
    expect((await told(text)).map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});

describe('text that is not YAML', () => {
  it.each([
    ['companies:\n\t- nit: 1\n', /tabuladores/],
    ['companies:\n  - nit: [1\nrut: {}', /YAML o JSON\. \S+/],
    ['uvt: *nobody', /no tiene un ancla/],
  ])('%j is explained in Spanish, and in English by the library', async (text, expected) => {
    const read = await readRegistryText(text);
    const [mistake] = read.ok ? [] : read.mistakes;
    expect(mistake?.expected.es).toMatch(expected);
    expect(mistake?.expected.en).toMatch(/^YAML or JSON\. \S+/);
  });
});
