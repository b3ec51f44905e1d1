/** How exchanges with the authority end: statuses of a document, of the query of ranges and of the download of an XML. */
import type { Exchange, OutcomeDeclaration, OutcomeGroup } from '../engine/outcome.ts';
import { annex, annexBut, notifies, observed, rejects, type RuleCode, type Source } from '../engine/rule.ts';

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

const valid: Exchange = { operation: 'SendBillSync', about: 'a valid document' };

/** One rule is enough to reject a document. */
const rejected: Exchange = {
  operation: 'SendBillSync',
  about: 'a document that breaks a rule',
  violation: { built: [{ edit: 'set', path: '/*/cbc:UBLVersionID', text: 'UBL 2.0' }] },
};

const withoutKey: Exchange = {
  operation: 'SendBillSync',
  about: 'a document without unique code',
  violation: { coded: [{ edit: 'remove', path: '/*/cbc:UUID' }] },
};

const unknownKey: Exchange = { operation: 'GetStatus', about: 'a key that nobody sent', asked: 'unknown' };

const statuses: readonly OutcomeDeclaration[] = [
  status({
    status: '00',
    kind: notifies,
    title: 'The document was accepted',
    condition: 'No Rechazo failed, nothing broke, and no Rechazo was left without evaluation.',
    message: 'Procesado Correctamente.',
    fix: 'Nothing to mend: lines that are Notificación do not prevent acceptance.',
    ends: [valid, { operation: 'GetStatus', about: 'the key of an accepted document', asked: 'accepted' }],
    otherwise: rejected,
  }),
  status({
    status: '66',
    title: 'The initial check failed, or the key is unknown',
    condition:
      'The document lacks key fields, is none that the operation takes, or nobody sent the key that is asked for.',
    message: 'TrackId no existe en los registros de la DIAN.',
    needs: ['priorDocuments'],
    fix: 'Fill in number, unique code, NIT of the issuer and type; ask for the key of the document, not for a ZipKey.',
    ends: [unknownKey, withoutKey],
    otherwise: valid,
  }),
  status({
    status: '89',
    title: 'The file was not taken, or who sends it has no mandate',
    condition:
      'The certificate of the message has no mandate of the issuer, or the ZIP cannot be opened or holds several documents.',
    message: 'NIT … no autorizado a enviar documentos para emisor con NIT …',
    needs: ['issuerRegistry'],
    fix: 'Sign the message with a certificate of the issuer, or register the mandate; send one XML in a ZIP.',
    source: observed('Public notes of integrators'),
    ends: [
      { operation: 'SendBillSync', about: 'a certificate of another NIT', violation: { sender: 'wrongNit' } },
      { operation: 'SendBillSync', about: 'a ZIP that is cut off', violation: { zip: 'corrupt' } },
      { operation: 'SendBillSync', about: 'two documents at once', violation: { zip: 'twoDocuments' } },
    ],
    otherwise: valid,
  }),
  status({
    status: '90',
    title: 'The key is unknown, as the annex says it',
    condition:
      'Nobody sent the key that is asked for, and the setting unknownKey is 90: answers of today say 66. A resubmission is rejected with status 99 and the line of rule 90.',
    message: 'TrackId no encontrado.',
    needs: ['priorDocuments'],
    fix: 'Ask for the key of the document as it was sent.',
    source: annexBut('FE 1.9', 'answers of today say 66'),
    ends: [
      { ...unknownKey, about: 'a key that nobody sent, answered as in the annex', behaviour: { unknownKey: '90' } },
    ],
    otherwise: unknownKey,
  }),
  status({
    status: '99',
    title: 'The document was rejected',
    condition: 'A Rechazo failed.',
    message: 'Validación contiene errores en campos mandatorios.',
    fix: 'Mend what the lines say and send the document again: a rejected number is free.',
    ends: [rejected, { operation: 'GetStatus', about: 'the key of a rejected document', asked: 'rejected' }],
    otherwise: valid,
  }),
];

const range = family({
  prefix: 'RANGE',
  place: 'GetNumberingRangeResult/OperationCode',
  needs: ['numberingRanges', 'issuerRegistry'],
  source: annex('FE 1.9', '7.15'),
});

const ownRanges: Exchange = { operation: 'GetNumberingRange', about: 'the ranges of the company itself' };

