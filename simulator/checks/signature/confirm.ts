import type { XmlDocument } from '../../../src/common/xml/tree.ts';
import { attributeOf } from '../../../src/common/xml/tree.ts';
import type { CertificateFacts } from '../../../src/common/x509.ts';
import { decodeBase64 } from '../../intake/base64.ts';
import { referenceLimit } from './references.ts';
import type { ReferenceReport, SignatureValueReport } from './report.ts';
import { secondOpinion } from './second-opinion.ts';
import type { SignatureParts } from './structure.ts';

export type Finding = {
  readonly references: readonly ReferenceReport[];
  readonly signatureValue: SignatureValueReport;
};

export type ConfirmContext = {
  readonly document: XmlDocument;
  readonly parts: SignatureParts;
  readonly certificate: CertificateFacts | undefined;
  /**
   * xml-crypto passes over instructions around the root and takes the others for
   * text: of a document with instructions it is not asked.
   */
  readonly hasInstructions: boolean;
};

const note =
  'Our own verifier found a difference that xml-crypto does not see; its word is taken. Please report the document.';

/** Computed and found different: only there could the mistake be ours. */
const isDoubtful = ({ ok, expected, cause }: ReferenceReport): boolean =>
  !ok && expected !== undefined && cause?.code !== 'digest-missing';

const computedInVain: ReadonlySet<string> = new Set([
  'value-missing',
  'value-malformed',
  'certificate-missing',
  'key-not-rsa',
  'algorithm-not-supported',
]);

const isDoubtfulValue = ({ ok, cause }: SignatureValueReport): boolean => !ok && !computedInVain.has(cause?.code ?? '');

const overruled = (reference: ReferenceReport, digest: string | undefined): ReferenceReport => {
  if (!isDoubtful(reference) || digest === undefined) return reference;
  if (decodeBase64(reference.found)?.toString('base64') !== digest) return reference;
  const { cause: _ours, ...rest } = reference;
  return { ...rest, ok: true, note };
};

/** Asks a second verifier about everything that is about to be called wrong, and takes its word where it says right. */
export const confirm = async (finding: Finding, context: ConfirmContext): Promise<Finding> => {
  const { references, signatureValue } = finding;
  const { document, parts, certificate } = context;
  const [signature] = parts.signature;
  const doubtful = references.some(isDoubtful) || isDoubtfulValue(signatureValue);
  if (references.length > referenceLimit) return finding;
  if (!doubtful || context.hasInstructions || signature === undefined || certificate === undefined) return finding;
  const method = parts.signatureMethod[0];
  const opinion = await secondOpinion({
    document,
    signature,
    references: references.map(({ digestAlgorithm, found }) => ({ algorithm: digestAlgorithm ?? '', stated: found })),
    signatureAlgorithm: (method && attributeOf(method, 'Algorithm')) ?? '',
    certificatePem: certificate.x509.toString(),
  });
  return {
    references: references.map((reference, index) => overruled(reference, opinion.digests[index])),
    signatureValue: isDoubtfulValue(signatureValue) && opinion.signatureValue ? { ok: true, note } : signatureValue,
  };
};
