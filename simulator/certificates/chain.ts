import { readCertificate, verifyIssued, type CertificateFacts } from './x509/certificate-facts.ts';
import { readableName } from './x509/distinguished-name.ts';
import { acceptsAnyAuthorityOf, isAnchor, preparedTrust, type PreparedTrust, type Trust } from './trust.ts';

export type ChainProblemCode =
  | 'certificate-expired'
  | 'certificate-not-yet-valid'
  | 'certificate-revoked'
  | 'revocation-list-unavailable'
  | 'authority-not-accredited'
  | 'authority-signature'
  | 'authority-not-valid'
  | 'authority-revoked'
  | 'root-not-accredited'
  | 'weak-algorithm'
  | 'key-too-short';

type Bilingual = Readonly<Record<'en' | 'es', string>>;

type ChainProblem = { readonly code: ChainProblemCode; readonly message: Bilingual };

/** The standing of a certificate at an instant, given what is trusted. */
export type ChainEvaluation = {
  /** The certificate, then its authorities as far as they are known. */
  readonly path: readonly CertificateFacts[];
  readonly validity: 'valid' | 'expired' | 'notYetValid';
  /** The issuing authority that it names is accredited. */
  readonly accredited: boolean;
  /**
   * Every signature up to an accredited root verifies, with strong algorithms and by authorities that were valid and
   * not revoked.
   */
  readonly verified: boolean;
  /** `notAsked` where no revocation list of the authority can be known. */
  readonly revocation: 'good' | 'revoked' | 'unavailable' | 'notAsked';
  readonly problems: readonly ChainProblem[];
};

/** The part that does not depend on the instant. */
type Lineage = {
  readonly path: readonly CertificateFacts[];
  readonly accredited: boolean;
  /** The first fault that prevents the chain from being verified at any time. */
  readonly broken: ChainProblem | undefined;
};

/** Certificates may be signed with RSA and SHA-2 only (annex FE 1.9, 10). */
const allowedSignatures = new Set(['sha256WithRSAEncryption', 'sha384WithRSAEncryption', 'sha512WithRSAEncryption']);
const shortestKey = 2048;
const longestPath = 5;

const nameOf = ({ subject, subjectName }: CertificateFacts): string =>
  subject.find(({ name }) => name === 'CN')?.value ?? readableName(subjectName);

/** Signature and key of one certificate of the path; the root vouches for itself. */
const weakness = (facts: CertificateFacts, isRoot: boolean): ChainProblem | undefined => {
  if (!isRoot && !allowedSignatures.has(facts.signatureAlgorithm)) {
    const [name, algorithm] = [nameOf(facts), facts.signatureAlgorithm];
    const message = {
      en: `The certificate of ${name} is signed with ${algorithm}; expected RSA with SHA-256, SHA-384 or SHA-512.`,
      es: `El certificado de ${name} está firmado con ${algorithm}; se esperaba RSA con SHA-256, SHA-384 o SHA-512.`,
    };
    return { code: 'weak-algorithm', message };
  }
  if (facts.keyBits !== undefined && facts.keyBits < shortestKey) {
    const message = {
      en: `The key of ${nameOf(facts)} has ${facts.keyBits} bits; expected ${shortestKey} or more.`,
      es: `La clave de ${nameOf(facts)} tiene ${facts.keyBits} bits; se esperaban ${shortestKey} o más.`,
    };
    return { code: 'key-too-short', message };
  }
  return undefined;
};

/** The accredited authority that issued it, preferably one whose signature verifies. */
const issuerOf = (
  facts: CertificateFacts,
  trust: PreparedTrust,
): { authority: CertificateFacts; verified: boolean } | undefined => {
  const named = [...trust.subordinates, ...trust.roots].filter(({ subjectName }) => subjectName === facts.issuerName);
  const verified = named.find((authority) => authority.isCa && verifyIssued(facts, authority));
  const authority = verified ?? named[0];
  return authority && { authority, verified: verified !== undefined };
};

/** What to do about an issuer whose certificate is missing. */
const toAdd = {
  en: 'To accept what it issues, add its certificate with --trust FILE.',
  es: 'Para aceptar lo que emite, agregue su certificado con --trust ARCHIVO.',
} as const;

