/** A scripted authority that keeps what it accepts, and can be disturbed before or after it has processed a request. */
import { sentDocument } from '../issuer.fixture.ts';
import {
  applicationResponseXml,
  faultXml,
  verdictXml,
  type Reaction,
  type ReceivedRequest,
  type Script,
} from './fake-authority.fixture.ts';

/** What happens to one request; `after`: once it was processed. */
export type Disturbance = { readonly when: 'before' | 'after'; readonly reaction: Reaction };

export const outage: Reaction = { status: 503, body: '', headers: { 'Retry-After': '60' } };
export const fault: Reaction = { status: 500, body: faultXml };

export type Filed = { readonly number: string; readonly key: string; readonly xml: string };

export type KeepingAuthority = {
  readonly script: Script;
  /** In the order of their acceptance. */
  readonly accepted: Filed[];
  /** Happen to the next documents that are sent, one each. */
  readonly disturb: (...disturbances: readonly Disturbance[]) => void;
  readonly undisturbed: () => void;
  /** Happens to every request until it is undefined. */
  readonly allDisturbedBy: (reaction: Reaction | undefined) => void;
  /** Documents whose XML holds this are rejected with FAK24b. */
  readonly rejecting: string;
};

const textIn = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[1] ?? '';

export const filedOf = (request: ReceivedRequest): Filed => {
  const { xml } = sentDocument(request);
  return { number: textIn(xml, /<cbc:ID>([^<]+)</), key: textIn(xml, /<cbc:UUID[^>]*>([^<]+)</), xml };
};

const duplicate = (key: string): string =>
  verdictXml({ isValid: false, key, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'] });

const rejection = (operation: 'SendBillSync' | 'GetStatus', key: string): string =>
  verdictXml({ operation, isValid: false, key, lines: ['Regla: FAK24b, Rechazo: DV'] });

const acceptance = (operation: 'SendBillSync' | 'GetStatus', key: string): string =>
  verdictXml({ operation, key, response: applicationResponseXml(key) });

const xmlAnswer = (xml: string): string =>
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetXmlByDocumentKeyResponse><GetXmlByDocumentKeyResult><Code>100</Code>' +
  `<XmlBytesBase64>${Buffer.from(xml).toString('base64')}</XmlBytesBase64></GetXmlByDocumentKeyResult></GetXmlByDocumentKeyResponse></s:Body></s:Envelope>`;

export const createKeepingAuthority = (): KeepingAuthority => {
  const accepted: Filed[] = [];
  const rejected = new Set<string>();
  const waiting: Disturbance[] = [];
  let all: Reaction | undefined;
  const rejecting = 'to be rejected';

  const judge = (document: Filed): string => {
    const { number, key, xml } = document;
    const first = accepted.find((each) => each.number === number);
    if (first !== undefined) return duplicate(first.key);
    if (xml.includes(rejecting)) {
      rejected.add(key);
      return rejection('SendBillSync', key);
    }
    accepted.push(document);
    return acceptance('SendBillSync', key);
  };

  const status = (key: string): string => {
    if (accepted.some((each) => each.key === key)) return acceptance('GetStatus', key);
    if (rejected.has(key)) return rejection('GetStatus', key);
    return verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66', key });
  };

  const script: Script = (request) => {
    const { operation, body } = request;
    if (all !== undefined) return all;
    if (operation === 'SendBillSync') {
      const disturbance = waiting.shift();
      if (disturbance?.when === 'before') return disturbance.reaction;
      const answer = judge(filedOf(request));
      return disturbance?.reaction ?? { body: answer };
    }
    const key = textIn(body, /<wcf:trackId>([^<]+)</);
    if (operation === 'GetStatus') return { body: status(key) };
    return { body: xmlAnswer(accepted.find((each) => each.key === key)?.xml ?? '') };
  };

  return {
    script,
    accepted,
    rejecting,
    disturb: (...disturbances) => void waiting.push(...disturbances),
    undisturbed: () => void waiting.splice(0),
    allDisturbedBy: (reaction) => {
      all = reaction;
    },
  };
};
