/** What the services of a process are doing at present, read whenever somebody asks for the metrics. */
import { Gauge, type Registry } from 'prom-client';
import type { PoolCounts } from '../../common/store/postgres.ts';

export type Load = {
  /** Requests that each service is answering. */
  readonly inProgress: { readonly issuer?: number; readonly authority?: number };
  /** Documents of the issuing service that wait for another one of the same number. */
  readonly waiting?: number;
  /** With a PostgreSQL database. */
  readonly pool?: PoolCounts;
};

/** Numbers of several processes add up. */
const plain = (name: string, help: string, registers: Registry[], read: () => number | undefined): void => {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read() ?? 0);
    },
  });
};

/** The metrics about what there is: one service alone has no numbers of the other, and memory no connections. */
export const watchLoad = (load: () => Load, registers: Registry[]): void => {
  const { waiting, pool } = load();
  new Gauge({
    name: 'ensayo_requests_in_progress',
    help: 'Requests that are being answered, by service.',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, count] of Object.entries(load().inProgress)) this.set({ service }, count);
    },
  });
  if (waiting !== undefined) {
    const help = 'Documents that wait for another one of the same number.';
    plain('ensayo_documents_waiting', help, registers, () => load().waiting);
  }
  if (pool !== undefined) {
    const poolOf = (count: keyof PoolCounts) => () => load().pool?.[count];
    plain('ensayo_database_connections', 'Open connections to PostgreSQL.', registers, poolOf('total'));
    plain('ensayo_database_connections_idle', 'Those of them that nobody uses.', registers, poolOf('idle'));
    plain('ensayo_database_waiting', 'Statements that wait for a connection.', registers, poolOf('waiting'));
  }
};
