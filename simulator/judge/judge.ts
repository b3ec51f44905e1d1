import { inStep } from '../../src/common/env/in-step.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import type { XmlDocument } from '../../src/common/xml/tree.ts';
import { transmissionOf } from '../registry/certificates/chain.ts';
import type { Trust } from '../registry/certificates/trust.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { schemaRoots, type SchemaRoot, type SchemaValidator } from '../checks/schema/validate.ts';
import { diagnoseSignature, needsDiagnosis } from '../checks/signature/diagnose.ts';
import { rebuilt } from '../checks/signature/rebuilt.ts';
import { verifySignature } from '../checks/signature/verify.ts';
import { defaultBehaviour, type Behaviour } from '../registry/behaviour.ts';
import type { SchemaFault } from '../document/datum.ts';
import type { Catalogue } from './engine/catalogue.ts';
import type { SubjectKind } from '../document/kind.ts';
import { notSimulated } from '../document/not-simulated.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { editionAt } from '../checks/in-force.ts';
import { signingDay } from '../checks/signing-dates.ts';
import { gatherRegistryFacts } from './engine/gather.ts';
import { isOn, type Profile } from './engine/profile.ts';
import { lacksOf, type Supplied } from './engine/lacks.ts';
import type { RunResults } from './engine/results.ts';
import { beginStages, finishStages, type Run } from './engine/run-stages.ts';
import { createSubject, type Subject } from '../document/subject.ts';
import type { AdviceLine } from './engine/judgement-report.ts';
import { isUnsigned, withoutEmptyPlace } from './engine/unsigned.ts';
import { judgementOf, type Judgement } from './engine/verdict.ts';
import type { IntakeDocument } from '../document/intake/submission.ts';
import type { Inquiries } from '../registry/port.ts';

/** The judge's equipment, whatever the sender. */
export type JudgeContext = {
  readonly catalogue: Catalogue;
  readonly registry: Inquiries;
  readonly schemas: SchemaValidator;
  readonly trust: Trust;
  readonly profile: Profile;
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The default if absent. */
  readonly behaviour?: Pick<Behaviour, 'service' | 'maxXmlBytes'> | undefined;
  /** DER of the certificate that signed the message, if there was one. */
  readonly sender?: Uint8Array | undefined;
  /** For a document judged on its own, what was supplied: rules that need something else are left out. */
  readonly apart?: Supplied | undefined;
  /** Whether the signature is taken to be rebuilt, over what the document says now. */
  readonly signedAgain?: boolean | undefined;
  /** Called when a stage has ended: schema, signature, registry, rules. */
  readonly onStage?: ((stage: string) => void) | undefined;
};

/** A judged document, with everything read from it along the way. */
export type Judged = {
  readonly judgement: Judgement;
  /** Undefined when the bytes are not a document of a known kind. */
  readonly subject: Subject | undefined;
  readonly facts: Facts;
  /** Sought once the verdict stands, by whoever wants it. */
  readonly advice?: readonly AdviceLine[];
};

const schemaRootOf = (document: XmlDocument): SchemaRoot | undefined =>
  schemaRoots.find((root) => root === document.root.local);

const schemaFindings = async (received: IntakeDocument, schemas: SchemaValidator): Promise<readonly SchemaFault[]> => {
  if (received.status === 'unreadable') {
    const { message, position } = received.problem;
    const { line, column } = position;
    return [{ fault: 'not-well-formed', message, line, column, xpath: undefined }];
  }
  const root = schemaRootOf(received.document);
  if (root === undefined) {
    const { name } = received.document.root;
    const message = {
      en: `No document of the authority has the root ${name}.`,
      es: `Ningún documento de la autoridad tiene la raíz ${name}.`,
    };
    return [{ fault: 'root', message, line: 1, column: undefined, xpath: '/*' }];
  }
  return schemas.validate(received.bytes, root);
};

/** A stand-in for the rules about the bytes to run on, when there is no document to judge. */
const standIn = (): Subject => {
  const parsed = parseXml('<none/>');
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  return createSubject('invoice', parsed.document);
};

type Judging = Pick<JudgeContext, 'catalogue' | 'profile'>;

/**
 * On its own, a document may be judged before it is signed. The authority itself takes it as it comes, and so does a
 * profile that goes on after the schema.
 */
const isBeforeSigning = (received: IntakeDocument, { apart, profile }: JudgeContext): boolean =>
  apart !== undefined &&
  !profile.continueAfterSchema &&
  received.status === 'readable' &&
  isUnsigned(received.document);

