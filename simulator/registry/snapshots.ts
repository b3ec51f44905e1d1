/** A state of the authority that was put by under a name. */
export type Snapshot = {
  readonly name: string;
  /** Milliseconds since 1970, by the clock of its world. */
  readonly takenAt: number;
  /** How many judged documents it holds. */
  readonly documents: number;
  /** What its world keeps outside the database: clock and settings, as JSON. */
  readonly outside: string;
};

/** Copies of everything that the registry stores, kept beside it. A copy is whole or is not there. */
export type Snapshots = {
  /** `taken`: there is one of that name, which stays as it is. */
  readonly take: (of: Pick<Snapshot, 'name' | 'takenAt' | 'outside'>) => Promise<Snapshot | 'taken'>;
  /** Oldest first. */
  readonly list: () => Promise<readonly Snapshot[]>;
  /** Puts the copy in the place of what is stored; undefined where there is none of that name. */
  readonly restore: (name: string) => Promise<Snapshot | undefined>;
  /** False where there is none. */
  readonly remove: (name: string) => Promise<boolean>;
};
