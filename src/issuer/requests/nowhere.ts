/** Why a field of the interface ends in no document: for the page of fields in English, for the integrator in Spanish. */
export const nowhereReasons = {
  unauthorizedNumbering: {
    en: 'the kind is numbered by the issuer alone, without a resolution',
    es: 'el emisor numera este documento por su cuenta, sin resolución',
  },
  unpaidIssuer: {
    en: 'the page asks to report a payment only where the issuer is paid: on invoices and debit notes',
    es: 'la página solo pide informar el pago cuando es el emisor quien lo recibe: en facturas y notas débito',
  },
  noContainer: {
    en: 'payroll is handed over without a container',
    es: 'la nómina se entrega sin contenedor (AttachedDocument)',
  },
  fixedLayout: {
    en: 'there is one layout of the page; templates of other services are not fetched',
    es: 'la página tiene un diseño fijo y no usa plantillas de otros servicios',
  },
  unusedCredential: {
    en: 'the credential of a template that is not fetched; it is not stored',
    es: 'es la credencial de una plantilla que no se usa; no se guarda',
  },
  noWithholdings: {
    en: 'notes withhold nothing: their schema has no place for it',
    es: 'las notas no informan retenciones: su esquema no tiene ese elemento',
  },
  adjustedType: {
    en: 'the operation of an adjustment note is the type of the document that it adjusts',
    es: 'la operación de una nota de ajuste es el código del tipo del documento que ajusta',
  },
  deletion: {
    en: '`Eliminar` has no place for it: a deletion pays nothing',
    es: '«Eliminar» no tiene ese dato: una eliminación no paga nada',
  },
} as const;

export type NowhereReason = keyof typeof nowhereReasons;
