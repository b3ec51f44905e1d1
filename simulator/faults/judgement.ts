/** Faults that strike while a document is judged: registries that are silent or wrong, and verdicts that never come. */
import type { RegistryPort, RutEntry, RutFacts } from '../registry/types.ts';
import type { Profile } from '../engine/profile.ts';
import type { Authority } from '../reception/authority.ts';
import type { About } from './matcher.ts';
import type { Struck } from './faults.ts';

/** The rules that say so; each is off by default, and stays off where a profile names it so. */
const rutRules = ['RUT01', 'DSAJ21', 'NSAJ21'];

const speaking = (profile: Profile): Profile => ({ ...profile, on: [...profile.on, ...rutRules] });

const withRut = (registry: RegistryPort, change: (facts: RutFacts) => RutFacts): RegistryPort => ({
  ...registry,
  rut: async (of) => change(await registry.rut(of)),
});

/** Companies change their names so; who has which identification stays. */
const renamed = (entry: RutEntry): RutEntry => ({ ...entry, name: `${entry.name} EN LIQUIDACION` });

const otherNames = (facts: RutFacts): RutFacts => ({
  ...facts,
  entries: new Map([...facts.entries].map(([identification, entry]) => [identification, renamed(entry)])),
});

type Disturbed = {
  readonly authority: Authority;
  /** The faults that keep it in process. */
  readonly heldBy: readonly string[];
  readonly struck: readonly Struck[];
};

/** The authority as it is to the document at hand. */
export const disturbed = (authority: Authority, about: About): Disturbed => {
  let seen = authority;
  const struck: Struck[] = [];
  for (const { id, fault } of authority.faults?.strikes('judgement', about) ?? []) {
    struck.push({ id, fault: fault.fault, point: 'judgement' });
    if (fault.fault === 'names-differ') seen = { ...seen, registry: withRut(seen.registry, otherNames) };
    if (fault.fault === 'rut-unavailable') {
      const settings = { ...seen.settings, profile: speaking(seen.settings.profile) };
      const registry = withRut(seen.registry, (facts) => ({ ...facts, available: false }));
      seen = { ...seen, settings, registry };
    }
  }
  const heldBy = struck.filter(({ fault }) => fault === 'in-process').map(({ id }) => id);
  return { authority: seen, heldBy, struck };
};
