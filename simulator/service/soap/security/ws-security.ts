/**
 * Judges the security header of a request: an X.509 token, a signature made with its key over at least `wsa:To`, a
 * timestamp that has not expired, and one of our addresses. Variations between working clients are accepted: further
 * signed parts, an unsigned timestamp, either prefix list, a thumbprint or a direct reference, lifetimes of hours. The
 * checks follow the policy of the service description. The header is judged before anything of the Body is read; signed
 * parts of the Body are verified once it has been read.
 */
import { readableName } from '../../../registry/certificates/x509/distinguished-name.ts';
import { verifySignature } from '../../../registry/certificates/x509/cryptography.ts';
import { digestBase64 } from '../../../../src/common/hash.ts';
import type { XmlElement } from '../../../../src/common/xml/tree.ts';
import { canonicalize } from '../../../document/xml/canonical.ts';
import { decodeBase64 } from '../../../document/intake/base64.ts';
import { holderNit } from '../../../registry/certificates/holder.ts';
import {
  elementsById,
  misplacedProblem,
  repeatedProblem,
  resolveReferences,
  type ResolvedReference,
} from './signed-parts.ts';
import type { Envelope, EnvelopeHead } from '../envelope.ts';
import { exclusiveC14n } from '../names.ts';
import { secondOpinion } from './second-opinion.ts';
import {
  securityParts,
  type Canonicalization,
  type SecurityParts,
  type SignatureParts,
  type SignedReference,
  type TimestampParts,
} from './security-parts.ts';
import { refuse, type SecurityCheck, type SecurityProblem } from './security-problem.ts';
import { signingToken, type Token } from './security-token.ts';

/** How far a client's clock may run ahead: the default of the authority's framework. */
const clockSkew = 5 * 60 * 1000;

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** An `xs:dateTime`; without a time zone it is UTC, as everywhere in WS-Security. */
const instantOf = (text: string | undefined): number | undefined => {
  const match = text === undefined ? null : dateTime.exec(text);
  if (match === null) return undefined;
  const instant = Date.parse(match[1] === undefined ? `${match[0]}Z` : match[0]);
  return Number.isNaN(instant) ? undefined : instant;
};

/**
 * Why the timestamp is refused, if it is. No lifetime is too long: the client
 * library most used in the country asks for 60,000 seconds.
 */
const timestampProblem = (timestamp: TimestampParts | undefined, now: number): SecurityProblem | undefined => {
  if (timestamp === undefined) return refuse('timestamp-missing', 'wsse:Security has no wsu:Timestamp.');
  const created = instantOf(timestamp.created);
  const expires = instantOf(timestamp.expires);
  if (created === undefined || expires === undefined || expires <= created) {
    const found = `Created "${timestamp.created ?? ''}", Expires "${timestamp.expires ?? ''}"`;
    return refuse('timestamp-invalid', `The timestamp has ${found}; expected two instants, the second one later.`);
  }
  const here = new Date(now).toISOString();
  if (now > expires)
    return refuse('timestamp-expired', `The timestamp expired at ${timestamp.expires ?? ''}; it is ${here}.`);
  if (created > now + clockSkew) {
    return refuse(
      'timestamp-future',
      `The timestamp was created at ${timestamp.created ?? ''}, more than five minutes after ${here}.`,
    );
  }
  return undefined;
};

/** In characters. The time to read a host name grows with the square of its length, and no address is as long. */
const longestAddress = 2_000;

/**
 * Scheme and host in lower case, default port and query left out; undefined if it is not an HTTP address. Circulating
 * libraries write the address from which they loaded the description, `….svc?wsdl`.
 */