/** A document that no rule evaluated is never accepted, whether it has no rules or they are switched off. */
const incompleteness = (
  received: IntakeDocument,
  kind: SubjectKind,
  { catalogue, profile }: Judging,
): Bilingual | undefined => {
  if (received.status === 'unreadable') {
    return { en: 'The bytes are no XML document.', es: 'Los bytes no son un documento XML.' };
  }
  if (received.status === 'unknown-kind' && received.type !== undefined) return notSimulated(received.type);
  if (received.status === 'unknown-kind') {
    return {
      en: `A ${received.rootName} is none of the documents that are judged.`,
      es: `Un ${received.rootName} no es uno de los documentos que se validan.`,
    };
  }
  const hasContent = catalogue.entries(kind).some((entry) => entry.stage === 'content' && isOn(profile, entry.code));
  if (hasContent) return undefined;
  return {
    en: `No rules about the content of the kind ${kind} are on.`,
    es: `No hay reglas activas sobre el contenido de la clase ${kind}.`,
  };
};

/** A document over its size limit is not validated: the judgement ends before the schema. */
const isCutOff = (
  { facts: { size } }: IntakeDocument,
  kind: SubjectKind,
  { catalogue, profile, behaviour = defaultBehaviour }: JudgeContext,
): boolean =>
  size > behaviour.maxXmlBytes &&
  catalogue.entries(kind).some(({ code }) => code.code === 'ZA01' && isOn(profile, code));

/** The judge's inputs apart from the document. */
const circumstances = async ({ environment, now, profile, trust, behaviour, sender }: JudgeContext) => {
  const { service, maxXmlBytes } = behaviour ?? defaultBehaviour;
  return {
    environment: { code: environment },
    clock: { now },
    profile: { strict: profile.strict, literal: profile.literal },
    service: { state: service },
    limits: { xmlBytes: maxXmlBytes },
    archive: { refusal: undefined, detail: same('') },
    transmission: { certificate: sender === undefined ? undefined : await transmissionOf(sender, trust, now) },
  };
};

const signatureOf = async (
  { document }: Subject,
  { trust, now, signedAgain = false }: JudgeContext,
): Promise<Facts['certificate']> => {
  const report = await verifySignature(document, { trust, now });
  return signedAgain ? rebuilt(report) : report;
};

const unknownAuthority: ReadonlySet<string> = new Set(['authority-not-accredited', 'root-not-accredited']);

/** The signature, if the authority of its certificate were trusted; undefined where it is, or that is not the fault. */
const trustingReport = async (
  { document }: Subject,
  { certificate: { chain } }: Facts,
  { trust, now }: JudgeContext,
): Promise<Facts['certificate'] | undefined> =>
  chain?.problems.some(({ code }) => unknownAuthority.has(code)) === true
    ? verifySignature(document, { trust: { ...trust, trustAny: true }, now })
    : undefined;

type Ran = { readonly results: RunResults; readonly facts: Facts };

/**
 * The cause of a signature that does not verify is searched for only when a rule is about to report it, and not for a
 * document that an earlier stage has stopped.
 */
const runRules = (run: Run): Ran | Promise<Ran> => {
  const { facts, readable, subject } = run;
  const begun = beginStages(run);
  if (!readable || begun.stopped !== undefined || !needsDiagnosis(facts.certificate)) {
    return { results: finishStages(run, begun), facts };
  }
  return diagnoseSignature(subject.document, facts.certificate).then((certificate) => {
    const diagnosed = { ...facts, certificate };
    return { results: finishStages({ ...run, facts: diagnosed }, begun), facts: diagnosed };
  });
};

/**
 * Judges one document: reads what the rules need, runs them stage by stage and decides. Never throws for anything in
 * the document; one whose content has no rules is judged as far as possible, and never accepted.
 */
export const judge = async (received: IntakeDocument, context: JudgeContext): Promise<Judged> => {
  const { catalogue, registry, schemas, profile, onStage } = context;
  const readable = received.status === 'readable';
  const subject = readable ? createSubject(received.kind, received.document) : standIn();
  const unsigned = isBeforeSigning(received, context);
  const found = isCutOff(received, subject.kind, context) ? [] : await inStep(() => schemaFindings(received, schemas));
  const schema = unsigned ? withoutEmptyPlace(found) : found;
  onStage?.('schema');
  const certificate = await inStep(() => signatureOf(subject, context));
  onStage?.('signature');
  const given = await circumstances(context);
  const known = await inStep(() => gatherRegistryFacts(subject, registry, context.environment));
  onStage?.('registry');
  const facts: Facts = { intake: received.facts, schema, certificate, ...given, ...known };
  const entries = catalogue.entries(subject.kind);
  const edition = editionAt(signingDay(subject, facts).day);
  const { apart: supplied } = context;
  const lackOf =
    readable && supplied !== undefined
      ? lacksOf(subject, facts, { supplied, trusting: await trustingReport(subject, facts, context) })
      : undefined;
  const ran = await inStep(() => runRules({ entries, profile, edition, subject, facts, readable, lackOf, unsigned }));
  onStage?.('rules');
  const incomplete = incompleteness(received, subject.kind, context);
  const judgement = judgementOf(ran.results, { incomplete, unsigned });
  return { judgement, subject: readable ? subject : undefined, facts: ran.facts };
};
