import { generatedKinds, standsAlone, type GeneratedName } from '../../generated-documents/kinds.ts';
import { documentSource, type Mix } from '../../load/documents.ts';
import { watchMemory, percentile, type Memory, runLoad, type LoadResult, type Tally } from '../../load/load.ts';
import { createPoster, addressTarget, startOwnServices, type Target } from '../../load/service.ts';
import { requireKind, type OwnCompany } from '../../own-company/choose-company.ts';
import { issuerBaseOf, readyTokenOf, requireIssuer, type ReadyTokens } from '../issuer-address.ts';
import { namesCompany, ownCompanyOf, type CompanyFlags } from '../own-company.ts';
import { onSignal } from '../stopping.ts';
import { fit, lineWidth, redraws } from '../terminal.ts';
import { countOf, kindNamed } from './run-generate.ts';
import { readGivenJson } from '../../user-files.ts';
import { bold, dim, exitCodes, green, note, print, printJson, red, UsageError } from '../output.ts';
import { say } from '../../say.ts';

type Flags = CompanyFlags & {
  readonly url?: string;
  readonly token?: string;
  readonly duration?: string;
  readonly count?: string;
  readonly concurrency: string;
  readonly kind: string;
  readonly seed: string;
  readonly firstNumber?: string;
  readonly warmUp: string;
  readonly timeout: string;
  readonly json?: boolean;
};

/** What `--json` prints; ensayo docs load describes it. */
export type LoadReport = LoadResult & {
  readonly target: string;
  readonly concurrency: number;
  /** Of the services, if they are our own. */
  readonly memory: Memory | null;
};

const units: Readonly<Record<string, number>> = { '': 1_000, s: 1_000, m: 60_000, h: 3_600_000 };

/** `30`, `30s`, `5m`, `1h`. */
export const durationOf = (text: string): number => {
  const [, number, unit = ''] = /^(\d{1,6}(?:\.\d+)?)(s|m|h|)$/.exec(text) ?? [];
  const milliseconds = Number(number) * (units[unit] ?? 0);
  if (milliseconds > 0) return milliseconds;
  throw new UsageError(
    say(
      `--duration is "${text}". Expected seconds, or 30s, 5m, 1h.`,
      `--duration es "${text}". Se esperaban segundos, o 30s, 5m, 1h.`,
    ),
  );
};

/** `invoice`, or kinds with weights: `invoice=8,credit-note=1,payroll=1`. */
export const mixOf = (text: string): Mix => {
  const mix = new Map<GeneratedName, number>();
  for (const part of text.split(',')) {
    const [name = '', weight = '1', ...rest] = part.split('=');
    if (!/^[1-9]\d?$/.test(weight) || rest.length > 0) {
      throw new UsageError(
        say(
          `--kind has "${part}". Expected a kind and a weight from 1 to 99: invoice=8,credit-note=1.`,
          `--kind tiene "${part}". Se esperaba un tipo y un peso de 1 a 99: invoice=8,credit-note=1.`,
        ),
      );
    }
    const kind = kindNamed(name);
    if (!standsAlone(kind)) {
      throw new UsageError(
        say(
          `--kind has "${name}", which corrects a document: load sends what stands alone.`,
          `--kind tiene "${name}", que corrige un documento: load solo envía documentos independientes.`,
        ),
      );
    }
    mix.set(kind, Number(weight));
  }
  return mix;
};

/** Of `ensayo up`; anything missing is reported where it is used. */
type Ready = ReadyTokens & { readonly issuer?: string };

/** Our own services know the companies of the file in their short form. */
const ownServices = async ({ registry }: Flags, own: OwnCompany | undefined): Promise<Target> => {
  if (own !== undefined && registry === undefined) {
    throw new UsageError(
      say(
        '--company is of a running authority, and its documents go to an issuing service that runs already: give --url and --token, or --ready-file.',
        '--company es de una autoridad en ejecución, y sus documentos van a un servicio de emisión en ejecución: indique --url y --token, o --ready-file.',
      ),
    );
  }
  const command = process.argv[1] ?? '';
  return own === undefined || registry === undefined
    ? startOwnServices(command)
    : startOwnServices(command, { registry, nit: own.facts.nit });
};

