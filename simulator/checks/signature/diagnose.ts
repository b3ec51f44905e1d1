/**
 * Looks for the cause of every digest and of a signature value that a report
 * found different. It explains refusals and never lifts one.
 */
import type { XmlDocument } from '../../../src/common/xml/tree.ts';
import { digestBytes, type DigestName } from '../../../src/common/hash.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import { isSlowForXmlCrypto } from '../../document/xml/slow-for-xml-crypto.ts';
import { diagnosisLimits, inGroups, openBudget, weightOf, type Budget, type DiagnosisLimits } from './budget.ts';
import { diagnoseValue } from './diagnose-value.ts';
import { digestNamed } from './names.ts';
import { readTransformation, referencedText, type Signed, type Target, type Transformation } from './octets.ts';
import { referenceLimit } from './references.ts';
import type { Diagnosis, ReferenceReport, SignatureReport, SignatureValueReport } from './report.ts';
import { secondOpinion, type SecondOpinion } from './second-opinion.ts';
import { readClaim } from './signature-value.ts';
import { surveyDocument } from './survey.ts';
import { firstMatch, referenceVariants, type Octets } from './variants.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { areSame, fromBase64, toBase64, toHex, toLatin1 } from '../../../src/common/bytes.ts';

const otherDigests: readonly DigestName[] = ['sha256', 'sha1', 'sha384', 'sha512'];

/** The right octets and the right hash, but the digest written in another way, or another hash. */
const encodingMistake = (stated: Uint8Array, canonical: string, name: DigestName): Diagnosis | undefined => {
  const hexadecimal = toHex(digestBytes(name, canonical));
  const text = toLatin1(stated).toLowerCase();
  // Base64 of the hexadecimal digits, and hexadecimal digits that were then read as Base64.
  if (text === hexadecimal || areSame(stated, fromBase64(hexadecimal))) {
    return {
      code: 'digest-in-hexadecimal',
      message: {
        en: 'The digest is right but was written as hexadecimal digits; DigestValue is the Base64 of the bytes.',
        es: 'La huella es correcta, pero se escribió en hexadecimal; DigestValue es el Base64 de los bytes.',
      },
    };
  }
  const other = otherDigests.find((each) => each !== name && areSame(digestBytes(each, canonical), stated));
  return other === undefined
    ? undefined
    : {
        code: 'other-digest',
        message: {
          en: `The digest was taken with ${other.toUpperCase()}, but DigestMethod says ${name.toUpperCase()}.`,
          es: `La huella se calculó con ${other.toUpperCase()}, pero DigestMethod indica ${name.toUpperCase()}.`,
        },
      };
};

type WrongDigest = {
  readonly target: Target;
  readonly transformation: Transformation;
  readonly digest: DigestName;
  /** The bytes that DigestValue holds. */
  readonly stated: Uint8Array;
};

/** Looks for the mistake that explains a digest; when none does, the content itself changed. */
const diagnoseDigest = (wrong: WrongDigest, signed: Signed, budget: Budget): Diagnosis => {
  const { target, transformation, digest, stated } = wrong;
  const canonical = referencedText(target, transformation, signed);
  const mistake = encodingMistake(stated, canonical, digest);
  if (mistake !== undefined) return mistake;
  const search = {
    variants: referenceVariants({ target, transformation, canonical }, signed),
    matches: (octets: Octets) => areSame(digestBytes(digest, octets), stated),
    weight: weightOf(target === 'document' ? signed.document.root : target),
  };
  const { found, cutShort } = firstMatch(search, budget);
  if (found !== undefined) return found;
  const what =
    target === 'document' ? { en: 'the document', es: 'del documento' } : { en: target.name, es: `de ${target.name}` };
  const outcome = cutShort ? budget.exhaustion : unexplained;
  return {
    code: 'content-changed',
    message: {
      en: `The content of ${what.en} is not what was signed: it changed after signing, or it was serialised differently; ${outcome.en}.`,
      es: `El contenido ${what.es} no es lo que se firmó: cambió después de la firma o se serializó de otra manera; ${outcome.es}.`,
    },
  };
};

const unexplained = {
  en: 'no known mistake explains the digest',
  es: 'ningún error conocido explica la huella',
};

const disagreement: Bilingual = {
  en:
    'xml-crypto verifies it; the refusal stands. xml-crypto leaves out attributes whose names begin with "xmlns" and ' +
    'turns U+0085 and U+2028 into line ends, which canonical XML does not. If the document has none of these, please report it.',
  es:
    'xml-crypto la da por válida; el rechazo se mantiene. xml-crypto omite los atributos cuyo nombre comienza por "xmlns" y ' +
    'convierte U+0085 y U+2028 en saltos de línea, lo que el XML canónico no hace. Si el documento no tiene nada de esto, repórtelo.',
};

