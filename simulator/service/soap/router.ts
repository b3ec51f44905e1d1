/**
 * The service on HTTP: GET returns the description, POST takes a message. Every exchange gets an identifier, is added
 * to the journal, and names the failed check in a header, since the platform's faults do not.
 */
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Env } from '../../../src/common/env/env.ts';
import { isObject } from '../../../src/common/json/is-object.ts';
import type { Log, LogFacts } from '../../../src/common/log.ts';
import { outageOf, usualRetrySeconds } from '../../../src/common/store/outage.ts';
import { addFacts } from '../../../src/common/request-log.ts';
import { limitsOf, type Limits } from '../../document/intake/limits.ts';
import { beginBody, begunBytes, receiveBody, type Body } from './body.ts';
import { authorityAddresses, isOperation, serviceName, servicePath, type EnvironmentCode } from './contract.ts';
import { faultOfDefect, tooLarge, unreadable, wrongContentType, type SoapFault } from './soap-faults.ts';
import type { Handlers } from './call.ts';
import type { CarryOut, Delivery, Exchanged, ExchangeMiddleware, HttpReply } from './delivery.ts';
import {
  faultOutcome,
  isWorthReceiving,
  processExchange,
  type MessageStart,
  type Message,
  type Processed,
  type Processing,
} from './process.ts';
import type { Exchange } from './journal.ts';
import { soapMediaType } from './names.ts';
import { describeService } from './wsdl.ts';

export type SoapRouterOptions = {
  readonly env: Env;
  readonly handlers: Handlers;
  readonly environment: EnvironmentCode;
  /** Why a certificate (DER) may not send, as far as that operation requires; undefined if it may. */
  readonly refusalOf: (der: Uint8Array, operation: string) => Promise<string | undefined>;
  /** The answer leaves when it is recorded. */
  readonly journal: { readonly record: (exchange: Exchange) => Promise<void> | void };
  /** Additional addresses accepted in `wsa:To`, next to that of the request; the authority's own by default. */
  readonly addresses?: readonly string[] | undefined;
  /** Limits on a message; read each time. The defaults if absent. */
  readonly limits?: (() => Limits) | undefined;
  /** Wraps every exchange whose message was received completely; optional. */
  readonly exchangeMiddleware?: ExchangeMiddleware | undefined;
  /** Puts the diagnosis of a fault into its reason; false by default, as the platform's faults say nothing. */
  readonly explainFaults?: boolean | undefined;
  readonly log?: Log | undefined;
  /** Wraps the processing of each message, which continues when the client has gone. */
  readonly during?: ((work: () => Promise<void>) => Promise<void>) | undefined;
};

type Started = { readonly id: string; readonly receivedAt: number; readonly envelope: Buffer; readonly size: number };

/** As written by the client: tenant and environment come before the path of the service. */
const ownAddress = (request: Request): string => {
  const [path] = request.originalUrl.split('?', 1);
  return `${request.protocol}://${request.get('host') ?? 'localhost'}${path ?? servicePath}`;
};

const greeting = (address: string): string =>
  `${serviceName}: the validation service is running.\nIts description: ${address}?wsdl\n`;

const describe = (request: Request, response: Response): void => {
  const address = ownAddress(request);
  const mark = request.originalUrl.indexOf('?');
  const query = mark === -1 ? '' : request.originalUrl.slice(mark + 1);
  if (query === '') {
    response.type('text/plain').send(greeting(address));
    return;
  }
  const text = describeService(address, query);
  if (text === undefined) {
    response
      .status(404)
      .type('text/plain')
      .send(`There is no "?${query.slice(0, 60)}" here. Ask for ${address}?wsdl\n`);
  } else {
    response.set('Content-Type', 'text/xml; charset=utf-8').send(text);
  }
};

const adviceIn = (results: unknown): number =>
  isObject(results) && Array.isArray(results.advice) ? results.advice.length : 0;

