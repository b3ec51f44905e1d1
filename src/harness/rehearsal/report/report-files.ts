/** The ZIP next to the report: XML, answer and key of each document, with an index. */
import { pemOf, type Certificates } from '../../../../simulator/registry/index.ts';
import { writeZip, type ZipEntry } from '../../../issuer/zip-write.ts';
import type { Evidence, Collected } from '../collect.ts';
import { sha256Of, fileNames, type FileDigest, type RehearsalReport } from './rehearsal-report.ts';
import { kindFacts } from '../../document-kinds.ts';
import { verdictNames } from './words.ts';
import { pageOf } from './page.ts';
import { pdfOf } from './pdf.ts';
import { signFile } from './signature.ts';

const cell = (text: string): string => {
  // A spreadsheet must not read a sender's text as a formula.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const header =
  'carpeta,documento,número,clave,valor de la clave,resultado,operación,ZipKey,recibido,líneas,sha256 del XML';

const row = ({ document, xml }: Evidence): string =>
  [
    document.folder,
    kindFacts[document.kind].name,
    document.number ?? '',
    document.keyName,
    document.key ?? '',
    verdictNames[document.verdict],
    document.operation,
    document.zipKey ?? '',
    document.receivedAt,
    document.lines.map(({ code }) => code).join(' '),
    xml === undefined ? '' : sha256Of(xml),
  ]
    .map(cell)
    .join(',');

/** With a byte order mark, by which spreadsheets recognise UTF-8. */
const indexOf = (evidence: readonly Evidence[]): string =>
  `\ufeff${[header, ...evidence.map(row)].map((line) => `${line}\r\n`).join('')}`;

const entriesOf = ({ document, xml, answer }: Evidence): readonly ZipEntry[] => {
  const { folder, keyName, key } = document;
  const verdict = `${JSON.stringify(document, null, 2)}\n`;
  return [
    ...(xml === undefined ? [] : [{ name: `${folder}/documento.xml`, data: xml }]),
    ...(answer === undefined ? [] : [{ name: `${folder}/respuesta.xml`, data: Buffer.from(answer, 'utf8') }]),
    ...(key === null ? [] : [{ name: `${folder}/${keyName}.txt`, data: Buffer.from(`${key}\n`, 'utf8') }]),
    { name: `${folder}/resultado.json`, data: Buffer.from(verdict, 'utf8') },
  ];
};

/** @param at milliseconds since 1970 that every entry is dated with */
export const archiveOf = (evidence: readonly Evidence[], at: number): Buffer =>
  writeZip([{ name: 'indice.csv', data: Buffer.from(indexOf(evidence), 'utf8') }, ...evidence.flatMap(entriesOf)], at);

type RehearsalFile = { readonly name: string; readonly content: Buffer };

const digestOf = ({ name, content }: RehearsalFile): FileDigest => ({
  name,
  bytes: content.length,
  sha256: sha256Of(content),
});

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
  // No file has its own digest; the PDF, which is signed, has those of the others.
  const pdf = { name: fileNames.pdf, content: await pdfOf({ ...report, files: [page, archive].map(digestOf) }, at) };
  const signer = await certificates.authority();
  const pdfSignature = { name: fileNames.pdfSignature, content: await signFile(pdf.content, signer) };
  const whole: RehearsalReport = { ...report, files: [page, pdf, pdfSignature, archive].map(digestOf) };
  const facts = { name: fileNames.facts, content: Buffer.from(`${JSON.stringify(whole, null, 2)}\n`, 'utf8') };
  const signature = await signFile(facts.content, signer);
  return {
    report: whole,
    files: [
      page,
      pdf,
      pdfSignature,
      archive,
      facts,
      { name: fileNames.signature, content: signature },
      { name: fileNames.root, content: Buffer.from(pemOf(await certificates.root()), 'ascii') },
    ],
  };
};
