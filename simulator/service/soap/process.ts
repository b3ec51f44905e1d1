/**
 * One exchange from bytes to bytes, without HTTP: envelope, security header, action, handler, answer. Any error is a
 * fault. A handler throws only `Overloaded`, or because of a bug, which is answered as the receiver's fault.
 */
import { inStep } from '../../../src/common/env/in-step.ts';
import type { Log } from '../../../src/common/log.ts';
import { answerEnvelope, isAnswered, type AnsweredOperation } from '../reply/soap-answers.ts';
import { limitsOf, type Limits } from '../../document/intake/limits.ts';
import { actionOf, isOperation, type EnvironmentCode } from './contract.ts';
import {
  callProblem,
  notUnderstood,
  readBody,
  readHead,
  type Envelope,
  type EnvelopeHead,
  type EnvelopeProblem,
  type HeadResult,
  type HttpHeaders,
} from './envelope.ts';
import {
  actionNotSupported,
  destinationUnreachable,
  explained,
  faultEnvelope,
  faultOfDefect,
  invalidSecurity,
  mustUnderstand,
  notAccredited,
  notHandled,
  Overloaded,
  overloaded,
  unreadable,
  versionMismatch,
  wrongContentType,
  type SoapFault,
} from './soap-faults.ts';
import type { Call, CallOutcome, Handlers } from './call.ts';
import type { SecurityProblem } from './security/security-problem.ts';
import {
  bodyProblem,
  verifyHeader,
  type HeaderResult,
  type SecurityOptions,
  type VerifiedHeader,
} from './security/ws-security.ts';

/** A request as it was received. */
export type Message = {
  readonly exchangeId: string;
  readonly receivedAt: number;
  /** The request; only its head if it was refused while the rest was on its way. */
  readonly bytes: Buffer;
  readonly headers: HttpHeaders;
  /** Addresses accepted in `wsa:To`. */
  readonly addresses: readonly string[];
  /** Any other HTTP header, by its name. */
  readonly httpHeader: (name: string) => string | undefined;
  /** Whether the client has stopped waiting for the answer. */
  readonly isGone?: (() => boolean) | undefined;
};

export type Processing = {
  readonly handlers: Handlers;
  readonly environment: EnvironmentCode;
  readonly refusalOf: (der: Uint8Array, operation: string) => Promise<string | undefined>;
  /** Read each time: they may change while the service runs. */
  readonly limits?: (() => Limits) | undefined;
  /** Puts the diagnosis of a fault into its reason, for clients that cannot show response headers. */
  readonly explainFaults?: boolean | undefined;
  /** Milliseconds since 1970 when the answer is written. */
  readonly now: () => number;
  /** Receives bugs of handlers. */
  readonly log?: Log | undefined;
};

export type Processed = {
  readonly status: number;
  readonly answer: string;
  readonly operation: string | undefined;
  readonly certificateNit: string | undefined;
  readonly results: unknown;
  readonly fault: SoapFault | undefined;
};

const longestEcho = 200;

const envelopeFault = ({ check, detail }: EnvelopeProblem): SoapFault => {
  if (check === 'content-type') return wrongContentType(detail);
  return check === 'soap-version' ? versionMismatch(detail) : unreadable(check, detail);
};

const securityFault = ({ check, detail }: SecurityProblem, to: string | undefined): SoapFault => {
  if (check === 'certificate-not-accredited') return notAccredited(detail);
  return check === 'to-mismatch'
    ? destinationUnreachable((to ?? '').slice(0, longestEcho), detail)
    : invalidSecurity(check, detail);
};

type AboutFault = Partial<Processed> &
  Pick<Processing, 'explainFaults'> & {
    /** MessageID of the request. */
    readonly relatesTo?: string | undefined;
  };

/** The answer to an exchange that ends in a fault. */
export const faultOutcome = (fault: SoapFault, about: AboutFault): Processed => ({
  status: fault.status,
  answer: faultEnvelope(about.explainFaults === true ? explained(fault) : fault, about.relatesTo),
  operation: about.operation,
  certificateNit: about.certificateNit,
  results: about.results,
  fault,
});

/** The operation, if the Body names a known one that the action does not contradict. */
const operationOf = ({ operation, action }: Envelope): AnsweredOperation | SoapFault => {
  if (!isOperation(operation) || (action !== undefined && action !== actionOf(operation))) {
    return actionNotSupported((action ?? operation).slice(0, longestEcho));
  }
  return isAnswered(operation) ? operation : notHandled(operation);
};

