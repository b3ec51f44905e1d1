/** The result of a rehearsal: the facts of `informe.json`, from which page and PDF are made. */
import { createHash } from 'node:crypto';
import type { DocumentKind, DocumentFamily } from '../../../../simulator/document/kind.ts';
import type { RuleState } from '../../../../simulator/judge/index.ts';
import type { NumberingRange, TestSet } from '../../../../simulator/registry/index.ts';

/** Increases when a member changes its meaning or is removed. */
export const reportFormat = 'ensayo-rehearsal/1';

export type Outcome = 'accepted' | 'rejected' | 'incomplete';

/** One rule that fired at one place. */
export type ReportLine = {
  readonly code: string;
  readonly kind: 'Rechazo' | 'Notificación';
  readonly message: string;
  readonly xpath: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly found: string | null;
  readonly expected: string | null;
  readonly fix: string | null;
  /** Which value by date applied to the document; absent where none decided. */
  readonly applied?: string;
  /** From which rule it is inferred, where nobody saw its code. */
  readonly inferred?: string;
  /** The same in English: the report itself is for Spanish readers. */
  readonly english: Readonly<Record<'found' | 'expected' | 'fix', string | null>> & {
    readonly applied?: string;
    readonly inferred?: string;
  };
  /** Of the request, if this program built the document. */
  readonly field: string | null;
};

type AdviceTexts = Readonly<Record<'text' | 'found' | 'plausible' | 'source', string>> & { readonly applied?: string };

/** Aviso de Ensayo: what no rule refuses and is surely a mistake. It changes no result. */
export type ReportAdvice = AdviceTexts & {
  readonly id: string;
  readonly xpath: string;
  readonly line: number;
  readonly column: number;
  readonly english: AdviceTexts;
  /** Of the request, if this program built the document. */
  readonly field: string | null;
};

export type ReportDocument = {
  /** From 1, in the order in which they arrived. */
  readonly order: number;
  readonly kind: DocumentKind;
  readonly number: string | null;
  /** CUFE, CUDE, CUDS or CUNE, and which of them it is. */
  readonly key: string | null;
  readonly keyName: string;
  /** Of the XML as it arrived; null if the message could not be opened. */
  readonly sha256: string | null;
  readonly operation: string;
  readonly testSetId: string | null;
  readonly zipKey: string | null;
  /** By the authority's clock, Colombian time. */
  readonly receivedAt: string;
  readonly verdict: 'accepted' | 'rejected';
  /** Made wrong by this program, to be rejected. */
  readonly onPurpose: boolean;
  /** False if nobody queried GetStatusZip for it. */
  readonly asked: boolean;
  readonly lines: readonly ReportLine[];
  /** Absent if there is none. */
  readonly advice?: readonly ReportAdvice[];
  /** Why it was rejected without a line. */
  readonly remark: string | null;
  /** The folder in the ZIP. */
  readonly folder: string;
};

export type ReportKind = {
  readonly kind: DocumentKind;
  readonly required: number;
  readonly minimumAccepted: number;
  readonly sent: number;
  readonly accepted: number;
  readonly missing: number;
};

/** How many of the rules about documents of a kind applied, and the codes of how many of these somebody saw. */
export type ReportCertainty = {
  readonly kind: DocumentKind;
  readonly applied: number;
  readonly seen: number;
  /** The same in a sentence. */
  readonly text: string;
  readonly english: { readonly text: string };
};

export type ReportSet = {
  readonly id: string;
  readonly family: DocumentFamily;
  readonly title: string;
  readonly softwareId: string | null;
  /** Who provides that software, by the registry; null if the set takes any, or the registry does not know it. */
  readonly provider: { readonly nit: string; readonly name: string } | null;
  readonly state: TestSet['state'];
  /** The active ranges of the registry for its first kind; absent if that kind is numbered without a resolution. */
  readonly numbering?: readonly Pick<NumberingRange, 'resolution' | 'prefix' | 'from' | 'to'>[];
  readonly kinds: readonly ReportKind[];
  /** Whether the company may issue that family now. */
  readonly enabled: boolean;
};

