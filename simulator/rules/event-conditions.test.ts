import { beforeAll, describe, expect, it } from 'vitest';
import type { SignatureReport } from '../checks/signature/report.ts';
import { certificates, now, owner, parsed } from '../checks/signature/testing/box.ts';
import { signSample } from '../checks/signature/testing/sign-sample.ts';
import { verifySignature } from '../checks/signature/verify.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { EventKind } from '../document/kind.ts';
import { createSubject } from '../document/subject.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import type { JudgedDocument, RegisteredEvent } from '../registry/types.ts';
import { smallEvent } from '../testing/reception.fixture.ts';
import { catalogue } from './index.ts';

const documentKey = 'c0de';

/** Of a signature that is right. */
let signed: SignatureReport;

beforeAll(async () => {
  const text = signSample({ credentials: await certificates.issuer(owner) });
  signed = await verifySignature(parsed(text), { trust: await certificates.trust(), now });
});

type Situation = {
  /** Behind the number of the event. */
  readonly content?: string;
  /** When it is signed, in Colombia; undefined where the signature does not say so. */
  readonly signedAt?: string | undefined;
  /** The earlier events of the invoice. */
  readonly events?: readonly Partial<RegisteredEvent>[];
  readonly invoice?: Partial<JudgedDocument> | undefined;
  /** The algorithm of the code of the invoice. */
  readonly algorithm?: string;
  /** Who received it, as XML. */
  readonly person?: string;
  /** An accepted event of the same issuer and number. */
  readonly duplicate?: Partial<JudgedDocument>;
};

const instantOf = (time: string): number => Date.parse(`${time}-05:00`);

const outcomeOf = (code: string, kind: EventKind, situation: Situation = {}): RuleResult => {
  const { content = '', signedAt, events = [], invoice, algorithm, person = '', duplicate } = situation;
  const entry = catalogue()
    .findEvents(code)
    .find(({ document }) => document === kind);
  if (entry === undefined) throw new Error(`There is no rule ${code} of ${kind}.`);
  const scheme = algorithm === undefined ? '' : ` schemeName="${algorithm}"`;
  const xml = smallEvent(kind.slice('event'.length), documentKey)
    .replace('<cbc:Note></cbc:Note>', content)
    .replace(`<cbc:UUID>${documentKey}`, `<cbc:UUID${scheme}>${documentKey}`)
    .replace('</cac:DocumentResponse>', `${person}</cac:DocumentResponse>`);
  const facts = {
    certificate: { ...signed, signingTime: { text: '', instant: signedAt && instantOf(signedAt), date: undefined } },
    registeredEvents: { byDocument: new Map([[documentKey, events]]) },
    referencedDocuments: { byKey: new Map(invoice === undefined ? [] : [[documentKey, invoice]]) },
    priorDocuments: { asked: true, duplicate },
  };
  // These rules need no other facts, and read no more of them.
  return runRule(entry, createSubject(kind, parsed(xml)), facts as unknown as Facts);
};

const statusOf = (code: string, kind: EventKind, situation: Situation): RuleResult['status'] =>
  outcomeOf(code, kind, situation).status;

/** Event 032 of a Friday: the term ends on the Wednesday after it. */
const receipt: Partial<RegisteredEvent> = { code: '032', issueDate: '2026-11-20', signedAt: undefined };
const undated = { ...receipt, issueDate: '' };
const [lastDay, dayAfter] = ['2026-11-25', '2026-11-26'];

const dated = (day: string): string => `<cbc:IssueDate>${day}</cbc:IssueDate>`;

describe('the term of the buyer, by the dates of the events', () => {
  it.each<readonly [code: string, kind: EventKind, what: string, situation: Situation, status: RuleResult['status']]>([
    ['LGC06', 'event033', 'on its last day', { content: dated(lastDay), events: [receipt] }, 'passed'],
    ['LGC06', 'event033', 'on the day after', { content: dated(dayAfter), events: [receipt] }, 'failed'],
    ['LGC06', 'event033', 'without event 032', { content: dated(dayAfter) }, 'passed'],
    [
      'LGC06',
      'event033',
      'where event 032 has no date',
      { content: dated(lastDay), events: [undated] },
      'notEvaluated',
    ],
    ['LGC06', 'event033', 'where it has no date itself', { events: [receipt] }, 'notEvaluated'],
    ['LGC14', 'event034', 'on its last day', { content: dated(lastDay), events: [receipt] }, 'failed'],
    ['LGC14', 'event034', 'on the day after', { content: dated(dayAfter), events: [receipt] }, 'passed'],
    ['LGC14', 'event034', 'without event 032', { content: dated(dayAfter) }, 'failed'],
    [
      'LGC14',
      'event034',
      'where event 032 has no date',
      { content: dated(dayAfter), events: [undated] },
      'notEvaluated',
    ],
    ['LGC14', 'event034', 'where it has no date itself', { events: [receipt] }, 'notEvaluated'],
  ])('%s of %s %s', (code, kind, _what, situation, status) => {
    expect(statusOf(code, kind, situation)).toBe(status);
  });
});

