import { describe, expect, it } from 'vitest';
import { entryOf, noFacts, sketch, subjectFrom, type RuleSketch } from '../../testing/catalogue.fixture.ts';
import { notEvaluated, type Check, type Finding } from '../../checks/vocabulary/check.ts';
import * as is from '../../checks/vocabulary/is.ts';
import { failedLines } from './report.ts';
import type { Rule } from './rule.ts';
import { runRule, unevaluated } from './run.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const ids = '/*/cac:Party/cbc:ID';

const run = (content: string, given: RuleSketch) =>
  runRule(entryOf(sketch('X1', given)), subjectFrom(content), noFacts);

const silent = is.satisfying({ expected: same('nothing'), test: () => undefined });
const failing = is.satisfying({ expected: same('something else'), test: () => ({ found: same('this') }) });

describe('a rule in two languages', () => {
  const bilingual = (expected: Check['expected'], found: Finding['found']): Rule =>
    sketch('X', {
      target: '/*/cbc:ID',
      check: is.satisfying({ expected, test: () => ({ found }) }),
      fix: { en: 'Write A.', es: 'Escriba A.' },
    });
  const lineOf = (made: Rule) => {
    const result = runRule(entryOf(made), subjectFrom('<cbc:ID>B</cbc:ID>'), noFacts);
    return result.status === 'failed' ? failedLines([result])[0] : undefined;
  };

  it('gives the English text, together with the Spanish one', () => {
    expect(lineOf(bilingual({ en: 'an A', es: 'una A' }, { en: 'a B', es: 'una B' }))).toMatchObject({
      ...{ found: 'a B', expected: 'an A', fix: 'Write A.' },
      spanish: { found: 'una B', expected: 'una A', fix: 'Escriba A.' },
    });
  });

  it.each([
    ['EUR', '"1.00" EUR', '"2.00" EUR'],
    ['COP', '"1.00"', '"2.00"'],
  ])('says the currency %s only where it is foreign', (currency, found, expected) => {
    const made = sketch('X', { target: '/*/cbc:Amount', check: is.literal('2.00') });
    const result = runRule(
      entryOf(made),
      subjectFrom(`<cbc:Amount currencyID="${currency}">1.00</cbc:Amount>`),
      noFacts,
    );
    const lines = result.status === 'failed' ? failedLines([result]) : [];
    expect(lines).toMatchObject([{ found, expected, foundData: { kind: 'value', value: '1.00' } }]);
  });

  it('has values of the document alike in both', () => {
    const made = sketch('X', { target: '/*/cbc:ID', check: is.literal('A') });
    const texts = { found: '"B"', expected: '"A"' };
    expect(lineOf(made)).toMatchObject({ ...texts, spanish: texts });
  });
});

