/** What the services of a process are doing at present, read at each request for the metrics. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AdmissionCounts } from '../../common/http/admission.ts';
import type { PoolCounts } from '../../common/store/postgres.ts';

export type Activity = {
  /** Requests that each service is answering. */
  readonly inProgress: { readonly issuer?: number; readonly authority?: number };
  /** Requests that wait for room, and those that were refused. */
  readonly queue: { readonly issuer?: AdmissionCounts; readonly authority?: AdmissionCounts };
  /** Documents of the issuing service that wait for another one of the same number. */
  readonly waiting?: number;
  /** With a PostgreSQL database. */
  readonly pool?: PoolCounts;
};

type Described = { readonly name: string; readonly help: string; readonly read: () => number | undefined };

/** prom-client adds up the gauges of several processes. */
const measure = (registers: Registry[], { name, help, read }: Described): void => {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read() ?? 0);
    },
  });
};

const connections = [
  { count: 'total', name: 'ensayo_database_connections', help: 'Open connections to PostgreSQL.' },
  { count: 'idle', name: 'ensayo_database_connections_idle', help: 'Idle connections to PostgreSQL.' },
  { count: 'waiting', name: 'ensayo_database_waiting', help: 'Statements that wait for a connection.' },
] as const;

/** The metrics about what there is: one service alone has no numbers of the other, and memory no connections. */
export const watchActivity = (activity: () => Activity, registers: Registry[]): void => {
  const { waiting, pool } = activity();
  new Gauge({
    name: 'ensayo_requests_in_progress',
    help: 'Requests that are being answered, by service.',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, count] of Object.entries(activity().inProgress)) this.set({ service }, count);
    },
  });
  new Gauge({
    name: 'ensayo_requests_waiting',
    help: 'Requests that have not begun, because as many as allowed are in progress, by service.',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, queue] of Object.entries(activity().queue)) this.set({ service }, queue.waiting);
    },
  });
  new Counter({
    name: 'ensayo_requests_refused_total',
    help: 'Requests that were answered 503 because there were too many, by service.',
    labelNames: ['service'] as const,
    registers,
    collect() {
      this.reset();
      for (const [service, queue] of Object.entries(activity().queue)) this.inc({ service }, queue.refused);
    },
  });
  if (waiting !== undefined) {
    const help = 'Documents that wait for another one of the same number.';
    measure(registers, { name: 'ensayo_documents_waiting', help, read: () => activity().waiting });
  }
  if (pool === undefined) return;
  for (const { count, ...described } of connections)
    measure(registers, { ...described, read: () => activity().pool?.[count] });
};
