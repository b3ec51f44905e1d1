/** The faults of one tenant: the list, whether one applies here and now, and how often it did. */
import { seededRandom, type Random } from '../../../src/common/env/env.ts';
import { pointOf, type FaultOptions, type FaultState, type Point } from './fault-kinds.ts';
import { asksForDocuments, matcherOf, type About } from './matcher.ts';

/** A fault that applies, with its own source of randomness. */
export type TakenFault = { readonly id: string; readonly fault: FaultOptions; readonly random: Random };

export type Faults = {
  readonly add: (options: FaultOptions) => FaultState;
  /** In the order in which they were added. */
  readonly list: () => readonly FaultState[];
  readonly get: (id: string) => FaultState | undefined;
  /** False if there is none. Anything it keeps in process is released. */
  readonly remove: (id: string) => boolean;
  readonly clear: () => void;
  readonly isEmpty: () => boolean;
  /** Whether any of them depends on the documents of a request. */
  readonly asksForDocuments: () => boolean;
  /** The faults that apply there, in order; each is counted as it is taken. */
  readonly take: (point: Point, about: About) => AsyncIterable<TakenFault>;
  /** Keeps keys in process for as long as the fault exists. */
  readonly hold: (id: string, keys: readonly string[]) => Promise<boolean>;
  readonly holds: (key: string) => boolean;
  /** Everything about them, as JSON has it, for another process. */
  readonly kept: () => KeptFaults;
  readonly restore: (kept: KeptFaults) => void;
};

/** All that changes about a fault is how often it was considered, and how often it struck. */
type KeptFault = {
  readonly id: string;
  readonly options: FaultOptions;
  readonly seed: string | number;
  readonly considered: number;
  readonly struck: number;
};

export type KeptFaults = {
  readonly last: number;
  readonly list: readonly KeptFault[];
  /** By key, the fault that keeps it in process. */
  readonly held: readonly (readonly [key: string, id: string])[];
};

/**
 * Runs what decides and counts so that no other process does it at the same time; it may run again if one did, on what
 * that one left.
 */
export type Claim = <Value>(take: () => Value) => Promise<Value>;

/** For a tenant of one process. */
export const claimAlone: Claim = (take) => Promise.resolve(take());

type Armed = {
  readonly id: string;
  readonly options: FaultOptions;
  readonly point: Point;
  readonly isMeant: (about: About) => boolean;
  readonly seed: string | number;
  considered: number;
  struck: number;
};

const wordSize = 2 ** 32;

const isLucky = (random: Random, probability: number | undefined): boolean =>
  probability === undefined || random.bytes(4).readUInt32BE() / wordSize < probability;

const isSpent = ({ options: { times }, struck }: Armed): boolean => times !== undefined && struck >= times;

const stateOf = (armed: Armed): FaultState => {
  const { id, options, point, struck } = armed;
  return { id, ...options, point, struck, spent: isSpent(armed) };
};

const armedOf = ({ options, ...kept }: KeptFault): Armed => ({
  ...kept,
  options,
  point: pointOf(options),
  isMeant: matcherOf(options.when ?? {}),
});

const keptOf = ({ id, options, seed, considered, struck }: Armed): KeptFault => ({
  id,
  options,
  seed,
  considered,
  struck,
});

/** Counted, if it applies. Its chance is its own each time, whichever process asks, and adding another changes nothing. */
const takenFrom = (each: Armed): TakenFault | undefined => {
  const random = seededRandom(`${String(each.seed)}:${String(each.considered)}`);
  each.considered += 1;
  if (!isLucky(random, each.options.probability)) return undefined;
  each.struck += 1;
  return { id: each.id, fault: each.options, random };
};

export const createFaults = (random: Random, claim: Claim = claimAlone): Faults => {
  const armed = new Map<string, Armed>();
  /** By key, the fault that keeps it in process. */
  const held = new Map<string, string>();
  let last = 0;
  const isLive = (each: Armed): boolean => !isSpent(each);
  const live = (): readonly Armed[] => [...armed.values()].filter(isLive);

  const remove = (id: string): boolean => {
    for (const [key, holder] of held) if (holder === id) held.delete(key);
    return armed.delete(id);
  };

  return {
    add: (options) => {
      last += 1;
      const id = `fault-${String(last)}`;
      const added = armedOf({ id, options, seed: options.seed ?? random.uuid(), considered: 0, struck: 0 });
      armed.set(id, added);
      return stateOf(added);
    },
    list: () => [...armed.values()].map(stateOf),
    get: (id) => {
      const found = armed.get(id);
      return found === undefined ? undefined : stateOf(found);
    },
    remove,
    clear: () => {
      armed.clear();
      held.clear();
    },
    isEmpty: () => armed.size === 0,
    asksForDocuments: () => live().some(({ options: { when = {} } }) => asksForDocuments(when)),
    async *take(point, about) {
      /** Looked up each time: another process may have used it up, or removed it. */
      const liveOf = (id: string): Armed | undefined => {
        const each = armed.get(id);
        return each?.point === point && !isSpent(each) && each.isMeant(about) ? each : undefined;
      };
      for (const id of [...armed.keys()]) {
        if (liveOf(id) === undefined) continue;
        const taken = await claim(() => {
          const each = liveOf(id);
          return each === undefined ? undefined : takenFrom(each);
        });
        if (taken !== undefined) yield taken;
      }
    },
    hold: (id, keys) =>
      claim(() => {
        if (!armed.has(id)) return false;
        for (const key of keys) held.set(key.toLowerCase(), id);
        return true;
      }),
    holds: (key) => held.has(key.toLowerCase()),
    kept: () => ({ last, list: [...armed.values()].map(keptOf), held: [...held] }),
    restore: (kept) => {
      ({ last } = kept);
      armed.clear();
      held.clear();
      for (const each of kept.list) armed.set(each.id, armedOf(each));
      for (const [key, id] of kept.held) held.set(key, id);
    },
  };
};
