/** The forced verdicts of one world: which there are, and which one a document gets. */
import { matcherOf, type About, type AboutDocument } from './matcher.ts';
import type { ForcedOptions, ForcedVerdict } from './forced-verdict.ts';

/** A forced verdict as it stands. */
export type ForcedState = ForcedOptions & {
  readonly id: string;
  /** To how many documents it was given. */
  readonly given: number;
  /** It was given as often as it should, and is no more. */
  readonly spent: boolean;
};

/** The verdict for one document, and where it comes from. */
export type Forced = { readonly id: string; readonly forced: ForcedVerdict };

export type ForcedVerdicts = {
  readonly add: (options: ForcedOptions) => ForcedState;
  /** In the order in which they were added. */
  readonly list: () => readonly ForcedState[];
  readonly get: (id: string) => ForcedState | undefined;
  /** False where there is none. */
  readonly remove: (id: string) => boolean;
  readonly clear: () => void;
  /** The first that is meant for the document, counted as given. */
  readonly take: (operation: string, document: AboutDocument) => Forced | undefined;
};

type Waiting = {
  readonly id: string;
  readonly options: ForcedOptions;
  readonly isMeant: (about: About) => boolean;
  given: number;
};

const isSpent = ({ options: { times }, given }: Waiting): boolean => times !== undefined && given >= times;

const stateOf = (waiting: Waiting): ForcedState => {
  const { id, options, given } = waiting;
  return { id, ...options, given, spent: isSpent(waiting) };
};

export const createForcedVerdicts = (): ForcedVerdicts => {
  const waiting = new Map<string, Waiting>();
  let last = 0;
  return {
    add: (options) => {
      last += 1;
      const added = { id: `verdict-${String(last)}`, options, isMeant: matcherOf(options.when ?? {}), given: 0 };
      waiting.set(added.id, added);
      return stateOf(added);
    },
    list: () => [...waiting.values()].map(stateOf),
    get: (id) => {
      const found = waiting.get(id);
      return found === undefined ? undefined : stateOf(found);
    },
    remove: (id) => waiting.delete(id),
    clear: () => {
      waiting.clear();
    },
    take: (operation, document) => {
      const about = { operation, documents: [document] };
      const found = [...waiting.values()].find((each) => !isSpent(each) && each.isMeant(about));
      if (found === undefined) return undefined;
      found.given += 1;
      return { id: found.id, forced: found.options };
    },
  };
};
