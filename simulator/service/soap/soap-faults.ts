/**
 * The faults of the service. The first two are the platform's observed answers, to the letter; the others follow SOAP
 * 1.2 and WS-Addressing, since no captures of them have been published.
 */
import { basename } from 'node:path';
import { outageMessage, outageOf, outages } from '../../../src/common/store/outage.ts';
import { isDamagedDatabase } from '../../../src/common/store/integrity.ts';
import { escapeAttribute, escapeText } from '../../../src/common/xml/write.ts';
import { sentenceText } from '../reply/soap-answers.ts';
import { addressing, soap12, soapMediaType, wsse } from './names.ts';
import type { SecurityCheck } from './security/security-problem.ts';

type BlockName = { readonly uri: string; readonly local: string };

export type SoapFault = {
  /** HTTP status; the platform answers 500 even where SOAP 1.2 asks for 400. */
  readonly status: number;
  /** Local name of the code in the SOAP namespace. */
  readonly code: 'Sender' | 'Receiver' | 'VersionMismatch' | 'MustUnderstand' | 'Client';
  readonly subcode?: { readonly namespace: string; readonly name: string };
  /** English, as the platform's framework words it. */
  readonly reason: string;
  /** Name of the failed check for the response header; stable, kebab-case. */
  readonly check: string;
  /** The received and expected value; recorded in the journal, and sent only if the authority is told to. */
  readonly detail: string;
  /** The header blocks that a MustUnderstand is about. */
  readonly notUnderstood?: readonly BlockName[];
  /** Of a 503: when to send the message again. */
  readonly retrySeconds?: number;
};

export const faultAction = `${addressing}/soap/fault`;

/** Any failure of the security header except trust in its certificate. */
export const invalidSecurity = (check: SecurityCheck, detail: string): SoapFault => ({
  status: 500,
  code: 'Sender',
  subcode: { namespace: wsse, name: 'InvalidSecurity' },
  reason: 'An error occurred when verifying security for the message.',
  check,
  detail,
});

/** A certificate of an unaccredited authority: a code that does not even exist in SOAP 1.2, and no reason. */
export const notAccredited = (detail: string): SoapFault => ({
  status: 500,
  code: 'Client',
  reason: 'The creator of this fault did not specify a Reason.',
  check: 'certificate-not-accredited',
  detail,
});

export const destinationUnreachable = (to: string, detail: string): SoapFault => ({
  status: 500,
  code: 'Sender',
  subcode: { namespace: addressing, name: 'DestinationUnreachable' },
  reason: `The message for '${to}' cannot be delivered: the address is not that of this service.`,
  check: 'to-mismatch',
  detail,
});

export const actionNotSupported = (action: string): SoapFault => ({
  status: 500,
  code: 'Sender',
  subcode: { namespace: addressing, name: 'ActionNotSupported' },
  reason: `The message with Action '${action}' cannot be processed: the contract of this service has no such operation, or the Action does not belong to the Body.`,
  check: 'action-not-supported',
  detail: `Action "${action}".`,
});

/** An operation of the contract that this simulator does not answer. */
export const notHandled = (operation: string): SoapFault => ({
  status: 500,
  code: 'Receiver',
  reason: `The operation ${operation} belongs to the contract, but this simulator does not implement it.`,
  check: 'operation-not-handled',
  detail: `No handler for ${operation}.`,
});

/** SOAP 1.2, part 1, 5.4.7: the answer names the version that would be understood. */
export const versionMismatch = (detail: string): SoapFault => ({
  status: 500,
  code: 'VersionMismatch',
  reason: `The version of the envelope is not supported; expected SOAP 1.2 (${soap12}).`,
  check: 'soap-version',
  detail,
});

/** No more than this is repeated of what a client wrote. */
const [mostBlocks, longestBlockName] = [10, 200];

/** SOAP 1.2, part 1, 5.4.8: the answer names the header blocks. */
export const mustUnderstand = (blocks: readonly BlockName[]): SoapFault => {
  const named = blocks.filter(({ uri, local }) => uri.length + local.length <= longestBlockName).slice(0, mostBlocks);
  const names = named.map(({ uri, local }) => `{${uri}}${local}`).join(', ');
  return {
    status: 500,
    code: 'MustUnderstand',
    reason: 'The message has a mandatory header that this service does not understand.',
    check: 'header-not-understood',
    detail: `Header ${names}: expected those of WS-Addressing and wsse:Security, or mustUnderstand="0".`,
    notUnderstood: named,
  };
};

