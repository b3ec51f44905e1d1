/** What ZB01 means in practice: the cases integrators ask about, below every root to which they apply. */
import { describe, expect, it } from 'vitest';
import type { SchemaRoot } from './schema-files.ts';
import type { Change } from './testing/places.ts';
import type { Sample } from './testing/sample.ts';
import type { Vocabulary } from './testing/vocabulary.ts';
import { changedAt, documentChangedAt, elementAt, placeOfValue, reachable } from './testing/places.ts';
import { render } from './testing/render.ts';
import { dianExtensions, extensionContent, extensions, looseText, raw, signature } from './testing/signed-block.ts';
import { foreignNamespace, isPayroll, vocabularyOf } from './testing/vocabulary.ts';
import { createSchemaValidator, schemaRoots } from './validate.ts';

type Path = readonly string[];
type Place = { readonly path: Path; readonly change: Change };

/** A line of the table; `at` is undefined for a root to which it does not apply. */
type Line = { readonly what: string; readonly at: (vocabulary: Vocabulary) => Place | undefined };

const validator = createSchemaValidator();

const setText =
  (text: string): Change =>
  (element) => ({ ...element, content: text });

const setAttribute =
  (name: string, value: string): Change =>
  (element) => ({ ...element, attributes: { ...element.attributes, [name]: value } });

/** A value of a built-in type, wherever the root has one: as text or in an attribute. */
const value = (type: string, text: string, what: string): Line => ({
  what: `${what} as ${type}: ${JSON.stringify(text)}`,
  at: (vocabulary) => {
    const place = placeOfValue(vocabulary, type);
    if (place === undefined) return undefined;
    const { path, attribute } = place;
    return { path, change: attribute === undefined ? setText(text) : setAttribute(attribute, text) };
  },
});

/** A change to the text of a UBL datatype. */
const text = (datatype: string, content: string, what: string): Line => ({
  what: `${what} in ${datatype}`,
  at: (vocabulary) => {
    const path = isPayroll(vocabulary.root)
      ? undefined
      : reachable(vocabulary).find(({ type }) => type === datatype)?.path;
    return path === undefined ? undefined : { path, change: setText(content) };
  },
});

const everyRoot = (what: string, path: (root: SchemaRoot) => Path, change: Change): Line => ({
  what,
  at: ({ root }) => ({ path: path(root), change }),
});

const only = (root: SchemaRoot, what: string, path: Path, change: Change): Line => ({
  what,
  at: (vocabulary) => (vocabulary.root === root ? { path, change } : undefined),
});

const theRoot = (): Path => [];
const extensionPath = (): Path => ['ext:UBLExtensions', 'ext:UBLExtension', 'ext:ExtensionContent'];

/** A simple element found in every document of the root. */
const simpleElement = (root: SchemaRoot): Path => {
  if (root === 'NominaIndividual') return ['Periodo'];
  return root === 'NominaIndividualDeAjuste' ? ['TipoNota'] : ['cbc:ID'];
};

const inExtension = (what: string, ...content: readonly Sample[]): Line =>
  everyRoot(what, extensionPath, () => extensionContent(...content));

const append =
  (...children: readonly Sample[]): Change =>
  (element) => ({
    ...element,
    content: [...(typeof element.content === 'string' ? [] : element.content), ...children],
  });

const inclusiveNamespaces = raw('x:InclusiveNamespaces', '', { PrefixList: 'ds' });

/** Paths of the elements with an identification number, below both payroll roots. */
const payrollNumbers = [
  ['ProveedorXML', 'NIT'],
  ['ProveedorXML', 'DV'],
  ['Empleador', 'NIT'],
  ['Empleador', 'DV'],
  ['Trabajador', 'NumeroDocumento'],
] as const;

const refused: readonly Line[] = [
  value('decimal', '', 'nothing'),
  value('date', '', 'nothing'),
  value('time', '', 'nothing'),
  value('boolean', '', 'nothing'),
  value('decimal', '1500,50', 'a comma'),
  value('decimal', '1.5E3', 'an exponent'),
  value('time', '10:00:00 -05:00', 'a blank before the offset'),
  value('dateTime', '2026-11-20 10:00:00', 'a blank for the T'),
  everyRoot('an attribute of another datatype', simpleElement, setAttribute('currencyID', 'COP')),
  everyRoot('xml:lang', simpleElement, setAttribute('xml:lang', 'es')),
  everyRoot('a foreign attribute on an element', simpleElement, setAttribute('x:note', 'a')),
  everyRoot('a foreign attribute on the root', theRoot, setAttribute('x:note', 'a')),
  everyRoot('xsi:nil', simpleElement, setAttribute('xsi:nil', 'true')),
  everyRoot('loose text between elements', theRoot, append(looseText('suelto'))),
  everyRoot('an ExtensionContent with nothing in it', extensionPath, setText('')),
  inExtension('an ExtensionContent with two elements', raw('x:A'), raw('x:B')),
  inExtension('an ExtensionContent with an element without namespace', raw('bare', '', { xmlns: '' })),
  everyRoot('UBLExtensions without UBLExtension', () => ['ext:UBLExtensions'], setText('')),
  inExtension('a signature Id that starts with a digit', signature({ id: '5f0c-8a' })),
  inExtension('a repeated signature Id', signature({ id: 'same', keyInfoId: 'same' })),
  inExtension('a hexadecimal X509SerialNumber', signature({ serialNumber: '5E:0C:AA' })),
  inExtension(
    'InclusiveNamespaces in CanonicalizationMethod',
    signature({ inCanonicalization: [inclusiveNamespaces] }),
  ),
  inExtension('a signature without SignedInfo', raw('ds:Signature', [raw('ds:SignatureValue', 'AQID')])),
  ...payrollNumbers.flatMap(([element, attribute]) => [
    only('NominaIndividual', `letters in ${element}/@${attribute}`, [element], setAttribute(attribute, '12A')),
    only(
      'NominaIndividualDeAjuste',
      `letters in Reemplazar/${element}/@${attribute}`,
      ['Reemplazar', element],
      setAttribute(attribute, '12A'),
    ),
  ]),
  only('NominaIndividual', 'a line break in an element of attributes', ['Pago'], append(looseText(''))),
  only(
    'NominaIndividualDeAjuste',
    'a line break in an element of attributes',
    ['Eliminar', 'ProveedorXML'],
    append(looseText('')),
  ),
];

