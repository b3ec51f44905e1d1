import type { Command } from 'commander';
import { faultNames, faults } from '../../../../simulator/disturbances/fault-kinds.ts';
import type { FaultFlags } from '../actions/run-fault.ts';
import { matcherOptions, targetOptions } from '../shared-options.ts';

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
export const faultVerb = (program: Command): void => {
  const fault = program.command('fault').description('Make things go wrong at the running authority, on purpose');
  targetOptions(fault.command('list'))
    .description('List the faults, with how often each struck')
    .action(async (flags: FaultFlags) => (await import('../actions/run-fault.ts')).listFaults(flags));
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
    .action(async (name: string, flags: FaultFlags) => (await import('../actions/run-fault.ts')).addFault(name, flags));
  targetOptions(fault.command('remove'))
    .description('Take a fault away; what it kept in process is let go')
    .argument('<id>', 'as list shows it')
    .action(async (id: string, flags: FaultFlags) => (await import('../actions/run-fault.ts')).removeFault(id, flags));
  targetOptions(fault.command('clear'))
    .description('Take all faults away')
    .action(async (flags: FaultFlags) => (await import('../actions/run-fault.ts')).clearFaults(flags));
};
