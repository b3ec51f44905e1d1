/** Rehearsals in which another program sends: to services that are started here, or to an authority that is already running. */
import { isDeepStrictEqual } from 'node:util';
import type { ControlClient } from '../../../simulator/control/client.ts';
import { nitCheckDigit } from '../../../simulator/document/index.ts';
import type { TestSet, RegistryData } from '../../../simulator/registry/index.ts';
import { stopwatch, createEnv, type Env } from '../../common/env/env.ts';
import { testSetsOf, begin, collect, type Finished, type Collected } from './collect.ts';
import { createObserver, type Observer, type Seen, type Progress } from './observe.ts';
import type { Box, BoxOptions } from '../box-types.ts';
import type { Rehearsing } from './rehearsing-company.ts';
import { startServices, beStrict } from './start.ts';
import { isUsual, type Preset } from './plan.ts';
import { optionProblem } from '../../common/start-error.ts';

type Attending = {
  readonly control: ControlClient;
  readonly observer: Observer;
  readonly testSetIds: readonly string[];
  readonly sleep: Env['sleep'];
  /** Whether the user wants the report now. */
  readonly isStopped: () => boolean;
  /** Undefined: as long as it takes. */
  readonly timeoutMs?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Between two looks. */
  readonly everyMs?: number | undefined;
  /** Before each look. */
  readonly onLook?: (() => Promise<void>) | undefined;
};

/** The sender of the last document still asks for its verdict, so the services must outlive the set. */
const graceMs = 15_000;

const allAsked = ({ documents, answers, waiting }: Seen): boolean =>
  waiting === 0 && documents.every(({ exchange }) => answers.has(exchange));

/** Returns when every set is closed, the user stops it, or the time is up. */
const attend = async (attending: Attending): Promise<void> => {
  const { control, observer, testSetIds, sleep, isStopped, timeoutMs = Infinity, everyMs = 500 } = attending;
  const elapsed = stopwatch();
  let closedAt: number | undefined;
  for (;;) {
    // In this order, so that nothing sent before the stop, and nothing that a set has counted, is missed.
    const stopped = isStopped();
    await attending.onLook?.();
    const sets = await testSetsOf(control, testSetIds);
    const seen = await observer.look();
    attending.onProgress?.({ phase: 'waiting', sets, seen });
    if (sets.every(({ state }) => state !== 'open')) {
      closedAt ??= elapsed();
      if (allAsked(seen) || elapsed() - closedAt > graceMs) return;
    }
    if (stopped) return;
    if (elapsed() >= timeoutMs) return;
    await sleep(everyMs);
  }
};

// On services that are started here, for a program that sends by SOAP or through the REST interface.

type WaitOptions = Pick<Attending, 'isStopped' | 'timeoutMs' | 'onProgress' | 'everyMs'> & {
  readonly rehearsing: Rehearsing;
  readonly box?: BoxOptions | undefined;
  readonly onReady: (box: Box) => void;
};

export const waitForSender = async ({
  rehearsing,
  box: options = {},
  onReady,
  ...watching
}: WaitOptions): Promise<Finished> => {
  const services = await startServices(rehearsing, { ...options, profile: options.profile ?? 'habilitación' });
  const { box, control, fields } = services;
  try {
    const testSetIds = rehearsing.testSets.map(({ id }) => id);
    const begun = await begin(control);
    const { company } = rehearsing;
    const observer = createObserver({
      control,
      nit: company.nit,
      testSets: rehearsing.testSets,
      alone: true,
    });
    onReady(box);
    const { sleep } = createEnv({ clock: box.clock });
    await attend({ ...watching, control, observer, testSetIds, sleep });
    const collected = await collect({
      control,
      mode: 'wait',
      company,
      seed: null,
      mistakes: 0,
      testSetIds,
      begun,
      observer,
      fieldOf: fields.fieldOf,
      trustAny: options.trustAny,
      unasked: async (key) => (await box.authority.registry.documentByKey(key))?.applicationResponse,
      repeatable: options.clock !== undefined,
    });
    return { ...collected, at: box.clock.now() };
  } finally {
    await box.close();
  }
};

