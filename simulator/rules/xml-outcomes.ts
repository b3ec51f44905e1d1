import type { ExchangeSpec, OutcomeGroup } from '../judge/engine/outcome.ts';
import { annex, annexBut, notifies } from '../judge/engine/rule.ts';
import { outcomeRow } from './outcome-row.ts';

const xml = outcomeRow({
  prefix: 'XML',
  place: 'GetXmlByDocumentKeyResult/Code',
  needs: ['priorDocuments', 'issuerRegistry'],
  source: annex('FE 1.9', '7'),
});

const ownXml: ExchangeSpec = {
  operation: 'GetXmlByDocumentKey',
  about: { en: 'an accepted document of one’s own', es: 'un documento propio aceptado' },
  asked: 'accepted',
};

export const xmlOutcomes: OutcomeGroup = {
  code: 'XML',
  title: { en: 'Download of an XML', es: 'Descarga de un XML' },
  outcomes: [
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
  ],
};
