/**
 * Numbers about running services, for Prometheus: they are counted from what the services report to their log, which
 * holds no names and no contents, whatever level is written.
 */
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { watchActivity, type Activity } from './activity-gauges.ts';
import { logTo, type LogFacts, type Write } from '../../common/log.ts';
import type { ProcessLog } from '../log-writer.ts';

export type ReadMetrics = {
  readonly contentType: string;
  /** In the text format of Prometheus. */
  readonly read: () => Promise<string>;
};

export type Metrics = ReadMetrics & {
  /** The same log; what is reported to it is counted. */
  readonly counting: (log: ProcessLog) => ProcessLog;
  /** Looks at what runs whenever the metrics are read. */
  readonly watch: (activity: () => Activity) => void;
  /** Lets the supervisor of this process read them together with those of the other workers. */
  readonly report: () => void;
};

/** Of all workers together, in their supervisor: counts are added up. */
export const metricsOfWorkers = (): ReadMetrics => {
  const all = new AggregatorRegistry();
  return { contentType: all.contentType, read: () => all.clusterMetrics() };
};

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** In seconds: a stage of an undisturbed document takes about a millisecond. */
const stageBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Of this process, too: processor, memory, event loop. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'ensayo_request_duration_seconds',
    help: 'Answered requests, by service, method, route and status; status 0 is a request without an answer.',
    labelNames: ['service', 'method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  const verdicts = new Counter({
    name: 'ensayo_verdicts_total',
    help: 'Documents that the authority judged, by kind and verdict.',
    labelNames: ['kind', 'verdict'] as const,
    registers,
  });
  const stages = new Histogram({
    name: 'ensayo_stage_duration_seconds',
    help: 'Stages of documents, by service and stage; a stage that waits for other documents includes the wait.',
    labelNames: ['service', 'stage'] as const,
    buckets: stageBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'ensayo_rule_failures_total',
    help: 'Documents in which a rule failed, by its code.',
    labelNames: ['code'] as const,
    registers,
  });
  const defects = new Counter({ name: 'ensayo_defects_total', help: 'Bugs in Ensayo that a client met.', registers });

  const request = ({ service, method = '', route = '', status = 0, ms = 0 }: LogFacts): void => {
    requests.observe({ service: service ?? '', method, route, status: String(status) }, ms / 1_000);
  };
  const judged = ({ kind = '', verdict = '', codes = [] }: LogFacts): void => {
    verdicts.inc({ kind, verdict });
    for (const code of new Set(codes)) failures.inc({ code });
  };
  const timed = ({ service, stages: taken = {} }: LogFacts): void => {
    for (const [stage, ms] of Object.entries(taken)) stages.observe({ service: service ?? '', stage }, ms / 1_000);
  };
  const counted =
    (write: Write | undefined): Write =>
    (event, facts) => {
      if (event === 'request') request(facts);
      if (event === 'judged') judged(facts);
      timed(facts);
      write?.(event, facts);
    };
  return {
    watch: (activity) => {
      watchActivity(activity, registers);
    },
    counting: (log) => ({
      ...logTo(
        {
          ...(log.trace === undefined ? {} : { trace: log.trace }),
          ...(log.warn === undefined ? {} : { warn: log.warn }),
          debug: counted(log.debug),
          info: counted(log.info),
          defect: (error, facts) => {
            defects.inc();
            log.defect(error, facts);
          },
        },
        log.nextRequest,
      ),
      fatal: log.fatal,
    }),
    report: () => {
      AggregatorRegistry.setRegistries([registry]);
      // It listens to what the supervisor asks.
      void new AggregatorRegistry();
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
};
