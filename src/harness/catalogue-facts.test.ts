import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../simulator/document/kind.ts';
import { rowsWith } from '../../simulator/judge/index.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import { breakableEntries, isUnshown, listedRules } from './catalogue-facts.ts';
import { rulePages } from './docs/rule-pages.ts';

describe('rules about a group that nothing shows in its document', () => {
  const unshown = listedRules().filter(isUnshown);

  it('are off, and inferred', () => {
    expect(unshown.map(({ code }) => code)).toEqual(expect.arrayContaining(['DEAM02', 'NAAL01', 'NADAR01', 'DEAK42']));
    expect(unshown.filter(({ defaultOn, inferredFrom }) => defaultOn || inferredFrom === undefined)).toEqual([]);
  });

  it('are not among those that scenarios prove, whereas others that are off are', () => {
    const proved = new Set(documentKinds.flatMap(breakableEntries).map(({ code }) => code.code));
    expect(unshown.filter(({ code }) => proved.has(code))).toEqual([]);
    expect([...proved]).toEqual(expect.arrayContaining(['FAM02', 'DEAF03']));
  });
});

describe('the order of the rules', () => {
  const some = /^FAJ(?:0[89]|1[01]|73)$/;
  const wanted = ['FAJ08', 'FAJ09', 'FAJ10', 'FAJ11', 'FAJ73'];
  const listed = listedRules().filter(({ document }) => document === 'invoice');
  const families = rulePages('en').flatMap(({ topic }) => /^rules\/AJ\/(.*)/.exec(topic)?.[1] ?? []);

  it.each([
    ['the list', listed.map(({ code }) => code)],
    ['the console', rowsWith(catalogue(), '').map(({ code }) => code)],
    ['the pages', families.map((family) => `F${family}`)],
  ])('is that of their codes, not of their elements, in %s', (_where, codes) => {
    expect(codes.filter((code) => some.test(code))).toEqual(wanted);
  });
});
