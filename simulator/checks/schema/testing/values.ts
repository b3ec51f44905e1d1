/** Values of the built-in types that the facts use. */

/** A number from 0 to `below` - 1. */
export type Pick = (below: number) => number;

const valid: Readonly<Record<string, readonly string[]>> = {
  decimal: ['0.00', '-17.5', '19', '1000000000000000.123456', ' 2.50 ', '.5', '+1'],
  date: ['2026-11-20', '2026-11-20-05:00', '2024-02-29', ' 2026-11-20\n'],
  time: ['10:00:00-05:00', '23:59:59.999', '00:00:00Z', ' 10:00:00 '],
  dateTime: ['2026-11-20T10:00:00-05:00', '2026-11-20T10:00:00', '\n2026-11-20T10:00:00Z '],
  boolean: ['true', 'false', '1', '0'],
  integer: ['0', '900373115', '-3', '582409813276094718340912837465091827364509'],
  string: ['', 'Panadería & Café <Ñandú>', 'dos\nlíneas', '  '],
  normalizedString: ['', 'SETP990000001', 'a b', '31'],
  anyURI: ['', 'urn:example:a', 'http://example.org/a?b=c#d', '#id-1'],
  language: ['es', 'es-CO'],
  base64Binary: ['', 'YQ==', 'YWJj'],
  anyType: [''],
  'xades:Qualifier': ['OIDAsURI', 'OIDAsURN'],
};

/** For each type, a value that no lexical rule of it allows; the other types accept anything. */
const invalid: Readonly<Record<string, string>> = {
  decimal: '1.000,00',
  date: '20-11-2026',
  time: '10:00',
  dateTime: '2026-11-20 10:00:00',
  boolean: 'sí',
  integer: '900373115-4',
  language: 'español',
  ID: '9a',
  'xades:Qualifier': 'OIDAsURL',
};

let ids = 0;

/** A valid value; IDs never repeat. */
export const valueOf = (type: string, pick: Pick): string => {
  if (type === 'ID') return `id-${(ids += 1)}`;
  const known = valid[type] ?? [];
  const value = known[pick(known.length)];
  if (value === undefined) throw new Error(`no values are known for the type ${type}`);
  return value;
};

export const invalidValueOf = (type: string): string | undefined => invalid[type];
