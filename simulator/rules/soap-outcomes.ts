/** How exchanges with the authority end: statuses of a document, of the query of ranges and of the download of an XML. */
import type { Exchange, OutcomeDeclaration, OutcomeGroup } from '../judge/engine/outcome.ts';
import { annex, annexBut, notifies, observed, rejects, type RuleCode, type Source } from '../judge/engine/rule.ts';

type Family = {
  readonly prefix: string;
  readonly place: string;
  readonly needs?: OutcomeDeclaration['needs'];
  readonly source: Source;
};

type Row = Omit<OutcomeDeclaration, 'code' | 'document' | 'place' | 'needs' | 'source'> &
  Partial<Pick<OutcomeDeclaration, 'needs' | 'source'>> & { readonly kind?: (code: string) => RuleCode };

/** Outcomes that are told by one member of the answer, their codes being its prefix and the status. */
const family =
  ({ prefix, place, needs = [], source }: Family) =>
  ({ kind = rejects, ...row }: Row): OutcomeDeclaration => ({
    needs,
    source,
    ...row,
    code: kind(`${prefix}-${row.status}`),
    document: 'soap',
    place,
  });

const status = family({
  prefix: 'STATUS',
  place: 'SendBillSyncResult/StatusCode, GetStatusResult/StatusCode',
  source: annex('FE 1.9', '7'),
});

const valid: Exchange = { operation: 'SendBillSync', about: { en: 'a valid document', es: 'un documento válido' } };

/** One rule is enough to reject a document. */
const rejected: Exchange = {
  operation: 'SendBillSync',
  about: { en: 'a document that breaks a rule', es: 'un documento que incumple una regla' },
  violation: { built: [{ edit: 'set', path: '/*/cbc:UBLVersionID', text: 'UBL 2.0' }] },
};

const withoutKey: Exchange = {
  operation: 'SendBillSync',
  about: { en: 'a document without unique code', es: 'un documento sin código único' },
  violation: { coded: [{ edit: 'remove', path: '/*/cbc:UUID' }] },
};

const unknownKey: Exchange = {
  operation: 'GetStatus',
  about: { en: 'a key that nobody sent', es: 'un código único que nadie envió' },
  asked: 'unknown',
};

const statuses: readonly OutcomeDeclaration[] = [
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
];

const range = family({
  prefix: 'RANGE',
  place: 'GetNumberingRangeResult/OperationCode',
  needs: ['numberingRanges', 'issuerRegistry'],
  source: annex('FE 1.9', '7.15'),
});

const ownRanges: Exchange = {
  operation: 'GetNumberingRange',
  about: { en: 'the ranges of the company itself', es: 'los rangos de la propia empresa' },
};

