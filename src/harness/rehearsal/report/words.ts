/** The report's vocabulary, in Spanish. */
import type { DocumentFamily } from '../../../../simulator/document/kind.ts';
import type { Outcome, RehearsalReport, ReportSet } from './rehearsal-report.ts';

export const familyNames: Readonly<Record<DocumentFamily, string>> = {
  invoicing: 'facturación electrónica',
  support: 'documento soporte',
  equivalent: 'documentos equivalentes electrónicos',
  payroll: 'nómina electrónica',
};

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  accepted: 'ACEPTADO',
  rejected: 'RECHAZADO',
  incomplete: 'INCOMPLETO',
};

export const stateNames: Readonly<Record<ReportSet['state'], string>> = {
  open: 'En proceso',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
};

export const verdictNames = { accepted: 'Aceptado', rejected: 'Rechazado' } as const;

export const modeNames: Readonly<Record<RehearsalReport['mode'], string>> = {
  automatic: 'Automático: Ensayo generó y envió los documentos por su API REST',
  wait: 'Atendido: los documentos los envió el sistema de la empresa',
  attach: 'Atendido, sobre una autoridad simulada que ya estaba en marcha',
};

export const notice =
  'Este informe es de un ensayo contra un simulador. No lo emite la DIAN, no tiene efecto legal y no habilita a nadie para facturar: lo aceptado aquí no prueba lo que la autoridad responderá.';

export const keyWarning =
  'El certificado con que se firma es del simulador y su llave privada es pública: la firma permite detectar cambios en los archivos, no prueba quién los hizo.';
