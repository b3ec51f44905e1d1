import { table } from '../../src/common/code-lists.ts';
import type { Identity } from '../engine/identity.ts';

/** Sentences of the authority's answers (contract, section 6). */
export const texts = {
  processed: 'Procesado Correctamente.',
  rejectedDescription: 'Validación contiene errores en campos mandatorios.',
  rejectedMessage: 'Documento con errores en campos mandatorios.',
  unknownKey: 'TrackId no existe en los registros de la DIAN.',
  validated: 'Documento validado por la DIAN',
} as const;

export const notAuthorised = (certificateNit: string, issuerNit: string): string =>
  `NIT ${certificateNit} no autorizado a enviar documentos para emisor con NIT ${issuerNit}.`;

/** `La Factura electrónica de venta SETP990000001, ha sido autorizada.`, with the type's own name. */
export const authorised = ({ type, number }: Identity): string =>
  `La ${table('type_documents').byCode(type)?.name ?? 'Factura electrónica de venta'} ${number}, ha sido autorizada.`;

const keyFieldNames = {
  number: 'el número del documento',
  uuid: 'el código único del documento',
  issuerNit: 'el NIT del emisor',
  type: 'el tipo de documento',
  noteType: 'el tipo de nota',
} as const;

export const missingFields = (missing: readonly (keyof typeof keyFieldNames)[]): string =>
  `Faltan datos clave: ${missing.map((field) => keyFieldNames[field]).join(', ')}.`;
