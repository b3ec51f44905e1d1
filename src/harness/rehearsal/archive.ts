/** The ZIP beside the report: XML, answer and key of each document, with an index. */
import { writeZip, type ZipEntry } from '../../common/zip.ts';
import type { Evidence } from './collect.ts';
import { sha256Of } from './versions.ts';
import { kindNames, verdictNames } from './words.ts';

const cell = (text: string): string => {
  // A spreadsheet must not take what a sender wrote for a formula.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const header =
  'carpeta,documento,número,clave,valor de la clave,resultado,operación,ZipKey,recibido,líneas,sha256 del XML';

const row = ({ document, xml }: Evidence): string =>
  [
    document.folder,
    kindNames[document.kind],
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

/** With a mark of order, by which spreadsheets know UTF-8. */
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
