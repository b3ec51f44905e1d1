import type { XmlElement } from '../../../src/common/xml/tree.ts';
import type { CertificateFacts } from '../../registry/certificates/x509/certificate-facts.ts';
import type { ChainEvaluation } from '../../registry/certificates/chain.ts';
import type { SignatureParts } from './structure.ts';
import { joined, type Bilingual } from '../../../src/common/text/bilingual.ts';

/** Why a digest or the signature value does not verify. */
export type DiagnosisCode =
  // The content is what was signed, but it was digested in another way.
  | 'other-digest'
  | 'exclusive-canonicalization'
  | 'comments-included'
  | 'carriage-returns'
  | 'carriage-returns-added'
  | 'indentation-added'
  | 'extension-added-later'
  | 'signature-not-enveloped'
  | 'other-namespaces'
  | 'other-sts-namespace'
  | 'enveloped-inside-signature'
  | 'instructions-left-out'
  | 'text-as-written'
  | 'latin-1'
  | 'digest-in-hexadecimal'
  // It cannot be digested at all.
  | 'digest-missing'
  | 'target-missing'
  | 'target-ambiguous'
  | 'uri-not-supported'
  | 'transform-not-supported'
  | 'algorithm-not-supported'
  | 'too-many-references'
  // The signature value.
  | 'value-missing'
  | 'value-malformed'
  | 'certificate-missing'
  | 'key-not-rsa'
  | 'other-key'
  | 'pss-padding'
  | 'digest-signed-twice'
  | 'signed-info-changed'
  // Nothing known explains it.
  | 'content-changed';

type ReportProblemCode =
  | 'signature-misplaced'
  | 'several-signatures'
  | 'part-repeated'
  | 'document-not-covered'
  | 'key-info-not-covered'
  | 'signed-properties-not-covered'
  | 'identifier-ambiguous'
  | 'qualifying-target';

/** Why something does not verify, as far as it could be found out. */
export type Diagnosis = {
  readonly code: DiagnosisCode;
  /** One sentence: what was done instead, or that the content changed. */
  readonly message: Bilingual;
};

/** Something about the whole signature that no single digest shows. */
export type ReportProblem = {
  readonly code: ReportProblemCode;
  readonly message: Bilingual;
  readonly node: XmlElement;
};

/** One ds:Reference of SignedInfo. */
export type ReferenceReport = {
  readonly node: XmlElement;
  /** @URI; undefined when the attribute is absent. */
  readonly uri: string | undefined;
  readonly type: string | undefined;
  /** ds:Transforms groups; the annex wants one in the reference to the document. */
  readonly transformGroups: readonly XmlElement[];
  /** @Algorithm of every ds:Transform, in order. */
  readonly transforms: readonly string[];
  readonly digestMethod: XmlElement | undefined;
  readonly digestAlgorithm: string | undefined;
  readonly digestValue: XmlElement | undefined;
  /** What the reference means: the element, or the whole document. */
  readonly target: XmlElement | 'document' | undefined;
  /** The digest recomputed from what was received, Base64; undefined when it cannot be computed. */
  readonly expected: string | undefined;
  /** The digest that the signature states. */
  readonly found: string;
  readonly ok: boolean;
  /** Undefined where it verifies, and where it does not and nobody looked for the cause yet. */
  readonly cause?: Diagnosis;
  /** What a second verifier has to say about the refusal; one sentence or two. */
  readonly note?: Bilingual;
};

export type SignatureValueReport = Pick<ReferenceReport, 'ok' | 'cause' | 'note'>;

/** For what nobody looked for the cause of yet. */
export const differs: Bilingual = { en: 'the digest differs.', es: 'la huella es distinta.' };
export const unverified: Bilingual = { en: 'the value does not verify.', es: 'el valor no verifica.' };

/** Why something does not verify, for people. */
export const explanationOf = ({ cause, note }: SignatureValueReport, otherwise: Bilingual): Bilingual =>
  joined([cause?.message ?? otherwise, ...(note === undefined ? [] : [note])], ' ');

export type SigningTime = {
  readonly text: string;
  /** Milliseconds since 1970; undefined when the text is not an xsd:dateTime. Without offset it is read as Colombian time. */
  readonly instant: number | undefined;
  /** The date as written, which the annex compares with IssueDate. */
  readonly date: string | undefined;
  /** No offset is written, so that Colombian time was assumed. */
  readonly withoutZone?: true;
};

/** A statement of the signature compared with what it should say. */
export type Compared = {
  readonly node: XmlElement | undefined;
  readonly found: string | undefined;
  /** Undefined when there is nothing to compare with. */
  readonly expected: string | undefined;
  readonly ok: boolean;
  /** Where it is wrong here but right of another certificate: "a root authority's". */
  readonly whose?: Bilingual;
};

/** Whose certificate a xades:Cert names: `unknown` is neither the signer's nor that of a trusted authority. */
export type CertificateRole = 'signer' | 'subordinate' | 'root' | 'unknown';

/** One xades:Cert of SigningCertificate. */
export type StatedCertificate = {
  readonly node: XmlElement;
  readonly certDigests: readonly XmlElement[];
  readonly issuerSerials: readonly XmlElement[];
  readonly digestMethod: XmlElement | undefined;
  readonly digestAlgorithm: string | undefined;
  /** Undefined where there is no readable certificate of the signer, which it may name. */
  readonly role: CertificateRole | undefined;
  /** The certificate that it names. */
  readonly matched: CertificateFacts | undefined;
  readonly digest: Compared;
  readonly issuerName: Compared;
  readonly serial: Compared;
  /** Whether issuer and serial are both those of the certificate that it names. */
  readonly known: boolean;
};

export type SignaturePolicy = {
  /** Text of the identifier; undefined when absent. */
  readonly identifier: string | undefined;
  readonly digestAlgorithm: string | undefined;
  readonly digest: string | undefined;
};

/** The X.509 certificate in KeyInfo. */
export type CertificateReport = {
  readonly node: XmlElement;
  readonly facts: CertificateFacts;
  /** digitalSignature and nonRepudiation. */
  readonly maySign: boolean;
};

/**
 * What an enveloped XAdES-EPES signature was found to be. The rules DC01-DC56,
 * ZD01-ZD07 and ZE01-ZE03 are decided from here; nodes serve to point at places.
 */
export type SignatureReport = {
  /** Every element that the annex names, in document order; length 0 means absent. */
  readonly parts: SignatureParts;
  /** How the signature is made: `none` when there is none at its place. */
  readonly form: 'none' | 'xmldsig' | 'xades-bes' | 'xades-epes';
  readonly canonicalizationAlgorithm: string | undefined;
  readonly signatureAlgorithm: string | undefined;
  readonly references: readonly ReferenceReport[];
  readonly signatureValue: SignatureValueReport;
  /** All digests and the value verify, the document and the properties are covered, and nothing is ambiguous. */
  readonly valid: boolean;
  /**
   * The signing certificate: the one in KeyInfo whose key verifies SignatureValue, the first where none does. Undefined
   * when there is none, or none verifies and the first is unreadable.
   */
  readonly certificate: CertificateReport | undefined;
  /** X509Certificate elements that hold no certificate. */
  readonly unreadable: readonly XmlElement[];
  /** The further certificates in KeyInfo. */
  readonly attached: readonly CertificateFacts[];
  /** Undefined without a readable certificate. */
  readonly chain: ChainEvaluation | undefined;
  readonly signingCertificates: readonly StatedCertificate[];
  readonly signingTime: SigningTime | undefined;
  readonly policy: SignaturePolicy;
  readonly roles: readonly string[];
  readonly problems: readonly ReportProblem[];
};
