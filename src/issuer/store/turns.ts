/**
 * Runs tasks with the same key one after another, and all others at once. Otherwise two posts of one number would both
 * find it free.
 */
export type Turns = <Value>(key: string, task: () => Promise<Value>) => Promise<Value>;

const nothing = (): void => undefined;

export const createTurns = (): Turns => {
  // Stores the ends of turns, not their results: V8 leaves copies of the contents of a busy Map to its rare major
  // collections.
  const ends = new Map<string, Promise<void>>();
  return async (key, task) => {
    const turn = (ends.get(key) ?? Promise.resolve()).then(task);
    // A failed one has had its turn all the same.
    const end = turn.then(nothing, nothing);
    ends.set(key, end);
    try {
      return await turn;
    } finally {
      if (ends.get(key) === end) ends.delete(key);
    }
  };
};
