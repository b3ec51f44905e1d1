/**
 * The disturbed exchange: what faults do to a message before it is processed and to its answer afterwards, and the
 * verdict that a request asks for.
 */
import type { Random } from '../../../src/common/env/env.ts';
import { limitsOf } from '../../document/intake/limits.ts';
import { isReceiving } from '../../service/reception/operations.ts';
import type { CarryOut, Delivery, Exchanged, ExchangeMiddleware, HttpReply } from '../../service/soap/delivery.ts';
import type { Message } from '../../service/soap/process.ts';
import { faultEnvelope, type SoapFault } from '../../service/soap/soap-faults.ts';
import { soapMediaType } from '../../service/soap/names.ts';
import { aboutRequest } from './about.ts';
import type { Disturbable } from './disturbable.ts';
import type { FaultOptions, Milliseconds, Point, Struck } from './fault-kinds.ts';
import type { Faults, TakenFault } from './faults.ts';
import { readVerdictHeader, verdictAsked, verdictHeader } from './forced-verdicts.ts';
import type { ForcedVerdict } from './verdict-kinds.ts';

// Stand-ins for an answer: pages of a web server, and a fault without a reason.

const page = ([title, text]: readonly [title: string, text: string]): string =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;

/** Worded like web servers in front of such a service. */
const titles = {
  200: ['Mantenimiento programado', 'El servicio vuelve en unos minutos.'],
  403: ['Error 403 - Site Disabled', 'The web site you have attempted to reach is currently disabled.'],
  500: ['500 - Internal server error', 'There is a problem with the resource you are looking for.'],
  503: ['Service Unavailable', 'HTTP Error 503. The service is unavailable.'],
} as const;

const pageReply = (status: keyof typeof titles, retryAfterSeconds?: number): HttpReply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  },
  body: page(titles[status]),
});

/** The platform's observed answer to anything it did not explain. */
const withoutReason: SoapFault = {
  status: 500,
  code: 'Client',
  reason: 'The creator of this fault did not specify a Reason.',
  check: 'injected-fault',
  detail: 'This fault was ordered through the control interface.',
};

const soapFaultReply = (fault: SoapFault, relatesTo: string | undefined): HttpReply => ({
  status: fault.status,
  headers: { 'Content-Type': `${soapMediaType}; charset=utf-8`, 'Ensayo-Failed-Check': fault.check },
  body: faultEnvelope(fault, relatesTo),
});

type ExchangeParts = {
  readonly authority: Disturbable;
  readonly faults: Faults;
  /** For each exchange in progress, the verdict that its request asks for. */
  readonly requested: Map<string, ForcedVerdict>;
};

const wordSize = 2 ** 32;

/** Both ends included. */
const drawn = (milliseconds: Milliseconds, random: Random): number => {
  if (typeof milliseconds === 'number') return milliseconds;
  const { from, to } = milliseconds;
  return from + Math.floor((random.bytes(4).readUInt32BE() / wordSize) * (to - from + 1));
};

/** What replaces an answer; undefined for a fault that leaves it alone. */
const replacement = (fault: FaultOptions, messageId: string | undefined): Delivery | undefined => {
  switch (fault.fault) {
    case 'status':
      return pageReply(fault.status, fault.retryAfterSeconds);
    case 'html':
      return pageReply(200);
    case 'no-reason':
      return soapFaultReply(withoutReason, messageId);
    case 'no-answer':
      return 'withheld';
    case 'reset':
      return 'reset';
    case 'lost-answer':
      return 'closed';
    default:
      return undefined;
  }
};

/** What happens to a finished answer; undefined for a fault that leaves it alone. */
const spoilt = (reply: HttpReply, fault: FaultOptions, messageId: string | undefined): Delivery | undefined => {
  const bytes = Buffer.from(reply.body);
  if (fault.fault === 'truncated-answer') return { ...reply, cutAt: bytes.length >> 1 };
  if (fault.fault === 'duplicate-answer') return { ...reply, body: Buffer.concat([bytes, bytes]) };
  return replacement(fault, messageId);
};

const faultHeader = 'Ensayo-Fault';

/** Shows anyone watching the wire that the fault is deliberate, and where to read more. */
const labelled = (delivery: Delivery, struck: readonly Struck[], exchangeId: string): Delivery => {
  if (typeof delivery === 'string' || struck.length === 0) return delivery;
  const names = struck.map(({ id, fault }) => `${id} ${fault}`).join(', ');
  return { ...delivery, headers: { ...delivery.headers, 'Ensayo-Exchange': exchangeId, [faultHeader]: names } };
};

const forcedFault = (check: string, detail: string): SoapFault => ({
  status: 500,
  code: 'Sender',
  reason: detail,
  check,
  detail,
});

