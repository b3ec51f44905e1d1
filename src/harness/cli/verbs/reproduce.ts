import type { Command } from 'commander';
import { companyControlOptions, languageOption } from '../shared-options.ts';

/** `ensayo reproduce` */
export const reproduceVerb = (program: Command): void => {
  const command = languageOption(program.command('reproduce'))
    .description('Send a valid document, and the same one broken so that a rule fires')
    .argument('<code>', 'for example FAD06')
    .option('--document <kind>', 'the kind of document; the first that has the rule by default')
    .option('--out <dir>', 'folder for request, XML, envelope, answer, verdict and difference')
    .option('--seed <text>', 'make identifiers and serial numbers reproducible', 'reproduce')
    .option('--clock <instant>', 'stop the clock of both services at an ISO 8601 instant')
    .option('--json', 'print what came of it as JSON, with the paths of the files');
  companyControlOptions(command).action(async (code: string, options: unknown) =>
    (await import('../actions/run-reproduce.ts')).reproduce(code, options),
  );
};
