/** Runs the work once per key, however many callers wait for it. */
export const memoised = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key, work) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const started = work();
    known.set(key, started);
    return started;
  };
};
