import { describe, expect, it } from 'vitest';
import { readSchemaFacts, type UblFacts } from './facts.ts';
import { generateSchemas, rootNamespace, schemaRoots, ublSchemas } from './schema-files.ts';
import { schemaFile } from './xsd-text.ts';

const facts = readSchemaFacts();
const files = generateSchemas(facts);
const textOf = (name: string): string => files.find((file) => file.name === name)?.text ?? '';

const importsOf = (name: string): string[] =>
  [...textOf(name).matchAll(/schemaLocation="([^"]*)\.xsd"/g)].map(([, stem]) => stem ?? '');

describe('generateSchemas', () => {
  it('gives the same text for the same facts', () => {
    expect(generateSchemas(readSchemaFacts())).toEqual(files);
  });

  it('gives one file per namespace, one per root named after it, and one for all roots of UBL', () => {
    const shared = ['udt', 'cbc', 'sbc', 'cac', 'ds', 'xades', 'xades141', 'sac', 'sig', 'ext', 'ubl'];
    expect(files.map(({ name }) => name).sort()).toEqual(
      [...shared, ...schemaRoots].map((stem) => `${stem}.xsd`).sort(),
    );
    expect(importsOf('ubl.xsd')).toEqual(Object.keys(facts.ubl.documents));
    const targets = files.map(({ text }) => /targetNamespace="([^"]*)"/.exec(text)?.[1]);
    expect(new Set(targets).size).toBe(files.length);
  });

  it.each([
    ['ext.xsd', ['udt', 'cbc', 'sig']],
    ['sig.xsd', ['sac']],
    ['sac.xsd', ['sbc', 'cbc', 'ds', 'xades', 'xades141']],
    ['xades141.xsd', ['xades']],
    ['xades.xsd', ['ds']],
    ['cac.xsd', ['cbc']],
    ['Invoice.xsd', ['cac', 'cbc', 'ext']],
    ['NominaIndividual.xsd', ['ext']],
  ])('%s imports what its wildcards and references need', (name, expected) => {
    expect(importsOf(name)).toEqual(expected);
  });

  it('declares nothing of the sts block, because its faults have rule codes of their own', () => {
    const sts = facts.ubl.namespaces.sts ?? '';
    expect(sts).not.toBe('');
    expect(files.filter(({ text }) => text.includes(sts))).toEqual([]);
  });

  it('follows the facts it is given', () => {
    const documents: UblFacts['documents'] = {
      Recibo: { namespace: 'urn:example:recibo', children: [['cbc:ID', 0, 'n']] },
    };
    const recibo = ublSchemas({ ...facts.ubl, documents }).find(({ name }) => name === 'Recibo.xsd');
    expect(recibo?.text).toContain('targetNamespace="urn:example:recibo"');
    expect(recibo?.text).toContain('<xs:element ref="cbc:ID" minOccurs="0" maxOccurs="unbounded"/>');
  });
});

describe('rootNamespace', () => {
  it.each(schemaRoots)('is the target of the schema of %s', (root) => {
    expect(textOf(`${root}.xsd`)).toContain(`targetNamespace="${rootNamespace(facts, root)}"`);
  });
});

describe('schemaFile', () => {
  it('fails if an imported prefix is undefined', () => {
    const make = (): unknown => schemaFile({ prefix: 'a', imports: ['b'], namespaces: { a: 'urn:a' }, body: '' });
    expect(make).toThrow('the prefix b');
  });
});
