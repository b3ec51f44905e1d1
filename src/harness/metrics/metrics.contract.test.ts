import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../../datasets/generators/index.ts';
import { createLog } from '../log-writer.ts';
import { startBox, type OwnBox } from '../box.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './serve.ts';

let box: OwnBox;
let server: MetricsServer;

beforeAll(async () => {
  const metrics = createMetrics();
  const lines: string[] = [];
  const clock = { now: () => 0 };
  const log = metrics.counting(createLog({ level: 'silent', clock, to: { write: (line) => lines.push(line) } }));
  box = await startBox({ seed: 'metrics', log });
  metrics.watch(box.activity);
  const services = [box.issuer.url, box.authority.url];
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, services });
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

  it('count how long each stage of a document took, on both sides', async () => {
    const counts = await samples('ensayo_stage_duration_seconds_count');
    const stagesOf = (service: string): readonly string[] =>
      [...counts.keys()].flatMap((name) => new RegExp(`"${service}",stage="(\\w+)"`).exec(name)?.[1] ?? []);
    expect(stagesOf('authority')).toEqual(['schema', 'signature', 'registry', 'rules']);
    const issued = ['model', 'numbered', 'built', 'coded', 'signed', 'zipped', 'sent', 'answered', 'stored'];
    expect(stagesOf('issuer')).toEqual(issued);
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  it('tell what is in progress, without a database that is not there', async () => {
    expect(await samples('ensayo_requests_in_progress')).toEqual(
      new Map([
        ['ensayo_requests_in_progress{service="issuer"}', 0],
        ['ensayo_requests_in_progress{service="authority"}', 0],
      ]),
    );
    expect([...(await samples('ensayo_documents_waiting')).values()]).toEqual([0]);
    expect(await samples('ensayo_database_connections')).toEqual(new Map());
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
    ['/ready', 200],
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

  it('leave readiness to the services, and pass on why one is not ready', async () => {
    const { origin } = new URL(box.authority.url);
    const ask = (url: string): Promise<Response> => fetch(url, { headers: { 'accept-language': 'en' } });
    const addresses = [`${box.issuer.url}/ready`, `${origin}/ready`, new URL('/ready', server.url).href];
    box.authority.retire();
    const answers = await Promise.all(addresses.map(ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
    const texts = await Promise.all(answers.slice(1).map((answer) => answer.json()));
    expect(texts[0]).toEqual({
      code: 'stopping',
      message: expect.stringMatching(/^The service is stopping/) as unknown,
    });
    expect(texts[1]).toEqual(texts[0]);
  });
});
