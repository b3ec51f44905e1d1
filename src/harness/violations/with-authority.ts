/** Changes the authority, or the time of both services, while something runs. */
import type { RegistryData } from '../../../simulator/registry/index.ts';
import type { Violation } from '../../../simulator/judge/index.ts';
import type { AuthorityChange, Box } from '../box-types.ts';

type AuthoritySettings = Box['authority']['settings'];
type Behaviour = NonNullable<AuthorityChange['behaviour']>;

/** Moves the time of both services, back if negative. */
export const passTime = async ({ clock, elsewhere }: Box, milliseconds: number): Promise<void> => {
  if (milliseconds === 0) return;
  await elsewhere?.passTime(milliseconds);
  clock.advance(milliseconds);
};

/** A faulty message certificate is to be answered with lines. */
const behaviourFor = ({ service = 'running', sender }: Violation): Partial<Behaviour> =>
  sender === undefined ? { service } : { service, senderCertificates: 'lines' };

/** The previous settings of the authority when something last ran with different ones. */
export type Circumstances = { readonly settings: AuthoritySettings; readonly registry: RegistryData };

const circumstances = new WeakMap<Box, Circumstances>();

/** Those of the last run, once. */
export const takeCircumstances = (box: Box): Circumstances | undefined => {
  const known = circumstances.get(box);
  circumstances.delete(box);
  return known;
};

/** Runs something with different settings of the authority. */
export const withAuthority = async <T>(box: Box, change: AuthorityChange, run: () => Promise<T>): Promise<T> => {
  if (box.elsewhere !== undefined) {
    return box.elsewhere.withAuthority(change, run).finally(() => {
      box.tamperWith(undefined);
    });
  }
  const { settings, registry } = box.authority;
  const before = { ...settings };
  const data = await registry.dump();
  Object.assign(settings, behaviourFor(change.violation), change.behaviour);
  settings.profile = change.profile;
  const changed = change.violation.registry?.change(data);
  if (changed !== undefined) await registry.replace(changed);
  circumstances.set(box, { settings: { ...settings }, registry: { ...data, ...changed } });
  try {
    return await run();
  } finally {
    Object.assign(settings, before);
    if (changed !== undefined) await registry.replace(data);
    box.tamperWith(undefined);
  }
};
