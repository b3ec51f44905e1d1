import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../simulator/rules/index.ts';
import { entryNamed } from '../catalogue-facts.ts';
import { expectedAnswer } from './expected.ts';

const answerTo = (document: string, code: string) => {
  const entry =
    entryNamed(document, code) ??
    catalogue()
      .findEvents(code)
      .find((each) => each.document === document);
  return expectedAnswer(entry ?? expect.fail(`${document} has no ${code}`));
};

const rejection = (code: string) => ({ code, kind: 'Rechazo' });
const notification = (code: string) => ({ code, kind: 'Notificación' });

describe('the whole answer to a broken document', () => {
  it.each([
    ['invoice', 'FAU14', '99', rejection('FAU14'), []],
    ['invoice', 'FAJ43b', '00', notification('FAJ43b'), []],
    // A Notificación that comes with a Rechazo rejects.
    ['invoice', 'FAV06', '99', notification('FAV06'), [rejection('FAU02')]],
    ['creditNote', 'CAU02', '99', rejection('CAU02'), [rejection('CAU06')]],
    // Nobody receives the document.
    ['payroll', 'ZA02', '99', notification('ZA02'), []],
    // Without its number, nothing can be filed.
    ['event030', 'AAD05a', '66', rejection('AAD05a'), []],
  ])('%s %s: status %s', (document, code, status, own, others) => {
    expect(answerTo(document, code)).toEqual({ status, own, others });
  });

  it('is a status where a rule has no line', () => {
    const entry = catalogue()
      .entries('invoice')
      .find(({ rule }) => rule.outcome !== undefined);
    expect(expectedAnswer(entry ?? expect.fail('no such rule'))).toEqual({ own: undefined, others: [], status: '89' });
  });
});
