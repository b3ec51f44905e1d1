import { attributeOf } from '../../../src/common/xml/tree.ts';
import { envelopedSignature, canonicalizationNamed } from './names.ts';
import type { ReferenceReport, ReportProblem } from './report.ts';
import type { SignaturePart, SignatureParts } from './structure.ts';
import type { Survey } from './survey.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const harmless = (algorithm: string): boolean =>
  algorithm === envelopedSignature || canonicalizationNamed(algorithm) !== undefined;

/** A reference that takes in everything, the signature apart. */
const coversDocument = ({ target, transforms }: ReferenceReport): boolean =>
  target === 'document' && transforms.every(harmless);

const placeProblems = ({ signature }: SignatureParts, { signatures }: Survey): readonly ReportProblem[] => {
  const [, second] = signature;
  const misplaced = signatures.filter((element) => !signature.includes(element));
  return [
    ...(second === undefined
      ? []
      : [
          {
            code: 'several-signatures' as const,
            message: {
              en: `There are ${signature.length} signatures; the first was verified.`,
              es: `Hay ${signature.length} firmas; se verificó la primera.`,
            },
            node: second,
          },
        ]),
    ...misplaced.map((node) => ({
      code: 'signature-misplaced' as const,
      message: {
        en: 'This signature is not under ext:ExtensionContent of an extension of the root; it was not looked at.',
        es: 'Esta firma no está en el ext:ExtensionContent de una extensión de la raíz; no se evaluó.',
      },
      node,
    })),
  ];
};

/** Of these a second one could be verified while the first is read. */
const singular: readonly SignaturePart[] = ['signedInfo', 'signatureValue', 'keyInfo', 'signedProperties'];

const repetitionProblems = (parts: SignatureParts): readonly ReportProblem[] =>
  singular.flatMap((part) => {
    const [first, second] = parts[part];
    if (first === undefined || second === undefined) return [];
    const times = parts[part].length;
    const message = {
      en: `${first.name} stands ${times} times; what is signed could be another one than what is read.`,
      es: `${first.name} aparece ${times} veces; lo que se firma podría no ser lo que se lee.`,
    };
    return [{ code: 'part-repeated' as const, message, node: second }];
  });

const coverageProblems = (parts: SignatureParts, references: readonly ReferenceReport[]): readonly ReportProblem[] => {
  const [signature] = parts.signature;
  if (signature === undefined) return [];
  const problems: ReportProblem[] = [];
  if (!references.some(coversDocument)) {
    const message = {
      en: 'No reference takes in the whole document: what the signature says does not hold for all that was sent.',
      es: 'Ninguna referencia cubre todo el documento: la firma no ampara todo lo que se envió.',
    };
    problems.push({ code: 'document-not-covered', message, node: parts.reference[0] ?? signature });
  }
  const [keyInfo] = parts.keyInfo;
  if (keyInfo !== undefined && !references.some(({ target }) => target === keyInfo)) {
    problems.push({
      code: 'key-info-not-covered',
      message: {
        en: 'No reference points to the KeyInfo of this signature.',
        es: 'Ninguna referencia apunta al KeyInfo de esta firma.',
      },
      node: keyInfo,
    });
  }
  const [properties] = parts.signedProperties;
  if (properties !== undefined && !references.some(({ target }) => target === properties)) {
    const message = {
      en: 'No reference points to the SignedProperties of this signature.',
      es: 'Ninguna referencia apunta a SignedProperties de esta firma.',
    };
    problems.push({ code: 'signed-properties-not-covered', message, node: properties });
  }
  return problems;
};

const identityProblems = (parts: SignatureParts, references: readonly ReferenceReport[]): readonly ReportProblem[] => {
  const ambiguous = references
    .filter(({ cause }) => cause?.code === 'target-ambiguous')
    .map(({ node, cause }) => ({ code: 'identifier-ambiguous' as const, message: cause?.message ?? same(''), node }));
  const [signature] = parts.signature;
  const [qualifying] = parts.qualifyingProperties;
  if (signature === undefined || qualifying === undefined) return ambiguous;
  const id = attributeOf(signature, 'Id');
  const target = attributeOf(qualifying, 'Target');
  if (id !== undefined && target === `#${id}`) return ambiguous;
  const message = {
    en: `QualifyingProperties says it belongs to "${target ?? ''}"; the signature's Id is "${id ?? ''}".`,
    es: `QualifyingProperties indica que pertenece a "${target ?? ''}"; el Id de la firma es "${id ?? ''}".`,
  };
  return [...ambiguous, { code: 'qualifying-target', message, node: qualifying }];
};

/** What is wrong with the signature as a whole. */
export const findProblems = (
  parts: SignatureParts,
  survey: Survey,
  references: readonly ReferenceReport[],
): readonly ReportProblem[] => [
  ...placeProblems(parts, survey),
  ...repetitionProblems(parts),
  ...coverageProblems(parts, references),
  ...identityProblems(parts, references),
];

const disqualifying = new Set<ReportProblem['code']>([
  'signed-properties-not-covered',
  'part-repeated',
  'document-not-covered',
  'identifier-ambiguous',
]);

/** Whether a problem takes away the meaning of digests that verify. */
export const isDisqualifying = ({ code }: ReportProblem): boolean => disqualifying.has(code);
