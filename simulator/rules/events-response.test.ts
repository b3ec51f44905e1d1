import { describe, expect, it } from 'vitest';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { EventKind } from '../document/kind.ts';
import { createSubject } from '../document/subject.ts';
import { readUnder } from '../judge/engine/catalogue.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import { parsed } from '../testing/authority.fixture.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { catalogue } from './index.ts';

const namespaces =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

const eventWith = (content: string): string =>
  `<ApplicationResponse ${namespaces}><cac:DocumentResponse>${content}</cac:DocumentResponse></ApplicationResponse>`;

type Judged = { readonly literal?: boolean; readonly type?: string };

const outcomeOf = (
  code: string,
  kind: EventKind,
  content: string,
  { literal = false, type = '01' }: Judged = {},
): RuleResult => {
  const entry = catalogue()
    .findEvents(code)
    .find(({ document }) => document === kind);
  if (entry === undefined) throw new Error(`There is no rule ${code} of ${kind}.`);
  const profile = { strict: false, literal } as const;
  const invoice = { type, number: 'SETP1' } as JudgedDocument; // these rules read no more of it
  const referencedDocuments = { byKey: new Map([['ab12', invoice]]) };
  const subject = createSubject(kind, parsed(eventWith(content)));
  // These rules need nothing else.
  return runRule(readUnder(profile, entry), subject, { profile, referencedDocuments } as unknown as Facts);
};

const statusOf = (...given: Parameters<typeof outcomeOf>): RuleResult['status'] => outcomeOf(...given).status;

const described = (code: string, description: string): string =>
  `<cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode><cbc:Description>${description}</cbc:Description></cac:Response>`;

describe('the description of an event', () => {
  it.each([
    ['event032', 'Recibo del bien y/o prestación del servicio', 'passed', 'passed'],
    ['event032', 'Recibo del bien o prestación del servicio', 'passed', 'failed'],
    ['event032', 'recibo del bien o prestación del servicio', 'failed', 'failed'],
    ['event033', 'Aceptación expresa', 'passed', 'passed'],
    ['event033', 'Recibo del bien o prestación del servicio', 'failed', 'failed'],
  ] as const)('of %s is "%s": %s, strictly %s', (kind, description, status, strict) => {
    const content = described(kind.slice('event'.length), description);
    expect(statusOf('AAH04', kind, content)).toBe(status);
    expect(statusOf('AAH04', kind, content, { literal: true })).toBe(strict);
  });

  it('that is wrong is reported with those that are right', () => {
    const rightName = expect.stringMatching(/^Recibo del bien .* prestación del servicio$/) as string;
    expect(outcomeOf('AAH04', 'event032', described('032', 'Recibo'))).toMatchObject({
      failures: [
        {
          found: { value: 'Recibo' },
          expected: { of: [{ value: rightName }, { value: rightName }] },
        },
      ],
    });
  });
});

describe('the name of a claim', () => {
  it.each([
    ['02', 'Mercancía no entregada totalmente', 'passed'],
    ['02', 'Mercancía no entregada', 'passed'],
    ['03', 'MERCANCIA ENTREGADA PARCIALMENTE.', 'passed'],
    ['03', 'Mercancía no entregada', 'failed'],
    ['09', 'Mercancía no entregada', 'notEvaluated'],
  ])('%s may be "%s": %s', (concept, name, status) => {
    const content = `<cac:Response><cbc:ResponseCode listID="${concept}" name="${name}">031</cbc:ResponseCode></cac:Response>`;
    expect(statusOf('AAH92', 'event031', content)).toBe(status);
  });
});

describe('who receives an invoice', () => {
  it.each([
    ['10', 'passed'],
    ['48', 'passed'],
    ['14', 'failed'],
  ])('is identified by type %s: %s', (type, status) => {
    const content = `<cac:IssuerParty><cac:Person><cbc:ID schemeName="${type}">1</cbc:ID></cac:Person></cac:IssuerParty>`;
    expect(statusOf('AAH19', 'event030', content)).toBe(status);
  });
});

describe('the invoice of an event', () => {
  it.each([
    ['as it is registered', 'ab12', 'passed'],
    ['in capitals', 'AB12', 'failed'],
    ['with a blank in front', ' ab12', 'failed'],
  ])('is found by its code %s', (_how, code, status) => {
    const content = `<cac:DocumentReference><cbc:UUID>${code}</cbc:UUID></cac:DocumentReference>`;
    expect(statusOf('AAH07', 'event030', content)).toBe(status);
  });
});

describe('a second response, or a second invoice', () => {
  const response = (code: string): string =>
    `<cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:Response>`;
  const reference = (key: string, number = 'SETP1'): string =>
    `<cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:UUID>${key}</cbc:UUID></cac:DocumentReference>`;
  const another = '</cac:DocumentResponse><cac:DocumentResponse>';

  it.each([
    ['AAH03', 'one response', response('030'), 'passed'],
    ['AAH03', 'a second one of another event', `${response('030')}${another}${response('033')}`, 'failed'],
    ['AAH03', 'a second one of the same event', `${response('030')}${another}${response('030')}`, 'failed'],
    ['AAH07', 'one invoice', reference('ab12'), 'passed'],
    ['AAH07', 'a second invoice that nobody accepted', `${reference('ab12')}${reference('0')}`, 'failed'],
    ['AAH07', 'a second invoice that was accepted', `${reference('ab12')}${another}${reference('ab12')}`, 'failed'],
    ['AAH06', 'another number in the second', `${reference('ab12')}${reference('ab12', 'SETP2')}`, 'failed'],
  ])('is not accepted, since nothing would file it: %s, %s', (code, _what, content, status) => {
    expect(statusOf(code, 'event030', content)).toBe(status);
  });
});

describe('the check digit of who receives an invoice', () => {
  it.each([
    ['schemeName="31" schemeID="2"', 'passed'],
    ['schemeName="31" schemeID="1"', 'failed'],
    ['schemeName="31"', 'failed'],
    ['schemeName="13"', 'passed'],
  ])('of an identification with %s: %s', (attributes, status) => {
    const id = `<cbc:ID ${attributes}>901500100</cbc:ID>`;
    const content = `<cac:IssuerParty><cac:Person>${id}</cac:Person></cac:IssuerParty>`;
    expect(statusOf('AAH14', 'event030', content)).toBe(status);
  });
});

describe('the code that an event names', () => {
  it.each([
    ['ab12', '01', 'passed'],
    ['ab12', '91', 'failed'],
    ['ab12', '20', 'failed'],
    ['cd34', '01', 'failed'],
  ])('%s of a document of type %s: %s', (key, type, status) => {
    const content = `<cac:DocumentReference><cbc:ID>SETP1</cbc:ID><cbc:UUID>${key}</cbc:UUID></cac:DocumentReference>`;
    expect(statusOf('AAH07', 'event030', content, { type })).toBe(status);
  });
});
