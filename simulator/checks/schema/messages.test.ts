import { describe, expect, it } from 'vitest';
import { readableMessage } from './messages.ts';

const prefixes = new Map([
  ['urn:basic', 'cbc'],
  ['urn:root', ''],
]);

const readable = (text: string): string => readableMessage(text, prefixes).en;

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

describe('its translation', () => {
  it.each([
    [
      "Element '{urn:basic}ID': This element is not expected. Expected is one of ( {urn:basic}UUID, {urn:basic}IssueDate ).\n",
      "Elemento 'cbc:ID': Este elemento no se esperaba. Se espera uno de ( cbc:UUID, cbc:IssueDate ).",
    ],
    [
      "Element '{urn:root}Pago': Missing child element(s). Expected is ( {urn:root}Fecha ).\n",
      "Elemento 'Pago': Faltan elementos hijos. Se espera ( Fecha ).",
    ],
    [
      "Element '{urn:basic}a', attribute 'Q': '$1' is not a valid value of the atomic type 'xs:decimal'.",
      "Elemento 'cbc:a', atributo 'Q': '$1' no es un valor válido del tipo 'xs:decimal'.",
    ],
    [
      "Element 'a': [facet 'pattern'] The value 'x' is not accepted by the pattern '[0-9]'.",
      "Elemento 'a': El valor 'x' no cumple el patrón '[0-9]'.",
    ],
    [
      "Element 'a': [facet 'enumeration'] The value 'x is not an element of the set y' is not an element of the set {'b', 'c'}.",
      "Elemento 'a': El valor 'x is not an element of the set y' no está en la lista {'b', 'c'}.",
    ],
    [
      "Element 'a': [facet 'minLength'] The value '' has a length of '0'; this underruns the allowed minimum length of '1'.",
      "Elemento 'a': La longitud del valor '' es 0 y debe ser mínimo 1.",
    ],
    ["Element 'a': The attribute 'b' is required but missing.", "Elemento 'a': Falta el atributo obligatorio 'b'."],
    ['Something new.', 'Mensaje del validador: «Something new.»'],
    ["Element 'a': Something new.", "Elemento 'a': Mensaje del validador: «Something new.»"],
  ])('of %s', (text, spanish) => {
    expect(readableMessage(text, prefixes).es).toBe(spanish);
  });

  it('keeps both ends of a long message', () => {
    const text = `Element '{urn:basic}ID': '${'a'.repeat(5000)}' is not a valid value of the atomic type 'xs:decimal'.`;
    expect(readableMessage(text, prefixes).es).toMatch(
      /^Elemento 'cbc:ID': 'a+ … a+' no es un valor válido del tipo 'xs:decimal'\.$/,
    );
  });
});
