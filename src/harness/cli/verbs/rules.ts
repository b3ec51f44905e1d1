import type { Command } from 'commander';
import { languageOption } from '../shared-options.ts';

/** `ensayo rules` */
export const rulesVerb = (program: Command): void => {
  languageOption(program.command('rules'))
    .description('List the catalogue of rules, with what is proved')
    .option('--group <letters>', 'only a group of the annex, for example AJ')
    .option('--document <kind>', 'only a kind of document, for example invoice')
    .option('--kind <kind>', 'Rechazo or Notificación')
    .option('--need <name>', 'only rules that ask a registry, for example rut')
    .option('--provenance <certainty>', 'annex, specification, observed or inferred')
    .option('--state <state>', 'proved or unreachable')
    .option('--coverage', 'count by group instead of listing')
    .option('--json', 'print counts and rules as JSON')
    .action(async (options: unknown) => (await import('../actions/run-rules.ts')).rules(options));
};
