/** Collects, at the end of a rehearsal, everything for the report and the archive. */
import { documentFamilies, type DocumentFamily } from '../../../simulator/document/kind.ts';
import type { Contributor } from '../../../simulator/registry/index.ts';
import { colombianDateTime } from '../../common/time.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { ClockState, ControlClient, Settings } from '../../../simulator/control/client.ts';
import type { TestSet } from '../../../simulator/registry/index.ts';
import { systemClock, type ClockSetting } from '../../common/env/env.ts';
import {
  sha256Of,
  type Period,
  type Versions,
  type RehearsalReport,
  type ReportDocument,
} from './report/rehearsal-report.ts';
import { annexes } from '../annexes.ts';
import { ownVersion } from '../own-version.ts';
import { catalogueText, listedRules } from '../catalogue-facts.ts';
import { grouped, notJudgedText } from './incidents.ts';
import { departures, trustAnyText } from './start.ts';
import { masked, maskingOf, secretsOf, type Masking } from './report/secrets.ts';
import { buildReport, documentOf, setOf, type FieldOf } from './report/build-report.ts';
import type { Observer, Seen } from './observe.ts';
import { certificatesIn, trustedByRequest } from './signers.ts';

const settingTexts: Readonly<Record<ClockSetting['mode'], string>> = {
  real: 'de la máquina',
  fixed: 'detenido',
  offset: 'desplazado',
  speed: 'con otra velocidad',
};

type Begun = { readonly simulated: number; readonly real: number };

const beginPeriod = ({ now }: ClockState): Begun => ({
  simulated: Date.parse(now),
  real: systemClock.now(),
});

/** @param repeatable a run with a stopped clock must give the same bytes: the real time is kept out */
const endPeriod = (begun: Begun, { now, setting }: ClockState, repeatable: boolean): Period => ({
  simulated: {
    from: colombianDateTime(begun.simulated),
    to: colombianDateTime(Date.parse(now)),
    clock: settingTexts[setting.mode],
  },
  real: repeatable ? null : { from: colombianDateTime(begun.real), to: colombianDateTime(systemClock.now()) },
});

const versionsWith = (
  { profile, rules }: Pick<Settings, 'profile' | 'rules'>,
  productionProfile: string | undefined,
  rehearsed: ReadonlySet<DocumentFamily>,
): Versions => {
  return {
    ensayo: ownVersion(),
    catalogue: { entries: listedRules().length, sha256: sha256Of(catalogueText()) },
    annexes: documentFamilies
      .filter((family) => rehearsed.has(family))
      .map((family) => annexes[family])
      .map(({ name, version, basis }) => ({ name: `${name}, versión ${version}`, basis })),
    profile,
    productionProfile: productionProfile ?? null,
    rules,
  };
};

// The report and its evidence

/** The archive's files about one document. */
export type Evidence = {
  readonly document: ReportDocument;
  readonly xml: Buffer | undefined;
  /** The signed ApplicationResponse. */
  readonly answer: string | undefined;
};

export type Collected = { readonly report: RehearsalReport; readonly evidence: readonly Evidence[] };

export type Finished = Collected & {
  /** Milliseconds since 1970 by the authority's clock, at the end: the files are signed with this time. */
  readonly at: number;
};

/** The first documents in production. */
export type Produced = { readonly seen: Seen; readonly fieldOf: FieldOf; readonly profile: string };

type Rehearsal = Pick<RehearsalReport, 'mode' | 'company' | 'seed' | 'mistakes'> & {
  readonly control: ControlClient;
  readonly testSetIds: readonly string[];
  readonly begun: Begun;
  readonly observer: Observer;
  readonly produced?: Produced | undefined;
  readonly fieldOf?: FieldOf | undefined;
  readonly wrongKeys?: ReadonlySet<string> | undefined;
  /** ApplicationResponse of a document whose answer nobody queried, if it is available. */
  readonly unasked?: ((key: string) => Promise<string | undefined>) | undefined;
  /** Whether certificates of any authority were accepted, as far as this program knows. */
  readonly trustAny?: boolean | undefined;
  /** Sentences about documents that could not be sent. */
  readonly warnings?: readonly Bilingual[] | undefined;
  /** With a stopped clock and a seed: the same bytes each time. */
  readonly repeatable: boolean;
};

