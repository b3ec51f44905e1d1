/**
 * The control API for programs: its operations over HTTP, each a method. Of the routes it imports the types alone, so a
 * program that only speaks to an authority does not load one.
 */
import type { Language } from '../../src/common/text/bilingual.ts';
import type { ControlErrorCode } from './error-codes.ts';
import type { ControlClient, ControlMethods, Operations, Request, RouteMethod } from './client-methods.ts';
import type { ToldFieldProblem } from './client-side.ts';

export type {
  ClockState,
  ControlClient,
  ExchangeSummary,
  RegistryPart,
  RegistryRow,
  Request,
  SnapshotState,
  TenantSummary,
  TestSetState,
} from './client-methods.ts';
export type { ControlErrorCode } from './error-codes.ts';
export type { Settings } from './resources/settings.ts';

/**
 * The authority refused a call. The message is in the language of the client: what it received, what it expected, what to do. `code` is
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
  readonly errors: readonly ToldFieldProblem[];

  constructor(
    status: number,
    problem: { code: ControlErrorCode; message: string; errors?: readonly ToldFieldProblem[] | undefined },
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
  /** Of refusals; Spanish where absent. */
  readonly language?: Language | undefined;
};

/** The parameters of the path, the query and the body of a call. */
type Sent = {
  readonly params?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Methods that take something else than the parameters of the path and then the body. */
const ownArguments = {
  advanceClock: (milliseconds: number): Sent => ({ body: { milliseconds } }),
  setAuthorityOffset: (milliseconds: number): Sent => ({ body: { milliseconds } }),
  journal: (limit?: number): Sent => (limit === undefined ? {} : { query: { limit: String(limit) } }),
  nextNumber: (nit: string, type: string, prefix = ''): Sent => ({ params: [nit, type], query: { prefix } }),
  takeSnapshot: (name?: string): Sent => ({ body: name === undefined ? {} : { name } }),
} satisfies { readonly [Name in keyof ControlMethods]?: (...given: Parameters<ControlMethods[Name]>) => Sent };

type AddressOf<Name extends keyof Operations> = Operations[Name] extends { readonly address?: infer Address }
  ? Address
  : never;

/** Whether the client's method takes and answers what its route does. */
type IsHeld<Name extends keyof Operations & keyof ControlMethods> = Name extends keyof typeof ownArguments
  ? true
  : RouteMethod<Name> extends ControlMethods[Name]
    ? true
    : false;

/** Where each operation is. The compiler holds every line against its route, and against the method of that name. */
const addresses: {
  readonly [Name in keyof Operations | keyof ControlMethods]: Name extends keyof Operations & keyof ControlMethods
    ? IsHeld<Name> extends true
      ? AddressOf<Name>
      : never
    : never;
} = {
  settings: 'GET /settings',
  changeSettings: 'PATCH /settings',
  clock: 'GET /clock',
  setClock: 'PUT /clock',
  advanceClock: 'POST /clock/advance',
  setAuthorityOffset: 'PUT /clock/authority-offset',
  tenants: 'GET /tenants',
  removeTenant: 'DELETE /tenants/:tenant',
  registry: 'GET /registry',
  loadRegistry: 'PUT /registry',
  extendRegistry: 'PATCH /registry',
  checkRegistry: 'POST /registry/check',
  registryRows: 'GET /registry/:part',
  registryRow: 'GET /registry/:part/:key',
  addRegistryRow: 'POST /registry/:part',
  removeRegistryRow: 'DELETE /registry/:part/:key',
  nextNumber: 'GET /numbers/:nit/:type',
  testSets: 'GET /test-sets',
  addTestSet: 'POST /test-sets',
  testSet: 'GET /test-sets/:id',
  resetTestSet: 'POST /test-sets/:id/reset',
  removeTestSet: 'DELETE /test-sets/:id',
  journal: 'GET /journal',
  exchange: 'GET /journal/:id',
  envelope: 'GET /journal/:id/envelope',
  answer: 'GET /journal/:id/answer',
  document: 'GET /journal/:id/document',
  clearJournal: 'DELETE /journal',
  faults: 'GET /faults',
  addFault: 'POST /faults',
  fault: 'GET /faults/:id',
  removeFault: 'DELETE /faults/:id',
  clearFaults: 'DELETE /faults',
  verdicts: 'GET /verdicts',
  addVerdict: 'POST /verdicts',
  verdict: 'GET /verdicts/:id',
  removeVerdict: 'DELETE /verdicts/:id',
  clearVerdicts: 'DELETE /verdicts',
  snapshots: 'GET /snapshots',
  takeSnapshot: 'POST /snapshots',
  restoreSnapshot: 'POST /snapshots/:name/restore',
  removeSnapshot: 'DELETE /snapshots/:name',
  reset: 'POST /reset',
  judge: 'POST /judge',
};

/** Operations whose answer is a file. */
type FileName = {
  [Name in keyof Operations]: Awaited<ReturnType<RouteMethod<Name>>> extends Uint8Array ? Name : never;
}[keyof Operations];

/** Operations that take a body. */
type BodyName = {
  [Name in keyof Operations]: Operations[Name] extends { readonly takesBody?: true } ? Name : never;
}[keyof Operations];

const parameters = /:\w+/g;

/** Operations whose answer is a file: the compiler wants each of them here. */
const files: Readonly<Record<FileName, true>> = { envelope: true, answer: true, document: true };

/** Operations with a body: the compiler wants each of them here. Of the others, further arguments are not sent. */
const bodies: Readonly<Record<BodyName, true>> = {
  changeSettings: true,
  setClock: true,
  advanceClock: true,
  setAuthorityOffset: true,
  loadRegistry: true,
  extendRegistry: true,
  checkRegistry: true,
  addRegistryRow: true,
  addTestSet: true,
  addFault: true,
  addVerdict: true,
  takeSnapshot: true,
  judge: true,
};

/** What a method sends: the parameters of the path come first, then the body. */
const sentBy = (name: keyof Operations, path: string, given: readonly unknown[]): Sent => {
  const own: Partial<Record<keyof Operations, (...given: never[]) => Sent>> = ownArguments;
  const taken = own[name];
  if (taken !== undefined) return taken(...(given as never[])); // as the type of the method says
  const names = path.match(parameters) ?? [];
  const body = name in bodies ? given[names.length] : undefined;
  return { params: given.slice(0, names.length).map(String), body };
};

/** What an address loses on its way: `/faults/` and `/faults/.` are all faults, and not one of them. */
const isLost = (param: string): boolean => ['', '.', '..'].includes(param);

const notSent = (param: string, language: Language): ControlError => {
  const messages = {
    en: `The call was not sent: "${param}" names nothing. Expected an identifier as the list shows it.`,
    es: `La llamada no se envió: «${param}» no identifica nada. Se esperaba un identificador como lo muestra la lista.`,
  };
  return new ControlError(404, { code: 'unknown-path', message: messages[language] });
};

/** The path with its parameters filled in, and the query. */
const addressOf = (path: string, { params = [], query = {} }: Sent): string => {
  const rest = [...params];
  const search = new URLSearchParams(query).toString();
  const filled = path.replaceAll(parameters, () => encodeURIComponent(rest.shift() ?? ''));
  return search === '' ? filled : `${filled}?${search}`;
};

type Problem = ConstructorParameters<typeof ControlError>[1];

const isProblem = (json: unknown): json is Problem =>
  ['code', 'message'].every((name) => typeof Reflect.get(Object(json), name) === 'string');

/** @throws SyntaxError for the answer of something else than a control interface */
const problemIn = async (response: Response): Promise<Problem> => {
  const json: unknown = await response.json();
  if (isProblem(json)) return json;
  throw new SyntaxError(`The answer ${String(response.status)} is not that of a control interface.`);
};

/**
 * A client of the control interface of a running authority: one method for each operation. Give it `box.control`, or the
 * address and token that `ensayo up` prints as Control and writes into its `--ready-file`.
 *
 * @throws ControlError from every method, when the authority refuses the call; TypeError (from `fetch`) when nothing
 * answers at that address; SyntaxError when what answers is not a control interface
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
export const createControlClient = ({ url, token, tenant, language = 'es' }: ControlAddress): ControlClient => {
  const base = url.replace(/\/$/, '');
  const send = async ({ method, path, body }: Request): Promise<Response> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': language,
        ...(tenant === undefined ? {} : { 'Ensayo-Tenant': tenant }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new ControlError(response.status, await problemIn(response));
  };
  const request = async <Answer>(about: Request): Promise<Answer> => {
    const response = await send(about);
    return (response.status === 204 ? undefined : await response.json()) as Answer; // the description says what comes
  };
  const bytes = async (path: string): Promise<Uint8Array> =>
    Buffer.from(await (await send({ method: 'GET', path })).arrayBuffer());
  const methodOf =
    (name: keyof Operations) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const [method, template = ''] = addresses[name].split(' ');
      const sent = sentBy(name, template, given);
      const lost = sent.params?.find(isLost);
      if (lost !== undefined) throw notSent(lost, language);
      const path = addressOf(template, sent);
      if (name in files) return bytes(path);
      return request({ method: method as Request['method'], path, body: sent.body }); // as its address says
    };
  const names = Object.keys(addresses) as (keyof Operations)[]; // its own members
  // Each method does what its route declares, with the arguments that its type gives it.
  const methods = Object.fromEntries(names.map((name) => [name, methodOf(name)])) as unknown as ControlMethods;
  return { ...methods, request, bytes };
};
