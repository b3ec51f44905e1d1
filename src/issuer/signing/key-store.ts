/**
 * Reads keys and certificates from the files that certification authorities issue: a PKCS #12 container, or a key and
 * certificates in PEM. An unusable file yields a value with a code.
 */
import type { Credentials } from '../../common/credentials.ts';
import { X509Certificate, type KeyObject, createPrivateKey } from 'node:crypto';
import { type Excess, keyExcess, excessOf, withinLimits } from './key-derivation.ts';

/**
 * Blocks of PEM (RFC 7468) in a text, found in one pass: a text with many beginnings takes no longer than any other.
 */

type PemBlock = {
  readonly label: string;
  /** Without the lines around it. */
  readonly body: string;
  readonly text: string;
};

const [begin, end, dashes] = ['-----BEGIN ', '-----END ', '-----'];

const blockOf = (before: string, endLabel: string): PemBlock | undefined => {
  const start = before.lastIndexOf(begin);
  if (start === -1) return undefined;
  const labelEnd = before.indexOf(dashes, start + begin.length);
  const label = before.slice(start + begin.length, labelEnd);
  if (labelEnd === -1 || label !== endLabel) return undefined;
  const body = before.slice(labelEnd + dashes.length).trim();
  return { label, body, text: `${begin}${label}${dashes}\n${body}\n${end}${label}${dashes}\n` };
};

export const pemBlocks = (text: string): readonly PemBlock[] => {
  const blocks: PemBlock[] = [];
  let from = 0;
  for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, from)) {
    const labelEnd = text.indexOf(dashes, at + end.length);
    if (labelEnd === -1) break;
    const block = blockOf(text.slice(from, at), text.slice(at + end.length, labelEnd));
    if (block !== undefined) blocks.push(block);
    from = labelEnd + dashes.length;
  }
  return blocks;
};

export type KeyStoreProblem = {
  readonly ok: false;
  readonly code:
    | 'key-wrong-password'
    | 'key-unreadable'
    | 'key-not-rsa'
    | 'key-missing'
    | 'key-derivation-too-long'
    | 'certificate-unreadable'
    | 'certificate-missing'
    | 'certificate-too-many'
    | 'certificate-chain-incomplete';
  /** The actual value, the expected one and the remedy. */
  readonly message: string;
};

export type KeyStoreResult = { readonly ok: true; readonly credentials: Credentials } | KeyStoreProblem;

type Material = { readonly key: KeyObject; readonly certificates: readonly X509Certificate[] };

const problem = (code: KeyStoreProblem['code'], message: string): KeyStoreProblem => ({ ok: false, code, message });

const isProblem = (value: object): value is KeyStoreProblem => 'ok' in value && value.ok === false;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const oneLine = (name: string): string => name.replaceAll('\n', ', ');

/** By name and signature: a self-signed certificate of a company may lack the key usage of an authority. */
const isRoot = (certificate: X509Certificate): boolean =>
  certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey);

const endsInRoot = (chain: readonly X509Certificate[]): boolean => chain.slice(-1).every(isRoot);

/**
 * From the signer up to the root, or as far as the issuers are among the certificates. An authority may have several, by
 * different roots: the way that ends in a root counts.
 */
const orderChain = (leaf: X509Certificate, all: readonly X509Certificate[]): readonly X509Certificate[] => {
  // Each is climbed from once: a file may hold a hundred that issued one another.
  const left = new Set(all.filter((each) => each !== leaf));
  const climbed = (chain: readonly X509Certificate[], last: X509Certificate): readonly X509Certificate[] => {
    let longest = chain;
    if (endsInRoot(chain)) return chain;
    for (const issuer of left) {
      if (!last.checkIssued(issuer) || !last.verify(issuer.publicKey)) continue;
      left.delete(issuer);
      const way = climbed([...chain, issuer], issuer);
      if (endsInRoot(way)) return way;
      if (way.length > longest.length) longest = way;
    }
    return longest;
  };
  return climbed([leaf], leaf);
};

const toCredentials = ({ key, certificates }: Material): KeyStoreResult => {
  if (key.asymmetricKeyType !== 'rsa') {
    const found = key.asymmetricKeyType ?? 'unknown';
    return problem('key-not-rsa', `The private key is of type ${found}; the authority accepts RSA signatures only.`);
  }
  const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (leaf === undefined) {
    const message = `None of the ${String(certificates.length)} certificates belongs to the private key. Give the certificate that was issued for it.`;
    return problem('certificate-missing', message);
  }
  const chain = orderChain(leaf, certificates);
  const last = chain.at(-1) ?? leaf;
  if (!isRoot(last)) {
    const message =
      `The chain ends at "${oneLine(last.subject)}"; the certificate of its issuer "${oneLine(last.issuer)}" is missing. ` +
      'The signature must name every certificate up to the root: add them to the file.';
    return problem('certificate-chain-incomplete', message);
  }
  return { ok: true, credentials: { privateKey: key, chain: chain.map(({ raw }) => raw) } };
};

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /BAD_DECRYPT|PASSPHRASE|OSSL_CRYPTO_INTERRUPTED/.test(String(error.code));

const figure = (number: number | string): string => BigInt(number).toLocaleString('en');

const tooLong = ({ measure, found, limit }: Excess, command: string): KeyStoreProblem => {
  const asked =
    measure === 'scrypt'
      ? `asks for scrypt with N·r·p of ${figure(found)}`
      : `asks for ${figure(found)} iterations of key derivation`;
  const message = `The file ${asked}; at most ${figure(limit)} are done, so that other requests are answered meanwhile. Write a new one: ${command}`;
  return problem('key-derivation-too-long', message);
};

