/**
 * A company's uploads: its certificate (PKCS #12 in Base64, or key and certificates in PEM), and the picture for the
 * printed page.
 */
import type { CertificateRecord } from '../../companies.ts';
import { type KeyStoreProblem, readP12, readPem } from '../../signing/key-store.ts';
import { X509Certificate } from 'node:crypto';
import { textOf, type Part } from '../../requests/parts.ts';
import { mostPixels } from '../../printing/pictures/picture.ts';
import { readPicture } from '../../printing/pictures/read-picture.ts';

type UploadedCertificate =
  | {
      readonly ok: true;
      readonly record: CertificateRecord;
      /** The signer's first. */
      readonly chain: readonly X509Certificate[];
    }
  | KeyStoreProblem;

const isPem = (text: string): boolean => text.includes('-----BEGIN ');

/** A file that a browser read comes as a data URL. */
const bytesOf = (base64: string): Buffer => Buffer.from(base64.replace(/^\s*data:[^,]*;base64,/i, ''), 'base64');

export const readCertificate = async (body: Part): Promise<UploadedCertificate> => {
  const given = textOf(body, 'certificate') ?? '';
  const bytes = isPem(given) ? Buffer.from(given) : bytesOf(given);
  const text = bytes.toString();
  const password = textOf(body, 'password');
  const read = isPem(text)
    ? readPem({ key: textOf(body, 'key') ?? text, passphrase: password, certificates: [text] })
    : await readP12(bytes, password ?? '');
  if (!read.ok) return read;
  const { privateKey, chain } = read.credentials;
  const certificates = chain.map((der) => new X509Certificate(der));
  return {
    ok: true,
    record: {
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificates: certificates.map(String).join(''),
    },
    chain: certificates,
  };
};

type ReadLogo = { readonly ok: true; readonly base64: string } | { readonly ok: false; readonly message: string };

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
