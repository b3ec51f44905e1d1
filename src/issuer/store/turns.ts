/**
 * Runs tasks with the same key one after another, and all others at once. Otherwise two posts of one number would both
 * find it free.
 */
export type Turns = {
  <Value>(key: string, task: () => Promise<Value>): Promise<Value>;
  /** Whether a task of that key runs, or waits. */
  readonly isTaken: (key: string) => boolean;
};

/** A task begins to wait, or has waited. */
export type OnWaiting = (change: 1 | -1) => void;

const nothing = (): void => undefined;

export const createTurns = (onWaiting: OnWaiting = nothing): Turns => {
  // Stores the ends of turns, not their results: V8 leaves copies of the contents of a busy Map to its rare major
  // collections.
  const ends = new Map<string, Promise<void>>();
  const turns = async <Value>(key: string, task: () => Promise<Value>): Promise<Value> => {
    onWaiting(1);
    const turn = (ends.get(key) ?? Promise.resolve()).then(() => {
      onWaiting(-1);
      return task();
    });
    // A failed one has had its turn all the same.
    const end = turn.then(nothing, nothing);
    ends.set(key, end);
    try {
      return await turn;
    } finally {
      if (ends.get(key) === end) ends.delete(key);
    }
  };
  return Object.assign(turns, { isTaken: (key: string) => ends.has(key) });
};
