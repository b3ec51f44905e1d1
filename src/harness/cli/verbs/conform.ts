import type { Command } from 'commander';
import { companyOptions, languageOption } from '../shared-options.ts';

/** `ensayo conform` */
export const conformVerb = (program: Command): void => {
  const command = program
    .command('conform')
    .description('Run the conformance scenarios against the bundled services, an issuing service or an authority')
    .option('--tags <expression>', 'only these: "@invoice and not @AJ"; kinds, codes, sections, @request, @wire')
    .option('--code <code...>', 'only these codes, for example FAU14 FAD06')
    .option('--kind <kind>', 'only a kind of document, for example credit-note')
    .option('--features <dir>', "a team's own features, with the published steps (ensayo docs conform)")
    .option('--issuer <url>', 'an issuing service that speaks the REST dialect and sends to the simulator')
    .option('--token <token>', 'its token (ENSAYO_TOKEN)')
    .option('--authority <url>', 'an authority; our own issuing service sends to it')
    .option('--control <url>', 'control interface of that authority: registry, clock, explanations (ENSAYO_CONTROL)')
    .option('--control-token <token>', 'its token (ENSAYO_CONTROL_TOKEN)')
    .option('--ready-file <file>', 'read tokens and control interface from the file of "ensayo up --ready-file"')
    .option('--seed <text>', 'make identifiers and serial numbers reproducible', 'conformance')
    .option('--shard <index/total>', 'only a share of the scenarios, for several machines: 2/4')
    .option('--parallel <count>', 'processes; as many as there are processors, at most 4, by default')
    .option('--out <dir>', 'folder for messages, summary and bundles', 'reports/conform')
    .option('--json', 'print the summary as JSON (docs/schemas/conform.schema.json)');
  languageOption(companyOptions(command)).action(async (options: unknown) =>
    (await import('../actions/run-conform.ts')).conform(options),
  );
};
