import type { ExchangeSpec, OutcomeGroup } from '../judge/engine/outcome.ts';
import { annex, annexBut, notifies, observed } from '../judge/engine/rule.ts';
import { outcomeRow } from './outcome-row.ts';

const status = outcomeRow({
  prefix: 'STATUS',
  place: 'SendBillSyncResult/StatusCode, GetStatusResult/StatusCode',
  source: annex('FE 1.9', '7'),
});

const valid: ExchangeSpec = { operation: 'SendBillSync', about: { en: 'a valid document', es: 'un documento válido' } };

/** One rule is enough to reject a document. */
const rejected: ExchangeSpec = {
  operation: 'SendBillSync',
  about: { en: 'a document that breaks a rule', es: 'un documento que incumple una regla' },
  violation: { built: [{ edit: 'set', path: '/*/cbc:UBLVersionID', text: 'UBL 2.0' }] },
};

const withoutKey: ExchangeSpec = {
  operation: 'SendBillSync',
  about: { en: 'a document without unique code', es: 'un documento sin código único' },
  violation: { coded: [{ edit: 'remove', path: '/*/cbc:UUID' }] },
};

const unknownKey: ExchangeSpec = {
  operation: 'GetStatus',
  about: { en: 'a key that nobody sent', es: 'un código único que nadie envió' },
  asked: 'unknown',
};

export const statusOutcomes: OutcomeGroup = {
  code: 'STATUS',
  title: { en: 'Status of a document', es: 'Estado de un documento' },
  outcomes: [
    status({
      status: '00',
      kind: notifies,
      title: { en: 'The document was accepted', es: 'El documento fue aceptado' },
      condition: {
        en: 'No Rechazo failed, nothing broke, and no Rechazo was left without evaluation.',
        es: 'No se incumplió ningún Rechazo, no hubo errores internos y todos los Rechazos se evaluaron.',
      },
      message: 'Procesado Correctamente.',
      fix: {
        en: 'Nothing to fix: lines that are Notificación do not prevent acceptance.',
        es: 'No hay nada que corregir: las líneas de Notificación no impiden la aceptación.',
      },
      ends: [
        valid,
        {
          operation: 'GetStatus',
          about: { en: 'the key of an accepted document', es: 'el código único de un documento aceptado' },
          asked: 'accepted',
        },
      ],
      otherwise: rejected,
    }),
    status({
      status: '66',
      title: {
        en: 'The initial check failed, or the key is unknown',
        es: 'Falló la verificación inicial, o el código único no existe',
      },
      condition: {
        en: 'The document lacks key fields, is none that the operation takes, or nobody sent the key that is asked for.',
        es: 'Al documento le faltan datos clave, no es de los que recibe la operación, o nadie envió el código único consultado.',
      },
      message: 'TrackId no existe en los registros de la DIAN.',
      needs: ['priorDocuments'],
      fix: {
        en: 'Fill in number, unique code, NIT of the issuer and type; ask for the key of the document, not for a ZipKey.',
        es: 'Indique número, código único, NIT del emisor y tipo; consulte con el código único del documento, no con un ZipKey.',
      },
      ends: [unknownKey, withoutKey],
      otherwise: valid,
    }),
    status({
      status: '89',
      title: {
        en: 'The file was not taken, or the sender has no mandate',
        es: 'No se recibió el archivo, o quien lo envía no tiene mandato',
      },
      condition: {
        en: 'The holder of the certificate of the message has no mandate from the issuer, or the ZIP cannot be opened or holds several documents.',
        es: 'El titular del certificado del mensaje no tiene mandato del emisor, o el ZIP no se puede abrir o contiene varios documentos.',
      },
      message: 'NIT … no autorizado a enviar documentos para emisor con NIT …',
      needs: ['issuerRegistry'],
      fix: {
        en: 'Sign the message with a certificate of the issuer, or register the mandate; send one XML in a ZIP.',
        es: 'Firme el mensaje con un certificado del emisor, o registre el mandato; envíe un solo XML en el ZIP.',
      },
      source: observed({ en: 'Public notes of integrators', es: 'Notas públicas de integradores' }),
      ends: [
        {
          operation: 'SendBillSync',
          about: { en: 'a certificate of another NIT', es: 'un certificado de otro NIT' },
          violation: { sender: 'wrongNit' },
        },
        {
          operation: 'SendBillSync',
          about: { en: 'a ZIP that is cut off', es: 'un ZIP truncado' },
          violation: { zip: 'corrupt' },
        },
        {
          operation: 'SendBillSync',
          about: { en: 'two documents at once', es: 'dos documentos a la vez' },
          violation: { zip: 'twoDocuments' },
        },
      ],
      otherwise: valid,
    }),
    status({
      status: '90',
      title: {
        en: 'The key is unknown, as the annex says it',
        es: 'El código único no existe, según el texto del anexo',
      },
      condition: {
        en: 'Nobody sent the key that is asked for, and the setting unknownKey is 90: answers of today say 66. A resubmission is rejected with status 99 and the line of rule 90.',
        es: 'Nadie envió el código único consultado y el ajuste unknownKey es 90: las respuestas actuales dicen 66. Un reenvío se rechaza con estado 99 y la línea de la regla 90.',
      },
      message: 'TrackId no encontrado.',
      needs: ['priorDocuments'],
      fix: {
        en: 'Ask for the key of the document as it was sent.',
        es: 'Consulte con el código único del documento tal como se envió.',
      },
      source: annexBut('FE 1.9', { en: 'answers of today say 66', es: 'las respuestas actuales dicen 66' }),
      ends: [
        {
          ...unknownKey,
          about: {
            en: 'a key that nobody sent, answered as in the annex',
            es: 'un código único que nadie envió, con la respuesta del anexo',
          },
          behaviour: { unknownKey: '90' },
        },
      ],
      otherwise: unknownKey,
    }),
    status({
      status: '99',
      title: { en: 'The document was rejected', es: 'El documento fue rechazado' },
      condition: { en: 'A Rechazo failed.', es: 'Se incumplió un Rechazo.' },
      message: 'Validación contiene errores en campos mandatorios.',
      fix: {
        en: 'Fix what the lines report and send the document again: a rejected number is free.',
        es: 'Corrija lo que indican las líneas y envíe de nuevo el documento: un número rechazado queda libre.',
      },
      ends: [
        rejected,
        {
          operation: 'GetStatus',
          about: { en: 'the key of a rejected document', es: 'el código único de un documento rechazado' },
          asked: 'rejected',
        },
      ],
      otherwise: valid,
    }),
  ],
};
