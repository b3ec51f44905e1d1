import { dataJson } from '../../../src/common/data-directory.ts';
import { normalise } from '../../../src/common/normalise.ts';
import type { ReadingName } from '../../checks/observed-readings.ts';
import type { Edition } from '../../checks/in-force.ts';
import type { Strictness } from '../../checks/vocabulary/tolerance.ts';
import { declaredCode, deviating, type Deviating } from './deviations.ts';
import type { RuleCode, RuleKind } from './rule.ts';
import { refused } from '../../../src/common/options.ts';
import { optionProblem } from '../../../src/common/start-error.ts';

/** The parts of the catalogue that are switched on, as data (`datasets/facts/profiles.json`). */
export type Profile = {
  readonly name: string;
  readonly description: string;
  /** `default`: as each rule declares; `all`: every rule. */
  readonly rules: 'default' | 'all';
  readonly on: readonly string[];
  readonly off: readonly string[];
  readonly strict: Strictness;
  /** Reads the rows of the annex as printed, where official examples or practice contradict them. */
  readonly literal: boolean;
  /** Goes on after a document failed its schema. */
  readonly continueAfterSchema: boolean;
  /** Rules that count as a Rechazo, or as a Notificación, whatever they declare. */
  readonly asRechazo: readonly string[];
  readonly asNotificacion: readonly string[];
  /** Whether a Notificación may concern something that is merely absent. */
  readonly absences: boolean;
  /** Rules that are read as printed, whatever the others are. */
  readonly literally: readonly string[];
  /** The code of the answer, where it is another than that of the catalogue. */
  readonly names: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, ReadingName>>;
  /** Codes, or with `*` their beginnings, that are evaluated although the schema failed. */
  readonly besideSchema: readonly string[];
  /** Whether rules are on whatever the date of the document. */
  readonly anyDate: boolean;
  /** Without the rules about documents of the till that are inferred from those of the invoice. */
  readonly onlySeen: boolean;
  /** Which of the observations it follows; none if absent. */
  readonly deviations?: Deviating;
};

/** A profile inherits anything it leaves open from the default one. */
type ProfileFile = Readonly<Record<string, Partial<Omit<Profile, 'name'>> & Pick<Profile, 'description'>>>;

const common: Omit<Profile, 'name' | 'description'> = {
  rules: 'default',
  on: [],
  off: [],
  strict: false,
  literal: false,
  continueAfterSchema: false,
  asRechazo: [],
  asNotificacion: [],
  absences: true,
  literally: [],
  names: {},
  readings: {},
  besideSchema: [],
  anyDate: false,
  onlySeen: false,
};

let loaded: ProfileFile | undefined;

const profiles = (): ProfileFile => {
  loaded ??= dataJson('profiles.json') as ProfileFile; // our own file
  return loaded;
};

export const profileNames = (): readonly string[] => Object.keys(profiles());

/** `produccion` and `habilitacion` are what keyboards without accents give. */
const withoutAccents = (name: string): string => normalise(name, 'NFD').replaceAll(/\p{M}/gu, '');

const byName = new Map<string, Profile>();

/** The same object for each name: what follows from a profile is kept with it. */
export const profileNamed = (given: string): Profile | undefined => {
  const name = Object.hasOwn(profiles(), given)
    ? given
    : profileNames().find((known) => withoutAccents(known) === withoutAccents(given));
  const found = name === undefined ? undefined : profiles()[name];
  if (name === undefined || found === undefined) return undefined;
  let profile = byName.get(name);
  if (profile === undefined) {
    const { deviations } = found;
    profile = { name, ...common, ...(deviations === undefined ? {} : deviating(deviations)), ...found };
    byName.set(name, profile);
  }
  return profile;
};

/** @throws RangeError for an unknown profile name. */
export const requireProfile = (name: string): Profile => {
  const profile = profileNamed(name);
  if (profile === undefined) {
    throw optionProblem('unknown-profile', {
      en: `There is no profile "${name}". Profiles: ${profileNames().join(', ')}.`,
      es: `No existe el perfil "${name}". Perfiles: ${profileNames().join(', ')}.`,
    });
  }
  return profile;
};

/** @param edition the rules of the document's date, where it has one */
export const isOn = (profile: Profile, code: RuleCode, edition?: Edition): boolean => {
  if (profile.off.includes(code.code)) return false;
  if (profile.on.includes(code.code)) return true;
  if (profile.onlySeen && code.inferredFrom !== undefined) return false;
  const dated = profile.anyDate ? undefined : edition?.isOn(code.code);
  return dated ?? (profile.rules === 'all' || code.defaultOn !== false);
};

/** What the rule counts as under the profile. */
export const kindUnder = (
  { asRechazo, asNotificacion, literal }: Profile,
  { code, kind, strictKind = kind }: RuleCode,
): RuleKind => {
  if (asRechazo.includes(code)) return 'Rechazo';
  if (asNotificacion.includes(code)) return 'Notificación';
  return literal ? strictKind : kind;
};

/** Settings of a single rule, as the authority itself changes rules from day to day. */
export const ruleStates = ['on', 'off', 'Rechazo', 'Notificación'] as const;

export type RuleState = (typeof ruleStates)[number];

const without = (codes: readonly string[], gone: string): readonly string[] => codes.filter((code) => code !== gone);

const changed = (profile: Profile, code: string, state: RuleState): Profile => {
  const on = without(profile.on, code);
  const off = without(profile.off, code);
  const asRechazo = without(profile.asRechazo, code);
  const asNotificacion = without(profile.asNotificacion, code);
  // A rule that is given a kind is meant to run.
  const running = { ...profile, on: [...on, code], off };
  switch (state) {
    case 'off':
      return { ...profile, on, off: [...off, code] };
    case 'on':
      return running;
    case 'Rechazo':
      return { ...running, asRechazo: [...asRechazo, code], asNotificacion };
    case 'Notificación':
      return { ...running, asRechazo, asNotificacion: [...asNotificacion, code] };
    default:
      // Anything else must not make a rule milder than the annex has it.
      throw new RangeError(`Not a state of a rule: ${String(state satisfies never)}.`);
  }
};

/** The profile with single rules switched on or off, or given another kind. */
export const withRules = (profile: Profile, rules: Readonly<Record<string, RuleState>>): Profile =>
  Object.entries(rules).reduce((current, [code, state]) => changed(current, declaredCode(code), state), profile);

type ProfileOptions = {
  readonly profile?: string | undefined;
  readonly rules?: Readonly<Record<string, RuleState>> | undefined;
  /** As the setting of that name, whatever the profile. */
  readonly onlySeen?: boolean | undefined;
};

/** @throws RangeError for an unknown profile or rule */
export const profileWith = (
  { profile = 'default', rules = {}, onlySeen = false }: ProfileOptions,
  { has }: { readonly has: (code: string) => boolean },
): Profile => {
  const unknown = Object.keys(rules).filter((code) => !has(code));
  if (unknown.length > 0)
    throw refused(
      optionProblem('unknown-rule', {
        en: `There is no rule ${unknown.join(', ')}. See: ensayo rules.`,
        es: `No existe la regla ${unknown.join(', ')}. Consulte: ensayo rules.`,
      }),
      {
        path: `rules.${unknown[0] ?? ''}`,
        received: { en: unknown.join(', '), es: unknown.join(', ') },
        expected: { en: 'a code of the catalogue', es: 'un código del catálogo' },
      },
    );
  const named = requireProfile(profile);
  return withRules(onlySeen ? { ...named, onlySeen } : named, rules);
};