const ranges: readonly OutcomeDeclaration[] = [
  range({
    status: '100',
    kind: notifies,
    title: { en: 'The ranges were listed', es: 'Se listaron los rangos' },
    condition: {
      en: 'The issuer has ranges in force that are associated with the software.',
      es: 'El emisor tiene rangos vigentes asociados al software.',
    },
    message: 'Acción completada OK.',
    fix: { en: 'Nothing to fix.', es: 'No hay nada que corregir.' },
    ends: [ownRanges],
    otherwise: {
      ...ownRanges,
      about: { en: 'an issuer without ranges', es: 'un emisor sin rangos' },
      registry: () => ({ ranges: [] }),
    },
  }),
  range({
    status: '301',
    title: { en: 'The issuer has no range in force', es: 'El emisor no tiene rangos vigentes' },
    condition: {
      en: 'Every range of the NIT is inactive, expired or not begun, or there is none.',
      es: 'Todos los rangos del NIT están inactivos, vencidos o sin iniciar, o no hay ninguno.',
    },
    message: 'El NIT … no tiene rangos de numeración vigentes.',
    fix: {
      en: 'Ask for a numbering resolution, or wait for the date from which it is valid.',
      es: 'Solicite una resolución de numeración, o espere la fecha de inicio de su vigencia.',
    },
    ends: [
      {
        ...ownRanges,
        about: { en: 'an issuer without ranges', es: 'un emisor sin rangos' },
        registry: () => ({ ranges: [] }),
      },
      {
        ...ownRanges,
        about: { en: 'an issuer whose ranges are inactive', es: 'un emisor con los rangos inactivos' },
        registry: (data) => ({ ranges: data.ranges.map((each) => ({ ...each, state: 'inactive' })) }),
      },
    ],
    otherwise: ownRanges,
  }),
  range({
    status: '302',
    title: { en: 'No range is associated with the software', es: 'Ningún rango está asociado al software' },
    condition: {
      en: 'The NIT has ranges in force, none of them for that software.',
      es: 'El NIT tiene rangos vigentes, pero ninguno para ese software.',
    },
    message: 'El software … no tiene rangos de numeración asociados.',
    fix: {
      en: 'Associate the prefix with the software on the page of the authority.',
      es: 'Asocie el prefijo al software en la página de la DIAN.',
    },
    ends: [
      {
        ...ownRanges,
        about: { en: 'software that nobody registered', es: 'un software que nadie registró' },
        parameters: { softwareCode: 'desconocido' },
      },
      {
        ...ownRanges,
        about: { en: 'ranges without software', es: 'rangos sin software asociado' },
        registry: (data) => ({ ranges: data.ranges.map((each) => ({ ...each, softwareId: undefined })) }),
      },
    ],
    otherwise: ownRanges,
  }),
  range({
    status: '303',
    title: { en: 'The software is not the provider’s', es: 'El software no es del proveedor' },
    condition: {
      en: 'The software is registered to another NIT than accountCodeT.',
      es: 'El software está registrado a un NIT distinto de accountCodeT.',
    },
    message: 'El software … no pertenece al NIT …',
    fix: {
      en: 'Give the NIT of the owner of the software in accountCodeT: the issuer itself where the software is its own.',
      es: 'Indique en accountCodeT el NIT del dueño del software: el mismo emisor si el software es propio.',
    },
    ends: [
      {
        ...ownRanges,
        about: { en: 'another NIT as provider', es: 'otro NIT como proveedor' },
        parameters: { accountCodeT: '800000001' },
      },
    ],
    otherwise: ownRanges,
  }),
  range({
    status: '401',
    title: { en: 'The requester has no mandate from the issuer', es: 'Quien consulta no tiene mandato del emisor' },
    condition: {
      en: 'The NIT of the certificate is not the issuer’s and has no mandate from it.',
      es: 'El NIT del certificado no es el del emisor ni tiene mandato suyo.',
    },
    message: 'El NIT … no está autorizado para consultar los rangos del NIT …',
    fix: {
      en: 'Sign the message with a certificate of the issuer, or register the mandate.',
      es: 'Firme el mensaje con un certificado del emisor, o registre el mandato.',
    },
    ends: [
      { ...ownRanges, about: { en: 'a certificate of another NIT', es: 'un certificado de otro NIT' }, by: 'stranger' },
    ],
    otherwise: ownRanges,
  }),
  range({
    status: '500',
    title: { en: 'The query of ranges is out of service', es: 'La consulta de rangos está fuera de servicio' },
    condition: {
      en: 'The setting servesRanges is off, as in the real habilitación, or the query met a defect.',
      es: 'El ajuste servesRanges está desactivado, como en la habilitación real, o la consulta tuvo un error interno.',
    },
    message: 'El servicio de consulta de rangos de numeración no está disponible.',
    fix: {
      en: 'Nothing to fix: read the ranges from the resolution, or ask again later.',
      es: 'No hay nada que corregir: lea los rangos en la resolución, o consulte de nuevo más tarde.',
    },
    ends: [
      {
        ...ownRanges,
        about: { en: 'a service that does not serve ranges', es: 'un servicio que no entrega rangos' },
        behaviour: { servesRanges: false },
      },
    ],
    otherwise: ownRanges,
  }),
];

const xml = family({
  prefix: 'XML',
  place: 'GetXmlByDocumentKeyResult/Code',
  needs: ['priorDocuments', 'issuerRegistry'],
  source: annex('FE 1.9', '7'),
});

