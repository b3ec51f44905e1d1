import { describe, expect, it } from 'vitest';
import { catalogueOf, sketch } from '../../testing/catalogue.fixture.ts';
import { createCatalogue } from './catalogue.ts';
import type { ExchangeSpec, OutcomeDeclaration } from './outcome.ts';
import { documentKinds, eventKinds } from '../../document/kind.ts';
import { signature } from '../../document/paths.ts';
import * as is from '../../checks/vocabulary/is.ts';
import {
  annex,
  annexBut,
  cited,
  everyDocument,
  group,
  inferred,
  notifies,
  observed,
  rejects,
  rule,
  specification,
  type RuleDeclaration,
} from './rule.ts';
import { violationOf } from './violation-of.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const check = is.literal('A');
const about = { code: 'XX', title: same('Things'), stage: 'content' } as const;

const declared = (changes: Partial<RuleDeclaration<never>>) =>
  rule({
    family: 'XX01',
    title: same('It is A'),
    codes: { invoice: rejects('FXX01') },
    target: '/*/cbc:ID',
    message: 'Debe ser A',
    check,
    fix: same('Write A.'),
    source: annex('FE 1.9', '8'),
    ...changes,
  });

const one = (changes: Partial<RuleDeclaration<never>>) => createCatalogue([group(about, [declared(changes)])]);

describe('a catalogue', () => {
  it('has an entry for every document of a rule', () => {
    const catalogue = one({ codes: { invoice: rejects('FXX01'), debitNote: notifies('DXX01') } });
    expect(catalogue.entries('invoice')).toMatchObject([
      { code: { code: 'FXX01', kind: 'Rechazo' }, stage: 'content' },
    ]);
    expect(catalogue.entries('debitNote')).toMatchObject([{ code: { code: 'DXX01', kind: 'Notificación' } }]);
    expect(catalogue.entries('payroll')).toEqual([]);
  });

  it('takes target and message from a document that has its own', () => {
    const codes = {
      invoice: rejects('FXX01'),
      creditNote: rejects('CXX01', { target: '/*/cbc:UUID', message: 'Otra cosa' }),
    };
    const catalogue = one({ codes });
    expect(catalogue.find('FXX01')).toMatchObject([{ target: { path: '/*/cbc:ID' }, message: 'Debe ser A' }]);
    expect(catalogue.find('CXX01')).toMatchObject([{ target: { path: '/*/cbc:UUID' }, message: 'Otra cosa' }]);
  });

  it('finds one code in all documents, in the order of the documents', () => {
    const found = one({ codes: everyDocument(rejects('ZX01')) }).find('ZX01');
    expect(found.map(({ document }) => document)).toEqual(documentKinds);
  });

  it('finds the events of one code, and no documents among them', () => {
    const found = one({ codes: everyDocument(rejects('ZX01')) }).findEvents('ZX01');
    expect(found.map(({ document }) => document)).toEqual(eventKinds);
    expect(one({}).findEvents('FXX01')).toEqual([]);
  });

  it.each([
    [annex('FE 1.9', '8'), 'annex'],
    [annexBut('FE 1.9', { en: 'it prints Rechazo', es: 'dice Rechazo' }), 'annex'],
    [cited('DE 1.0', { en: 'as readers cite it', es: 'según la citan' }), 'cited'],
    [observed({ en: 'A captured answer', es: 'Una respuesta capturada' }), 'observed'],
    [inferred({ en: 'From the invoice', es: 'De la factura' }), 'inferred'],
    [specification('7'), 'specification'],
  ])('shows how certain a rule is: %j', (source, certainty) => {
    expect(one({ source }).find('FXX01')[0]?.rule.source.certainty).toBe(certainty);
  });

  it('finds nothing under other names', () => {
    const catalogue = one({});
    expect([catalogue.find('XX01'), catalogue.find(''), catalogue.find('constructor')]).toEqual([[], [], []]);
  });

  it('keeps the order of groups and rules', () => {
    const catalogue = catalogueOf({
      content: [sketch('C', { check }), sketch('A', { check })],
      schema: [sketch('B', { check })],
    });
    expect(catalogue.entries('invoice').map(({ code }) => code.code)).toEqual(['B', 'C', 'A']);
  });

  it('gives the same list each time, even if there are no rules', () => {
    const catalogue = one({});
    expect(catalogue.entries('payroll')).toBe(catalogue.entries('payroll'));
    expect(catalogue.entries('invoice')).toBe(catalogue.entries('invoice'));
  });

  it('refuses a code that one document has twice', () => {
    expect(() => createCatalogue([group(about, [declared({}), declared({ family: 'XX02' })])])).toThrow(
      'FXX01 is declared twice for invoice',
    );
  });

  it.each(['cbc:ID', '//cbc:ID', ''])('refuses the target %j', (target) => {
    expect(() => one({ target }).entries('invoice')).toThrow(RangeError);
  });

  it('refuses an owner that is not above the target', () => {
    expect(() => one({ owner: '/*/cac:Party' }).find('FXX01')).toThrow(RangeError);
  });
});

