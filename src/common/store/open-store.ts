/** A store that is open, whatever database it is in. */
import type { Kysely, RawBuilder } from 'kysely';
import type { DatabaseOutage } from './outage.ts';
import type { Sealer } from './sealed.ts';

/** Why a store that was opened cannot be used now. */
export type StoreProblem = DatabaseOutage | 'database-changed';

/** The tables of the store itself, as statements name them that the query builder cannot express. */
export type Tables = {
  /** All of them, with copies and those that are about the store as a whole. */
  readonly names: () => Promise<readonly string[]>;
  /** In their order; empty if there is no such table. */
  readonly columns: (table: string) => Promise<readonly string[]>;
  /** A table in a raw statement. */
  readonly named: (table: string) => RawBuilder<unknown>;
  /**
   * Until the end of the transaction nobody else writes into them. It waits for the first one alone: a transaction that
   * waits for others while it holds some could wait for ever. @throws what `isConflict` recognises, to be tried again
   */
  readonly lock: (first: string, others: readonly string[]) => Promise<void>;
  /** Deletes the store, if it is not in a file of its own. */
  readonly drop?: () => Promise<void>;
  /** The next row of a table whose identifiers count up gets the one after that, which must be the highest. */
  readonly countOn: (table: string, id: number) => Promise<void>;
};

export type OpenStore<Schema> = {
  readonly database: Kysely<Schema>;
  readonly sealer: Sealer;
  /** The type as whose values texts of digits are compared. */
  readonly digits: 'INTEGER' | 'NUMERIC';
  /** Milliseconds since 1970 by the clock of the database, which all processes have in common. */
  readonly now: RawBuilder<number>;
  /** Whether another process may have the store open. */
  readonly isShared: boolean;
  /** The run whose processes share it: what they share beside its tables ends with them. Absent if it outlasts them. */
  readonly run?: string | undefined;
  /** False if no other process has written anything since the last call. */
  readonly mayHaveChanged: () => boolean;
  /** In the database, or in a transaction of it. */
  readonly tables: (database: Kysely<Schema>) => Tables;
  readonly close: () => Promise<void>;
};
