import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rekeyDataFile, type Layout } from '../../../common/store/data-file.ts';
import { issuerLayout } from '../../../issuer/store/migrations.ts';
import { authorityLayout } from '../../../../simulator/store/layout.ts';
import { keyInFile, openDataFolder } from '../../data-folder/data-folder.ts';
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

/** `ensayo rekey` */
export const rekey = (options: unknown): void => {
  const { data, newKeyFile, keyFile, forgetSecrets = false, json } = options as Flags; // commander's options of this command
  const databases = databasesIn(data);
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