const callHandler = async (
  operation: AnsweredOperation,
  call: Call,
  { handlers, log }: Processing,
): Promise<CallOutcome<AnsweredOperation>> => {
  const handler = handlers[operation];
  if (handler === undefined) return { fault: notHandled(operation) };
  try {
    return await inStep<CallOutcome<AnsweredOperation>>(() => handler(call));
  } catch (error) {
    if (error instanceof Overloaded) return { fault: { ...overloaded, detail: error.message } };
    log?.defect(error, { exchange: call.exchangeId, operation });
    return { fault: faultOfDefect(error) };
  }
};

/** A request of which only the first bytes need to have arrived. */
export type MessageStart = Pick<Message, 'bytes' | 'headers' | 'receivedAt' | 'addresses'>;

type Verifying = Pick<Processing, 'refusalOf' | 'limits'> & Pick<SecurityOptions, 'diagnose'>;

const limitsIn = ({ limits }: Pick<Processing, 'limits'>): Limits => limits?.() ?? limitsOf();

const verify = (
  head: EnvelopeHead,
  { receivedAt, addresses }: MessageStart,
  { refusalOf, diagnose }: Verifying,
): Promise<HeaderResult> => {
  const options: SecurityOptions = {
    now: receivedAt,
    addresses,
    refusalOf: (der) => refusalOf(der, head.operation ?? ''),
    diagnose,
  };
  return verifyHeader(head, options);
};

type VerifiedHead =
  | { readonly ok: true; readonly head: EnvelopeHead; readonly security: HeaderResult }
  | Extract<HeadResult, { readonly ok: false }>;

/** The head of a message and, if readable, the result of checking its security header. */
const readAndVerifyHead = (received: MessageStart, processing: Verifying): Promise<VerifiedHead> =>
  inStep(async () => {
    const read = readHead(received.bytes, received.headers, limitsIn(processing));
    return read.ok ? { ...read, security: await verify(read.head, received, processing) } : read;
  });

/** The rest of it, if its signed content is unchanged and holds nothing but what is read. */
const readRest = (bytes: Buffer, head: EnvelopeHead, { header, limits }: { header: VerifiedHeader; limits: Limits }) =>
  inStep((): { readonly envelope: Envelope } | { readonly fault: SoapFault } => {
    const whole = readBody(bytes, head, limits);
    if (!whole.ok) return { fault: envelopeFault(whole.problem) };
    const unsigned = bodyProblem(whole.envelope, header);
    if (unsigned !== undefined) return { fault: securityFault(unsigned, head.to) };
    const problem = callProblem(whole.envelope);
    return problem === undefined ? whole : { fault: envelopeFault(problem) };
  });

const answerCall = async (
  envelope: Envelope,
  { certificate, nit }: VerifiedHeader,
  { received, processing }: { readonly received: Message; readonly processing: Processing },
): Promise<Processed> => {
  const { explainFaults } = processing;
  const known = { certificateNit: nit, operation: envelope.operation, relatesTo: envelope.messageId, explainFaults };
  const operation = operationOf(envelope);
  if (typeof operation !== 'string') return faultOutcome(operation, known);
  const { receivedAt, exchangeId } = received;
  const call: Call = {
    parameters: envelope.parameters,
    certificate,
    certificateNit: nit,
    environment: processing.environment,
    exchangeId,
    receivedAt,
  };
  const outcome = await callHandler(operation, call, processing);
  const { results } = outcome;
  if ('fault' in outcome) return faultOutcome(outcome.fault, { ...known, results });
  const answer = await inStep(() =>
    answerEnvelope(operation, outcome.answer, { now: processing.now(), relatesTo: envelope.messageId }),
  );
  return { status: outcome.status ?? 200, answer, operation, certificateNit: nit, results, fault: undefined };
};

/** Processes one request: its header first, and its Body only if the header can be trusted. */
export const processExchange = async (received: Message, processing: Processing): Promise<Processed> => {
  const { explainFaults } = processing;
  const read = await readAndVerifyHead(received, processing);
  if (!read.ok) return faultOutcome(envelopeFault(read.problem), { explainFaults });
  const { head, security } = read;
  const about = { operation: head.operation, relatesTo: head.messageId, explainFaults };
  if (!security.ok) return faultOutcome(securityFault(security, head.to), about);
  const strange = notUnderstood(head);
  if (strange.length > 0) return faultOutcome(mustUnderstand(strange), { ...about, certificateNit: security.nit });
  const rest = await readRest(received.bytes, head, { header: security, limits: limitsIn(processing) });
  if ('fault' in rest) return faultOutcome(rest.fault, { ...about, certificateNit: security.nit });
  return answerCall(rest.envelope, security, { received, processing });
};

const isVerified = (read: VerifiedHead): boolean => read.ok && read.security.ok;

/** Whether the rest of a request is worth receiving, judging by its first bytes. */
export const isWorthReceiving = async (start: MessageStart, processing: Verifying): Promise<boolean> =>
  isVerified(await readAndVerifyHead(start, { ...processing, diagnose: false }));
