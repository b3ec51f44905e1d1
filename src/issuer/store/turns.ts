/**
 * Lets those who want the same thing have it one after the other, and
 * everybody else at once. Two posts of one number would otherwise both find it
 * free.
 */
export type Turns = <Value>(key: string, task: () => Promise<Value>) => Promise<Value>;

export const createTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    // One that failed has had its turn all the same.
    const turn = before.then(task, task);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
};
