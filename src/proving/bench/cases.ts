/** What is measured, in the order of a round and of the table. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import { commandCases } from './command-line/facts.ts';
import { rsaOf, signCase, verifyCase, type Rsa } from './rsa.ts';

export type Unit = 'signatures/s' | 'verifications/s' | 'documents/s' | 'ms/document' | 'ms' | 'MB';

/** `core`: per second of processor time. `elapsed`: per second that went by, which counts waiting. */
export type Clock = 'core' | 'elapsed';

export type CaseName = string;

export type CaseFacts = {
  readonly name: CaseName;
  readonly unit: Unit;
  /** Runs within one process, alone or with a store that was filled, needs whole services, is a command, or is somebody else's program. */
  readonly of: 'process' | 'store' | 'service' | 'command' | 'peer';
  readonly clock?: Clock | undefined;
  /** Is subtracted: the figure is the processor time of a document without it, in milliseconds. */
  readonly rsa?: Rsa | undefined;
  readonly title: Bilingual;
  /** What limits the figure. */
  readonly bound: Bilingual;
};

const text = (en: string, es: string): Bilingual => ({ en, es });

/** Sizes of the documents; those of ten lines are the cases without a number. */
export const lineCounts = [100, 1_000, 5_000] as const;

/** A till's ticket, and the invoice that it is compared with. */
export const ofTill = [
  { kind: 'invoice', lines: 3, name: text('an invoice', 'una factura') },
  { kind: 'ticket', lines: 3, name: text('a POS ticket', 'un tiquete POS') },
] as const;

export const tillCase = (act: 'issue' | 'judge', kind: (typeof ofTill)[number]['kind']): CaseName => `${act}-${kind}-3`;

export const saxonCase = 'saxon-rules';

export const documentCounts = { short: [0], usual: [0, 100_000], long: [0, 100_000, 1_000_000] } as const;

export const stores = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof stores)[number];

export const storeTitles: Readonly<Record<StoreName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

export const storeCase = (store: StoreName, documents: number): CaseName => `judge-${store}-${String(documents)}`;

export const workersCase = (workers: number): CaseName => `end-to-end-workers-${String(workers)}`;

const openSsl = text('RSA in OpenSSL', 'RSA en OpenSSL');
const javascript = text('JavaScript of xml-crypto and xmldom', 'JavaScript de xml-crypto y xmldom');
const lines = text('the lines', 'las líneas');

const perDocument = (rsa: Rsa) => ({ unit: 'ms/document', of: 'process', clock: 'core', rsa }) as const;

const signatures: readonly CaseFacts[] = [
  {
    name: signCase,
    unit: 'signatures/s',
    of: 'process',
    clock: 'core',
    title: text('RSA-2048, signing', 'RSA-2048, firmar'),
    bound: openSsl,
  },
  {
    name: verifyCase,
    unit: 'verifications/s',
    of: 'process',
    clock: 'core',
    title: text('RSA-2048, verifying', 'RSA-2048, verificar'),
    bound: openSsl,
  },
  {
    name: 'xml-crypto-sign',
    ...perDocument(rsaOf.signing),
    title: text('xml-crypto signs the same invoice', 'xml-crypto firma la misma factura'),
    bound: javascript,
  },
  {
    name: 'xml-crypto-verify',
    ...perDocument(rsaOf.verifying),
    title: text('xml-crypto verifies the same invoice', 'xml-crypto verifica la misma factura'),
    bound: javascript,
  },
];

const saxon: CaseFacts = {
  name: saxonCase,
  ...perDocument(rsaOf.none),
  of: 'peer',
  title: text(
    'Saxon runs as many rules on the same invoice',
    'Saxon ejecuta igual número de reglas sobre la misma factura',
  ),
  bound: text('Java of Saxon: XML and XPath, no signatures', 'Java de Saxon: XML y XPath, sin firmas'),
};

