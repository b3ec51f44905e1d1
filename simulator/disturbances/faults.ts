/** The faults of one world: the list, whether one strikes here and now, and what it struck. */
import { seededRandom, type Random } from '../../src/common/env/env.ts';
import { pointOf, type FaultName, type FaultOptions, type Point } from './fault-kinds.ts';
import { asksForDocuments, matcherOf, type About } from './matcher.ts';

/** A fault and its present state. */
export type FaultState = FaultOptions & {
  readonly id: string;
  /** Where it takes place. */
  readonly point: Point;
  /** How often it struck. */
  readonly struck: number;
  /** It has struck as often as it should, and is inactive now. */
  readonly spent: boolean;
};

/** What happened to one exchange, for its journal. */
export type Struck = {
  readonly id: string;
  readonly fault: FaultName;
  readonly point: Point;
  /** The random value: `7 ms`. */
  readonly detail?: string;
};

/** A fault that strikes, with its own source of randomness. */
export type Strike = { readonly id: string; readonly fault: FaultOptions; readonly random: Random };

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
  /** The faults that strike there, in order; each is counted as it is taken. */
  readonly strikes: (point: Point, about: About) => Iterable<Strike>;
  /** Keeps a key in process for as long as the fault exists. */
  readonly hold: (id: string, key: string) => void;
  readonly holds: (key: string) => boolean;
};

type Armed = {
  readonly id: string;
  readonly options: FaultOptions;
  readonly point: Point;
  readonly isMeant: (about: About) => boolean;
  readonly random: Random;
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

/** Each fault has its own random stream, so that adding another changes nothing. */
export const createFaults = (random: Random): Faults => {
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
      const added: Armed = {
        id,
        options,
        point: pointOf(options),
        isMeant: matcherOf(options.when ?? {}),
        random: seededRandom(options.seed ?? random.uuid()),
        struck: 0,
      };
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
    *strikes(point, about) {
      for (const each of armed.values()) {
        if (each.point !== point || isSpent(each) || !each.isMeant(about)) continue;
        if (!isLucky(each.random, each.options.probability)) continue;
        each.struck += 1;
        yield { id: each.id, fault: each.options, random: each.random };
      }
    },
    hold: (id, key) => {
      held.set(key.toLowerCase(), id);
    },
    holds: (key) => held.has(key.toLowerCase()),
  };
};
