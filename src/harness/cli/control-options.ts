/** Options that several commands share. Light: they are known before it is known which is called. */
import type { Command } from 'commander';

export const targetOptions = (command: Command): Command =>
  command
    .option('--control <url>', 'control interface of the running services, as they print it (ENSAYO_CONTROL)')
    .option('--control-token <token>', 'its token (ENSAYO_CONTROL_TOKEN)')
    .option('--ready-file <file>', 'read both from the file that "ensayo up --ready-file" wrote')
    .option('--tenant <name>', 'the tenant that is meant; the default one where absent')
    .option('--environment <name>', 'produccion or habilitacion; that of the services where absent')
    .option('--json', 'print the answer as JSON');

export const logLevelHelp =
  'what the services report on stderr: fatal, error, warn, info, debug, trace or silent; warn where neither this nor ENSAYO_LOG_LEVEL says otherwise';

export const matcherOptions = (command: Command): Command =>
  command
    .option('--operation <name>', 'only that operation, for example SendBillSync')
    .option('--nit <digits>', 'only documents of that issuer')
    .option('--kind <kind>', 'only that kind of document, for example invoice')
    .option('--number <pattern>', 'only numbers like that, for example "SETP99*"')
    .option('--times <count>', 'so often, and then no more');
