/**
 * The methods of the control client. What a call takes and answers follows from its route; names, units and errors are
 * described here. Of the routes, this file imports the types alone.
 */
import type { ListPart, RegistryCounts } from '../registry/file/rows.ts';
import type { Judgements } from './resources/judge.ts';
import type { Settings } from './resources/settings.ts';
import type { routesByName } from './routes-by-name.ts';

export type Operations = typeof routesByName;

/** As the route declares it: the parameters of its path, then its body. */
export type RouteMethod<Name extends keyof Operations> = Operations[Name] extends {
  readonly clientMethod?: infer Method extends (...given: never[]) => unknown;
}
  ? Method
  : never;

type AnswerOf<Name extends keyof Operations> = Awaited<ReturnType<RouteMethod<Name>>>;

/** Of operations without parameters in the path. */
type BodyOf<Name extends keyof Operations> = Parameters<RouteMethod<Name>>[0];

export type ClockState = AnswerOf<'clock'>;
export type SnapshotState = AnswerOf<'takeSnapshot'>;
export type TenantSummary = AnswerOf<'tenants'>[number];
export type ExchangeSummary = AnswerOf<'journal'>[number];
export type RegistryPart = ListPart;
export type RegistryRow = AnswerOf<'registryRows'>[number];
export type NextNumber = AnswerOf<'nextNumber'>;
export type TestSetState = AnswerOf<'testSet'>;
/** A preset, or a family with quotas; a preset with quotas is asked for those instead of its own. */
export type TestSetOptions = BodyOf<'addTestSet'>;

/** A call of an operation by its address. */
export type Request = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the address, parameters filled in: `/faults/1`. */
  readonly path: string;
  readonly body?: unknown;
};

/**
 * Operations on the tenant of the client. Every method rejects with a `ControlError` if the authority refuses the call;
 * the codes that a method names are those of its own. A body with wrong fields is `invalid-body`.
 */