const newPem = 'openssl pkcs8 -topk8 -v2 aes-256-cbc -iter 100000 -in key.pem -out new.pem';

const newP12 =
  'openssl pkcs12 -in old.p12 -out all.pem -nodes && openssl pkcs12 -export -iter 2048 -in all.pem -out new.p12 && rm all.pem';

const encryptedKey = 'ENCRYPTED PRIVATE KEY';

/** OpenSSL derives their keys with one iteration, if at all. */
const otherKeys = ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY', 'DSA PRIVATE KEY'];

const openPem = ({ label, body, text }: PemBlock, passphrase: string | undefined): KeyObject | KeyStoreProblem => {
  const phrase = passphrase === undefined ? {} : { passphrase };
  if (label !== encryptedKey) return createPrivateKey({ key: text, ...phrase });
  // As DER, so that OpenSSL reads the very bytes whose numbers were checked, and no headers of its own.
  const key = Buffer.from(body, 'base64');
  const excess = keyExcess(key);
  if (excess !== undefined) return tooLong(excess, newPem);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8', ...phrase });
};

const isEncrypted = ({ label, text }: PemBlock): boolean =>
  label === encryptedKey || text.includes('Proc-Type: 4,ENCRYPTED');

const readKey = (pem: string | Buffer, passphrase: string | undefined): KeyObject | KeyStoreProblem => {
  const block = pemBlocks(pem.toString()).find(({ label }) => label === encryptedKey || otherKeys.includes(label));
  if (block === undefined) return problem('key-unreadable', 'This is not a private key in PEM (no such block).');
  try {
    return openPem(block, passphrase);
  } catch (error) {
    // Of 256 wrong passphrases one leaves a padding that looks right, and then bytes that are no key. A RangeError is about
    // what surrounds the encrypted bytes.
    return isPasswordError(error) || (isEncrypted(block) && !(error instanceof RangeError))
      ? problem('key-wrong-password', 'The private key is encrypted and the passphrase given does not open it.')
      : problem('key-unreadable', `This is not a private key in PEM (${reasonOf(error)}).`);
  }
};

/** A chain has three or four certificates; each is compared with all others. */
const mostCertificates = 100;

const parseCertificates = (encoded: readonly (string | Buffer)[]): readonly X509Certificate[] | KeyStoreProblem => {
  if (encoded.length === 0) return problem('certificate-missing', 'The file holds no certificate.');
  if (encoded.length > mostCertificates) {
    const message = `The file holds ${String(encoded.length)} certificates; at most ${String(mostCertificates)} are read. Leave the signer's and those up to its root.`;
    return problem('certificate-too-many', message);
  }
  try {
    return encoded.map((each) => new X509Certificate(each));
  } catch (error) {
    return problem('certificate-unreadable', `A certificate of the file cannot be read (${reasonOf(error)}).`);
  }
};

type PemStore = {
  readonly key: string | Buffer;
  readonly passphrase?: string | undefined;
  /** The certificates in any order, in one text or several. */
  readonly certificates: readonly (string | Buffer)[];
};

/** A PEM key and PEM certificates. */
export const readPem = (store: PemStore): KeyStoreResult => {
  const key = readKey(store.key, store.passphrase);
  if (isProblem(key)) return key;
  const blocks = store.certificates.flatMap((text) => pemBlocks(text.toString()));
  const certificates = parseCertificates(blocks.filter(({ label }) => label === 'CERTIFICATE').map(({ text }) => text));
  return isProblem(certificates) ? certificates : toCredentials({ key, certificates });
};

/** Containers of certification authorities still use ciphers that OpenSSL 3 no longer supports: node-forge does. */
const openP12 = async (bytes: Buffer, password: string): Promise<Material | KeyStoreProblem> => {
  const { default: forge } = await import('node-forge');
  const { asn1, pki, pkcs12 } = forge;
  let container: ReturnType<typeof pkcs12.pkcs12FromAsn1>;
  try {
    const read = asn1.fromDer(bytes.toString('latin1'));
    container = withinLimits(forge, () => pkcs12.pkcs12FromAsn1(read, password));
  } catch (error) {
    const excess = excessOf(error);
    if (excess !== undefined) return tooLong(excess, newP12);
    // Its errors have no code: a wrong password differs from a damaged file in the sentence alone.
    return /password|MAC could not be verified/i.test(reasonOf(error))
      ? problem('key-wrong-password', 'The password given does not open the PKCS #12 file.')
      : problem('key-unreadable', `This is not a PKCS #12 file (${reasonOf(error)}).`);
  }
  const bags = container.safeContents.flatMap(({ safeBags }) => safeBags);
  const keyBag = bags.find(({ type }) => type === pki.oids.pkcs8ShroudedKeyBag || type === pki.oids.keyBag);
  if (!keyBag?.key) {
    const message = 'The PKCS #12 file holds no RSA private key. Export certificate and key together.';
    return problem('key-missing', message);
  }
  const certificates = parseCertificates(
    bags
      .filter(({ type }) => type === pki.oids.certBag)
      .flatMap(({ cert, asn1: raw }) => (cert ? [pki.certificateToAsn1(cert)] : [raw]))
      .map((certificate) => Buffer.from(asn1.toDer(certificate).getBytes(), 'latin1')),
  );
  if (isProblem(certificates)) return certificates;
  return { key: createPrivateKey(pki.privateKeyToPem(keyBag.key)), certificates };
};

/** A PKCS #12 container (.p12, .pfx). */
export const readP12 = async (bytes: Buffer, password: string): Promise<KeyStoreResult> => {
  const material = await openP12(bytes, password);
  return isProblem(material) ? material : toCredentials(material);
};
