import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from './operators.ts';
import { recorded, siteOf } from './reach.ts';

const text = "const a = ['x']; const b = (c) => c.map((d) => d + 'y'); function e() { return 'z'; }";

const siteOfText = (original: string): string | undefined => {
  const mutant = mutantsOf('f.ts', text).find((one) => one.original === original);
  return mutant === undefined ? 'no mutant' : siteOf(text, mutant);
};

describe('the function around a mutant', () => {
  it('is the innermost one, and none for what is evaluated with the module', () => {
    expect(siteOfText("'x'")).toBeUndefined();
    expect(siteOfText("'y'")).toBe(`f.ts:${text.indexOf("d + 'y'")}`);
    expect(siteOfText("'z'")).toBe(`f.ts:${text.indexOf('{ return')}`);
  });

  it('tells when it is entered, and otherwise does what it did', () => {
    const sites: string[] = [];
    Object.assign(globalThis, { __reached: (site: string) => sites.push(site) });
    const made: unknown = runInThisContext(`(() => { ${recorded('f.ts', text)} return [b(['1', '2']), e()]; })()`);
    expect(made).toEqual([['1y', '2y'], 'z']);
    const [outer, inner, last] = ['c.map', "d + 'y'", '{ return'].map((start) => `f.ts:${text.indexOf(start)}`);
    expect(sites).toEqual([outer, inner, inner, last]);
  });
});
