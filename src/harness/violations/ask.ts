/**
 * Calls any operation of the authority over the wire, without the issuing service, for messages that it never sends.
 */
import type { Credentials } from '../../common/credentials.ts';
import { createEnv, type Env } from '../../common/env/env.ts';
import { escapeText } from '../../common/xml/write.ts';
import { readAnswer } from '../../issuer/authority/answer.ts';
import { envelopeNamespaces, headerIds, securityHeader } from '../../issuer/signing/ws-security.ts';
import { resultOf } from '../answers.ts';
import type { Box, JsonObject } from '../box.ts';

export type Question = {
  readonly operation: string;
  /** In the order of the contract. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** The signer of the message; the company of the box by default. */
  readonly credentials?: Credentials | undefined;
};

export type Reply = {
  /** The result element. */
  readonly result: JsonObject;
  /** The authority's record of the exchange, separate from the wire. */
  readonly exchange: JsonObject;
};

const { soap, wcf } = envelopeNamespaces;

const headerLifetimeMs = 300_000;

const envelopeOf = ({ operation, parameters }: Question, header: string): string => {
  const content = parameters.map(([name, value]) => `<wcf:${name}>${escapeText(value)}</wcf:${name}>`).join('');
  return (
    `<soap:Envelope xmlns:soap="${soap}" xmlns:wcf="${wcf}">${header}` +
    `<soap:Body><wcf:${operation}>${content}</wcf:${operation}></soap:Body></soap:Envelope>`
  );
};

const post = async (to: string, action: string, body: string): Promise<Response> =>
  fetch(to, {
    method: 'POST',
    headers: { 'content-type': `application/soap+xml;charset=UTF-8;action="${action}"` },
    body,
  });

const random: Env['random'] = createEnv({ seed: 'questions' }).random;

/**
 * Makes the call and returns the result.
 * @throws Error for an answer without one: a fault, or not a SOAP message
 */
export const askAuthority = async ({ authority, clock, company }: Box, question: Question): Promise<Reply> => {
  const action = `${wcf}/IWcfDianCustomerServices/${question.operation}`;
  const header = securityHeader({
    action,
    to: authority.url,
    credentials: question.credentials ?? (await company.credentials()),
    now: clock.now(),
    lifetimeMs: headerLifetimeMs,
    ids: headerIds(random),
  });
  const response = await post(authority.url, action, envelopeOf(question, header));
  const body = Buffer.from(await response.arrayBuffer());
  const answer = readAnswer({ status: response.status, headers: {}, body });
  const id = response.headers.get('ensayo-exchange') ?? '';
  const told = await fetch(new URL(`/ensayo/exchanges/${id}`, authority.url));
  const exchange = (await told.json()) as JsonObject; // always JSON
  if (answer.kind === 'verdict' || answer.kind === 'result') {
    return { result: resultOf({ ResponseAuthority: answer.json }), exchange };
  }
  throw new Error(`${question.operation} was answered ${JSON.stringify(answer)}: ${JSON.stringify(exchange)}`);
};
