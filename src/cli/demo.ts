import type { Command } from 'commander';
import { boxOptions, logLevelHelp } from './shared/shared-options.ts';
import { say } from '../harness/say.ts';

/** `ensayo demo` */
export const demoVerb = (program: Command): void => {
  boxOptions(program.command('demo'))
    .description(
      say(
        'Issue and judge one document of each kind and variant, then stop',
        'Emite y valida un documento de cada tipo y variante, y termina',
      ),
    )
    .option(
      '--trace <dir>',
      say(
        'write every intermediate of every document there',
        'escribe allí cada resultado intermedio de cada documento',
      ),
    )
    .option('--log-level <level>', logLevelHelp())
    .option('--json', say('print the results as JSON', 'muestra los resultados como JSON'))
    .action(async (options: unknown) => (await import('./actions/run-demo.ts')).demo(options));
};