const alone: readonly CaseFacts[] = [
  {
    name: 'issue',
    ...perDocument(rsaOf.issuing),
    title: text('Issuing alone, JSON to envelope', 'Solo emitir, de JSON al sobre'),
    bound: text('reading JSON, writing and digesting XML', 'leer JSON, escribir y resumir XML'),
  },
  ...lineCounts.map((count) => ({
    name: `issue-${String(count)}`,
    ...perDocument(rsaOf.issuing),
    title: text(
      `Issuing alone, ${count.toLocaleString('en')} lines`,
      `Solo emitir, ${count.toLocaleString('de')} líneas`,
    ),
    bound: lines,
  })),
  {
    name: 'judge',
    ...perDocument(rsaOf.judging),
    title: text('Judging alone, envelope to signed answer', 'Solo validar, del sobre a la respuesta firmada'),
    bound: text('rules, schema, digests, store', 'reglas, esquema, resúmenes, base de datos'),
  },
  ...lineCounts.map((count) => ({
    name: `judge-${String(count)}`,
    ...perDocument(rsaOf.judging),
    title: text(
      `Judging alone, ${count.toLocaleString('en')} lines`,
      `Solo validar, ${count.toLocaleString('de')} líneas`,
    ),
    bound: lines,
  })),
  ...ofTill.flatMap(({ kind, name }): readonly CaseFacts[] => [
    {
      name: tillCase('issue', kind),
      ...perDocument(rsaOf.issuing),
      title: text(`Issuing alone, ${name.en} of three lines`, `Solo emitir, ${name.es} de tres líneas`),
      bound: text('reading JSON, writing XML', 'leer JSON, escribir XML'),
    },
    {
      name: tillCase('judge', kind),
      ...perDocument(rsaOf.judging),
      title: text(`Judging alone, ${name.en} of three lines`, `Solo validar, ${name.es} de tres líneas`),
      bound: text('rules, schema', 'reglas, esquema'),
    },
  ]),
];

const filled = stores.flatMap((store) =>
  documentCounts.long.map((documents): CaseFacts => ({
    name: storeCase(store, documents),
    unit: 'documents/s',
    of: 'store',
    clock: 'elapsed',
    title: text(
      `Judging, ${documents.toLocaleString('en')} documents in ${storeTitles[store]}`,
      `Validar con ${documents.toLocaleString('de')} documentos en ${storeTitles[store]}`,
    ),
    bound:
      store === 'sqlite'
        ? text('judging, and one transaction per document', 'validar, y una transacción por documento')
        : text('judging, and round trips to the server', 'validar, y los viajes al servidor'),
  })),
);

const endToEnd: readonly CaseFacts[] = [
  {
    name: 'end-to-end',
    ...perDocument(rsaOf.both),
    of: 'service',
    title: text('End to end on one core', 'De extremo a extremo en un núcleo'),
    bound: text('the core: both services share it', 'el núcleo, que comparten los dos servicios'),
  },
  ...[1, 2].map((workers): CaseFacts => ({
    name: workersCase(workers),
    unit: 'documents/s',
    of: 'service',
    clock: 'elapsed',
    title: text(
      `End to end, ${workers === 1 ? 'one worker' : 'two workers'}, every core`,
      `De extremo a extremo, ${workers === 1 ? 'un proceso' : 'dos procesos'}, todos los núcleos`,
    ),
    bound: text(
      'the cores that the load generator leaves, and one writer at a time',
      'los núcleos que deja el generador de carga, y una escritura a la vez',
    ),
  })),
];

const processes: readonly CaseFacts[] = [
  {
    name: 'cold-start',
    unit: 'ms',
    of: 'service',
    title: text('Cold start to ready, in memory', 'Arranque en frío hasta estar listo, en memoria'),
    bound: text('loading modules and compiling them', 'cargar y compilar los módulos'),
  },
  {
    name: 'idle-memory',
    unit: 'MB',
    of: 'service',
    title: text('Resident memory, idle', 'Memoria residente, en reposo'),
    bound: text('Node, modules, the catalogue of rules', 'Node, módulos y el catálogo de reglas'),
  },
  {
    name: 'loaded-memory',
    unit: 'MB',
    of: 'service',
    title: text('Resident memory after the load', 'Memoria residente después de la carga'),
    bound: text('the documents in memory, garbage to collect', 'los documentos en memoria y la memoria por liberar'),
  },
];

export const cases: readonly CaseFacts[] = [
  ...signatures,
  saxon,
  ...alone,
  ...filled,
  ...endToEnd,
  ...processes,
  ...commandCases,
];