const notAccredited = (leaf: CertificateFacts, trust: PreparedTrust): Lineage => {
  const message = {
    en: `The authority ${readableName(leaf.issuerName)} is not among the accredited ones. ${toAdd.en}`,
    es: `La entidad ${readableName(leaf.issuerName)} no está entre las acreditadas. ${toAdd.es}`,
  };
  return acceptsAnyAuthorityOf(leaf, trust)
    ? { path: [leaf], accredited: true, broken: weakness(leaf, false) }
    : { path: [leaf], accredited: false, broken: { code: 'authority-not-accredited', message } };
};

const rootMissing = (authority: CertificateFacts): ChainProblem => ({
  code: 'root-not-accredited',
  message: {
    en: `${nameOf(authority)} was issued by ${readableName(authority.issuerName)}, which is not an accredited root. ${toAdd.en}`,
    es: `${nameOf(authority)} fue emitido por ${readableName(authority.issuerName)}, que no es una raíz acreditada. ${toAdd.es}`,
  },
});

/** Climbs from the certificate to a root, or to an authority that is trusted for itself. */
const lineageOf = (leaf: CertificateFacts, trust: PreparedTrust): Lineage => {
  if (issuerOf(leaf, trust) === undefined) return notAccredited(leaf, trust);
  const path: CertificateFacts[] = [leaf];
  let broken = weakness(leaf, false);
  for (let at = leaf; !trust.roots.includes(at) && path.length < longestPath;) {
    const issuer = issuerOf(at, trust);
    if (issuer === undefined) {
      if (!isAnchor(at, trust)) broken ??= rootMissing(at);
      break;
    }
    if (!issuer.verified) {
      broken ??= {
        code: 'authority-signature',
        message: {
          en: `${nameOf(at)} names ${nameOf(issuer.authority)} as its authority, but does not bear its signature.`,
          es: `${nameOf(at)} indica a ${nameOf(issuer.authority)} como su entidad, pero no lleva su firma.`,
        },
      };
      break;
    }
    at = issuer.authority;
    path.push(at);
    broken ??= weakness(at, trust.roots.includes(at));
  }
  return { path, accredited: true, broken };
};

const lineages = new WeakMap<PreparedTrust, Map<string, Lineage>>();
const lineageLimit = 500;

/** RSA is verified once per certificate and Trust. */
const rememberedLineage = (leaf: CertificateFacts, trust: PreparedTrust): Lineage => {
  const known = lineages.get(trust) ?? new Map<string, Lineage>();
  lineages.set(trust, known);
  const found = known.get(leaf.fingerprintSha256);
  if (found !== undefined) return found;
  if (known.size >= lineageLimit) known.clear();
  const lineage = lineageOf(leaf, trust);
  known.set(leaf.fingerprintSha256, lineage);
  return lineage;
};

type Revocation = ChainEvaluation['revocation'];

/** Where and when a certificate is evaluated. */
type Occasion = { readonly trust: PreparedTrust; readonly at: number };

const revocationOf = (facts: CertificateFacts, authority: CertificateFacts, { trust, at }: Occasion): Revocation => {
  const lists = facts.crlUrls
    .map((url) => trust.lists.get(url))
    .filter((list) => list?.issuerName === authority.subjectName);
  if (lists.length === 0) return isAnchor(authority, trust) ? 'notAsked' : 'unavailable';
  return lists.some((list) => (list?.revoked.get(facts.serialDecimal) ?? Infinity) <= at) ? 'revoked' : 'good';
};

const validityOf = (facts: CertificateFacts, at: number): ChainEvaluation['validity'] => {
  if (at < facts.notBefore) return 'notYetValid';
  return at > facts.notAfter ? 'expired' : 'valid';
};

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const validityProblem = (facts: CertificateFacts, at: number): ChainProblem | undefined => {
  const validity = validityOf(facts, at);
  if (validity === 'valid') return undefined;
  const code = validity === 'expired' ? 'certificate-expired' : 'certificate-not-yet-valid';
  const [from, to] = [day(facts.notBefore), day(facts.notAfter)];
  return {
    code,
    message: {
      en: `The certificate is valid from ${from} to ${to}; it was asked for ${day(at)}.`,
      es: `El certificado está vigente del ${from} al ${to}; se consultó para el ${day(at)}.`,
    },
  };
};

