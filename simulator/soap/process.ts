/**
 * One exchange from bytes to bytes, without HTTP: envelope, security header,
 * action, handler, answer. Whatever goes wrong is a fault; only a defect in a
 * handler throws, and that is answered as the receiver's fault.
 */
import { inStep } from '../../src/common/env/in-step.ts';
import type { Log } from '../../src/common/log.ts';
import { answerEnvelope, isAnswered, type AnsweredOperation } from '../reply/soap-answers.ts';
import { actionOf, isOperation, type EnvironmentCode } from './contract.ts';
import { readEnvelope, type Envelope, type EnvelopeProblem, type HttpHeaders } from './envelope.ts';
import {
  actionNotSupported,
  destinationUnreachable,
  faultEnvelope,
  internalError,
  invalidSecurity,
  notAccredited,
  notHandled,
  unreadable,
  versionMismatch,
  wrongContentType,
  type Fault,
} from './faults.ts';
import type { Call, Handlers, Outcome } from './handlers.ts';
import type { SecurityProblem } from './security-problem.ts';
import { verifySecurity } from './ws-security.ts';

export type Received = {
  readonly exchangeId: string;
  readonly receivedAt: number;
  readonly bytes: Buffer;
  readonly headers: HttpHeaders;
  /** Addresses that `wsa:To` may name. */
  readonly addresses: readonly string[];
  /** The verdict that the request asks for, as its header says. */
  readonly verdict?: string | undefined;
  /** Whether nobody waits for the answer any more. */
  readonly isGone?: (() => boolean) | undefined;
};

export type Processing = {
  readonly handlers: Handlers;
  readonly environment: EnvironmentCode;
  readonly isAccredited: (der: Buffer, operation: string) => Promise<boolean>;
  /** Milliseconds since 1970 when the answer is written. */
  readonly now: () => number;
  /** Has what a handler threw. */
  readonly log?: Log | undefined;
};

export type Processed = {
  readonly status: number;
  readonly answer: string;
  readonly operation: string | undefined;
  readonly certificateNit: string | undefined;
  readonly results: unknown;
  readonly fault: Fault | undefined;
};

const longestEcho = 200;

const envelopeFault = ({ check, detail }: EnvelopeProblem): Fault => {
  if (check === 'content-type') return wrongContentType(detail);
  return check === 'soap-version' ? versionMismatch(detail) : unreadable(check, detail);
};

const securityFault = ({ check, detail }: SecurityProblem, to: string | undefined): Fault => {
  if (check === 'certificate-not-accredited') return notAccredited(detail);
  return check === 'to-mismatch'
    ? destinationUnreachable((to ?? '').slice(0, longestEcho), detail)
    : invalidSecurity(check, detail);
};

/** The answer to an exchange that ends in a fault. */
export const faultOutcome = (
  fault: Fault,
  about: Partial<Processed> & { relatesTo?: string | undefined } = {},
): Processed => ({
  status: fault.status,
  answer: faultEnvelope(fault, about.relatesTo),
  operation: about.operation,
  certificateNit: about.certificateNit,
  results: about.results,
  fault,
});

/** The operation, when the Body names one that is answered and the action does not contradict it. */
const operationOf = ({ operation, action }: Envelope): AnsweredOperation | Fault => {
  if (!isOperation(operation) || (action !== undefined && action !== actionOf(operation))) {
    return actionNotSupported((action ?? operation).slice(0, longestEcho));
  }
  return isAnswered(operation) ? operation : notHandled(operation);
};

const callHandler = async (
  operation: AnsweredOperation,
  call: Call,
  { handlers, log }: Processing,
): Promise<Outcome<AnsweredOperation>> => {
  const handler = handlers[operation];
  if (handler === undefined) return { fault: notHandled(operation) };
  try {
    return await inStep<Outcome<AnsweredOperation>>(() => handler(call));
  } catch (error) {
    log?.defect(error, { exchange: call.exchangeId, operation });
    return { fault: internalError(error instanceof Error ? error.message : String(error)) };
  }
};

const answerTo = async (envelope: Envelope, received: Received, processing: Processing): Promise<Processed> => {
  const { environment, now } = processing;
  const about = { operation: envelope.operation, relatesTo: envelope.messageId };
  const { receivedAt, exchangeId, addresses } = received;
  const isAccredited = (der: Buffer): Promise<boolean> => processing.isAccredited(der, envelope.operation);
  const security = await inStep(() => verifySecurity(envelope, { now: receivedAt, addresses, isAccredited }));
  if (!security.ok) return faultOutcome(securityFault(security, envelope.to), about);
  const known = { certificateNit: security.nit, ...about };
  const operation = operationOf(envelope);
  if (typeof operation !== 'string') return faultOutcome(operation, known);
  const call: Call = {
    parameters: envelope.parameters,
    certificate: security.certificate,
    certificateNit: security.nit,
    environment,
    exchangeId,
    receivedAt,
    verdict: received.verdict,
  };
  const outcome = await callHandler(operation, call, processing);
  const { results } = outcome;
  if ('fault' in outcome) return faultOutcome(outcome.fault, { ...known, results });
  const answer = await inStep(() =>
    answerEnvelope(operation, outcome.answer, { now: now(), relatesTo: envelope.messageId }),
  );
  return { status: 200, answer, operation, certificateNit: security.nit, results, fault: undefined };
};

/** Processes one request as it was received. */
export const processExchange = async (received: Received, processing: Processing): Promise<Processed> => {
  const read = await inStep(() => readEnvelope(received.bytes, received.headers));
  return read.ok ? answerTo(read.envelope, received, processing) : faultOutcome(envelopeFault(read.problem));
};