const targetOf = async (flags: Flags, own: OwnCompany | undefined): Promise<Target> => {
  const { url: givenUrl, token: givenToken, readyFile } = flags;
  const ready: Ready = readyFile === undefined ? {} : readGivenJson(readyFile, '--ready-file');
  const address = givenUrl ?? ready.issuer;
  if (address === undefined) return ownServices(flags, own);
  const url = issuerBaseOf('--url', address);
  const token = givenToken ?? readyTokenOf(ready, own?.facts.nit) ?? process.env.ENSAYO_TOKEN;
  if (token === undefined)
    throw new UsageError(
      say(
        'The issuing service wants a token: give --token, ENSAYO_TOKEN or --ready-file.',
        'El servicio de emisión requiere un token: indique --token, ENSAYO_TOKEN o --ready-file.',
      ),
    );
  await requireIssuer({ url, token, option: '--url', own: own?.facts });
  return addressTarget(url, token);
};

const lateSeconds = 2;

/** One line per second on a terminal. It uses the latest latencies, so that it shows the current state. */
const showProgress = ({ elapsed, accepted, latencies, errors }: Tally): void => {
  const seconds = elapsed() / 1_000;
  const perSecond = accepted / seconds;
  const late = latencies.slice(-Math.max(20, Math.ceil(perSecond * lateSeconds))).sort((a, b) => a - b);
  const failed = [...errors.values()].reduce((sum, one) => sum + one, 0);
  const line = say(
    `${seconds.toFixed(0).padStart(4)} s  ${String(latencies.length)} documents  ${perSecond.toFixed(0)}/s  p95 ${percentile(late, 95).toFixed(0)} ms  errors ${String(failed)}`,
    `${seconds.toFixed(0).padStart(4)} s  ${String(latencies.length)} documentos  ${perSecond.toFixed(0)}/s  p95 ${percentile(late, 95).toFixed(0)} ms  errores ${String(failed)}`,
  );
  process.stderr.write(`\r${fit(line, lineWidth(process.stderr))}\u001b[K`);
};

/** Ended by Ctrl+C: the results so far are reported. */
const untilInterrupted = () => {
  let stopped = false;
  const release = onSignal(() => {
    stopped = true;
  });
  return { isStopped: () => stopped, release };
};

