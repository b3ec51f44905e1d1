import { readFileSync } from 'node:fs';
import { dataFile } from '../../src/common/data-directory.ts';
import type { RuleCode } from './rule.ts';

/** What of the catalogue is switched on, as data (`datasets/profiles.json`). */
export type Profile = {
  readonly name: string;
  readonly description: string;
  /** `default`: as each rule declares; `all`: every rule. */
  readonly rules: 'default' | 'all';
  readonly on: readonly string[];
  readonly off: readonly string[];
  /** Compares integers instead of applying the tolerance. */
  readonly strict: boolean;
  /** Goes on after a document failed its schema. */
  readonly continueAfterSchema: boolean;
};

type ProfileFile = Readonly<Record<string, Omit<Profile, 'name'>>>;

let loaded: ProfileFile | undefined;

const profiles = (): ProfileFile => {
  loaded ??= JSON.parse(readFileSync(dataFile('profiles.json'), 'utf8')) as ProfileFile; // our own file, checked by a test
  return loaded;
};

export const profileNames = (): readonly string[] => Object.keys(profiles());

export const profileNamed = (name: string): Profile | undefined => {
  const found = Object.hasOwn(profiles(), name) ? profiles()[name] : undefined;
  return found === undefined ? undefined : { name, ...found };
};

export const isOn = (profile: Profile, code: RuleCode): boolean => {
  if (profile.off.includes(code.code)) return false;
  if (profile.on.includes(code.code) || profile.rules === 'all') return true;
  return code.defaultOn !== false;
};
