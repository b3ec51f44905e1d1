/** Queries about taxpayers. Nobody published their codes and sentences: those are our own choice. */
import { table } from '../../src/common/code-lists.ts';
import type { Call, CallOutcome } from '../soap/call.ts';
import type { Authority } from './authority.ts';
import { longestName } from './reception.ts';

const noAcquirer = (StatusCode: string, Message: string): CallOutcome<'GetAcquirer'> => ({
  answer: { Message, ReceiverEmail: null, ReceiverName: null, StatusCode },
});

/** Why the question cannot be answered; undefined where it can. A type by its place in a list (6) is no code (31). */
const problemWith = (type: string, id: string): string | undefined => {
  if (id === '') return 'No se recibió identificationNumber.';
  if (table('type_document_identifications').byCode(type) !== undefined) return undefined;
  return `El tipo de identificación «${type.slice(0, longestName)}» no existe: envíe el código de la DIAN, 31 para NIT.`;
};

/**
 * GetAcquirer: name (RUT) and mailbox for reception of a taxpayer. The RUT
 * knows taxpayers by their number alone: of the type only the code is checked.
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
    if (entry === undefined) return noAcquirer('404', `El RUT no tiene la identificación ${id.slice(0, longestName)}.`);
    const ReceiverEmail = (await registry.contributors([id])).get(id)?.receptionEmail ?? null;
    return { answer: { Message: null, ReceiverEmail, ReceiverName: entry.name, StatusCode: '200' } };
  };

/** A field of a CSV: quoted where it must be (RFC 4180). */
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
