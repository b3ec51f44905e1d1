/** Loads a product, kills it at a moment that the seed determines, and compares what was acknowledged with what is there. */
import { createEnv, seededRandom } from '../../common/env/env.ts';
import { createBatchClient, type BatchClient } from './batch-client.ts';
import { createInspection, type Inspect } from './inspect.ts';
import { startProduct, type Product, type Victim } from './product.ts';
import { compareRows, createRecords, gapsIn, type Finding, type Records } from './records.ts';
import { createRestClients, firstGiven, startNumbering, type RestClients } from './rest-client.ts';
import { openStore, type Store, type StoreName } from './stores.ts';

const env = createEnv();

export type KillOptions = {
  readonly store: StoreName;
  readonly kills: number;
  readonly seed: string;
  readonly onKilled?: ((kill: number, what: string) => void) | undefined;
};

/** Whole milliseconds. */
export type VictimResult = {
  readonly kills: number;
  readonly maxRecoveryMs: number;
  readonly medianRecoveryMs: number;
};

export type StoreResult = {
  readonly kills: number;
  /** By what was killed. */
  readonly victims: Readonly<Partial<Record<Victim, VictimResult>>>;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicates: number;
  /** Numbers that the service gave to nobody. */
  readonly gaps: number;
  readonly badArtefacts: number;
  /** Answers that fit nothing: neither a verdict nor a refusal that may be tried again. */
  readonly unexpected: number;
  /** Whole milliseconds. */
  readonly maxRecoveryMs: number;
  readonly findings: readonly Finding[];
  readonly reproduce: string;
};

const connections = 4;
const batchesPerKill = 4;

/** Between the first request and the kill. */
const mostDelayMs = 900;

/** After the first answer, so that clients go on for a moment. */
const afterMs = 100;

const inspectedAtATime = 4;

/** Of those that were inspected at their time, again at the end. */
const inspectedAgain = 50;

type Chance = { readonly below: (limit: number) => number };

const chanceOf = (seed: string): Chance => {
  const random = seededRandom(seed);
  return { below: (limit) => (random.bytes(4).readUInt32BE() / 2 ** 32) * limit };
};

/** Of several processes mostly one worker, sometimes the one that watches them, sometimes all at once. */
const victimOf = ({ workers }: Store, chance: Chance): Victim => {
  const drawn = chance.below(1);
  if (workers === 1) return 'process';
  return drawn < 0.7 ? 'worker' : drawn < 0.85 ? 'process' : 'all';
};

type Context = {
  readonly store: Store;
  readonly product: Product;
  readonly records: Records;
  readonly rest: RestClients;
  readonly batches: BatchClient;
  readonly inspect: Inspect;
};

const inspectAll = async ({ inspect, records }: Context, documents: ReturnType<Records['takeNew']>): Promise<void> => {
  const waiting = [...documents];
  const inspector = async (): Promise<void> => {
    for (let document = waiting.shift(); document !== undefined; document = waiting.shift()) {
      const finding = await inspect(document);
      if (finding !== undefined) records.report(finding);
    }
  };
  await Promise.all(Array.from({ length: inspectedAtATime }, inspector));
};

type Killed = { readonly victim: Victim; readonly recoveryMs: number };

const killOnce = async (context: Context, chance: Chance): Promise<Killed> => {
  const { store, product, records, rest, batches } = context;
  await batches.prepare(batchesPerKill);
  let isStopped = false;
  const stopped = (): boolean => isStopped;
  const load = Promise.all([rest.run(connections, stopped), batches.run(stopped)]);
  const victim = victimOf(store, chance);
  await env.sleep(chance.below(mostDelayMs));
  const since = await product.kill(victim, chance.below(1));
  await rest.once();
  const recoveryMs = since();
  await env.sleep(afterMs);
  isStopped = true;
  await load;
  await rest.settle();
  await batches.settle();
  await inspectAll(context, records.takeNew());
  return { victim, recoveryMs };
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const victims = ['worker', 'process', 'all'] as const satisfies readonly Victim[];

const byVictim = (killed: readonly Killed[]): StoreResult['victims'] => {
  const results: Partial<Record<Victim, VictimResult>> = {};
  for (const victim of victims) {
    const recoveries = killed.filter((each) => each.victim === victim).map(({ recoveryMs }) => recoveryMs);
    if (recoveries.length === 0) continue;
    results[victim] = {
      kills: recoveries.length,
      maxRecoveryMs: Math.round(Math.max(...recoveries)),
      medianRecoveryMs: Math.round(median(recoveries)),
    };
  }
  return results;
};

const mostFindings = 20;

const openContext = async (store: Store): Promise<Context> => {
  const product = await startProduct(store);
  const records = createRecords();
  return {
    store,
    product,
    records,
    rest: createRestClients(product.issuer, connections, records),
    batches: await createBatchClient(product.authority, records),
    inspect: await createInspection(product.issuer),
  };
};

/** Some of them, chosen by chance. */
const sample = <Value>(values: readonly Value[], count: number, chance: Chance): readonly Value[] =>
  values.length <= count
    ? values
    : Array.from({ length: count }, () => values[Math.floor(chance.below(values.length))]).filter(
        (value) => value !== undefined,
      );

/** @throws Error if the product does not start again */
export const killRepeatedly = async ({ store: name, kills, seed, onKilled }: KillOptions): Promise<StoreResult> => {
  const chance = chanceOf(`${seed} ${name}`);
  const store = await openStore(name);
  const killed: Killed[] = [];
  try {
    const context = await openContext(store);
    const { product, records, rest, batches } = context;
    try {
      await startNumbering(product.issuer);
      await rest.once();
      while (killed.length < kills) {
        const one = await killOnce(context, chance);
        killed.push(one);
        onKilled?.(
          killed.length,
          `${one.victim}, ${one.recoveryMs.toFixed(0)} ms, ${String(records.acknowledged().length)} acknowledged`,
        );
      }
      await inspectAll(context, sample(records.acknowledged(), inspectedAgain, chance));
    } finally {
      rest.close();
      await batches.close();
      await product.stop();
    }
    const rows = await store.accepted();
    const findings = [...records.findings(), ...compareRows(records.acknowledged(), rows), ...gapsIn(rows, firstGiven)];
    const count = (kind: Finding['kind']): number => findings.filter((finding) => finding.kind === kind).length;
    return {
      kills: killed.length,
      victims: byVictim(killed),
      acknowledged: records.acknowledged().length,
      lost: count('lost'),
      duplicates: count('duplicate'),
      gaps: count('gap'),
      badArtefacts: count('bad-artefact'),
      unexpected: count('unexpected'),
      maxRecoveryMs: Math.round(Math.max(...killed.map(({ recoveryMs }) => recoveryMs))),
      findings: findings.slice(0, mostFindings),
      reproduce: `npm run crash -- --store ${name} --kills ${String(kills)} --seed ${seed}`,
    };
  } finally {
    await store.close();
  }
};
