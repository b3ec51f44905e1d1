/** Which certificates SigningCertificate names, and whether it says the right things about them. Their order is free. */
import { digestBase64 } from '../../../src/common/hash.ts';
import { attributeOf, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { issuerNamesEqual, type CertificateFacts } from '../../registry/certificates/x509/certificate-facts.ts';
import { acceptsAnyAuthorityOf, isAnchor, type PreparedTrust } from '../../registry/certificates/trust.ts';
import { digestNamed, xades, xmldsig } from './names.ts';
import type { CertificateRole, Compared, StatedCertificate } from './report.ts';
import { childNamed, childrenNamed } from './structure.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** What the certificates named in SigningCertificate are compared with. */
export type SigningCertificateContext = {
  /** The signing certificate and its authorities as far as they are known; empty without a readable certificate. */
  readonly path: readonly CertificateFacts[];
  /** Further certificates in KeyInfo. */
  readonly attached: readonly CertificateFacts[];
  readonly trust: PreparedTrust;
};

/** Entries that are compared with certificates; one of those behind is reported, as naming none that is known. */
const certificateLimit = 64;

/** A certificate that may be named, and as what. */
type Candidate = { readonly facts: CertificateFacts; readonly role: Exclude<CertificateRole, 'unknown'> };

/** What one xades:Cert says. */
type Statement = Pick<
  StatedCertificate,
  'node' | 'certDigests' | 'issuerSerials' | 'digestMethod' | 'digestAlgorithm'
> & {
  readonly digestNode: XmlElement | undefined;
  readonly digest: string | undefined;
  readonly nameNode: XmlElement | undefined;
  readonly issuerName: string | undefined;
  readonly serialNode: XmlElement | undefined;
  readonly serial: string | undefined;
};

const trimmed = (element: XmlElement | undefined): string | undefined => element && textOf(element).trim();

const readStatement = (node: XmlElement): Statement => {
  const certDigests = childrenNamed(node, xades, 'CertDigest');
  const issuerSerials = childrenNamed(node, xades, 'IssuerSerial');
  const digestMethod = childNamed(certDigests[0], xmldsig, 'DigestMethod');
  const digestNode = childNamed(certDigests[0], xmldsig, 'DigestValue');
  const nameNode = childNamed(issuerSerials[0], xmldsig, 'X509IssuerName');
  const serialNode = childNamed(issuerSerials[0], xmldsig, 'X509SerialNumber');
  return {
    node,
    certDigests,
    issuerSerials,
    digestMethod,
    digestAlgorithm: digestMethod && attributeOf(digestMethod, 'Algorithm'),
    digestNode,
    digest: trimmed(digestNode)?.replace(/\s+/g, ''),
    nameNode,
    issuerName: trimmed(nameNode),
    serialNode,
    serial: trimmed(serialNode),
  };
};

const isSelfIssued = ({ subjectName, issuerName }: CertificateFacts): boolean => subjectName === issuerName;

/** The authorities that may be named: those of the signer first, which a finding then names as expected. */
const authoritiesOf = ({ path, attached, trust }: SigningCertificateContext): readonly Candidate[] => {
  const anyWillDo = acceptsAnyAuthorityOf(path[0], trust);
  const trusted = [...new Set([...path.slice(1), ...trust.subordinates, ...trust.roots])];
  const isRoot = (facts: CertificateFacts): boolean => trust.roots.includes(facts);
  return [
    ...trusted.map((facts): Candidate => ({ facts, role: isRoot(facts) ? 'root' : 'subordinate' })),
    ...(anyWillDo ? attached : []).map((facts): Candidate => ({
      facts,
      role: isSelfIssued(facts) ? 'root' : 'subordinate',
    })),
  ];
};

const digestIn = ({ digestAlgorithm }: Statement, { der, fingerprintSha256 }: CertificateFacts): string | undefined => {
  const name = digestNamed(digestAlgorithm);
  return name === 'sha256' ? fingerprintSha256 : name && digestBase64(name, der);
};

const hasDigest = (statement: Statement, facts: CertificateFacts): boolean => {
  const expected = digestIn(statement, facts);
  return expected !== undefined && expected === statement.digest;
};

const hasName = ({ issuerName }: Statement, facts: CertificateFacts): boolean =>
  issuerName !== undefined && (issuerName === facts.issuerName || issuerNamesEqual(issuerName, facts.issuerName));

const hasSerial = ({ serial }: Statement, { serialDecimal }: CertificateFacts): boolean =>
  serial?.replace(/^0+(?=\d)/, '') === serialDecimal;

const hasIssuerAndSerial = (statement: Statement, facts: CertificateFacts): boolean =>
  hasSerial(statement, facts) && hasName(statement, facts);

/** Those about the signer: by digest, else by issuer and serial; one that is right in both leaves the others to authorities. */
const aboutSigner = (
  statements: readonly Statement[],
  signer: CertificateFacts | undefined,
): ReadonlySet<Statement> => {
  if (signer === undefined) return new Set();
  const byDigest = statements.filter((statement) => hasDigest(statement, signer));
  const bySerial = statements.filter((statement) => hasIssuerAndSerial(statement, signer));
  const byBoth = byDigest.filter((statement) => bySerial.includes(statement));
  return new Set([byBoth, byDigest, bySerial].find(({ length }) => length > 0));
};

/** The authority that is meant: by digest, else by issuer and serial. Most statements are right in both. */
const authorityIn = (statement: Statement, authorities: readonly Candidate[]): Candidate | undefined => {
  const named = authorities.find(({ facts }) => hasIssuerAndSerial(statement, facts));
  if (named !== undefined && hasDigest(statement, named.facts)) return named;
  return authorities.find(({ facts }) => hasDigest(statement, facts)) ?? named;
};

const possessives: Readonly<Record<Candidate['role'], Bilingual>> = {
  signer: { en: "the signer's", es: 'del firmante' },
  subordinate: { en: "a subordinate authority's", es: 'de una entidad subordinada' },
  root: { en: "a root authority's", es: 'de una entidad raíz' },
};

/** One statement compared with what it should say, and whose it is where it is right of another certificate. */
type Comparison = {
  readonly node: XmlElement | undefined;
  readonly found: string | undefined;
  readonly expected: string | undefined;
  readonly holdsOf: (facts: CertificateFacts) => boolean;
};

const compare = (
  { holdsOf, ...rest }: Comparison,
  meant: CertificateFacts | undefined,
  candidates: readonly Candidate[],
): Compared => {
  if (meant === undefined || holdsOf(meant)) return { ...rest, ok: rest.found !== undefined };
  const owner = candidates.find(({ facts }) => facts !== meant && holdsOf(facts));
  return { ...rest, ok: false, ...(owner === undefined ? {} : { whose: possessives[owner.role] }) };
};

/** Nothing here is accredited: what shares most with the statement is what it may have meant. */
const likeliest = (statement: Statement, candidates: readonly Candidate[]): CertificateFacts | undefined =>
  (
    candidates.find(({ facts }) => hasName(statement, facts)) ??
    candidates.find(({ facts }) => hasSerial(statement, facts)) ??
    candidates.find(({ role }) => role !== 'signer')
  )?.facts;

type Matched = { readonly role: CertificateRole | undefined; readonly facts: CertificateFacts | undefined };

/** Whether a digest that cannot be computed is wrong is for the rules about algorithms to say. */
const digestCompared = (statement: Statement, { role, facts }: Matched, candidates: readonly Candidate[]): Compared => {
  const { digestNode: node, digest: found } = statement;
  const expected = facts && digestIn(statement, facts);
  const meant = role === 'unknown' || expected === undefined ? undefined : facts;
  const holdsOf = (one: CertificateFacts): boolean => hasDigest(statement, one);
  return compare({ node, found, expected, holdsOf }, meant, candidates);
};

const reportOn = (statement: Statement, matched: Matched, candidates: readonly Candidate[]): StatedCertificate => {
  const { node, certDigests, issuerSerials, digestMethod, digestAlgorithm } = statement;
  const { nameNode, issuerName, serialNode, serial } = statement;
  const meant = matched.role === 'unknown' ? likeliest(statement, candidates) : matched.facts;
  const name: Comparison = {
    node: nameNode,
    found: issuerName,
    expected: meant?.issuerName,
    holdsOf: (one) => hasName(statement, one),
  };
  const number: Comparison = {
    node: serialNode,
    found: serial,
    expected: meant?.serialDecimal,
    holdsOf: (one) => hasSerial(statement, one),
  };
  const [namesIssuer, namesSerial] = [compare(name, meant, candidates), compare(number, meant, candidates)];
  return {
    node,
    certDigests,
    issuerSerials,
    digestMethod,
    digestAlgorithm,
    role: matched.role,
    matched: matched.facts,
    digest: digestCompared(statement, matched, candidates),
    issuerName: namesIssuer,
    serial: namesSerial,
    known: matched.role !== 'unknown' && namesIssuer.ok && namesSerial.ok,
  };
};

/**
 * Whether it is about the root above an authority that is trusted for itself: nobody has that root's certificate, so
 * its name alone is compared. A root issues itself.
 */
const isAboveAnchor = ({ issuerName }: Statement, { path, trust }: SigningCertificateContext): boolean => {
  const last = path.at(-1);
  if (issuerName === undefined || last === undefined || path.length === 1) return false;
  const isEnd = isAnchor(last, trust) && !trust.roots.includes(last);
  return isEnd && (issuerName === last.issuerName || issuerNamesEqual(issuerName, last.issuerName));
};

/** Reads every xades:Cert and finds out which certificate it names: the signer's, or that of a trusted authority. */
export const readSigningCertificates = (
  nodes: readonly XmlElement[],
  context: SigningCertificateContext,
): readonly StatedCertificate[] => {
  const [signer] = context.path;
  const authorities = authoritiesOf(context);
  const candidates: readonly Candidate[] =
    signer === undefined ? authorities : [{ facts: signer, role: 'signer' }, ...authorities];
  const statements = nodes.slice(0, certificateLimit).map(readStatement);
  const further = nodes.slice(certificateLimit, certificateLimit + 1).map(readStatement);
  const own = aboutSigner(statements, signer);
  // The signer's authority is unknown and accepted all the same: the others that are named may be it, from below to above.
  const anyWillDo = context.path.length === 1 && acceptsAnyAuthorityOf(signer, context.trust);
  let unmatched = 0;
  const compared = statements.map((statement) => {
    if (own.has(statement)) return reportOn(statement, { role: 'signer', facts: signer }, candidates);
    const authority = authorityIn(statement, authorities);
    if (authority !== undefined) return reportOn(statement, authority, candidates);
    if (anyWillDo) {
      const role = unmatched === 0 ? 'subordinate' : 'root';
      unmatched += 1;
      return reportOn(statement, { role, facts: undefined }, candidates);
    }
    if (unmatched === 0 && isAboveAnchor(statement, context)) {
      unmatched += 1;
      return reportOn(statement, { role: 'root', facts: undefined }, candidates);
    }
    // Without a readable certificate of the signer, it may be that one.
    const role = signer === undefined ? undefined : 'unknown';
    return reportOn(statement, { role, facts: undefined }, candidates);
  });
  return [...compared, ...further.map((statement) => reportOn(statement, { role: 'unknown', facts: undefined }, []))];
};
