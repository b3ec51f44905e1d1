import { describe, expect, it } from 'vitest';
import { dataJson } from '../../../src/common/data-directory.ts';
import { everything } from '../../testing/catalogue.fixture.ts';
import { isOn, kindUnder, profileNamed, profileNames, ruleStates, withRules, type Profile } from './profile.ts';
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

describe('a rule that is inferred', () => {
  const inferred = rejects('A', { inferredFrom: 'B' });

  it('is off where only those are wanted that somebody saw', () => {
    expect(isOn(everything, inferred)).toBe(true);
    expect(isOn({ ...everything, onlySeen: true }, inferred)).toBe(false);
    expect(isOn({ ...everything, onlySeen: true }, rejects('A'))).toBe(true);
    expect(isOn({ ...everything, onlySeen: true, on: ['A'] }, inferred)).toBe(true);
  });
});

describe('a single rule', () => {
  const rule = rejects('A');
  const optional = notifies('A', { defaultOn: false });

  it.each([
    ['off', false, 'Rechazo'],
    ['on', true, 'Rechazo'],
    ['Notificación', true, 'Notificación'],
    ['Rechazo', true, 'Rechazo'],
  ] as const)('can be made %s', (state, on, kind) => {
    const profile = withRules(everything, { A: state });
    expect([isOn(profile, rule), kindUnder(profile, rule)]).toEqual([on, kind]);
  });

  it.each([false, null, 'Off', 'rechazo'])('never become milder by a state that there is not: %j', (state) => {
    expect(() => withRules(everything, { A: state as never })).toThrow(RangeError);
  });

  it('runs when it is given a kind, whatever it declares', () => {
    const profile = withRules({ ...everything, rules: 'default' }, { A: 'Rechazo' });
    expect([isOn(profile, optional), kindUnder(profile, optional)]).toEqual([true, 'Rechazo']);
  });

  it('follows the last setting for it', () => {
    const states = ['Rechazo', 'off', 'Notificación', 'on', 'Notificación'] as const;
    const profile = states.reduce((current, state) => withRules(current, { A: state }), everything);
    expect(profile).toMatchObject({ on: ['A'], off: [], asRechazo: [], asNotificacion: ['A'] });
    expect(withRules(profile, { B: 'off' })).toMatchObject({ on: ['A'], off: ['B'] });
  });
});

describe('the profiles', () => {
  it('have these names', () => {
    expect(profileNames()).toEqual([
      ...[
        'default',
        'producción',
        'habilitación',
        'quiet',
        'exact',
        'strict',
        'observed',
        'observed-root',
        'seen',
        'full',
        'all',
      ],
    ]);
  });

  it('carry their name', () => {
    expect(profileNames().map((name) => profileNamed(name)?.name)).toEqual(profileNames());
  });

  it.each(['', 'unknown', 'Default', 'toString', '__proto__', 'constructor'])('do not include %j', (name) => {
    expect(profileNamed(name)).toBeUndefined();
  });

  it('are written as the judge reads them', () => {
    const file = dataJson('profiles.json') as Record<string, object>; // our own file
    const known = [...Object.keys(profileNamed('default') ?? {}), 'deviations'];
    for (const [name, profile] of Object.entries(file)) {
      expect(
        Object.keys(profile).filter((key) => !known.includes(key)),
        name,
      ).toEqual([]);
      const { rules, strict, continueAfterSchema, absences, ...lists } = profileNamed(name) ?? {};
      expect(['default', 'all'], name).toContain(rules);
      expect([false, 'integers', 'cents'], name).toContain(strict);
      expect([typeof continueAfterSchema, typeof absences], name).toEqual(['boolean', 'boolean']);
      const { on, off, asRechazo, asNotificacion } = lists as Partial<Profile>;
      expect([on, off, asRechazo, asNotificacion].every(Array.isArray), name).toBe(true);
    }
  });

  it.each([
    ['default', { rules: 'default', strict: false, continueAfterSchema: false }],
    ['strict', { rules: 'all', strict: 'integers', continueAfterSchema: false }],
    ['exact', { rules: 'default', strict: 'cents' }],
    ['quiet', { rules: 'default', absences: false }],
    ['habilitación', { off: ['RUT01', 'DSAJ21', 'NSAJ21'] }],
    ['full', { rules: 'default', strict: false, continueAfterSchema: true }],
    ['all', { rules: 'all', strict: false, continueAfterSchema: true, off: [] }],
  ])('%s does what its name says', (name, wanted) => {
    expect(profileNamed(name)).toMatchObject(wanted);
  });
});

it('a rule is switched on or off, or given one of two kinds', () => {
  expect([...ruleStates].sort()).toEqual(['Notificación', 'Rechazo', 'off', 'on']);
});

it.each(['producción', 'produccion'])('the profile of production may be called %s', (name) => {
  expect(profileNamed(name)?.name).toBe('producción');
});