const ownXml: Exchange = {
  operation: 'GetXmlByDocumentKey',
  about: { en: 'an accepted document of one’s own', es: 'un documento propio aceptado' },
  asked: 'accepted',
};

const downloads: readonly OutcomeDeclaration[] = [
  xml({
    status: '100',
    kind: notifies,
    title: { en: 'The XML was downloaded', es: 'Se descargó el XML' },
    condition: {
      en: 'The document was accepted, and the requester is a party to it or acts for one.',
      es: 'El documento fue aceptado y quien consulta es una de sus partes o actúa por una de ellas.',
    },
    message: 'Acción completada OK.',
    fix: { en: 'Nothing to fix.', es: 'No hay nada que corregir.' },
    ends: [ownXml],
    otherwise: {
      ...ownXml,
      about: { en: 'a key that nobody sent', es: 'un código único que nadie envió' },
      asked: 'unknown',
    },
  }),
  xml({
    status: '205',
    title: { en: 'There is no XML under that key', es: 'No hay un XML con ese código único' },
    condition: {
      en: 'Nobody sent the key, or the document was rejected.',
      es: 'Nadie envió ese código único, o el documento fue rechazado.',
    },
    message: 'No existe el XML solicitado.',
    fix: {
      en: 'Ask for the key of an accepted document.',
      es: 'Consulte con el código único de un documento aceptado.',
    },
    source: annexBut('FE 1.9', {
      en: 'the platform is said to answer 404',
      es: 'según se ha publicado, la plataforma responde 404',
    }),
    ends: [
      { ...ownXml, about: { en: 'a key that nobody sent', es: 'un código único que nadie envió' }, asked: 'unknown' },
      {
        ...ownXml,
        about: { en: 'the key of a rejected document', es: 'el código único de un documento rechazado' },
        asked: 'rejected',
      },
    ],
    otherwise: ownXml,
  }),
  xml({
    status: '206',
    title: { en: 'The XML does not say whose it is', es: 'El XML no indica de quién es' },
    condition: {
      en: 'The document on file names no issuer, or no receiver where its kind has one.',
      es: 'El documento archivado no nombra emisor, o no nombra receptor aunque su tipo lo lleva.',
    },
    message: 'No se pudo leer el emisor o el receptor en el XML del documento.',
    fix: {
      en: 'Nothing to fix from outside: ask whoever has the document for it.',
      es: 'No hay nada que corregir desde fuera: solicite el documento a quien lo tenga.',
    },
    ends: [
      {
        ...ownXml,
        about: { en: 'a document on file without receiver', es: 'un documento archivado sin receptor' },
        asked: { receiverId: '' },
      },
      {
        ...ownXml,
        about: { en: 'a document on file without issuer', es: 'un documento archivado sin emisor' },
        asked: { issuerNit: '' },
      },
    ],
    otherwise: ownXml,
  }),
  xml({
    status: '401',
    title: { en: 'The requester is not a party to the document', es: 'Quien consulta no es parte del documento' },
    condition: {
      en: 'The NIT of the certificate is neither issuer nor receiver, and acts for neither.',
      es: 'El NIT del certificado no es emisor ni receptor, ni actúa por ellos.',
    },
    message: 'El NIT … no es emisor ni receptor del documento, ni está autorizado por ellos.',
    fix: {
      en: 'Sign the message with a certificate of a party to the document, or register the mandate.',
      es: 'Firme el mensaje con un certificado de una de las partes del documento, o registre el mandato.',
    },
    ends: [
      { ...ownXml, about: { en: 'a certificate of another NIT', es: 'un certificado de otro NIT' }, by: 'stranger' },
    ],
    otherwise: ownXml,
  }),
];

export const soapOutcomes: readonly OutcomeGroup[] = [
  { code: 'STATUS', title: { en: 'Status of a document', es: 'Estado de un documento' }, outcomes: statuses },
  {
    code: 'RANGE',
    title: { en: 'Query of numbering ranges', es: 'Consulta de rangos de numeración' },
    outcomes: ranges,
  },
  { code: 'XML', title: { en: 'Download of an XML', es: 'Descarga de un XML' }, outcomes: downloads },
];
