import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../src/common/data-directory.ts';
import { everything } from '../testing/catalogue.fixture.ts';
import { isOn, profileNamed, profileNames, type Profile } from './profile.ts';
import { notifies, rejects } from './rule.ts';

describe('a rule is on', () => {
  it.each<readonly [what: string, profile: Partial<Profile>, on: boolean, offByDefault: boolean]>([
    ['as it declares, by default', { rules: 'default' }, true, false],
    ['always, where all are', { rules: 'all' }, true, true],
    ['where a profile names it', { rules: 'default', on: ['A', 'B'] }, true, true],
    ['not where a profile switches it off', { rules: 'all', off: ['A', 'B'] }, false, false],
    ['not where a profile does both', { rules: 'all', on: ['A', 'B'], off: ['A', 'B'] }, false, false],
    ['as before where a profile names another', { rules: 'default', on: ['C'], off: ['D'] }, true, false],
  ])('%s', (_what, changes, on, offByDefault) => {
    const profile = { ...everything, ...changes };
    expect(isOn(profile, rejects('A'))).toBe(on);
    expect(isOn(profile, notifies('B', { defaultOn: false }))).toBe(offByDefault);
  });
});

describe('the profiles', () => {
  it('have these names', () => {
    expect(profileNames()).toEqual(['default', 'strict', 'full', 'all']);
  });

  it('carry their name', () => {
    expect(profileNames().map((name) => profileNamed(name)?.name)).toEqual(profileNames());
  });

  it.each(['', 'unknown', 'Default', 'toString', '__proto__', 'constructor'])('do not include %j', (name) => {
    expect(profileNamed(name)).toBeUndefined();
  });

  it('are written as the judge reads them', () => {
    const file = JSON.parse(readFileSync(dataFile('profiles.json'), 'utf8')) as Record<string, Record<string, unknown>>;
    for (const [name, profile] of Object.entries(file)) {
      expect(Object.keys(profile).sort(), name).toEqual(
        ['continueAfterSchema', 'description', 'off', 'on', 'rules', 'strict'].sort(),
      );
      expect(['default', 'all'], name).toContain(profile.rules);
      expect([typeof profile.strict, typeof profile.continueAfterSchema], name).toEqual(['boolean', 'boolean']);
      expect([Array.isArray(profile.on), Array.isArray(profile.off)], name).toEqual([true, true]);
    }
  });

  it.each([
    ['default', { rules: 'default', strict: false, continueAfterSchema: false }],
    ['strict', { rules: 'all', strict: true, continueAfterSchema: false }],
    ['full', { rules: 'default', strict: false, continueAfterSchema: true }],
    ['all', { rules: 'all', strict: false, continueAfterSchema: true, off: [] }],
  ])('%s is what its name says', (name, wanted) => {
    expect(profileNamed(name)).toMatchObject(wanted);
  });
});
