import { table } from '../../../src/common/code-lists.ts';
import { isEvent, kindOfType, type DocumentKind } from '../../document/kind.ts';
import type { Identity } from '../../document/identity.ts';
import type { ProperOperation, ReceivingOperation } from './operations.ts';

/** Sentences of the authority's answers (captured, or printed by an annex). */
export const texts = {
  processed: 'Procesado Correctamente.',
  /** With its blanks and without full stop, as the payroll annex prints it. */
  payrollProcessed: ' Procesado Correctamente ',
  rejectedDescription: 'Validación contiene errores en campos mandatorios.',
  rejectedMessage: 'Documento con errores en campos mandatorios.',
  unknownKey: 'TrackId no existe en los registros de la DIAN.',
  inProcess: 'En Proceso',
  batchInProcess: 'Batch en proceso de validación.',
  notProcessed: 'El servicio está detenido: el documento no fue procesado.',
  keyNotFound: 'TrackId no encontrado.',
  validated: 'Documento validado por la DIAN',
  /** Not captured: circulating clients compare it. */
  noEvents: 'EL CUFE o Factura consultada no tiene a la fecha eventos asociados.',
  /** As reported from the test environment, with this capital letter. */
  unknownAcquirer: 'El adquirente No existe en la base de datos',
  /** Ours: the authority keeps documents for good. */
  filesRemoved:
    'Ensayo ya no conserva el XML ni el ApplicationResponse de este documento (opciones --keep-documents y --keep-days).',
} as const;

export const notAuthorised = (certificateNit: string, issuerNit: string): string =>
  `NIT ${certificateNit} no autorizado a enviar documentos para emisor con NIT ${issuerNit}.`;

/** Codes of events have three digits; the table also contains those of the authority's own answers. */
const eventName = (type: string): string | undefined =>
  type.startsWith('03') ? table('events').byCode(type)?.name : undefined;

const inFeminine = (name: string) => (number: string) => `${name} ${number}, ha sido autorizada.`;

/** With the leading blank that the payroll annex prints. */
const payrollAuthorised = inFeminine(' Documento Nomina');

/** Captured for invoices of all types, printed by the annex for payroll, our own choice for the others. */
const documentAuthorised: Readonly<Record<DocumentKind, (number: string) => string>> = {
  invoice: inFeminine('La Factura electrónica'),
  creditNote: inFeminine('La Nota crédito'),
  debitNote: inFeminine('La Nota débito'),
  supportDocument: inFeminine('La Documento soporte'),
  supportAdjustmentNote: inFeminine('La Nota de ajuste'),
  posTicket: (number) => `El Documento equivalente ${number}, ha sido autorizado.`,
  equivalentCreditNote: inFeminine('La Nota de ajuste'),
  equivalentDebitNote: inFeminine('La Nota de ajuste'),
  payroll: payrollAuthorised,
  payrollAdjustment: payrollAuthorised,
};

/** `La Factura electrónica SETP990000001, ha sido autorizada.` For an event, its name in the table; other types are invoices. */
export const authorised = ({ type, number }: Pick<Identity, 'type' | 'number'>): string => {
  const event = eventName(type);
  if (event !== undefined) return `El evento ${event} ${number}, ha sido autorizado.`;
  const kind = kindOfType(type) ?? 'invoice';
  return documentAuthorised[isEvent(kind) ? 'invoice' : kind](number);
};

const keyFieldNames = {
  number: 'el número del documento',
  uuid: 'el código único del documento',
  issuerNit: 'el NIT del emisor',
  type: 'el tipo de documento',
  noteType: 'el tipo de nota',
} as const;

export const missingFields = (missing: readonly (keyof typeof keyFieldNames)[]): string =>
  `Faltan datos clave: ${missing.map((field) => keyFieldNames[field]).join(', ')}.`;

/** The operation does not take that kind of document. */
export const notReceived = (operation: ReceivingOperation, name: string, proper: ProperOperation): string =>
  `${operation} no recibe el documento «${name}»${proper === 'none' ? '.' : `: envíelo con ${proper}.`}`;

export const testSetClosed = (id: string, state: 'accepted' | 'rejected'): string =>
  `Set de prueba con identificador ${id} se encuentra ${state === 'accepted' ? 'Aceptado' : 'Rechazado'}.`;

export const testSetWrong = (id: string): string => `Set de prueba con identificador ${id} es incorrecto.`;

/** The simulator has no rules for the content of such a document yet. */
export const notJudged = (type: string): string =>
  `Este simulador todavía no valida el contenido de documentos de tipo ${type}.`;

/** A defect of the simulator, whose log has it. */
export const notJudgedNow = 'Validación no concluida: el simulador falló. Su registro tiene el detalle.';

/** Nothing was rejected, and yet nothing can be accepted. */
export const notConcluded = (codes: readonly string[]): string =>
  `Validación no concluida: no se pudieron evaluar las reglas ${codes.join(', ')}.`;
