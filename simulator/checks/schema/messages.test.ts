import { describe, expect, it } from 'vitest';
import { readableMessage, type Reported } from './messages.ts';

const prefixes = new Map([
  ['urn:basic', 'cbc'],
  ['urn:root', ''],
]);

const atomic = 1824;
const enumeration = 1840;
const notAllowed = 1866;
const missing = 1868;
const content = 1871;

const said = (message: string, code?: number, subject?: string, accepted?: string): Reported => ({
  message,
  ...(code === undefined ? {} : { code, subject: subject ?? null, accepted: accepted ?? null }),
});

describe('readableMessage', () => {
  const cases: readonly (readonly [what: string, reported: Reported, expected: string])[] = [
    [
      'writes known namespaces as prefixes',
      said(
        "Element '{urn:basic}ID': This element is not expected. Expected is one of ( {urn:basic}UUID, {urn:basic}IssueDate ).\n",
        content,
      ),
      "Element 'cbc:ID': This element is not expected. Expected is one of ( cbc:UUID, cbc:IssueDate ).",
    ],
    [
      'writes the namespace of the document without prefix',
      said("Element '{urn:root}Pago': This element is not expected. Expected is ( {urn:root}Periodo ).\n", content),
      "Element 'Pago': This element is not expected. Expected is ( Periodo ).",
    ],
    [
      'keeps the namespace of the document where the element at fault has none',
      said(
        "Element 'Pago': This element is not expected. Expected is one of ( {urn:root}Pago, {urn:basic}ID ).\n",
        content,
      ),
      "Element 'Pago': This element is not expected. Expected is one of ( {urn:root}Pago, cbc:ID ).",
    ],
    [
      'keeps a namespace it does not know',
      said("Element '{urn:other}ID': This element is not expected.\n", content),
      "Element '{urn:other}ID': This element is not expected.",
    ],
    [
      'shortens the names of attributes',
      said(
        "Element '{urn:basic}ID', attribute '{urn:basic}a': The attribute '{urn:basic}a' is not allowed.\n",
        notAllowed,
        '{urn:basic}a',
      ),
      "Element 'cbc:ID', attribute 'cbc:a': The attribute 'cbc:a' is not allowed.",
    ],
    [
      'leaves the value of the document alone',
      said(
        "Element '{urn:basic}Date': '{urn:basic}Date' is not a valid value of the atomic type 'xs:date'.\n",
        atomic,
        '{urn:basic}Date',
      ),
      "Element 'cbc:Date': '{urn:basic}Date' is not a valid value of the atomic type 'xs:date'.",
    ],
    [
      'leaves a value with an apostrophe and a colon alone',
      said(
        "Element '{urn:basic}Date': 'a': {urn:basic}ID' is not a valid value of the atomic type 'xs:date'.\n",
        atomic,
        "a': {urn:basic}ID",
      ),
      "Element 'cbc:Date': 'a': {urn:basic}ID' is not a valid value of the atomic type 'xs:date'.",
    ],
    [
      'leaves the value in a message about a facet alone',
      said(
        "Element '{urn:basic}a', attribute 'Q': [facet 'enumeration'] The value '{urn:basic}a' is not an element of the set.\n",
        enumeration,
        '{urn:basic}a',
      ),
      "Element 'cbc:a', attribute 'Q': [facet 'enumeration'] The value '{urn:basic}a' is not an element of the set.",
    ],
    [
      'names the built-in type for the one declared in its stead',
      said(
        "Element '{urn:basic}Time': '{urn:x}time' is not a valid value of the atomic type '{urn:types}time'.\n",
        atomic,
        '{urn:x}time',
      ),
      "Element 'cbc:Time': '{urn:x}time' is not a valid value of the atomic type 'xs:time'.",
    ],
    [
      'leaves the notation of a wildcard alone',
      said("Element '{urn:basic}ID': Missing child element(s). Expected is ( ##other{urn:basic}* ).\n", content),
      "Element 'cbc:ID': Missing child element(s). Expected is ( ##other{urn:basic}* ).",
    ],
    [
      'passes on what is not about an element',
      said("Couldn't find end of Start Tag a line 1\n"),
      "Couldn't find end of Start Tag a line 1",
    ],
  ];

  it.each(cases)('%s', (_what, reported, expected) => {
    expect(readableMessage(reported, prefixes).en).toBe(expected);
  });

  it('keeps both ends of a long message', () => {
    const text = `Element '{urn:basic}ID': '${'a'.repeat(5000)}' is not a valid value of the atomic type 'xs:decimal'.`;
    const short = readableMessage(said(text, atomic, 'a'.repeat(5000)), prefixes).en;
    expect(short).toHaveLength(800 + ' … '.length);
    expect(short).toMatch(/^Element 'cbc:ID': 'a+ … a+' is not a valid value of the atomic type 'xs:decimal'\.$/);
  });
});

describe('its translation', () => {
  it.each([
    [
      said(
        "Element '{urn:basic}ID': This element is not expected. Expected is one of ( {urn:basic}UUID, {urn:basic}IssueDate ).\n",
        content,
      ),
      "Elemento 'cbc:ID': Este elemento no se esperaba. Se espera uno de ( cbc:UUID, cbc:IssueDate ).",
    ],
    [
      said("Element '{urn:root}Pago': Missing child element(s). Expected is ( {urn:root}Fecha ).\n", content),
      "Elemento 'Pago': Faltan elementos hijos. Se espera ( Fecha ).",
    ],
    [
      said(
        "Element '{urn:basic}a', attribute 'Q': '$1' is not a valid value of the atomic type 'xs:decimal'.",
        atomic,
        '$1',
      ),
      "Elemento 'cbc:a', atributo 'Q': '$1' no es un valor válido del tipo 'xs:decimal'.",
    ],
    [
      said(
        "Element 'a': [facet 'enumeration'] The value 'x is not an element of the set y' is not an element of the set {'b', 'c'}.",
        enumeration,
        'x is not an element of the set y',
        "'b', 'c'",
      ),
      "Elemento 'a': El valor 'x is not an element of the set y' no está en la lista {'b', 'c'}.",
    ],
    [
      said("Element 'a': The attribute 'b' is required but missing.", missing, 'b'),
      "Elemento 'a': Falta el atributo obligatorio 'b'.",
    ],
    [said('Something new.'), 'Mensaje del validador: «Something new.»'],
    [said("Element 'a': Something new."), "Elemento 'a': Mensaje del validador: «Something new.»"],
  ])('of %j', (reported, spanish) => {
    expect(readableMessage(reported, prefixes).es).toBe(spanish);
  });

  it('keeps both ends of a long message', () => {
    const text = `Element '{urn:basic}ID': '${'a'.repeat(5000)}' is not a valid value of the atomic type 'xs:decimal'.`;
    expect(readableMessage(said(text, atomic, 'a'.repeat(5000)), prefixes).es).toMatch(
      /^Elemento 'cbc:ID': 'a+ … a+' no es un valor válido del tipo 'xs:decimal'\.$/,
    );
  });
});
