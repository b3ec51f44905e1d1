import { digestBytes } from '../../../src/common/hash.ts';
import { attributeOf, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import { digestNamed, xmldsig } from './names.ts';
import { readTransformation, referencedText, resolveTarget, transformsOf, type SignatureContext } from './octets.ts';
import type { Diagnosis, ReferenceReport } from './report.ts';
import { childNamed, childrenNamed } from './structure.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { areSame, toBase64 } from '../../../src/common/bytes.ts';

/** Each reference may mean the whole document; this many are computed and no more. */
export const referenceLimit = 8;

type Outcome = Pick<ReferenceReport, 'target' | 'expected' | 'ok' | 'cause'>;

const without = (code: Diagnosis['code'], message: Bilingual, target?: ReferenceReport['target']): Outcome => ({
  target,
  expected: undefined,
  ok: false,
  cause: { code, message },
});

const compute = (node: XmlElement, facts: Stated, context: SignatureContext): Outcome => {
  const resolved = resolveTarget(facts.uri, context);
  if (!resolved.ok) return { target: undefined, expected: undefined, ok: false, cause: resolved.cause };
  const { target } = resolved;
  const read = readTransformation(node);
  if (!read.ok) return { target, expected: undefined, ok: false, cause: read.cause };
  const digest = digestNamed(facts.digestAlgorithm);
  if (digest === undefined) {
    return without(
      'algorithm-not-supported',
      {
        en: `The digest algorithm "${facts.digestAlgorithm ?? ''}" is not one of SHA-256, SHA-384 and SHA-512.`,
        es: `El algoritmo de huella "${facts.digestAlgorithm ?? ''}" no es SHA-256, SHA-384 ni SHA-512.`,
      },
      target,
    );
  }
  const computed = digestBytes(digest, referencedText(target, read.transformation, context));
  const expected = toBase64(computed);
  const stated = decodeBase64(facts.found);
  if (facts.found === '' || stated === undefined) {
    const cause: Diagnosis = {
      code: 'digest-missing',
      message: {
        en: 'DigestValue is absent, empty or not Base64.',
        es: 'DigestValue falta, está vacío o no es Base64.',
      },
    };
    return { target, expected, ok: false, cause };
  }
  return { target, expected, ok: areSame(computed, stated) };
};

type Stated = Omit<ReferenceReport, keyof Outcome | 'note'>;

const statedIn = (node: XmlElement): Stated => {
  const digestMethod = childNamed(node, xmldsig, 'DigestMethod');
  const digestValue = childNamed(node, xmldsig, 'DigestValue');
  return {
    node,
    uri: attributeOf(node, 'URI'),
    type: attributeOf(node, 'Type'),
    transformGroups: childrenNamed(node, xmldsig, 'Transforms'),
    transforms: transformsOf(node).map((transform) => attributeOf(transform, 'Algorithm') ?? ''),
    digestMethod,
    digestAlgorithm: digestMethod && attributeOf(digestMethod, 'Algorithm'),
    digestValue,
    found: digestValue === undefined ? '' : textOf(digestValue).trim(),
  };
};

/** Recomputes the digest of every reference on its own. */
export const checkReferences = (nodes: readonly XmlElement[], context: SignatureContext): readonly ReferenceReport[] =>
  nodes.map((node, index) => {
    const stated = statedIn(node);
    const outcome =
      index < referenceLimit
        ? compute(node, stated, context)
        : without('too-many-references', {
            en: `Only the first ${referenceLimit} references are computed; expected three.`,
            es: `Solo se calculan las primeras ${referenceLimit} referencias; se esperaban tres.`,
          });
    // Of one shape for all references, unlike a literal of both (decision 010).
    return Object.assign(stated, outcome);
  });
