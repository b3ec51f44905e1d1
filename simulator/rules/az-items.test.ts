import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import { createSubject } from '../document/subject.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { parsed } from '../testing/authority.fixture.ts';
import { remove, set } from '../testing/rules.fixture.ts';
import { documentSpec, type Widened } from '../testing/support.fixture.ts';
import { catalogue } from './index.ts';

const uuid = '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID';
const referredKey = 'ab12';

/** What becomes of a rule on a note whose only reference is to a document of that type, or to one that nobody knows. */
const outcomeOf = (
  [kind, code]: readonly [Widened, string],
  built: readonly XmlEdit[],
  referred?: string,
): RuleResult => {
  const subject = createSubject(kind, parsed(writeXml(documentSpec(kind, [set(uuid, referredKey), ...built]))));
  const [entry] = catalogue()
    .find(code)
    .filter(({ document }) => document === kind);
  if (entry === undefined) throw new Error(`There is no rule ${code}.`);
  const document = { type: referred ?? '' } as JudgedDocument; // its type is all that rules about items read
  const facts: Pick<Facts, 'referencedDocuments'> = {
    referencedDocuments: { byKey: new Map(referred === undefined ? [] : [[referredKey, document]]) },
  };
  return runRule(entry, subject, facts as Facts); // a rule sees the facts that it declares, and these are theirs
};

describe.each([
  ['creditNote', 'CAZ04', 'CreditNoteLine', 'BrandName'],
  ['debitNote', 'DAZ05', 'DebitNoteLine', 'ModelName'],
] as const)('what customs ask about the goods of a %s (%s)', (kind, code, line, element) => {
  const item = `/*/cac:${line}[2]/cac:Item`;
  const added = (content: string): XmlEdit => ({
    edit: 'insert',
    path: item,
    child: { name: `cbc:${element}`, content },
    after: ['cbc:Description'],
  });
  const other = remove(`/*/cac:${line}[1]/cac:Item`);

  it.each<readonly [what: string, built: readonly XmlEdit[], referred: string | undefined, status: string]>([
    ['is missed where the note corrects an invoice for export', [], '02', 'failed'],
    ['also where it is empty', [added(' ')], '02', 'failed'],
    ['not where it is there', [added('ACME')], '02', 'passed'],
    ['nor where the note corrects a sale in the country', [], '01', 'passed'],
    ['nor where nobody knows what it corrects', [], undefined, 'passed'],
    [
      'nor where the code of the invoice is written in capitals',
      [set(uuid, referredKey.toUpperCase())],
      '02',
      'passed',
    ],
  ])('%s', (_what, built, referred, status) => {
    expect(outcomeOf([kind, code], [...built, other], referred)).toMatchObject({ status });
  });
});

describe('the agency of a standard', () => {
  const id = '/*/cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID';

  it.each([
    ['010', '9', 'passed'],
    ['010', '10', 'failed'],
    ['010', '', 'passed'],
    ['001', '10', 'passed'],
    ['001', '9', 'failed'],
    ['001', '', 'passed'],
    ['020', '195', 'passed'],
    ['999', '7', 'passed'],
  ])('%s with %j: %s', (standard, agency, status) => {
    const built = [set(`${id}/@schemeID`, standard), set(`${id}/@schemeAgencyID`, agency)];
    expect(outcomeOf(['creditNote', 'CAZ13'], built)).toMatchObject({ status });
  });

  it('is shown where it stands', () => {
    const built = [set(`${id}/@schemeID`, '010'), set(`${id}/@schemeAgencyID`, '10')];
    const xpath = expect.stringMatching(/CreditNoteLine\[2\].*StandardItemIdentification.*@schemeAgencyID$/) as string;
    expect(outcomeOf(['creditNote', 'CAZ13'], built)).toMatchObject({
      failures: [{ xpath, found: { value: '10' }, expected: { value: '9' } }],
    });
  });
});
