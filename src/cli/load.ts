import type { Command } from 'commander';
import { companyOptions } from './shared/shared-options.ts';
import { declareUsage, type Usage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

const help = (): string =>
  say(
    `
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
    `
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
  );

/** What documents must be rejected, how far to go, and where to write. */
const measuringOptions = (command: Command): Command =>
  command
    .option(
      '--invalid <share>',
      say(
        'of the documents, up to 50%: with a fault that must be rejected',
        'de los documentos, hasta 50%: con una falla que se debe rechazar',
      ),
      '0%',
    )
    .option(
      '--find-limit',
      say(
        'raise the connections in steps, and report how many the service can serve',
        'aumenta las conexiones por pasos, e informa cuántas puede atender el servicio',
      ),
    )
    .option(
      '--step <time>',
      say(
        'of --find-limit: how long each step takes; 5s if absent',
        'de --find-limit: cuánto tarda cada paso; 5s si se omite',
      ),
    )
    .option(
      '--p99 <time>',
      say(
        'of --find-limit: the longest p99 that is acceptable; 2s if absent',
        'de --find-limit: el mayor p99 aceptable; 2s si se omite',
      ),
    )
    .option(
      '--html <file>',
      say(
        'write the report there as a page, with charts over time',
        'escribe allí el informe como página, con gráficas en el tiempo',
      ),
    );

const targetOptions = (command: Command): Command =>
  command
    .option('--url <url>', say('an issuing service that runs already', 'un servicio de emisión en ejecución'))
    .option('--token <token>', say('its token (ENSAYO_TOKEN)', 'su token (ENSAYO_TOKEN)'))
    .option(
      '--ready-file <file>',
      say(
        'read both, and the control interface, from the file of "ensayo up --ready-file"',
        'lee ambos, y la interfaz de control, del archivo de "ensayo up --ready-file"',
      ),
    )
    .option(
      '--control <url>',
      say(
        'with --company: ask that authority for the next free numbers (ENSAYO_CONTROL)',
        'con --company: consulta en esa autoridad los siguientes números libres (ENSAYO_CONTROL)',
      ),
    )
    .option('--control-token <token>', say('its token (ENSAYO_CONTROL_TOKEN)', 'su token (ENSAYO_CONTROL_TOKEN)'));

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

/** `ensayo load` */
export const loadVerb = (program: Command): void => {
  const command = program
    .command('load')
    .description(
      say(
        'Sustained load: throughput, percentiles, errors by code, memory',
        'Carga sostenida: rendimiento, percentiles, errores por código, memoria',
      ),
    )
    .option(
      '--duration <time>',
      say(
        'how long: 30s, 5m; 10s where neither this nor --count is given',
        'cuánto tiempo: 30s, 5m; 10s si se omiten esta opción y --count',
      ),
    )
    .option('--count <number>', say('how many documents', 'cuántos documentos'))
    .option(
      '--concurrency <number>',
      say(
        'connections, each with one document on its way: 8 if absent; with --find-limit the most to try, 256 if absent',
        'conexiones, cada una con un documento en curso: 8 si se omite; con --find-limit el máximo que se prueba, 256 si se omite',
      ),
    )
    .option(
      '--kind <mix>',
      say('of documents, with weights: invoice=8,credit-note=1', 'de documentos, con pesos: invoice=8,credit-note=1'),
      'invoice',
    )
    .option(
      '--first-number <number>',
      say(
        'number the documents from there; the service does where absent',
        'numera los documentos desde ahí; lo hace el servicio si se omite',
      ),
    )
    .option(
      '--seed <text>',
      say('the same seed draws the same documents', 'la misma semilla da los mismos documentos'),
      '1',
    )
    .option(
      '--warm-up <number>',
      say('documents that are sent before and not measured', 'documentos que se envían antes y no se miden'),
      '50',
    )
    .option('--timeout <ms>', say('how long an answer may take', 'cuánto puede tardar una respuesta'), '30000')
    .option('--json', say('print the report as JSON', 'muestra el informe como JSON'));
  declareUsage(companyOptions(targetOptions(measuringOptions(command))), usages)
    .addHelpText('after', help())
    .action(async (options: unknown) => (await import('./load/run-load.ts')).load(options));
};
