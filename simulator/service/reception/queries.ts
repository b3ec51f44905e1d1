import { colombianDate, colombianDateTime } from '../../../src/common/time.ts';
import { table } from '../../../src/common/code-lists.ts';
import type { NumberingRange } from '../../registry/types.ts';
import type { DianResponse, EventResponse, NumberRangeResponse } from '../reply/answers.ts';
import type { Call, CallOutcome } from '../soap/call.ts';
import { refused, verdictAnswer } from './document-answers.ts';
import { nowOf, type Authority } from './authority.ts';
import { judgedAtOnce } from './batch-work.ts';
import { undisturbed } from './receive.ts';
import { texts } from './texts.ts';
import { longestName } from './reception.ts';
import { visibleDocument } from './visible.ts';

const trackId = ({ parameters }: Call): string => (parameters.trackId ?? '').trim();

const unknownKey = ({ settings }: Authority): DianResponse =>
  refused(settings.unknownKey, settings.unknownKey === '66' ? texts.unknownKey : texts.keyNotFound);

/** GetStatus: the verdict on a document key; once accepted, always accepted. */
export const getStatus =
  (authority: Authority, judgement = undisturbed) =>
  async (call: Call): Promise<CallOutcome<'GetStatus'>> => {
    const document = await visibleDocument(authority.registry, judgement, trackId(call));
    if (document === undefined) return { answer: unknownKey(authority) };
    return { answer: document === 'in-process' ? refused('98', texts.inProcess) : verdictAnswer(document) };
  };

/** While a batch is validated: only the sentence, and a status code that is empty rather than nil. */
const batchInProcess = refused('', texts.batchInProcess, { ErrorMessage: null });

/** GetStatusZip: the verdicts on a batch, in the order of its files. */
export const getStatusZip =
  (authority: Authority, { isBatchInProcess } = undisturbed, batches = judgedAtOnce) =>
  async (call: Call): Promise<CallOutcome<'GetStatusZip'>> => {
    const polled = await authority.registry.pollBatch(trackId(call));
    if (polled === undefined) return { answer: [unknownKey(authority)] };
    const asked = (await isBatchInProcess(polled)) ? polled : await batches.awaited(polled);
    const { zipKey, verdicts } = asked.batch;
    if (!asked.isFinished || (await isBatchInProcess(asked))) return { answer: [batchInProcess], results: { zipKey } };
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

/** GetXmlByDocumentKey: only issuer and receiver, or those acting for them, may read a document. */
export const getXmlByDocumentKey =
  ({ registry }: Authority, judgement = undisturbed) =>
  async (call: Call): Promise<CallOutcome<'GetXmlByDocumentKey'>> => {
    const document = await visibleDocument(registry, judgement, trackId(call));
    if (document === 'in-process' || document?.state !== 'accepted')
      return event('205', 'No existe el XML solicitado.');
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
    if (document.filesRemoved) return event('205', `No existe el XML solicitado. ${texts.filesRemoved}`);
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
    const { environment } = authority;
    const ranges = await registry.rangesOfIssuer({ nit: issuer, environment, softwareId: software?.id });
    const current = ranges.filter((range) => isCurrent(range, today));
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

// The codes and sentences of the queries about taxpayers are not published: those below are our own choice, except the
// answer about an unknown acquirer, which a client's author saw in the test environment: HTTP 404 and its sentence.

const noAcquirer = (StatusCode: string, Message: string): CallOutcome<'GetAcquirer'> => ({
  answer: { Message, ReceiverEmail: null, ReceiverName: null, StatusCode },
});

/**
 * Why the query cannot be answered; undefined if it can. A type given by its position in a list (6) is not a code (31).
 */
const problemWith = (type: string, id: string): string | undefined => {
  if (id === '') return 'No se recibió identificationNumber.';
  if (table('type_document_identifications').byCode(type) !== undefined) return undefined;
  return `El tipo de identificación «${type.slice(0, longestName)}» no existe: envíe el código de la DIAN, 31 para NIT.`;
};

/**
 * GetAcquirer: name (RUT) and mailbox for reception of a taxpayer. The RUT identifies taxpayers by number alone; of the
 * type only the code is checked.
 */
export const getAcquirer =
  ({ registry }: Authority) =>
  async ({ parameters }: Call): Promise<CallOutcome<'GetAcquirer'>> => {
    const id = (parameters.identificationNumber ?? '').trim();
    const problem = problemWith((parameters.identificationType ?? '').trim(), id);
    if (problem !== undefined) return noAcquirer('400', problem);
    const { available, entries } = await registry.rut({ identifications: [id], names: [] });
    if (!available) return noAcquirer('500', 'El servicio del RUT no está disponible.');
    const entry = entries.get(id);
    if (entry === undefined) return { ...noAcquirer('404', texts.unknownAcquirer), status: 404 };
    const ReceiverEmail = (await registry.contributors([id])).get(id)?.receptionEmail ?? null;
    return { answer: { Message: null, ReceiverEmail, ReceiverName: entry.name, StatusCode: '200' } };
  };

/** A field of a CSV: quoted where necessary (RFC 4180). */
const csvField = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** GetExchangeEmails: the mailboxes for reception of all taxpayers that have one, as CSV. */
export const getExchangeEmails =
  ({ registry }: Authority) =>
  async (): Promise<CallOutcome<'GetExchangeEmails'>> => {
    const { contributors } = await registry.dump();
    const rows = contributors.flatMap(({ nit, receptionEmail }) =>
      receptionEmail === undefined ? [] : [[nit, receptionEmail]],
    );
    const csv = [['NIT', 'Correo'], ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
    const CsvBase64Bytes = Buffer.from(csv, 'utf8').toString('base64');
    return { answer: { CsvBase64Bytes, Message: null, StatusCode: '0', Success: true } };
  };
