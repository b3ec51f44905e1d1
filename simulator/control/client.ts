/** The control interface for programs: the same operations, typed, over HTTP. Needs nothing but `fetch`. */
import type { ClockSetting } from '../../src/common/env/env.ts';
import type { Limits } from '../intake/limits.ts';
import type { RuleState } from '../engine/profile.ts';
import type { FaultOptions } from '../disturbances/fault-kinds.ts';
import type { FaultState, Struck } from '../disturbances/faults.ts';
import type { ForcedOptions, ForcedState } from '../disturbances/forced-verdicts.ts';
import type { TransitionPolicy } from '../disturbances/disturbable.ts';
import type { KindProgress, TestSet, WrittenQuotas } from '../registry/test-sets.ts';
import type { DocumentFamily, RegistryData } from '../registry/types.ts';
import type { ControlErrorCode } from './error-codes.ts';
import type { FieldProblem } from './route.ts';

export type ClockState = {
  readonly now: string;
  readonly date: string;
  readonly time: string;
  readonly setting: ClockSetting;
  readonly authorityOffset: number;
};

export type Settings = {
  readonly environment: '1' | '2';
  readonly profile: string;
  /** Rules that depart from the profile, by their code. */
  readonly rules: Readonly<Record<string, RuleState>>;
  readonly transition: TransitionPolicy;
  readonly autoCreateTestSets: boolean;
  /** Status of GetStatus for a key that nobody sent. */
  readonly unknownKey: '66' | '90';
  /** Whether GetNumberingRange is served. */
  readonly servesRanges: boolean;
  /** A rehearsal refuses them. */
  readonly forcedVerdicts: 'allowed' | 'refused';
  /** How many exchanges are kept, and how long; `maxAgeMs` null for as long as there is room. */
  readonly journal: { readonly maxExchanges: number; readonly maxAgeMs: number | null };
  /** What a message and a document may cost (docs/limits.md). */
  readonly limits: Limits;
};

export type SnapshotState = { readonly name: string; readonly takenAt: string; readonly documents: number };

export type TenantSummary = {
  readonly tenant: string;
  readonly environment: '1' | '2';
  readonly path: string;
  /** False for one that was closed to make room; it opens again as it was. */
  readonly open: boolean;
  readonly exchanges: number;
};

export type ExchangeSummary = {
  readonly id: string;
  readonly receivedAt: string;
  readonly operation: string | null;
  readonly certificateNit: string | null;
  readonly status: number;
  readonly fault: { readonly check: string; readonly detail: string } | null;
  /** Bytes of the request that were not kept: of one that was refused, all but the beginning. */
  readonly omittedBytes: number;
  /** Injected faults that struck it. */
  readonly faults: readonly Struck[];
};

type ExchangeWithResults = ExchangeSummary & { readonly results: unknown };

export type RegistryPart = keyof RegistryData;

/** How many rows each part has. */
export type RegistryCounts = Readonly<Record<RegistryPart, number>>;

export type RegistryRow = {
  /** By which it is asked for, and removed. */
  readonly key: string;
  readonly row: unknown;
};

export type TestSetState = Pick<TestSet, 'id' | 'issuerNit' | 'family' | 'state'> & {
  readonly softwareId: string | null;
  /** What it asks for, what came and what must still be accepted, by kind of document. */
  readonly kinds: readonly KindProgress[];
};

/** A preset, or a family with quotas; a preset with quotas is asked for those instead of its own. */
export type TestSetOptions = {
  /** A new one where absent. */
  readonly id?: string;
  readonly issuerNit: string;
  readonly preset?: string;
  readonly family?: DocumentFamily;
  readonly quotas?: WrittenQuotas;
  readonly softwareId?: string;
};