/** It was computed and differs, so the cause is still to be found. */
const isUnexplained = ({ ok, cause }: SignatureValueReport): boolean => !ok && cause === undefined;

/** Whether there is anything in the report to look for a cause of. */
export const needsDiagnosis = ({ references, signatureValue }: SignatureReport): boolean =>
  isUnexplained(signatureValue) || references.some(isUnexplained);

type Opinion = SecondOpinion | { readonly leftOut: Bilingual } | undefined;

const separatorLeftOut: Bilingual = {
  en: 'xml-crypto was not asked for a second opinion: the document has a U+2029, which makes its reader too slow.',
  es: 'No se pidió una segunda opinión a xml-crypto: el documento tiene un U+2029, que vuelve demasiado lento su lector.',
};

/** xml-crypto takes instructions for text, so its opinion on a document that has some is worth nothing. */
const opinionOn = async (report: SignatureReport, signed: Signed, limit: number): Promise<Opinion> => {
  const { references, certificate, signatureAlgorithm = '' } = report;
  if (certificate === undefined || references.length > referenceLimit) return undefined;
  if (surveyDocument(signed.document).hasInstructions) return undefined;
  if (isSlowForXmlCrypto(signed.document.text)) return { leftOut: separatorLeftOut };
  const nodes = weightOf(signed.document.root) * references.length;
  if (nodes > limit) {
    const [covered, most] = [inGroups(nodes), inGroups(limit)];
    return {
      leftOut: {
        en: `xml-crypto was not asked for a second opinion: the references cover ${covered.en} nodes, and it is asked about up to ${most.en}.`,
        es: `No se pidió una segunda opinión a xml-crypto: las referencias cubren ${covered.es} nodos, y se le consulta hasta por ${most.es}.`,
      },
    };
  }
  return secondOpinion({
    ...signed,
    references: references.map(({ digestAlgorithm = '', found }) => ({ algorithm: digestAlgorithm, stated: found })),
    signatureAlgorithm,
    certificatePem: certificate.facts.x509.toString(),
  });
};

const noteOn = (opinion: Opinion, agrees: (opinion: SecondOpinion) => boolean): { readonly note?: Bilingual } => {
  if (opinion === undefined) return {};
  if ('leftOut' in opinion) return { note: opinion.leftOut };
  return agrees(opinion) ? {} : { note: disagreement };
};

const causeOfReference = (
  { node, target, digestAlgorithm, found }: ReferenceReport,
  signed: Signed,
  budget: Budget,
): Pick<ReferenceReport, 'cause'> => {
  const read = readTransformation(node);
  const digest = digestNamed(digestAlgorithm);
  const stated = decodeBase64(found);
  if (target === undefined || !read.ok || digest === undefined || stated === undefined) return {};
  return { cause: diagnoseDigest({ target, transformation: read.transformation, digest, stated }, signed, budget) };
};

const causeOfValue = (report: SignatureReport, { text }: XmlDocument, budget: Budget) => {
  const { parts, certificate, attached } = report;
  const certificates = certificate === undefined ? [] : [certificate.facts, ...attached];
  const read = readClaim({ parts, certificates, text });
  return read.ok ? { cause: diagnoseValue(read.claimed, budget) } : {};
};

/** The report with a cause for everything that differs; the same report where nothing does. */
export const diagnoseSignature = async (
  document: XmlDocument,
  report: SignatureReport,
  limits: DiagnosisLimits = diagnosisLimits,
): Promise<SignatureReport> => {
  const { references, signatureValue } = report;
  const [signature] = report.parts.signature;
  if (signature === undefined || !needsDiagnosis(report)) return report;
  const signed: Signed = { document, signature };
  const budget = openBudget(limits);
  const opinion = await opinionOn(report, signed, limits.secondOpinionNodes);
  return {
    ...report,
    references: references.map((reference, index) => {
      if (!isUnexplained(reference)) return reference;
      const stated = decodeBase64(reference.found);
      const digest = stated && toBase64(stated);
      const note = noteOn(opinion, ({ digests }) => digests[index] !== digest);
      return { ...reference, ...causeOfReference(reference, signed, budget), ...note };
    }),
    signatureValue: isUnexplained(signatureValue)
      ? {
          ...signatureValue,
          ...causeOfValue(report, document, budget),
          ...noteOn(opinion, (other) => !other.signatureValue),
        }
      : signatureValue,
  };
};
