/** Faults carried out on an exchange, before it is taken and after it was answered. */
import type { Env, Random } from '../../src/common/env/env.ts';
import { limitsOf } from '../engine/limits.ts';
import { readVerdictHeader } from '../forced/header.ts';
import type { Authority } from '../reception/authority.ts';
import { isReceiving } from '../reception/operations.ts';
import type { Fault as SoapFault } from '../soap/faults.ts';
import type { Delivery, Ending, Interfere, Interference, Reply } from '../soap/interference.ts';
import type { Received } from '../soap/process.ts';
import { aboutRequest } from './about.ts';
import type { FaultOptions, Milliseconds } from './fault.ts';
import type { Faults, Strike, Struck } from './faults.ts';
import { pageReply, soapFaultReply, withoutReason } from './pages.ts';

const wordSize = 2 ** 32;

/** Both ends included. */
const drawn = (milliseconds: Milliseconds, random: Random): number => {
  if (typeof milliseconds === 'number') return milliseconds;
  const { from, to } = milliseconds;
  return from + Math.floor((random.bytes(4).readUInt32BE() / wordSize) * (to - from + 1));
};

/** What takes the place of an answer; undefined for a fault that leaves it alone. */
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

/** What becomes of an answer that was made; undefined for a fault that leaves it alone. */
const spoilt = (reply: Reply, fault: FaultOptions, messageId: string | undefined): Delivery | undefined => {
  const bytes = Buffer.from(reply.body);
  if (fault.fault === 'truncated-answer') return { ...reply, cutAt: bytes.length >> 1 };
  if (fault.fault === 'duplicate-answer') return { ...reply, body: Buffer.concat([bytes, bytes]) };
  return replacement(fault, messageId);
};

const faultHeader = 'Ensayo-Fault';

/** Whoever looks at the wire sees that it is no accident, and where to read more. */
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

/** Why a verdict that a request asks for cannot be given; undefined where it can, or none is asked for. */
const verdictRefusal = (
  { settings, catalogue }: Authority,
  verdict: string | undefined,
  operation: string,
): SoapFault | undefined => {
  if (verdict === undefined || !isReceiving(operation)) return undefined;
  if (settings.forcedVerdicts === 'refused') {
    return forcedFault(
      'forced-verdict-refused',
      'Forced verdicts are refused by the setting forcedVerdicts, as in a rehearsal: send without Ensayo-Verdict.',
    );
  }
  const read = readVerdictHeader(verdict, catalogue);
  return read.ok ? undefined : forcedFault('forced-verdict-invalid', read.detail);
};

const slice = 100;

type Parts = { readonly authority: Authority; readonly faults: Faults; readonly env: Env };

const interferenceWith = ({ authority, faults, env }: Parts, received: Received): Interference => {
  const { exchangeId } = received;
  const struck: Struck[] = [];
  let about: Awaited<ReturnType<typeof aboutRequest>> = { operation: undefined, documents: [], messageId: undefined };
  let rounds = 1;

  const note = ({ id, fault }: Strike, point: Struck['point'], detail?: string): void => {
    struck.push({ id, fault: fault.fault, point, ...(detail === undefined ? {} : { detail }) });
  };

  /** In slices: neither a client that gave up nor a service that is told to stop keeps it waiting. */
  const waitFor = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0 && received.isGone?.() !== true; left -= slice) {
      await env.sleep(Math.min(left, slice));
    }
  };

  /** Waits for what a latency draws. */
  const delay = async (strike: Strike, point: Struck['point']): Promise<void> => {
    const { fault, random } = strike;
    const wait = fault.fault === 'latency' ? drawn(fault.milliseconds, random) : undefined;
    note(strike, point, wait === undefined ? undefined : `${String(wait)} ms`);
    if (wait !== undefined) await waitFor(wait);
  };

  const ending = (delivery: Delivery, fault?: SoapFault): Ending => ({
    delivery: labelled(delivery, struck, exchangeId),
    operation: about.operation,
    fault,
  });

  const before = async (): Promise<Ending | undefined> => {
    about = await aboutRequest(received, {
      registry: authority.registry,
      documents: faults.asksForDocuments(),
      limits: limitsOf(authority.settings),
    });
    const refusal = verdictRefusal(authority, received.verdict, about.operation ?? '');
    if (refusal !== undefined) {
      const { status, headers, body } = soapFaultReply(refusal, about.messageId);
      return ending({ status, headers: { ...headers, 'Ensayo-Exchange': exchangeId }, body }, refusal);
    }
    for (const strike of faults.strikes('request', about)) {
      await delay(strike, 'request');
      if (strike.fault.fault === 'processed-twice') rounds += 1;
      const instead = replacement(strike.fault, about.messageId);
      if (instead !== undefined) return ending(instead, strike.fault.fault === 'no-reason' ? withoutReason : undefined);
    }
    return undefined;
  };

  const after = async (reply: Reply): Promise<Delivery> => {
    for (const strike of faults.strikes('answer', about)) {
      await delay(strike, 'answer');
      const instead = spoilt(reply, strike.fault, about.messageId);
      if (instead !== undefined) return labelled(instead, struck, exchangeId);
    }
    return labelled(reply, struck, exchangeId);
  };

  return { before, rounds: () => rounds, after, done: () => struck };
};

/** What a world does to its exchanges; nothing, and for nothing, where no fault and no verdict was ordered. */
export const interfering =
  (parts: Parts): Interfere =>
  (received) =>
    parts.faults.isEmpty() && received.verdict === undefined ? undefined : interferenceWith(parts, received);
