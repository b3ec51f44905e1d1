import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryNamed, listedRules } from '../catalogue-facts.ts';
import { generatedKinds, generatedNames, standsAlone } from '../generated-documents/kinds.ts';
import { requestViolationOf } from '../violations/by-request.ts';
import { faultsOf, faultTurns } from './faults.ts';

describe('the faults of a kind', () => {
  it('exist for every kind that load sends', () => {
    expect(Object.keys(faultsOf).sort()).toEqual(generatedNames.filter(standsAlone).sort());
  });

  it.each(
    generatedNames.flatMap((name) =>
      (faultsOf[name] ?? []).map((code) => ({ document: generatedKinds[name].document, code })),
    ),
  )('$code of $document rejects by default, and a request alone breaks it', ({ document, code }) => {
    const rule = listedRules().find((each) => each.document === document && each.code === code);
    expect(rule).toMatchObject({ kind: 'Rechazo', defaultOn: true });
    // Nothing that a registry or another document decides.
    expect(rule?.needs.filter((need) => need !== 'profile')).toEqual([]);
    const entry = entryNamed(document, code);
    expect(entry === undefined ? undefined : requestViolationOf(entry)?.changes.length).toBeGreaterThan(0);
  });
});

const turns = (share: number, documents: number, seed = '1'): readonly boolean[] => {
  const isFaulty = faultTurns(share, seed);
  return Array.from({ length: documents }, isFaulty);
};

describe('faultTurns', () => {
  it('chooses the share, to a document or two', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.string(),
        (share, documents, seed) => {
          const chosen = turns(share, documents, seed).filter(Boolean).length;
          expect(Math.abs(chosen - share * documents)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('chooses none for a share of 0', () => {
    expect(turns(0, 1_000)).not.toContain(true);
  });

  it('chooses the same documents for the same seed, others for another', () => {
    expect(turns(0.1, 100)).toEqual(turns(0.1, 100));
    expect(turns(0.1, 100)).not.toEqual(turns(0.1, 100, '2'));
  });
});
