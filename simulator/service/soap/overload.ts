/** Messages that are refused because there are too many, before anything of them is read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { overloadRetrySeconds } from '../../../src/common/http/admission.ts';
import { servicePath } from './contract.ts';
import { soapMediaType } from './names.ts';
import { faultEnvelope, overloaded } from './soap-faults.ts';

/** Only messages are counted: control, console, look-ups and readiness are answered in an overload, too. */
export const isMessage = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' &&
  (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '').endsWith(servicePath.toLowerCase());

const answer = faultEnvelope(overloaded, undefined);

export const refuseMessage = (_request: IncomingMessage, response: ServerResponse): void => {
  response
    .writeHead(overloaded.status, {
      'Content-Type': `${soapMediaType}; charset=utf-8`,
      'Retry-After': String(overloadRetrySeconds),
      'Ensayo-Failed-Check': overloaded.check,
    })
    .end(answer);
};
