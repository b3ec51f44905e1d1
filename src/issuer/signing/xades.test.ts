import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignedXml } from 'xml-crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../common/env/env.ts';
import { writeXml } from '../../common/xml/write.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { makeTestChain } from './credentials.fixture.ts';
import { prepareSignature, signatureIds, signDocument, type SigningOptions } from './xades.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const text = (name: string, content: string): XmlSpec => ({ name, content });
const extension = (content: readonly XmlSpec[]): XmlSpec => ({
  name: 'ext:UBLExtension',
  content: [{ name: 'ext:ExtensionContent', content }],
});

const invoice = (more: Readonly<Record<string, string>> = {}): XmlRootSpec => ({
  name: 'Invoice',
  namespaces: {
    xsi: 'http://www.w3.org/2001/XMLSchema-instance',
    '': `${ubl}:Invoice-2`,
    cbc: `${ubl}:CommonBasicComponents-2`,
    ext: `${ubl}:CommonExtensionComponents-2`,
    sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
    ...more,
  },
  attributes: { 'xsi:schemaLocation': `${ubl}:Invoice-2 UBL-Invoice-2.1.xsd` },
  content: [
    { name: 'ext:UBLExtensions', content: [extension([text('sts:Anything', 'CO')]), extension([])] },
    text('cbc:ID', 'SETP990000001'),
    text('cbc:Note', 'Ñandú & <Cía> > "comillas"\nsegunda línea 𝄞'),
  ],
});

const signatureNamespaces = {
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
};

const chain = makeTestChain();
const [leafPem = ''] = chain.certificatesPem;

const options = (over: Partial<SigningOptions> = {}): SigningOptions => ({
  credentials: chain.credentials,
  signingTime: Date.parse('2026-11-20T04:59:59Z'),
  role: 'supplier',
  ids: signatureIds(seededRandom('xades')),
  ...over,
});

const signed = (root: XmlRootSpec = invoice(), over: Partial<SigningOptions> = {}) => {
  const result = signDocument(writeXml(root), options(over));
  if (!result.ok) throw new Error(result.message);
  return result;
};

const verifies = (xml: string): boolean => {
  const verifier = new SignedXml({ publicCert: leafPem });
  verifier.loadSignature(/<ds:Signature [\s\S]*<\/ds:Signature>/.exec(xml)?.[0] ?? '');
  try {
    return verifier.checkSignature(xml) && verifier.getSignedReferences().length === 3;
  } catch {
    return false;
  }
};

/** Whether xmlsec1 accepts the signature; undefined if it is not installed. */
const xmlsecAccepts = (xml: string): boolean | undefined => {
  if (spawnSync('xmlsec1', ['--version']).error !== undefined) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'ensayo-xades-'));
  try {
    const [file, trusted] = [join(directory, 'signed.xml'), join(directory, 'leaf.pem')];
    writeFileSync(file, xml);
    writeFileSync(trusted, leafPem);
    const ids = [`${signatureNamespaces.xades}:SignedProperties`, `${signatureNamespaces.ds}:KeyInfo`];
    execFileSync(
      'xmlsec1',
      ['--verify', ...ids.flatMap((id) => ['--id-attr:Id', id]), '--pubkey-cert-pem', trusted, file],
      {
        stdio: 'pipe',
      },
    );
    return true;
  } catch {
    return false;
  } finally {
    rmSync(directory, { recursive: true });
  }
};

const roots: readonly (readonly [name: string, root: XmlRootSpec])[] = [
  ['a root without the signature namespaces', invoice()],
  ['a root that declares ds, xades and xades141', invoice(signatureNamespaces)],
  ['a root that binds ds to another namespace', invoice({ ds: 'urn:something-else' })],
];

