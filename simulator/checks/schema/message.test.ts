import { describe, expect, it } from 'vitest';
import { readableMessage } from './message.ts';

const prefixes = new Map([
  ['urn:basic', 'cbc'],
  ['urn:root', ''],
]);

const readable = (text: string): string => readableMessage(text, prefixes);

describe('readableMessage', () => {
  const cases: readonly (readonly [what: string, text: string, expected: string])[] = [
    [
      'writes known namespaces as prefixes',
      "Element '{urn:basic}ID': This element is not expected. Expected is one of ( {urn:basic}UUID, {urn:basic}IssueDate ).\n",
      "Element 'cbc:ID': This element is not expected. Expected is one of ( cbc:UUID, cbc:IssueDate ).",
    ],
    [
      'writes the namespace of the document without prefix',
      "Element '{urn:root}Pago': This element is not expected. Expected is ( {urn:root}Periodo ).\n",
      "Element 'Pago': This element is not expected. Expected is ( Periodo ).",
    ],
    [
      'keeps the namespace of the document where the element at fault has none',
      "Element 'Pago': This element is not expected. Expected is one of ( {urn:root}Pago, {urn:basic}ID ).\n",
      "Element 'Pago': This element is not expected. Expected is one of ( {urn:root}Pago, cbc:ID ).",
    ],
    [
      'keeps a namespace it does not know',
      "Element '{urn:other}ID': This element is not expected.\n",
      "Element '{urn:other}ID': This element is not expected.",
    ],
    [
      'shortens the names of attributes',
      "Element '{urn:basic}ID', attribute '{urn:basic}a': The attribute '{urn:basic}a' is not allowed.\n",
      "Element 'cbc:ID', attribute 'cbc:a': The attribute 'cbc:a' is not allowed.",
    ],
    [
      'leaves the value of the document alone',
      "Element '{urn:basic}Date': '{urn:basic}Date' is not a valid value of the atomic type 'xs:date'.\n",
      "Element 'cbc:Date': '{urn:basic}Date' is not a valid value of the atomic type 'xs:date'.",
    ],
    [
      'leaves a value with an apostrophe and a colon alone',
      "Element '{urn:basic}Date': 'a': {urn:basic}ID' is not a valid value of the atomic type 'xs:date'.\n",
      "Element 'cbc:Date': 'a': {urn:basic}ID' is not a valid value of the atomic type 'xs:date'.",
    ],
    [
      'leaves the value in a message about a facet alone',
      "Element '{urn:basic}a', attribute 'Q': [facet 'enumeration'] The value '{urn:basic}a' is not an element of the set.\n",
      "Element 'cbc:a', attribute 'Q': [facet 'enumeration'] The value '{urn:basic}a' is not an element of the set.",
    ],
    [
      'names the built-in type for the one declared in its stead',
      "Element '{urn:basic}Time': '{urn:x}time' is not a valid value of the atomic type '{urn:types}time'.\n",
      "Element 'cbc:Time': '{urn:x}time' is not a valid value of the atomic type 'xs:time'.",
    ],
    [
      'leaves the notation of a wildcard alone',
      "Element '{urn:basic}ID': Missing child element(s). Expected is ( ##other{urn:basic}* ).\n",
      "Element 'cbc:ID': Missing child element(s). Expected is ( ##other{urn:basic}* ).",
    ],
    [
      'passes on what is not about an element',
      "Couldn't find end of Start Tag a line 1\n",
      "Couldn't find end of Start Tag a line 1",
    ],
  ];

  it.each(cases)('%s', (_what, text, expected) => {
    expect(readable(text)).toBe(expected);
  });

  it('keeps both ends of a long message', () => {
    const text = `Element '{urn:basic}ID': '${'a'.repeat(5000)}' is not a valid value of the atomic type 'xs:decimal'.`;
    const short = readable(text);
    expect(short).toHaveLength(800 + ' … '.length);
    expect(short).toMatch(/^Element 'cbc:ID': 'a+ … a+' is not a valid value of the atomic type 'xs:decimal'\.$/);
  });
});
