/**
 * Judges the security header of a request: an X.509 token, a signature made
 * with its key over at least `wsa:To`, a timestamp that has not run out, and an
 * address that is ours. What working clients vary is accepted: further signed
 * parts, either prefix list, a thumbprint or a direct reference, lifetimes of
 * hours. The checks follow the policy of the service description.
 */
import { verify } from 'node:crypto';
import { canonicalize } from '../../src/common/xml/canonical.ts';
import { digestBase64 } from '../../src/common/hash.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { decodeBase64 } from '../intake/base64.ts';
import { isAnswering } from './addresses.ts';
import { holderNit } from '../certificates/holder.ts';
import { resolveReferences, type ResolvedReference } from './element-ids.ts';
import type { Envelope } from './envelope.ts';
import { addressing, exclusiveC14n } from './names.ts';
import { secondOpinion } from './second-opinion.ts';
import { securityParts, type Canonicalization, type SecurityParts, type SignatureParts } from './security-parts.ts';
import { refuse, type SecurityCheck, type SecurityProblem } from './security-problem.ts';
import { signingToken, type Token } from './security-token.ts';
import { timestampProblem } from './timestamp.ts';

export type SecurityResult =
  /** `certificate` is the DER of the token, `nit` what it says about its holder. */
  { readonly ok: true; readonly certificate: Buffer; readonly nit: string | undefined } | SecurityProblem;

export type SecurityOptions = {
  /** Milliseconds since 1970, from the Env clock. */
  readonly now: number;
  /** Every address the server answers to, absolute. */
  readonly addresses: readonly string[];
  /** Whether the certificate comes from an accredited authority. */
  readonly isAccredited: (der: Buffer) => Promise<boolean>;
};

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const withComments = `${exclusiveC14n}WithComments`;

/** Clients sign two or three parts; thousands would be an attack on the processor. */
const maxReferences = 20;

const isExclusive = ({ algorithm }: Canonicalization): boolean =>
  algorithm === exclusiveC14n || algorithm === withComments;

const canonicalText = (element: XmlElement, method: Canonicalization): string =>
  canonicalize(element, {
    exclusive: true,
    inclusivePrefixes: method.inclusivePrefixes,
    withComments: method.algorithm === withComments,
  });

const algorithmProblem = (signature: SignatureParts): SecurityProblem | undefined => {
  const { canonicalization, signatureMethod, references } = signature;
  if (references.length > maxReferences) {
    return refuse(
      'signature-algorithm',
      `The signature has ${references.length} references; at most ${maxReferences} are verified.`,
    );
  }
  if (signatureMethod !== rsaSha256) {
    return refuse('signature-algorithm', `The signature method is "${signatureMethod}"; expected ${rsaSha256}.`);
  }
  if (!isExclusive(canonicalization)) {
    return refuse(
      'signature-algorithm',
      `SignedInfo is canonicalised with "${canonicalization.algorithm}"; expected ${exclusiveC14n}.`,
    );
  }
  for (const { uri, digestMethod, transforms } of references) {
    if (digestMethod !== sha256) {
      return refuse('reference-algorithm', `The digest of "${uri}" is "${digestMethod}"; expected ${sha256}.`);
    }
    if (transforms.length !== 1 || !transforms.every(isExclusive)) {
      const found = transforms.map(({ algorithm }) => algorithm).join(', ') || 'none';
      return refuse('reference-algorithm', `The transforms of "${uri}" are ${found}; expected ${exclusiveC14n} alone.`);
    }
  }
  return undefined;
};

const signatureProblem = (signature: SignatureParts, token: Token): SecurityProblem | undefined => {
  const key = token.facts.publicKey;
  if (key.asymmetricKeyType !== 'rsa') {
    return refuse(
      'signature-algorithm',
      `The key of the certificate is ${String(key.asymmetricKeyType)}; expected rsa.`,
    );
  }
  const value = decodeBase64(signature.signatureValue) ?? Buffer.alloc(0);
  const signed = Buffer.from(canonicalText(signature.signedInfo, signature.canonicalization));
  if (verify('RSA-SHA256', signed, key, value)) return undefined;
  return refuse(
    'signature-value',
    'SignatureValue does not verify over the canonical SignedInfo with the key of the token: ' +
      'another key signed, or SignedInfo changed or was canonicalised otherwise.',
  );
};

const digestCheck = (element: XmlElement, envelope: Envelope, parts: SecurityParts): SecurityCheck => {
  if (element === envelope.header.to) return 'digest-to';
  if (element === parts.timestamp?.element) return 'digest-timestamp';
  return element === envelope.body ? 'digest-body' : 'digest-other';
};

