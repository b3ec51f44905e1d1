/** The frame of a payroll document: its namespaces, its single signature, and the block named by its note type. */
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import { childElements, type XmlElement } from '../../../src/common/xml/tree.ts';
import { shown, type Check, lacking, counted } from '../vocabulary/check.ts';
import * as is from '../vocabulary/is.ts';
import { fixedNamespaces, select } from '../../document/path-index.ts';
import { setTarget } from './edits.ts';
import { listed } from '../../../src/common/text/bilingual.ts';
import { inWords } from '../vocabulary/in-words.ts';

const instance = 'http://www.w3.org/2001/XMLSchema-instance';

/** Prefixes that the root must bind, in addition to the default one, with the namespaces of the annex (NE 1.0, 6.1). */
const required = ['ext', 'ds', 'xades', 'xades141'] as const;

const missingDeclarations = (root: XmlElement): readonly string[] => {
  const binds = (uri: string, ...prefixes: readonly string[]): boolean =>
    root.namespaces.some((declared) => declared.uri === uri && prefixes.includes(declared.prefix));
  const located = root.attributes.some(({ uri, local }) => uri === instance && local === 'schemaLocation');
  return [
    ...(root.namespaces.some(({ prefix, uri }) => prefix === '' && uri !== '') ? [] : ['xmlns']),
    ...required.filter((prefix) => !binds(fixedNamespaces[prefix], prefix)).map((prefix) => `xmlns:${prefix}`),
    ...(binds(instance, 'xs', 'xsi') ? [] : ['xmlns:xs|xsi']),
    ...(located ? [] : ['xsi:schemaLocation']),
  ];
};

export const namespacesDeclared = (): Check => ({
  ...is.satisfying({
    expected: {
      en: 'xmlns, xmlns:ext, ds, xades, xades141, xs or xsi, and xsi:schemaLocation',
      es: 'xmlns, xmlns:ext, ds, xades, xades141, xs o xsi, y xsi:schemaLocation',
    },
    test: ({ node, subject }) => {
      const missing = missingDeclarations(node ?? subject.root);
      return missing.length === 0 ? undefined : { found: lacking(missing) };
    },
    breakAt: (target) => ({ built: [{ edit: 'remove', path: `${target}/@xsi:schemaLocation` }] }),
  }),
  predicate: {
    en: 'declares every namespace of the structure',
    es: 'declara todos los espacios de nombres de la estructura',
  },
});

const algorithm = (name: string, uri: string): XmlSpec => ({ name, attributes: { Algorithm: uri }, content: '' });

/** A schema-valid ds:Signature that signs nothing. */
export const emptySignature: XmlSpec = {
  name: 'ds:Signature',
  content: [
    {
      name: 'ds:SignedInfo',
      content: [
        algorithm('ds:CanonicalizationMethod', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'),
        algorithm('ds:SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'),
        {
          name: 'ds:Reference',
          content: [
            algorithm('ds:DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256'),
            { name: 'ds:DigestValue', content: 'AAAA' },
          ],
        },
      ],
    },
    { name: 'ds:SignatureValue', content: 'AAAA' },
  ],
};

const secondExtension = (target: string): XmlEdit => ({
  edit: 'insert',
  path: target,
  after: ['ext:UBLExtension'],
  child: { name: 'ext:UBLExtension', content: [{ name: 'ext:ExtensionContent', content: [emptySignature] }] },
});

/** One extension holds the signature, and no other does. */
export const oneSignature = (): Check => ({
  ...is.satisfying({
    expected: { en: 'exactly one extension with ds:Signature', es: 'exactamente una extensión con ds:Signature' },
    per: 'document',
    test: ({ subject }) => {
      const extensions = subject.all('/*/ext:UBLExtensions/ext:UBLExtension');
      const signed = extensions.filter(
        (extension) => select(extension, 'ext:ExtensionContent/ds:Signature').length > 0,
      );
      return signed.length === 1 ? undefined : { found: counted(signed.length), at: signed[1] ?? subject.root };
    },
    breakAt: (target) => ({ coded: [secondExtension(target)] }),
  }),
  predicate: {
    en: 'holds ds:Signature in exactly one extension',
    es: 'tiene ds:Signature en exactamente una extensión',
  },
});

const blockOfType: ReadonlyMap<string, string> = new Map([
  ['1', 'Reemplazar'],
  ['2', 'Eliminar'],
]);

/** TipoNota is 1 or 2, and the document has the corresponding block and not the other. */
export const noteType = (): Check =>
  is.satisfying({
    expected: {
      en: '1 with Reemplazar alone, or 2 with Eliminar alone',
      es: '1 solo con Reemplazar, o 2 solo con Eliminar',
    },
    test: ({ value, subject }) => {
      const wanted = blockOfType.get(value ?? '');
      const blocks = childElements(subject.root).filter(({ local }) => [...blockOfType.values()].includes(local));
      if (wanted !== undefined && blocks.length === 1 && blocks[0]?.local === wanted) return undefined;
      const present = listed(
        blocks.map(({ local }) => local),
        'and',
      );
      const { en, es } = inWords(shown(value));
      const found = { en: `${en} with ${present.en || 'neither'}`, es: `${es} con ${present.es || 'ninguno'}` };
      const [only] = blocks.length === 1 ? blocks : [];
      const type = [...blockOfType].find(([, block]) => block === only?.local)?.[0];
      return type === undefined
        ? { found }
        : { found, expected: shown(type, { en: `with ${present.en} alone`, es: `solo con ${present.es}` }) };
    },
    breakAt: setTarget('3'),
  });
