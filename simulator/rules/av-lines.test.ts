import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { Strictness } from '../checks/vocabulary/tolerance.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { readUnder } from '../judge/engine/catalogue.ts';
import { runRule } from '../judge/engine/run.ts';
import { createSubject } from '../document/subject.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { parsed } from '../testing/authority.fixture.ts';
import { set } from '../testing/rules.fixture.ts';
import { documentSpec, type Widened } from '../testing/support.fixture.ts';
import { catalogue } from './index.ts';

/** The fields of the facts that rules about lines ask for. */
type Known = { readonly strict?: Strictness; readonly referred?: string | undefined };

const uuid = '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID';
const referredKey = 'ab12';

const outcomeOf = (
  [kind, code]: readonly [Widened, string],
  built: readonly XmlEdit[],
  { strict = false, referred }: Known = {},
): RuleResult => {
  const subject = createSubject(kind, parsed(writeXml(documentSpec(kind, [set(uuid, referredKey), ...built]))));
  const [entry] = catalogue()
    .find(code)
    .filter(({ document }) => document === kind);
  if (entry === undefined) throw new Error(`There is no rule ${code}.`);
  const invoice = { xml: referred ?? '' } as JudgedDocument; // its text is all that a rule about lines reads
  const facts: Pick<Facts, 'profile' | 'referencedDocuments'> = {
    profile: { strict, literal: strict === 'integers' },
    referencedDocuments: { byKey: new Map(referred === undefined ? [] : [[referredKey, invoice]]) },
  };
  const read = readUnder(facts.profile, entry);
  return runRule(read, subject, facts as Facts); // a rule sees the facts that it declares, and these are theirs
};

const invoiceOf = (operation: string): string =>
  '<Invoice xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">' +
  `<cbc:CustomizationID>${operation}</cbc:CustomizationID></Invoice>`;

describe.each([
  ['creditNote', 'CAV03', 'CreditNoteLine'],
  ['debitNote', 'DAV03', 'DebitNoteLine'],
] as const)('the contract behind the lines of a %s (%s)', (kind, code, line) => {
  const described = (text: string): readonly XmlEdit[] => [set(`/*/cac:${line}[2]/cac:Item/cbc:Description`, text)];

  it.each<readonly [what: string, description: string, referred: string | undefined, status: RuleResult['status']]>([
    ['is asked for where the note corrects an AIU invoice', 'Administración', invoiceOf('09'), 'failed'],
    ['whatever the case', 'ADMINISTRACIÓN', invoiceOf('09'), 'failed'],
    ['on lines for the administration', 'Utilidad', invoiceOf('09'), 'passed'],
    ['not where it corrects another invoice', 'Administración', invoiceOf('10'), 'passed'],
    ['nor one that nobody knows', 'Administración', undefined, 'passed'],
    ['nor one that cannot be read', 'Administración', '<Invoice>', 'passed'],
  ])('%s', (_what, description, referred, status) => {
    expect(outcomeOf([kind, code], described(description), { referred })).toMatchObject({ status });
  });

  it('is not asked for where the code of the AIU invoice is written in capitals', () => {
    const built = [...described('Administración'), set(uuid, referredKey.toUpperCase())];
    expect(outcomeOf([kind, code], built, { referred: invoiceOf('09') })).toMatchObject({ status: 'passed' });
  });

  it('is named by the line that lacks it', () => {
    const outcome = outcomeOf([kind, code], described('Administración'), { referred: invoiceOf('09') });
    expect(outcome).toMatchObject({ failures: [{ xpath: expect.stringContaining(`${line}[2]`) as string }] });
  });
});

describe('the sums of a line', () => {
  const line = '/*/cac:DebitNoteLine[1]';

  it.each([
    ['DAV06', `${line}/cbc:LineExtensionAmount`, '190000.51'],
    ['DAX02', `${line}/cac:TaxTotal/cbc:TaxAmount`, '36100.51'],
    ['DAX07', `${line}/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount`, '36100.51'],
  ])('%s: are compared as integers in the strict profile', (code, path, text) => {
    const built = [set(path, text)];
    expect(outcomeOf(['debitNote', code], built, { strict: 'integers' })).toMatchObject({ status: 'failed' });
    expect(outcomeOf(['debitNote', code], built)).toMatchObject({ status: 'passed' });
  });

  it('say what they were computed from', () => {
    const outcome = outcomeOf(['debitNote', 'DAV06'], [set(`${line}/cbc:LineExtensionAmount`, '1.00')]);
    expect(outcome).toMatchObject({
      failures: [
        {
          found: { value: '1.00' },
          expected: {
            of: [
              {
                kind: 'formula',
                value: '190000.00',
                terms: [
                  { name: 'PriceAmount', value: '95000.00' },
                  { by: '×', name: 'DebitedQuantity', value: '2' },
                ],
              },
            ],
          },
        },
      ],
    });
  });
});

describe('the numbers of lines', () => {
  const id = (position: number): string => `/*/cac:CreditNoteLine[${position}]/cbc:ID`;

  it('are refused at the line that repeats one, and at each without', () => {
    const places = (edits: readonly XmlEdit[]): unknown => {
      const outcome = outcomeOf(['creditNote', 'CAV02a'], edits);
      return outcome.status === 'failed' ? outcome.failures.map(({ xpath }) => xpath) : outcome.status;
    };
    expect(places([set(id(2), '1')])).toEqual([expect.stringContaining('CreditNoteLine[2]')]);
    expect(places([set(id(1), ''), set(id(2), ' ')])).toHaveLength(2);
  });
});