const revocationProblem = (revocation: Revocation, leaf: CertificateFacts): ChainProblem | undefined => {
  if (revocation === 'revoked')
    return {
      code: 'certificate-revoked',
      message: {
        en: 'The revocation list of its authority names the certificate.',
        es: 'El certificado está en la lista de revocación de su entidad.',
      },
    };
  if (revocation !== 'unavailable') return undefined;
  const where = leaf.crlUrls.join(', ');
  return {
    code: 'revocation-list-unavailable',
    message: {
      en:
        where === ''
          ? 'The certificate names no distribution point.'
          : `There is no valid revocation list at ${where}.`,
      es:
        where === ''
          ? 'El certificado no indica ningún punto de distribución.'
          : `No hay una lista de revocación válida en ${where}.`,
    },
  };
};

const authorityProblems = (path: readonly CertificateFacts[], occasion: Occasion): readonly ChainProblem[] => {
  const { at } = occasion;
  const problems: ChainProblem[] = [];
  for (const [index, authority] of path.entries()) {
    if (index === 0) continue;
    if (validityOf(authority, at) !== 'valid') {
      problems.push({
        code: 'authority-not-valid',
        message: {
          en: `The certificate of ${nameOf(authority)} is not valid on ${day(at)}.`,
          es: `El certificado de ${nameOf(authority)} no está vigente el ${day(at)}.`,
        },
      });
    }
    const above = path[index + 1];
    if (above !== undefined && revocationOf(authority, above, occasion) === 'revoked') {
      problems.push({
        code: 'authority-revoked',
        message: {
          en: `${nameOf(above)} revoked ${nameOf(authority)}.`,
          es: `${nameOf(above)} revocó a ${nameOf(authority)}.`,
        },
      });
    }
  }
  return problems;
};

/** Evaluates a certificate at an instant (milliseconds since 1970). Nothing is fetched: lists come with the Trust. */
export const evaluateChain = async (leaf: CertificateFacts, trust: Trust, at: number): Promise<ChainEvaluation> => {
  const occasion: Occasion = { trust: await preparedTrust(trust), at };
  const { path, accredited, broken } = rememberedLineage(leaf, occasion.trust);
  const [, authority] = path;
  const revocation = authority === undefined ? 'notAsked' : revocationOf(leaf, authority, occasion);
  const chainProblems = [...(broken === undefined ? [] : [broken]), ...authorityProblems(path, occasion)];
  const leafProblems = [validityProblem(leaf, at), revocationProblem(revocation, leaf)];
  return {
    path,
    validity: validityOf(leaf, at),
    accredited,
    verified: chainProblems.length === 0,
    revocation,
    problems: [...leafProblems.filter((problem) => problem !== undefined), ...chainProblems],
  };
};

const unreadable: Bilingual = {
  en: 'It is not an X.509 certificate that can be read.',
  es: 'No es un certificado X.509 legible.',
};

/**
 * Why a client may not present this certificate (DER); empty if it may: readable, from an accredited authority, valid
 * at that instant and not revoked.
 */
export const refusalsOfCertificate = async (der: Buffer, trust: Trust, at: number): Promise<readonly Bilingual[]> => {
  const facts = await readCertificate(der);
  if (facts === undefined) return [unreadable];
  const { problems } = await evaluateChain(facts, trust, at);
  // A list that is out of reach keeps nobody out: whether the certificate was revoked is then unknown.
  return problems.filter(({ code }) => code !== 'revocation-list-unavailable').map(({ message }) => message);
};

/** The same in English; undefined if the client may present it. */
export const refusalOfCertificate = async (der: Buffer, trust: Trust, at: number): Promise<string | undefined> => {
  const refusals = await refusalsOfCertificate(der, trust, at);
  return refusals.length === 0 ? undefined : refusals.map(({ en }) => en).join(' ');
};

export const isAcceptedCertificate = async (der: Buffer, trust: Trust, at: number): Promise<boolean> =>
  (await refusalOfCertificate(der, trust, at)) === undefined;

/** The standing of the certificate that signed a SOAP message. */
export type Transmission = {
  readonly chain: ChainEvaluation;
  /** Its key usage allows signing a message, or is absent. */
  readonly maySend: boolean;
};

/**
 * Evaluates the certificate (DER) of a message at an instant (milliseconds since 1970); undefined for bytes that are
 * not a certificate.
 */
export const transmissionOf = async (der: Buffer, trust: Trust, at: number): Promise<Transmission | undefined> => {
  const facts = await readCertificate(der);
  if (facts === undefined) return undefined;
  return { chain: await evaluateChain(facts, trust, at), maySend: facts.keyUsage?.digitalSignature !== false };
};
