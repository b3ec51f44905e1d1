/** Defects planted around the product: the fuzzer must count them. */
import { describe, expect, it } from 'vitest';
import { judgedOutcome, type Judge } from './documents.ts';
import { envelopeOutcome } from './envelopes.ts';
import { answered } from './requests.ts';

const signature = (inside: string): string =>
  `<e:ExtensionContent xmlns:e="urn:e"><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${inside}</ds:Signature></e:ExtensionContent>`;
const document = (note: string, inside = '<ds:SignedInfo>s</ds:SignedInfo>'): string =>
  `<Invoice><Note>${note}</Note>${signature(inside)}</Invoice>`;

const acceptsAll: Judge = () => Promise.resolve({ verdict: 'accepted', broken: [] });
const breaks: Judge = () => Promise.resolve({ verdict: 'rejected', broken: ['FAU14: TypeError'] });

const kindOf = async (judge: Judge, sent: string): Promise<string | undefined> =>
  (await judgedOutcome(judge, Buffer.from(sent), document('a'))).problem?.kind;

describe('a judge that accepts everything', () => {
  it.each([
    ['a changed text', document('b'), 'falseAccepts'],
    ['a line separator', document('a\u2028'), 'falseAccepts'],
    ['a changed SignedInfo', document('a', '<ds:SignedInfo>t</ds:SignedInfo>'), 'falseAccepts'],
    ['another element beside the signature', `${document('a').slice(0, -10)}<x/></Invoice>`, 'falseAccepts'],
    ['a document cut short', document('a').slice(0, -3), 'falseAccepts'],
    ['the same document', document('a'), undefined],
    ['another form of the same content', document('&#97;'), undefined],
    [
      'an attribute that no signature covers',
      document('a').replace('<ds:Signature ', '<ds:Signature Id="x" '),
      undefined,
    ],
  ])('%s', async (_change, sent, expected) => {
    expect(await kindOf(acceptsAll, sent)).toBe(expected);
  });
});

it('a judge whose rule throws is a server error', async () => {
  expect(await kindOf(breaks, document('a'))).toBe('serverErrors');
});

const envelope = (to: string, created: string): string =>
  `<s:Envelope xmlns:s="urn:s" xmlns:a="urn:a"><s:Header><a:To>${to}</a:To><Security><Timestamp>${created}</Timestamp></Security></s:Header><s:Body/></s:Envelope>`;

const answering = (answer: Partial<Awaited<ReturnType<Parameters<typeof envelopeOutcome>[0]>>>) => () =>
  Promise.resolve({ label: '', isFault: false, isAccepted: false, isOwnError: false, answer: '', ...answer });

describe('an authority that processes every message', () => {
  const signed = envelope('x', '1');

  it.each([
    ['another address', envelope('y', '1'), 'falseAccepts'],
    ['another timestamp', envelope('x', '2'), 'falseAccepts'],
    ['a second address', signed.replace('</a:To>', '</a:To><a:To>z</a:To>'), 'falseAccepts'],
    ['another Body, which is not signed', signed.replace('<s:Body/>', '<s:Body>b</s:Body>'), undefined],
  ])('%s', async (_change, sent, expected) => {
    const { problem } = await envelopeOutcome(answering({}), Buffer.from(sent), signed);
    expect(problem?.kind).toBe(expected);
  });

  it('a fault for a changed message is right', async () => {
    const { problem } = await envelopeOutcome(answering({ isFault: true }), Buffer.from(envelope('y', '1')), signed);
    expect(problem).toBeUndefined();
  });

  it('an internal error is a server error', async () => {
    const { problem } = await envelopeOutcome(answering({ isOwnError: true }), Buffer.from(signed), signed);
    expect(problem?.kind).toBe('serverErrors');
  });
});

describe('the answer of a route', () => {
  it.each([
    [500, 'serverErrors'],
    [503, 'serverErrors'],
    [undefined, 'serverErrors'],
    [422, undefined],
  ])('%s', (status, expected) => {
    expect(answered(status, '').problem?.kind).toBe(expected);
  });
});
