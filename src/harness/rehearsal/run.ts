/** A rehearsal that runs by itself: documents are generated, sent for each test set, and in the end in production. */
import { createGenerator } from '../../../datasets/generators/index.ts';
import type { BoxOptions } from '../box.ts';
import { begin, collect, testSetsOf, type Collected } from './collect.ts';
import { issuePlan, type NotSent } from './issue-plan.ts';
import { createObserver } from './observe.ts';
import { planOf } from './plan.ts';
import { produce, type Produced } from './production.ts';
import type { Progress } from './progress.ts';
import type { Rehearsing } from './rehearsing-company.ts';
import { startServices, type Services } from './start.ts';
import { kindNames } from './words.ts';

export type RunOptions = {
  readonly rehearsing: Rehearsing;
  /** Of the documents that are generated, and of both services. */
  readonly seed: string;
  readonly mistakes?: number | undefined;
  readonly box?: Pick<BoxOptions, 'clock' | 'profile' | 'rules' | 'trust' | 'trustAny' | 'log'> | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

const notSentText = ({ kind, status, message }: NotSent): string =>
  `${kindNames[kind]}: el servicio de emisión no la envió (HTTP ${String(status)}): ${message}`;

/** The profile of the test platform has its counterpart in production. */
const profileInProduction = (profile: string): string => (profile === 'habilitación' ? 'producción' : profile);

const produceFirst = async (services: Services, { seed, profile }: { seed: string; profile: string }) => {
  const { rehearsing, control } = services;
  const sets = await testSetsOf(
    control,
    rehearsing.testSets.map(({ id }) => id),
  );
  const families = sets.filter(({ state }) => state === 'accepted').map(({ family }) => family);
  if (families.length === 0) return undefined;
  return produce(services, {
    families,
    seed,
    generator: createGenerator(`${seed} production`),
    profile: profileInProduction(profile),
  });
};

export type Finished = Collected & {
  /** Of the authority, at the end: what is signed is signed as of then. */
  readonly at: number;
};

export const runRehearsal = async ({
  rehearsing,
  seed,
  mistakes = 0,
  box: options = {},
  onProgress,
}: RunOptions): Promise<Finished> => {
  const { testSets, documents } = planOf(rehearsing.testSets, mistakes);
  const others = rehearsing.registry.testSets.filter(({ id }) => testSets.every((set) => set.id !== id));
  const widened = { ...rehearsing, testSets, registry: { ...rehearsing.registry, testSets: [...others, ...testSets] } };
  const profile = options.profile ?? 'habilitación';
  const services = await startServices(widened, { ...options, profile, seed });
  const { box, control, fields } = services;
  try {
    const ids = testSets.map(({ id }) => id);
    const begun = await begin(control);
    const observer = createObserver({
      control,
      nit: rehearsing.company.nit,
      testSetIds: new Set(ids.map((id) => id.toLowerCase())),
    });
    const tell = async (phase: Progress['phase'] = 'sending'): Promise<void> => {
      onProgress?.({ phase, sets: await testSetsOf(control, ids), seen: await observer.look() });
    };
    await tell();
    const { notSent, wrongKeys } = await issuePlan(
      {
        post: box.post,
        clock: box.clock,
        registry: box.authority.registry,
        company: rehearsing.company,
        generator: createGenerator(seed),
      },
      documents,
      { onDocument: tell },
    );
    const produced: Produced | undefined = await produceFirst(services, { seed, profile });
    if (produced !== undefined) await tell('producing');
    const collected = await collect({
      control,
      mode: 'automatic',
      company: rehearsing.company,
      seed,
      mistakes,
      testSetIds: ids,
      begun,
      observer,
      produced,
      fieldOf: fields.fieldOf,
      wrongKeys,
      warnings: notSent.map(notSentText),
      repeatable: options.clock !== undefined,
    });
    return { ...collected, at: box.clock.now() };
  } finally {
    await box.close();
  }
};
