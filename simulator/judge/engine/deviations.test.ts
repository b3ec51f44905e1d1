import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../src/common/data-directory.ts';
import { catalogue } from '../../rules/index.ts';
import { documentKinds } from '../../document/kind.ts';
import { readings } from '../../checks/observed-readings.ts';
import { declaredCode, deviations, deviationsOf, otherCodes } from './deviations.ts';
import { isOn, kindUnder, requireProfile, withRules } from './profile.ts';

const file = packageFile('../shared/rules/observed.json');
const codesIn = (wanted: string): readonly string[] => [
  ...new Set(
    documentKinds
      .flatMap((kind) => catalogue().entries(kind))
      .map(({ code }) => code.code)
      .filter((code) => (wanted.endsWith('*') ? code.startsWith(wanted.slice(0, -1)) : code === wanted)),
  ),
];

type Observed = { readonly code: string; readonly document: string; readonly independentWitnesses: number };

describe('the observations', () => {
  it(
    existsSync(file) ? 'are those of the list beside the repository' : 'are 31: their list is not here to compare',
    () => {
      const listed = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Observed[]) // kept beside us
        : undefined;
      const own = deviations().map(({ about, document, witnesses }) => [about, document, witnesses]);
      expect(own).toHaveLength(31);
      expect(own).toEqual(
        listed?.map(({ code, document, independentWitnesses }) => [code, document, independentWitnesses]) ?? own,
      );
    },
  );

  it.each(deviations())(
    '$about: has evidence, and names codes and readings that there are',
    ({ evidence, effect = {} }) => {
      expect(evidence.length).toBeGreaterThan(0);
      const { kinds = {}, names = {}, readings: named = {}, on = [], literally = [], besideSchema = [] } = effect;
      const codes = [
        ...Object.keys(kinds),
        ...Object.keys(names),
        ...Object.keys(named),
        ...on,
        ...literally,
        ...besideSchema,
      ];
      expect(codes.filter((code) => codesIn(code).length === 0)).toEqual([]);
      expect(Object.values(named).filter((name) => !(name in readings))).toEqual([]);
    },
  );
});

describe('the profile observed', () => {
  const observed = requireProfile('observed');
  const [cbg04] = catalogue().find('CBG04');

  it('leaves out what is only asked for', () => {
    expect(deviationsOf('all').length - deviationsOf('usual').length).toBe(1);
    expect(observed.readings.ZE02).toBeUndefined();
    expect(requireProfile('observed-root').readings.ZE02).toBe('payrollRootOrder');
  });

  it('changes no other profile', () => {
    for (const name of ['default', 'producción', 'strict', 'full', 'all'])
      expect(requireProfile(name), name).toMatchObject({ names: {}, readings: {}, literally: [], besideSchema: [] });
  });

  it('has rules under two codes, which are both found', () => {
    expect(otherCodes()).toEqual(['CBG04a', 'DBG04a']);
    expect(catalogue().find('CBG04a')).toEqual([cbg04]);
    expect(catalogue().has('CBG04a')).toBe(true);
    expect([declaredCode('CBG04a'), declaredCode('CBG04')]).toEqual(['CBG04', 'CBG04']);
    expect(catalogue().has('CBG04c')).toBe(false);
  });

  it('takes a setting under either code', () => {
    if (cbg04 === undefined) throw new Error('There is no CBG04.');
    expect(isOn(withRules(observed, { CBG04a: 'off' }), cbg04.code)).toBe(false);
    expect(kindUnder(withRules(observed, { CBG04a: 'Notificación' }), cbg04.code)).toBe('Notificación');
  });
});
