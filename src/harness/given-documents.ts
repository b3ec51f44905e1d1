/** The documents that users name to be judged, in files, folders and on standard input. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentsIn, notJudged, type DocumentFile, type GivenDocument } from '../../simulator/intake/given.ts';
import { fileProblem, readGivenFile } from './user-files.ts';

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:xml|zip)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw fileProblem('read', path, error) ?? error;
  }
};

/**
 * A file, each `.xml` and `.zip` of a folder, or what comes on standard input (`-`).
 * @throws StartProblem for a path that cannot be read
 */
export const filesAt = (path: string): readonly DocumentFile[] => {
  if (path === '-') return [{ name: 'stdin', bytes: readGivenFile(path) }];
  const paths = isFolder(path) ? pathsIn(path) : [path];
  return paths.map((each) => ({ name: basename(each), bytes: readGivenFile(each) }));
};

/**
 * The documents of a path, taken out of whatever carries them.
 * @throws StartProblem for a path that cannot be read
 */
export const givenDocuments = async (path: string): Promise<readonly GivenDocument[]> => {
  const files = filesAt(path);
  if (files.length > 0) return (await Promise.all(files.map((file) => documentsIn(file)))).flat();
  return [
    notJudged(basename(path), 'empty', [
      'The folder has no .xml or .zip file.',
      'La carpeta no contiene archivos .xml o .zip.',
    ]),
  ];
};
