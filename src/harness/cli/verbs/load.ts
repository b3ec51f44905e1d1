import type { Command } from 'commander';
import { companyOptions } from '../shared-options.ts';
import { say } from '../../say.ts';

const help = (): string =>
  say(
    `
Without --url and --ready-file the services run in another process for as long as it takes, in memory.
Ends after --count documents or --duration, whichever comes first; Ctrl+C ends it early and still reports.
ensayo docs load describes what --json prints.

Examples:
  ensayo load --duration 1m --concurrency 16
  ensayo load --kind invoice=8,credit-note=1,payroll=1 --count 5000 --json
  ensayo load --url http://127.0.0.1:8080 --token … --first-number 990000001
  ensayo load --registry mine.yaml --company 900373115
  ensayo load --ready-file ready.json --company 900373115

Exit codes: 0 all accepted, 1 some were not.`,
    `
Sin --url ni --ready-file, los servicios se ejecutan en otro proceso, en memoria, mientras dure la carga.
Termina con --count documentos o --duration, lo que ocurra primero; Ctrl+C la termina antes y también da el informe.
ensayo docs load describe lo que muestra --json.

Ejemplos:
  ensayo load --duration 1m --concurrency 16
  ensayo load --kind invoice=8,credit-note=1,payroll=1 --count 5000 --json
  ensayo load --url http://127.0.0.1:8080 --token … --first-number 990000001
  ensayo load --registry mia.yaml --company 900373115
  ensayo load --ready-file ready.json --company 900373115

Códigos de salida: 0 todos aceptados, 1 alguno no.`,
  );

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
      say('connections, each with one document on its way', 'conexiones, cada una con un documento en curso'),
      '8',
    )
    .option(
      '--kind <mix>',
      say('of documents, with weights: invoice=8,credit-note=1', 'de documentos, con pesos: invoice=8,credit-note=1'),
      'invoice',
    )
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
    .option('--control-token <token>', say('its token (ENSAYO_CONTROL_TOKEN)', 'su token (ENSAYO_CONTROL_TOKEN)'))
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
  companyOptions(command)
    .addHelpText('after', help())
    .action(async (options: unknown) => (await import('../actions/run-load.ts')).load(options));
};
