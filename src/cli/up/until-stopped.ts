/** `ensayo up`, once the services listen: prints it, and serves until a signal stops it. */
import { createEnv } from '../../common/env/env.ts';
import { isLoopbackHost } from '../../common/http/callers.ts';
import type { Box } from '../../harness/box-types.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import type { ReadMetrics } from '../../harness/metrics/metrics.ts';
import type { MetricsServer } from '../../harness/metrics/serve.ts';
import { allowedHostsOf, hostOf, portOf } from '../shared/box-options.ts';
import { dim, exitCodes, note, print, printJson, whenCrashed } from '../shared/output.ts';
import type { ReadyFile } from '../shared/ready-file.ts';
import { onStop, type StoppingFlags } from '../shared/stopping.ts';
import { show, tryIt, type Ready } from './show-ready.ts';
import type { DemoResult } from '../demo/run-demo.ts';
import type { Running } from './start-services.ts';
import { compatibilityOf, drainOf, type Flags } from './up-options.ts';

const untilStopped = (flags: StoppingFlags): Promise<void> =>
  new Promise((resolve) => {
    onStop(flags, resolve);
  });

const demonstrate = async (box: Box): Promise<DemoResult> => {
  const { allAccepted, runDemo } = await import('../demo/run-demo.ts');
  const outcome = await runDemo(box);
  if (!allAccepted(outcome)) process.exitCode = exitCodes.failed;
  return outcome;
};

/** For a script one object: where the services are, and what the demonstration gave. */
const reportReady = async (ready: Ready, flags: Flags, box: Box | undefined): Promise<void> => {
  const demo = box === undefined || flags.demo !== true ? undefined : () => demonstrate(box);
  if (flags.json === true) {
    printJson(demo === undefined ? ready : { ...ready, demo: await demo() });
    return;
  }
  show(ready, { compatibility: compatibilityOf(flags) });
  if (demo !== undefined) {
    print({
      en: 'One document of each kind, issued and judged:',
      es: 'Un documento de cada tipo, emitido y validado:',
    });
    const { showDemo } = await import('../demo/run-demo.ts');
    showDemo(await demo());
  }
  tryIt(ready, flags.registry);
  print(dim({ en: 'Press Ctrl+C to stop.', es: 'Presione Ctrl+C para detener.' }));
};

type Measured = { readonly metrics: ReadMetrics; readonly ready: Ready };

/** An authority elsewhere has no control interface here. */
const ownServices = ({ issuer, authority, control }: Ready): readonly string[] =>
  [issuer, control === undefined ? undefined : authority].filter((url) => url !== undefined);

const serve = async ({ metrics, ready }: Measured, flags: Flags): Promise<MetricsServer> => {
  const { serveMetrics } = await import('../../harness/metrics/serve.ts');
  return serveMetrics(metrics, {
    host: hostOf(flags.host),
    port: portOf(flags.metricsPort ?? '', '--metrics-port'),
    services: ownServices(ready),
    allowHosts: allowedHostsOf(flags.allowHost),
  });
};

const warnAboutHost = ({ host }: Flags): void => {
  if (!isLoopbackHost(host))
    note({
      en: `${host} can be reached from other machines: anybody there can send documents and read the answers.`,
      es: `${host} es accesible desde otros equipos: cualquier persona en esos equipos puede enviar documentos y leer las respuestas.`,
    });
};

type Serving = Pick<Running, 'ready' | 'retire' | 'close' | 'box' | 'warmUp'> & {
  readonly log: ProcessLog;
  readonly readyFile: ReadyFile;
  readonly metrics: ReadMetrics | undefined;
};

/** Prints where the services are, and waits until they are stopped. */
export const serveUntilStopped = async (flags: Flags, serving: Serving): Promise<void> => {
  const { ready: started, box, retire, close, warmUp, log, readyFile, metrics } = serving;
  const drainMs = drainOf(flags);
  warnAboutHost(flags);
  const stopped = untilStopped(flags);
  log.info?.('ready', { ms: started.readyMs });
  whenCrashed((error) => {
    log.fatal(error);
    readyFile.remove();
  });
  let server: MetricsServer | undefined;
  try {
    server = metrics && (await serve({ metrics, ready: started }, flags));
    const ready = { ...started, ...(server === undefined ? {} : { metrics: server.url }) };
    readyFile.write(ready);
    await reportReady(ready, flags, box);
    void warmUp?.();
    await stopped;
    retire();
    if (drainMs > 0) await createEnv().sleep(drainMs);
  } finally {
    readyFile.remove();
    await close();
    await server?.close();
    log.info?.('stopped', {});
  }
};
