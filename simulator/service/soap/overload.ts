/** Messages that are answered before the service of a tenant has them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { overloadRetrySeconds } from '../../../src/common/http/admission.ts';
import { usualRetrySeconds } from '../../../src/common/store/outage.ts';
import { servicePath } from './contract.ts';
import { soapMediaType } from './names.ts';
import { faultEnvelope, overloaded, type SoapFault } from './soap-faults.ts';

/** Only messages are counted: control, console, look-ups and readiness are answered in an overload, too. */
export const isMessage = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' &&
  (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '').endsWith(servicePath.toLowerCase());

export const answerFault = (response: ServerResponse, fault: SoapFault): void => {
  const { status, check, retrySeconds = usualRetrySeconds } = fault;
  response
    .writeHead(status, {
      'Content-Type': `${soapMediaType}; charset=utf-8`,
      'Ensayo-Failed-Check': check,
      ...(status === 503 ? { 'Retry-After': String(retrySeconds) } : {}),
    })
    .end(faultEnvelope(fault, undefined));
};

/** Because there are too many: nothing of it was read. */
export const refuseMessage = (_request: IncomingMessage, response: ServerResponse): void => {
  answerFault(response, { ...overloaded, retrySeconds: overloadRetrySeconds });
};
