import { startProblem } from '../../common/start-error.ts';
import { givenStats } from '../../harness/user-files.ts';

/**
 * A path that a client named. Standard input is the protocol's: neither `-` nor a device reads it, and a pipe would block.
 * @throws StartProblem for what is no file, nor a folder where those may be named
 */
export const namedPath = (path: string, { folders = false } = {}): string => {
  const plain = path === '-' ? './-' : path;
  const stats = givenStats(plain);
  if (stats.isFile() || (folders && stats.isDirectory())) return plain;
  throw startProblem('not-a-file', {
    en: `Cannot read ${path}: it is ${stats.isDirectory() ? 'a folder' : 'no regular file'}. Name a file.`,
    es: `No se puede leer ${path}: ${stats.isDirectory() ? 'es una carpeta' : 'no es un archivo regular'}. Indique un archivo.`,
  });
};
