/** The parts of docs/capacity.md, and of its Spanish translation, that follow from the last long run on each store. */
import type { Bilingual, Language } from '../../../common/text/bilingual.ts';
import type { StoreName } from '../cases.ts';
import type { Machine } from '../report/machine.ts';
import { withMarked } from '../report/marked.ts';
import { day } from '../report/page.ts';
import { decimal, markdownTable } from '../report/table.ts';
import type { PerDocument, SoakResult } from './soak.ts';

export type LastRun = { readonly at: string; readonly machine: Machine; readonly result: SoakResult };

export type LastRuns = Readonly<Record<StoreName, LastRun>>;

export const pages: Bilingual = {
  en: 'docs/capacity.md',
  es: 'docs/es/capacity.md',
};

const writer = 'npm run soak -- --write';

const stores: Readonly<Record<StoreName, Bilingual>> = {
  sqlite: { en: 'data folder', es: 'carpeta de datos' },
  postgres: { en: 'PostgreSQL', es: 'PostgreSQL' },
};

// What was measured

const measured = ({ at, machine, result }: LastRun, language: Language): string => {
  const { processor, cores, node } = machine;
  const [documents, rate, workers] = [result.documents, result.perSecond, result.workers].map((value) =>
    decimal(value, language),
  );
  const store = stores[result.store][language];
  return language === 'es'
    ? `- ${store}, ${day(at, 'es')}: ${String(documents)} documentos por ${String(workers)} procesos, ${String(rate)} por segundo; ${processor}, ${String(cores)} núcleos, Node ${node}`
    : `- ${store}, ${day(at, 'en')}: ${String(documents)} documents through ${String(workers)} workers, ${String(rate)} per second; ${processor}, ${String(cores)} cores, Node ${node}`;
};

/** Once its files are removed, a document is a row of each database. */
const recordKilobytes = 2;

type Cost = {
  readonly title: Bilingual;
  readonly unit: string;
  readonly digits?: number;
  readonly read: (per: PerDocument) => number | null;
};

const thousandth = (value: number | null): number | null => (value === null ? null : value / 1_000);

const costs: readonly Cost[] = [
  {
    title: { en: 'processor time of the services', es: 'tiempo de procesador de los servicios' },
    unit: ' ms',
    digits: 1,
    read: ({ servicesCpuMs }) => servicesCpuMs,
  },
  {
    title: {
      en: 'processor time of the database server',
      es: 'tiempo de procesador del servidor de base de datos',
    },
    unit: ' ms',
    digits: 1,
    read: ({ serverCpuMs }) => serverCpuMs,
  },
  {
    title: { en: 'transactions, reads included', es: 'transacciones, incluidas las lecturas' },
    unit: '',
    digits: 1,
    read: ({ commits }) => commits,
  },
  {
    title: { en: 'write-ahead log', es: 'registro de escritura anticipada (WAL)' },
    unit: ' KB',
    read: ({ logBytes }) => thousandth(logBytes),
  },
  { title: { en: 'disk, with files', es: 'disco, con archivos' }, unit: ' KB', read: ({ bytes }) => thousandth(bytes) },
  {
    title: { en: 'disk, once its files are removed', es: 'disco, después de eliminar sus archivos' },
    unit: ' KB',
    read: () => recordKilobytes,
  },
];

const costHead: Bilingual = {
  en: 'for each invoice of ten lines',
  es: 'por cada factura de diez líneas',
};

const costTable = (runs: LastRuns, language: Language): string =>
  markdownTable({
    head: [costHead[language], stores.sqlite[language], stores.postgres[language]],
    rows: costs.map(({ title, unit, digits, read }) => [
      title[language],
      ...[runs.sqlite, runs.postgres].map(({ result }) => {
        const value = read(result.perDocument);
        return value === null ? '' : `${decimal(value, language, digits)}${unit}`;
      }),
    ]),
  });

/** Processor time of the services for a document. @throws Error where the system did not report it */
const servicesMs = ({ result: { store, perDocument } }: LastRun): number => {
  if (perDocument.servicesCpuMs === null) throw new Error(`The run on ${store} has no processor time.`);
  return perDocument.servicesCpuMs;
};

const perCore = (runs: LastRuns, language: Language): string => {
  const [folder = '', server = ''] = [runs.sqlite, runs.postgres].map((run) =>
    decimal(1_000 / servicesMs(run), language),
  );
  return language === 'es'
    ? `Un núcleo emite y valida ${folder} facturas de diez líneas por segundo con una carpeta de datos y ${server} con PostgreSQL: los dos servicios en ese núcleo. Lo que cuesta un documento:`
    : `A core issues and judges ${folder} invoices of ten lines per second with a data folder, ${server} with PostgreSQL: both services on that core. What a document costs:`;
};

const cost = (runs: LastRuns, language: Language): string =>
  [
    [measured(runs.sqlite, language), measured(runs.postgres, language)].join('\n'),
    perCore(runs, language),
    costTable(runs, language),
  ].join('\n\n');

// What follows for larger volumes

const volumes = [1_000_000, 10_000_000, 100_000_000];

/** The busiest hour, by the mean of the day; how busy the cores may be in it. */
const assumed = { peak: 3, servicesBusy: 0.6, serverBusy: 0.5 } as const;

const secondsOfDay = 86_400;
const gigabyte = 1e9;

const volumeHead: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'documents a day',
    'mean/s',
    'peak/s',
    'processes (cores)',
    'cores of PostgreSQL',
    'transactions/s at the peak',
    'log a day',
    'disk a day, files kept',
    'disk a day, records only',
  ],
  es: [
    'documentos al día',
    'promedio/s',
    'máximo/s',
    'procesos (núcleos)',
    'núcleos de PostgreSQL',
    'transacciones/s en el máximo',
    'WAL al día',
    'disco al día con archivos',
    'disco al día solo registros',
  ],
};

const volumeTable = ({ postgres }: LastRuns, language: Language): string => {
  const { serverCpuMs, commits, logBytes, bytes } = postgres.result.perDocument;
  const whole = (value: number): string => decimal(value, language);
  const gigabytes = (value: number): string => `${whole(Math.ceil(value / gigabyte))} GB`;
  return markdownTable({
    head: volumeHead[language],
    rows: volumes.map((documents) => {
      const mean = documents / secondsOfDay;
      const peak = mean * assumed.peak;
      const cores = (milliseconds: number, busy: number): string =>
        whole(Math.ceil((peak * milliseconds) / 1_000 / busy));
      return [
        whole(documents),
        whole(mean),
        whole(peak),
        cores(servicesMs(postgres), assumed.servicesBusy),
        serverCpuMs === null ? '' : cores(serverCpuMs, assumed.serverBusy),
        commits === null ? '' : whole(peak * commits),
        logBytes === null ? '' : gigabytes(documents * logBytes),
        gigabytes(documents * bytes),
        gigabytes(documents * recordKilobytes * 1_000),
      ];
    }),
  });
};

/**
 * The page with the figures of these runs in the place of earlier ones.
 * @throws Error for a page without their places
 */
export const withCapacity = (page: string, runs: LastRuns, language: Language): string =>
  withMarked(
    withMarked(page, { name: 'cost', writer }, cost(runs, language)),
    { name: 'volumes', writer },
    volumeTable(runs, language),
  );