describe('a rule', () => {
  it('passes, its target present', () => {
    expect(run('<cac:Party><cbc:ID>A</cbc:ID></cac:Party>', { target: ids, check: is.literal('A') })).toEqual({
      code: 'X1',
      kind: 'Rechazo',
      status: 'passed',
      vacuous: false,
    });
  });

  it.each<readonly [what: string, content: string, given: RuleSketch, vacuous: boolean]>([
    ['the parent is absent', '', { target: ids, check: is.literal('A') }, true],
    ['the element is absent', '<cac:Party/>', { target: ids, check: is.whenPresent(is.literal('A')) }, true],
    ['the attribute is absent', '<cbc:ID/>', { target: '/*/cbc:ID/@schemeID', check: silent }, true],
    ['the attribute is there', '<cbc:ID schemeID=""/>', { target: '/*/cbc:ID/@schemeID', check: silent }, false],
    ['asked once for the document', '', { target: ids, check: { ...silent, per: 'document' } }, true],
    [
      'asked once for the document that has it',
      '<cac:Party><cbc:ID/></cac:Party>',
      { target: ids, check: { ...silent, per: 'document' } },
      false,
    ],
    ['it has no target', '', { check: { ...silent, per: 'document' } }, false],
  ])('proves something or not: %s', (_what, content, given, vacuous) => {
    expect(run(content, given)).toMatchObject({ status: 'passed', vacuous });
  });

  it('fails with its message, its fix and every place', () => {
    const content = '\n<cac:Party><cbc:ID>A</cbc:ID></cac:Party>\n <cac:Party><cbc:ID>B</cbc:ID></cac:Party>';
    expect(run(content, { target: ids, check: is.literal('C'), message: 'Debe ser C' })).toEqual({
      code: 'X1',
      kind: 'Rechazo',
      status: 'failed',
      message: 'Debe ser C',
      fix: same('Mend X1.'),
      failures: [
        {
          xpath: '/Invoice/cac:Party[1]/cbc:ID',
          position: { line: 4, column: 12 },
          found: { kind: 'value', value: 'A' },
          expected: { kind: 'value', value: 'C' },
        },
        {
          xpath: '/Invoice/cac:Party[2]/cbc:ID',
          position: { line: 5, column: 13 },
          found: { kind: 'value', value: 'B' },
          expected: { kind: 'value', value: 'C' },
        },
      ],
    });
  });

  it('points at the node, or attribute, that its finding names', () => {
    const check = is.satisfying({
      expected: same('x'),
      per: 'document',
      test: ({ subject }) => ({ found: same('y'), expected: same('z'), at: subject.first(ids), attribute: 'schemeID' }),
    });
    expect(run('<cac:Party><cbc:ID/></cac:Party>', { check })).toMatchObject({
      failures: [{ xpath: '/Invoice/cac:Party/cbc:ID/@schemeID', expected: same('z') }],
    });
  });

  it.each<readonly [what: string, given: RuleSketch, xpath: string | undefined]>([
    ['without target, nowhere', { check: { ...failing, per: 'document' } }, undefined],
    ['at the root', { target: '/*', check: failing }, '/Invoice'],
    ['at a child that is not there', { target: '/*/cbc:UUID', check: failing }, '/Invoice/cbc:UUID'],
    ['at an absent attribute', { target: '/*/cbc:ID/@schemeID', check: failing }, '/Invoice/cbc:ID/@schemeID'],
    [
      'below an absent group',
      { target: '/*/cac:Party/cbc:ID', owner: '/*', check: failing },
      '/Invoice/cac:Party/cbc:ID',
    ],
  ])('fails %s', (_what, given, xpath) => {
    expect(run('<cbc:ID/>', given)).toMatchObject({ failures: [{ xpath }] });
  });

  it('stops listing after twenty places', () => {
    const result = run('<cbc:ID/>'.repeat(30), { target: '/*/cbc:ID', check: failing });
    expect(result.status === 'failed' && result.failures).toHaveLength(20);
  });

  it("appends the first finding's addition to its line", () => {
    const details = [': uno', ': dos'];
    const check = is.satisfying({ expected: same('x'), test: () => ({ found: same('y'), detail: details.shift() }) });
    expect(run('<cbc:ID/><cbc:ID/>', { target: '/*/cbc:ID', check })).toMatchObject({ message: 'Mensaje X1: uno' });
  });

  it('is not evaluated where its check says so', () => {
    const check = is.satisfying({ expected: same('x'), test: () => notEvaluated('No record.', 'Sin registro.') });
    expect(run('<cbc:ID/>', { target: '/*/cbc:ID', check })).toEqual({
      code: 'X1',
      kind: 'Rechazo',
      status: 'notEvaluated',
      reason: { en: 'No record.', es: 'Sin registro.' },
      own: true,
    });
  });

  it.each([
    ['A', 'failed'],
    ['B', 'notEvaluated'],
  ])('that cannot be evaluated at one place has failed at another: %s', (text, status) => {
    const check = is.satisfying({
      expected: same('x'),
      test: ({ value }) =>
        value === 'A' ? { found: same('A') } : value === 'C' ? notEvaluated('No record.', 'Sin registro.') : undefined,
    });
    expect(run(`<cbc:ID>C</cbc:ID><cbc:ID>${text}</cbc:ID>`, { target: '/*/cbc:ID', check }).status).toBe(status);
  });

  it.each<readonly [what: string, thrown: unknown, error: string]>([
    ['an error', new TypeError('no such thing'), 'no such thing'],
    ['something else', 'oops', 'oops'],
  ])('that throws %s is broken', (_what, thrown, error) => {
    const check = is.satisfying({
      expected: same('x'),
      test: () => {
        throw thrown;
      },
    });
    expect(run('<cbc:ID/>', { target: '/*/cbc:ID', check })).toEqual({
      code: 'X1',
      kind: 'Rechazo',
      status: 'broken',
      error,
      thrown,
    });
  });

  it('whose check cannot even be created is broken', () => {
    const made = sketch('X1', { check: silent });
    const throwing = {
      ...made,
      check: () => {
        throw new Error('no facts');
      },
    };
    expect(runRule(entryOf(throwing), subjectFrom(''), noFacts)).toMatchObject({ status: 'broken', error: 'no facts' });
  });
});

describe('a rule that does not run', () => {
  const entry = entryOf(sketch('X1', { code: { kind: 'Notificación' }, check: silent }));

  it('is off or not reached', () => {
    expect(entry.presetResults.off).toEqual({ code: 'X1', kind: 'Notificación', status: 'off' });
    expect(unevaluated(entry, { en: 'Too late.', es: 'Demasiado tarde.' })).toEqual({
      code: 'X1',
      kind: 'Notificación',
      status: 'notEvaluated',
      reason: { en: 'Too late.', es: 'Demasiado tarde.' },
    });
  });
});
