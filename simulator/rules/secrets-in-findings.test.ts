/** A finding that shows a PIN or a technical key says which: that is how the store knows what to seal. */
import { describe, expect, it } from 'vitest';
import { writeXml } from '../../src/common/xml/write.ts';
import type { XmlRootSpec } from '../../src/common/xml/node.ts';
import { editSpec } from '../document/edits/edit-spec.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { secretsIn } from '../document/datum.ts';
import { documentKinds, eventKinds, type SubjectKind } from '../document/kind.ts';
import { createSubject } from '../document/subject.ts';
import type { CatalogueEntry } from '../judge/engine/catalogue.ts';
import { failedLines } from '../judge/engine/report.ts';
import { runRule } from '../judge/engine/run.ts';
import { violationOf } from '../judge/engine/violation-of.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import type { FailedLine } from '../registry/types.ts';
import { parsed } from '../testing/authority.fixture.ts';
import { invoiceSpec } from '../testing/invoice.fixture.ts';
import { completeSpec } from '../testing/notes.fixture.ts';
import { payrollFacts, payrollSpec } from '../testing/payroll.fixture.ts';
import { smallEvent } from '../testing/reception.fixture.ts';
import { factsOf } from '../testing/rules.fixture.ts';
import { widened, type Widened } from '../testing/support.fixture.ts';
import { catalogue } from './index.ts';

const pin = 'PIN0fTheTests';
const technicalKey = 'technical-key-of-the-tests';

/** Every code was computed with other secrets. */
const registry = {
  software: defaultRegistry().software.map((each) => ({ ...each, pin })),
  ranges: defaultRegistry().ranges.map((range) => ({ ...range, technicalKey })),
};

const isWidened = (kind: SubjectKind): kind is Widened => widened.some((each) => each === kind);

/** Undefined for an event, which has no specification here. */
const specOf = ({ document: kind, target }: CatalogueEntry<SubjectKind>): XmlRootSpec | undefined => {
  if (kind === 'payroll') return payrollSpec('payroll');
  if (kind === 'payrollAdjustment')
    return payrollSpec(target?.path.includes('/Eliminar') === true ? 'deletion' : 'replacement');
  if (isWidened(kind)) return completeSpec(kind);
  return kind === 'invoice' ? invoiceSpec() : undefined;
};

const urn = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

/** A small one, with what the codes are computed from. */
const eventXml = (kind: SubjectKind): string =>
  smallEvent(kind.slice('event'.length), 'c0de').replace(
    '<cbc:ID>',
    `<ext:UBLExtensions xmlns:ext="${urn}"><ext:UBLExtension><ext:ExtensionContent>` +
      '<sts:DianExtensions xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1"><sts:SoftwareProvider>' +
      `<sts:SoftwareID>${registry.software[0]?.id ?? ''}</sts:SoftwareID></sts:SoftwareProvider>` +
      '<sts:SoftwareSecurityCode>0</sts:SoftwareSecurityCode></sts:DianExtensions>' +
      '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:ID>',
  );

const linesOf = async (
  entry: CatalogueEntry<SubjectKind>,
  edits: readonly XmlEdit[],
): Promise<readonly FailedLine[]> => {
  const { document } = entry;
  const spec = specOf(entry);
  const subject = createSubject(
    document,
    parsed(spec === undefined ? eventXml(document) : writeXml(editSpec(spec, edits))),
  );
  const isPayroll = document === 'payroll' || document === 'payrollAdjustment';
  const facts = isPayroll ? payrollFacts(registry) : await factsOf(subject, { registry });
  const result = runRule(entry, subject, facts);
  return failedLines(result.status === 'failed' ? [result] : []);
};

const secretFacts: ReadonlySet<string> = new Set(['softwareRegistry', 'technicalKeys', 'numberingRanges']);

const entries = [...documentKinds, ...eventKinds]
  .flatMap((kind): readonly CatalogueEntry<SubjectKind>[] => catalogue().entries(kind))
  .filter(({ rule }) => rule.needs.some((need) => secretFacts.has(need)));

const shows = (line: FailedLine): readonly string[] =>
  [pin, technicalKey].filter((secret) => JSON.stringify({ ...line, foundData: {}, expectedData: {} }).includes(secret));

describe('the secrets that a finding shows', () => {
  it('are declared by it, in the document as it is and in the one that breaks the rule', async () => {
    const showing = new Set<string>();
    const undeclared: string[] = [];
    for (const entry of entries) {
      const { built = [], coded = [] } = violationOf(entry) ?? {};
      const lines = [...(await linesOf(entry, [])), ...(await linesOf(entry, [...built, ...coded]))];
      for (const line of lines) {
        const shown = shows(line);
        if (shown.length > 0) showing.add(line.code);
        if (shown.some((secret) => !secretsIn(line).includes(secret))) undeclared.push(line.code);
      }
    }
    expect(undeclared).toEqual([]);
    expect([...showing].sort()).toEqual(
      [
        ...['AAB27b', 'AAD06', 'CAB27b', 'CAD06', 'DAB27b', 'DAD06', 'DSAB27b', 'DSAD06', 'FAB27b', 'FAD06'],
        ...['DEAB27b', 'DEAD06', 'NAAB27b', 'NAAD06', 'NADAB27b', 'NADAD06'],
        ...['NIAE020', 'NIAE024', 'NIAE233', 'NIAE238', 'NIE020', 'NIE024', 'NSAB27b', 'NSAD06'],
      ].sort(),
    );
  });
});
