/**
 * The state of a tenant outside its database, kept the same in every process that has the tenant: read again when
 * another process changed it, and stored after every change of our own, before that is answered.
 */
import { oneAfterAnother } from '../../service/reception/one-after-another.ts';
import type { SharedState } from '../../registry/port.ts';

export type Sharing = {
  readonly refresh: () => Promise<void>;
  readonly change: <Value>(work: () => Promise<Value> | Value) => Promise<Value>;
};

type SharingParts = {
  readonly shared: SharedState;
  /** The present state, as one text: the same for the same state. */
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/** For a tenant that no other process has. */
const alone: Sharing = {
  refresh: () => Promise.resolve(),
  change: (work) => Promise.resolve().then(work),
};

export const createSharing = ({ shared, read, write }: SharingParts): Sharing => {
  if (!shared.isShared) return alone;
  const inTurn = oneAfterAnother();
  const refresh = async (): Promise<void> => {
    const text = await shared.refresh();
    if (text !== undefined && text !== '') write(text);
  };
  return {
    refresh: () => inTurn(refresh),
    change: (work) =>
      inTurn(async () => {
        for (;;) {
          await refresh();
          const before = read();
          try {
            const result = await work();
            const after = read();
            if (after === before || (await shared.keep(after)) === 'kept') return result;
            // Another process was first. What it changed may be elsewhere than here, and then nothing is read again.
            write(before);
          } catch (error) {
            // What could not be stored was not done.
            write(before);
            throw error;
          }
        }
      }),
  };
};
