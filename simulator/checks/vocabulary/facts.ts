import type { IntakeFacts } from '../../document/intake/read-facts.ts';
import type { Transmission } from '../../registry/certificates/chain.ts';
import type {
  ClosedKind,
  ContingencyPeriod,
  Contributor,
  FiledDocument,
  JudgedDocument,
  NumberingRange,
  RegisteredEvent,
  RegisteredSoftware,
  RutFacts,
  UvtValue,
} from '../../registry/types.ts';
import type { Behaviour } from '../../registry/behaviour.ts';
import type { SchemaFault } from '../../document/datum.ts';
import type { SignatureReport } from '../signature/report.ts';
import type { Strictness } from './tolerance.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/**
 * Everything that a rule may know apart from the document. A rule declares what it needs and its check receives that
 * and nothing else; the names are those of the catalogue's `needs`.
 */
export type Facts = {
  /** The environment of the endpoint that received the document: 1 production, 2 test. */
  readonly environment: { readonly code: '1' | '2' };
  readonly clock: { readonly now: number };
  readonly profile: { readonly strict: Strictness; readonly literal: boolean };
  /** Whether the authority receives documents. */
  readonly service: { readonly state: Behaviour['service'] };
  readonly limits: { readonly xmlBytes: number };
  readonly issuerRegistry: ReadonlyMap<string, Contributor>;
  /** Certificate holders with a mandate from the issuer. */
  readonly mandates: ReadonlySet<string>;
  /** Everyone whom the document identifies, and the issuer by name. */
  readonly rut: RutFacts;
  readonly softwareRegistry: ReadonlyMap<string, RegisteredSoftware>;
  /** Every active range with the resolution number of the document, whoever it belongs to. */
  readonly numberingRanges: readonly NumberingRange[];
  /** Of all ranges of the issuer, because codes are computed with the wrong key by mistake. */
  readonly technicalKeys: readonly string[];
  /** `asked` is false where the key fields needed to find a document are missing. */
  readonly priorDocuments: { readonly asked: boolean; readonly duplicate: JudgedDocument | undefined };
  /** Accepted documents, whoever issued them, that this one refers to, by their unique code as it is registered. */
  readonly referencedDocuments: { readonly byKey: ReadonlyMap<string, JudgedDocument> };
  /**
   * Accepted events about the documents that this one refers to, oldest first; by the documents' keys in lower case.
   */
  readonly registeredEvents: { readonly byDocument: ReadonlyMap<string, readonly RegisteredEvent[]> };
  /** Accepted payroll documents of the same employer, worker and month as this one; empty for other kinds. */
  readonly priorPayroll: { readonly sameMonth: readonly JudgedDocument[] };
  /** Accepted deletions of the payroll documents that this one refers to. */
  readonly deletions: readonly FiledDocument[];
  readonly contingencyPeriods: readonly ContingencyPeriod[];
  readonly uvt: readonly UvtValue[];
  /** Kinds of document that the authority does not receive, in whichever environment. */
  readonly closedKinds: readonly ClosedKind[];
  readonly certificate: SignatureReport;
  /** The certificate that signed the message; none for a document that arrived another way. */
  readonly transmission: { readonly certificate: Transmission | undefined };
  /** Why the submission could not be opened, if it could not. */
  readonly archive: { readonly refusal: string | undefined; readonly detail: Bilingual };
  readonly intake: IntakeFacts;
  readonly schema: readonly SchemaFault[];
};

export type Need = keyof Facts;

export type SoftwareFacts = Pick<Facts, 'softwareRegistry'>;
export type ReferencedFacts = Pick<Facts, 'referencedDocuments'>;
