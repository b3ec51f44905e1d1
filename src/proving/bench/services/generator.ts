/** The load generator, a process of its own: sends invoices over some connections, and says how much work it was. */
import { stopwatch } from '../../../common/env/env.ts';
import { createPoster } from '../../../harness/load/service.ts';
import { requestSource } from '../requests.ts';

export type Sending = {
  readonly issuer: string;
  readonly token: string;
  readonly documents: number;
  /** Processes of the service: each gets as many connections, since documents in progress together are cheaper. */
  readonly workers?: number;
};

export type Sent = {
  readonly seconds: number;
  /** Processor time of the generator. */
  readonly cpuSeconds: number;
};

const connectionsOfWorker = 8;
const timeoutMs = 60_000;

const sources = new Map<string, () => string>();

/** Each service has numbers of its own. */
const sourceFor = (issuer: string): (() => string) => {
  const source = sources.get(issuer) ?? requestSource(10);
  sources.set(issuer, source);
  return source;
};

const sendAll = async ({ issuer, token, documents, workers = 1 }: Sending): Promise<Sent> => {
  const next = sourceFor(issuer);
  const connections = connectionsOfWorker * workers;
  const poster = createPoster({ url: issuer, token, connections, timeoutMs });
  const elapsed = stopwatch();
  const before = process.cpuUsage();
  let left = documents;
  const connection = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { body } = await poster.post('/api/ubl2.1/invoice', next());
      if (!body.includes('"IsValid":"true"')) throw new Error(`Not accepted: ${body.slice(0, 2_000)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const { user, system } = process.cpuUsage(before);
  const seconds = elapsed() / 1_000;
  poster.close();
  return { seconds, cpuSeconds: (user + system) / 1_000_000 };
};

process.on('message', (sending: Sending) => {
  void sendAll(sending).then((sent) => process.send?.(sent));
});
