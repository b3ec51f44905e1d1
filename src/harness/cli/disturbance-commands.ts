/** `ensayo fault …` and `ensayo verdict …` as the command line takes them; what they do is loaded when one is called. */
import type { Command } from 'commander';
import { faultNames, faults } from '../../../simulator/faults/fault.ts';
import { verdictNames } from '../../../simulator/forced/verdict.ts';
import { matcherOptions, targetOptions } from './control-options.ts';
import type { FaultFlags } from './fault.ts';
import type { VerdictFlags } from './verdict.ts';

const faultTable = faultNames.map((name) => `  ${name.padEnd(17)} ${faults[name].points.join(' or ')}`).join('\n');

const faultHelp = `
Faults, and where each takes place (the first unless --at says otherwise):
${faultTable}

  request is before anything is taken, answer once the verdict is filed.

Examples:
  ensayo fault add lost-answer --operation SendBillSync --times 1
  ensayo fault add status --status 503 --probability 0.2 --seed monday
  ensayo fault add latency --ms 50-200 --number "SETP99*"`;

/** `ensayo fault list|add|remove|clear` */
export const faultCommands = (program: Command): void => {
  const fault = program.command('fault').description('Make things go wrong at the running authority, on purpose');
  targetOptions(fault.command('list'))
    .description('List the faults, with how often each struck')
    .action(async (flags: FaultFlags) => (await import('./fault.ts')).listFaults(flags));
  targetOptions(matcherOptions(fault.command('add')))
    .description('Add a fault')
    .argument('<fault>', 'its name')
    .option('--ms <milliseconds>', 'of latency: 200, or drawn between two: 50-200')
    .option('--status <code>', 'of status: 500, 503, or 403 for "Site Disabled"')
    .option('--retry-after <seconds>', 'of status: the header Retry-After')
    .option('--at <point>', 'where: request or answer')
    .option('--probability <chance>', 'of striking, above 0 up to 1')
    .option('--seed <text>', 'the same seed strikes the same requests')
    .addHelpText('after', faultHelp)
    .action(async (name: string, flags: FaultFlags) => (await import('./fault.ts')).addFault(name, flags));
  targetOptions(fault.command('remove'))
    .description('Take a fault away; what it kept in process is let go')
    .argument('<id>', 'as list shows it')
    .action(async (id: string, flags: FaultFlags) => (await import('./fault.ts')).removeFault(id, flags));
  targetOptions(fault.command('clear'))
    .description('Take all faults away')
    .action(async (flags: FaultFlags) => (await import('./fault.ts')).clearFaults(flags));
};

const verdictHelp = `
Verdicts: ${verdictNames.join(', ')}.
rejected takes the codes of its lines, one of them a Rechazo; accepted may take codes of Notificación.

Examples:
  ensayo verdict add rejected FAD06 FAJ43b --number "SETP99*" --times 1
  ensayo verdict add accepted --kind payroll`;

/** `ensayo verdict list|add|remove|clear|allow|refuse` */
export const verdictCommands = (program: Command): void => {
  const verdict = program.command('verdict').description('Decide verdicts of the running authority beforehand');
  const permission = (name: 'allow' | 'refuse', setting: 'allowed' | 'refused', text: string): void => {
    targetOptions(verdict.command(name))
      .description(text)
      .action(async (flags: VerdictFlags) => (await import('./verdict.ts')).permitVerdicts(setting, flags));
  };
  targetOptions(verdict.command('list'))
    .description('List the forced verdicts, with how many documents got each')
    .action(async (flags: VerdictFlags) => (await import('./verdict.ts')).listVerdicts(flags));
  targetOptions(matcherOptions(verdict.command('add')))
    .description('Force a verdict')
    .argument('<verdict>', 'its name')
    .argument('[code...]', 'rules whose lines the answer has')
    .addHelpText('after', verdictHelp)
    .action(async (name: string, codes: readonly string[], flags: VerdictFlags) =>
      (await import('./verdict.ts')).addVerdict(name, codes, flags),
    );
  targetOptions(verdict.command('remove'))
    .description('Take a forced verdict away; what was answered stays')
    .argument('<id>', 'as list shows it')
    .action(async (id: string, flags: VerdictFlags) => (await import('./verdict.ts')).removeVerdict(id, flags));
  targetOptions(verdict.command('clear'))
    .description('Take all forced verdicts away')
    .action(async (flags: VerdictFlags) => (await import('./verdict.ts')).clearVerdicts(flags));
  permission('allow', 'allowed', 'Allow forced verdicts again');
  permission('refuse', 'refused', 'Refuse forced verdicts, as a rehearsal does');
};
