/** The published wordings in Spanish, with the names of documents that they take. */
import type { DocumentName } from '../support/named-documents.ts';
import type { Wordings } from './steps.ts';

/** What `{documento}` stands for. */
export const documentos: Readonly<Record<string, DocumentName>> = {
  'factura de salud': 'health invoice',
  factura: 'invoice',
  'nota crédito': 'credit note',
  'nota débito': 'debit note',
  'documento soporte': 'support document',
  'tiquete POS': 'POS ticket',
  'nota de ajuste crédito': 'equivalent credit note',
  'nota de ajuste débito': 'equivalent debit note',
  'nota de ajuste': 'support adjustment note',
  'nómina de reemplazo': 'payroll replacement',
  'nómina de eliminación': 'payroll deletion',
  nómina: 'payroll',
};

export const spanish: Wordings = {
  given: {
    clock: 'el reloj está en {string}',
    valid: 'un/una {documento} válido/válida',
    validAbout: 'un/una {documento} válido/válida sobre él/ella',
    accepted: 'un/una {documento} aceptado/aceptada',
    fieldIs: 'el campo {string} es {value}',
    fieldLeftOut: 'el campo {string} no va',
    fields: 'los campos',
  },
  when: {
    sent: 'se envía',
    sentAgain: 'se envía de nuevo',
  },
  then: {
    accepted: 'se acepta',
    acceptedWith: 'se acepta exactamente con los códigos {string}',
    rejected: 'se rechaza',
    rejectedWith: 'se rechaza exactamente con los códigos {string}',
    codesContain: 'sus códigos incluyen {string}',
    codesDoNotContain: 'sus códigos no incluyen {string}',
    explanationNames: 'la explicación de {string} nombra el campo {string}',
    explanationSays: 'la explicación de {string} dice qué se halló y qué se esperaba',
    refusedBecauseOf: 'la solicitud no se admite por el campo {string}',
  },
};
