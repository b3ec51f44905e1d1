/** What the figures must be, whatever the machine: ratios within one round, and a few absolute bounds. */
import { availableParallelism } from 'node:os';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { lineCounts, storeCase, storeTitles, stores, tillCase, workersCase } from './cases.ts';
import { commandHolds } from './command-line/facts.ts';
import { rsaMilliseconds, rsaOf } from './rsa.ts';
import { ratio, valuesPerRound, type Lookup, type Round } from './samples.ts';
import { spreadOf, type Spread } from './statistics.ts';

export type Hold = {
  readonly name: string;
  readonly title: Bilingual;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Undefined if a case that it needs was not measured. */
  readonly value: (lookup: Lookup, generatorCores: Lookup) => number | undefined;
};

export type HoldResult = Pick<Hold, 'name' | 'title' | 'atLeast' | 'atMost'> & {
  readonly spread: Spread | undefined;
  readonly met: boolean | undefined;
};

const text = (en: string, es: string): Bilingual => ({ en, es });

/** xml-crypto signs the document and verifies it. */
const byXmlCrypto =
  (name: string) =>
  (of: Lookup): number | undefined => {
    const [signing, verifying] = [of('xml-crypto-sign'), of('xml-crypto-verify')];
    return ratio(of(name), signing === undefined || verifying === undefined ? undefined : signing + verifying);
  };

/**
 * What each further line costs, from one size to the next: largest by smallest. The cost of the document itself
 * (signatures, certificates, header) would hide that of the lines in a document of ten.
 */
export const lineCostRange =
  (kind: 'issue' | 'judge') =>
  (of: Lookup): number | undefined => {
    const sizes = [10, ...lineCounts].map((lines) => ({
      lines,
      took: of(lines === 10 ? kind : `${kind}-${String(lines)}`),
    }));
    const steps = sizes.slice(1).map((larger, index) => {
      const smaller = sizes[index];
      if (smaller?.took === undefined || larger.took === undefined) return Number.NaN;
      return (larger.took - smaller.took) / (larger.lines - smaller.lines);
    });
    return steps.some(Number.isNaN) ? undefined : Math.max(...steps) / Math.min(...steps);
  };

const javascript: readonly Hold[] = [
  {
    name: 'issue-by-xml-crypto',
    title: text('Issuing alone ÷ xml-crypto, signing and verifying', 'Solo emitir ÷ xml-crypto, firmar y verificar'),
    atMost: 0.05,
    value: byXmlCrypto('issue'),
  },
  {
    name: 'judge-by-xml-crypto',
    title: text('Judging alone ÷ xml-crypto, signing and verifying', 'Solo validar ÷ xml-crypto, firmar y verificar'),
    atMost: 0.1,
    value: byXmlCrypto('judge'),
  },
  {
    name: 'end-to-end-by-xml-crypto',
    title: text(
      'End to end on one core ÷ xml-crypto, signing and verifying',
      'De extremo a extremo en un núcleo ÷ xml-crypto, firmar y verificar',
    ),
    atMost: 0.15,
    value: byXmlCrypto('end-to-end'),
  },
];

/** Documents by the cores that the load generator leaves. */
const byCoresLeft = (workers: number, of: Lookup, generatorCores: Lookup): number | undefined => {
  const name = workersCase(workers);
  const [rate, generator] = [of(name), generatorCores(name)];
  return rate === undefined || generator === undefined ? undefined : rate / (availableParallelism() - generator);
};

const workers: Hold = {
  name: 'two-workers',
  title: text(
    'Two workers ÷ one worker, the load generator’s share subtracted',
    'Dos procesos ÷ un proceso, sin la parte del generador de carga',
  ),
  atLeast: 1.6,
  value: (of, generatorCores) => ratio(byCoresLeft(2, of, generatorCores), byCoresLeft(1, of, generatorCores)),
};

const filled: readonly Hold[] = stores.map((store) => ({
  name: `million-${store}`,
  title: text(
    `Cost of judging with 1,000,000 documents in ${storeTitles[store]} ÷ with none`,
    `Costo de validar con 1.000.000 de documentos en ${storeTitles[store]} ÷ sin ninguno`,
  ),
  atMost: 1.2,
  value: (of) => ratio(of(storeCase(store, 0)), of(storeCase(store, 1_000_000))),
}));

const lines: readonly Hold[] = [
  {
    name: 'issue-line-cost',
    title: text(
      'Issuing, cost of one more line from 10 to 5,000: largest ÷ smallest',
      'Emitir, costo de una línea más de 10 a 5.000: mayor ÷ menor',
    ),
    atMost: 1.5,
    value: lineCostRange('issue'),
  },
  {
    name: 'judge-line-cost',
    title: text(
      'Judging, cost of one more line from 10 to 5,000: largest ÷ smallest',
      'Validar, costo de una línea más de 10 a 5.000: mayor ÷ menor',
    ),
    atMost: 1.5,
    value: lineCostRange('judge'),
  },
];

/** Processor time of one document, issued and judged, with its signatures: that is what a till waits for. */
const costOf =
  (kind: 'invoice' | 'ticket') =>
  (of: Lookup): number | undefined => {
    const [issuing, judging] = [of(tillCase('issue', kind)), of(tillCase('judge', kind))];
    const signatures = rsaMilliseconds(rsaOf.both, of);
    return issuing === undefined || judging === undefined || signatures === undefined
      ? undefined
      : issuing + judging + signatures;
  };

const till: Hold = {
  name: 'ticket-by-invoice',
  title: text(
    'Cost of a POS ticket of three lines ÷ of an invoice of three lines',
    'Costo de un tiquete POS de tres líneas ÷ de una factura de tres líneas',
  ),
  atMost: 1.05,
  value: (of) => ratio(costOf('ticket')(of), costOf('invoice')(of)),
};

const processes: readonly Hold[] = [
  {
    name: 'ready',
    title: text('Cold start to ready (ms)', 'Arranque en frío hasta estar listo (ms)'),
    atMost: 800,
    value: (of) => of('cold-start'),
  },
  {
    name: 'idle',
    title: text('Resident memory, idle (MB)', 'Memoria residente, en reposo (MB)'),
    atMost: 150,
    value: (of) => of('idle-memory'),
  },
];

export const holds: readonly Hold[] = [
  ...javascript,
  workers,
  ...filled,
  ...lines,
  till,
  ...processes,
  ...commandHolds,
];

const isMet = ({ median }: Spread, { atLeast, atMost }: Hold): boolean =>
  median >= (atLeast ?? Number.NEGATIVE_INFINITY) && median <= (atMost ?? Number.POSITIVE_INFINITY);

/** Computed within each round, so that a slow moment hits both sides of a ratio; then the median of the rounds. */
export const holdResults = (rounds: readonly Round[]): readonly HoldResult[] =>
  holds.map((hold) => {
    const { value, ...facts } = hold;
    const spread = spreadOf(valuesPerRound(rounds, value));
    return { ...facts, spread, met: spread === undefined ? undefined : isMet(spread, hold) };
  });
