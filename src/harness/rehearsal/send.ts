/** A rehearsal that runs by itself: it sends generated documents for each test set, then the first ones in production. */
import { createGenerator, type Generator } from '../../../datasets/generators/index.ts';
import { composed, type Bilingual } from '../../common/text/bilingual.ts';
import type { DocumentKind, DocumentFamily } from '../../../simulator/document/kind.ts';
import { createControlClient } from '../../../simulator/control/client.ts';
import { createEnv } from '../../common/env/env.ts';
import { startIssuer } from '../../issuer/server.ts';
import type { Box, BoxOptions } from '../box-types.ts';
import { postTo } from '../post.ts';
import { begin, collect, testSetsOf, type Produced, type Finished } from './collect.ts';
import { createFields, startServices, type Services } from './start.ts';
import { issuePlan, type NotSent } from './issue.ts';
import { createObserver, type Progress } from './observe.ts';
import { planOf } from './plan.ts';
import type { Rehearsing } from './rehearsing-company.ts';
import { firstKinds, subjectName } from '../document-kinds.ts';

/** The same platform, under the path of its other environment. */
const inProduction = (url: string): string => {
  const address = new URL(url);
  address.pathname = `/produccion${address.pathname}`;
  return address.href;
};

const tenantOf = async ({ authority }: Box) => {
  const opened = await authority.tenants.open({ tenant: 'default', environment: '1' });
  if (!opened.ok) throw new Error(`No room for the tenant of production: ${String(opened.limit)}.`);
  return opened.tenant;
};

type Producing = {
  readonly families: readonly DocumentFamily[];
  readonly generator: Generator;
  readonly seed: string | undefined;
  readonly profile: string;
};

/** No set counts these documents: each has its verdict in the answer. */
const produce = async (services: Services, { families, generator, seed, profile }: Producing): Promise<Produced> => {
  const { box, rehearsing } = services;
  const { company } = rehearsing;
  const tenant = await tenantOf(box);
  const { url, token } = box.authority.control;
  const control = createControlClient({ url: inProduction(url), token });
  await control.changeSettings({ profile, forcedVerdicts: 'refused', autoCreateTestSets: false });
  const fields = createFields();
  const issuer = await startIssuer({
    env: createEnv({ clock: box.clock, seed: seed === undefined ? undefined : `${seed}:production` }),
    company: { ...box.company, environment: '1', testSets: [] },
    authority: { url: inProduction(box.authority.url), allow: [new URL(box.authority.url).hostname] },
    tokens: [box.token],
    onStep: fields.onStep,
  });
  try {
    await issuePlan(
      {
        post: postTo(issuer.url, box.token),
        clock: box.clock,
        registry: tenant.authority.registry,
        company,
        generator,
      },
      families.map((family) => ({ kind: firstKinds[family], testSetId: undefined })),
    );
  } finally {
    await issuer.close();
  }
  const watched = { control, nit: company.nit, testSets: [], alone: true, outsideSets: true };
  return { seen: await createObserver(watched).look(), fieldOf: fields.fieldOf, profile };
};

type RunOptions = {
  readonly rehearsing: Rehearsing;
  /** For the generated documents, and for both services. */
  readonly seed: string;
  readonly mistakes?: number | undefined;
  readonly box?: Pick<BoxOptions, 'clock' | 'profile' | 'rules' | 'trust' | 'trustAny' | 'advice' | 'log'> | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Ends it with a report of what was sent so far. */
  readonly isStopped?: (() => boolean) | undefined;
};

const notSentText = (unsent: NotSent): Bilingual => {
  const nameIn = (kind: DocumentKind) => composed((language) => subjectName(kind, language));
  const name = nameIn(unsent.kind);
  if (!('corrects' in unsent)) {
    const { status, message } = unsent;
    return {
      en: `${name.en}: the issuing service did not send it (HTTP ${String(status)}): ${message}`,
      es: `${name.es}: el servicio de emisión no la envió (HTTP ${String(status)}): ${message}`,
    };
  }
  const corrected = nameIn(unsent.corrects);
  return {
    en: `${name.en}: not sent, because no document that it could correct was accepted (${corrected.en}).`,
    es: `${name.es}: no se envió, porque no se aceptó ningún documento que pueda corregir (${corrected.es}).`,
  };
};

/** Each sentence once, however many documents it is about. */
const distinct = (sentences: readonly Bilingual[]): readonly Bilingual[] => [
  ...new Map(sentences.map((sentence) => [sentence.es, sentence])).values(),
];

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

export const runRehearsal = async ({
  rehearsing,
  seed,
  mistakes = 0,
  box: options = {},
  onProgress,
  isStopped,
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
      testSets,
      alone: true,
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
      { onDocument: tell, isStopped },
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
      trustAny: options.trustAny,
      wrongKeys,
      warnings: distinct(notSent.map(notSentText)),
      repeatable: options.clock !== undefined,
    });
    return { ...collected, at: box.clock.now() };
  } finally {
    await box.close();
  }
};
