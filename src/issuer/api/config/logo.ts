/** A picture for the printed page, checked when it is uploaded. */
import { mostPixels } from '../../printing/pictures/picture.ts';
import { readPicture } from '../../printing/pictures/read-picture.ts';

export type ReadLogo =
  { readonly ok: true; readonly base64: string } | { readonly ok: false; readonly message: string };

const mostBytes = 512 * 1024;

const dataUrl = /^data:image\/(?:png|jpe?g);base64,/i;

const expected = `Se espera Base64 de un PNG o JPEG de a lo sumo ${String(mostBytes / 1024)} KB y ${new Intl.NumberFormat('es-CO').format(mostPixels)} píxeles (por ejemplo 1024x1024)`;

const refused = (found: string, advice: string): ReadLogo => ({
  ok: false,
  message: `El logo no se puede usar: ${found}. ${expected}. ${advice}.`,
});

export const readLogo = (given: string): ReadLogo => {
  const base64 = given.replace(dataUrl, '').replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return refused('no es Base64', 'Envíe los bytes del archivo en Base64');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) {
    return refused(`tiene ${String(Math.ceil(bytes.length / 1024))} KB`, 'Reduzca la imagen');
  }
  const picture = readPicture(bytes);
  return picture.ok ? { ok: true, base64: picture.bytes.toString('base64') } : refused(picture.found, picture.advice);
};
