/** What a process holds in memory of its store, brought up to date before each request. */

type CatchUpOptions = {
  /** Whether another process has changed anything since the last call. */
  readonly hasChanged: () => Promise<boolean>;
  readonly reload: () => Promise<unknown>;
};

/**
 * One look at a time: a request that arrives while another one looks could otherwise be told that nothing has changed,
 * and be answered from what the other has not read yet. All that arrive meanwhile share the next look.
 */
export const createCatchUp = ({ hasChanged, reload }: CatchUpOptions): (() => Promise<void>) => {
  let isStale = false;
  const look = async (): Promise<void> => {
    if (await hasChanged()) isStale = true;
    if (!isStale) return;
    // If it fails, the next look reads again: the store tells of a change only once.
    await reload();
    isStale = false;
  };
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next !== undefined) return next;
    next = last.then(() => {
      next = undefined;
      return look();
    });
    last = next.catch(() => undefined);
    return next;
  };
};
