import { describe, expect, it } from 'vitest';
import { parseXml } from '../../common/xml/parse.ts';
import { encodingAttacks } from './encodings.ts';

const document =
  '<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns:cbc="urn:cbc"><cbc:Note>Ñandú</cbc:Note></Invoice>';

const answers: Readonly<Record<string, string>> = {
  'UTF-8 with a byte order mark': 'read',
  'UTF-8 that is declared as utf-8': 'read',
  // A non-character, which XML does not forbid.
  'U+1FFFE': 'read',
  'UTF-8 with two byte order marks': 'xml-not-well-formed',
  // To XML it is text with plus signs, and no element.
  'UTF-7 that is declared as UTF-8': 'xml-not-well-formed',
  'a NUL': 'xml-not-well-formed',
  'a control character': 'xml-not-well-formed',
  'U+FFFE': 'xml-not-well-formed',
  'U+FFFF': 'xml-not-well-formed',
  'a DOCTYPE in UTF-8 with a byte order mark': 'xml-doctype',
  'a DOCTYPE in UTF-8 that is declared as utf-8': 'xml-doctype',
  'UTF-8 that is declared as nothing': 'xml-not-well-formed',
  'a DOCTYPE in UTF-8 that is declared as nothing': 'xml-not-well-formed',
  'a DOCTYPE in UTF-8 with two byte order marks': 'xml-not-well-formed',
  'a DOCTYPE in UTF-7 that is declared as UTF-8': 'xml-not-well-formed',
};

describe('the reader of XML', () => {
  it.each(
    Object.entries(encodingAttacks).map(([name, write]) => [name, answers[name] ?? 'xml-not-utf8', write] as const),
  )('%s: %s', (_name, answer, write) => {
    const result = parseXml(write(document));
    expect(result.ok ? 'read' : result.problem.code).toBe(answer);
  });
});