const replyOf = ({ status, answer, fault, results }: Processed, id: string): HttpReply => ({
  status,
  headers: {
    'Content-Type': `${soapMediaType}; charset=utf-8`,
    'Ensayo-Exchange': id,
    ...(adviceIn(results) === 0 ? {} : { 'Ensayo-Advice': String(adviceIn(results)) }),
    ...(fault === undefined ? {} : { 'Ensayo-Failed-Check': fault.check }),
    ...(fault?.status === 503 ? { 'Retry-After': String(fault.retrySeconds ?? usualRetrySeconds) } : {}),
  },
  body: answer,
});

const cutReply = (response: Response, { status, headers, body }: HttpReply, cutAt: number): void => {
  const bytes = Buffer.from(body);
  response.status(status).set({ ...headers, 'Content-Length': String(bytes.length) });
  response.write(bytes.subarray(0, cutAt), () => response.socket?.destroy());
};

/** Under TLS there is nothing to reset: the connection is closed without notice. */
const reset = ({ socket }: Response): void => {
  if (socket === null || 'encrypted' in socket) socket?.destroy();
  else socket.resetAndDestroy();
};

const send = (response: Response, delivery: Delivery): void => {
  if (delivery === 'withheld') return;
  if (delivery === 'reset') reset(response);
  else if (delivery === 'closed') response.socket?.destroy();
  else if (delivery.cutAt !== undefined) cutReply(response, delivery, delivery.cutAt);
  else response.status(delivery.status).set(delivery.headers).end(delivery.body);
};

/** Why there is no body to process. */
const bodyFault = (body: Exclude<Body, { readonly kind: 'received' | 'gone' }>, maxBytes: number): SoapFault => {
  if (body.kind === 'too-large') return tooLarge(maxBytes);
  if (body.kind === 'unreadable') return unreadable('body-unreadable', body.reason);
  return wrongContentType(`Content-Encoding is "${body.encoding}"; expected gzip, deflate, br or none.`);
};

/** For a client's mistake its first bytes are enough; for ours, all of them. */
const isRefusal = (fault: SoapFault | undefined): boolean => fault !== undefined && fault.code !== 'Receiver';

/** The stored part of an envelope: all of an accepted one, the head of a refused one. */
const keptOf = ({ envelope, size }: Started, fault: SoapFault | undefined, headBytes: number) => {
  const isCut = isRefusal(fault) && envelope.length > headBytes;
  const kept = isCut ? Buffer.from(envelope.subarray(0, headBytes)) : envelope;
  const omitted = size - kept.length;
  return { envelope: kept, ...(omitted === 0 ? {} : { omittedBytes: omitted }) };
};

/** Clients write arbitrary text into names and addresses, which the detail repeats. */
const longestName = 200;
const longestDetail = 2_000;

/** For the log line: the name of an operation is logged only if it is in the contract, since the client wrote it. */
const factsOf = ({ id }: Started, { operation = '', fault }: Processed): LogFacts => ({
  exchange: id,
  operation: isOperation(operation) ? operation : undefined,
  check: fault?.check,
});

/**
 * Receives the first bytes of a message, before a tenant is opened for it: a client that sends slowly keeps none open.
 */
export const beginMessage =
  (headBytes: () => number = () => limitsOf().envelopeHeaderBytes): RequestHandler =>
  async (request, _response, next) => {
    await beginBody(request, headBytes());
    next();
  };

/** GET, and the methods that the service does not have: the same in every tenant, so no tenant is opened for them. */
export const createDescriptionRouter = (): Router => {
  const router = Router();
  router
    .route(servicePath)
    .get(describe)
    .all((request, response, next) => {
      if (request.method === 'POST') next();
      else response.status(405).set('Allow', 'GET, HEAD, POST').end();
    });
  return router;
};

type Recording = Pick<SoapRouterOptions, 'journal'> & { readonly limits: () => Limits };

const recorderOf =
  ({ journal, limits }: Recording) =>
  (started: Started, processed: Processed, disturbedBy: Exchanged['disturbedBy'] = []): Promise<void> | void => {
    const { status, answer, operation, certificateNit, results, fault } = processed;
    const { id, receivedAt } = started;
    return journal.record({
      id,
      receivedAt,
      operation: operation?.slice(0, longestName),
      certificateNit,
      status,
      answer,
      results,
      fault: fault && { check: fault.check, detail: fault.detail.slice(0, longestDetail) },
      ...keptOf(started, fault, limits().envelopeHeaderBytes),
      ...(disturbedBy.length === 0 ? {} : { faults: disturbedBy }),
    });
  };