/**
 * The authority refused a call. The message is in Spanish: what it received, what it expected, what to do. `code` is
 * stable, `status` is that of HTTP, and `errors` has a JSON pointer for each wrong field of the body.
 *
 * @example
 * ```ts
 * import { startBox } from 'ensayo';
 * import { ControlError, createControlClient } from 'ensayo/control';
 *
 * const box = await startBox();
 * try {
 *   await createControlClient(box.control).changeSettings({ profile: 'lenient' });
 * } catch (error) {
 *   if (!(error instanceof ControlError)) throw error;
 *   console.log(error.status, error.code); // 422 unknown-profile
 * } finally {
 *   await box.close();
 * }
 * ```
 */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;
  readonly code: ControlErrorCode;
  readonly errors: readonly FieldProblem[];

  constructor(
    status: number,
    problem: { code: ControlErrorCode; message: string; errors?: readonly FieldProblem[] | undefined },
  ) {
    super(problem.message);
    this.status = status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
  }
}

export type ControlAddress = {
  /** Of the control interface: `http://127.0.0.1:8081/ensayo/control`. */
  readonly url: string;
  readonly token: string;
  /** The default tenant where absent. */
  readonly tenant?: string | undefined;
};

export type Request = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the address, parameters filled in: `/faults/1`. */
  readonly path: string;
  readonly body?: unknown;
};

type Requesting = <Answer>(about: Request) => Promise<Answer>;

const testSetOperations = (request: Requesting) => ({
  testSets: () => request<readonly TestSetState[]>({ method: 'GET', path: '/test-sets' }),
  testSet: (id: string) => request<TestSetState>({ method: 'GET', path: `/test-sets/${encodeURIComponent(id)}` }),
  addTestSet: (body: TestSetOptions) => request<TestSetState>({ method: 'POST', path: '/test-sets', body }),
  /** Open again, with nothing counted. */
  resetTestSet: (id: string) =>
    request<TestSetState>({ method: 'POST', path: `/test-sets/${encodeURIComponent(id)}/reset` }),
  removeTestSet: (id: string) => request<undefined>({ method: 'DELETE', path: `/test-sets/${encodeURIComponent(id)}` }),
});

const exchangePath = (id: string): string => `/journal/${encodeURIComponent(id)}`;

/**
 * A client of the control interface of a running authority: one method for each operation. Give it `box.control`, or the
 * address and token that `ensayo up` prints as Control and writes into its `--ready-file`.
 *
 * @throws ControlError from every method, when the authority refuses the call; TypeError (from `fetch`) when nothing
 * answers at that address
 * @example
 * ```ts
 * import { generators, startBox } from 'ensayo';
 * import { createControlClient } from 'ensayo/control';
 *
 * const box = await startBox({ clock: '2026-11-20T10:00:00-05:00', seed: 'my-suite' });
 * const control = createControlClient(box.control);
 * await control.addVerdict({ verdict: 'rejected', codes: ['FAD06'] });
 * const invoice = generators.createGenerator('my-suite').invoice();
 * const { body } = await box.post('/api/ubl2.1/invoice', invoice);
 * console.log(body.verdict?.rejected); // [ 'FAD06' ]
 * await box.close();
 * ```
 */
