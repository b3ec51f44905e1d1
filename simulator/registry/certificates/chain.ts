import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { colombianDate } from '../../../src/common/time.ts';
import { readCertificate, verifyIssued, type CertificateFacts } from './x509/certificate-facts.ts';
import { readableName } from './x509/distinguished-name.ts';
import { isAnchor, preparedTrust, type PreparedTrust, type Trust } from './trust.ts';

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

/** One way from the certificate up: the part that does not depend on the instant. */
type Lineage = {
  readonly path: readonly CertificateFacts[];
  readonly accredited: boolean;
  /** The first fault that prevents the chain from being verified at any time. */
  readonly broken: ChainProblem | undefined;
};

/** Certificates may be signed with RSA and SHA-2 only (annex FE 1.9, 10). */
const allowedSignatures = new Set(['sha256WithRSAEncryption', 'sha384WithRSAEncryption', 'sha512WithRSAEncryption']);
const shortestKey = 2048;
const longestPath = 6;

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

/** The trusted authorities of that name: an authority has a certificate for each generation, and for each root above. */
const namesakes = ({ issuerName }: CertificateFacts, { subordinates, roots }: PreparedTrust) =>
  [...subordinates, ...roots].filter(({ subjectName }) => subjectName === issuerName);

const toAdd = {
  en: 'To accept what it issues, add its certificate with --trust FILE.',
  es: 'Para aceptar lo que emite, agregue su certificado con --trust ARCHIVO.',
} as const;

/** Where the name is known, and the identifier of the key is another. */
const otherGeneration = {
  en: 'Trusted is another generation of that authority, with another key.',
  es: 'Se confía en otra generación de esa entidad, con otra clave.',
} as const;

const issuerMissing = (last: CertificateFacts, isLeaf: boolean, isKnown: boolean): ChainProblem => {
  const issuer = readableName(last.issuerName);
  const [en, es] = isLeaf
    ? [
        `The authority ${issuer} is not among the accredited ones.`,
        `La entidad ${issuer} no está entre las acreditadas.`,
      ]
    : [
        `${nameOf(last)} was issued by ${issuer}, which is not an accredited root.`,
        `${nameOf(last)} fue emitido por ${issuer}, que no es una raíz acreditada.`,
      ];
  const known = isKnown ? otherGeneration : { en: '', es: '' };
  return {
    code: isLeaf ? 'authority-not-accredited' : 'root-not-accredited',
    message: {
      en: [en, known.en, toAdd.en].filter(Boolean).join(' '),
      es: [es, known.es, toAdd.es].filter(Boolean).join(' '),
    },
  };
};

const notSigned = (last: CertificateFacts): ChainProblem => {
  const authority = readableName(last.issuerName);
  return {
    code: 'authority-signature',
    message: {
      en: `${nameOf(last)} names ${authority} as its authority, but does not bear its signature.`,
      es: `${nameOf(last)} indica a ${authority} como su entidad, pero no lleva su firma.`,
    },
  };
};

/** The lineage of a path that nothing trusted continues. */
const lineageOf = (path: readonly CertificateFacts[], trust: PreparedTrust): Lineage => {
  const [leaf] = path;
  const last = path.at(-1);
  if (leaf === undefined || last === undefined) throw new RangeError('A path begins with its certificate.');
  const isLeaf = path.length === 1;
  const isRoot = trust.roots.includes(last);
  const weak = path.map((each, at) => weakness(each, at > 0 && trust.roots.includes(each))).find(Boolean);
  const known = namesakes(last, trust);
  // By the identifiers of their keys, and their key usage.
  const isClaimed = known.some(({ x509 }) => last.x509.checkIssued(x509));
  const accredited = !isLeaf || isRoot || isClaimed;
  if (isRoot || (!isLeaf && isAnchor(last, trust)) || trust.pinned.has(leaf.fingerprintSha256))
    return { path, accredited: true, broken: weak };
  if (isClaimed) return { path, accredited, broken: weak ?? notSigned(last) };
  if (isLeaf && trust.trustAny) return { path, accredited: true, broken: weak };
  return { path, accredited, broken: weak ?? issuerMissing(last, isLeaf, known.length > 0) };
};

/** Every way to a root, or to where no trusted authority has signed. */
const pathsFrom = (
  path: readonly CertificateFacts[],
  trust: PreparedTrust,
): readonly (readonly CertificateFacts[])[] => {
  const last = path.at(-1);
  if (last === undefined || trust.roots.includes(last) || path.length >= longestPath) return [path];
  const issuers = namesakes(last, trust).filter(
    (issuer) => !path.includes(issuer) && issuer.isCa && verifyIssued(last, issuer),
  );
  return issuers.length === 0 ? [path] : issuers.flatMap((issuer) => pathsFrom([...path, issuer], trust));
};