/** A certificate that signed documents of the rehearsal. */
export type ReportCertificate = {
  /** Names as RFC 2253 writes them. */
  readonly subject: string;
  readonly nit: string | null;
  readonly issuer: string;
  readonly serial: string;
  /** Colombian days. */
  readonly validFrom: string;
  readonly validTo: string;
  /** As RFC 5280 names them; null if the certificate does not say. */
  readonly keyUsage: readonly string[] | null;
  readonly keyBits: number | null;
  readonly sha256: string;
  /** Whether an authority of the simulator issued it; any other is trusted because the user said so. */
  readonly issuedBy: 'simulator' | 'other';
  /** How many it signed, and how many of these were accepted. */
  readonly documents: number;
  readonly accepted: number;
};

/** Something that reached the authority and is not a document of a set. */
export type Incident = {
  /** Of the first, if several say the same. */
  readonly receivedAt: string;
  readonly operation: string | null;
  /** Kind and number; null for a message without a document. */
  readonly document: string | null;
  readonly what: string;
  /** How many messages say the same. */
  readonly times: number;
  /** The same two in English: the report itself is for Spanish readers. */
  readonly english: { readonly document: string | null; readonly what: string };
};

export type Versions = {
  readonly ensayo: string;
  readonly catalogue: { readonly entries: number; readonly sha256: string };
  readonly annexes: readonly { readonly name: string; readonly basis: string }[];
  readonly profile: string;
  /** The profile used to judge the first documents in production; null if there were none. */
  readonly productionProfile: string | null;
  /** Rules that differ from the profile, by their code. */
  readonly rules: Readonly<Record<string, RuleState>>;
};

export type Period = {
  /** By the authority's clock, Colombian time. */
  readonly simulated: { readonly from: string; readonly to: string; readonly clock: string };
  /** By the machine's clock; null if the clock was stopped, so that a run can be repeated byte by byte. */
  readonly real: { readonly from: string; readonly to: string } | null;
};

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export type FileDigest = { readonly name: string; readonly bytes: number; readonly sha256: string };

export type RehearsalReport = {
  readonly format: typeof reportFormat;
  readonly notice: string;
  readonly outcome: Outcome;
  /**
   * The sender: this program; the user's program, to services started here; or a program that sends to an authority
   * already running.
   */
  readonly mode: 'automatic' | 'wait' | 'attach';
  readonly company: { readonly nit: string; readonly checkDigit: string; readonly name: string };
  readonly environment: { readonly code: '1' | '2'; readonly name: string };
  readonly period: Period;
  /** Of the documents; null if this program made none. */
  readonly seed: string | null;
  /** Documents to be made wrong on purpose, for which the sets require more than usual. */
  readonly mistakes: number;
  readonly versions: Versions;
  readonly certificates: readonly ReportCertificate[];
  /** For each kind of these documents that has rules inferred from those of another; absent if there is none. */
  readonly certainty?: readonly ReportCertainty[];
  readonly sets: readonly ReportSet[];
  readonly documents: readonly ReportDocument[];
  /** The first of each family after the company was enabled, in production. */
  readonly production: readonly ReportDocument[];
  /** What must still happen, in sentences; empty if nothing is missing. */
  readonly missing: readonly string[];
  readonly incidents: readonly Incident[];
  /** What makes this rehearsal less meaningful, such as injected faults. */
  readonly warnings: readonly string[];
  /** What changes for such documents within 180 days after the rehearsal, by its clock. */
  readonly coming: readonly string[];
  /** The same sentences in English: the report itself is for Spanish readers. */
  readonly english: Readonly<Record<'missing' | 'warnings' | 'coming', readonly string[]>>;
  readonly files: readonly FileDigest[];
};

/** The files in the folder of a rehearsal. */
export const fileNames = {
  page: 'informe.html',
  pdf: 'informe.pdf',
  pdfSignature: 'informe.pdf.p7s',
  archive: 'documentos.zip',
  facts: 'informe.json',
  signature: 'informe.json.p7s',
  root: 'raiz-simulador.pem',
} as const;
