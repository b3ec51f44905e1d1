/** The report of `ensayo load` for people at a terminal. */
import { bilingual, english, spanish, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import type { Search, Step } from '../../harness/load/find-limit.ts';
import { latestIn } from '../../harness/load/time-line.ts';
import { percentile } from '../../harness/load/histogram.ts';
import { connectionsText, stopText } from '../../harness/load/stop-texts.ts';
import { isBusy } from '../../harness/load/usage.ts';
import { isGood, type LoadReport } from '../../harness/load/report.ts';
import { answeredIn, type Difference, type Tally } from '../../harness/load/tally.ts';
import { chosen } from '../shared/spoken.ts';
import { bold, dim, green, print, printable, red, yellow } from '../shared/output.ts';
import { fit, lineWidth, redraws } from '../shared/terminal.ts';

/** 61.2, in Spanish 61,2 */
const decimal = (value: number, places = 1): Bilingual => ({
  en: value.toFixed(places),
  es: value.toFixed(places).replace('.', ','),
});

const row = (label: Part, text: Part): void => print(bilingual`  ${dim(chosen(label).padEnd(11))} ${text}`);

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
        ? { en: `${number} not accepted`, es: `${number} no aceptados` }
        : { en: `${number} without the expected verdict`, es: `${number} sin el veredicto esperado` },
    );
  }
  if (documents === 0) return red({ en: 'none sent', es: 'ninguno enviado' });
  if (accepted + rejected === 0) return red({ en: 'none judged', es: 'ninguno validado' });
  if (invalid > 0) return green({ en: 'every verdict as expected', es: 'todos los veredictos como se esperaba' });
  return overloaded > 0
    ? green({ en: 'all others accepted', es: 'los demás fueron aceptados' })
    : green({ en: 'all accepted', es: 'todos aceptados' });
};

const showLatency = ({ latencyMs }: LoadReport): void => {
  if (latencyMs === null) return;
  const { p50, p95, p99, mean, max } = latencyMs;
  row(
    { en: 'answered in', es: 'respuesta' },
    {
      en: `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, mean ${mean} ms, longest ${max} ms`,
      es: `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, media ${mean} ms, máximo ${max} ms`.replaceAll('.', ','),
    },
  );
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const showUsage = ({ memory, generator: { cpuCores } }: LoadReport): void => {
  if (memory !== null) {
    const { startBytes, mostBytes, endBytes } = memory;
    row(
      { en: 'memory', es: 'memoria' },
      {
        en: `${megabytes(startBytes)} at first, ${megabytes(endBytes)} at last, ${megabytes(mostBytes)} at most`,
        es: `${megabytes(startBytes)} al inicio, ${megabytes(endBytes)} al final, ${megabytes(mostBytes)} como máximo`,
      },
    );
  }
  const percent = String(Math.round(cpuCores * 100));
  const share = { en: `${percent}% of a core to send`, es: `${percent} % de un núcleo para enviar` };
  const warning = {
    en: 'sending itself may be the limit, not the service',
    es: 'el límite puede ser el propio envío y no el servicio',
  };
  row('CPU', isBusy(cpuCores) ? yellow(bilingual`${share}: ${warning}`) : share);
};

const differenceText = ({ document, number, kind, expected, got }: Difference): Bilingual => {
  const named = number === null ? '' : ` (${printable(number)})`;
  const codes = got.map(printable).join(', ');
  const wanted = expected === 'accepted' ? { en: 'accepted', es: 'aceptado' } : expected;
  return {
    en: `document ${String(document)}${named}, ${kind}: expected ${english(wanted)}, got ${codes}`,
    es: `documento ${String(document)}${named}, ${kind}: esperado ${spanish(wanted)}, encontrado ${codes}`,
  };
};

const showDifferences = ({ differences: { count, first } }: LoadReport): void => {
  if (count === 0) return;
  print(bold({ en: 'Other outcomes than expected:', es: 'Resultados distintos de los esperados:' }));
  for (const each of first) print(bilingual`  ${differenceText(each)}`);
  const more = String(count - first.length);
  if (count > first.length) print(dim({ en: `  and ${more} more`, es: `  y ${more} más` }));
};

// The search

const cells = (texts: readonly Part[]): string => `  ${texts.map((text) => chosen(text).padStart(11)).join('')}`;

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
    { en: 'connections', es: 'conexiones' },
    'doc/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    { en: 'accepted', es: 'aceptados' },
    { en: 'rejected', es: 'rechazados' },
    { en: 'overload', es: 'sobrecarga' },
    { en: 'failed', es: 'fallidos' },
  ];
  print(dim(cells(heading)));
  for (const step of steps) print(step === limit ? bold(stepCells(step)) : stepCells(step));
  row({ en: 'limit', es: 'límite' }, limitText(search));
  row({ en: 'stopped by', es: 'detenida por' }, stopText(search));
};

