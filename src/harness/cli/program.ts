import { Command } from 'commander';
import { clockCommands } from './clock-commands.ts';
import { completionCommands } from './completion-commands.ts';
import { logLevelHelp } from './control-options.ts';
import { conformanceCommands } from './conformance-commands.ts';
import { faultCommands, verdictCommands } from './disturbance-commands.ts';
import { generateCommands } from './generate-commands.ts';
import { journalCommands } from './journal-commands.ts';
import { loadCommands } from './load-commands.ts';
import { registryCommands } from './registry-commands.ts';
import { rehearseCommand } from './rehearse-commands.ts';
import { rekeyCommand } from './rekey-command.ts';
import { resetCommand, snapshotCommands } from './snapshot-commands.ts';

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const boxOptions = (command: Command): Command =>
  command
    .option('--clock <instant>', 'stop the clock of both services at an ISO 8601 instant')
    .option('--seed <text>', 'make identifiers and serial numbers reproducible')
    .option('--profile <name>', 'rules that are on: default, quiet, exact, strict, full, all, …', 'default')
    .option('--rule <code=state>', 'on, off, Rechazo or Notificación; may be repeated', collect)
    .option(
      '--limit <name=value>',
      'a limit, as in request=30s or xmlNodes=2000000 (docs/limits.md); may be repeated',
      collect,
    )
    .option('--environment <code>', '1 production, 2 test (habilitación)', '2')
    .option('--registry <file>', 'what the authority knows besides: your companies, ranges, … (docs/registry.md)')
    .option(
      '--trust <file>',
      'PEM or DER: roots, subordinates or single certificates to trust; may be repeated',
      collect,
    )
    .option('--trust-any', 'trust the certificates of any authority: for a first look only');

const serviceCommands = (program: Command): void => {
  boxOptions(program.command('up'))
    .description('Start the issuing service and the authority, and keep them running')
    .option('--host <address>', 'address to bind', '127.0.0.1')
    .option('--port <number>', 'port of the issuing service', '8080')
    .option('--alt-port <number>', 'a second port of the issuing service, with the same paths')
    .option('--authority-port <number>', 'port of the authority', '8081')
    .option('--https-port <number>', 'also serve the authority on HTTPS there', '8443')
    .option('--no-https', 'serve no HTTPS')
    .option('--address <url>', 'an address that wsa:To may name besides; may be repeated', collect)
    .option('--allow-host <name>', 'a further name under which it may be asked for; may be repeated', collect)
    .option('--only <service>', 'simulator or issuer: start that one alone')
    .option('--authority <url>', 'with --only issuer: the SOAP service that it sends to')
    .option('--data <dir>', 'keep the state of both services in that folder')
    .option('--key-file <file>', 'key of the secrets in --data; else ENSAYO_KEY, or a file of the user')
    .option('--ready-file <file>', 'write addresses and token there once both listen')
    .option('--demo', 'issue and judge a document of each kind when ready')
    .option('--compatibility <mode>', 'also answer under ResponseDian: "ResponseDian" or "both"')
    .option('--log-level <level>', logLevelHelp)
    .option('--json', 'print one JSON object when ready')
    .action(async (options: unknown) => (await import('./up.ts')).up(options));

  boxOptions(program.command('demo'))
    .description('Issue and judge one document of each kind and variant, then stop')
    .option('--trace <dir>', 'write every intermediate of every document there')
    .option('--log-level <level>', logLevelHelp)
    .option('--json', 'print the results as JSON')
    .action(async (options: unknown) => (await import('./demo.ts')).demo(options));

  boxOptions(program.command('judge'))
    .description('Judge XML documents or ZIP files offline')
    .argument('<file...>', 'XML or ZIP files')
    .option('--json', 'print the reports as JSON')
    .action(async (files: readonly string[], options: unknown) => (await import('./judge.ts')).judge(files, options));
};

