/** A rehearsal on an authority that runs already, watched and set up by its control interface alone. */
import { nitCheckDigit } from '../../../simulator/checks/check-digit.ts';
import type { ControlClient } from '../../../simulator/control/client.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { RegistryData } from '../../../simulator/registry/types.ts';
import type { Env } from '../../common/env/env.ts';
import { beStrict, restore } from './authority-setting.ts';
import { attend, type Attending } from './attend.ts';
import { begin, collect, type Collected } from './collect.ts';
import { createObserver } from './observe.ts';
import type { Preset } from './presets.ts';
import { optionProblem } from '../../common/start-error.ts';

type Watching = Pick<Attending, 'isStopped' | 'timeoutMs' | 'onProgress' | 'everyMs'>;

export type AttachOptions = Watching & {
  readonly control: ControlClient;
  readonly env: Env;
  readonly nit: string;
  readonly presets: readonly Preset[];
  /** Told once the sets are open: for whom, and under which identifiers. */
  readonly onReady: (ready: { readonly registry: RegistryData; readonly testSets: readonly TestSet[] }) => void;
};

type Company = Collected['report']['company'];

/** @throws RangeError where the authority does not know that NIT */
const companyOf = ({ contributors }: RegistryData, nit: string): Company => {
  const contributor = contributors.find((one) => one.nit === nit);
  if (contributor !== undefined) return { nit, checkDigit: nitCheckDigit(nit) ?? '', name: contributor.name };
  throw optionProblem(
    'unknown-nit',
    `--nit is "${nit}", which the authority does not know. Add it: ensayo registry add company nit=${nit} name="…" families= .`,
  );
};

/** The open set of that family where there is one, else a new one. */
const openSet = async (
  { control, env, nit }: AttachOptions,
  { testSets }: RegistryData,
  { family, quotas }: Preset,
): Promise<TestSet> => {
  const open = testSets.findLast(
    (set) =>
      set.issuerNit === nit && set.family === family && set.state === 'open' && Object.keys(set.quotas).length > 0,
  );
  if (open !== undefined) return open;
  const set: TestSet = { id: env.random.uuid(), issuerNit: nit, family, quotas, state: 'open' };
  await control.addRegistryRow('testSets', set);
  return set;
};

const watch = async (options: AttachOptions): Promise<Collected & { readonly at: number }> => {
  const { control, env, nit, presets, onReady } = options;
  const registry = await control.registry();
  const company = companyOf(registry, nit);
  const testSets: TestSet[] = [];
  for (const preset of presets) testSets.push(await openSet(options, registry, preset));
  const testSetIds = testSets.map(({ id }) => id);
  const begun = await begin(control);
  onReady({ registry, testSets });
  const observer = createObserver({ control, nit, testSetIds: new Set(testSetIds.map((id) => id.toLowerCase())) });
  await attend({ ...options, observer, testSetIds, sleep: env.sleep });
  const collected = await collect({
    control,
    mode: 'attach',
    company,
    seed: null,
    mistakes: 0,
    testSetIds,
    begun,
    observer,
    repeatable: false,
  });
  return { ...collected, at: Date.parse((await control.clock()).now) };
};

/**
 * Leaves the authority as it was, but for the sets and what was sent.
 * @throws RangeError for a NIT that it does not know, or where faults are ordered
 */
export const attachTo = async (options: AttachOptions): Promise<Collected & { readonly at: number }> => {
  const strict = await beStrict(options.control);
  try {
    return await watch(options);
  } finally {
    await restore(options.control, strict);
  }
};
