/** The dates on which a document and what it led to were made. */
import type { Box, JsonObject } from '../../src/harness/box.ts';
import { resultOf } from '../../src/harness/answers.ts';
import { textOfPdf } from '../../src/issuer/printing/pdf-reader.ts';
import { attachedDocument, decoded, downloaded, keptXml } from './answers.ts';

/** Of elements and attributes that say when something was made, in what was signed before, too. */
const made =
  /<(?:\w+:)?(?:IssueDate|SigningTime|ResponseDate|ValidationDate)>([^<T]+)|\bFechaGen="([^"]+)"|^Fec\w+: (.+)$/gm;

const datesIn = (text: string): readonly string[] =>
  [...text.matchAll(made)].map(([, element, attribute, line]) => (element ?? attribute ?? line ?? '').trim());

const pdfOf = ({ urlinvoicepdf, urlpayrollpdf }: JsonObject): string => String(urlinvoicepdf ?? urlpayrollpdf);

/** `20/11/2026`, below a caption. */
const printed = /^Fecha y hora de (?:emisión|validación):?\s+(\d\d)\/(\d\d)\/(\d{4})/gm;

const printedDates = (text: string): readonly string[] =>
  [...text.matchAll(printed)].map(([, day, month, year]) => [year, month, day].join('-'));

/** By name of the artefact: the dates in it, as far as there is such an artefact. */
export const datesOf: Readonly<Record<string, (services: Box, issued: JsonObject) => Promise<readonly string[]>>> = {
  document: async (services, issued) => datesIn(`${await keptXml(services, issued)}\n${String(issued.QRStr)}`),
  PDF: async (services, issued) => printedDates(textOfPdf(await downloaded(services, pdfOf(issued)))),
  ApplicationResponse: (_services, issued) => Promise.resolve(datesIn(decoded(resultOf(issued).XmlBase64Bytes))),
  AttachedDocument: async (services, issued) => datesIn((await attachedDocument(services, issued)).toString('utf8')),
};