describe('the term of the buyer, by the signatures', () => {
  const [evening, morning] = [`${lastDay}T23:59:59`, `${dayAfter}T00:00:00`];

  it.each<readonly [code: string, kind: EventKind, late: boolean]>([
    ['DC24c', 'event033', false],
    ['DC24z', 'event031', false],
    ['DC24e', 'event034', true],
  ])('%s of %s', (code, kind, late) => {
    const at = (signedAt: string | undefined, events: Situation['events'] = [receipt]): RuleResult['status'] =>
      statusOf(code, kind, { signedAt, events });
    expect([at(evening), at(morning)]).toEqual(late ? ['failed', 'passed'] : ['passed', 'failed']);
    expect(at(late ? evening : morning, [])).toBe('passed');
    expect(at(morning, [undated])).toBe('notEvaluated');
    expect(at(undefined)).toBe('notEvaluated');
  });

  it('is counted from the signature of event 032 where that is known', () => {
    const events = [{ ...receipt, issueDate: '2026-11-19', signedAt: instantOf('2026-11-20T23:00:00') }];
    expect(statusOf('DC24c', 'event033', { signedAt: evening, events })).toBe('passed');
  });

  it('points at the signing time', () => {
    expect(outcomeOf('DC24c', 'event033', { signedAt: morning, events: [receipt] })).toMatchObject({
      failures: [{ xpath: expect.stringMatching(/\/xades:SigningTime$/) as string }],
    });
  });
});

describe('the acknowledgement', () => {
  it.each<readonly [what: string, invoice: Partial<JudgedDocument> | undefined, status: RuleResult['status']]>([
    ['on the day of the invoice', { issueDate: '2026-11-20' }, 'passed'],
    ['before the invoice', { issueDate: '2026-11-21' }, 'failed'],
    ['of an invoice without date', { issueDate: '' }, 'notEvaluated'],
    ['of no invoice', undefined, 'notEvaluated'],
  ])('is signed %s (DC24a)', (_what, invoice, status) => {
    expect(statusOf('DC24a', 'event030', { signedAt: '2026-11-20T00:00:00', invoice })).toBe(status);
  });
});

describe('the parties of an event', () => {
  const invoice = { type: '01', issuerNit: '800100200', receiverId: '901500100' };

  it.each<readonly [what: string, invoice: Partial<JudgedDocument> | undefined, sender: string, receiver: string]>([
    ['of those of the invoice', invoice, 'passed', 'passed'],
    ['of others', { ...invoice, issuerNit: '1', receiverId: '1' }, 'failed', 'failed'],
    ['of a note', { ...invoice, type: '91' }, 'notEvaluated', 'notEvaluated'],
    ['of no document', undefined, 'notEvaluated', 'notEvaluated'],
  ])('are compared with %s (AAF01a, AAG01a)', (_what, known, sender, receiver) => {
    expect(statusOf('AAF01a', 'event030', { invoice: known })).toBe(sender);
    expect(statusOf('AAG01a', 'event030', { invoice: known })).toBe(receiver);
  });

  it('are the issuer and the authority of a tacit acceptance, which needs no invoice to be compared with the latter', () => {
    expect(statusOf('AAF01e', 'event034', { invoice: { ...invoice, issuerNit: '901500100' } })).toBe('passed');
    expect(statusOf('AAF01e', 'event034', {})).toBe('notEvaluated');
    expect(statusOf('AAG01e', 'event034', {})).toBe('failed');
  });
});

describe('the head of an event', () => {
  it.each([
    ['AAD09', 'IssueDate', '2026-11-20'],
    ['AAD10', 'IssueTime', '10:00:00-05:00'],
  ])('%s: it has an %s, which is not empty', (code, name, text) => {
    const status = (content: string) => statusOf(code, 'event030', { content });
    expect(status(`<cbc:${name}>${text}</cbc:${name}>`)).toBe('passed');
    expect(status(`<cbc:${name}> </cbc:${name}>`)).toBe('failed');
    expect(status('')).toBe('failed');
  });

  it.each([
    ['En nombre del adquirente', 'passed'],
    [' ', 'failed'],
  ])('an event that an agent signs says so in a note: "%s"', (note, status) => {
    expect(statusOf('AAD11b', 'event030', { content: `<cbc:Note>${note}</cbc:Note>` })).toBe(status);
  });
});

describe('an event about an invoice', () => {
  it.each([
    ['01', 'CUFE-SHA384', 'passed'],
    ['01', 'CUDE-SHA384', 'failed'],
    ['03', 'CUDE-SHA384', 'passed'],
    ['03', 'CUFE-SHA384', 'failed'],
  ] as const)('of type %s names the algorithm %s: %s', (type, algorithm, status) => {
    expect(statusOf('AAH08', 'event030', { algorithm, invoice: { type } })).toBe(status);
  });

  it('is not too early where event 030 is unknown', () => {
    expect(statusOf('DC24b', 'event032', { signedAt: '2019-01-01T00:00:00' })).toBe('passed');
  });

  it.each([
    ['E0', 'failed'],
    ['another', 'passed'],
  ] as const)('whose duplicate has the key %s: %s', (key, status) => {
    expect(statusOf('90', 'event030', { duplicate: { number: 'E9', key } })).toBe(status);
  });
});

describe('who received it', () => {
  const person = (content: string): string =>
    `<cac:IssuerParty><cac:Person><cbc:ID>${content}</cbc:ID></cac:Person></cac:IssuerParty>`;

  it.each([
    ['1020304050', 'passed'],
    ['', 'failed'],
  ] as const)('has the identification %j: %s', (content, status) => {
    expect(statusOf('AAH13', 'event030', { person: person(content) })).toBe(status);
  });
});
