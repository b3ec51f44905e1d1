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
  | 'other-certificate'
  | 'other-key'
  | 'pss-padding'
  | 'digest-signed-twice'
  | 'signed-info-changed'
  // Nothing known explains it.
  | 'content-changed';

export type ReportProblemCode =
  | 'signature-misplaced'
  | 'several-signatures'
  | 'part-repeated'
  | 'document-not-covered'
  | 'key-info-not-covered'
  | 'signed-properties-not-covered'
  | 'identifier-ambiguous'
  | 'qualifying-target';
