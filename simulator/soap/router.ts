/**
 * The service on HTTP: GET gives the description, POST takes a message. Every
 * exchange gets an identifier, goes into the journal, and names the check that
 * failed in a header, since the platform's faults say nothing.
 */
import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import type { Env } from '../../src/common/env/env.ts';
import type { Log, LogFacts } from '../../src/common/log.ts';
import { addFacts } from '../../src/common/request-log.ts';
import { authorityAddresses, isOperation, serviceName, servicePath, type EnvironmentCode } from './contract.ts';
import { internalError, tooLarge, unreadable, wrongContentType, type Fault } from './faults.ts';
import type { Handlers } from './handlers.ts';
import type { Delivery, Ending, Interfere, Interference, Reply } from './interference.ts';
import type { Journal } from './journal.ts';
import { soapMediaType } from './names.ts';
import { faultOutcome, processExchange, type Processed, type Processing, type Received } from './process.ts';
import { describeService } from './wsdl.ts';

export type SoapRouterOptions = {
  readonly env: Env;
  readonly handlers: Handlers;
  readonly environment: EnvironmentCode;
  /** Whether a certificate (DER) comes from an accredited authority, as far as that operation asks. */
  readonly isAccredited: (der: Buffer, operation: string) => Promise<boolean>;
  readonly journal: Pick<Journal, 'record'>;
  /** Addresses that `wsa:To` may name besides that of the request; the authority's own by default. */
  readonly addresses?: readonly string[] | undefined;
  /** Largest request body in bytes: a ZIP of 50 MB in Base64 and its envelope. */
  readonly maxBytes?: number | undefined;
  /** Lets the control interface spoil exchanges. */
  readonly interfere?: Interfere | undefined;
  readonly log?: Log | undefined;
};

/** Of a request: the verdict that its documents are to get. */
export const verdictHeader = 'Ensayo-Verdict';

const defaultMaxBytes = 70 * 1024 * 1024;

type Started = { readonly id: string; readonly receivedAt: number; readonly envelope: Buffer };

/** As the client wrote it: what names tenant and environment stands before the path of the service. */
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

const replyOf = ({ status, answer, fault }: Processed, id: string): Reply => ({
  status,
  headers: {
    'Content-Type': `${soapMediaType}; charset=utf-8`,
    'Ensayo-Exchange': id,
    ...(fault === undefined ? {} : { 'Ensayo-Failed-Check': fault.check }),
  },
  body: answer,
});

const cutReply = (response: Response, { status, headers, body }: Reply, cutAt: number): void => {
  const bytes = Buffer.from(body);
  response.status(status).set({ ...headers, 'Content-Length': String(bytes.length) });
  response.write(bytes.subarray(0, cutAt), () => response.socket?.destroy());
};

/** Under TLS there is nothing to reset: the connection is closed without a farewell. */
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

/** As the journal has what ended before anything was taken; without an answer its status is 0. */
const endedBefore = ({ delivery, operation, fault }: Ending): Processed => {
  const known = { operation, certificateNit: undefined, results: undefined, fault };
  return typeof delivery === 'string'
    ? { ...known, status: 0, answer: '' }
    : { ...known, status: delivery.status, answer: delivery.body.toString() };
};

const textProperty = (error: unknown, name: 'type' | 'message'): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Why the body could not even be read: body-parser names its errors by type. */
const bodyFault = (error: unknown, maxBytes: number): Fault => {
  const type = textProperty(error, 'type');
  if (type === 'entity.too.large') return tooLarge(maxBytes);
  if (type === 'encoding.unsupported') return wrongContentType(textProperty(error, 'message'));
  return unreadable('body-unreadable', textProperty(error, 'message'));
};

/** For the line of the log: the name of an operation is logged only where the contract has it, since the client wrote it. */
const factsOf = ({ id }: Started, { operation = '', fault }: Processed): LogFacts => ({
  exchange: id,
  operation: isOperation(operation) ? operation : undefined,
  check: fault?.check,
});

/** Express Router for the service; mount it at the root of the host. */
export const createSoapRouter = (options: SoapRouterOptions): Router => {
  const { env, journal, maxBytes = defaultMaxBytes } = options;
  const configured = options.addresses ?? [authorityAddresses[options.environment]];
  const processing: Processing = { ...options, now: env.clock.now };
  const note = options.log?.info && addFacts;

  const record = (started: Started, processed: Processed, interference?: Interference): void => {
    const { status, answer, operation, certificateNit, results, fault } = processed;
    const faults = interference?.done() ?? [];
    journal.record({
      operation,
      certificateNit,
      status,
      answer,
      results,
      fault: fault && { check: fault.check, detail: fault.detail },
      ...started,
      ...(faults.length === 0 ? {} : { faults }),
    });
  };

  /** A defect outside the handlers is answered as well, never left to the framework. */
  const processSafely = async (received: Received): Promise<Processed> => {
    try {
      return await processExchange(received, processing);
    } catch (error) {
      options.log?.defect(error, { exchange: received.exchangeId });
      return faultOutcome(internalError(error instanceof Error ? error.message : String(error)));
    }
  };

  const start = (envelope: Buffer): Started => ({ id: env.random.uuid(), receivedAt: env.clock.now(), envelope });

  const accept = async (request: Request, response: Response): Promise<void> => {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const started = start(bytes);
    const received: Received = {
      exchangeId: started.id,
      receivedAt: started.receivedAt,
      bytes,
      headers: { contentType: request.get('content-type'), soapAction: request.get('soapaction') },
      addresses: [ownAddress(request), ...configured],
      verdict: request.get(verdictHeader),
      isGone: () => response.socket?.destroyed ?? true,
    };
    const interference = options.interfere?.(received);
    const ending = await interference?.before();
    if (ending !== undefined) {
      note?.(response, factsOf(started, endedBefore(ending)));
      record(started, endedBefore(ending), interference);
      send(response, ending.delivery);
      return;
    }
    let processed = await processSafely(received);
    for (let round = 1; round < (interference?.rounds() ?? 1); round += 1) processed = await processSafely(received);
    note?.(response, factsOf(started, processed));
    const reply = replyOf(processed, started.id);
    const delivery = (await interference?.after(reply)) ?? reply;
    record(started, processed, interference);
    send(response, delivery);
  };

  // eslint-disable-next-line max-params -- express tells error handlers by their four parameters
  const refuseBody: ErrorRequestHandler = (error, _request, response, next) => {
    // Nobody listens any more: there is nothing to answer and nothing to report.
    if (textProperty(error, 'type') === 'request.aborted') return;
    if (response.headersSent) {
      next(error);
      return;
    }
    const started = start(Buffer.alloc(0));
    const processed = faultOutcome(bodyFault(error, maxBytes));
    note?.(response, factsOf(started, processed));
    record(started, processed);
    send(response, replyOf(processed, started.id));
  };

  const router = Router();
  router
    .route(servicePath)
    .get(describe)
    .post(express.raw({ type: () => true, limit: maxBytes }), accept, refuseBody)
    .all((_request, response) => {
      response.status(405).set('Allow', 'GET, HEAD, POST').end();
    });
  return router;
};
