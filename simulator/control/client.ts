/**
 * `import { createControlClient } from 'ensayo/control'`: the control API for programs, over HTTP, each operation a
 * method. Address and token are `box.control`, or what `ensayo up` prints as Control and writes into its `--ready-file`.
 * Of the routes it imports the types alone, so a program that only speaks to an authority does not load one.
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
export type { RegistryCounts } from '../registry/file/rows.ts';
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

type RequiredOf<Answer> = {
  [Member in keyof Answer]-?: object extends Pick<Answer, Member> ? never : Member;
}[keyof Answer];

/** By what an answer is recognised: its form, or a member that it always has. */
type SignOf<Answer> = [Answer] extends [undefined]
  ? 'nothing'
  : Answer extends Uint8Array
    ? 'file'
    : Answer extends readonly unknown[]
      ? 'list'
      : 'object' | Extract<RequiredOf<Answer>, string>;

type AddressOf<Name extends keyof Operations> = Operations[Name] extends { readonly address?: infer Address }
  ? `${Extract<Address, string>} ${SignOf<Awaited<ReturnType<RouteMethod<Name>>>>}`
  : never;

/** Whether the client's method takes and answers what its route does. */
type IsHeld<Name extends keyof Operations & keyof ControlMethods> = Name extends keyof typeof ownArguments
  ? true
  : RouteMethod<Name> extends ControlMethods[Name]
    ? true
    : false;

/**
 * Where each operation is, and the sign of its answer: something else may answer at that address. The compiler holds every
 * line against its route, and against the method of that name.
 */
const addresses: {
  readonly [Name in keyof Operations | keyof ControlMethods]: Name extends keyof Operations & keyof ControlMethods
    ? IsHeld<Name> extends true
      ? AddressOf<Name>
      : never
    : never;
} = {
  settings: 'GET /settings profile',
  changeSettings: 'PATCH /settings profile',
  clock: 'GET /clock now',
  setClock: 'PUT /clock now',
  advanceClock: 'POST /clock/advance now',
  setAuthorityOffset: 'PUT /clock/authority-offset now',
  tenants: 'GET /tenants list',
  removeTenant: 'DELETE /tenants/:tenant nothing',
  registry: 'GET /registry object',
  loadRegistry: 'PUT /registry object',
  extendRegistry: 'PATCH /registry object',
  checkRegistry: 'POST /registry/check object',
  registryRows: 'GET /registry/:part list',
  registryRow: 'GET /registry/:part/:key object',
  addRegistryRow: 'POST /registry/:part object',
  removeRegistryRow: 'DELETE /registry/:part/:key nothing',
  nextNumber: 'GET /numbers/:nit/:type next',
  testSets: 'GET /test-sets list',
  addTestSet: 'POST /test-sets id',
  testSet: 'GET /test-sets/:id id',
  resetTestSet: 'POST /test-sets/:id/reset id',
  removeTestSet: 'DELETE /test-sets/:id nothing',
  journal: 'GET /journal list',
  exchange: 'GET /journal/:id id',
  envelope: 'GET /journal/:id/envelope file',
  answer: 'GET /journal/:id/answer file',
  document: 'GET /journal/:id/document file',
  clearJournal: 'DELETE /journal nothing',
  faults: 'GET /faults list',
  addFault: 'POST /faults id',
  fault: 'GET /faults/:id id',
  removeFault: 'DELETE /faults/:id nothing',
  clearFaults: 'DELETE /faults nothing',
  verdicts: 'GET /verdicts list',
  addVerdict: 'POST /verdicts id',
  verdict: 'GET /verdicts/:id id',
  removeVerdict: 'DELETE /verdicts/:id nothing',
  clearVerdicts: 'DELETE /verdicts nothing',
  snapshots: 'GET /snapshots list',
  takeSnapshot: 'POST /snapshots name',
  restoreSnapshot: 'POST /snapshots/:name/restore name',
  removeSnapshot: 'DELETE /snapshots/:name nothing',
  reset: 'POST /reset nothing',
  judge: 'POST /judge documents',
};

/** Operations that take a body. */
type BodyName = {
  [Name in keyof Operations]: Operations[Name] extends { readonly takesBody?: true } ? Name : never;
}[keyof Operations];

const parameters = /:\w+/g;

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

/** What an address loses on its way: `/faults/.` would ask for all faults instead of one. */
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

const hasText = (json: unknown, name: string): boolean => typeof Reflect.get(Object(json), name) === 'string';

const isProblem = (json: unknown): json is Problem => {
  const errors: unknown = Reflect.get(Object(json), 'errors') ?? [];
  const areTold = Array.isArray(errors) && errors.every((each) => hasText(each, 'path') && hasText(each, 'expected'));
  return areTold && hasText(json, 'code') && hasText(json, 'message');
};

const notControl = ({ status }: Response): SyntaxError =>
  new SyntaxError(`The answer ${String(status)} is not that of a control interface.`);

/** @throws SyntaxError for the answer of something else than a control interface */
const problemIn = async (response: Response): Promise<Problem> => {
  const json: unknown = await response.json();
  if (isProblem(json)) return json;
  throw notControl(response);
};

const jsonOf = (response: Response): Promise<unknown> =>
  response.status === 204 ? Promise.resolve(undefined) : response.json();

const hasSign = (answer: unknown, sign: string): boolean => {
  if (sign === 'nothing') return answer === undefined;
  if (sign === 'list') return Array.isArray(answer);
  return typeof answer === 'object' && answer !== null && (sign === 'object' ? !Array.isArray(answer) : sign in answer);
};

/**
 * A client of the control interface of a running authority: one method for each operation. Give it `box.control`, or the
 * address and token that `ensayo up` prints as Control and writes into its `--ready-file`.
 *
 * @throws ControlError from every method, when the authority refuses the call; TypeError (from `fetch`) when nothing
 * answers at that address, or no header takes the token or the tenant; SyntaxError when what answers is not a control
 * interface
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
  const request = async <Answer>(about: Request): Promise<Answer> => (await jsonOf(await send(about))) as Answer; // the description says what comes
  const bytes = async (path: string): Promise<Uint8Array> =>
    Buffer.from(await (await send({ method: 'GET', path })).arrayBuffer());
  const methodOf =
    (name: keyof Operations) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const [method, template = '', sign = ''] = addresses[name].split(' ');
      const sent = sentBy(name, template, given);
      const lost = sent.params?.find(isLost);
      if (lost !== undefined) throw notSent(lost, language);
      const path = addressOf(template, sent);
      if (sign === 'file') return bytes(path);
      const response = await send({ method: method as Request['method'], path, body: sent.body }); // as its address says
      const answer = await jsonOf(response);
      if (hasSign(answer, sign)) return answer;
      throw notControl(response);
    };
  const names = Object.keys(addresses) as (keyof Operations)[]; // its own members
  // Each method does what its route declares, with the arguments that its type gives it.
  const methods = Object.fromEntries(names.map((name) => [name, methodOf(name)])) as unknown as ControlMethods;
  return { ...methods, request, bytes };
};