// On an authority that is already running, watched and configured through its control interface alone.

type Watching = Pick<Attending, 'isStopped' | 'timeoutMs' | 'onProgress' | 'everyMs'>;

export type AttachOptions = Watching & {
  readonly control: ControlClient;
  readonly env: Env;
  readonly nit: string;
  readonly presets: readonly Preset[];
  /**
   * Called once the sets are open: for whom, and under which identifiers. `killed`: earlier rehearsals that never ended,
   * whose strictness ends with this one.
   */
  readonly onReady: (ready: {
    readonly registry: RegistryData;
    readonly testSets: readonly TestSet[];
    readonly killed: number;
  }) => void;
};

type Company = Collected['report']['company'];

/** @throws RangeError where the authority does not know that NIT */
const companyOf = ({ contributors }: RegistryData, nit: string): Company => {
  const contributor = contributors.find((one) => one.nit === nit);
  if (contributor !== undefined) return { nit, checkDigit: nitCheckDigit(nit) ?? '', name: contributor.name };
  throw optionProblem('unknown-nit', {
    en: `--company is "${nit}", which the authority does not know. Add it, registered and not enabled: ensayo registry add company nit=${nit} name="MI EMPRESA SAS" families=`,
    es: `--company es "${nit}", que la autoridad no conoce. Agréguela, registrada y no habilitada: ensayo registry add company nit=${nit} name="MI EMPRESA SAS" families=`,
  });
};

/** Whether a set requires what the caller asked for: any amounts, if only the family was named. */
const suits = ({ quotas }: TestSet, preset: Preset): boolean =>
  isUsual(preset) ? Object.keys(quotas).length > 0 : isDeepStrictEqual(quotas, preset.quotas);

/** The open set of that family where there is one, else a new one. */
const openSet = async (
  { control, env, nit }: AttachOptions,
  { testSets }: RegistryData,
  preset: Preset,
): Promise<TestSet> => {
  const { family, quotas } = preset;
  const open = testSets.findLast(
    (set) => set.issuerNit === nit && set.family === family && set.state === 'open' && suits(set, preset),
  );
  if (open !== undefined) return open;
  const set: TestSet = { id: env.random.uuid(), issuerNit: nit, family, quotas, state: 'open' };
  await control.addRegistryRow('testSets', set);
  return set;
};

const renewalMs = 60_000;

/** Says from time to time that the rehearsal runs, or the authority would take it for one that was killed. */
const renewing = ({ control }: AttachOptions, id: string): (() => Promise<void>) => {
  const elapsed = stopwatch();
  let renewedAt = 0;
  return async () => {
    if (elapsed() - renewedAt < renewalMs) return;
    renewedAt = elapsed();
    await control.changeSettings({ rehearsal: { begin: id } });
  };
};

type Begun = { readonly id: string; readonly killed: number };

const watch = async (options: AttachOptions, { id, killed }: Begun): Promise<Finished> => {
  const { control, env, nit, presets, onReady } = options;
  const registry = await control.registry();
  const company = companyOf(registry, nit);
  const testSets: TestSet[] = [];
  for (const preset of presets) testSets.push(await openSet(options, registry, preset));
  const testSetIds = testSets.map((set) => set.id);
  const begun = await begin(control);
  onReady({ registry, testSets, killed });
  const observer = createObserver({ control, nit, testSets, alone: false });
  await attend({ ...options, observer, testSetIds, sleep: env.sleep, onLook: renewing(options, id) });
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
 * Leaves the authority as it was, except for the sets and the documents sent.
 * @throws RangeError for a NIT that it does not know, or where faults are active
 */
export const attachTo = async (options: AttachOptions): Promise<Finished> => {
  const { control, env } = options;
  const id = env.random.uuid();
  const { rehearsals: before } = await control.settings();
  const { rehearsals: running } = await beStrict(control, id);
  const killed = before.filter((each) => !running.includes(each)).length;
  try {
    return await watch(options, { id, killed });
  } finally {
    await control.changeSettings({ rehearsal: { end: id } });
  }
};
