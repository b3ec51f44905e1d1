import type { Command } from 'commander';
import { companyOptions } from '../shared-options.ts';

const help = `
Without --url and --ready-file the services run in another process for as long as it takes, in memory.
Ends after --count documents or --duration, whichever comes first; Ctrl+C ends it early and still reports.
ensayo docs load describes what --json prints.

Examples:
  ensayo load --duration 1m --concurrency 16
  ensayo load --kind invoice=8,credit-note=1,payroll=1 --count 5000 --json
  ensayo load --url http://127.0.0.1:8080 --token … --first-number 990000001
  ensayo load --registry mine.yaml --company 900373115
  ensayo load --ready-file ready.json --company 900373115

Exit codes: 0 all accepted, 1 some were not.`;

/** `ensayo load` */
export const loadVerb = (program: Command): void => {
  const command = program
    .command('load')
    .description('Sustained load: throughput, percentiles, errors by code, memory')
    .option('--duration <time>', 'how long: 30s, 5m; 10s where neither this nor --count is given')
    .option('--count <number>', 'how many documents')
    .option('--concurrency <number>', 'connections, each with one document on its way', '8')
    .option('--kind <mix>', 'of documents, with weights: invoice=8,credit-note=1', 'invoice')
    .option('--url <url>', 'an issuing service that runs already')
    .option('--token <token>', 'its token (ENSAYO_TOKEN)')
    .option('--ready-file <file>', 'read both, and the control interface, from the file of "ensayo up --ready-file"')
    .option('--control <url>', 'with --company: ask that authority for the next free numbers (ENSAYO_CONTROL)')
    .option('--control-token <token>', 'its token (ENSAYO_CONTROL_TOKEN)')
    .option('--first-number <number>', 'number the documents from there; the service does where absent')
    .option('--seed <text>', 'the same seed draws the same documents', '1')
    .option('--warm-up <number>', 'documents that are sent before and not measured', '50')
    .option('--timeout <ms>', 'how long an answer may take', '30000')
    .option('--json', 'print the report as JSON');
  companyOptions(command)
    .addHelpText('after', help)
    .action(async (options: unknown) => (await import('../actions/run-load.ts')).load(options));
};
