/** A picture for the printed page, checked when it is uploaded: a page must never fail because of it. */
import { PassThrough } from 'node:stream';

export type ReadLogo =
  { readonly ok: true; readonly base64: string } | { readonly ok: false; readonly message: string };

const mostBytes = 512 * 1024;
const mostPixels = 4000;

/** The first bytes of a PNG and of a JPEG file. */
const signatures: readonly Buffer[] = [Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from([0xff, 0xd8, 0xff])];

const dataUrl = /^data:image\/(?:png|jpe?g);base64,/i;

const expected = `Se espera Base64 de un PNG o JPEG de a lo sumo ${String(mostBytes / 1024)} KB y ${String(mostPixels)} píxeles por lado`;

const refused = (found: string): ReadLogo => ({
  ok: false,
  message: `El logo no se puede usar: ${found}. ${expected}.`,
});

type Size = { readonly width: number; readonly height: number };

/** As the printer reads it. Transparency is decoded behind its back, so the page is written to the end. */
const printed = async (bytes: Buffer): Promise<Size> => {
  const { default: PdfDocument } = await import('pdfkit');
  const page = new PdfDocument();
  const { openImage } = page as unknown as { openImage: (bytes: Buffer) => Size }; // pdfkit's types leave it out
  const image = openImage.call(page, bytes);
  if (Math.max(image.width, image.height) > mostPixels) return image;
  const written = new Promise<void>((resolve, reject) => {
    page.on('error', reject);
    page.pipe(new PassThrough()).on('finish', resolve).on('error', reject).resume();
  });
  page.image(bytes, 0, 0, { fit: [100, 50] });
  page.end();
  await written;
  return image;
};

export const readLogo = async (given: string): Promise<ReadLogo> => {
  const base64 = given.replace(dataUrl, '').replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return refused('no es Base64');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) return refused(`tiene ${String(Math.ceil(bytes.length / 1024))} KB`);
  if (!signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    return refused('no es un PNG ni un JPEG');
  }
  try {
    const { width, height } = await printed(bytes);
    return Math.max(width, height) > mostPixels
      ? refused(`mide ${String(width)}x${String(height)} píxeles`)
      : { ok: true, base64: bytes.toString('base64') };
  } catch {
    return refused('el archivo está dañado');
  }
};