describe('signDocument', () => {
  it.each(roots)('creates a signature that xml-crypto verifies, with %s', (_name, root) => {
    expect(verifies(signed(root).xml)).toBe(true);
  });

  it.each(roots)('creates a signature that xmlsec1, if installed, verifies, with %s', (_name, root) => {
    const verdict = xmlsecAccepts(signed(root).xml);
    if (verdict === undefined)
      process.stderr.write('xmlsec1 is not installed: only xml-crypto checked this signature.\n');
    expect(verdict).not.toBe(false);
  });

  it.each([
    ['the document', (xml: string) => xml.replace('SETP990000001', 'SETP990000002')],
    ['KeyInfo', (xml: string) => xml.replace('-keyinfo"><ds:X509Data>', '-keyinfo"> <ds:X509Data>')],
    ['SignedProperties', (xml: string) => xml.replace('>supplier<', '>third party<')],
    ['SignedInfo', (xml: string) => xml.replace('-ref0"', '-ref1"')],
  ])('covers %s: a later change breaks it', (_part, change) => {
    const { xml } = signed();
    expect(change(xml)).not.toBe(xml);
    expect(verifies(change(xml))).toBe(false);
  });

  it('puts the signature in the last empty ExtensionContent and changes nothing else', () => {
    const { xml } = signed();
    const without = xml.replace(/<ds:Signature [\s\S]*<\/ds:Signature>/, '');
    expect(without).toBe(`<?xml version="1.0" encoding="UTF-8"?>${writeXml(invoice())}`);
    expect(xml.indexOf('<ds:Signature')).toBeGreaterThan(xml.indexOf('<sts:Anything>'));
  });

  it('digests the document as it is without the signature', () => {
    const expected = createHash('sha256').update(writeXml(invoice())).digest('base64');
    expect(signed().digests.document).toBe(expected);
  });

  it.each([
    ['no extensions', '<Invoice xmlns="urn:x"><a></a></Invoice>'],
    [
      'a filled extension only',
      '<ext:UBLExtensions><ext:ExtensionContent>x</ext:ExtensionContent></ext:UBLExtensions>',
    ],
    [
      'an empty one outside the extensions',
      '<a><ext:UBLExtensions></ext:UBLExtensions><ext:ExtensionContent></ext:ExtensionContent></a>',
    ],
  ])('says so when there is %s', (_case, xml) => {
    expect(signDocument(xml, options())).toMatchObject({ ok: false, code: 'no-place-for-signature' });
  });

  it('gives the same bytes for the same identifiers, time and key', () => {
    expect(signed().xml).toBe(signed().xml);
  });
});

describe('the properties of the signature', () => {
  const { signedProperties, keyInfo } = prepareSignature(options());

  it('gives the signing time in Colombia with its offset', () => {
    expect(signedProperties).toContain('<xades:SigningTime>2026-11-19T23:59:59-05:00</xades:SigningTime>');
  });

  it('lists signer, subordinate and root with digest, issuer and decimal serial', () => {
    const serials = [...signedProperties.matchAll(/<ds:X509SerialNumber>(\d+)</g)].map(([, serial]) => serial);
    expect(serials).toEqual([BigInt('0x0f00000000000000000000000000000000000000a1').toString(), '2', '1']);
    for (const der of chain.credentials.chain) {
      expect(signedProperties).toContain(
        `<ds:DigestValue>${createHash('sha256').update(der).digest('base64')}</ds:DigestValue>`,
      );
    }
  });

  it('writes the issuer as RFC 2253 does, the most specific part first', () => {
    expect(signedProperties).toContain(
      '<ds:X509IssuerName>CN=Ensayo subordinate,O=Añil\\, S.A.S,C=CO</ds:X509IssuerName>',
    );
  });

  it('has only the signer’s certificate in KeyInfo', () => {
    const base64 = new X509Certificate(leafPem).raw.toString('base64');
    expect(keyInfo.match(/<ds:X509Certificate>/g)).toHaveLength(1);
    expect(keyInfo).toContain(`<ds:X509Certificate>${base64}</ds:X509Certificate>`);
  });

  it.each(['supplier', 'third party'] as const)('claims the role %s', (role) => {
    const { signedProperties: properties } = prepareSignature(options({ role }));
    expect(properties).toContain(`<xades:ClaimedRole>${role}</xades:ClaimedRole>`);
  });

  it('names policy v2 by its address and its digest', () => {
    expect(signedProperties).toContain('/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier>');
    expect(signedProperties).toContain('<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue>');
  });
});

describe('tampering', () => {
  it.each([
    ['keyInfo', { keyInfo: (xml: string) => xml.replace('<ds:X509Data>', '<ds:KeyName>x</ds:KeyName><ds:X509Data>') }],
    ['signedProperties', { signedProperties: (xml: string) => xml.replace('/v2/', '/v1/') }],
    ['signedInfo', { signedInfo: (xml: string) => xml.replace('-ref0"', '-other"') }],
  ])('with %s happens before it is digested: the signature still verifies', (_part, tamper) => {
    const { xml } = signed(invoice(), { tamper });
    expect(xml).not.toBe(signed().xml);
    expect(verifies(xml)).toBe(true);
  });

  it('with a digest inside SignedInfo makes the document reference fail', () => {
    const { digests } = signed();
    const tamper = { signedInfo: (xml: string) => xml.replace(digests.document, digests.keyInfo) };
    expect(verifies(signed(invoice(), { tamper }).xml)).toBe(false);
  });
});

describe('signatureIds', () => {
  it('are valid XML names, distinct, and new for every signature', () => {
    const random = seededRandom('ids');
    const all = [signatureIds(random), signatureIds(random)].flatMap((ids) => Object.values(ids));
    expect(new Set(all).size).toBe(10);
    for (const id of all) expect(id).toMatch(/^[A-Za-z][\w-]*$/);
  });
});
