/** What the text of a QR code must say, read from the document (annexes: FE 1.9, 11.7; support document; payroll). */
import type { Subject } from '../../simulator/document/subject.ts';
import { decimal, sum, zero } from '../../src/common/decimal.ts';
import { childElements, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { textAt } from './answers.ts';

type Read = (document: Subject) => string | undefined;

/** Of the first place that is there. */
const at =
  (...paths: readonly string[]): Read =>
  (document) =>
    paths.map((path) => textAt(document, path)).find((text) => text !== undefined);

const idOf = (party: string): Read => at(`/*/cac:Accounting${party}Party/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`);

const totalOf = (amount: string): Read =>
  at(`/*/cac:LegalMonetaryTotal/cbc:${amount}`, `/*/cac:RequestedMonetaryTotal/cbc:${amount}`);

const below = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce((found, name) => found && childElements(found).find(({ local }) => local === name), element);

const isVat = (total: XmlElement): boolean => {
  const scheme = below(total, 'TaxSubtotal', 'TaxCategory', 'TaxScheme', 'ID');
  return scheme !== undefined && textOf(scheme) === '01';
};

const amountOf = (total: XmlElement): ReturnType<typeof sum> => {
  const amount = below(total, 'TaxAmount');
  return (amount && decimal(textOf(amount))) ?? zero;
};

const taxes =
  (isMeant: (total: XmlElement) => boolean): Read =>
  (document) =>
    sum(document.all('/*/cac:TaxTotal').filter(isMeant).map(amountOf)).toFixed(2);

const inPayroll = (place: string): Read => at(`/*/${place}`, `/*/Reemplazar/${place}`, `/*/Eliminar/${place}`);

const [number, date, time, code] = [at('/*/cbc:ID'), at('/*/cbc:IssueDate'), at('/*/cbc:IssueTime'), at('/*/cbc:UUID')];
const [gross, payable, vat] = [totalOf('LineExtensionAmount'), totalOf('PayableAmount'), taxes(isVat)];

/** By the label of the line. */
export const statedInDocument: Readonly<Record<string, Read>> = {
  NumFac: number,
  FecFac: date,
  HorFac: time,
  NitFac: idOf('Supplier'),
  DocAdq: idOf('Customer'),
  ValFac: gross,
  ValIva: vat,
  ValOtroIm: taxes((total) => !isVat(total)),
  ValTolFac: payable,
  CUFE: code,
  CUDE: code,
  NumDS: number,
  FecDS: date,
  HorDS: time,
  NumSNO: idOf('Supplier'),
  ValDS: gross,
  ValTolDS: payable,
  CUDS: code,
  NumNIE: inPayroll('NumeroSecuenciaXML/@Numero'),
  FecNIE: inPayroll('InformacionGeneral/@FechaGen'),
  HorNIE: inPayroll('InformacionGeneral/@HoraGen'),
  NitNIE: inPayroll('Empleador/@NIT'),
  DocEmp: inPayroll('Trabajador/@NumeroDocumento'),
  ValDev: inPayroll('DevengadosTotal'),
  ValDed: inPayroll('DeduccionesTotal'),
  ValTol: inPayroll('ComprobanteTotal'),
  CUNE: inPayroll('InformacionGeneral/@CUNE'),
};
