import type { Command } from 'commander';

/** `ensayo certs` */
export const certsVerb = (program: Command): void => {
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
    .action(async (name: string | undefined, options: object) =>
      (await import('../actions/run-certs.ts')).certs(name, options),
    );
};