/** The parser already turned comments into nodes of their own; a same-document URI leaves them out. */
const digestOf = (element: XmlElement, transforms: readonly Canonicalization[]): string => {
  const inclusivePrefixes = transforms[0]?.inclusivePrefixes ?? [];
  return digestBase64('sha256', canonicalize(element, { exclusive: true, inclusivePrefixes }));
};

const referenceProblem = (
  { reference, element }: ResolvedReference,
  envelope: Envelope,
  parts: SecurityParts,
): SecurityProblem | undefined => {
  const computed = digestOf(element, reference.transforms);
  const sent = reference.digestValue.replace(/\s+/g, '');
  if (computed === sent) return undefined;
  return refuse(
    digestCheck(element, envelope, parts),
    `The digest of ${element.name} ("${reference.uri}") is ${computed}; the signature says ${sent}.`,
  );
};

type Signed = {
  readonly parts: SecurityParts;
  readonly signature: SignatureParts;
  readonly token: Token;
  readonly to: XmlElement;
};

/** What must be there before anything can be verified. */
const requiredParts = async (envelope: Envelope): Promise<Signed | SecurityProblem> => {
  const { security, to } = envelope.header;
  if (security === undefined) return refuse('security-missing', 'The header has no wsse:Security.');
  const parts = securityParts(security);
  if (parts.tokens.length === 0) return refuse('token-missing', 'wsse:Security has no wsse:BinarySecurityToken.');
  const [signature] = parts.signatures;
  if (signature === undefined)
    return refuse('signature-missing', 'wsse:Security has no ds:Signature with a SignedInfo.');
  if (to === undefined) return refuse('to-missing', 'The header has no wsa:To of WS-Addressing 2005/08.');
  const twins = to.parent?.children.filter(
    (node) => node.kind === 'element' && node.local === 'To' && node.uri === addressing,
  );
  if (twins !== undefined && twins.length > 1) return refuse('to-duplicated', 'The header has more than one wsa:To.');
  const token = await signingToken(parts.tokens, signature.token);
  return 'ok' in token ? token : { parts, signature, token, to };
};

/** Only these can be a mistake of our own canonicaliser; everything else is plain to see. */
const mayBeOurs = (check: SecurityCheck): boolean => check === 'signature-value' || check.startsWith('digest-');

const cryptographicProblem = async (envelope: Envelope, signed: Signed): Promise<SecurityProblem | undefined> => {
  const { parts, signature, token, to } = signed;
  const resolved = resolveReferences(envelope.document, signature.references);
  if (!resolved.ok) return refuse(resolved.check, resolved.detail);
  if (!resolved.references.some(({ element }) => element === to)) {
    const names = resolved.references.map(({ element }) => element.name).join(', ') || 'nothing';
    return refuse('to-not-signed', `The signature covers ${names}; expected a reference to wsa:To.`);
  }
  const problem =
    algorithmProblem(signature) ??
    signatureProblem(signature, token) ??
    resolved.references
      .map((reference) => referenceProblem(reference, envelope, parts))
      .find((found) => found !== undefined);
  if (problem === undefined || !mayBeOurs(problem.check)) return problem;
  const { document, body } = envelope;
  const overruled = await secondOpinion({
    text: document.text,
    signature: signature.element,
    body,
    bodyIsSigned: resolved.references.some(({ element }) => element.start >= body.start && element.end <= body.end),
    to,
    certificatePem: token.facts.x509.toString(),
  });
  return overruled ? undefined : problem;
};

const addressProblem = (to: string | undefined, addresses: readonly string[]): SecurityProblem | undefined =>
  to !== undefined && isAnswering(to, addresses)
    ? undefined
    : refuse('to-mismatch', `wsa:To is "${to ?? ''}"; this service answers to ${addresses.join(', ')}.`);

/**
 * Verifies the security header on the bytes received. Order: what is missing,
 * the signature, the timestamp, the address, the issuer of the certificate.
 */
export const verifySecurity = async (envelope: Envelope, options: SecurityOptions): Promise<SecurityResult> => {
  const signed = await requiredParts(envelope);
  if ('ok' in signed) return signed;
  const { parts, token } = signed;
  const problem =
    (await cryptographicProblem(envelope, signed)) ??
    timestampProblem(parts.timestamp, options.now) ??
    addressProblem(envelope.to, options.addresses);
  if (problem !== undefined) return problem;
  if (!(await options.isAccredited(token.der))) {
    return refuse(
      'certificate-not-accredited',
      `The certificate of ${token.facts.subjectName} was not issued by an accredited authority.`,
    );
  }
  return { ok: true, certificate: token.der, nit: holderNit(token.facts) };
};