/** The verdict that a request asks for, or why it cannot be given; undefined if it asks for none. */
const requestedVerdict = (
  { settings, catalogue }: Disturbable,
  header: string | undefined,
  operation = '',
): ForcedVerdict | { readonly refusal: SoapFault } | undefined => {
  if (header === undefined || !isReceiving(operation)) return undefined;
  const refusing =
    settings.forcedVerdicts === 'refused'
      ? 'Forced verdicts are refused by the setting forcedVerdicts, as in a rehearsal'
      : 'A test set counts the verdicts of the judge alone';
  if (settings.forcedVerdicts === 'refused' || operation === 'SendTestSetAsync') {
    return { refusal: forcedFault('forced-verdict-refused', `${refusing}: send without ${verdictHeader}.`) };
  }
  const read = readVerdictHeader(header, catalogue);
  return read.ok ? read.forced : { refusal: forcedFault('forced-verdict-invalid', read.detail) };
};

/** One exchange in progress, and the faults that struck it so far. */
type Course = ExchangeParts & {
  readonly message: Message;
  readonly about: Awaited<ReturnType<typeof aboutRequest>>;
  readonly struck: Struck[];
};

const slice = 100;

/** Waits in slices, so that it stops soon after the client gives up or the service shuts down. */
const waitFor = async (milliseconds: number, { authority, message }: Course): Promise<void> => {
  for (let left = milliseconds; left > 0 && message.isGone?.() !== true; left -= slice) {
    await authority.env.sleep(Math.min(left, slice));
  }
};

/** Records what struck, and waits for the duration that a latency draws. */
const undergo = async ({ id, fault, random }: TakenFault, point: Point, course: Course): Promise<void> => {
  const wait = fault.fault === 'latency' ? drawn(fault.milliseconds, random) : undefined;
  course.struck.push({
    id,
    fault: fault.fault,
    point,
    ...(wait === undefined ? {} : { detail: `${String(wait)} ms` }),
  });
  if (wait !== undefined) await waitFor(wait, course);
};

/** An exchange that ends before anything is processed; its status is 0 without an answer. */
const ended = ({ about, struck, message }: Course, delivery: Delivery, fault?: SoapFault): Exchanged => {
  const made = typeof delivery === 'string' ? { status: 0, body: '' } : delivery;
  return {
    delivery: labelled(delivery, struck, message.exchangeId),
    processed: {
      ...{ status: made.status, answer: made.body.toString(), fault },
      ...{ operation: about.operation, certificateNit: undefined, results: undefined },
    },
    disturbedBy: struck,
  };
};

const refuseVerdict = (course: Course, refusal: SoapFault): Exchanged => {
  const { headers, ...reply } = soapFaultReply(refusal, course.about.messageId);
  const named = { ...headers, 'Ensayo-Exchange': course.message.exchangeId };
  return ended(course, { ...reply, headers: named }, refusal);
};

/** How often the message is to be processed, or how the exchange ends before it is. */
const enter = async (course: Course): Promise<number | Exchanged> => {
  const { about, faults } = course;
  let rounds = 1;
  for await (const taken of faults.take('request', about)) {
    await undergo(taken, 'request', course);
    const { fault } = taken.fault;
    if (fault === 'processed-twice') rounds += 1;
    const instead = replacement(taken.fault, about.messageId);
    if (instead !== undefined) return ended(course, instead, fault === 'no-reason' ? withoutReason : undefined);
  }
  return rounds;
};

const leave = async (reply: HttpReply, course: Course): Promise<Delivery> => {
  const { about, faults, message, struck } = course;
  for await (const taken of faults.take('answer', about)) {
    await undergo(taken, 'answer', course);
    const instead = spoilt(reply, taken.fault, about.messageId);
    if (instead !== undefined) return labelled(instead, struck, message.exchangeId);
  }
  return labelled(reply, struck, message.exchangeId);
};

const takeCourse = async (course: Course, carryOut: CarryOut): Promise<Exchanged> => {
  const rounds = await enter(course);
  if (typeof rounds !== 'number') return rounds;
  let exchanged = await carryOut(course.message);
  for (let round = 1; round < rounds; round += 1) exchanged = await carryOut(course.message);
  const { delivery } = exchanged;
  return {
    ...exchanged,
    delivery: typeof delivery === 'string' ? delivery : await leave(delivery, course),
    disturbedBy: course.struck,
  };
};

const disturb = async (message: Message, carryOut: CarryOut, parts: ExchangeParts): Promise<Exchanged> => {
  const { authority, faults, requested } = parts;
  const about = await aboutRequest(message, {
    registry: authority.registry,
    documents: faults.asksForDocuments(),
    limits: limitsOf(authority.settings),
  });
  const course = { ...parts, message, about, struck: [] };
  const verdict = requestedVerdict(authority, verdictAsked(message), about.operation);
  if (verdict === undefined) return takeCourse(course, carryOut);
  if ('refusal' in verdict) return refuseVerdict(course, verdict.refusal);
  requested.set(message.exchangeId, verdict);
  try {
    return await takeCourse(course, carryOut);
  } finally {
    requested.delete(message.exchangeId);
  }
};

/** Does nothing, and costs nothing, if no fault is active and the request asks for no verdict. */
export const disturbedExchange =
  (parts: ExchangeParts): ExchangeMiddleware =>
  (carryOut) =>
  (message) =>
    parts.faults.isEmpty() && verdictAsked(message) === undefined
      ? carryOut(message)
      : disturb(message, carryOut, parts);
