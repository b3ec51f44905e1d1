import { fileName, type FileName } from '../../common/file-name.ts';
import { writeZip } from '../zip-write.ts';
import type { ZipEntry } from '../zip-write.ts';
import type { Presentation } from '../documents/model.ts';

export type BundleInput = {
  /** `ad….xml`: the archive has the same name with `.zip`. */
  readonly attachedName: FileName;
  readonly attachedXml: string;
  readonly pdfName: FileName;
  readonly pdf: Buffer;
  /** Attachments from the request, Base64. */
  readonly annexes?: Presentation['mail']['annexes'];
  /** Date of the entries, in milliseconds. */
  readonly at: number;
};

export type Bundle = { readonly name: FileName; readonly bytes: Buffer };

const annexName = (extension: string, index: number): FileName => {
  const letters = extension.toLowerCase().replace(/[^a-z0-9]/g, '');
  return fileName(`anexo-${index + 1}.${letters === '' ? 'bin' : letters}`);
};

const annexEntries = (annexes: Presentation['mail']['annexes']): ZipEntry[] =>
  annexes.map(({ document, extension }, index) => ({
    name: annexName(extension, index),
    data: Buffer.from(document, 'base64'),
  }));

/** The archive mailed to the acquirer: the container, the PDF and the annexes of the request. */
export const bundle = ({ attachedName, attachedXml, pdfName, pdf, annexes = [], at }: BundleInput): Bundle => {
  const entries: ZipEntry[] = [
    { name: attachedName, data: Buffer.from(attachedXml, 'utf8') },
    { name: pdfName, data: pdf },
    ...annexEntries(annexes),
  ];
  return { name: fileName(attachedName.replace(/\.xml$/i, '.zip')), bytes: writeZip(entries, at) };
};