/** Counts by name, `invoice 12, creditNote 3`. */
const counts = (all: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(all)
    .map(([name, count = 0]) => `${name} ${String(count)}`)
    .join(', ');

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const show = ({ target, concurrency, memory, ...report }: LoadReport): void => {
  const { seconds, documents, accepted, perSecond, latencyMs, errors, kinds } = report;
  const row = (label: string, text: string): void => print(`  ${dim(label.padEnd(11))} ${text}`);
  const verdict =
    accepted === documents
      ? green(say('all accepted', 'todos aceptados'))
      : red(say(`${String(documents - accepted)} not accepted`, `${String(documents - accepted)} no aceptados`));
  print(
    `${bold(say(`${perSecond.toFixed(1)} documents/s`, `${perSecond.toFixed(1).replace('.', ',')} documentos/s`))}, ${verdict}`,
  );
  row(
    say('target', 'destino'),
    say(`${target}, ${String(concurrency)} connections`, `${target}, ${String(concurrency)} conexiones`),
  );
  row(
    say('documents', 'documentos'),
    say(
      `${String(documents)} in ${seconds.toFixed(1)} s: ${counts(kinds)}`,
      `${String(documents)} en ${seconds.toFixed(1).replace('.', ',')} s: ${counts(kinds)}`,
    ),
  );
  if (latencyMs !== null) {
    const { p50, p95, p99, mean, max } = latencyMs;
    row(
      say('answered in', 'respuesta'),
      say(
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, mean ${mean} ms, longest ${max} ms`,
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, media ${mean} ms, máximo ${max} ms`.replaceAll('.', ','),
      ),
    );
  }
  if (memory !== null) {
    const { startBytes, mostBytes, endBytes } = memory;
    row(
      say('memory', 'memoria'),
      say(
        `${megabytes(startBytes)} at first, ${megabytes(endBytes)} at last, ${megabytes(mostBytes)} at most`,
        `${megabytes(startBytes)} al inicio, ${megabytes(endBytes)} al final, ${megabytes(mostBytes)} como máximo`,
      ),
    );
  }
  if (Object.keys(errors).length > 0) row(say('errors', 'errores'), red(counts(errors)));
};

/** Waits a second between lines of progress; prints none in a pipe. */
const startProgress = (tally: Tally): (() => void) => {
  if (!redraws(process.stderr)) return () => undefined;
  const timer = setInterval(showProgress, 1_000, tally);
  return () => {
    clearInterval(timer);
    process.stderr.write('\r\u001b[K');
  };
};

const measure = async (
  target: Target,
  flags: Flags,
  { durationMs, own }: { readonly durationMs: number; readonly own: OwnCompany | undefined },
): Promise<LoadReport> => {
  const { seed, firstNumber } = flags;
  const concurrency = countOf(flags.concurrency, '--concurrency');
  const next = await documentSource({
    mix: mixOf(flags.kind),
    seed,
    own,
    firstNumber: firstNumber === undefined ? undefined : countOf(firstNumber, '--first-number'),
  });
  const poster = createPoster({
    url: target.url,
    token: target.token,
    connections: concurrency,
    timeoutMs: countOf(flags.timeout, '--timeout'),
  });
  const { isStopped, release } = untilInterrupted();
  let stopProgress = (): void => undefined;
  const memory = watchMemory(target.memory);
  try {
    const result = await runLoad({
      poster,
      next,
      concurrency,
      durationMs,
      isStopped,
      count: flags.count === undefined ? Number.POSITIVE_INFINITY : countOf(flags.count, '--count'),
      warmUp: flags.warmUp === '0' ? 0 : countOf(flags.warmUp, '--warm-up'),
      onStart: (tally) => {
        stopProgress = startProgress(tally);
      },
    });
    return { target: target.url, concurrency, ...result, memory: memory.stop() ?? null };
  } finally {
    memory.stop();
    stopProgress();
    release();
    poster.close();
  }
};

const usualMs = 10_000;

const durationFor = ({ duration, count }: Flags): number => {
  if (duration !== undefined) return durationOf(duration);
  return count === undefined ? usualMs : Number.POSITIVE_INFINITY;
};

/** `ensayo load`: exit code 1 when a document was not accepted. */
export const load = async (given: unknown): Promise<void> => {
  const flags = given as Flags; // commander's options of this command
  // Wrong options are refused before services start.
  const durationMs = durationFor(flags);
  const mix = mixOf(flags.kind);
  const own = namesCompany(flags) ? await ownCompanyOf(flags) : undefined;
  for (const name of mix.keys()) if (own !== undefined) requireKind(own, generatedKinds[name].document);
  const target = await targetOf(flags, own);
  try {
    if (process.stderr.isTTY)
      note(
        say(
          `Sending to ${target.url}; Ctrl+C ends it and reports.`,
          `Enviando a ${target.url}; Ctrl+C termina y da el informe.`,
        ),
      );
    const report = await measure(target, flags, { durationMs, own });
    if (flags.json === true) printJson(report);
    else show(report);
    if (report.accepted < report.documents || report.documents === 0) process.exitCode = exitCodes.failed;
  } finally {
    await target.close();
  }
};
