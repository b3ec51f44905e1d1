import type { Command } from 'commander';
import { companyControlOptions } from './shared/shared-options.ts';
import { say } from '../harness/say.ts';

/** `ensayo reproduce` */
export const reproduceVerb = (program: Command): void => {
  const command = program
    .command('reproduce')
    .description(
      say(
        'Send a valid document, and the same one broken so that a rule fires',
        'Envía un documento válido, y el mismo alterado para que incumpla una regla',
      ),
    )
    .argument('<code>', say('for example FAD06', 'por ejemplo FAD06'))
    .option(
      '--document <kind>',
      say(
        'the kind of document; the first that has the rule by default',
        'el tipo de documento; por defecto el primero que tiene la regla',
      ),
    )
    .option(
      '--out <dir>',
      say(
        'folder for request, XML, envelope, answer, verdict and difference',
        'carpeta para solicitud, XML, sobre, respuesta, resultado y diferencia',
      ),
    )
    .option(
      '--seed <text>',
      say(
        'make identifiers and serial numbers reproducible',
        'hace reproducibles los identificadores y los números de serie',
      ),
      'reproduce',
    )
    .option(
      '--clock <instant>',
      say(
        'stop the clock of both services at an ISO 8601 instant',
        'detiene el reloj de ambos servicios en un instante ISO 8601',
      ),
    )
    .option(
      '--json',
      say(
        'print what came of it as JSON, with the paths of the files',
        'muestra el resultado como JSON, con las rutas de los archivos',
      ),
    );
  companyControlOptions(command).action(async (code: string, options: unknown) =>
    (await import('./actions/run-reproduce.ts')).reproduce(code, options),
  );
};
