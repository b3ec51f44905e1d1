import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../simulator/document/kind.ts';
import { breakableEntries, isUnshown, listedRules } from './catalogue-facts.ts';

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