describe('the outcomes of a catalogue', () => {
  const valid: ExchangeSpec = { operation: 'SendBillSync', about: same('a valid document') };

  const outcome = (name: string, ...ends: readonly ExchangeSpec[]): OutcomeDeclaration => ({
    code: rejects(name),
    document: 'soap',
    title: same('It was taken'),
    place: 'StatusCode',
    status: '00',
    condition: same('Nothing failed.'),
    message: 'Bien.',
    needs: [],
    fix: same('Nothing.'),
    source: annex('FE 1.9', '7'),
    ends: [valid, ...ends],
    otherwise: { operation: 'GetStatus', about: same('an unknown key'), asked: 'unknown' },
  });

  const outcomesOf = (...outcomes: readonly OutcomeDeclaration[]) =>
    createCatalogue([], [{ code: 'STATUS', title: same('Status'), outcomes }]).outcomes;

  it('are those of its groups, each with the group', () => {
    expect(outcomesOf(outcome('STATUS-00'), outcome('STATUS-99'))).toMatchObject([
      { code: { code: 'STATUS-00' }, group: { code: 'STATUS', title: same('Status') } },
      { code: { code: 'STATUS-99' }, group: { code: 'STATUS', title: same('Status') } },
    ]);
  });

  it('are not declared twice, nor are their exchanges', () => {
    expect(() => outcomesOf(outcome('STATUS-00'), outcome('STATUS-00'))).toThrow('STATUS-00 is declared twice');
    expect(() => outcomesOf(outcome('STATUS-00', valid))).toThrow('STATUS-00 a valid document is declared twice');
  });
});

describe('how a rule is broken', () => {
  const [entry] = one({}).entries('invoice');
  const [own] = one({ violation: { zip: 'empty' } }).entries('invoice');
  const [nowhere] = createCatalogue([group(about, [sketch('X', { check })])]).entries('invoice');
  const asking = rule({
    family: 'XX01',
    title: same('It is the environment'),
    codes: { invoice: rejects('FXX01') },
    target: '/*/cbc:ID',
    message: 'Debe ser A',
    needs: ['environment', 'numberingRanges', 'issuerRegistry', 'rut', 'uvt', 'clock', 'profile'],
    check: ({ environment }) => is.literal(environment.code),
    fix: same('Write it.'),
    source: annex('FE 1.9', '8'),
  });
  const [asked] = createCatalogue([group(about, [asking])]).entries('invoice');

  /** A rule about the signature, which has a place and no target, broken by an edit of that place. */
  const signed = (place: string) => {
    const breakAt = (path: string) => ({ built: [{ edit: 'remove', path }] as const });
    const placed = { ...sketch('X', { check: { ...check, breakAt } }), place: same(`${signature}${place}`) };
    return createCatalogue([group(about, [placed])]).entries('invoice')[0];
  };

  it.each([
    [
      'before SignedInfo is signed',
      '/ds:SignedInfo/ds:Reference[3]',
      { signature: { signedInfo: [{ edit: 'remove', path: '/*/ds:SignedInfo/ds:Reference[3]' }] } },
    ],
    [
      'before KeyInfo is digested',
      '/ds:KeyInfo/ds:X509Data',
      { signature: { keyInfo: [{ edit: 'remove', path: '/*/ds:KeyInfo/ds:X509Data' }] } },
    ],
    [
      'before the properties are digested',
      '/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties',
      {
        signature: {
          signedProperties: [{ edit: 'remove', path: '/*/xades:SignedProperties/xades:SignedSignatureProperties' }],
        },
      },
    ],
    [
      'in the signed document, elsewhere',
      '/ds:KeyInfo',
      {
        signed: [
          {
            edit: 'remove',
            path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo',
          },
        ],
      },
    ],
  ])('in a signature is made %s', (_when, place, wanted) => {
    const found = signed(place);
    expect(found && violationOf(found)).toEqual(wanted);
  });

  it('comes after the given edits', () => {
    const edit = { edit: 'set', path: '/*/cbc:Note', text: 'B' } as const;
    const broken = { edit: 'set', path: '/*/cbc:ID', text: 'Ax' };
    const [edited] = one({ given: [edit] }).entries('invoice');
    const [foreign] = one({ given: { currency: 'USD' } }).entries('invoice');
    expect(edited && violationOf(edited)).toEqual({ built: [edit, broken] });
    expect(foreign && violationOf(foreign)).toEqual({ currency: 'USD', built: [broken] });
  });

  it.each([
    ['is known by its check', entry, { built: [{ edit: 'set', path: '/*/cbc:ID', text: 'Ax' }] }],
    ['is what it declares', own, { zip: 'empty' }],
    ['is not known without target', nowhere, undefined],
    ['is known by a check that asks for facts', asked, { built: [{ edit: 'set', path: '/*/cbc:ID', text: '2x' }] }],
  ])('%s', (_what, given, wanted) => {
    if (given === undefined) throw new Error('The rule was not found.');
    expect(violationOf(given)).toEqual(wanted);
  });
});
