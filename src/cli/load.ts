import { companyOptions } from './shared/shared-options.ts';
import type { Usage } from './shared/usage.ts';
import { verb } from './shared/verb.ts';

const help = {
  en: `
Without --url and --ready-file the services run in another process for as long as it takes, in memory.
Ends after --count documents or --duration, whichever comes first; Ctrl+C ends it early and still reports.
--find-limit doubles the connections from 1 until throughput grows by less than 5%, p99 exceeds --p99, or
documents get no verdict.
ensayo docs load describes what --json prints.

Examples:
  ensayo load --duration 1m --concurrency 16
  ensayo load --kind invoice=8,credit-note=1,payroll=1 --count 5000 --json
  ensayo load --invalid 5% --html load.html
  ensayo load --find-limit --step 10s --p99 500ms
  ensayo load --url http://127.0.0.1:8080 --token … --first-number 990000001
  ensayo load --registry mine.yaml --company 900373115
  ensayo load --ready-file ready.json --company 900373115

Exit codes: 0 every verdict as expected, 1 some were not, or there was no limit to find.`,
  es: `
Sin --url ni --ready-file, los servicios se ejecutan en otro proceso, en memoria, mientras dure la carga.
Termina con --count documentos o --duration, lo que ocurra primero; Ctrl+C la termina antes y también da el informe.
--find-limit duplica las conexiones desde 1 hasta que el rendimiento crece menos de 5 %, el p99 supera --p99, o
hay documentos sin veredicto.
ensayo docs load describe lo que muestra --json.

Ejemplos:
  ensayo load --duration 1m --concurrency 16
  ensayo load --kind invoice=8,credit-note=1,payroll=1 --count 5000 --json
  ensayo load --invalid 5% --html carga.html
  ensayo load --find-limit --step 10s --p99 500ms
  ensayo load --url http://127.0.0.1:8080 --token … --first-number 990000001
  ensayo load --registry mia.yaml --company 900373115
  ensayo load --ready-file ready.json --company 900373115

Códigos de salida: 0 todos los veredictos como se esperaba, 1 alguno no, o no se encontró un límite.`,
};

const usages: readonly Usage[] = [
  { options: ['step', 'p99'], needs: ['find-limit'] },
  {
    options: ['find-limit'],
    excludes: ['duration', 'count'],
    why: {
      en: 'It ends by itself; --step is how long each step takes.',
      es: 'Termina por sí sola; --step es cuánto tarda cada paso.',
    },
  },
  { options: ['token'], needs: ['url', 'ready-file'] },
  { options: ['control'], needs: ['company', 'registry'] },
  { options: ['control-token'], needs: ['control', 'ready-file'] },
];

export const loadVerb = verb({
  name: 'load',
  about: {
    en: 'Sustained load: throughput, percentiles, errors by code, memory',
    es: 'Carga sostenida: rendimiento, percentiles, errores por código, memoria',
  },
  page: 'load',
  options: {
    '--duration <time>': {
      en: 'how long: 30s, 5m; 10s where neither this nor --count is given',
      es: 'cuánto tiempo: 30s, 5m; 10s si se omiten esta opción y --count',
    },
    '--count <number>': { en: 'how many documents', es: 'cuántos documentos' },
    '--concurrency <number>': {
      en: 'connections, each with one document on its way: 8 if absent; with --find-limit the most to try, 256 if absent',
      es: 'conexiones, cada una con un documento en curso: 8 si se omite; con --find-limit el máximo que se prueba, 256 si se omite',
    },
    '--kind <mix>': {
      en: 'of documents, with weights: invoice=8,credit-note=1',
      es: 'de documentos, con pesos: invoice=8,credit-note=1',
      byDefault: 'invoice',
      words: 'kind',
    },
    '--first-number <number>': {
      en: 'number the documents from there; the service does where absent',
      es: 'numera los documentos desde ahí; lo hace el servicio si se omite',
    },
    '--seed <text>': {
      en: 'the same seed draws the same documents',
      es: 'la misma semilla da los mismos documentos',
      byDefault: '1',
    },
    '--warm-up <number>': {
      en: 'documents that are sent before and not measured',
      es: 'documentos que se envían antes y no se miden',
      byDefault: '50',
    },
    '--timeout <ms>': {
      en: 'how long an answer may take',
      es: 'cuánto puede tardar una respuesta',
      byDefault: '30000',
    },
    '--json': { en: 'print the report as JSON', es: 'muestra el informe como JSON' },
    '--invalid <share>': {
      en: 'of the documents, up to 50%: with a fault that must be rejected',
      es: 'de los documentos, hasta 50%: con una falla que se debe rechazar',
      byDefault: '0%',
    },
    '--find-limit': {
      en: 'raise the connections in steps, and report how many the service can serve',
      es: 'aumenta las conexiones por pasos, e informa cuántas puede atender el servicio',
    },
    '--step <time>': {
      en: 'of --find-limit: how long each step takes; 5s if absent',
      es: 'de --find-limit: cuánto tarda cada paso; 5s si se omite',
    },
    '--p99 <time>': {
      en: 'of --find-limit: the longest p99 that is acceptable; 2s if absent',
      es: 'de --find-limit: el mayor p99 aceptable; 2s si se omite',
    },
    '--html <file>': {
      en: 'write the report there as a page, with charts over time',
      es: 'escribe allí el informe como página, con gráficas en el tiempo',
    },
    '--url <url>': { en: 'an issuing service that runs already', es: 'un servicio de emisión en ejecución' },
    '--token <token>': {
      en: 'its token (ENSAYO_TOKEN)',
      es: 'su token (ENSAYO_TOKEN)',
      variable: 'ENSAYO_TOKEN',
      secret: true,
    },
    '--ready-file <file>': {
      en: 'read both, and the control interface, from the file of "ensayo up --ready-file"',
      es: 'lee ambos, y la interfaz de control, del archivo de "ensayo up --ready-file"',
    },
    '--control <url>': {
      en: 'with --company: ask that authority for the next free numbers (ENSAYO_CONTROL)',
      es: 'con --company: consulta en esa autoridad los siguientes números libres (ENSAYO_CONTROL)',
      variable: 'ENSAYO_CONTROL',
    },
    '--control-token <token>': {
      en: 'its token (ENSAYO_CONTROL_TOKEN)',
      es: 'su token (ENSAYO_CONTROL_TOKEN)',
      variable: 'ENSAYO_CONTROL_TOKEN',
      secret: true,
    },
    ...companyOptions,
  },
  usages,
  help,
  run: async (options) => (await import('./load/run-load.ts')).load(options),
});
