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

/** A document that arrived, and what became of it. */
export type Arrival = Filed & { readonly became: 'nothing' | 'duplicate' | 'in process' | 'rejected' | 'accepted' };

/** An answer about an earlier document of the same number: which one it names, and what it says about one in process. */
export type Naming = { readonly names: 'first' | 'none' | 'own'; readonly inProcess: 'rule 90' | '98' };

/** Worlds of several sales call each of them so, in the notes of its documents. */
export const saleIn = (xml: string): string => /request \d+/.exec(xml)?.[0] ?? '';

export type KeepingAuthority = {
  readonly script: Script;
  /** In the order of their acceptance. */
  readonly accepted: Filed[];
  /** Happen to the next documents that are sent, one each. */
  readonly disturb: (...disturbances: readonly Disturbance[]) => void;
  readonly undisturbed: () => void;
  /** Happens to every request until it is undefined. */
  readonly allDisturbedBy: (reaction: Reaction | undefined) => void;
  /** Happens to every query of a status until it is undefined. */
  readonly queriesDisturbedBy: (reaction: Reaction | undefined) => void;
  /** Every document that was sent, in order. */
  readonly arrivals: readonly Arrival[];
  /** Naming the first one, with rule 90, until then. */
  readonly answersDuplicates: (naming: Naming) => void;
  /** The next documents, so many, stay in process until `finish`. */
  readonly takesLong: (documents: number) => void;
  readonly finish: () => void;
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

const inProcess = (operation: 'SendBillSync' | 'GetStatus', key: string): string =>
  verdictXml({ operation, isValid: false, statusCode: '98', key });

export const xmlAnswer = (xml: string): string =>
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetXmlByDocumentKeyResponse><GetXmlByDocumentKeyResult><Code>100</Code>' +
  `<XmlBytesBase64>${Buffer.from(xml).toString('base64')}</XmlBytesBase64></GetXmlByDocumentKeyResult></GetXmlByDocumentKeyResponse></s:Body></s:Envelope>`;

export const createKeepingAuthority = (): KeepingAuthority => {
  const accepted: Filed[] = [];
  const open: Filed[] = [];
  const rejected = new Set<string>();
  const arrivals: Arrival[] = [];
  const waiting: Disturbance[] = [];
  let all: Reaction | undefined;
  let queries: Reaction | undefined;
  let naming: Naming = { names: 'first', inProcess: 'rule 90' };
  let slow = 0;
  const rejecting = 'to be rejected';

  const decide = (document: Filed): 'accepted' | 'rejected' => {
    if (document.xml.includes(rejecting)) {
      rejected.add(document.key);
      return 'rejected';
    }
    accepted.push(document);
    return 'accepted';
  };

  const judge = (document: Filed): { readonly became: Arrival['became']; readonly answer: string } => {
    const { number, key } = document;
    const first = [...accepted, ...open].find((each) => each.number === number);
    if (first !== undefined) {
      const named = { first: first.key, none: '', own: key }[naming.names];
      // "In process" that does not name another sale's document is about the one that was sent.
      const isNamed = naming.names === 'first' || saleIn(first.xml) === saleIn(document.xml);
      const isUnfinished = open.includes(first) && naming.inProcess === '98' && isNamed;
      return { became: 'duplicate', answer: isUnfinished ? inProcess('SendBillSync', named) : duplicate(named) };
    }
    if (slow > 0) {
      slow -= 1;
      open.push(document);
      return { became: 'in process', answer: inProcess('SendBillSync', key) };
    }
    const became = decide(document);
    return { became, answer: (became === 'accepted' ? acceptance : rejection)('SendBillSync', key) };
  };

  const status = (key: string): string => {
    if (accepted.some((each) => each.key === key)) return acceptance('GetStatus', key);
    if (open.some((each) => each.key === key)) return inProcess('GetStatus', key);
    if (rejected.has(key)) return rejection('GetStatus', key);
    return verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66', key });
  };

  const receive = (document: Filed): Reaction => {
    const { when, reaction } = waiting.shift() ?? { when: 'after' };
    if (when === 'before') {
      arrivals.push({ ...document, became: 'nothing' });
      return reaction;
    }
    const { became, answer } = judge(document);
    arrivals.push({ ...document, became });
    return reaction ?? { body: answer };
  };

  const script: Script = (request) => {
    const { operation, body } = request;
    if (all !== undefined) return all;
    if (operation === 'SendBillSync') return receive(filedOf(request));
    const key = textIn(body, /<wcf:trackId>([^<]+)</);
    if (operation === 'GetStatus') return queries ?? { body: status(key) };
    return { body: xmlAnswer(accepted.find((each) => each.key === key)?.xml ?? '') };
  };

  return {
    script,
    accepted,
    arrivals,
    rejecting,
    disturb: (...disturbances) => void waiting.push(...disturbances),
    undisturbed: () => void waiting.splice(0),
    allDisturbedBy: (reaction) => {
      all = reaction;
    },
    queriesDisturbedBy: (reaction) => {
      queries = reaction;
    },
    answersDuplicates: (by) => {
      naming = by;
    },
    takesLong: (documents) => {
      slow = documents;
    },
    finish: () => {
      slow = 0;
      for (const document of open.splice(0)) decide(document);
    },
  };
};
