import type { Command } from 'commander';
import { collect, logLevelHelp } from '../shared-options.ts';
import { stoppingOption } from '../stopping.ts';

const help = `
Without options: a fictitious company sends the documents of every test set, is enabled, and issues its first
documents in production. The report is written below reports/rehearse.

Examples:
  ensayo rehearse --set invoicing --with-mistakes 3
  ensayo rehearse --registry company.yaml --company 900373115
  ensayo rehearse --wait --set payroll --timeout 3600
  ensayo rehearse --verify reports/rehearse/901700200-20261120-100000

Exit codes: 0 accepted, 1 rejected or incomplete (or changed, with --verify), 2 wrong usage.`;

export const rehearseVerb = (program: Command): void => {
  const command = program
    .command('rehearse')
    .description('Rehearse the certification (habilitación), and write a report of it that can be filed')
    .option('--set <name>', 'invoicing, invoicing-large, support, payroll, or all', 'all')
    .option('--registry <file>', 'your own company, instead of a fictitious one (ensayo docs registry)')
    .option('--company <nit>', 'which company of the registry file, or of the authority with --control or --attach')
    .option('--nit <digits>', 'the same as --company')
    .option('--control <url>', 'rehearse the company of an authority that runs already, on services of its own')
    .option('--seed <text>', 'of the documents: the same seed and clock give the same bytes')
    .option('--clock <instant>', 'stop the clock at an ISO 8601 instant')
    .option('--with-mistakes <count>', 'also send so many wrong documents, which the sets then forgive')
    .option('--wait', 'start the services and wait for your own program to send')
    .option('--attach <url>', 'watch an authority that runs already, by its control interface')
    .option('--timeout <seconds>', 'how long to wait, with --wait or --attach')
    .option('--out <dir>', 'where to write the report')
    .option('--verify <dir>', 'instead: tell whether the files of a report are as they were written')
    .option('--profile <name>', 'rules that are on', 'habilitación')
    .option('--rule <code=state>', 'on, off, Rechazo or Notificación; may be repeated', collect)
    .option('--trust <file>', 'PEM or DER: certificates to trust besides; may be repeated', collect)
    .option('--trust-any', 'trust the certificates of any authority: for a first look only')
    .option('--port <number>', 'with --wait: port of the issuing service', '8080')
    .option('--authority-port <number>', 'with --wait: port of the authority', '8081')
    .option('--https-port <number>', 'with --wait: also serve the authority on HTTPS there', '8443')
    .option('--no-https', 'with --wait: serve no HTTPS')
    .option('--ready-file <file>', 'with --wait: write addresses and identifiers there; with --attach: read them there')
    .option('--control-token <token>', 'with --attach or --control: token of the control interface')
    .option('--tenant <name>', 'with --attach: which tenant')
    .option('--log-level <level>', logLevelHelp)
    .option('--json', 'print the facts of the report as JSON, and nothing else');
  stoppingOption(command)
    .addHelpText('after', help)
    .action(async (options: unknown) => (await import('../rehearse/run-rehearse.ts')).rehearse(options));
};
