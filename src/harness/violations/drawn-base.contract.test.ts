/** Documents drawn for rules: the same for the same seed, others for another one, and with what the rule looks at. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { startBox, type Box } from '../box.ts';
import { breakableEntries, entryName, entryNamed } from '../catalogue-facts.ts';
import { drawBase, isHandMade } from './drawn-base.ts';
import { drawnFor } from './run-violation.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'drawn', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const entryOf = (document: string, code: string) => entryNamed(document, code) ?? expect.fail(`no ${code}`);

const digestFor = async (document: string, code: string, seed: string): Promise<string> => {
  const drawn = await drawnFor(box, entryOf(document, code), seed);
  return createHash('sha256')
    .update(JSON.stringify([drawn?.request, drawn?.edits]))
    .digest('hex');
};

/** Of each kind of document; FAI02 looks at what no generated invoice has. */
const rules = [
  ['invoice', 'FAD10'],
  ['invoice', 'FAI02'],
  ['creditNote', 'CAU14'],
  ['debitNote', 'DAU14'],
  ['supportDocument', 'DSAU14'],
  ['supportAdjustmentNote', 'NSAU14'],
  ['payroll', 'NIE069'],
  ['payrollAdjustment', 'NIAE069'],
] as const;

describe('the document in which a rule is broken', () => {
  it.each(rules)('is the same for the same seed, and another for another one: %s %s', async (document, code) => {
    const [first, again, other] = [
      await digestFor(document, code, 'one'),
      await digestFor(document, code, 'one'),
      await digestFor(document, code, 'two'),
    ];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('has what the rule looks at, grafted if need be', async () => {
    const entry = entryOf('invoice', 'FAI02');
    const drawn = await drawnFor(box, entry, 'any');
    expect(drawn?.has(entry.target?.path ?? '')).toBe(true);
    expect(drawn?.edits.length).toBeGreaterThan(0);
    expect(drawn?.has('/*/cac:TaxRepresentativeParty')).toBe(false);
  });

  it('is the hand-made one for a situation that is listed', async () => {
    expect(await drawnFor(box, entryOf('invoice', 'FAD15a'), 'any')).toBeUndefined();
  });

  it('cannot be one that nothing generated has', () => {
    const wanted = {
      name: 'invoice',
      seed: 'any',
      target: '/*/cac:Nothing',
      violation: {},
      grafts: [],
      about: undefined,
    } as const;
    expect(() => drawBase(box, wanted)).toThrow('list the rule in datasets/facts/hand-made-bases.json');
  });
});

describe('the list of hand-made situations', () => {
  it('is a small part of all rules', () => {
    const all = kindNames.flatMap((kind) => breakableEntries(kind).map((entry) => `${kind}/${entryName(entry)}`));
    const listed = all.filter(isHandMade);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length / all.length).toBeLessThan(0.15);
  });
});
