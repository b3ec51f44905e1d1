import { sign } from 'node:crypto';
import { bench, describe } from 'vitest';
import { seededRandom } from '../../common/env/env.ts';
import { writeXml } from '../../common/xml/write.ts';
import { makeTestChain } from './credentials.fixture.ts';
import { signatureIds, signDocument } from './xades.ts';

const { credentials } = makeTestChain();
const random = seededRandom('bench');

/** About 24 KB, like an invoice of ten lines. */
const xml = writeXml({
  name: 'Invoice',
  namespaces: {
    '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  },
  content: [
    {
      name: 'ext:UBLExtensions',
      content: [{ name: 'ext:UBLExtension', content: [{ name: 'ext:ExtensionContent', content: [] }] }],
    },
    { name: 'cbc:Note', content: 'Línea con acentos y texto de relleno. '.repeat(600) },
  ],
});

const digest = Buffer.alloc(32);

describe('signing an invoice of 24 KB', () => {
  bench('XAdES-EPES, digests included', () => {
    signDocument(xml, { credentials, signingTime: 0, role: 'supplier', ids: signatureIds(random) });
  });

  bench('RSA-2048 alone, the limit', () => {
    sign('sha256', digest, credentials.privateKey);
  });
});