const catalogueCommands = (program: Command): void => {
  program
    .command('explain')
    .description('Explain a rule of the authority')
    .argument('<code>', 'for example FAD06')
    .option('--json', 'print the entries as JSON')
    .action(async (code: string, options: unknown) => (await import('./explain.ts')).explain(code, options));

  program
    .command('reproduce')
    .description('Send a valid document, and the same one broken so that a rule fires')
    .argument('<code>', 'for example FAD06')
    .option('--document <kind>', 'the kind of document; the first that has the rule by default')
    .option('--out <dir>', 'folder for request, XML, envelope, answer, verdict and difference')
    .option('--seed <text>', 'make identifiers and serial numbers reproducible', 'reproduce')
    .option('--clock <instant>', 'stop the clock of both services at an ISO 8601 instant')
    .option('--json', 'print what came of it as JSON, with the paths of the files')
    .action(async (code: string, options: unknown) => (await import('./reproduce.ts')).reproduce(code, options));

  program
    .command('rules')
    .description('List the catalogue of rules, with what is implemented and proved')
    .option('--group <letters>', 'only a group of the annex, for example AJ')
    .option('--document <kind>', 'only a kind of document, for example invoice')
    .option('--kind <kind>', 'Rechazo or Notificación')
    .option('--need <name>', 'only rules that ask a registry, for example rut')
    .option('--provenance <certainty>', 'annex, specification, observed or inferred')
    .option('--state <state>', 'implemented, missing, proved or waived')
    .option('--coverage', 'count by group instead of listing')
    .option('--json', 'print counts and rules as JSON')
    .action(async (options: unknown) => (await import('./rules.ts')).rules(options));
};

const fileCommands = (program: Command): void => {
  program
    .command('report')
    .description('Write page, JSON and JUnit from the messages of a conformance run')
    .argument('<messages>', 'what cucumber-js --format message:FILE wrote')
    .requiredOption('--out <dir>', 'folder for report.html, report.json, junit.xml and messages.ndjson')
    .option('--json', 'print counts and paths as JSON')
    .action(async (messages: string, options: unknown) => (await import('./report.ts')).report(messages, options));

  program
    .command('certs')
    .description('List the certificates, good and bad, or write one to a file')
    .argument('[name]', 'which: good, expired, wrongNit, …; the list where absent')
    .option('--nit <digits>', 'whose it is, without check digit')
    .option('--name <text>', 'name of the holder')
    .option('--out <file>', 'where to write it, with key and chain: .p12, .pfx or .pem')
    .option('--force', 'overwrite that file')
    .option('--password <text>', 'of the .p12; "ensayo" where absent')
    .option('--root <file>', 'write the root certificate instead: .pem, .crt or .cer (DER)')
    .option('--clock <instant>', 'issue it as of that ISO 8601 instant')
    .option('--seed <text>', 'the same seed gives the same serial number')
    .option('--json', 'print as JSON')
    .action(async (name: string | undefined, options: object) => (await import('./certs.ts')).certs(name, options));
};

/** In the order of `--help`. The last completes what is registered before it. */
const commands: readonly ((program: Command) => void)[] = [
  serviceCommands,
  catalogueCommands,
  fileCommands,
  conformanceCommands,
  registryCommands,
  rehearseCommand,
  generateCommands,
  loadCommands,
  faultCommands,
  verdictCommands,
  clockCommands,
  snapshotCommands,
  resetCommand,
  journalCommands,
  rekeyCommand,
  completionCommands,
];

/** The command line. Each command's module is loaded when it is called: `judge` must not wait for the services' libraries. */
export const createProgram = (): Command => {
  const program = new Command('ensayo')
    .description('A local stand-in for the tax authority of Colombia: issue, judge, explain.')
    // What commander would print is part of the sentence that every other problem gets.
    .configureOutput({ outputError: () => undefined })
    .addHelpText(
      'after',
      '\nExit codes: 0 success, 1 a document was rejected or a check failed, 2 wrong usage or surroundings (docs/guides/troubleshooting.md lists the codes), 70 a bug in Ensayo, 130 stopped by Ctrl+C.',
    )
    .exitOverride();
  for (const register of commands) register(program);
  return program;
};