const accepted: readonly Line[] = [
  text('udt:Identifier', '', 'nothing'),
  text('udt:Code', '', 'nothing'),
  text('udt:Text', '', 'nothing'),
  everyRoot(
    'an empty cbc:ID or its counterpart',
    (root) => (isPayroll(root) ? [] : ['cbc:ID']),
    (element) => (element.type === '#root' ? element : { ...element, content: '' }),
  ),
  text('udt:Identifier', '\n SETP1\n', 'line breaks'),
  text('udt:Code', '\n01\n', 'line breaks'),
  value('date', '2026-11-20-05:00', 'an offset'),
  value('date', '\n 2026-11-20 ', 'surrounding blanks'),
  value('time', '\n 10:00:00-05:00 ', 'surrounding blanks'),
  value('dateTime', '\n 2026-11-20T10:00:00 ', 'surrounding blanks'),
  value('decimal', ' 1500.50\n', 'surrounding blanks'),
  value('boolean', '1', 'a digit'),
  value('boolean', '0', 'a digit'),
  value('base64Binary', '2026-11-20', 'characters that are not Base64 (libxml2 is lenient)'),
  everyRoot('xsi:schemaLocation on the root', theRoot, setAttribute('xsi:schemaLocation', `${foreignNamespace} a.xsd`)),
  everyRoot('xsi:schemaLocation below', simpleElement, setAttribute('xsi:schemaLocation', `${foreignNamespace} a.xsd`)),
  inExtension('an unknown element in an extension', raw('x:Anything', [raw('x:Else', 'a', { b: 'c' })])),
  inExtension('an element of the own namespace in an extension', raw('Interoperabilidad', [raw('Group', 'a')])),
  inExtension('a local element of the signature, alone in an extension', raw('ds:X509IssuerSerial')),
  inExtension('DianExtensions', dianExtensions()),
  inExtension('DianExtensions without content', raw('sts:DianExtensions')),
  inExtension('DianExtensions in a wrong namespace', raw('x:DianExtensions', [raw('x:InvoiceControl')])),
  inExtension('InclusiveNamespaces in Transform', signature({ inTransform: [inclusiveNamespaces] })),
  only('NominaIndividual', 'an empty CodigoQR', ['CodigoQR'], setText('')),
  only('NominaIndividual', 'an empty attribute of type string', ['Empleador'], setAttribute('RazonSocial', '')),
  only('NominaIndividualDeAjuste', 'neither Reemplazar nor Eliminar', [], (element) => element),
  only('NominaIndividualDeAjuste', 'Reemplazar and Eliminar together', [], (element, vocabulary) =>
    ['Reemplazar', 'Eliminar'].reduce(
      (changed, name) => changedAt(vocabulary, changed, { path: [name], change: (child) => child }),
      element,
    ),
  ),
];

type Case = { readonly what: string; readonly root: SchemaRoot; readonly place: Place };

const casesOf = (lines: readonly Line[]): Case[] =>
  lines.flatMap(({ what, at }) => {
    const cases = schemaRoots.flatMap((root) => {
      const place = at(vocabularyOf(root));
      return place === undefined ? [] : [{ what, root, place }];
    });
    if (cases.length === 0) throw new Error(`no root has a place for: ${what}`);
    return cases;
  });

const linesOf = (element: Sample, lineOf: (sample: Sample) => number): number[] => {
  const children = typeof element.content === 'string' ? [] : element.content;
  return [
    lineOf(element),
    ...children.filter(({ name }) => name !== '#text').flatMap((child) => linesOf(child, lineOf)),
  ];
};

describe('a complete document', () => {
  it.each(schemaRoots)('is accepted: %s with both extensions', async (root) => {
    const vocabulary = vocabularyOf(root);
    const block = extensions(dianExtensions(), signature());
    const { xml } = render(
      documentChangedAt(vocabulary, ['ext:UBLExtensions'], () => block),
      vocabulary,
    );
    expect(await validator.validate(xml, root)).toEqual([]);
  });
});

describe('refused', () => {
  it.each(casesOf(refused))('$root: $what', async ({ root, place }) => {
    const vocabulary = vocabularyOf(root);
    const document = documentChangedAt(vocabulary, place.path, place.change);
    const { xml, places } = render(document, vocabulary);
    const [finding] = await validator.validate(xml, root);
    const lines = linesOf(elementAt(document, place.path), (sample) => places.get(sample)?.line ?? 0);
    expect(lines).toContain(finding?.line);
    expect(finding?.xpath).toMatch(/^\/\*/);
  });
});

describe('accepted', () => {
  it.each(casesOf(accepted))('$root: $what', async ({ root, place }) => {
    const vocabulary = vocabularyOf(root);
    const { xml } = render(documentChangedAt(vocabulary, place.path, place.change), vocabulary);
    expect(await validator.validate(xml, root)).toEqual([]);
  });
});
