import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { fixedNamespaces, stsNamespaces } from '../path-index.ts';
import { readFacts, type IntakeFacts } from './read-facts.ts';

const factsOf = (content: string | Buffer): IntakeFacts => {
  const bytes = Buffer.from(content);
  const parsed = parseXml(bytes);
  return readFacts('fv1.xml', bytes, parsed.ok ? parsed.document : undefined);
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const clean = `${declaration}\n<Invoice xmlns="urn:x">\n\t<ID>ñ</ID>\r\n</Invoice>\n`;

const at = (offset: number, line: number, column: number): object => ({ offset, position: { line, column } });

describe('readFacts', () => {
  it('reports nothing for an indented document followed by line ends', () => {
    expect(factsOf(clean)).toEqual({
      fileName: 'fv1.xml',
      size: Buffer.byteLength(clean),
      beforeDeclaration: undefined,
      afterRoot: undefined,
      controlCharacters: [],
      encoding: { declared: 'UTF-8', problem: undefined },
      foreignPrefixes: [],
      foreignDianElements: [],
      variantDianElements: [],
    });
  });

  it.each<readonly [string, string, object | undefined]>([
    [
      'a byte order mark',
      `\ufeff${clean}`,
      { ...at(0, 1, 1), found: { en: 'byte order mark U+FEFF', es: 'marca de orden de bytes U+FEFF' } },
    ],
    [
      'a blank before the declaration',
      ` ${clean}`,
      { ...at(0, 1, 1), found: { en: 'character U+0020', es: 'carácter U+0020' } },
    ],
    [
      'a line end before the declaration',
      `\n${clean}`,
      { ...at(0, 1, 1), found: { en: 'character U+000A', es: 'carácter U+000A' } },
    ],
    [
      'text before the declaration',
      `ok${clean}`,
      { ...at(0, 1, 1), found: { en: 'character U+006F', es: 'carácter U+006F' } },
    ],
    [
      'a comment before the declaration',
      `<!-- -->${clean}`,
      { ...at(0, 1, 1), found: { en: 'character U+003C', es: 'carácter U+003C' } },
    ],
    [
      'text before a root without declaration',
      ' \nx<a/>',
      { ...at(2, 2, 1), found: { en: 'character U+0078', es: 'carácter U+0078' } },
    ],
    ['white space before a root without declaration', ' \n<a/>', undefined],
    ['a comment before a root without declaration', '<!-- --><a/>', undefined],
    ['a declaration inside the content', `<a><![CDATA[${declaration}<b/>]]></a>`, undefined],
  ])('beforeDeclaration: %s', (_name, xml, expected) => {
    const spot = factsOf(xml).beforeDeclaration;
    if (expected === undefined) expect(spot).toBeUndefined();
    else expect(spot).toEqual(expected);
  });

  it.each<readonly [string, string, object | undefined]>([
    ['text', '<a>\n</a>x', { ...at(8, 2, 5), found: { en: 'character U+0078', es: 'carácter U+0078' } }],
    [
      'text behind white space',
      '<a></a>\r\n\t x',
      { ...at(11, 2, 3), found: { en: 'character U+0078', es: 'carácter U+0078' } },
    ],
    ['a zero byte', '<a></a>\0', { ...at(7, 1, 8), found: { en: 'character U+0000', es: 'carácter U+0000' } }],
    ['a no-break space', '<a></a>\u00a0', { ...at(7, 1, 8), found: { en: 'character U+00A0', es: 'carácter U+00A0' } }],
    ['a comment', '<a></a><!-- x -->', { ...at(7, 1, 8), found: { en: 'character U+003C', es: 'carácter U+003C' } }],
    ['a second root', '<a></a><b/>', { ...at(7, 1, 8), found: { en: 'character U+003C', es: 'carácter U+003C' } }],
    ['white space', '<a></a> \r\n\t', undefined],
  ])('afterRoot: %s', (_name, xml, expected) => {
    const spot = factsOf(xml).afterRoot;
    if (expected === undefined) expect(spot).toBeUndefined();
    else expect(spot).toEqual(expected);
  });

  it('afterRoot: is silent about a truncated document', () => {
    expect(factsOf('<a><b></b>').afterRoot).toBeUndefined();
  });

  it('controlCharacters: names each, and stops at twenty', () => {
    expect(factsOf('<a>\t\n\r<b>\u0001</b>\n\u0085</a>').controlCharacters).toEqual([
      { ...at(9, 2, 5), found: { en: 'control character U+0001', es: 'carácter de control U+0001' } },
      { ...at(15, 3, 1), found: { en: 'control character U+0085', es: 'carácter de control U+0085' } },
    ]);
    expect(factsOf(`<a>${'\u0002'.repeat(1000)}</a>`).controlCharacters).toHaveLength(20);
  });

  it.each<readonly [string, Buffer, string | undefined, object | undefined]>([
    ['none declared', Buffer.from('<a/>'), undefined, undefined],
    [
      'utf-8 in small letters',
      Buffer.from("<?xml version='1.0' encoding='utf-8' standalone='no'?><a/>"),
      'utf-8',
      undefined,
    ],
    [
      'another one declared',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a/>'),
      'ISO-8859-1',
      { offset: 30, found: { en: 'encoding="ISO-8859-1"', es: 'encoding="ISO-8859-1"' } },
    ],
    [
      'another one declared behind a mark',
      Buffer.from('\ufeff<?xml version="1.0" encoding="latin1"?><a/>'),
      'latin1',
      { found: { en: 'encoding="latin1"', es: 'encoding="latin1"' } },
    ],
    [
      'a byte that is not UTF-8',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<a>\xf1</a>', 'latin1'),
      'UTF-8',
      { ...at(42, 2, 4), found: { en: 'byte 0xF1', es: 'byte 0xF1' } },
    ],
    [
      'a byte offset behind characters of two bytes',
      Buffer.concat([Buffer.from('<a>ññ'), Buffer.from([0xff])]),
      undefined,
      { ...at(7, 1, 6), found: { en: 'byte 0xFF', es: 'byte 0xFF' } },
    ],
    [
      'UTF-16 with its mark',
      Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a/>', 'utf16le'),
      'UTF-16',
      { ...at(0, 1, 1), found: { en: 'UTF-16', es: 'UTF-16' } },
    ],
    ['UTF-16 without mark', Buffer.from('<a/>', 'utf16le'), undefined, { found: { en: 'UTF-16', es: 'UTF-16' } }],
    [
      'UTF-16, big end first',
      Buffer.from('<a/>', 'utf16le').swap16(),
      undefined,
      { found: { en: 'UTF-16', es: 'UTF-16' } },
    ],
  ])('encoding: %s', (_name, bytes, declared, problem) => {
    const { encoding } = factsOf(bytes);
    expect(encoding.declared).toBe(declared);
    if (problem === undefined) expect(encoding.problem).toBeUndefined();
    else expect(encoding.problem).toMatchObject(problem);
  });

  it('foreignPrefixes: each prefix of the annex that means something else here, wherever it is declared', () => {
    const xml = `<Invoice xmlns="urn:x" xmlns:cbc="${fixedNamespaces.cbc}"\n xmlns:cac="urn:old"><a>\n<b xmlns:ds="urn:ds" xmlns:own="urn:own"/></a></Invoice>`;
    expect(factsOf(xml).foreignPrefixes).toEqual([
      {
        ...at(0, 1, 1),
        found: { en: 'xmlns:cac="urn:old"', es: 'xmlns:cac="urn:old"' },
        prefix: 'cac',
        uri: 'urn:old',
        expected: fixedNamespaces.cac,
      },
      {
        ...at(xml.indexOf('<b '), 3, 1),
        found: { en: 'xmlns:ds="urn:ds"', es: 'xmlns:ds="urn:ds"' },
        prefix: 'ds',
        uri: 'urn:ds',
        expected: fixedNamespaces.ds,
      },
    ]);
  });

  it('foreignPrefixes: not sts, for which the elements of the block speak', () => {
    expect(factsOf('<Invoice xmlns:sts="urn:old"/>').foreignPrefixes).toEqual([]);
  });

  it('foreignDianElements: the block itself and what is in it, but for components', () => {
    const block = (sts: string): string =>
      `<Invoice xmlns:sts="${sts}" xmlns:cbc="${fixedNamespaces.cbc}"><sts:DianExtensions><sts:InvoiceSource>` +
      '<cbc:IdentificationCode>CO</cbc:IdentificationCode></sts:InvoiceSource></sts:DianExtensions></Invoice>';
    expect(factsOf(block(fixedNamespaces.sts)).foreignDianElements).toEqual([]);
    expect(factsOf(block('urn:old')).foreignDianElements.map(({ found }) => found.en)).toEqual([
      'sts:DianExtensions in namespace "urn:old"',
      'sts:InvoiceSource in namespace "urn:old"',
    ]);
    expect(factsOf(block(fixedNamespaces.cac)).foreignDianElements).toHaveLength(1);
    const variants = stsNamespaces.map((sts) => {
      const { foreignDianElements, variantDianElements } = factsOf(block(sts));
      return [foreignDianElements.length, variantDianElements.length];
    });
    expect(variants).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
    ]);
  });
});
