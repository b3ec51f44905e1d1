import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import type { XmlRootSpec } from '../../../src/common/xml/node.ts';
import { createCertificates } from '../../registry/certificates/certificates.ts';
import { outcomes, parsed } from '../../checks/signature/testing/box.ts';
import { verifySignature } from '../../checks/signature/verify.ts';
import { signDocument } from './sign.ts';

const clock = '2026-11-20T10:00:00-05:00';
const now = Date.parse(clock);
const certificates = createCertificates(createEnv({ seed: 1, clock }));
const credentials = await certificates.authority();
const trust = await certificates.trust();

const ext = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

const documentWith = (note: string, namespaces: Readonly<Record<string, string>> = {}): XmlRootSpec => ({
  name: 'Root',
  namespaces: { '': 'urn:root', ds: 'http://www.w3.org/2000/09/xmldsig#', ext, ...namespaces },
  content: [
    {
      name: 'ext:UBLExtensions',
      content: [{ name: 'ext:UBLExtension', content: [{ name: 'ext:ExtensionContent', content: [] }] }],
    },
    { name: 'Note', attributes: { about: note }, content: note },
  ],
});

const sign = (document: XmlRootSpec): string =>
  signDocument(document, { credentials, now, uuid: createEnv({ seed: 2 }).random.uuid });

describe('signing in one pass', () => {
  it.each([
    ['plain text', 'x'],
    ['accents and characters beyond the BMP', 'Ñandú 𝒳 €'],
    ['markup', '<ext:ExtensionContent></ext:ExtensionContent> & "quotes"'],
    ['line ends and tabs', 'a\r\nb\tc\n'],
    ['replacement patterns', "$& $1 $' $$"],
    ['nothing', ''],
  ])('verifies with %s in text and attributes', async (_name, note) => {
    const report = await verifySignature(parsed(sign(documentWith(note))), { trust, now });
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(report.valid).toBe(true);
  });

  it('includes all namespaces of the root, whatever their order', async () => {
    const text = sign(documentWith('x', { zz: 'urn:z', aa: 'urn:a', xades: 'http://uri.etsi.org/01903/v1.3.2#' }));
    expect(outcomes(await verifySignature(parsed(text), { trust, now }))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('puts the signature in the empty extension and nowhere else', () => {
    const text = sign(documentWith('<ext:ExtensionContent></ext:ExtensionContent>'));
    expect(text.match(/<ds:Signature /g)).toHaveLength(1);
    expect(text).toMatch(
      /<ext:UBLExtension><ext:ExtensionContent><ds:Signature .*<\/ds:Signature><\/ext:ExtensionContent>/,
    );
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="no"\?><Root /);
  });

  it('refuses a document without a place for it, and credentials without a certificate', () => {
    expect(() => sign({ name: 'Root', namespaces: {}, content: 'x' })).toThrow('no empty ext:ExtensionContent');
    const bare = { privateKey: credentials.privateKey, chain: [] };
    expect(() => signDocument(documentWith('x'), { credentials: bare, now, uuid: () => '1' })).toThrow(
      'without a certificate',
    );
  });
});
