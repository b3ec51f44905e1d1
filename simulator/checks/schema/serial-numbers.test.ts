/**
 * libxml2 before 2.14 reads integers of at most 24 digits. The documents of the house, signed with our own certificates,
 * therefore pass even if the generated schema allows X509SerialNumber 64 bits alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../../src/common/testing/proof-file.ts';
import { readSchemaFacts } from './facts.ts';
import { generateSchemas, schemaRoots } from './schema-files.ts';

const base = 'narrow:///';
const wide = 'name="X509SerialNumber" type="xs:integer"';
const narrow = 'name="X509SerialNumber" type="xs:long"';

const texts = new Map(generateSchemas(readSchemaFacts()).map(({ name, text }) => [name, text.replace(wide, narrow)]));

const provided = Object.fromEntries([...texts].map(([name, text]) => [base + name, Buffer.from(text)]));
if (!xmlRegisterInputProvider(new XmlBufferInputProvider(provided))) throw new Error('No room for the schemas.');

const validators = new Map<string, { document: XmlDocument; validator: XsdValidator }>(
  schemaRoots.map((root) => {
    const url = `${base}${root}.xsd`;
    const document = XmlDocument.fromString(texts.get(`${root}.xsd`) ?? '', { url });
    return [root, { document, validator: XsdValidator.fromDoc(document) }];
  }),
);

/** What libxml2 says against the document; empty if it is valid. */
const complaintsOf = (xml: string): string => {
  const document = XmlDocument.fromString(xml);
  try {
    validators.get(document.root.name)?.validator.validate(document);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    document.dispose();
  }
};

const folder = proofFile('golden');
const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
const golden = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('X509SerialNumber of 64 bits', () => {
  it.each(names)('is enough for %s', (name) => {
    expect(complaintsOf(golden(name))).toBe('');
  });

  it('is what the schema of this test asks for', () => {
    const text = golden('invoice-credit.xml');
    const longer = text.replace(/(X509SerialNumber>)\d+/, `$1${String(2n ** 63n)}`);
    expect(complaintsOf(longer)).toContain("is not a valid value of the atomic type 'xs:long'");
  });
});