const lineages = new WeakMap<PreparedTrust, Map<string, readonly Lineage[]>>();
const lineageLimit = 500;

/** RSA is verified once per certificate and Trust. */
const rememberedLineages = (leaf: CertificateFacts, trust: PreparedTrust): readonly Lineage[] => {
  const known = lineages.get(trust) ?? new Map<string, readonly Lineage[]>();
  lineages.set(trust, known);
  const found = known.get(leaf.fingerprintSha256);
  if (found !== undefined) return found;
  if (known.size >= lineageLimit) known.clear();
  const all = pathsFrom([leaf], trust).map((path) => lineageOf(path, trust));
  known.set(leaf.fingerprintSha256, all);
  return all;
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

const validityProblem = (facts: CertificateFacts, at: number): ChainProblem | undefined => {
  const validity = validityOf(facts, at);
  if (validity === 'valid') return undefined;
  const code = validity === 'expired' ? 'certificate-expired' : 'certificate-not-yet-valid';
  const [from, to] = [colombianDate(facts.notBefore), colombianDate(facts.notAfter)];
  return {
    code,
    message: {
      en: `The certificate is valid from ${from} to ${to}; it was asked for ${colombianDate(at)}.`,
      es: `El certificado está vigente del ${from} al ${to}; se consultó para el ${colombianDate(at)}.`,
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
          en: `The certificate of ${nameOf(authority)} is not valid on ${colombianDate(at)}.`,
          es: `El certificado de ${nameOf(authority)} no está vigente el ${colombianDate(at)}.`,
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

const evaluationOf = ({ path, accredited, broken }: Lineage, leaf: CertificateFacts, occasion: Occasion) => {
  const [, authority] = path;
  const revocation = authority === undefined ? 'notAsked' : revocationOf(leaf, authority, occasion);
  const chainProblems = [...(broken === undefined ? [] : [broken]), ...authorityProblems(path, occasion)];
  const leafProblems = [validityProblem(leaf, occasion.at), revocationProblem(revocation, leaf)];
  return {
    path,
    validity: validityOf(leaf, occasion.at),
    accredited,
    verified: chainProblems.length === 0,
    revocation,
    problems: [...leafProblems.filter((problem) => problem !== undefined), ...chainProblems],
  };
};

/**
 * Evaluates a certificate at an instant (milliseconds since 1970), by the way up that has the fewest problems then: an
 * authority that was renewed has two, whatever their order. Nothing is fetched: lists come with the Trust.
 */
export const evaluateChain = async (leaf: CertificateFacts, trust: Trust, at: number): Promise<ChainEvaluation> => {
  const occasion: Occasion = { trust: await preparedTrust(trust), at };
  const [first, ...others] = rememberedLineages(leaf, occasion.trust).map((each) => evaluationOf(each, leaf, occasion));
  if (first === undefined) throw new RangeError('There is one way at least: that of the certificate alone.');
  return others.reduce((best, each) => (each.problems.length < best.problems.length ? each : best), first);
};

const unreadable: Bilingual = {
  en: 'It is not an X.509 certificate that can be read.',
  es: 'No es un certificado X.509 legible.',
};

/**
 * Why a client may not present this certificate (DER); empty if it may: readable, from an accredited authority, valid
 * at that instant and not revoked.
 */
export const refusalsOfCertificate = async (
  der: Uint8Array,
  trust: Trust,
  at: number,
): Promise<readonly Bilingual[]> => {
  const facts = await readCertificate(der);
  if (facts === undefined) return [unreadable];
  const { problems } = await evaluateChain(facts, trust, at);
  // A list that is out of reach keeps nobody out: whether the certificate was revoked is then unknown.
  return problems.filter(({ code }) => code !== 'revocation-list-unavailable').map(({ message }) => message);
};

/** The same in English; undefined if the client may present it. */
export const refusalOfCertificate = async (der: Uint8Array, trust: Trust, at: number): Promise<string | undefined> => {
  const refusals = await refusalsOfCertificate(der, trust, at);
  return refusals.length === 0 ? undefined : refusals.map(({ en }) => en).join(' ');
};

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
export const transmissionOf = async (der: Uint8Array, trust: Trust, at: number): Promise<Transmission | undefined> => {
  const facts = await readCertificate(der);
  if (facts === undefined) return undefined;
  return { chain: await evaluateChain(facts, trust, at), maySend: facts.keyUsage?.digitalSignature !== false };
};
