/** Calls of the operations as a verified envelope passes them on, without HTTP. */
import { zipOf } from './zip.ts';
import type { Call } from '../service/soap/call.ts';
import { issuer } from './invoice.fixture.ts';
import { now } from './authority.fixture.ts';

export const zipped = (xml: string | Buffer, name = 'factura.xml'): string =>
  zipOf([{ name, data: Buffer.from(xml) }]).toString('base64');

/** A ZIP of documents in that order, named by their position: `0.xml`, `1.xml` … */
export const zippedAll = (documents: readonly string[]): string =>
  zipOf(documents.map((xml, at) => ({ name: `${at}.xml`, data: Buffer.from(xml) }))).toString('base64');

export const call = (parameters: Call['parameters'], certificateNit: string | undefined = issuer.nit): Call => ({
  parameters,
  certificate: Buffer.alloc(0),
  certificateNit,
  environment: '2',
  exchangeId: 'exchange',
  receivedAt: now,
});

/** The answer of an outcome that must be an answer. */
export const answered = <Answer>(
  outcome: { readonly answer: Answer; readonly results?: unknown } | { readonly fault: unknown },
): Answer => {
  if ('fault' in outcome) throw new Error('The call ended in a fault.');
  return outcome.answer;
};
