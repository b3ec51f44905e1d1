/**
 * Rooms that are opened by name and closed again when another one needs the place: the tenants of both services. A room
 * in use is never closed for another, nor is one that would lose something; of the others the least recently used goes.
 */
export type Full = { readonly ok: false; readonly limit: number };

export type Used<Value> = { readonly ok: true; readonly value: Value } | Full;

export type RoomsOptions<Room> = {
  /** May find that there is no room elsewhere. Its errors go to the caller, and the next one tries again. */
  readonly open: (name: string) => Promise<Used<Room>>;
  readonly close: (room: Room) => Promise<void>;
  /** Whether closing loses nothing. Called for rooms that nobody uses. */
  readonly mayClose: (room: Room) => boolean;
  /** Open at a time, not counting permanent ones. */
  readonly most: number;
  /** Permanent ones are always opened, not counted, and never closed for another. */
  readonly isPermanent?: ((name: string) => boolean) | undefined;
};

export type Rooms<Room> = {
  /** Opens the room if it is not open yet. It stays open while the work lasts. */
  readonly use: <Value>(name: string, work: (room: Room) => Promise<Value> | Value) => Promise<Used<Value>>;
  /** Whether that room is open, or being opened. */
  readonly has: (name: string) => boolean;
  /** A room that is open; looking at it does not count as use. */
  readonly find: (name: string) => Room | undefined;
  /** Those that are open, in the order in which they were opened. */
  readonly list: () => readonly Room[];
  /** Closes it if it is open and nobody uses it, and nothing is lost by that. */
  readonly release: (name: string) => Promise<void>;
  /** Closes it even if it is in use, if it is open; the next caller gets another one after whatever else is to be done. */
  readonly remove: (name: string, afterwards?: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Entry<Room> = {
  readonly name: string;
  readonly opening: Promise<Used<Room>>;
  room: Room | undefined;
  users: number;
  usedAt: number;
};

const ignore = (): void => undefined;

const closedRoom = async <Room>(
  { opening }: Entry<Room>,
  { close }: Pick<RoomsOptions<Room>, 'close'>,
): Promise<void> => {
  const opened = await opening.catch(ignore);
  if (opened?.ok === true) await close(opened.value);
};

export const createRooms = <Room>(options: RoomsOptions<Room>): Rooms<Room> => {
  const { most, mayClose, isPermanent = () => false } = options;
  const entries = new Map<string, Entry<Room>>();
  /** A room is reopened only after it was closed: both would use the same files. */
  const closing = new Map<string, Promise<void>>();
  let uses = 0;

  const isCounted = ({ name }: Entry<Room>): boolean => !isPermanent(name);

  const keepClosed = (name: string, closed: Promise<void>): Promise<void> => {
    closing.set(name, closed);
    closed.catch(ignore).finally(() => {
      if (closing.get(name) === closed) closing.delete(name);
    });
    return closed;
  };

  /** Leaves the list at once, so that the next caller gets another one. */
  const closeEntry = (entry: Entry<Room>): Promise<void> => {
    entries.delete(entry.name);
    return keepClosed(entry.name, closedRoom(entry, options));
  };

  const isSpare = (entry: Entry<Room>): boolean =>
    entry.users === 0 && entry.room !== undefined && isCounted(entry) && mayClose(entry.room);

  const makePlace = (): boolean => {
    const counted = [...entries.values()].filter(isCounted);
    if (counted.length < most) return true;
    const spare = counted.sort((one, other) => one.usedAt - other.usedAt).find(isSpare);
    if (spare === undefined) return false;
    closeEntry(spare).catch(ignore); // Nobody sees errors of closing; `close` reports those of the rooms it closes.
    return true;
  };

  const start = async (name: string): Promise<Used<Room>> => {
    await closing.get(name)?.catch(ignore);
    return options.open(name);
  };

  const enter = (name: string): Entry<Room> | undefined => {
    const known = entries.get(name);
    if (known !== undefined) return known;
    if (!isPermanent(name) && !makePlace()) return undefined;
    const entry: Entry<Room> = { name, opening: start(name), room: undefined, users: 0, usedAt: 0 };
    entries.set(name, entry);
    const forget = (): void => {
      if (entries.get(name) === entry) entries.delete(name);
    };
    entry.opening.then((opened) => {
      if (opened.ok) entry.room = opened.value;
      else forget();
    }, forget);
    return entry;
  };

  return {
    use: async (name, work) => {
      const entry = enter(name);
      if (entry === undefined) return { ok: false, limit: most };
      entry.users += 1;
      entry.usedAt = uses += 1;
      try {
        const opened = await entry.opening;
        return opened.ok ? { ok: true, value: await work(opened.value) } : opened;
      } finally {
        entry.users -= 1;
        entry.usedAt = uses += 1;
      }
    },
    has: (name) => entries.has(name),
    find: (name) => entries.get(name)?.room,
    list: () => [...entries.values()].flatMap(({ room }) => (room === undefined ? [] : [room])),
    release: async (name) => {
      const entry = entries.get(name);
      if (entry !== undefined && isSpare(entry)) await closeEntry(entry);
      else await closing.get(name);
    },
    remove: (name, afterwards = () => Promise.resolve()) => {
      const entry = entries.get(name);
      const before = entry === undefined ? closing.get(name) : closeEntry(entry);
      return keepClosed(name, Promise.resolve(before).then(afterwards));
    },
    close: async () => {
      await Promise.all([...[...entries.values()].map(closeEntry), ...closing.values()]);
    },
  };
};

/** Counts work that may outlast the request that started it, whose client has gone. */
export const createWorkCount = () => {
  let working = 0;
  return {
    during: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
      }
    },
    isBusy: (): boolean => working > 0,
  };
};
