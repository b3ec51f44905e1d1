/** The control API for programs: its operations over HTTP, each a method that follows from the table of routes. */
import type { RegistryCounts } from './resources/registry.ts';
import type { ControlErrorCode } from './error-codes.ts';
import type { ControlRoute, FieldProblem, RouteFor, Sent } from './route.ts';
import { controlOperations } from './routes.ts';

export type { RegistryCounts } from './resources/registry.ts';
export type { Settings } from './resources/settings.ts';

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

type Operations = typeof controlOperations;

type Methods = {
  readonly [Name in keyof Operations]: Operations[Name] extends RouteFor<infer Method> ? Method : never;
};

/** What an operation answers. */
type AnswerOf<Name extends keyof Methods> = Awaited<ReturnType<Methods[Name]>>;

export type ClockState = AnswerOf<'clock'>;
export type SnapshotState = AnswerOf<'takeSnapshot'>;
export type TenantSummary = AnswerOf<'tenants'>[number];
export type ExchangeSummary = AnswerOf<'journal'>[number];
export type RegistryPart = keyof RegistryCounts;
export type RegistryRow = AnswerOf<'registryRows'>[number];
export type TestSetState = AnswerOf<'testSet'>;
/** A preset, or a family with quotas; a preset with quotas is asked for those instead of its own. */
export type TestSetOptions = Parameters<Methods['addTestSet']>[0];

const parameters = /:\w+/g;

/** The arguments of a method as its route takes them: the parameters of the path, then the body. */
const sentBy = ({ path, takes }: ControlRoute, given: readonly unknown[]): Sent => {
  // The type of the method is that of `takes`.
  if (takes !== undefined) return takes(...(given as never[]));
  const names = path.match(parameters) ?? [];
  return { params: given.slice(0, names.length).map(String), body: given[names.length] };
};

/** The path with its parameters filled in, and the query. */
const addressOf = (path: string, { params = [], query = {} }: Sent): string => {
  const rest = [...params];
  const search = new URLSearchParams(query).toString();
  const filled = path.replaceAll(parameters, () => encodeURIComponent(rest.shift() ?? ''));
  return search === '' ? filled : `${filled}?${search}`;
};

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
  const methodOf =
    (route: ControlRoute) =>
    (...given: readonly unknown[]): Promise<unknown> => {
      const sent = sentBy(route, given);
      const path = addressOf(route.path, sent);
      const isFile = route.method === 'GET' && route.answer === undefined;
      return isFile ? bytes(path) : request({ method: route.method, path, body: sent.body });
    };
  const methods = Object.entries(controlOperations).map(([name, route]) => [name, methodOf(route)] as const);
  // Each method does what its route declares, with the arguments that the declaration gives it.
  return { request, bytes, ...(Object.fromEntries(methods) as unknown as Methods) };
};

export type ControlClient = ReturnType<typeof createControlClient>;
