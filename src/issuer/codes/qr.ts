/**
 * QR texts of UBL documents, printed and returned as QRStr (FE annex 1.9, 11.7), and the public address of any document.
 */
import type { CodeFacts } from './cufe.ts';

const publicLookups: Readonly<Record<string, string>> = {
  '1': 'https://catalogo-vpfe.dian.gov.co',
  '2': 'https://catalogo-vpfe-hab.dian.gov.co',
};

/** Where the public may look the document up; an unknown environment counts as the test one. */
export const publicLookupUrl = (environment: string, code: string): string =>
  `${publicLookups[environment] ?? publicLookups['2']}/document/searchqr?documentkey=${code}`;

export type QrCode = { readonly label: 'CUFE' | 'CUDE'; readonly code: string; readonly url: string };

/** One `Key: value` per line, then the address. */
export const qrText = (facts: CodeFacts, { label, code, url }: QrCode): string =>
  [
    `NumFac: ${facts.number}`,
    `FecFac: ${facts.date}`,
    `HorFac: ${facts.time}`,
    `NitFac: ${facts.supplier}`,
    `DocAdq: ${facts.customer}`,
    `ValFac: ${facts.lineExtension}`,
    `ValIva: ${facts.vat}`,
    `ValOtroIm: ${facts.otherTaxes}`,
    `ValTolFac: ${facts.payable}`,
    `${label}: ${code}`,
    url,
  ].join('\n');

/** Of support documents and their notes: seller, then buyer. */
export const supportQrText = (facts: CodeFacts, { code, url }: Omit<QrCode, 'label'>): string =>
  [
    `NumDS: ${facts.number}`,
    `FecDS: ${facts.date}`,
    `HorDS: ${facts.time}`,
    `NumSNO: ${facts.supplier}`,
    `DocAdq: ${facts.customer}`,
    `ValDS: ${facts.lineExtension}`,
    `ValIva: ${facts.vat}`,
    `ValTolDS: ${facts.payable}`,
    `CUDS: ${code}`,
    url,
  ].join('\n');
