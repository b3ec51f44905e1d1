/** Verifiers written by others, to hold ours against. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignedXml } from 'xml-crypto';
import { parsed } from './box.ts';

export type Witness = {
  readonly name: string;
  /** Whether each of the texts verifies. */
  readonly verified: (texts: readonly string[], certificatePem: string) => readonly boolean[];
};

/** Cuts out the first ds:Signature; xml-crypto takes the namespaces from the document. */
const signatureText = (text: string): string => {
  const start = text.indexOf('<ds:Signature');
  const end = text.indexOf('</ds:Signature>') + '</ds:Signature>'.length;
  const own = text.slice(start, end);
  return own.includes('xmlns:ds=')
    ? own
    : own.replace('<ds:Signature', '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"');
};

const verifiesWithXmlCrypto = (text: string, certificatePem: string): boolean => {
  try {
    const verifier = new SignedXml({ publicCert: certificatePem, getCertFromKeyInfo: () => null });
    // It reads text without a byte order mark.
    const { text: read } = parsed(text);
    verifier.loadSignature(signatureText(read));
    return verifier.checkSignature(read);
  } catch {
    return false;
  }
};

const xmlCrypto: Witness = {
  name: 'xml-crypto',
  verified: (texts, certificatePem) => texts.map((text) => verifiesWithXmlCrypto(text, certificatePem)),
};

const identifiers = [
  '--id-attr:Id',
  'http://uri.etsi.org/01903/v1.3.2#:SignedProperties',
  '--id-attr:Id',
  'http://www.w3.org/2000/09/xmldsig#:KeyInfo',
];

const xmlsec1: Witness = {
  name: 'xmlsec1',
  // A shell starts all of them: starting one from here copies the tables of a large process.
  verified: (texts, certificatePem) => {
    const folder = mkdtempSync(join(tmpdir(), 'ensayo-xmlsec-'));
    try {
      texts.forEach((text, index) => writeFileSync(join(folder, `${String(index)}.xml`), text));
      writeFileSync(join(folder, 'certificate.pem'), certificatePem);
      const key = ['--pubkey-cert-pem', 'certificate.pem', '--enabled-key-data', 'key-name'];
      const each = 'for file in *.xml; do xmlsec1 --verify "$@" "$file" >&2 && echo "$file"; done';
      const { stdout } = spawnSync('sh', ['-c', each, 'sh', ...identifiers, ...key], { cwd: folder, encoding: 'utf8' });
      const verified = new Set(stdout.split('\n'));
      return texts.map((_text, index) => verified.has(`${String(index)}.xml`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

const isInstalled = spawnSync('xmlsec1', ['--version']).status === 0;

/** xml-crypto always; xmlsec1 where it is on PATH. */
export const witnesses: readonly Witness[] = isInstalled ? [xmlCrypto, xmlsec1] : [xmlCrypto];

/** For names of tests, so that nobody believes a witness was heard who was not there. */
export const whoTestifies = isInstalled
  ? 'xml-crypto and xmlsec1'
  : 'xml-crypto (xmlsec1 is not on PATH and was not asked)';
