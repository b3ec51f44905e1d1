import type { Command } from 'commander';
import { boxOptions, collect, logLevelHelp } from '../shared-options.ts';
import { stoppingOption } from '../stopping.ts';

/** `ensayo up` */
export const upVerb = (program: Command): void => {
  stoppingOption(boxOptions(program.command('up')))
    .description('Start the issuing service and the authority, and keep them running')
    .option('--host <address>', 'address to bind', '127.0.0.1')
    .option('--port <number>', 'port of the issuing service', '8080')
    .option('--alt-port <number>', 'a second port of the issuing service, with the same paths')
    .option('--authority-port <number>', 'port of the authority', '8081')
    .option('--https-port <number>', 'also serve the authority on HTTPS there', '8443')
    .option('--no-https', 'serve no HTTPS')
    .option('--address <url>', 'an additional address accepted in wsa:To; may be repeated', collect)
    .option('--explain-faults', 'put the diagnosis of a SOAP fault into its reason; the real platform says nothing')
    .option('--allow-host <name>', 'a further name under which it may be asked for; may be repeated', collect)
    .option('--only <service>', 'simulator or issuer: start that one alone')
    .option('--authority <url>', 'with --only issuer: the SOAP service that it sends to')
    .option('--data <dir>', 'keep the state of both services in that folder')
    .option('--key-file <file>', 'key of the secrets in --data; else ENSAYO_KEY, or a file of the user')
    .option('--new-token', 'with --data: make a new access token, where the first one is lost; earlier ones stay valid')
    .option('--ready-file <file>', 'write addresses and token there once both listen')
    .option('--demo', 'issue and judge a document of each kind when ready')
    .option(
      '--compatibility <mode>',
      'where the answer of the authority is: ResponseAuthority (default), ResponseDian or both',
    )
    .option('--metrics-port <number>', 'serve /metrics for Prometheus, and /health, on that port')
    .option('--log-level <level>', logLevelHelp)
    .option('--json', 'print one JSON object when ready')
    .action(async (options: unknown) => (await import('../actions/run-up.ts')).up(options));
};
