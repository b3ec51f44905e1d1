/** The annexes of the authority from which the rules were written. */
import type { DocumentFamily } from '../../simulator/document/kind.ts';

type Annex = { readonly version: string; readonly name: string; readonly basis: string };

export const annexes: Readonly<Record<DocumentFamily, Annex>> = {
  invoicing: { version: '1.9', name: 'Anexo técnico de factura electrónica de venta', basis: 'leído en el anexo' },
  support: {
    version: '1.1',
    name: 'Anexo técnico de documento soporte',
    basis: 'reconstruido de observaciones publicadas y del anexo de factura: el texto no estuvo disponible',
  },
  equivalent: {
    version: '1.0',
    name: 'Anexo técnico de documento equivalente electrónico',
    basis:
      'reconstruido de los ejemplos oficiales, de quienes lo citan y del anexo de factura: el texto no estuvo disponible',
  },
  payroll: { version: '1.0', name: 'Anexo técnico de nómina electrónica', basis: 'leído en el anexo' },
};
