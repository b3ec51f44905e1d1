import type { Command } from 'commander';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '../../../common/store/data-file.ts';
import { issuerLayout } from '../../../issuer/store/migrations.ts';
import { authorityLayout } from '../../../../simulator/store/layout.ts';
import { note, print, printJson, UsageError } from '../output.ts';

type Flags = {
  readonly data: string;
  readonly newKeyFile: string;
  readonly keyFile?: string;
  readonly forgetSecrets?: boolean;
  readonly json?: boolean;
};

/** The issuing service has one file, the authority one for each tenant and environment. */
const layoutOf = (name: string): Layout | undefined => {
  if (name === 'issuer.sqlite') return issuerLayout;
  return /^authority.*\.sqlite$/.test(name) ? authorityLayout : undefined;
};

const databasesIn = (folder: string): readonly (readonly [file: string, layout: Layout])[] => {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = names.flatMap((name) => {
    const layout = layoutOf(name);
    return layout === undefined ? [] : [[join(folder, name), layout] as const];
  });
  if (found.length > 0) return found;
  throw new UsageError(`--data is "${folder}". Expected a folder with issuer.sqlite or authority.sqlite.`);
};

const rekey = async ({ data, newKeyFile, keyFile, forgetSecrets = false, json }: Flags): Promise<void> => {
  const databases = databasesIn(data);
  const { keyInFile, openDataFolder } = await import('../../data-folder/data-folder.ts');
  const { rekeyDataFile } = await import('../../../common/store/data-file.ts');
  const to = keyInFile(data, newKeyFile);
  const access = openDataFolder(data, { keyFile, onNotice: note });
  const files = databases.map(([file, layout]) => rekeyDataFile(file, layout, { access, to, forget: forgetSecrets }));
  if (json === true) {
    printJson({ key: to.id, keyFile: newKeyFile, files });
    return;
  }
  for (const { file, result } of files) {
    print(`${file}: ${result === 'rekeyed' ? 'encrypted with' : 'has already'} the key ${to.id}`);
  }
  print(`Keep ${newKeyFile} outside the folder, and start the services with --key-file ${newKeyFile}.`);
};

const help = `
Nothing may run on the folder meanwhile. Each database is rewritten in one transaction; a command that was interrupted
goes on where it was when it is given again. Start the services with --key-file FILE or ENSAYO_KEY from then on.

--forget-secrets is for a key that was lost: private keys, PINs and technical keys are gone and have to be given again,
documents stay.`;

/** `ensayo rekey` */
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
    .action(rekey);
};
