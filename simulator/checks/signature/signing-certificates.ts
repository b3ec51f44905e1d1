import { digestBase64 } from '../../../src/common/hash.ts';
import { attributeOf, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { issuerNamesEqual, type CertificateFacts } from '../../certificates/x509/certificate-facts.ts';
import { acceptsAnyAuthorityOf, type PreparedTrust } from '../../certificates/trust.ts';
import { digestNamed, xades, xmldsig } from './names.ts';
import type { Compared, StatedCertificate } from './report.ts';
import { childNamed, childrenNamed } from './structure.ts';

/** What the certificates named in SigningCertificate are compared with. */
export type SigningCertificateContext = {
  /** The signing certificate and its authorities as far as they are known. */
  readonly path: readonly CertificateFacts[];
  /** Further certificates in KeyInfo. */
  readonly attached: readonly CertificateFacts[];
  readonly trust: PreparedTrust;
};

/** SigningCertificate names three certificates; what a longer list says further down nobody asks. */
const certificateLimit = 8;

const trimmed = (element: XmlElement | undefined): string | undefined => element && textOf(element).trim();

const sameSerial = (a: string, b: string): boolean => a.replace(/^0+(?=\d)/, '') === b;

const sameName = (a: string, b: string): boolean => a === b || issuerNamesEqual(a, b);

/** Who may stand at a place: the signer, then a subordinate, then roots. */
const candidatesAt = (
  place: number,
  { path, attached, trust }: SigningCertificateContext,
): readonly CertificateFacts[] => {
  const [signer, ...authorities] = path;
  if (place === 0) return signer === undefined ? [] : [signer];
  const own = authorities[place - 1];
  const others = place === 1 ? trust.subordinates : trust.roots;
  return [...(own === undefined ? [] : [own]), ...others, ...(acceptsAnyAuthorityOf(signer, trust) ? attached : [])];
};

const algorithmOf = (element: XmlElement | undefined): string | undefined =>
  element && attributeOf(element, 'Algorithm');

type Statement = {
  readonly issuerName: string | undefined;
  readonly serial: string | undefined;
  readonly candidates: readonly CertificateFacts[];
  /** The authority is unknown, and any will do. */
  readonly anyWillDo: boolean;
};

const compareDigest = (
  node: XmlElement | undefined,
  algorithm: string | undefined,
  actual: CertificateFacts | undefined,
): Compared => {
  const found = trimmed(node)?.replace(/\s+/g, '');
  const name = digestNamed(algorithm);
  const expected = name === undefined || actual === undefined ? undefined : digestBase64(name, actual.der);
  return { node, found, expected, ok: found !== undefined && (expected === undefined || found === expected) };
};

const hasName = (facts: CertificateFacts, { issuerName }: Statement): boolean =>
  issuerName !== undefined && sameName(issuerName, facts.issuerName);

const hasSerial = (facts: CertificateFacts, { serial }: Statement): boolean =>
  serial !== undefined && sameSerial(serial, facts.serialDecimal);

const readStated = (node: XmlElement, place: number, context: SigningCertificateContext): StatedCertificate => {
  const certDigests = childrenNamed(node, xades, 'CertDigest');
  const issuerSerials = childrenNamed(node, xades, 'IssuerSerial');
  const digestMethod = childNamed(certDigests[0], xmldsig, 'DigestMethod');
  const nameNode = childNamed(issuerSerials[0], xmldsig, 'X509IssuerName');
  const serialNode = childNamed(issuerSerials[0], xmldsig, 'X509SerialNumber');
  const candidates = candidatesAt(place, context);
  const statement: Statement = {
    issuerName: trimmed(nameNode),
    serial: trimmed(serialNode),
    candidates,
    anyWillDo: place > 0 && context.path.length < 2 && acceptsAnyAuthorityOf(context.path[0], context.trust),
  };
  const named = candidates.filter((facts) => hasName(facts, statement));
  const numbered = candidates.filter((facts) => hasSerial(facts, statement));
  const match = named.find((facts) => numbered.includes(facts));
  const likely = match ?? named[0] ?? numbered[0] ?? candidates[0];
  const { anyWillDo } = statement;
  return {
    node,
    certDigests,
    issuerSerials,
    digestMethod,
    digestAlgorithm: algorithmOf(digestMethod),
    digest: compareDigest(
      childNamed(certDigests[0], xmldsig, 'DigestValue'),
      algorithmOf(digestMethod),
      match ?? (anyWillDo ? undefined : context.path[place]),
    ),
    issuerName: {
      node: nameNode,
      found: statement.issuerName,
      expected: likely?.issuerName,
      ok: anyWillDo || named.length > 0,
    },
    serial: {
      node: serialNode,
      found: statement.serial,
      expected: likely?.serialDecimal,
      ok: anyWillDo || numbered.length > 0,
    },
    known: anyWillDo || match !== undefined,
  };
};

/** Compares every xades:Cert with the certificate that belongs at its place. */
export const readSigningCertificates = (
  nodes: readonly XmlElement[],
  context: SigningCertificateContext,
): readonly StatedCertificate[] =>
  nodes.slice(0, certificateLimit).map((node, place) => readStated(node, place, context));
