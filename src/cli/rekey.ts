import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '../common/store/data-file.ts';
import { issuerLayout } from '../issuer/store/migrations.ts';
import { note, print, printJson, UsageError } from './shared/output.ts';
import { verb } from './shared/verb.ts';

type Flags = {
  readonly data: string;
  readonly newKeyFile: string;
  readonly keyFile?: string;
  readonly forgetSecrets?: boolean;
  readonly json?: boolean;
};

/** The issuing service has a file for each tenant, the authority one for each tenant and environment. */
const layoutOf = (name: string, authorityLayout: Layout): Layout | undefined => {
  if (/^issuer(?:-.*)?\.sqlite$/.test(name)) return issuerLayout;
  return /^authority.*\.sqlite$/.test(name) ? authorityLayout : undefined;
};

const databasesIn = (folder: string, authorityLayout: Layout): readonly (readonly [file: string, layout: Layout])[] => {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = names.flatMap((name) => {
    const layout = layoutOf(name, authorityLayout);
    return layout === undefined ? [] : [[join(folder, name), layout] as const];
  });
  if (found.length > 0) return found;
  throw new UsageError({
    en: `--data is "${folder}". Expected a folder with issuer.sqlite or authority.sqlite.`,
    es: `--data es "${folder}". Se esperaba una carpeta con issuer.sqlite o authority.sqlite.`,
  });
};

const rekey = async ({ data, newKeyFile, keyFile, forgetSecrets = false, json }: Flags): Promise<void> => {
  const { authorityLayout } = await import('../../simulator/tenants/index.ts');
  const databases = databasesIn(data, authorityLayout);
  const { newKeyInFile, accessToSecrets } = await import('../harness/data-folder/data-folder.ts');
  const { rekeyDataFile } = await import('../common/store/data-file.ts');
  const to = newKeyInFile(data, newKeyFile);
  const access = accessToSecrets(data, { keyFile, onNotice: note });
  const files = databases.map(([file, layout]) => rekeyDataFile(file, layout, { access, to, forget: forgetSecrets }));
  const { id } = to.created();
  if (json === true) {
    printJson({ key: id, keyFile: newKeyFile, files });
    return;
  }
  for (const { file, result } of files) {
    print({
      en: `${file}: ${result === 'rekeyed' ? 'encrypted with' : 'has already'} the key ${id}`,
      es: `${file}: ${result === 'rekeyed' ? 'cifrado con' : 'ya tiene'} la clave ${id}`,
    });
  }
  print({
    en: `Keep ${newKeyFile} outside the folder, and start the services with --key-file ${newKeyFile}.`,
    es: `Guarde ${newKeyFile} fuera de la carpeta, e inicie los servicios con --key-file ${newKeyFile}.`,
  });
};

const help = {
  en: `
Nothing may run on the folder meanwhile. Each database is rewritten in one transaction; a command that was interrupted
goes on where it was when it is given again. Start the services with --key-file FILE or ENSAYO_KEY from then on.

--forget-secrets is for a key that was lost: private keys, PINs and technical keys are gone and have to be given again,
documents stay.`,
  es: `
Nada puede ejecutarse sobre la carpeta mientras tanto. Cada base de datos se reescribe en una transacción; un comando
interrumpido continúa donde iba si se repite. Después inicie los servicios con --key-file ARCHIVO o ENSAYO_KEY.

--forget-secrets es para una clave perdida: las claves privadas, los PIN y las claves técnicas se pierden y hay que
darlos de nuevo; los documentos permanecen.`,
};

export const rekeyVerb = verb({
  name: 'rekey',
  about: {
    en: 'Encrypt the secrets of a data folder with another key',
    es: 'Cifra los secretos de una carpeta de datos con otra clave',
  },
  page: 'data-folder',
  options: {
    '--data <dir>': { en: 'the data folder', es: 'la carpeta de datos', required: true },
    '--new-key-file <file>': {
      en: 'the key from now on; made where there is no such file',
      es: 'la clave de ahora en adelante; se crea si el archivo no existe',
      required: true,
    },
    '--key-file <file>': {
      en: 'the key up to now; else ENSAYO_KEY, or a file of the user',
      es: 'la clave hasta ahora; si se omite, ENSAYO_KEY o un archivo del usuario',
      variable: 'ENSAYO_KEY',
    },
    '--forget-secrets': {
      en: 'the key is lost: remove what it encrypted',
      es: 'la clave se perdió: elimina lo que cifró',
    },
    '--json': {
      en: 'print the files and the new key identifier as JSON',
      es: 'muestra los archivos y el identificador de la nueva clave como JSON',
    },
  },
  help,
  run: rekey,
});
