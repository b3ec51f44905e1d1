import { describe, expect, it } from 'vitest';
import { positionAt } from '../../../src/common/xml/tree.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import { same } from '../../../src/common/text/bilingual.ts';
import { misplaced } from '../../testing/languages.fixture.ts';
import { invoiceSpec } from '../../testing/invoice.fixture.ts';
import { subjectOf } from '../../testing/rules.fixture.ts';
import { adviceOn, type Advice } from './advice.ts';
import { allAdvice } from './index.ts';

const subject = subjectOf(invoiceSpec());
const facts = {} as Facts; // no piece here asks for any

const piece = (look: Advice['look'], kinds: Advice['kinds'] = ['invoice']): Advice => ({
  id: 'a-piece',
  kinds,
  text: { en: 'wrong', es: 'mal' },
  source: same('x'),
  look,
});

const [first, second] = subject.all('/*/cac:InvoiceLine');
if (first === undefined || second === undefined) throw new Error('The invoice has two lines.');

const doubt = { at: second, found: { en: 'this', es: 'esto' }, plausible: { en: 'that', es: 'aquello' } };

const noDefect = (): never => {
  throw new Error('nothing throws here');
};

describe('adviceOn', () => {
  it('names the place with its position, and says everything in both languages', () => {
    const { line, column } = positionAt(subject.document.text, second.start);
    expect(adviceOn([piece(() => [doubt])], { subject, facts }, noDefect)).toEqual([
      {
        id: 'a-piece',
        text: 'wrong',
        xpath: '/Invoice/cac:InvoiceLine[2]',
        line,
        column,
        found: 'this',
        plausible: 'that',
        source: 'x',
        spanish: { text: 'mal', found: 'esto', plausible: 'aquello', source: 'x' },
      },
    ]);
  });

  it.each([
    [{ attribute: 'schemeID' }, '/Invoice/cac:InvoiceLine[2]/@schemeID'],
    [{ missing: 'cac:Item' }, '/Invoice/cac:InvoiceLine[2]/cac:Item'],
  ])('names what is there, or missing, below that place: %j', (more, xpath) => {
    const advice = adviceOn([piece(() => [{ ...doubt, ...more }])], { subject, facts }, noDefect);
    expect(advice.map((each) => each.xpath)).toEqual([xpath]);
  });

  it('does not look at documents of other kinds', () => {
    expect(adviceOn([piece(() => [doubt], ['creditNote', 'payroll'])], { subject, facts }, noDefect)).toEqual([]);
  });

  it('names twenty places at most', () => {
    const many = piece(() => Array.from({ length: 21 }, () => doubt));
    expect(adviceOn([many], { subject, facts }, noDefect)).toHaveLength(20);
  });

  it('leaves out a piece that throws, reports it, and goes on', () => {
    const defects: unknown[] = [];
    const broken = piece(() => {
      throw new Error('a bug');
    });
    const advice = adviceOn([broken, piece(() => [doubt])], { subject, facts }, (error, id) => {
      defects.push([String(error), id]);
    });
    expect(advice).toHaveLength(1);
    expect(defects).toEqual([['Error: a bug', 'a-piece']]);
  });
});

describe('every piece', () => {
  it('has an identifier of its own', () => {
    const ids = allAdvice.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  it.each(allAdvice.map((each) => [each.id, each] as const))('%s is worded in both languages', (_id, each) => {
    expect([each.text, each.source].flatMap(misplaced)).toEqual([]);
  });
});