const normalize = (address: string): string | undefined => {
  if (address.length > longestAddress || !URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}` : undefined;
};

/**
 * Whether `wsa:To` is one of the addresses. Scheme, host, port and path must agree, the query may differ; case matters
 * in the path alone, as in every URI.
 */
export const isAnswering = (to: string, addresses: readonly string[]): boolean => {
  const wanted = normalize(to);
  return wanted !== undefined && addresses.some((address) => normalize(address) === wanted);
};

export type VerifiedHeader = {
  readonly ok: true;
  /** DER of the token. */
  readonly certificate: Uint8Array;
  readonly nit: string | undefined;
  /** What the signature covers, including the Body and parts of it, whose digests still have to be verified. */
  readonly references: readonly SignedReference[];
  readonly parts: SecurityParts;
};

export type HeaderResult = VerifiedHeader | SecurityProblem;

export type SecurityOptions = {
  /** Milliseconds since 1970, from the Env clock. */
  readonly now: number;
  /** Every address the server answers to, absolute. */
  readonly addresses: readonly string[];
  /** Why the certificate may not send, in English; undefined if it may. */
  readonly refusalOf: (der: Uint8Array) => Promise<string | undefined>;
  /** Asks a second verifier about a refused signature, only for the explanation. */
  readonly diagnose?: boolean | undefined;
};

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const withComments = `${exclusiveC14n}WithComments`;

/** Clients sign two or three parts; thousands would be an attack on the processor. */
const maxReferences = 20;

type Complete = SignatureParts & { readonly signedInfo: XmlElement };

const isExclusive = ({ algorithm }: Canonicalization): boolean =>
  algorithm === exclusiveC14n || algorithm === withComments;

const canonicalText = (element: XmlElement, method: Canonicalization): string =>
  canonicalize(element, {
    exclusive: true,
    inclusivePrefixes: method.inclusivePrefixes,
    withComments: method.algorithm === withComments,
  });

const algorithmProblem = (signature: Complete): SecurityProblem | undefined => {
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

const signatureProblem = (signature: Complete, token: Token): SecurityProblem | undefined => {
  const key = token.facts.publicKey;
  if (key.asymmetricKeyType !== 'rsa') {
    return refuse(
      'signature-algorithm',
      `The key of the certificate is ${String(key.asymmetricKeyType)}; expected rsa.`,
    );
  }
  const value = decodeBase64(signature.signatureValue) ?? new Uint8Array();
  const signed = Buffer.from(canonicalText(signature.signedInfo, signature.canonicalization));
  if (verifySignature(signed, { key, digest: 'sha256', value })) return undefined;
  return refuse(
    'signature-value',
    'SignatureValue does not verify over the canonical SignedInfo with the key of the token: ' +
      'another key signed, or SignedInfo changed or was canonicalised otherwise.',
  );
};

const digestCheck = (element: XmlElement, { header, body }: EnvelopeHead, parts: SecurityParts): SecurityCheck => {
  if (element === header.to) return 'digest-to';
  if (element === parts.timestamps[0]?.element) return 'digest-timestamp';
  return element === body ? 'digest-body' : 'digest-other';
};

/** The parser already turned comments into nodes of their own; a same-document URI leaves them out. */
const digestOf = (element: XmlElement, transforms: readonly Canonicalization[]): string => {
  const inclusivePrefixes = transforms[0]?.inclusivePrefixes ?? [];
  return digestBase64('sha256', canonicalize(element, { exclusive: true, inclusivePrefixes }));
};

const referenceProblem = (
  { reference, element }: ResolvedReference,
  head: EnvelopeHead,
  parts: SecurityParts,
): SecurityProblem | undefined => {
  const computed = digestOf(element, reference.transforms);
  const sent = reference.digestValue.replace(/\s+/g, '');
  if (computed === sent) return undefined;
  return refuse(
    digestCheck(element, head, parts),
    `The digest of ${element.name} ("${reference.uri}") is ${computed}; the signature says ${sent}.`,
  );
};

const firstProblem = (
  references: readonly ResolvedReference[],
  head: EnvelopeHead,
  parts: SecurityParts,
): SecurityProblem | undefined =>
  misplacedProblem(references, head, parts) ??
  references.map((each) => referenceProblem(each, head, parts)).find((found) => found !== undefined);

type Signed = {
  readonly parts: SecurityParts;
  readonly signature: Complete;
  readonly token: Token;
  readonly to: XmlElement;
};

/** The parts that must be present exactly once before anything can be verified. */
const requiredParts = async (head: EnvelopeHead): Promise<Signed | SecurityProblem> => {
  const { security, to } = head.header;
  if (security === undefined) return refuse('security-missing', 'The header has no wsse:Security.');
  const parts = securityParts(security);
  const repeated = repeatedProblem(head, parts);
  if (repeated !== undefined) return repeated;
  if (parts.tokens.length === 0) return refuse('token-missing', 'wsse:Security has no wsse:BinarySecurityToken.');
  const [signature] = parts.signatures;
  if (signature?.signedInfo === undefined)
    return refuse('signature-missing', 'wsse:Security has no ds:Signature with a SignedInfo.');
  if (to === undefined) return refuse('to-missing', 'The header has no wsa:To of WS-Addressing 2005/08.');
  const token = await signingToken(parts.tokens, signature.token);
  if ('ok' in token) return token;
  const { signedInfo } = signature;
  return tokenDuplicate(head, signature) ?? { parts, signature: { ...signature, signedInfo }, token, to };
};

/** If two elements have the id that KeyInfo names, another verifier might use the other one. */
const tokenDuplicate = ({ document }: EnvelopeHead, { token }: SignatureParts): SecurityProblem | undefined => {
  const [one, duplicate] = token.by === 'id' ? (elementsById(document.root).get(token.id) ?? []) : [];
  if (one === undefined || duplicate === undefined) return undefined;
  return refuse(
    'reference-ambiguous',
    `The elements ${one.name} and ${duplicate.name} share the id that KeyInfo names.`,
  );
};

/** Only these can be caused by a mistake in our own canonicaliser; everything else is evident. */
const mayBeOurs = (check: SecurityCheck): boolean => check === 'signature-value' || check.startsWith('digest-');

const withDiagnosis = async (
  problem: SecurityProblem,
  head: EnvelopeHead,
  signed: Signed,
): Promise<SecurityProblem> => {
  const { signature, token } = signed;
  const disagrees = await secondOpinion({
    head,
    signature: signature.element,
    certificatePem: token.facts.x509.toString(),
  });
  if (!disagrees) return problem;
  const note = 'xml-crypto accepts this signature; our verifier does not, for the reason given, and its word counts.';
  return refuse(problem.check, `${problem.detail} ${note} If the message is right, please report it.`);
};

/** In the Body, or around it: its bytes have not been read yet. */
const isAhead = (element: XmlElement, { body, document }: EnvelopeHead): boolean =>
  element === document.root || element.start >= body.start;

const uncovered = (resolved: readonly ResolvedReference[], references: readonly SignedReference[]): SecurityProblem => {
  const missing = references.find(({ uri }) => !resolved.some(({ reference }) => reference.uri === uri));
  if (missing !== undefined) {
    const detail = `No element of the header has the id of the reference "${missing.uri}", and no other covers wsa:To.`;
    return refuse('reference-unresolved', detail);
  }
  const names = resolved.map(({ element }) => element.name).join(', ') || 'nothing';
  return refuse('to-not-signed', `The signature covers ${names}; expected a reference to wsa:To.`);
};

const cryptographicProblem = async (
  head: EnvelopeHead,
  signed: Signed,
  { diagnose = true }: SecurityOptions,
): Promise<SecurityProblem | undefined> => {
  const { parts, signature, token, to } = signed;
  const { references } = signature;
  const algorithm = algorithmProblem(signature);
  if (references.length > maxReferences) return algorithm;
  const resolved = resolveReferences(head.document, references, { mayCome: true });
  if (!resolved.ok) return refuse(resolved.check, resolved.detail);
  if (!resolved.references.some(({ element }) => element === to)) return uncovered(resolved.references, references);
  const here = resolved.references.filter(({ element }) => !isAhead(element, head));
  const problem = algorithm ?? signatureProblem(signature, token) ?? firstProblem(here, head, parts);
  const isAllHere = here.length === references.length;
  if (problem === undefined || !diagnose || !isAllHere || !mayBeOurs(problem.check)) return problem;
  return withDiagnosis(problem, head, signed);
};

const addressProblem = (to: string | undefined, addresses: readonly string[]): SecurityProblem | undefined =>
  to !== undefined && isAnswering(to, addresses)
    ? undefined
    : refuse('to-mismatch', `wsa:To is "${to ?? ''}"; this service answers to ${addresses.join(', ')}.`);

/**
 * Verifies the security header on the bytes received. Order: missing or duplicate parts, the signature, the timestamp,
 * the address, the issuer of the certificate. Does not look at the Body.
 */
export const verifyHeader = async (head: EnvelopeHead, options: SecurityOptions): Promise<HeaderResult> => {
  const signed = await requiredParts(head);
  if ('ok' in signed) return signed;
  const { parts, token } = signed;
  const problem =
    (await cryptographicProblem(head, signed, options)) ??
    timestampProblem(parts.timestamps[0], options.now) ??
    addressProblem(head.to, options.addresses);
  if (problem !== undefined) return problem;
  const refusal = await options.refusalOf(token.der);
  if (refusal !== undefined)
    return refuse(
      'certificate-not-accredited',
      `The certificate of ${readableName(token.facts.subjectName)}: ${refusal}`,
    );
  const { references } = signed.signature;
  return { ok: true, certificate: token.der, nit: holderNit(token.facts), references, parts };
};

/** Verifies the signed parts of the Body on the whole envelope, and that no id of the header occurs in it again. */
export const bodyProblem = (envelope: Envelope, { references, parts }: VerifiedHeader): SecurityProblem | undefined => {
  const resolved = resolveReferences(envelope.document, references);
  if (!resolved.ok) return refuse(resolved.check, resolved.detail);
  return firstProblem(
    resolved.references.filter(({ element }) => isAhead(element, envelope)),
    envelope,
    parts,
  );
};
