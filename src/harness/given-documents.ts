/** The documents that users name to be judged, in files, folders and on standard input. */
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { documentsIn, type DocumentFile, type GivenDocument } from '../../simulator/document/index.ts';
import { givenStats, readGivenFile } from './user-files.ts';

/** From the folder, with those of the folders in it. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:xml|zip)$/i.test(name) && givenStats(join(folder, name)).isFile())
    .sort();

/**
 * A file, each `.xml` and `.zip` of a folder and of those in it, or what comes on standard input (`-`).
 * @throws StartProblem for a path that cannot be read
 */
export const filesAt = (path: string): readonly DocumentFile[] => {
  if (path === '-') return [{ name: 'stdin', bytes: readGivenFile(path) }];
  if (!givenStats(path).isDirectory()) return [{ name: basename(path), bytes: readGivenFile(path) }];
  return namesIn(path).map((name) => ({ name: name.replaceAll(sep, '/'), bytes: readGivenFile(join(path, name)) }));
};

/**
 * The documents of a path, taken out of whatever carries them.
 * @throws StartProblem for a path that cannot be read
 */
export const givenDocuments = async (path: string): Promise<readonly GivenDocument[]> => {
  const files = filesAt(path);
  if (files.length > 0) return (await Promise.all(files.map((file) => documentsIn(file)))).flat();
  return [
    {
      name: basename(path),
      notJudged: {
        code: 'empty',
        message: { en: 'The folder has no .xml or .zip file.', es: 'La carpeta no contiene archivos .xml o .zip.' },
      },
    },
  ];
};
