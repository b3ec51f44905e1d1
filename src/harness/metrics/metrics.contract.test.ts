import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../../datasets/generators/index.ts';
import { createLog } from '../log-writer.ts';
import { startBox, type Box } from '../box.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './serve.ts';

let box: Box;
let server: MetricsServer;

beforeAll(async () => {
  const metrics = createMetrics();
  const lines: string[] = [];
  const clock = { now: () => 0 };
  const log = metrics.counting(createLog({ level: 'silent', clock, to: { write: (line) => lines.push(line) } }));
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  box = await startBox({ seed: 'metrics', log });
  const generator = createGenerator('metrics');
  await box.post('/api/ubl2.1/invoice', generator.invoice());
  await box.post('/api/ubl2.1/invoice', { ...generator.invoice(), type_document_id: 'no' });
  expect(lines).toEqual([]);
});

afterAll(async () => {
  await box.close();
  await server.close();
});

/** The samples of a metric, each with its labels as they are written. */
const samples = async (name: string): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(server.url)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
};

describe('the metrics of running services', () => {
  it('count verdicts by kind, though nothing is logged', async () => {
    expect(await samples('ensayo_verdicts_total')).toEqual(
      new Map([['ensayo_verdicts_total{kind="invoice",verdict="accepted"}', 1]]),
    );
  });

  it('count the requests of both services by route and status', async () => {
    const counts = await samples('ensayo_request_duration_seconds_count');
    const of = (service: string, status: string): number =>
      [...counts]
        .filter(([name]) => name.includes(`service="${service}"`) && name.includes(`status="${status}"`))
        .reduce((sum, [, count]) => sum + count, 0);
    expect([of('issuer', '200'), of('issuer', '422'), of('authority', '200')]).toEqual([1, 1, 1]);
  });

  it('tell of the process', async () => {
    expect([...(await samples('process_resident_memory_bytes')).values()][0]).toBeGreaterThan(10_000_000);
  });

  it('are a text of Prometheus with a description of each', async () => {
    const response = await fetch(server.url);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain('# TYPE ensayo_rule_failures_total counter');
  });

  it.each([
    ['/health', 200],
    ['/', 404],
    ['/metrics/x', 404],
  ])('answer %s with %d', async (path, status) => {
    expect((await fetch(new URL(path, server.url))).status).toBe(status);
  });

  it('leave health to both services as well', async () => {
    const { origin } = new URL(box.authority.url);
    const answers = await Promise.all([`${box.issuer.url}/health`, `${origin}/health`].map((url) => fetch(url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
