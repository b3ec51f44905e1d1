import { colombianDate, colombianDateTime } from '../../src/common/time.ts';
import type { JudgedDocument, NumberingRange } from '../registry/types.ts';
import type { DianResponse, EventResponse, NumberRangeResponse } from '../reply/answers.ts';
import type { Call, CallOutcome } from '../soap/call.ts';
import { refused, verdictAnswer } from './document-answers.ts';
import { nowOf, type Authority } from './authority.ts';
import { undisturbed, type JudgementSeam } from './judgement-seam.ts';
import { texts } from './texts.ts';

const trackId = ({ parameters }: Call): string => (parameters.trackId ?? '').trim();

/** Whether a document, or the batch that it came in, is still being validated. */
const isInProcess = async (
  { key, zipKey }: JudgedDocument,
  { registry }: Authority,
  { isDocumentInProcess, isBatchInProcess }: JudgementSeam,
): Promise<boolean> => {
  if (isDocumentInProcess(key)) return true;
  const asked = zipKey === undefined ? undefined : await registry.batch(zipKey);
  return asked !== undefined && isBatchInProcess(asked);
};

const unknownKey = ({ settings }: Authority): DianResponse =>
  refused(settings.unknownKey, settings.unknownKey === '66' ? texts.unknownKey : texts.keyNotFound);

/** GetStatus: the verdict on a document key; accepted once is accepted for good. */
export const getStatus =
  (authority: Authority, judgement = undisturbed) =>
  async (call: Call): Promise<CallOutcome<'GetStatus'>> => {
    const document = await authority.registry.documentByKey(trackId(call));
    if (document === undefined) return { answer: unknownKey(authority) };
    const pending = await isInProcess(document, authority, judgement);
    return { answer: pending ? refused('98', texts.inProcess) : verdictAnswer(document) };
  };

/** While a batch is validated: nothing but the sentence, and a status code that is empty rather than nil. */
const batchInProcess = refused('', texts.batchInProcess, { ErrorMessage: null });

/** GetStatusZip: the verdicts on a batch, in the order of its files. */
export const getStatusZip =
  (authority: Authority, { isBatchInProcess } = undisturbed) =>
  async (call: Call): Promise<CallOutcome<'GetStatusZip'>> => {
    const asked = await authority.registry.pollBatch(trackId(call));
    if (asked === undefined) return { answer: [unknownKey(authority)] };
    const { zipKey, verdicts } = asked.batch;
    if (isBatchInProcess(asked)) return { answer: [batchInProcess], results: { zipKey } };
    return {
      answer: verdicts.map(({ answer }) => answer),
      results: { zipKey, documents: verdicts.map(({ results }) => results) },
    };
  };

/** A payroll adjustment may name no worker: a deletion does not. */
const deletesPayroll = '103';

const event = (
  code: string,
  message: string,
  more: Partial<EventResponse> = {},
): CallOutcome<'GetXmlByDocumentKey'> => ({
  answer: { Code: code, Message: message, ValidationDate: null, XmlBytesBase64: null, ...more },
});

/** GetXmlByDocumentKey: only issuer and receiver, or who acts for them, may read a document. */
export const getXmlByDocumentKey =
  ({ registry }: Authority) =>
  async (call: Call): Promise<CallOutcome<'GetXmlByDocumentKey'>> => {
    const document = await registry.documentByKey(trackId(call));
    if (document?.state !== 'accepted') return event('205', 'No existe el XML solicitado.');
    const { issuerNit, receiverId } = document;
    if (issuerNit === '' || (receiverId === '' && document.type !== deletesPayroll)) {
      return event('206', 'No se pudo leer el emisor o el receptor en el XML del documento.');
    }
    const sender = call.certificateNit ?? '';
    const parties = await Promise.all([issuerNit, receiverId].map((party) => registry.mayActFor(sender, party)));
    if (!parties.includes(true)) {
      const who = sender === '' ? 'El titular del certificado' : `El NIT ${sender}`;
      return event('401', `${who} no es emisor ni receptor del documento, ni está autorizado por ellos.`);
    }
    return event('100', 'Acción completada OK.', {
      ValidationDate: colombianDateTime(document.receivedAt),
      XmlBytesBase64: Buffer.from(document.xml, 'utf8').toString('base64'),
    });
  };

const rangeOf = (row: NumberingRange): NumberRangeResponse => ({
  ResolutionNumber: row.resolution,
  ResolutionDate: row.resolutionDate,
  Prefix: row.prefix,
  FromNumber: row.from,
  ToNumber: row.to,
  ValidDateFrom: row.startDate,
  ValidDateTo: row.endDate,
  TechnicalKey: row.technicalKey ?? null,
});

const list = (
  code: string,
  description: string,
  rows: readonly NumberRangeResponse[] | null = null,
): CallOutcome<'GetNumberingRange'> => ({
  answer: { OperationCode: code, OperationDescription: description, ResponseList: rows },
});

const isCurrent = ({ state, startDate, endDate }: NumberingRange, today: string): boolean =>
  state === 'active' && startDate <= today && today <= endDate;

const rangesFor =
  (authority: Authority) =>
  async ({ parameters, certificateNit = '' }: Call): Promise<CallOutcome<'GetNumberingRange'>> => {
    const { registry } = authority;
    const issuer = (parameters.accountCode ?? '').trim();
    const provider = (parameters.accountCodeT ?? '').trim();
    const softwareId = (parameters.softwareCode ?? '').trim();
    if (!(await registry.mayActFor(certificateNit, issuer))) {
      return list('401', `El NIT ${certificateNit} no está autorizado para consultar los rangos del NIT ${issuer}.`);
    }
    const software = (await registry.software([softwareId])).get(softwareId);
    if (software !== undefined && software.ownerNit !== provider) {
      return list('303', `El software ${softwareId} no pertenece al NIT ${provider}.`);
    }
    const today = colombianDate(nowOf(authority));
    const current = (await registry.rangesOfIssuer(issuer)).filter((range) => isCurrent(range, today));
    if (current.length === 0) return list('301', `El NIT ${issuer} no tiene rangos de numeración vigentes.`);
    const associated = current.filter((range) => range.softwareId === softwareId);
    if (associated.length === 0)
      return list('302', `El software ${softwareId} no tiene rangos de numeración asociados.`);
    return list('100', 'Acción completada OK.', associated.map(rangeOf));
  };

const rangesFailed = list('500', 'El servicio de consulta de rangos de numeración no está disponible.');

/** GetNumberingRange: the ranges of an issuer that are in force and associated with a software (annex FE 1.9, 7.15). */
export const getNumberingRange = (authority: Authority) => {
  const find = rangesFor(authority);
  return async (call: Call): Promise<CallOutcome<'GetNumberingRange'>> => {
    if (!authority.settings.servesRanges) return rangesFailed;
    try {
      return await find(call);
    } catch (error) {
      authority.log?.defect(error, { exchange: call.exchangeId });
      return rangesFailed;
    }
  };
};
