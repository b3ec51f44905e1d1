/**
 * The schemas of the extension block and of what may be found in it: XML
 * signature (ds), XAdES (xades, xades141) and the UBL signature wrapper.
 *
 * `ext:ExtensionContent` is a lax wildcard: it checks whatever it finds a global
 * declaration for. The chain of imports ext, sig, sac, ds and xades is therefore
 * what makes a broken signature block fail, although no type of ext or sac
 * mentions xades. The authority's sts block is left out on purpose, see
 * `dianExtensions.published.why` in the facts: its faults have rule codes.
 */
import type { BlockFacts, Row, UblFacts } from './facts.ts';
import type { Naming, SchemaFile } from './xsd-text.ts';
import { complexType, enumerationType, globalElement, schemaFile, typeName } from './xsd-text.ts';
import { basicElements } from './ubl-schemas.ts';

const prefixOf = (name: string): string => name.slice(0, name.indexOf(':'));
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Elements that the block declares locally are written in place, all others are references. */
const blockNaming = (block: BlockFacts, prefix: string): Naming => {
  const globals = new Set(block.globals);
  const naming: Naming = {
    prefix,
    element: ([name]: Row) => {
      const type = block.elements[name];
      if (type === undefined || globals.has(name)) return `ref="${name}"`;
      return `name="${localOf(name)}" type="${typeName(type, naming)}"`;
    },
    type: (name) => name,
  };
  return naming;
};

/** The declarations of a block that belong to one namespace. */
const blockBody = (block: BlockFacts, prefix: string): string => {
  const naming = blockNaming(block, prefix);
  const own = (name: string): boolean => prefixOf(name) === prefix;
  const elements = block.globals
    .filter(own)
    .map((name) => globalElement(localOf(name), typeName(block.elements[name] ?? name, naming)));
  const simpleTypes = Object.entries(block.simpleTypes ?? {})
    .filter(([name]) => own(name))
    .map(([name, { base, enumeration }]) => enumerationType(localOf(name), base, enumeration));
  const types = Object.entries(block.types)
    .filter(([name]) => own(name))
    .map(([name, type]) => complexType(type, naming, localOf(name)));
  return [...elements, ...simpleTypes, ...types].join('');
};

export const signatureSchemas = (facts: UblFacts): SchemaFile[] => {
  const { namespaces, signature, extension } = facts;
  return [
    schemaFile({ prefix: 'ds', imports: [], namespaces, body: blockBody(signature, 'ds') }),
    schemaFile({ prefix: 'xades', imports: ['ds'], namespaces, body: blockBody(signature, 'xades') }),
    schemaFile({ prefix: 'xades141', imports: ['xades'], namespaces, body: blockBody(signature, 'xades141') }),
    schemaFile({ prefix: 'sbc', imports: ['udt'], namespaces, body: basicElements(facts, 'sbc') }),
    schemaFile({
      prefix: 'sac',
      imports: ['sbc', 'cbc', 'ds', 'xades', 'xades141'],
      namespaces,
      body: blockBody(extension, 'sac'),
    }),
    schemaFile({ prefix: 'sig', imports: ['sac'], namespaces, body: blockBody(extension, 'sig') }),
    schemaFile({
      prefix: 'ext',
      imports: ['udt', 'cbc', 'sig'],
      namespaces,
      body: basicElements(facts, 'ext') + blockBody(extension, 'ext'),
    }),
  ];
};
