import type { Command } from 'commander';
import { boxOptions, logLevelHelp } from '../shared-options.ts';

/** `ensayo demo` */
export const demoVerb = (program: Command): void => {
  boxOptions(program.command('demo'))
    .description('Issue and judge one document of each kind and variant, then stop')
    .option('--trace <dir>', 'write every intermediate of every document there')
    .option('--log-level <level>', logLevelHelp)
    .option('--json', 'print the results as JSON')
    .action(async (options: unknown) => (await import('../actions/run-demo.ts')).demo(options));
};
