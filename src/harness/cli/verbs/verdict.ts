import type { Command } from 'commander';
import { verdictNames } from '../../../../simulator/disturbances/forced-verdicts.ts';
import type { VerdictFlags } from '../actions/run-verdict.ts';
import { matcherOptions, targetOptions } from '../shared-options.ts';

const verdictHelp = `
Verdicts: ${verdictNames.join(', ')}.
rejected takes the codes of its lines, one of them a Rechazo; accepted may take codes of Notificación.

Examples:
  ensayo verdict add rejected FAD06 FAJ43b --number "SETP99*" --times 1
  ensayo verdict add accepted --kind payroll`;

/** `ensayo verdict list|add|remove|clear|allow|refuse` */
export const verdictVerb = (program: Command): void => {
  const verdict = program.command('verdict').description('Decide verdicts of the running authority beforehand');
  const permission = (name: 'allow' | 'refuse', setting: 'allowed' | 'refused', text: string): void => {
    targetOptions(verdict.command(name))
      .description(text)
      .action(async (flags: VerdictFlags) =>
        (await import('../actions/run-verdict.ts')).permitVerdicts(setting, flags),
      );
  };
  targetOptions(verdict.command('list'))
    .description('List the forced verdicts, with how many documents got each')
    .action(async (flags: VerdictFlags) => (await import('../actions/run-verdict.ts')).listVerdicts(flags));
  targetOptions(matcherOptions(verdict.command('add')))
    .description('Force a verdict')
    .argument('<verdict>', 'its name')
    .argument('[code...]', 'rules whose lines the answer has')
    .addHelpText('after', verdictHelp)
    .action(async (name: string, codes: readonly string[], flags: VerdictFlags) =>
      (await import('../actions/run-verdict.ts')).addVerdict(name, codes, flags),
    );
  targetOptions(verdict.command('remove'))
    .description('Take a forced verdict away; what was answered stays')
    .argument('<id>', 'as list shows it')
    .action(async (id: string, flags: VerdictFlags) =>
      (await import('../actions/run-verdict.ts')).removeVerdict(id, flags),
    );
  targetOptions(verdict.command('clear'))
    .description('Take all forced verdicts away')
    .action(async (flags: VerdictFlags) => (await import('../actions/run-verdict.ts')).clearVerdicts(flags));
  permission('allow', 'allowed', 'Allow forced verdicts again');
  permission('refuse', 'refused', 'Refuse forced verdicts, as a rehearsal does');
};
