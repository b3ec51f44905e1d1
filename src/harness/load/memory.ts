/** How much memory the services take while they are under load. */
export type Memory = { readonly startBytes: number; readonly endBytes: number; readonly mostBytes: number };

export type MemoryWatch = { readonly stop: () => Memory | undefined };

const everyMs = 500;

/** Reads it now, twice a second, and when stopped; undefined where nobody tells. */
export const watchMemory = (read: () => number | undefined): MemoryWatch => {
  const startBytes = read();
  let mostBytes = startBytes ?? 0;
  const look = (): number | undefined => {
    const bytes = read();
    mostBytes = Math.max(mostBytes, bytes ?? 0);
    return bytes;
  };
  const timer = setInterval(look, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      const endBytes = look();
      return startBytes === undefined || endBytes === undefined ? undefined : { startBytes, endBytes, mostBytes };
    },
  };
};