export const begin = async (control: ControlClient): Promise<Begun> => beginPeriod(await control.clock());

export const testSetsOf = (control: ControlClient, ids: readonly string[]): Promise<readonly TestSet[]> =>
  Promise.all(
    ids.map(async (id) => (await control.registryRow('testSets', id.toLowerCase())) as TestSet), // As the registry keeps it.
  );

const enabledFamilies = async (control: ControlClient, nit: string): Promise<Contributor['families']> =>
  ((await control.registryRow('contributors', nit)) as Contributor).families; // As the registry keeps it.

const answerTo = async (
  { answers }: Seen,
  { exchange, found: { key } }: Seen['documents'][number],
  unasked: Rehearsal['unasked'],
): Promise<string | undefined> => answers.get(exchange) ?? (key === undefined ? undefined : await unasked?.(key));

type Place = {
  readonly fieldOf: FieldOf | undefined;
  readonly wrongKeys?: ReadonlySet<string> | undefined;
  readonly prefix?: string;
  readonly unasked?: Rehearsal['unasked'];
  readonly masking: Masking;
};

const evidenceOf = (seen: Seen, { unasked, masking, ...place }: Place): Promise<readonly Evidence[]> =>
  Promise.all(
    seen.documents.map(async (each, at) => ({
      document: masked(documentOf(each, at, { answers: seen.answers, ...place }), masking),
      xml: each.xml,
      answer: await answerTo(seen, each, unasked),
    })),
  );

const environments = { '1': 'producción', '2': 'habilitación' } as const;

export const collect = async (rehearsal: Rehearsal): Promise<Collected> => {
  const { control, company, observer, produced, begun, unasked, fieldOf } = rehearsal;
  const [settings, clock, testSets, families, departed, registry] = await Promise.all([
    control.settings(),
    control.clock(),
    testSetsOf(control, rehearsal.testSetIds),
    enabledFamilies(control, company.nit),
    departures(control),
    control.registry(),
  ]);
  const masking = maskingOf(secretsOf(registry));
  // After the sets, so that they count nothing that is missing here.
  const seen = await observer.look();
  const sent = await evidenceOf(seen, { fieldOf, unasked, wrongKeys: rehearsal.wrongKeys, masking });
  const first =
    produced === undefined
      ? []
      : await evidenceOf(produced.seen, { fieldOf: produced.fieldOf, prefix: 'produccion-', masking });
  const evidence = [...sent, ...first];
  const certificates = await certificatesIn(evidence, Date.parse(clock.now));
  const report = buildReport({
    mode: rehearsal.mode,
    // The company passed in may contain more: the PIN of the software does not belong in a report.
    company: { nit: company.nit, checkDigit: company.checkDigit, name: company.name },
    environment: { code: settings.environment, name: environments[settings.environment] },
    period: endPeriod(begun, clock, rehearsal.repeatable),
    seed: rehearsal.seed,
    mistakes: rehearsal.mistakes,
    versions: versionsWith(settings, produced?.profile, new Set(testSets.map(({ family }) => family))),
    onlySeen: settings.onlySeen,
    certificates,
    sets: testSets.map((set) => setOf(set, families, registry)),
    documents: sent.map(({ document }) => document),
    production: first.map(({ document }) => document),
    incidents: grouped([...seen.incidents, ...(produced?.seen.incidents ?? [])]),
    warnings: [
      ...(rehearsal.trustAny === true ? [trustAnyText] : trustedByRequest(certificates)),
      ...departed,
      ...seen.disturbances,
      ...(seen.waiting === 0 ? [] : [notJudgedText(seen.waiting)]),
      ...(rehearsal.warnings ?? []),
    ],
  });
  return { report, evidence };
};
