/** The report of `ensayo load` for people at a terminal. */
import type { Search, Step } from '../../harness/load/find-limit.ts';
import { latestIn } from '../../harness/load/time-line.ts';
import { percentile } from '../../harness/load/histogram.ts';
import { connectionsText, stopText } from '../../harness/load/stop-texts.ts';
import { isBusy } from '../../harness/load/usage.ts';
import { isGood, type LoadReport } from '../../harness/load/report.ts';
import { answeredIn, type Difference, type Tally } from '../../harness/load/tally.ts';
import { say, spoken } from '../shared/spoken.ts';
import { bold, dim, green, print, printable, red, yellow } from '../shared/output.ts';
import { fit, lineWidth, redraws } from '../shared/terminal.ts';

/** 61.2, in Spanish 61,2 */
const decimal = (value: number, places = 1): string =>
  say(value.toFixed(places), value.toFixed(places).replace('.', ','));

const row = (label: string, text: string): void => print(`  ${dim(label.padEnd(11))} ${text}`);

/** Counts by name, `invoice 12, creditNote 3`. */
const counts = (all: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(all)
    .map(([name, count = 0]) => `${printable(name)} ${String(count)}`)
    .join(', ');

const hasAny = (all: Readonly<Record<string, number>>): boolean => Object.keys(all).length > 0;

const verdictText = (report: LoadReport): string => {
  const { documents, invalid, overloaded, accepted, rejected, differences } = report;
  if (differences.count > 0) {
    const number = String(differences.count);
    // A search goes on until something fails.
    const paint = isGood(report) ? yellow : red;
    return paint(
      invalid === 0
        ? say(`${number} not accepted`, `${number} no aceptados`)
        : say(`${number} without the expected verdict`, `${number} sin el veredicto esperado`),
    );
  }
  if (documents === 0) return red(say('none sent', 'ninguno enviado'));
  if (accepted + rejected === 0) return red(say('none judged', 'ninguno validado'));
  if (invalid > 0) return green(say('every verdict as expected', 'todos los veredictos como se esperaba'));
  return overloaded > 0
    ? green(say('all others accepted', 'los demás fueron aceptados'))
    : green(say('all accepted', 'todos aceptados'));
};

const showLatency = ({ latencyMs }: LoadReport): void => {
  if (latencyMs === null) return;
  const { p50, p95, p99, mean, max } = latencyMs;
  row(
    say('answered in', 'respuesta'),
    say(
      `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, mean ${mean} ms, longest ${max} ms`,
      `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, media ${mean} ms, máximo ${max} ms`.replaceAll('.', ','),
    ),
  );
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const showUsage = ({ memory, generator: { cpuCores } }: LoadReport): void => {
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
  const percent = String(Math.round(cpuCores * 100));
  const share = say(`${percent}% of a core to send`, `${percent} % de un núcleo para enviar`);
  const warning = say(
    'sending itself may be the limit, not the service',
    'el límite puede ser el propio envío y no el servicio',
  );
  row('CPU', isBusy(cpuCores) ? yellow(`${share}: ${warning}`) : share);
};

const differenceText = ({ document, number, kind, expected, got }: Difference): string => {
  const named = number === null ? '' : ` (${printable(number)})`;
  const codes = got.map(printable).join(', ');
  const wanted = expected === 'accepted' ? say('accepted', 'aceptado') : expected;
  return say(
    `document ${String(document)}${named}, ${kind}: expected ${wanted}, got ${codes}`,
    `documento ${String(document)}${named}, ${kind}: esperado ${wanted}, encontrado ${codes}`,
  );
};

const showDifferences = ({ differences: { count, first } }: LoadReport): void => {
  if (count === 0) return;
  print(bold(say('Other outcomes than expected:', 'Resultados distintos de los esperados:')));
  for (const each of first) print(`  ${differenceText(each)}`);
  const more = String(count - first.length);
  if (count > first.length) print(dim(say(`  and ${more} more`, `  y ${more} más`)));
};

// The search

const cells = (texts: readonly string[]): string => `  ${texts.map((text) => text.padStart(11)).join('')}`;

const stepCells = ({ concurrency, perSecond, latencyMs, accepted, rejected, overloaded, failed }: Step): string =>
  cells([
    String(concurrency),
    decimal(perSecond),
    ...[latencyMs?.p50, latencyMs?.p95, latencyMs?.p99].map((ms) => (ms === undefined ? '–' : decimal(ms))),
    ...[accepted, rejected, overloaded, failed].map(String),
  ]);

const showSearch = (search: Search): void => {
  const { steps, limit } = search;
  const heading = [
    say('connections', 'conexiones'),
    'doc/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    say('accepted', 'aceptados'),
    say('rejected', 'rechazados'),
    say('overload', 'sobrecarga'),
    say('failed', 'fallidos'),
  ];
  print(dim(cells(heading)));
  for (const step of steps) print(step === limit ? bold(stepCells(step)) : stepCells(step));
  row(say('limit', 'límite'), limitText(search));
  row(say('stopped by', 'detenida por'), stopText(search, spoken()));
};

const limitText = ({ limit }: Search): string => {
  if (limit === null)
    return red(
      say('none: no step was completed within bounds', 'ninguno: ningún paso completo cumplió las condiciones'),
    );
  const { concurrency, perSecond, latencyMs } = limit;
  const speed = decimal(perSecond);
  const connections = connectionsText(concurrency, spoken());
  const [p50, p95, p99] = [latencyMs?.p50 ?? 0, latencyMs?.p95 ?? 0, latencyMs?.p99 ?? 0].map((ms) => decimal(ms));
  const times = `p50 ${p50 ?? ''} ms, p95 ${p95 ?? ''} ms, p99 ${p99 ?? ''} ms`;
  return say(`${connections}, ${speed} documents/s, ${times}`, `${connections}, ${speed} documentos/s, ${times}`);
};

const speedText = ({ search, perSecond }: LoadReport): string => {
  const speed = search === null ? perSecond : (search.limit?.perSecond ?? 0);
  return bold(say(`${decimal(speed)} documents/s`, `${decimal(speed)} documentos/s`));
};

export const showLoad = (report: LoadReport): void => {
  const { target, concurrency, search, seconds, documents, kinds, invalid, errors, rejections, overloads } = report;
  print(`${speedText(report)}, ${verdictText(report)}`);
  const upTo = search === null ? '' : say('up to ', 'hasta ');
  row(say('target', 'destino'), `${target}, ${upTo}${connectionsText(concurrency, spoken())}`);
  row(
    say('documents', 'documentos'),
    say(
      `${documents} in ${decimal(seconds)} s: ${counts(kinds)}`,
      `${documents} en ${decimal(seconds)} s: ${counts(kinds)}`,
    ),
  );
  if (invalid > 0)
    row(
      say('invalid', 'inválidos'),
      say(
        `${invalid}, rejected as expected: ${counts(rejections)}`,
        `${invalid}, rechazados como se esperaba: ${counts(rejections)}`,
      ),
    );
  if (search === null) showLatency(report);
  showUsage(report);
  if (hasAny(overloads)) row(say('overload', 'sobrecarga'), yellow(counts(overloads)));
  if (hasAny(errors)) row(say('errors', 'errores'), red(counts(errors)));
  if (search !== null) showSearch(search);
  showDifferences(report);
};

// Progress

/** Uses the latest latencies, so that it shows the current state. */
const progressText = (tally: Tally): string => {
  const seconds = tally.elapsed() / 1_000;
  const documents = answeredIn(tally);
  const shown = {
    seconds: seconds.toFixed(0).padStart(4),
    speed: (tally.asExpected / seconds).toFixed(0),
    p95: percentile(latestIn(tally.timeLine), 95).toFixed(0),
  };
  return say(
    `${shown.seconds} s  ${documents} documents  ${shown.speed}/s  p95 ${shown.p95} ms  errors ${tally.differences}`,
    `${shown.seconds} s  ${documents} documentos  ${shown.speed}/s  p95 ${shown.p95} ms  errores ${tally.differences}`,
  );
};

/** Shows a run, and each step of a search, with one line a second on a terminal; nothing in a pipe. */
export const startProgress = (): { readonly show: (tally: Tally) => void; readonly stop: () => void } => {
  if (!redraws(process.stderr)) return { show: () => undefined, stop: () => undefined };
  let current: Tally | undefined;
  const timer = setInterval(() => {
    if (current === undefined) return;
    process.stderr.write(`\r${fit(progressText(current), lineWidth(process.stderr))}\u001b[K`);
  }, 1_000);
  return {
    show: (tally) => {
      current = tally;
    },
    stop: () => {
      clearInterval(timer);
      process.stderr.write('\r\u001b[K');
    },
  };
};
