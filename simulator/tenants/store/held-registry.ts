/**
 * The registry data of one store, held in memory with its look-ups. Whatever changes them counts up one version, by
 * which every process learns of the changes of the others.
 */
import type { Kysely } from 'kysely';
import { oneAfterAnother } from '../../service/reception/one-after-another.ts';
import type { OpenStore } from '../../../src/common/store/open-store.ts';
import type { RegistryData } from '../../registry/types.ts';
import type { RegistryDecision, RegistryPort, SharedState } from '../../registry/port.ts';
import { indexed, type Indexed } from '../../registry/registry-index.ts';
import { given, load, nextVersion, save, start, watched, whole, type Alongside } from './registry-rows.ts';
import type { AuthorityTables } from './schema.ts';

export type HeldRegistry = Pick<RegistryPort, 'replace' | 'change'> & {
  /** As `change`, with something else in the same transaction; undefined if that cannot be. */
  readonly changeWith: <Result>(
    decide: RegistryDecision<Result>,
    alongside: Alongside,
  ) => Promise<{ readonly result: Result } | undefined>;
  readonly shared: SharedState;
  readonly now: () => Indexed;
  /** Whether the data are those of the start, and nobody has changed them, or anything else that is shared, since. */
  readonly isUnchanged: (database: Kysely<AuthorityTables>) => Promise<boolean>;
  /** After its tables were changed as a whole. */
  readonly reload: () => Promise<void>;
  /** As first opened, in empty tables. */
  readonly restart: () => Promise<void>;
};

type Deciding = {
  readonly store: OpenStore<AuthorityTables>;
  readonly catchUp: () => Promise<void>;
  readonly wrote: (version: number, replaced: Partial<RegistryData>) => Promise<void>;
  readonly seen: () => { readonly version: number; readonly data: RegistryData };
};

/** Decides on what was read, and again if that is no longer so when the decision is kept. */
const deciding = ({ store, catchUp, wrote, seen }: Deciding) => {
  const inTurn = oneAfterAnother();
  return <Result>(
    decide: RegistryDecision<Result>,
    alongside?: Alongside,
  ): Promise<{ readonly result: Result } | undefined> =>
    inTurn(async () => {
      for (;;) {
        await catchUp();
        const { version, data } = seen();
        const { replaced, result } = await decide(data);
        if (replaced === undefined && alongside === undefined) return { result };
        const parts = given(replaced ?? {});
        const saved = await save(store, parts, { seen: version, alongside });
        if (saved === undefined) continue;
        await wrote(saved.version, saved.isDone ? parts : {});
        return saved.isDone ? { result } : undefined;
      }
    });
};

/** The text of a run begins with its name; what another one left is not for this one. */
const textsOf = ({ run }: OpenStore<AuthorityTables>) => {
  const mark = run === undefined ? '' : `${run} `;
  return {
    marked: (text: string): string => `${mark}${text}`,
    own: (text: string): string => (text.startsWith(mark) ? text.slice(mark.length) : ''),
  };
};

/** @param initial replaces parts of the default registry */
export const holdRegistry = async (
  store: OpenStore<AuthorityTables>,
  initial: Partial<RegistryData>,
): Promise<HeldRegistry> => {
  await start(store, initial);
  /** Its version was read before: the data may be newer, and are then read again. */
  let { version } = await watched(store);
  let registry = indexed(await load(store));
  const { marked, own } = textsOf(store);
  /** The version up to which the text was passed on; none is at first. */
  let told = store.isShared ? -1 : version;

  const read = async (next: number): Promise<void> => {
    registry = indexed(await load(store));
    version = next;
  };

  /** After a change of our own: anything in between is somebody else's. */
  const wrote = async (next: number, replaced: Partial<RegistryData> = {}): Promise<void> => {
    const isNext = next === version + 1;
    if (isNext && told === version) told = next;
    if (isNext) {
      version = next;
      registry = indexed({ ...registry.data, ...replaced });
    } else await read(next);
  };

  const catchUp = async (): Promise<void> => {
    if (!store.mayHaveChanged()) return;
    const found = await watched(store);
    if (found.version !== version) await read(found.version);
  };

  const reload = async (): Promise<void> => {
    const next = await nextVersion(store.database);
    if (next === undefined) throw new Error('The store has lost its version.');
    const isNext = next === version + 1 && told === version;
    await read(next);
    if (isNext) told = next;
  };

  const decided = deciding({ store, catchUp, wrote, seen: () => ({ version, data: registry.data }) });

  return {
    now: () => registry,
    isUnchanged: async (database) =>
      (await watched({ database })).version === version &&
      JSON.stringify(registry.data) === JSON.stringify(whole(given(initial))),
    replace: async (data) => {
      const parts = given(data);
      const saved = await save(store, parts);
      if (saved !== undefined) await wrote(saved.version, parts);
    },
    change: async (decide) => {
      const done = await decided(decide);
      if (done === undefined) throw new Error('A change of the registry was not made.');
      return done.result;
    },
    changeWith: decided,
    shared: {
      isShared: store.isShared,
      refresh: async () => {
        if (told === version && !store.mayHaveChanged()) return undefined;
        const found = await watched(store);
        if (found.version !== version) await read(found.version);
        if (found.version === told) return undefined;
        told = found.version;
        return own(found.text);
      },
      keep: async (text) => {
        const next = await nextVersion(store.database, { seen: told, text: marked(text) });
        if (next === undefined) return 'stale';
        await wrote(next);
        return 'kept';
      },
    },
    reload,
    restart: async () => {
      await start(store, initial);
      await reload();
    },
  };
};