const ranges: readonly OutcomeDeclaration[] = [
  range({
    status: '100',
    kind: notifies,
    title: 'The ranges were listed',
    condition: 'The issuer has ranges in force that are associated with the software.',
    message: 'Acción completada OK.',
    fix: 'Nothing to mend.',
    ends: [ownRanges],
    otherwise: { ...ownRanges, about: 'an issuer without ranges', registry: () => ({ ranges: [] }) },
  }),
  range({
    status: '301',
    title: 'The issuer has no range in force',
    condition: 'Every range of the NIT is inactive, expired or not begun, or there is none.',
    message: 'El NIT … no tiene rangos de numeración vigentes.',
    fix: 'Ask for a numbering resolution, or wait for the date from which it is valid.',
    ends: [
      { ...ownRanges, about: 'an issuer without ranges', registry: () => ({ ranges: [] }) },
      {
        ...ownRanges,
        about: 'an issuer whose ranges are inactive',
        registry: (data) => ({ ranges: data.ranges.map((each) => ({ ...each, state: 'inactive' })) }),
      },
    ],
    otherwise: ownRanges,
  }),
  range({
    status: '302',
    title: 'No range is associated with the software',
    condition: 'The NIT has ranges in force, none of them for that software.',
    message: 'El software … no tiene rangos de numeración asociados.',
    fix: 'Associate the prefix with the software on the page of the authority.',
    ends: [
      { ...ownRanges, about: 'software that nobody registered', parameters: { softwareCode: 'desconocido' } },
      {
        ...ownRanges,
        about: 'ranges of nobody’s software',
        registry: (data) => ({ ranges: data.ranges.map((each) => ({ ...each, softwareId: undefined })) }),
      },
    ],
    otherwise: ownRanges,
  }),
  range({
    status: '303',
    title: 'The software is not the provider’s',
    condition: 'The software is registered to another NIT than accountCodeT.',
    message: 'El software … no pertenece al NIT …',
    fix: 'Give the NIT of the owner of the software in accountCodeT: the issuer itself where the software is its own.',
    ends: [{ ...ownRanges, about: 'another NIT as provider', parameters: { accountCodeT: '800000001' } }],
    otherwise: ownRanges,
  }),
  range({
    status: '401',
    title: 'Who asks has no mandate of the issuer',
    condition: 'The NIT of the certificate is not the issuer’s and has no mandate of it.',
    message: 'El NIT … no está autorizado para consultar los rangos del NIT …',
    fix: 'Sign the message with a certificate of the issuer, or register the mandate.',
    ends: [{ ...ownRanges, about: 'a certificate of another NIT', by: 'stranger' }],
    otherwise: ownRanges,
  }),
  range({
    status: '500',
    title: 'The query of ranges is out of service',
    condition: 'The setting servesRanges is off, as in the real habilitación, or the query met a defect.',
    message: 'El servicio de consulta de rangos de numeración no está disponible.',
    fix: 'Nothing to mend: read the ranges from the resolution, or ask again later.',
    ends: [{ ...ownRanges, about: 'a service that does not serve ranges', behaviour: { servesRanges: false } }],
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
  about: 'an accepted document of one’s own',
  asked: 'accepted',
};

const downloads: readonly OutcomeDeclaration[] = [
  xml({
    status: '100',
    kind: notifies,
    title: 'The XML was downloaded',
    condition: 'The document was accepted, and who asks is a party to it or acts for one.',
    message: 'Acción completada OK.',
    fix: 'Nothing to mend.',
    ends: [ownXml],
    otherwise: { ...ownXml, about: 'a key that nobody sent', asked: 'unknown' },
  }),
  xml({
    status: '205',
    title: 'There is no XML under that key',
    condition: 'Nobody sent the key, or the document was rejected.',
    message: 'No existe el XML solicitado.',
    fix: 'Ask for the key of an accepted document.',
    source: annexBut('FE 1.9', 'the platform is said to answer 404'),
    ends: [
      { ...ownXml, about: 'a key that nobody sent', asked: 'unknown' },
      { ...ownXml, about: 'the key of a rejected document', asked: 'rejected' },
    ],
    otherwise: ownXml,
  }),
  xml({
    status: '206',
    title: 'The XML does not say whose it is',
    condition: 'The document on file names no issuer, or no receiver where its kind has one.',
    message: 'No se pudo leer el emisor o el receptor en el XML del documento.',
    fix: 'Nothing to mend from outside: ask whoever has the document for it.',
    ends: [
      { ...ownXml, about: 'a document on file without receiver', asked: { receiverId: '' } },
      { ...ownXml, about: 'a document on file without issuer', asked: { issuerNit: '' } },
    ],
    otherwise: ownXml,
  }),
  xml({
    status: '401',
    title: 'Who asks is no party to the document',
    condition: 'The NIT of the certificate is neither issuer nor receiver, and acts for neither.',
    message: 'El NIT … no es emisor ni receptor del documento, ni está autorizado por ellos.',
    fix: 'Sign the message with a certificate of a party to the document, or register the mandate.',
    ends: [{ ...ownXml, about: 'a certificate of another NIT', by: 'stranger' }],
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
