import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { jsonProblemText, readJson } from './read-json.ts';

const problemOf = (text: string) => {
  const read = readJson(text);
  if (read.ok) throw new Error(`read as ${JSON.stringify(read.value)}`);
  return read.problem;
};

describe('a duplicate key', () => {
  it.each<readonly [string, text: string, key: string, pointer: string, second: number]>([
    ['at once', '{"a":1,"a":2}', 'a', '/a', 8],
    ['with the same value', '{"a":1,"a":1}', 'a', '/a', 8],
    ['written with an escape', '{"a":1,"\\u0061":2}', 'a', '/a', 8],
    ['far behind', '{"a":{"a":{}},"b":[{"a":1}],"a":2}', 'a', '/a', 29],
    ['inside', '{"x":[1,{"y":[{"z":1,"z":2}]}]}', 'z', '/x/1/y/0/z', 22],
    ['in a list of lists', '[[],[[{"a":1,"a":1}]]]', 'a', '/1/0/0/a', 14],
    ['with what a pointer escapes', '{"a/b~c":1,"a/b~c":2}', 'a/b~c', '/a~1b~0c', 12],
    ['empty', '{"":1,"":2}', '', '/', 7],
    ['with quotes in it', '{"\\"":1,"\\u0022":2}', '"', '/"', 9],
    ['with backslashes in it', '{"\\\\":1,"b\\\\":2,"\\\\":3}', '\\', '/\\', 17],
    ['behind strings that look like keys', '{"a":"b\\":1,\\"a","c":"\\\\","a":1}', 'a', '/a', 27],
    ['called __proto__', '{"__proto__":{},"__proto__":1}', '__proto__', '/__proto__', 17],
    ['as half of a pair', '{"\\ud800":1,"\\uD800":2}', '\ud800', '/\ud800', 13],
  ])('%s is refused', (_name, text, key, pointer, column) => {
    expect(problemOf(text)).toMatchObject({ code: 'duplicate-key', key, pointer, second: { line: 1, column } });
  });

  it('is reported with line and column of both', () => {
    const problem = problemOf('{\n  "a": 1,\n  "b": 2,\n    "a": 3\n}');
    expect(problem).toEqual({
      code: 'duplicate-key',
      key: 'a',
      pointer: '/a',
      first: { line: 2, column: 3 },
      second: { line: 4, column: 5 },
    });
    expect(jsonProblemText(problem).en).toBe(
      '4:5 repeats the key "a" of 2:3 (duplicate-key, /a). Keep one of the two.',
    );
  });

  it.each([
    '{}',
    '[]',
    '1',
    '"a"',
    '{"a":1,"b":{"a":1,"b":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\"a\\":1","A":":","a ":1,"\u00e1":1,"a\u0301":1}',
    '{"a" : 1 ,\r\n\t"b"\n:\t2 }',
    '{"__proto__":1,"constructor":2}',
  ])('is not in %s', (text) => {
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  it('treats __proto__ like any other name', () => {
    const read = readJson('{"__proto__":{"admin":true}}');
    expect(read.ok && Object.hasOwn(read.value as object, '__proto__')).toBe(true);
    expect(read.ok && (read.value as { admin?: boolean }).admin).toBeUndefined();
  });

  it('is found among a million others, and at any depth', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => `"k${String(at)}":${String(at)}`).join(',');
    expect(readJson(`{${many}}`).ok).toBe(true);
    expect(problemOf(`{${many},"k5":0}`)).toMatchObject({ key: 'k5' });
    const deep = (inside: string): string => `${'{"a":['.repeat(50_000)}${inside}${']}'.repeat(50_000)}`;
    expect(readJson(deep('{"b":1}')).ok).toBe(true);
    expect(problemOf(deep('{"b":1,"b":1}'))).toMatchObject({ key: 'b' });
  });
});

describe('text that is not JSON', () => {
  it('is reported with the place', () => {
    const problem = problemOf('{\n"a":1,}');
    expect(problem).toEqual({ code: 'malformed-json', offset: 8, position: { line: 2, column: 7 } });
    expect(jsonProblemText(problem).en).toMatch(/^2:7 is not JSON/);
  });

  it('is reported as such first, whatever other errors it has', () => {
    expect(problemOf('{"a":1,"a":}').code).toBe('malformed-json');
  });
});

/** JSON whose objects have members of few names, some of them written with escapes. */
const names = fc
  .constantFrom('a', 'b', '', '~/', '"', '\\', ':', '{', 'á')
  .chain((name) =>
    fc.constantFrom(
      JSON.stringify(name),
      `"${[...name].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`,
    ),
  );

const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.json({ maxDepth: 0 }), names),
    fc.array(tie('json'), { maxLength: 3 }).map((items) => `[${items.join(' , ')}]`),
    fc
      .array(fc.tuple(names, fc.constantFrom('', ' ', '\n'), tie('json')), { maxLength: 4 })
      .map((members) => `{${members.map(([name, blank, value]) => `${name}${blank}:${blank}${value}`).join(',')}}`),
  ),
}));

describe('the yaml package, which reads JSON as well', () => {
  it('finds a duplicate key where we do, with the first or last at the same place', () => {
    let twice = 0;
    fc.assert(
      fc.property(json, (text) => {
        const { errors } = parseDocument(text, { uniqueKeys: true, prettyErrors: false });
        const theirs = errors.filter(({ code }) => code === 'DUPLICATE_KEY').map(({ pos }) => pos[0]);
        const read = readJson(text);
        expect(read.ok).toBe(theirs.length === 0);
        if (read.ok || read.problem.code !== 'duplicate-key') return;
        twice += 1;
        const { line, column } = read.problem.second;
        const offset =
          text
            .split('\n')
            .slice(0, line - 1)
            .join('\n').length +
          (line > 1 ? 1 : 0) +
          column -
          1;
        expect(theirs).toContain(offset);
      }),
      { numRuns: 2_000 },
    );
    expect(twice).toBeGreaterThan(100);
  });
});
