import type { Command } from 'commander';

const help = `
Nothing may run on the folder meanwhile. Each database is rewritten in one transaction; a command that was interrupted
goes on where it was when it is given again. Start the services with --key-file FILE or ENSAYO_KEY from then on.

--forget-secrets is for a key that was lost: private keys, PINs and technical keys are gone and have to be given again,
documents stay.`;

export const rekeyVerb = (program: Command): void => {
  program
    .command('rekey')
    .description('Encrypt the secrets of a data folder with another key')
    .requiredOption('--data <dir>', 'the data folder')
    .requiredOption('--new-key-file <file>', 'the key from now on; made where there is no such file')
    .option('--key-file <file>', 'the key up to now; else ENSAYO_KEY, or a file of the user')
    .option('--forget-secrets', 'the key is lost: remove what it encrypted')
    .option('--json', 'print the files and the new key identifier as JSON')
    .addHelpText('after', help)
    .action(async (options: unknown) => (await import('../actions/run-rekey.ts')).rekey(options));
};
