/**
 * The control interface: the authority's state and behaviour, changed while it runs. It answers only on loopback and
 * only to holders of its token, since whoever controls the authority decides its verdicts.
 */
import express, { Router, type Request, type Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { JsonLimits } from '../../src/common/json/json-budget.ts';
import { answerFailures, mountRoutes, textsOf, type Handling } from '../../src/common/http/mount.ts';
import { preferredLanguage } from '../../src/common/http/preferred-language.ts';
import { jsonProblemText, readJson, tooComplexMessage, type JsonProblem } from '../../src/common/json/read-json.ts';
import { outageMessage, outageOf, outages } from '../../src/common/store/outage.ts';
import { nameBody } from '../../src/common/name-body.ts';
import { decodeUtf8 } from '../../src/common/xml/utf8.ts';
import type { Log } from '../../src/common/log.ts';
import { requestHeader } from '../../src/common/request-log.ts';
import { defaultTenant, isLoopback } from '../tenants/platform/address.ts';
import { malformedPath, type AddressOf } from '../tenants/platform/app.ts';
import { retryAfterSeconds, tooManyTenants, type Tenants } from '../tenants/platform/tenants.ts';
import { carryOut } from './carry-out.ts';
import { describeControl } from './openapi.ts';
import type { Bilingual, Language } from '../../src/common/text/bilingual.ts';
import { successStatus, told, type ControlAnswer, type ControlProblem, type ControlRoute } from './route.ts';

export const controlPath = '/ensayo/control';

/** The same as `judge` of the control API, at the address that people type. */
export const judgePath = '/ensayo/judge';

export type ControlOptions = {
  readonly token: string;
  readonly routes: readonly ControlRoute[];
  readonly tenants: Tenants;
  readonly addressOf: AddressOf;
  /** Receives the cause of every answer 500. */
  readonly log: Log;
  readonly jsonLimits: JsonLimits;
};

type Problem = Omit<ControlProblem, 'status'> & {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Spanish, the authority's language, unless the caller asks for English. */
const languageOf = (request: Request): Language =>
  preferredLanguage(request.get('accept-language'), ['es', 'en'] as const) ?? 'es';

const refuse = (response: Response, refused: Problem): void => {
  const language = languageOf(response.req);
  const { status, headers = {}, ...problem } = told(refused, language);
  response.status(status).set(headers).set('Content-Language', language).vary('Accept-Language').json(problem);
};

const notLocal: Problem = {
  status: 403,
  code: 'control-is-local',
  message: {
    en: 'The control interface is served to this machine alone (loopback).',
    es: 'El control solo se atiende desde el mismo equipo (loopback).',
  },
};

const noToken: Problem = {
  status: 401,
  code: 'unauthenticated',
  message: {
    en: 'The control token is missing or not valid. Send "Authorization: Bearer <token>" with the control token that was shown at start-up (ENSAYO_CONTROL_TOKEN sets it).',
    es: 'Falta el token de control o no es válido. Envíe «Authorization: Bearer <token>» con el token de control que se mostró al arrancar (ENSAYO_CONTROL_TOKEN lo fija).',
  },
};

const unknownPath = (request: Request): Problem => ({
  status: 404,
  code: 'unknown-path',
  message: {
    en: `The control interface has no ${request.method} ${request.path}. All it has is in ${controlPath}/openapi.json.`,
    es: `El control no tiene ${request.method} ${request.path}. Todo lo que hay está en ${controlPath}/openapi.json.`,
  },
});

const methodNotAllowed = (method: string, allowed: readonly string[]): Problem => {
  const allow = allowed.join(', ');
  return {
    status: 405,
    code: 'method-not-allowed',
    headers: { Allow: allow },
    message: {
      en: `This path does not take ${method}. Use ${allow}.`,
      es: `El método ${method} no se admite en esta ruta. Use ${allow}.`,
    },
  };
};

/** @param request its name in the log */
const internalError = (request: string): Problem => ({
  status: 500,
  code: 'internal-error',
  headers: { [requestHeader]: request },
  message: {
    en: `The simulator failed at this call. The log of the service has the details under the identifier ${request}.`,
    es: `El simulador falló al atender el control. El registro del servicio tiene el detalle con el identificador ${request}.`,
  },
});

/** Room for a registry or a container of documents in Base64; the console's forms, which take the same, have it too. */
export const bodyLimit = '20mb';

const bodyProblem = (error: unknown): Problem | undefined => {
  const of = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const [type, status] = [of('type'), of('status')];
  switch (type) {
    case 'entity.too.large':
      return {
        status: 413,
        code: 'body-too-large',
        message: { en: `The body is larger than ${bodyLimit}.`, es: `El cuerpo supera ${bodyLimit}.` },
      };
    default:
      // Truncated, an unknown encoding, another charset: the framework marks errors of the sender.
      return typeof status === 'number' && status >= 400 && status < 500
        ? {
            status,
            code: 'body-not-readable',
            message: { en: 'The body could not be read.', es: 'El cuerpo no se pudo leer.' },
          }
        : undefined;
  }
};

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

const failureOf = (error: unknown): Problem | undefined => {
  if (error instanceof URIError) return malformedPath;
  const code = outageOf(error);
  if (code === undefined) return bodyProblem(error);
  return { status: 503, code, message: outageMessage(code, error), headers: retryAfter(outages[code].retrySeconds) };
};

type Body = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

const unusable = (problem: JsonProblem): Problem => {
  if (problem.code === 'malformed-json') {
    const { line, column } = problem.position;
    const message = {
      en: `The body is not well-formed JSON: look at line ${String(line)}, column ${String(column)}.`,
      es: `El cuerpo no es JSON bien formado: revise la línea ${String(line)}, columna ${String(column)}.`,
    };
    return { status: 400, code: problem.code, message };
  }
  if (problem.code === 'json-too-complex') {
    const message = { en: `The body${jsonProblemText(problem).en}`, es: tooComplexMessage(problem) };
    return { status: 413, code: problem.code, message };
  }
  const { code, key, pointer, first, second } = problem;
  const [name, place] = [key.slice(0, 60), pointer.slice(0, 60)];
  const [one, other] = [first, second].map(({ line, column }) => ({
    en: `line ${String(line)}, column ${String(column)}`,
    es: `la línea ${String(line)}, columna ${String(column)}`,
  })) as [Bilingual, Bilingual]; // as many as places
  const message = {
    en: `The field "${name}" (${place}) is twice in one object: at ${one.en}, and at ${other.en}. Only one of them could count: send one.`,
    es: `El campo «${name}» (${place}) está dos veces en el mismo objeto: en ${one.es}, y en ${other.es}. Solo uno podría contar: envíe uno.`,
  };
  return { status: 400, code, message };
};

/** No bytes means no body: clients send `Content-Length: 0` with an empty POST. */
const bodyOf = (given: unknown, limits: JsonLimits): Body => {
  if (!Buffer.isBuffer(given) || given.length === 0) return { ok: true, value: undefined };
  const decoded = decodeUtf8(given);
  if (!decoded.ok) {
    return {
      ok: false,
      problem: {
        status: 400,
        code: 'malformed-json',
        message: { en: 'The body is not in UTF-8.', es: 'El cuerpo no está en UTF-8.' },
      },
    };
  }
  const read = readJson(decoded.text.replace(/^\ufeff/, ''), limits);
  return read.ok ? read : { ok: false, problem: unusable(read.problem) };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have equal length, and compare in constant time whatever was sent. */
const isToken = (given: string | undefined, token: string): boolean => {
  const sent = /^Bearer\s+(\S+)$/i.exec(given ?? '')?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
};

const send = (response: Response, route: ControlRoute, answer: ControlAnswer): void => {
  if ('problem' in answer) {
    refuse(response, answer.problem);
    return;
  }
  response.status(successStatus(route));
  if ('file' in answer) {
    const { name, type, bytes } = answer.file;
    nameBody(response, name);
    response.type(type).send(bytes);
  } else if ('body' in answer) response.json(answer.body);
  else response.end();
};

type BodyContext = { readonly query: Readonly<Record<string, string>>; readonly jsonLimits: JsonLimits };

const bodyIn = (request: Request, { fromBytes }: ControlRoute, { query, jsonLimits }: BodyContext): Body => {
  const given: unknown = request.body;
  const isFile = fromBytes !== undefined && Buffer.isBuffer(given) && given.length > 0 && !request.is('json');
  return isFile ? { ok: true, value: fromBytes(given, query) } : bodyOf(given, jsonLimits);
};

/** The tenant that the call names is opened once its token is verified. */
const serving =
  (route: ControlRoute, { tenants, addressOf, jsonLimits }: ControlOptions): Handling =>
  async (request, response) => {
    const query = textsOf(request.query);
    const body = bodyIn(request, route, { query, jsonLimits });
    if (!body.ok) {
      refuse(response, body.problem);
      return;
    }
    const given = { tenants, params: textsOf(request.params), query, body: body.value };
    const named = addressOf(request);
    const isCalled = route.opens !== false || (await tenants.exists(named));
    const address = isCalled ? named : { ...named, tenant: defaultTenant };
    const used = await tenants.use(address, (tenant) => carryOut(route, { tenant, ...given }));
    if (used.ok) send(response, route, used.value);
    else refuse(response, { headers: retryAfter(retryAfterSeconds), ...tooManyTenants(used.limit) });
  };

/** The interface of all tenants. */
export const createControlRouter = (options: ControlOptions): Router => {
  const { token, routes, addressOf, log } = options;
  const router = Router();
  // An address that ends in a slash has lost the identifier behind it: DELETE /faults/ must not remove all of them.
  const inner = Router({ strict: true });
  inner.use((request, response, next) => {
    if (!isLoopback(request.socket.remoteAddress)) refuse(response, notLocal);
    else if (isToken(request.get('authorization'), token)) next();
    else refuse(response, noToken);
  });
  inner.use(express.raw({ limit: bodyLimit, type: () => true }));
  inner.get('/openapi.json', (_request, response) => {
    response.json(describeControl(routes));
  });
  mountRoutes(inner, routes, {
    handlers: (route) => [serving(route, options)],
    otherMethod: (request, response, allowed) => {
      refuse(response, methodNotAllowed(request.method, allowed));
    },
    unknownPath: (request, response) => {
      refuse(response, unknownPath(request));
    },
  });
  const facts = (request: Request) => ({ tenant: addressOf(request).tenant });
  inner.use(answerFailures({ log, answerTo: failureOf, internalError, send: refuse, facts }));
  router.use(controlPath, inner);
  router.post(judgePath, (request, response, next) => {
    request.url = request.url.replace(judgePath, '/judge');
    inner(request, response, next);
  });
  return router;
};