export const createControlClient = ({ url, token, tenant }: ControlAddress) => {
  const send = async ({ method, path, body }: Request): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(tenant === undefined ? {} : { 'Ensayo-Tenant': tenant }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new ControlError(response.status, (await response.json()) as ConstructorParameters<typeof ControlError>[1]); // as the description says
  };
  /** For operations that have no name here; its answer is the caller's word. */
  const request = async <Answer>(about: Request): Promise<Answer> => {
    const response = await send(about);
    return (response.status === 204 ? undefined : await response.json()) as Answer; // the description says what comes
  };
  const bytes = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await send({ method: 'GET', path })).arrayBuffer());
  return {
    request,
    bytes,
    settings: () => request<Settings>({ method: 'GET', path: '/settings' }),
    changeSettings: ({
      ...body
    }: Partial<Omit<Settings, 'environment' | 'journal' | 'limits'>> & {
      readonly journal?: Partial<Settings['journal']>;
      readonly limits?: Partial<Limits>;
    }) => request<Settings>({ method: 'PATCH', path: '/settings', body }),
    clock: () => request<ClockState>({ method: 'GET', path: '/clock' }),
    setClock: (body: ClockSetting) => request<ClockState>({ method: 'PUT', path: '/clock', body }),
    advanceClock: (milliseconds: number) =>
      request<ClockState>({ method: 'POST', path: '/clock/advance', body: { milliseconds } }),
    setAuthorityOffset: (milliseconds: number) =>
      request<ClockState>({ method: 'PUT', path: '/clock/authority-offset', body: { milliseconds } }),
    registry: () => request<RegistryData>({ method: 'GET', path: '/registry' }),
    /** A registry file as data; replaces what there is. */
    loadRegistry: (body: object) => request<RegistryCounts>({ method: 'PUT', path: '/registry', body }),
    /** Rows of a registry file; they come to what there is. */
    extendRegistry: (body: object) => request<RegistryCounts>({ method: 'PATCH', path: '/registry', body }),
    checkRegistry: (body: object) => request<RegistryCounts>({ method: 'POST', path: '/registry/check', body }),
    registryRows: (part: RegistryPart) => request<readonly RegistryRow[]>({ method: 'GET', path: `/registry/${part}` }),
    registryRow: (part: RegistryPart, key: string) =>
      request<unknown>({ method: 'GET', path: `/registry/${part}/${encodeURIComponent(key)}` }),
    addRegistryRow: (part: RegistryPart | 'companies', body: object) =>
      request<RegistryCounts>({ method: 'POST', path: `/registry/${part}`, body }),
    removeRegistryRow: (part: RegistryPart, key: string) =>
      request<undefined>({ method: 'DELETE', path: `/registry/${part}/${encodeURIComponent(key)}` }),
    ...testSetOperations(request),
    tenants: () => request<readonly TenantSummary[]>({ method: 'GET', path: '/tenants' }),
    removeTenant: (name: string) =>
      request<undefined>({ method: 'DELETE', path: `/tenants/${encodeURIComponent(name)}` }),
    journal: (limit = 50) =>
      request<readonly ExchangeSummary[]>({ method: 'GET', path: `/journal?limit=${String(limit)}` }),
    exchange: (id: string) => request<ExchangeWithResults>({ method: 'GET', path: exchangePath(id) }),
    envelope: (id: string) => bytes(`${exchangePath(id)}/envelope`),
    answer: (id: string) => bytes(`${exchangePath(id)}/answer`),
    document: (id: string) => bytes(`${exchangePath(id)}/document`),
    faults: () => request<readonly FaultState[]>({ method: 'GET', path: '/faults' }),
    fault: (id: string) => request<FaultState>({ method: 'GET', path: `/faults/${encodeURIComponent(id)}` }),
    addFault: (body: FaultOptions) => request<FaultState>({ method: 'POST', path: '/faults', body }),
    removeFault: (id: string) => request<undefined>({ method: 'DELETE', path: `/faults/${encodeURIComponent(id)}` }),
    clearFaults: () => request<undefined>({ method: 'DELETE', path: '/faults' }),
    verdicts: () => request<readonly ForcedState[]>({ method: 'GET', path: '/verdicts' }),
    verdict: (id: string) => request<ForcedState>({ method: 'GET', path: `/verdicts/${encodeURIComponent(id)}` }),
    addVerdict: (body: ForcedOptions) => request<ForcedState>({ method: 'POST', path: '/verdicts', body }),
    removeVerdict: (id: string) =>
      request<undefined>({ method: 'DELETE', path: `/verdicts/${encodeURIComponent(id)}` }),
    clearVerdicts: () => request<undefined>({ method: 'DELETE', path: '/verdicts' }),
    snapshots: () => request<readonly SnapshotState[]>({ method: 'GET', path: '/snapshots' }),
    takeSnapshot: (name?: string) =>
      request<SnapshotState>({ method: 'POST', path: '/snapshots', body: name === undefined ? {} : { name } }),
    restoreSnapshot: (name: string) =>
      request<SnapshotState>({ method: 'POST', path: `/snapshots/${encodeURIComponent(name)}/restore` }),
    removeSnapshot: (name: string) =>
      request<undefined>({ method: 'DELETE', path: `/snapshots/${encodeURIComponent(name)}` }),
    reset: () => request<undefined>({ method: 'POST', path: '/reset' }),
    clearJournal: () => request<undefined>({ method: 'DELETE', path: '/journal' }),
  };
};

export type ControlClient = ReturnType<typeof createControlClient>;
