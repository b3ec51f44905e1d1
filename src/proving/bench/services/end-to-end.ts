/** Requests in, verdicts out: services in one process or several, and the load generator in another. */
import type { Clock } from '../cases.ts';
import type { Sample } from '../samples.ts';
import type { Conversation } from './conversation.ts';
import type { Sending, Sent } from './generator.ts';
import type { Service } from './service.ts';
import { cpuSeconds } from './usage.ts';

export type Generator = Conversation<Sending, Sent>;

type Load = {
  readonly service: Service;
  readonly generator: Generator;
  readonly documents: number;
  readonly workers?: number;
};

/** Sends that many documents, and counts them by the clock of the case where the system reports processor time. */
export const sampleOfLoad = async (
  { service, generator, documents, workers = 1 }: Load,
  clock: Clock,
): Promise<Sample> => {
  const before = cpuSeconds(service.pid);
  const sent = await generator.ask({ issuer: service.issuer, token: service.token, documents, workers });
  const after = cpuSeconds(service.pid);
  const worked = before === undefined || after === undefined ? undefined : after - before;
  return {
    value: documents / (clock === 'core' ? (worked ?? sent.seconds) : sent.seconds),
    cores: worked === undefined ? undefined : worked / sent.seconds,
    generatorCores: sent.cpuSeconds / sent.seconds,
  };
};
