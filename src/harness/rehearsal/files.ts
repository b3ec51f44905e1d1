/** The files of a rehearsal: page, PDF and archive, the facts with the digests of those three, and their signature. */
import type { Certificates } from '../../../simulator/certificates/certificates.ts';
import { archiveOf } from './archive.ts';
import type { Collected } from './collect.ts';
import { fileNames } from './file-names.ts';
import { pageOf } from './page.ts';
import { pdfOf } from './pdf.ts';
import type { FileDigest, RehearsalReport } from './report.ts';
import { signFile } from './sign-file.ts';
import { sha256Of } from './versions.ts';

export type RehearsalFile = { readonly name: string; readonly content: Buffer };

const digestOf = ({ name, content }: RehearsalFile): FileDigest => ({
  name,
  bytes: content.length,
  sha256: sha256Of(content),
});

const pem = (der: Buffer): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(der.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
    '',
  ].join('\n');

type Signing = {
  readonly certificates: Certificates;
  /** Milliseconds since 1970, by the clock of the authority. */
  readonly at: number;
};

export type FiledReport = { readonly report: RehearsalReport; readonly files: readonly RehearsalFile[] };

/** The same rehearsal gives the same bytes. */
export const filesOf = async ({ report, evidence }: Collected, { certificates, at }: Signing): Promise<FiledReport> => {
  const archive = { name: fileNames.archive, content: archiveOf(evidence, at) };
  const withArchive = { ...report, files: [digestOf(archive)] };
  const page = { name: fileNames.page, content: Buffer.from(pageOf(withArchive, at), 'utf8') };
  const pdf = { name: fileNames.pdf, content: await pdfOf(withArchive, at) };
  const whole: RehearsalReport = { ...report, files: [page, pdf, archive].map(digestOf) };
  const facts = { name: fileNames.facts, content: Buffer.from(`${JSON.stringify(whole, null, 2)}\n`, 'utf8') };
  const signature = await signFile(facts.content, await certificates.authority());
  return {
    report: whole,
    files: [
      page,
      pdf,
      archive,
      facts,
      { name: fileNames.signature, content: signature },
      { name: fileNames.root, content: Buffer.from(pem(await certificates.root()), 'ascii') },
    ],
  };
};
