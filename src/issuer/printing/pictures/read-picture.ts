/** Pictures from strangers, read before the printer sees them: a page must never fail because of one. */
import { isJpeg, readJpeg } from './jpeg.ts';
import { unusable, type Picture } from './picture.ts';
import { isPng, readPng } from './png.ts';

/** The printable picture, or what is wrong with it. */
export const readPicture = (bytes: Buffer): Picture => {
  if (isPng(bytes)) return readPng(bytes);
  if (isJpeg(bytes)) return readJpeg(bytes);
  return unusable('no es un PNG ni un JPEG', 'Guárdela en uno de los dos formatos');
};
