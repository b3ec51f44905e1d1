/**
 * `npm run overload`: what becomes of the services at ten times the load that they carry (docs/load.md).
 *
 *   npm run overload                       a table
 *   npm run --silent overload -- --json    one JSON value
 *   npm run overload -- --seconds 30       longer phases than ten seconds
 */
import { createEnv, stopwatch } from '../../../common/env/env.ts';
import { outcomeOf, type OutcomeKind } from '../../../harness/load/outcome.ts';
import { createPoster, type Poster } from '../../../harness/load/service.ts';
import { readOptions, refuse } from '../program.ts';
import { requestSource } from '../requests.ts';
import { startService } from '../services/service.ts';
import { residentMegabytes } from '../services/usage.ts';

const values = readOptions({
  options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '10' } },
});

const seconds = Number(values.seconds);
if (!(seconds > 0)) refuse(`--seconds ${values.seconds}: expected a number above 0, such as 10.`);

const env = createEnv();
const path = '/api/ubl2.1/invoice';
const overloadFactor = 10;
const manyConnections = 500;
const fewConnections = 8;
const timeoutMs = 60_000;
const warmUp = 200;
/** Between two looks at whether the services are themselves again. */
const lookEveryMs = 50;

type Answers = Readonly<Record<OutcomeKind, readonly number[]>>;

/** Milliseconds of each answer, by outcome. */
const collect = () => {
  const answers: Record<OutcomeKind, number[]> = { accepted: [], rejected: [], overloaded: [], failed: [] };
  return {
    answers: answers as Answers, // read-only for those who read it
    send: async (poster: Poster, body: string): Promise<OutcomeKind> => {
      const elapsed = stopwatch();
      const kind = await poster.post(path, body).then(
        (posted) => outcomeOf(posted).kind,
        (): OutcomeKind => 'failed',
      );
      answers[kind].push(elapsed());
      return kind;
    },
  };
};

const percentile = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

const summaryOf = ({ accepted, rejected, overloaded, failed }: Answers, took: number) => ({
  acceptedPerSecond: Number((accepted.length / took).toFixed(1)),
  accepted: accepted.length,
  refused: overloaded.length,
  rejected: rejected.length,
  failed: failed.length,
  acceptedMs: { p50: percentile(accepted, 0.5), p99: percentile(accepted, 0.99) },
  refusedMs: { p50: percentile(overloaded, 0.5), p99: percentile(overloaded, 0.99) },
});
const service = await startService();
const next = requestSource(10);
const open = (connections: number): Poster =>
  createPoster({ url: service.issuer, token: service.token, connections, timeoutMs });

let memory = 0;
const watch = (): void => {
  memory = Math.max(memory, ...residentMegabytes(service.pid));
};

/** Each connection sends as soon as it has its answer; after a refusal it waits as long as it was told. */
const closedLoop = async (connections: number, isOver: (sent: number) => boolean): Promise<Answers> => {
  const poster = open(connections);
  const { answers, send } = collect();
  let sent = 0;
  const connection = async (): Promise<void> => {
    while (!isOver(sent)) {
      sent += 1;
      if ((await send(poster, next())) === 'overloaded') await env.sleep(1_000);
      if (sent % 50 === 0) watch();
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  poster.close();
  return answers;
};

/** Requests arrive at that rate, whatever becomes of them. */
const openLoop = async (perSecond: number): Promise<Answers> => {
  const poster = open(manyConnections);
  const { answers, send } = collect();
  const elapsed = stopwatch();
  const asked: Promise<OutcomeKind>[] = [];
  while (elapsed() < seconds * 1_000) {
    while (asked.length < (elapsed() / 1_000) * perSecond) asked.push(send(poster, next()));
    await env.sleep(5);
    watch();
  }
  await Promise.all(asked);
  poster.close();
  return answers;
};

const forSeconds = (): (() => boolean) => {
  const elapsed = stopwatch();
  return () => elapsed() >= seconds * 1_000;
};

/** Until an invoice is answered as quickly as one was under the load that the services carry. */
const recovery = async (usualMs: number): Promise<number> => {
  const poster = open(1);
  const elapsed = stopwatch();
  for (;;) {
    const { answers, send } = collect();
    await send(poster, next());
    if (answers.accepted.some((ms) => ms <= usualMs)) break;
    await env.sleep(lookEveryMs);
  }
  poster.close();
  return Math.round(elapsed());
};

try {
  await closedLoop(fewConnections, (sent) => sent >= warmUp);
  const carried = summaryOf(await closedLoop(fewConnections, forSeconds()), seconds);
  const usualMs = carried.acceptedMs.p99;
  const offeredPerSecond = Math.round(carried.acceptedPerSecond * overloadFactor);
  const arriving = summaryOf(await openLoop(offeredPerSecond), seconds);
  const recoveryMs = await recovery(usualMs);
  const connected = summaryOf(await closedLoop(manyConnections, forSeconds()), seconds);
  const recoveryOfConnectionsMs = await recovery(usualMs);
  const report = {
    carried,
    openLoop: { offeredPerSecond, ...arriving, recoveryMs },
    connections: { connections: manyConnections, ...connected, recoveryMs: recoveryOfConnectionsMs },
    memoryMegabytes: Math.round(memory),
  };
  const line = (
    name: string,
    { acceptedPerSecond, accepted, refused, failed, acceptedMs, refusedMs }: typeof carried,
  ) =>
    `${name.padEnd(22)} ${String(acceptedPerSecond)}/s, accepted ${String(accepted)} (p50 ${String(acceptedMs.p50)} ms, p99 ${String(acceptedMs.p99)} ms), refused ${String(refused)} (p99 ${String(refusedMs.p99)} ms), failed ${String(failed)}`;
  const text = [
    line('carried', carried),
    `${line(`${String(offeredPerSecond)} requests/s`, arriving)}, back after ${String(recoveryMs)} ms`,
    `${line(`${String(manyConnections)} connections`, connected)}, back after ${String(recoveryOfConnectionsMs)} ms`,
    `memory ${String(report.memoryMegabytes)} MB at most`,
  ].join('\n');
  process.stdout.write(`${values.json ? JSON.stringify(report, undefined, 2) : text}\n`);
} finally {
  await service.stop();
}