/** Bytes that are not a SOAP message: not XML, truncated, a DOCTYPE, no Body. */
export const unreadable = (check: string, detail: string): SoapFault => ({
  status: 400,
  code: 'Sender',
  reason: 'The body of the request is not a SOAP 1.2 envelope that can be read.',
  check,
  detail,
});

export const wrongContentType = (detail: string): SoapFault => ({
  status: 415,
  code: 'Sender',
  reason: `The content type of the request is not the expected '${soapMediaType}; charset=utf-8'.`,
  check: 'content-type',
  detail,
});

export const tooLarge = (limit: number): SoapFault => ({
  status: 413,
  code: 'Sender',
  reason: `The request exceeds the maximum message size of ${limit} bytes.`,
  check: 'too-large',
  detail: `More than ${limit} bytes.`,
});

/** A bug in Ensayo. */
export const internalError = (detail: string): SoapFault => ({
  status: 500,
  code: 'Receiver',
  reason: 'The server was unable to process the request because of an internal error.',
  check: 'internal-error',
  detail,
});

/** More requests than the service can answer in time; none of it was read. */
export const overloaded: SoapFault = {
  status: 503,
  code: 'Receiver',
  reason: 'The server is too busy; the message was not processed.',
  check: 'overloaded',
  detail: 'Too many requests are in progress and waiting.',
};

/** What a handler throws when it has no room for what a message brings. */
export class Overloaded extends Error {}

/** An exception from a handler: nothing can be stored at present, a damaged database, whose name people need to know, or a bug. */
export const faultOfDefect = (error: unknown): SoapFault => {
  const detail = error instanceof Error ? error.message : String(error);
  const outage = outageOf(error);
  if (outage !== undefined) {
    const reason = outageMessage(outage, error).en;
    return { status: 503, code: 'Receiver', reason, check: outage, detail, retrySeconds: outages[outage].retrySeconds };
  }
  if (!isDamagedDatabase(error)) return internalError(detail);
  const reason = `The database ${basename(error.file)} of the service is damaged; the message was not processed.`;
  return { status: 500, code: 'Receiver', reason, check: 'database-damaged', detail };
};

/** Details repeat arbitrary text of the client. */
const longestDiagnosis = 2_000;

/** With its diagnosis in the reason, for clients that do not show the headers of the response. */
export const explained = (fault: SoapFault): SoapFault => ({
  ...fault,
  reason: `${fault.reason} ${fault.check}: ${fault.detail.slice(0, longestDiagnosis)}`,
});

const subcodeText = ({ subcode }: SoapFault): string =>
  subcode === undefined
    ? ''
    : `<s:Subcode><s:Value xmlns:a="${subcode.namespace}">a:${subcode.name}</s:Value></s:Subcode>`;

const upgrade = `<s:Upgrade><s:SupportedEnvelope qname="s:Envelope"/></s:Upgrade>`;

const notUnderstoodText = ({ uri, local }: BlockName): string =>
  uri === ''
    ? `<s:NotUnderstood qname="${local}"/>`
    : `<s:NotUnderstood qname="n:${local}" xmlns:n="${escapeAttribute(uri)}"/>`;

/** The envelope of a fault, on one line; `relatesTo` is the MessageID of the request. */
export const faultEnvelope = (fault: SoapFault, relatesTo: string | undefined): string =>
  `<s:Envelope xmlns:s="${soap12}" xmlns:a="${addressing}"><s:Header>` +
  `<a:Action s:mustUnderstand="1">${faultAction}</a:Action>` +
  (relatesTo === undefined ? '' : `<a:RelatesTo>${escapeText(relatesTo)}</a:RelatesTo>`) +
  (fault.code === 'VersionMismatch' ? upgrade : '') +
  (fault.notUnderstood ?? []).map(notUnderstoodText).join('') +
  `</s:Header><s:Body><s:Fault><s:Code><s:Value>s:${fault.code}</s:Value>${subcodeText(fault)}</s:Code>` +
  `<s:Reason><s:Text xml:lang="en-US">${sentenceText(fault.reason)}</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`;
