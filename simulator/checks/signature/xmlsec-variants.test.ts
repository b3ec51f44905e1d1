import { describe, expect, it } from 'vitest';
import { disagreements } from './testing/xmlsec-disagreements.ts';
import { partiesOf } from './testing/xmlsec-parties.ts';
import { variants } from './testing/xmlsec-variants.ts';

const names = variants.map(({ name }) => name);

describe('the variants of signatures that are put before xmlsec1', () => {
  it('are at least eighty, each with a name of its own', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(80);
  });

  it('are each another document', () => {
    const sent = variants.map(({ template, sent: change }) => `${template}${change?.(template) ?? ''}`);
    expect(variants.filter((_, at) => sent.indexOf(sent[at] ?? '') !== at).map(({ name }) => name)).toEqual([]);
  });

  it('have a paragraph of a standard for every disagreement', () => {
    expect(Object.keys(disagreements).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.values(disagreements).filter(({ decides }) => !/\d/.test(decides))).toEqual([]);
  });

  it('are accepted by nobody as long as they are not signed', async () => {
    const { fill, accepts } = await partiesOf();
    const accepted = await Promise.all(variants.map(({ template }) => accepts(fill(template))));
    expect(accepted).not.toContain(true);
  });
});
