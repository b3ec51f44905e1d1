import type { DianResponse, EventResponse, NumberRangeResponse, NumberRangeResponseList } from '../reply/answers.ts';
import type { Call, Outcome } from '../soap/handlers.ts';
import { colombianDateTime } from '../../src/common/time.ts';
import type { NumberingRange } from '../registry/types.ts';
import type { Authority } from './authority.ts';
import { verdictAnswer } from './send-bill-sync.ts';
import { texts } from './texts.ts';

const trackId = ({ parameters }: Call): string => (parameters['trackId'] ?? '').trim().toLowerCase();

const unknownKey: DianResponse = {
  ErrorMessage: [],
  IsValid: false,
  StatusCode: '66',
  StatusDescription: texts.unknownKey,
  StatusMessage: null,
  XmlBase64Bytes: null,
  XmlDocumentKey: null,
  XmlFileName: null,
};

/** GetStatus: the verdict on a document key; accepted once is accepted for good. */
export const getStatus =
  ({ registry }: Authority) =>
  async (call: Call): Promise<Outcome<'GetStatus'>> => {
    const document = await registry.documentByKey(trackId(call));
    return { answer: document === undefined ? unknownKey : verdictAnswer(document) };
  };

const event = (code: string, message: string, more: Partial<EventResponse> = {}): EventResponse => ({
  Code: code,
  Message: message,
  ValidationDate: null,
  XmlBytesBase64: null,
  ...more,
});

/** GetXmlByDocumentKey: only issuer and receiver, or who acts for them, may read a document. */
export const getXmlByDocumentKey =
  ({ registry }: Authority) =>
  async (call: Call): Promise<Outcome<'GetXmlByDocumentKey'>> => {
    const document = await registry.documentByKey(trackId(call));
    if (document === undefined || document.state !== 'accepted') return { answer: event('205', 'No existe el XML solicitado.') };
    const sender = call.certificateNit ?? '';
    const parties = await Promise.all([registry.mayActFor(sender, document.issuerNit), registry.mayActFor(sender, document.receiverId)]);
    if (!parties.includes(true)) {
      return { answer: event('401', `El NIT ${sender} no es emisor ni receptor del documento, ni está autorizado por ellos.`) };
    }
    const found = {
      ValidationDate: colombianDateTime(document.receivedAt),
      XmlBytesBase64: Buffer.from(document.xml, 'utf8').toString('base64'),
    };
    return { answer: event('100', 'Acción completada OK.', found) };
  };

const range = (row: NumberingRange): NumberRangeResponse => ({
  ResolutionNumber: row.resolution,
  ResolutionDate: row.resolutionDate,
  Prefix: row.prefix,
  FromNumber: row.from,
  ToNumber: row.to,
  ValidDateFrom: row.startDate,
  ValidDateTo: row.endDate,
  TechnicalKey: row.technicalKey ?? null,
});

const list = (code: string, description: string, rows: readonly NumberRangeResponse[] | null = null): Outcome<'GetNumberingRange'> => {
  const answer: NumberRangeResponseList = { OperationCode: code, OperationDescription: description, ResponseList: rows };
  return { answer };
};

/** GetNumberingRange: the ranges of an issuer that are associated with a software (annex FE 1.9, 7.15). */
export const getNumberingRange =
  ({ registry }: Authority) =>
  async ({ parameters, certificateNit = '' }: Call): Promise<Outcome<'GetNumberingRange'>> => {
    const issuer = (parameters['accountCode'] ?? '').trim();
    const provider = (parameters['accountCodeT'] ?? '').trim();
    const softwareId = (parameters['softwareCode'] ?? '').trim();
    if (!(await registry.mayActFor(certificateNit, issuer))) {
      return list('401', `El NIT ${certificateNit} no está autorizado para consultar los rangos del NIT ${issuer}.`);
    }
    const software = (await registry.software([softwareId])).get(softwareId);
    if (software !== undefined && software.ownerNit !== provider) {
      return list('303', `El software ${softwareId} no pertenece al NIT ${provider}.`);
    }
    const ranges = (await registry.rangesOfIssuer(issuer)).filter(({ state }) => state === 'active');
    if (ranges.length === 0) return list('301', `El NIT ${issuer} no tiene rangos de numeración vigentes.`);
    const associated = ranges.filter((row) => row.softwareId === softwareId);
    if (associated.length === 0) return list('302', `El software ${softwareId} no tiene rangos de numeración asociados.`);
    return list('100', 'Acción completada OK.', associated.map(range));
  };