export type ControlMethods = {
  /** Returns how the authority behaves: active rules, transitions, limits, journal. */
  readonly settings: () => Promise<Settings>;
  /**
   * Changes some settings and returns all of them. Settings that `changes` lacks stay as they are.
   *
   * @throws ControlError `unknown-profile`, `unknown-rule`: nothing changed
   */
  readonly changeSettings: (changes: BodyOf<'changeSettings'>) => Promise<Settings>;

  /** Returns the time of the authority, in UTC and in Colombia, and how its clock runs. */
  readonly clock: () => Promise<ClockState>;
  /**
   * Sets the clock: `real`, `fixed` at an instant, shifted by an `offset` in milliseconds, or running at a `speed`: at
   * factor 60, a minute passes each second. In a box, the issuing service has the same clock.
   *
   * @param setting - Instants are ISO 8601; one without an offset is in Colombian time.
   * @throws ControlError `invalid-instant`
   */
  readonly setClock: (setting: BodyOf<'setClock'>) => Promise<ClockState>;
  /** Moves the clock by so many milliseconds, back if negative. It continues to run as before. */
  readonly advanceClock: (milliseconds: number) => Promise<ClockState>;
  /**
   * Shifts the clock of the authority alone, so that both sides disagree about the time.
   *
   * @param milliseconds - Ahead of the issuing service, behind it if negative; 0 removes the difference.
   */
  readonly setAuthorityOffset: (milliseconds: number) => Promise<ClockState>;

  /** Lists all tenants in all environments: the open ones, and those that were closed to make room. */
  readonly tenants: () => Promise<readonly TenantSummary[]>;
  /**
   * Deletes a tenant with everything that it keeps.
   *
   * @throws ControlError `unknown-tenant`, or `default-tenant`, which cannot be deleted
   */
  readonly removeTenant: (tenant: string) => Promise<undefined>;

  /** Returns everything that the authority knows of taxpayers, software, numbering and test sets. */
  readonly registry: () => Promise<AnswerOf<'registry'>>;
  /**
   * Replaces the registry and returns how many rows each part has.
   *
   * @param file - As in a registry file (docs/registry.md). `extends` names what its rows are added to: `default` or
   * `nothing`.
   * @throws ControlError `invalid-registry`: nothing changed, and the error lists every mistake
   */
  readonly loadRegistry: (file: BodyOf<'loadRegistry'>) => Promise<RegistryCounts>;
  /**
   * Adds rows to the registry. A row replaces the one with the same key.
   *
   * @param rows - By part, as in a registry file without `extends`.
   * @throws ControlError `invalid-registry`: nothing changed
   */
  readonly extendRegistry: (rows: BodyOf<'extendRegistry'>) => Promise<RegistryCounts>;
  /**
   * Checks a registry file without loading it and returns how many rows each part would have.
   *
   * @throws ControlError `invalid-registry`
   */
  readonly checkRegistry: (file: BodyOf<'checkRegistry'>) => Promise<RegistryCounts>;
  /** Lists the rows of one part, each with its key. */
  readonly registryRows: (part: RegistryPart) => Promise<readonly RegistryRow[]>;
  /**
   * Returns one row.
   *
   * @param key - As `registryRows` returns it: the NIT of a contributor, `NIT-resolution-prefix` of a range.
   * @throws ControlError `unknown-row`
   */
  readonly registryRow: (part: RegistryPart, key: string) => Promise<AnswerOf<'registryRow'>>;
  /**
   * Adds one row, or replaces the one with the same key.
   *
   * @param part - In `companies`, a row is a whole company in its short form (docs/registry.md).
   * @throws ControlError `invalid-registry`
   */
  readonly addRegistryRow: (part: RegistryPart | 'companies', row: object) => Promise<RegistryCounts>;
  /**
   * Removes one row. Rows that refer to it stay.
   *
   * @throws ControlError `unknown-row`
   */
  readonly removeRegistryRow: (part: RegistryPart, key: string) => Promise<undefined>;

  /**
   * Returns the numbers that the accepted documents of an issuer use, and the next free one: `next` is the number after
   * the highest, null where the range is exhausted. `resolution` is null for notes and payroll, which have no registered
   * range.
   *
   * @param type - The code of the type of document: 01 (also for 02 and 04), 03, 05, 91, 92, 95, 102, 103.
   * @param prefix - Of the numbering; none if absent.
   * @throws ControlError `unknown-range`
   */
  readonly nextNumber: (nit: string, type: string, prefix?: string) => Promise<NextNumber>;

  /** Lists the test sets (habilitación) with their quotas and how far each is. */
  readonly testSets: () => Promise<readonly TestSetState[]>;
  /**
   * Opens a test set for an issuer.
   *
   * @param options - A new UUID is its identifier if it has no `id`.
   * @throws ControlError `test-set-exists`, `no-test-sets`, `invalid-registry`
   */
  readonly addTestSet: (options: TestSetOptions) => Promise<TestSetState>;
  /**
   * Returns one test set.
   *
   * @throws ControlError `unknown-test-set`
   */
  readonly testSet: (id: string) => Promise<TestSetState>;
  /**
   * Reopens a test set with all counts at zero. Documents stay, and an enabled company stays enabled.
   *
   * @throws ControlError `unknown-test-set`
   */
  readonly resetTestSet: (id: string) => Promise<TestSetState>;
  /**
   * Deletes a test set.
   *
   * @throws ControlError `unknown-test-set`
   */
  readonly removeTestSet: (id: string) => Promise<undefined>;

  /**
   * Lists the latest exchanges, the newest first.
   *
   * @param limit - How many at most; 50 if absent.
   */
  readonly journal: (limit?: number) => Promise<readonly ExchangeSummary[]>;
  /**
   * Returns one exchange with the result of every rule.
   *
   * @param id - The `Ensayo-Exchange` header of the SOAP response.
   * @throws ControlError `unknown-exchange`: it never was, or the journal dropped it
   */
  readonly exchange: (id: string) => Promise<AnswerOf<'exchange'>>;
  /**
   * Returns the SOAP request of an exchange, byte for byte. Of a request refused early, only the beginning is kept: the
   * exchange states the `omittedBytes`.
   *
   * @throws ControlError `unknown-exchange`
   */
  readonly envelope: (id: string) => Promise<Uint8Array>;
  /**
   * Returns the SOAP response of an exchange, byte for byte.
   *
   * @throws ControlError `unknown-exchange`
   */
  readonly answer: (id: string) => Promise<Uint8Array>;
  /**
   * Returns the document that an exchange carried, as XML, or the ZIP if it carried several.
   *
   * @throws ControlError `unknown-exchange`, `exchange-without-document`
   */
  readonly document: (id: string) => Promise<Uint8Array>;
  /** Empties the journal. Documents stay. */
  readonly clearJournal: () => Promise<undefined>;

  /** Lists the faults, each with how often it struck. */
  readonly faults: () => Promise<AnswerOf<'faults'>>;
  /**
   * Injects a fault into the exchanges that match `when`, or into all. Times are in milliseconds, up to 900 000, except
   * `retryAfterSeconds`.
   *
   * @throws ControlError `invalid-fault`: the options do not go together
   */
  readonly addFault: (options: BodyOf<'addFault'>) => Promise<AnswerOf<'addFault'>>;
  /**
   * Returns one fault.
   *
   * @throws ControlError `unknown-fault`
   */
  readonly fault: (id: string) => Promise<AnswerOf<'fault'>>;
  /**
   * Removes a fault. Documents that it held in process get their verdict.
   *
   * @throws ControlError `unknown-fault`
   */
  readonly removeFault: (id: string) => Promise<undefined>;
  /** Removes all faults. */
  readonly clearFaults: () => Promise<undefined>;

  /** Lists the forced verdicts, each with how many documents got it. */
  readonly verdicts: () => Promise<AnswerOf<'verdicts'>>;
  /**
   * Forces the verdict of the documents that match `when`, or of all that follow, whatever the rules find.
   *
   * @param options - `rejected` needs the `codes` of rules, one of them a Rechazo; with `accepted`, each is a
   * Notificación.
   * @throws ControlError `invalid-verdict`, `forced-verdicts-refused`
   */
  readonly addVerdict: (options: BodyOf<'addVerdict'>) => Promise<AnswerOf<'addVerdict'>>;
  /**
   * Returns one forced verdict.
   *
   * @throws ControlError `unknown-verdict`
   */
  readonly verdict: (id: string) => Promise<AnswerOf<'verdict'>>;
  /**
   * Removes a forced verdict. Documents that got it keep it.
   *
   * @throws ControlError `unknown-verdict`
   */
  readonly removeVerdict: (id: string) => Promise<undefined>;
  /** Removes all forced verdicts. */
  readonly clearVerdicts: () => Promise<undefined>;

  /** Lists the snapshots, the oldest first. */
  readonly snapshots: () => Promise<readonly SnapshotState[]>;
  /**
   * Saves registry, documents, events, test sets, clock and settings.
   *
   * @param name - Up to 40 lower-case letters, digits and hyphens; `snapshot-1`, `snapshot-2` … if absent.
   * @throws ControlError `snapshot-exists`, `too-many-snapshots`
   */
  readonly takeSnapshot: (name?: string) => Promise<SnapshotState>;
  /**
   * Returns to the state of a snapshot, which is kept. Faults, forced verdicts and the journal stay as they are.
   *
   * @throws ControlError `unknown-snapshot`
   */
  readonly restoreSnapshot: (name: string) => Promise<SnapshotState>;
  /**
   * Deletes a snapshot.
   *
   * @throws ControlError `unknown-snapshot`
   */
  readonly removeSnapshot: (name: string) => Promise<undefined>;
  /**
   * Returns the tenant to its state at start: initial registry, clock and settings, without documents, faults, forced
   * verdicts or journal. Snapshots stay.
   */
  readonly reset: () => Promise<undefined>;

  /**
   * Judges documents that nobody sends, by the rules and records of this tenant; nothing is kept. Rules that need what
   * neither the tenant nor `files` supply are left out, and the verdict is then `undecided`; so are those about the
   * signature of a document that has none yet.
   *
   * @param files - With their `content` in Base64: XML, or a ZIP, container or message that carries it. `prior` counts as
   * accepted before; `registry`, `trust`, `profile` and `clock` replace or extend those of the tenant for this call.
   * @throws ControlError `invalid-body`, `invalid-registry`
   */
  readonly judge: (files: BodyOf<'judge'>) => Promise<Judgements>;
};

/** What `createControlClient` returns: a method for each operation, and two for addresses. */
export type ControlClient = ControlMethods & {
  /**
   * Calls an operation by its address and returns the JSON of the response; undefined if that is empty.
   *
   * @typeParam Answer - Not checked: the type that the caller expects.
   */
  readonly request: <Answer>(about: Request) => Promise<Answer>;
  /** Downloads a file from a path below the address: `/journal/{id}/envelope`. */
  readonly bytes: (path: string) => Promise<Uint8Array>;
};
