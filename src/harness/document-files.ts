/** XML documents in files that the user named, alone or in a ZIP. */
import { basename } from 'node:path';
import { startProblem } from '../common/start-error.ts';
import { archiveLimits, type DocumentFile, readZip } from '../../simulator/document/index.ts';
import { readGivenFile } from './user-files.ts';

/**
 * An XML file unchanged; a ZIP as the files in it.
 * @throws StartProblem for a file that cannot be read
 */
export const documentFilesIn = async (path: string): Promise<readonly DocumentFile[]> => {
  const bytes = readGivenFile(path);
  if (bytes.toString('latin1', 0, 2) !== 'PK') return [{ name: basename(path), bytes }];
  const unzipped = await readZip(bytes, archiveLimits);
  if (!unzipped.ok) {
    const { en, es } = unzipped.problem.message;
    throw startProblem('zip-not-readable', `Cannot read ${path}: ${en}`, `No se puede leer ${path}: ${es}`);
  }
  return unzipped.entries.map(({ name, data }) => ({ name: `${basename(path)}/${name}`, bytes: data }));
};
