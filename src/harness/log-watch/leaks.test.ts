import { describe, expect, it } from 'vitest';
import { createLeakFinder, type Forbidden } from './leaks.ts';

const forbidden: readonly Forbidden[] = [
  { kind: 'token', value: 'tok-Zq81-secreto-9fK3' },
  { kind: 'PIN', value: '75319' },
  { kind: 'NIT', value: '811027326' },
  { kind: 'name', value: 'Zoraida Quiñonez de Ávila' },
  { kind: 'email', value: 'zoraida.quinonez@correo.example' },
  { kind: 'address', value: 'Carrera 98 # 43-21' },
  { kind: 'private key', value: 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7+/8kfTm9dWxP' },
  { kind: 'short', value: '1234' },
];

const find = (line: string): readonly string[] => {
  const finder = createLeakFinder();
  finder.forbid(forbidden);
  return finder.find(line);
};

/** A line of the log in which that text stands in the place of a fact. */
const lineWith = (text: unknown): string =>
  JSON.stringify({ level: 'trace', time: '2026-11-24T17:05:10.327Z', event: 'request', ms: 1.75319, at: { text } });

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a planted leak', () => {
  it.each(forbidden.filter(({ kind }) => kind !== 'short'))('of a $kind is found, however it is written', (one) => {
    const { kind, value } = one;
    const written = [
      value,
      `before ${value}, after`,
      `<cbc:ID>${value}</cbc:ID>`,
      encodeURIComponent(value),
      `/path?q=${encodeURIComponent(value)}&x=1`,
      base64(value),
      Buffer.from(value).toString('base64url'),
      Buffer.from(value).toString('hex'),
      base64(`<Invoice><cbc:ID>a</cbc:ID><cbc:Name>${value}</cbc:Name></Invoice>`),
      Buffer.from(`{"a":"${value}"}, and what follows it`).toString('hex'),
    ];
    for (const text of written) expect([text, find(lineWith(text))]).toEqual([text, [kind]]);
  });

  it.each([
    ['as a number', lineWith(811_027_326)],
    ['as the name of a fact', JSON.stringify({ '811027326': true })],
    ['in a list', JSON.stringify({ codes: ['FAU14', '811027326'] })],
    ['in a line that is no JSON', 'TypeError: cannot sign 811027326'],
  ])('is found %s', (_case, line) => {
    expect(find(line)).toEqual(['NIT']);
  });

  it('is named once for each kind', () => {
    expect(find(lineWith('811027326 811027326 75319'))).toEqual(['NIT', 'PIN']);
  });
});

describe('no leak', () => {
  it.each([
    ['a longer number', '8110273261'],
    ['a number with other digits before it', '9811027326'],
    ['a part of a name', 'Zoraida'],
    ['another key', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC8'],
    ['a value that is too short to be told from others', '1234'],
    ['a percent sign', '100 % of %zz'],
  ])('is %s', (_case, text) => {
    expect(find(lineWith(text))).toEqual([]);
  });
});