const limitText = ({ limit }: Search): Part => {
  if (limit === null)
    return red({
      en: 'none: no step was completed within bounds',
      es: 'ninguno: ningún paso completo cumplió las condiciones',
    });
  const { concurrency, perSecond, latencyMs } = limit;
  const speed = decimal(perSecond);
  const connections = connectionsText(concurrency);
  const [p50, p95, p99] = [latencyMs?.p50 ?? 0, latencyMs?.p95 ?? 0, latencyMs?.p99 ?? 0].map((ms) => decimal(ms));
  const times = bilingual`p50 ${p50 ?? ''} ms, p95 ${p95 ?? ''} ms, p99 ${p99 ?? ''} ms`;
  return {
    en: `${connections.en}, ${speed.en} documents/s, ${times.en}`,
    es: `${connections.es}, ${speed.es} documentos/s, ${times.es}`,
  };
};

const speedText = ({ search, perSecond }: LoadReport): string => {
  const speed = search === null ? perSecond : (search.limit?.perSecond ?? 0);
  return bold({ en: `${decimal(speed).en} documents/s`, es: `${decimal(speed).es} documentos/s` });
};

export const showLoad = (report: LoadReport): void => {
  const { target, concurrency, search, seconds, documents, kinds, invalid, errors, rejections, overloads } = report;
  print(`${speedText(report)}, ${verdictText(report)}`);
  const upTo = search === null ? '' : { en: 'up to ', es: 'hasta ' };
  row({ en: 'target', es: 'destino' }, bilingual`${target}, ${upTo}${connectionsText(concurrency)}`);
  row(
    { en: 'documents', es: 'documentos' },
    {
      en: `${documents} in ${decimal(seconds).en} s: ${counts(kinds)}`,
      es: `${documents} en ${decimal(seconds).es} s: ${counts(kinds)}`,
    },
  );
  if (invalid > 0)
    row(
      { en: 'invalid', es: 'inválidos' },
      {
        en: `${invalid}, rejected as expected: ${counts(rejections)}`,
        es: `${invalid}, rechazados como se esperaba: ${counts(rejections)}`,
      },
    );
  if (search === null) showLatency(report);
  showUsage(report);
  if (hasAny(overloads)) row({ en: 'overload', es: 'sobrecarga' }, yellow(counts(overloads)));
  if (hasAny(errors)) row({ en: 'errors', es: 'errores' }, red(counts(errors)));
  if (search !== null) showSearch(search);
  showDifferences(report);
};

// Progress

/** Uses the latest latencies, so that it shows the current state. */
const progressText = (tally: Tally): Bilingual => {
  const seconds = tally.elapsed() / 1_000;
  const documents = answeredIn(tally);
  const shown = {
    seconds: seconds.toFixed(0).padStart(4),
    speed: (tally.asExpected / seconds).toFixed(0),
    p95: percentile(latestIn(tally.timeLine), 95).toFixed(0),
  };
  return {
    en: `${shown.seconds} s  ${documents} documents  ${shown.speed}/s  p95 ${shown.p95} ms  errors ${tally.differences}`,
    es: `${shown.seconds} s  ${documents} documentos  ${shown.speed}/s  p95 ${shown.p95} ms  errores ${tally.differences}`,
  };
};

/** Shows a run, and each step of a search, with one line a second on a terminal; nothing in a pipe. */
export const startProgress = (): { readonly show: (tally: Tally) => void; readonly stop: () => void } => {
  if (!redraws(process.stderr)) return { show: () => undefined, stop: () => undefined };
  let current: Tally | undefined;
  const timer = setInterval(() => {
    if (current === undefined) return;
    process.stderr.write(`\r${fit(chosen(progressText(current)), lineWidth(process.stderr))}\u001b[K`);
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
