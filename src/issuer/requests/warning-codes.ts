/**
 * Every warning about a request that was carried out: when it is given, and what counts nevertheless. A warning speaks
 * of the request; what the authority thinks of the document is an explanation or advice.
 */
import type { Bilingual } from '../../common/text/bilingual.ts';

type WarningMeaning = { readonly when: Bilingual; readonly counts: Bilingual };

const asRequested: Bilingual = {
  en: 'the request: the document is issued, and the authority objects. Send the value that the message names',
  es: 'la solicitud: el documento se emite y la autoridad lo objeta. Envíe el valor que indica el mensaje',
};

export const requestWarnings = {
  'unknown-fields': {
    when: { en: 'fields that nobody knows', es: 'campos desconocidos' },
    counts: {
      en: 'the rest of the request. The message names the nearest known field',
      es: 'el resto de la solicitud. El mensaje indica el campo conocido más cercano',
    },
  },
  'unused-fields': {
    when: {
      en: 'fields that this service does not use, at all or in such a document',
      es: 'campos que este servicio no usa, en ningún documento o en ese',
    },
    counts: {
      en: 'the rest of the request. The message gives the reason, and what to send instead',
      es: 'el resto de la solicitud. El mensaje da el motivo y lo que se debe enviar en su lugar',
    },
  },
  'body-ignored': {
    when: {
      en: 'a body that is not JSON with a query that needs none, from a company with the answers of the dialect',
      es: 'un cuerpo que no es JSON en una consulta que no lo necesita, de una empresa con las respuestas del dialecto',
    },
    counts: { en: 'the path', es: 'la ruta' },
  },
  'ambiguous-date': {
    when: {
      en: 'a date like 05/06/2027, with slashes and two possible months',
      es: 'una fecha como 05/06/2027, con barras y dos meses posibles',
    },
    counts: { en: 'month first: 2027-05-06. Write dates as that', es: 'el mes primero: 2027-05-06. Escríbala así' },
  },
  'ambiguous-identifier': {
    when: {
      en: 'a text like "11" that is the identifier of one row of a table and the official code of another',
      es: 'un texto como "11", que es el identificador de una fila de la tabla y el código oficial de otra',
    },
    counts: {
      en: 'the identifier. Send it as a number, or the identifier of the other row. A text with a leading zero, like "01", is always a code',
      es: 'el identificador. Envíelo como número, o envíe el identificador de la otra fila. Un texto con un cero a la izquierda, como "01", siempre es un código',
    },
  },
  'conflicting-names': {
    when: {
      en: 'one field under two names with different values, as `billing_reference` and `bulling_reference`',
      es: 'un campo con dos nombres y valores distintos, como `billing_reference` y `bulling_reference`',
    },
    counts: { en: "the name of the interface's examples", es: 'el nombre de los ejemplos de la interfaz' },
  },
  'reference-differs': {
    when: {
      en: 'a note cites a document that this service issued, by its unique code, with another number or date',
      es: 'una nota cita un documento de este servicio por su código único, con otro número u otra fecha',
    },
    counts: {
      en: 'the request: nothing is changed. Correct the note',
      es: 'la solicitud: no se cambia nada. Corrija la nota',
    },
  },
  'address-left-out': {
    when: {
      en: 'an address without municipality, or abroad without country',
      es: 'una dirección sin municipio, o sin país si es del exterior',
    },
    counts: { en: 'the document has no such address', es: 'el documento va sin esa dirección' },
  },
  'email-assumed': {
    when: {
      en: 'a note without `customer.email`, which rules CAK55 and DAK55 require; the final consumer needs none',
      es: 'una nota sin `customer.email`, que exigen las reglas CAK55 y DAK55; no si es al consumidor final',
    },
    counts: {
      en: "the document has the issuer's own mailbox. Nothing is sent to it",
      es: 'el documento lleva el correo del emisor. No se le envía nada',
    },
  },
  'payment-form-assumed': {
    when: {
      en: 'no `payment_form`, or one without its form or method',
      es: 'no llegó `payment_form`, o llegó sin la forma o el medio',
    },
    counts: {
      en: 'cash (1), in money (10): every document must state how it is paid',
      es: 'contado (1) y efectivo (10): todo documento debe informar cómo se paga',
    },
  },
  'numbering-not-configured': {
    when: {
      en: 'a resolution or prefix that the company has not configured',
      es: 'una resolución o un prefijo que la empresa no tiene configurados',
    },
    counts: {
      en: 'the request, with dates, and technical key if it has one, of the range that the message names',
      es: 'la solicitud, con las fechas, y la clave técnica si la tiene, del rango que indica el mensaje',
    },
  },
  'numbering-of-another-type': {
    when: {
      en: 'a resolution of the company that numbers documents of another type',
      es: 'una resolución de la empresa que numera documentos de otro tipo',
    },
    counts: { en: 'the range of the request', es: 'el rango de la solicitud' },
  },
  'numbering-range-skipped': {
    when: {
      en: 'a request without number, and the first range of its prefix is used up or not valid today',
      es: 'una solicitud sin número, y el primer rango de su prefijo está agotado o no está vigente hoy',
    },
    counts: { en: 'the next range of the same prefix', es: 'el siguiente rango del mismo prefijo' },
  },
  'prefix-assumed': {
    when: {
      en: 'an empty `prefix`, and the company has no range without one',
      es: '`prefix` vacío, y la empresa no tiene un rango sin prefijo',
    },
    counts: { en: "the prefix of the company's range", es: 'el prefijo del rango de la empresa' },
  },
  'health-fields-not-in-force': {
    when: {
      en: 'a health invoice with fields that the act of the ministry on its date lacks, as the names of patients since April 2024',
      es: 'una factura del sector salud con campos que la resolución vigente en su fecha no incluye, como los nombres del paciente desde abril de 2024',
    },
    counts: {
      en: 'the document has them, unless the company has `health_model` `current`. The message names them',
      es: 'el documento los lleva, salvo que la empresa tenga `health_model` `current`. El mensaje indica cuáles son',
    },
  },
  'health-code-not-in-force': {
    when: {
      en: 'a modality of payment or a coverage that the ministry has on other days than that of the invoice',
      es: 'una modalidad de pago o una cobertura que el ministerio tiene en otras fechas que la de la factura',
    },
    counts: { en: 'the code of the request', es: 'el código de la solicitud' },
  },
  'unusual-deduction-rate': {
    when: {
      en: "a rate of health or pension that is not the worker's",
      es: 'una tarifa de salud o pensión que no es la del trabajador',
    },
    counts: { en: 'the rate of the request', es: 'la tarifa de la solicitud' },
  },
  'issue-date-not-today': {
    when: {
      en: 'payroll with another `period.issue_date` than today in Colombia',
      es: 'una nómina con un `period.issue_date` que no es el de hoy en Colombia',
    },
    counts: {
      en: 'the date of the request, with the time of now',
      es: 'la fecha de la solicitud, con la hora de ahora',
    },
  },
  'annex-extension': {
    when: { en: 'an annex that is neither a picture nor a PDF', es: 'un anexo que no es una imagen ni un PDF' },
    counts: {
      en: 'it is sent; many mail servers refuse it',
      es: 'se envía; muchos servidores de correo lo rechazan',
    },
  },
  'operation-of-another-kind': {
    when: {
      en: 'a `type_operation_id` of another kind of document, or a note to an equivalent document whose `billing_reference.type_document_id` is no POS ticket (AD02)',
      es: 'un `type_operation_id` de otra clase de documento, o una nota a un documento equivalente cuyo `billing_reference.type_document_id` no es un tiquete POS (AD02)',
    },
    counts: asRequested,
  },
  'is-eqdoc-missing': {
    when: {
      en: "an invoice's note whose `billing_reference` is a POS ticket, by its type or as one of this service, without `is_eqdoc`",
      es: 'una nota de factura cuya `billing_reference` es un tiquete POS, por su tipo o por ser de este servicio, sin `is_eqdoc`',
    },
    counts: {
      en: 'the request: the note is the one to an invoice. Send `is_eqdoc` `true`',
      es: 'la solicitud: la nota es la de una factura. Envíe `is_eqdoc` `true`',
    },
  },
  'cash-expected': {
    when: {
      en: 'a POS ticket with another payment form than cash (DEAN02)',
      es: 'un tiquete POS con una forma de pago distinta de contado (DEAN02)',
    },
    counts: asRequested,
  },
  'due-date-missing': {
    when: { en: 'credit without `payment_due_date` (AN04)', es: 'crédito sin `payment_due_date` (AN04)' },
    counts: asRequested,
  },
  'exchange-rate-missing': {
    when: {
      en: 'another currency than pesos without `calculationrate` (AR01)',
      es: 'una moneda distinta del peso sin `calculationrate` (AR01)',
    },
    counts: asRequested,
  },
  'check-digit-missing': {
    when: {
      en: 'the NIT of a mandator without its check digit',
      es: 'el NIT de un mandante sin su dígito de verificación',
    },
    counts: asRequested,
  },
  'surcharge-of-another-element': {
    when: {
      en: 'overtime or a surcharge with the percentage of another concept',
      es: 'horas extras o recargos con el porcentaje de otro concepto',
    },
    counts: asRequested,
  },
  'whole-days-expected': {
    when: { en: 'days that are not a whole number', es: 'una cantidad de días que no es un número entero' },
    counts: asRequested,
  },
  'wrong-check-digit': {
    when: {
      en: '`config/{nit}/{dv}` with a check digit that does not belong to the NIT',
      es: '`config/{nit}/{dv}` con un dígito de verificación que no es el del NIT',
    },
    counts: {
      en: 'the company is registered with it, and its documents are rejected. Register it again with the right one',
      es: 'la empresa se registra con él, y sus documentos se rechazan. Regístrela de nuevo con el correcto',
    },
  },
  'blanks-removed': {
    when: {
      en: '`config/*` with blanks around a value, as pasted keys and identifiers have',
      es: '`config/*` con espacios al principio o al final de un valor, como los de claves e identificadores pegados',
    },
    counts: { en: 'the value without them', es: 'el valor sin ellos' },
  },
  'range-reversed': {
    when: { en: '`config/resolution` with `from` above `to`', es: '`config/resolution` con `from` mayor que `to`' },
    counts: {
      en: 'it is saved, and no document fits. Send it again',
      es: 'se guarda, y ningún documento cabe. Envíela de nuevo',
    },
  },
  'validity-reversed': {
    when: {
      en: '`config/resolution` with `date_from` after `date_to`',
      es: '`config/resolution` con `date_from` posterior a `date_to`',
    },
    counts: {
      en: 'it is saved, and no document fits. Send it again',
      es: 'se guarda, y ningún documento cabe. Envíela de nuevo',
    },
  },
  'type-not-simulated': {
    when: {
      en: '`config/resolution` of an equivalent document that is not simulated',
      es: '`config/resolution` de un documento equivalente que no se simula',
    },
    counts: {
      en: 'it is saved, and no document is issued with it',
      es: 'se guarda, y ningún documento se emite con ella',
    },
  },
  'technical-key-missing': {
    when: {
      en: '`config/resolution` of invoices without `technical_key`',
      es: '`config/resolution` de facturas sin `technical_key`',
    },
    counts: {
      en: 'it is saved, and their CUFE is rejected (FAD06). Send it again with the key',
      es: 'se guarda, y el CUFE se rechaza (FAD06). Envíela de nuevo con la clave',
    },
  },
  'public-range-differs': {
    when: {
      en: '`config/resolution` with the public test resolution (18760000001) of invoices in environment 2, and another prefix, number, date or technical key',
      es: '`config/resolution` con la resolución pública de pruebas (18760000001) de facturas en el ambiente 2, y otro prefijo, número, fecha o clave técnica',
    },
    counts: {
      en: 'it is saved. `paths` has the fields that differ, the message the right values',
      es: 'se guarda. `paths` trae los campos que difieren y el mensaje los valores correctos',
    },
  },
  'range-not-public': {
    when: {
      en: '`config/resolution` of invoices in environment 2 with a range that is not the public one, and that the company did not have',
      es: '`config/resolution` de facturas en el ambiente 2 con un rango que no es el público, y que la empresa no tenía',
    },
    counts: {
      en: 'it is saved. An authority accepts it only if it has registered the range for the company. The service does not ask the authority',
      es: 'se guarda. Una autoridad solo la acepta si registró el rango para la empresa. El servicio no consulta a la autoridad',
    },
  },
  'public-range-in-production': {
    when: {
      en: '`config/resolution` with the public test resolution of invoices in environment 1, or `type_environment_id` 1 for a company that has it',
      es: '`config/resolution` con la resolución pública de pruebas de facturas en el ambiente 1, o `type_environment_id` 1 para una empresa que la tiene',
    },
    counts: {
      en: 'it is saved. Invoices with it are rejected (FAB05a, FAB05b), unless the authority has registered it for the company',
      es: 'se guarda. Las facturas con ella se rechazan (FAB05a, FAB05b), salvo que la autoridad la tenga registrada para la empresa',
    },
  },
} as const satisfies Readonly<Record<string, WarningMeaning>>;

/** Warnings about what became of a document, beside those about its request. */
export const answerWarnings = {
  'mail-not-sent': {
    when: {
      en: 'an accepted document whose mail did not go out, not to everybody or not as a whole; `reason` has the code of what happened',
      es: 'un documento aceptado cuyo correo no salió, no a todos o no completo; `reason` trae el código de lo que pasó',
    },
    counts: { en: 'the document stays accepted', es: 'el documento sigue aceptado' },
  },
  'verdict-adopted': {
    when: {
      en: 'the authority had processed the document before',
      es: 'la autoridad ya había procesado el documento',
    },
    counts: { en: 'its first verdict, from GetStatus', es: 'su primer veredicto, consultado con GetStatus' },
  },
} as const satisfies Readonly<Record<string, WarningMeaning>>;
