import type { XmlDocument } from '../src/common/xml/tree.ts';
import { parseXml } from '../src/common/xml/parse.ts';
import type { SchemaFinding, SchemaRoot, SchemaValidator } from './checks/schema/validate.ts';
import { schemaRoots } from './checks/schema/validate.ts';
import type { SignatureReport } from './checks/signature/report.ts';
import { verifySignature } from './checks/signature/verify.ts';
import type { Trust } from './certificates/trust.ts';
import { enabledEntries, type Catalogue, type CatalogueEntry } from './engine/catalogue.ts';
import type { DocumentKind } from './engine/document-kind.ts';
import type { Facts } from './engine/facts.ts';
import { gatherRegistryFacts } from './engine/gather.ts';
import type { Profile } from './engine/profile.ts';
import type { RuleResult } from './engine/results.ts';
import type { Stage } from './engine/rule.ts';
import { notReached, runRule } from './engine/run.ts';
import { createSubject, type Subject } from './engine/subject.ts';
import { judgementOf, type Judgement } from './engine/verdict.ts';
import type { IntakeDocument } from './intake/submission.ts';
import type { RegistryPort } from './registry/types.ts';

/** What the judge works with, whoever sends the document. */
export type JudgeContext = {
  readonly catalogue: Catalogue;
  readonly registry: RegistryPort;
  readonly schemas: SchemaValidator;
  readonly trust: Trust;
  readonly profile: Profile;
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A judged document, with what was read of it on the way. */
export type Judged = {
  readonly judgement: Judgement;
  readonly subject: Subject | undefined;
  readonly facts: Facts;
};

const schemaRootOf = (document: XmlDocument): SchemaRoot | undefined => schemaRoots.find((root) => root === document.root.local);

const schemaFindings = async (received: IntakeDocument, schemas: SchemaValidator): Promise<readonly SchemaFinding[]> => {
  if (received.status === 'unreadable') {
    const { message, position } = received.problem;
    return [{ message, line: position.line, column: position.column, xpath: undefined }];
  }
  const root = schemaRootOf(received.document);
  if (root === undefined) {
    return [{ message: `No document of the authority has the root ${received.document.root.name}.`, line: 1, column: undefined, xpath: '/*' }];
  }
  return schemas.validate(received.bytes, root);
};

/** Something to run the rules about the bytes on, when the document itself cannot be read. */
const unreadable = (): Subject => {
  const parsed = parseXml('<unreadable/>');
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return createSubject('invoice', parsed.document);
};

const kindOf = (received: IntakeDocument): DocumentKind => (received.status === 'readable' ? received.kind : 'invoice');

type StageRun = { readonly entries: readonly CatalogueEntry[]; readonly subject: Subject; readonly facts: Facts };

const runStage = ({ entries, subject, facts }: StageRun, stage: Stage): readonly RuleResult[] =>
  entries.filter((entry) => entry.stage === stage).map((entry) => runRule(entry, subject, facts));

const skip = ({ entries }: StageRun, stages: readonly Stage[], reason: string): readonly RuleResult[] =>
  entries.filter((entry) => stages.includes(entry.stage)).map((entry) => notReached(entry, reason));

const failedWith = (results: readonly RuleResult[], code: string): boolean =>
  results.some((result) => result.code === code && (result.status === 'failed' || result.status === 'broken'));

/** The stages in order, each keeping the next from running where the authority stops. */
const runStages = (run: StageRun, context: JudgeContext, readable: boolean): readonly RuleResult[] => {
  const intake = runStage(run, 'intake');
  const ledger = readable ? runStage(run, 'ledger') : skip(run, ['ledger'], 'The document cannot be read.');
  if (failedWith(ledger, '90')) {
    return [...intake, ...ledger, ...skip(run, ['schema', 'signature', 'content'], 'The document was processed before.')];
  }
  const schema = runStage(run, 'schema');
  const before = [...intake, ...ledger, ...schema];
  if (!readable) return [...before, ...skip(run, ['signature', 'content'], 'The document cannot be read.')];
  if (failedWith(schema, 'ZB01') && !context.profile.continueAfterSchema) {
    return [...before, ...skip(run, ['signature', 'content'], 'The document failed its schema.')];
  }
  return [...before, ...runStage(run, 'signature'), ...runStage(run, 'content')];
};

const signatureOf = async (subject: Subject, context: JudgeContext): Promise<SignatureReport> =>
  verifySignature(subject.document, { trust: context.trust, now: context.now });

/**
 * Judges one document: reads what the rules need, runs them stage by stage and
 * decides. Never throws for anything in the document.
 */
export const judge = async (received: IntakeDocument, context: JudgeContext): Promise<Judged> => {
  const readable = received.status === 'readable';
  const subject = readable ? createSubject(received.kind, received.document) : unreadable();
  const facts: Facts = {
    environment: { code: context.environment },
    clock: { now: context.now },
    profile: { strict: context.profile.strict },
    archive: { refusal: undefined, detail: '' },
    intake: received.facts,
    schema: await schemaFindings(received, context.schemas),
    certificate: await signatureOf(subject, context),
    ...(await gatherRegistryFacts(subject, context.registry)),
  };
  const entries = enabledEntries(context.catalogue, kindOf(received), context.profile);
  const results = runStages({ entries, subject, facts }, context, readable);
  return { judgement: judgementOf(results), subject: readable ? subject : undefined, facts };
};