type Addressing = Pick<SoapRouterOptions, 'addresses' | 'environment'>;

const headingOf =
  ({ environment, addresses = [authorityAddresses[environment]] }: Addressing) =>
  (request: Request, { envelope, receivedAt }: Pick<Started, 'envelope' | 'receivedAt'>): MessageStart => ({
    bytes: envelope,
    receivedAt,
    headers: { contentType: request.get('content-type'), soapAction: request.get('soapaction') },
    addresses: [ownAddress(request), ...addresses],
  });

/** Whether a message, whose first bytes have arrived, is from somebody who may send. */
export const knowsSender =
  (options: SoapRouterOptions) =>
  (request: Request): Promise<boolean> =>
    isWorthReceiving(
      headingOf(options)(request, { envelope: begunBytes(request), receivedAt: options.env.clock.now() }),
      options,
    );

/** Express Router for the service; mount it at the root of the host. */
export const createSoapRouter = (options: SoapRouterOptions): Router => {
  const {
    env,
    journal,
    limits = limitsOf,
    exchangeMiddleware = (carryOut) => carryOut,
    during = (work) => work(),
  } = options;
  const headed = headingOf(options);
  const processing: Processing = { ...options, now: env.clock.now };

  const note = options.log?.info && addFacts;

  const record = recorderOf({ journal, limits });

  /** An exchange that the journal does not have is answered with the reason instead. */
  const recordSafely = async (...exchange: Parameters<typeof record>): Promise<HttpReply | undefined> => {
    try {
      await record(...exchange);
      return undefined;
    } catch (error) {
      if (outageOf(error) === undefined) throw error;
      const [{ id }] = exchange;
      return replyOf(faultOutcome(faultOfDefect(error), processing), id);
    }
  };

  /** A bug outside the handlers is answered as well, never left to the framework. */
  const processSafely = async (received: Message): Promise<Processed> => {
    try {
      return await processExchange(received, processing);
    } catch (error) {
      options.log?.defect(error, { exchange: received.exchangeId });
      return faultOutcome(faultOfDefect(error), processing);
    }
  };

  const start = (envelope: Buffer, size: number): Started => ({
    id: env.random.uuid(),
    receivedAt: env.clock.now(),
    envelope,
    size,
  });

  const answer = async (request: Request, response: Response, started: Started): Promise<void> => {
    const message: Message = {
      ...headed(request, started),
      exchangeId: started.id,
      httpHeader: (name) => request.get(name),
      isGone: () => response.socket?.destroyed ?? true,
    };
    const carryOut: CarryOut = async (received) => {
      const processed = await processSafely(received);
      // Read now: whatever wraps the exchange may outlast the client.
      note?.(response, factsOf(started, processed));
      return { delivery: replyOf(processed, started.id), processed };
    };
    const { delivery, processed, disturbedBy } = await exchangeMiddleware(carryOut)(message);
    note?.(response, factsOf(started, processed));
    const unrecorded = await recordSafely(started, processed, disturbedBy);
    send(response, unrecorded ?? delivery);
  };

  const accept = async (request: Request, response: Response): Promise<void> => {
    const { envelopeBytes: maxBytes, envelopeHeaderBytes: headBytes } = limits();
    const isWanted = (head: Buffer): Promise<boolean> =>
      isWorthReceiving(headed(request, { envelope: head, receivedAt: env.clock.now() }), processing);
    const body = await receiveBody(request, { maxBytes, headBytes, isWanted });
    if (body.kind === 'gone') return; // There is nobody to answer and nothing to report.
    if (body.kind === 'received') {
      await answer(request, response, start(body.bytes, body.received));
      return;
    }
    const started = start(Buffer.alloc(0), 0);
    const processed = faultOutcome(bodyFault(body, maxBytes), processing);
    note?.(response, factsOf(started, processed));
    const unrecorded = await recordSafely(started, processed);
    send(response, unrecorded ?? replyOf(processed, started.id));
  };

  const router = Router();
  router.use(createDescriptionRouter());
  router.post(servicePath, (request, response) => during(() => accept(request, response)));
  return router;
};
