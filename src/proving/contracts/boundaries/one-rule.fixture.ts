/** One rule on one document, in process, with the facts that the authority itself would gather. */
import { parseXml } from '../../../common/xml/parse.ts';
import { readUnder, type CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { defaultBehaviour } from '../../../../simulator/registry/behaviour.ts';
import type { Facts } from '../../../../simulator/checks/vocabulary/facts.ts';
import { gatherRegistryFacts } from '../../../../simulator/judge/engine/gather.ts';
import type { RuleResult } from '../../../../simulator/judge/engine/results.ts';
import { runRule } from '../../../../simulator/judge/engine/run.ts';
import { createSubject, type Subject } from '../../../../simulator/document/subject.ts';
import { verifySignature } from '../../../../simulator/checks/signature/verify.ts';
import { createSchemaValidator, schemaRoots } from '../../../../simulator/checks/schema/validate.ts';
import { readFacts } from '../../../../simulator/document/intake/read-facts.ts';
import type { Need } from '../../../../simulator/checks/vocabulary/facts.ts';
import type { Box } from '../../../harness/box-types.ts';
import { baseOf, completeNames } from '../../../harness/violations/base.ts';
import { completeXml } from '../../../../features/support/complete-documents.ts';
import type { Recorder } from '../../../harness/reproduce/recorder.ts';

export type Situation = {
  /** Moves the clock of the authority, by milliseconds. */
  readonly authorityClock?: number | undefined;
  readonly strict?: boolean | undefined;
};

const schemas = createSchemaValidator();

const schemaFindings = async (subject: Subject, bytes: Buffer): Promise<Facts['schema']> => {
  const root = schemaRoots.find((name) => name === subject.root.local);
  return root === undefined ? [] : schemas.validate(bytes, root);
};

/** What is known without a query to the registry. */
const ownNeeds: ReadonlySet<string> = new Set<Need>([
  ...(['environment', 'clock', 'profile', 'service', 'limits'] as const),
  ...(['transmission', 'archive', 'intake', 'schema', 'certificate'] as const),
]);

/** Everything a rule may know about the document; slow facts only if the rules need them. */
export const factsFor = async (
  { authority, clock }: Pick<Box, 'authority' | 'clock'>,
  subject: Subject,
  { authorityClock = 0, strict = false, needs }: Situation & { readonly needs: ReadonlySet<string> },
): Promise<Facts> => {
  const now = clock.now() + authorityClock;
  const { document } = subject;
  const bytes = Buffer.from(document.text);
  const known = {
    environment: { code: '2' },
    clock: { now },
    profile: { strict: strict ? 'integers' : false, literal: strict },
    service: { state: defaultBehaviour.service },
    limits: { xmlBytes: defaultBehaviour.maxXmlBytes },
    transmission: { certificate: undefined },
    archive: { refusal: undefined, detail: { en: '', es: '' } },
    ...(needs.has('intake') ? { intake: readFacts('documento.xml', bytes, document) } : {}),
    ...([...needs].every((need) => ownNeeds.has(need))
      ? {}
      : await gatherRegistryFacts(subject, authority.registry, '2')),
    ...(needs.has('schema') ? { schema: await schemaFindings(subject, bytes) } : {}),
    ...(needs.has('certificate')
      ? { certificate: await verifySignature(document, { trust: await authority.certificates.trust(), now }) }
      : {}),
  } satisfies Partial<Facts>;
  return known as Facts; // A rule receives what it needs, and queries nothing else.
};

export const subjectOf = ({ document }: Pick<CatalogueEntry, 'document'>, xml: string): Subject => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`Not well-formed: ${parsed.problem.message.en}`);
  return createSubject(document, parsed.document);
};

export const runOne = async (
  box: Pick<Box, 'authority' | 'clock'>,
  entry: CatalogueEntry,
  { xml, ...situation }: Situation & { readonly xml: string },
): Promise<RuleResult> => {
  const subject = subjectOf(entry, xml);
  const facts = await factsFor(box, subject, { ...situation, needs: new Set(entry.rule.needs) });
  return runRule(readUnder(facts.profile, entry), subject, facts);
};

/** A number inside the range of the kind, different for each document. */
const numberOf = (name: string, index: number): number =>
  ({ invoice: 992_000_000, supportDocument: 984_500_000 })[baseOf(name) as string] ?? 100 + index; // Any other base has small ones.

/** The signed XML of every complete document, by its name. */
export const completeDocuments = async (box: Box, recorder: Recorder): Promise<ReadonlyMap<string, string>> => {
  const documents = new Map<string, string>();
  for (const [index, name] of completeNames().entries()) {
    documents.set(name, await completeXml(box, recorder, { name, number: numberOf(name, index) }));
  }
  return documents;
};
