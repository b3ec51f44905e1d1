/** The documents of a load run: a mix of kinds, generated beforehand so that generation is not measured. */
import { seededRandom } from '../../common/env/env.ts';
import { drawDocuments } from '../generated-documents/draw.ts';
import { generatedKinds, type GeneratedName } from '../generated-documents/kinds.ts';
import type { Parcel } from './load.ts';

/** Kinds by weight. */
export type Mix = ReadonlyMap<GeneratedName, number>;

type PoolOptions = {
  readonly mix: Mix;
  readonly seed: string;
  /** Counted up from there; if absent, the service numbers the documents. */
  readonly firstNumber?: number | undefined;
};

/** Different enough for every path of the code, few enough to be generated quickly. */
const poolSize = 200;

const drawPool = async (name: GeneratedName, seed: string): Promise<readonly Parcel[]> => {
  const pool: Parcel[] = [];
  const about = generatedKinds[name].corrects === undefined ? undefined : 'none';
  for await (const { path, request } of drawDocuments({ name, seed, count: poolSize, xml: false, about })) {
    pool.push({ kind: name, path, body: JSON.stringify(request) });
  }
  return pool;
};

/** Kinds in an order in which each occurs in proportion to its weight. */
const turnsOf = (mix: Mix, seed: string): readonly GeneratedName[] => {
  const random = seededRandom(`${seed} turns`);
  return [...mix]
    .flatMap(([name, weight]) => Array.from({ length: weight }, () => name))
    .map((name) => ({ name, at: random.bytes(4).readUInt32BE() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
};

const numbered = ({ kind, path, body }: Parcel, number: number): Parcel => {
  const field = kind.startsWith('payroll') ? 'consecutive' : 'number';
  return { kind, path, body: JSON.stringify({ ...(JSON.parse(body) as object), [field]: number }) }; // our own request
};

/** Returns the documents, one after another and without end. */
export const documentSource = async ({ mix, seed, firstNumber }: PoolOptions): Promise<() => Parcel> => {
  const turns = turnsOf(mix, seed);
  const pools = new Map<GeneratedName, readonly Parcel[]>();
  for (const name of mix.keys()) pools.set(name, await drawPool(name, seed));
  let sent = 0;
  return () => {
    const name = turns[sent % turns.length] ?? 'invoice';
    const pool = pools.get(name) ?? [];
    const parcel = pool[Math.floor(sent / turns.length) % pool.length];
    if (parcel === undefined) throw new Error(`No document of the kind ${name} was drawn.`);
    sent += 1;
    return firstNumber === undefined ? parcel : numbered(parcel, firstNumber + sent - 1);
  };
};
