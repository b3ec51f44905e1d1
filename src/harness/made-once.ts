/** The value for a key, made when it is first asked for; one that failed is made again. */
export const madeOnce = <Key, Value>(
  known: Pick<Map<Key, Promise<Value>>, 'get' | 'set' | 'delete'>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> => {
  const before = known.get(key);
  if (before !== undefined) return before;
  const pending = make().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, pending);
  return pending;
};
