/** At the end of a rehearsal: everything that the report says and the archive holds, from what the authority tells. */
import type { ControlClient } from '../../../simulator/control/client.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { Contributor } from '../../../simulator/registry/types.ts';
import { departures } from './authority-setting.ts';
import { buildReport, documentOf, setOf, type FieldOf } from './build-report.ts';
import { beginPeriod, endPeriod, type Begun } from './clock-facts.ts';
import type { Observer, Seen } from './observe.ts';
import type { Produced } from './production.ts';
import type { RehearsalReport, ReportDocument } from './report.ts';
import { versionsWith } from './versions.ts';

/** What the archive holds of one document. */
export type Evidence = {
  readonly document: ReportDocument;
  readonly xml: Buffer | undefined;
  /** The signed ApplicationResponse. */
  readonly answer: string | undefined;
};

export type Collected = { readonly report: RehearsalReport; readonly evidence: readonly Evidence[] };

export type Rehearsal = Pick<RehearsalReport, 'mode' | 'company' | 'seed' | 'mistakes'> & {
  readonly control: ControlClient;
  readonly testSetIds: readonly string[];
  readonly begun: Begun;
  readonly observer: Observer;
  readonly produced?: Produced | undefined;
  readonly fieldOf?: FieldOf | undefined;
  readonly wrongKeys?: ReadonlySet<string> | undefined;
  /** ApplicationResponse of a document whose answer nobody asked for, where it can be had. */
  readonly unasked?: ((key: string) => Promise<string | undefined>) | undefined;
  /** Sentences about what could not even be sent. */
  readonly warnings?: readonly string[] | undefined;
  /** With a stopped clock and a seed: the same bytes each time. */
  readonly repeatable: boolean;
};

export const begin = async (control: ControlClient): Promise<Begun> => beginPeriod(await control.clock());

export const testSetsOf = (control: ControlClient, ids: readonly string[]): Promise<readonly TestSet[]> =>
  Promise.all(
    ids.map(async (id) => (await control.registryRow('testSets', id.toLowerCase())) as TestSet), // as the registry keeps it
  );

const enabledFamilies = async (control: ControlClient, nit: string): Promise<Contributor['families']> =>
  ((await control.registryRow('contributors', nit)) as Contributor).families; // as the registry keeps it

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
};

const evidenceOf = (seen: Seen, { unasked, ...place }: Place): Promise<readonly Evidence[]> =>
  Promise.all(
    seen.documents.map(async (each, at) => ({
      document: documentOf(each, at, { answers: seen.answers, ...place }),
      xml: each.xml,
      answer: await answerTo(seen, each, unasked),
    })),
  );

const environments = { '1': 'producción', '2': 'habilitación' } as const;

export const collect = async (rehearsal: Rehearsal): Promise<Collected> => {
  const { control, company, observer, produced, begun, unasked, fieldOf } = rehearsal;
  const [settings, clock, testSets, families, departed] = await Promise.all([
    control.settings(),
    control.clock(),
    testSetsOf(control, rehearsal.testSetIds),
    enabledFamilies(control, company.nit),
    departures(control),
  ]);
  // After the sets, so that nothing is counted there that is not seen here.
  const seen = await observer.look();
  const sent = await evidenceOf(seen, { fieldOf, unasked, wrongKeys: rehearsal.wrongKeys });
  const first =
    produced === undefined ? [] : await evidenceOf(produced.seen, { fieldOf: produced.fieldOf, prefix: 'produccion-' });
  const report = buildReport({
    mode: rehearsal.mode,
    // What was handed over may hold more: the PIN of the software is nobody's to file.
    company: { nit: company.nit, checkDigit: company.checkDigit, name: company.name },
    environment: { code: settings.environment, name: environments[settings.environment] },
    period: endPeriod(begun, clock, rehearsal.repeatable),
    seed: rehearsal.seed,
    mistakes: rehearsal.mistakes,
    versions: versionsWith(settings, produced?.profile),
    sets: testSets.map((set) => setOf(set, families)),
    documents: sent.map(({ document }) => document),
    production: first.map(({ document }) => document),
    incidents: [...seen.incidents, ...(produced?.seen.incidents ?? [])],
    warnings: [...departed, ...seen.disturbances, ...(rehearsal.warnings ?? [])],
  });
  return { report, evidence: [...sent, ...first] };
};
