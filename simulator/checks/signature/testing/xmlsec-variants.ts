/**
 * Signatures in the many ways in which they can be made, as templates that xmlsec1 signs, and what may happen to them
 * afterwards. Both verifiers are asked about the result (`scripts/verify-with-xmlsec.mjs`).
 */

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const encryption = 'http://www.w3.org/2001/04/xmlenc#';
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const version11 = 'http://www.w3.org/2006/12/xml-c14n11';
const xades = 'http://uri.etsi.org/01903/v1.3.2#';
const ext = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

export type Variant = {
  readonly name: string;
  /** What xmlsec1 signs; `@certificate@`, `@other@` stand for the certificates of the signer and of somebody else. */
  readonly template: string;
  /** What becomes of it on the way. */
  readonly sent?: (signed: string) => string;
};

const transform = (algorithm: string, content = ''): string =>
  `<ds:Transform Algorithm="${algorithm}">${content}</ds:Transform>`;

const enveloped = transform(`${dsig}enveloped-signature`);

type Reference = {
  readonly attributes: string;
  readonly transforms?: string;
  /** In place of the one group. */
  readonly groups?: string;
  readonly digest?: string;
};

const written = ({ attributes, transforms = '', groups, digest = `${encryption}sha256` }: Reference): string =>
  `<ds:Reference ${attributes}>${groups ?? (transforms === '' ? '' : `<ds:Transforms>${transforms}</ds:Transforms>`)}` +
  `<ds:DigestMethod Algorithm="${digest}"/><ds:DigestValue></ds:DigestValue></ds:Reference>`;

const documentReference: Reference = { attributes: 'URI=""', transforms: enveloped };
const keyInfoReference: Reference = { attributes: 'URI="#firma-keyinfo"' };
const propertiesReference: Reference = {
  attributes: `Type="http://uri.etsi.org/01903#SignedProperties" URI="#firma-signedprops"`,
};

type Made = {
  readonly method?: string;
  readonly methodContent?: string;
  readonly signature?: string;
  readonly references?: readonly Reference[];
  readonly document?: Partial<Reference>;
  readonly keyInfo?: Partial<Reference>;
  readonly properties?: Partial<Reference>;
  readonly certificates?: readonly string[];
  /** Changes of the template before it is signed. */
  readonly template?: (text: string) => string;
};

const referencesOf = ({ references, document, keyInfo, properties }: Made): readonly Reference[] =>
  references ?? [
    { ...documentReference, ...document },
    { ...keyInfoReference, ...keyInfo },
    { ...propertiesReference, ...properties },
  ];

const signatureOf = (made: Made): string => {
  const {
    method = inclusive,
    methodContent = '',
    signature = `${more}rsa-sha256`,
    certificates = ['@certificate@'],
  } = made;
  const held = certificates.map((one) => `<ds:X509Certificate>${one}</ds:X509Certificate>`).join('');
  return (
    `<ds:Signature Id="firma"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${method}">${methodContent}</ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${signature}"/>${referencesOf(made).map(written).join('')}</ds:SignedInfo>` +
    `<ds:SignatureValue></ds:SignatureValue><ds:KeyInfo Id="firma-keyinfo"><ds:X509Data>${held}</ds:X509Data></ds:KeyInfo>` +
    `<ds:Object><xades:QualifyingProperties Target="#firma"><xades:SignedProperties Id="firma-signedprops">` +
    '<xades:SignedSignatureProperties><xades:SigningTime>2026-11-20T09:59:00-05:00</xades:SigningTime>' +
    '</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>'
  );
};

const templateOf = (made: Made): string => {
  const text =
    `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="urn:invoice" xmlns:ds="${dsig}" xmlns:ext="${ext}" xmlns:unused="urn:unused" xmlns:xades="${xades}" xml:lang="es">\n` +
    `  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${signatureOf(made)}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>\n` +
    '  <!-- seen --><ID scheme="1" name="x">SETP1</ID>\n  <Note>Ñandú &amp; hijos: línea\nsegunda</Note><Empty></Empty>\n</Invoice>\n';
  return made.template === undefined ? text : made.template(text);
};

const variant = (name: string, made: Made, sent?: Variant['sent']): Variant => ({
  name,
  template: templateOf(made),
  ...(sent === undefined ? {} : { sent }),
});

const canonicalizations: readonly (readonly [name: string, algorithm: string])[] = [
  ['C14N 1.0', inclusive],
  ['C14N 1.0 with comments', `${inclusive}#WithComments`],
  ['exclusive C14N', exclusive],
  ['exclusive C14N with comments', `${exclusive}WithComments`],
  ['C14N 1.1', version11],
  ['C14N 1.1 with comments', `${version11}#WithComments`],
];

const prefixes = `<ec:InclusiveNamespaces xmlns:ec="${exclusive}" PrefixList="unused #default"/>`;

const algorithms: readonly Variant[] = [
  ...['256', '384', '512'].flatMap((digest) =>
    ['256', '384', '512'].map((bits) => {
      const method = digest === '384' ? `${more}sha384` : `${encryption}sha${digest}`;
      const stated = { digest: method };
      return variant(`SHA-${digest} digests and RSA with SHA-${bits}`, {
        signature: `${more}rsa-sha${bits}`,
        document: stated,
        keyInfo: stated,
        properties: stated,
      });
    }),
  ),
  variant('RSA with SHA-1', { signature: `${dsig}rsa-sha1` }),
  variant('RSA with SHA-224', { signature: `${more}rsa-sha224` }),
  variant('RSA-PSS with SHA-256', { signature: 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1' }),
  variant('a SHA-1 digest', { document: { digest: `${dsig}sha1` } }),
  variant('a SHA-224 digest', { document: { digest: `${more}sha224` } }),
  variant('a SHA3-256 digest', { document: { digest: 'http://www.w3.org/2007/05/xmldsig-more#sha3-256' } }),
  ...canonicalizations.slice(1).map(([name, method]) => variant(`SignedInfo by ${name}`, { method })),
  variant('SignedInfo by exclusive C14N with prefixes', { method: exclusive, methodContent: prefixes }),
  ...canonicalizations.map(([name, method]) =>
    variant(`SignedInfo with a comment, by ${name}`, {
      method,
      template: (text) => text.replace('<ds:SignatureMethod', '<!-- RSA --><ds:SignatureMethod'),
    }),
  ),
];

const xpath = transform(
  'http://www.w3.org/TR/1999/REC-xpath-19991116',
  '<ds:XPath>not(ancestor-or-self::ds:Signature)</ds:XPath>',
);

const transforms: readonly Variant[] = [
  ...canonicalizations.map(([name, method]) =>
    variant(`the document: enveloped, then ${name}`, { document: { transforms: enveloped + transform(method) } }),
  ),
  ...canonicalizations.map(([name, method]) =>
    variant(`KeyInfo: ${name}`, { keyInfo: { transforms: transform(method) } }),
  ),
  ...canonicalizations.map(([name, method]) =>
    variant(`SignedProperties: ${name}`, { properties: { transforms: transform(method) } }),
  ),
  variant('the document: exclusive C14N with prefixes', {
    document: { transforms: enveloped + transform(exclusive, prefixes) },
  }),
  variant('KeyInfo: exclusive C14N with prefixes', { keyInfo: { transforms: transform(exclusive, prefixes) } }),
  variant('the document: no transform', { document: { transforms: '' } }),
  variant('the document: an empty group of transforms', { document: { groups: '<ds:Transforms></ds:Transforms>' } }),
  variant('the document: enveloped twice', { document: { transforms: enveloped + enveloped } }),
  variant('the document: C14N 1.0, then enveloped', { document: { transforms: transform(inclusive) + enveloped } }),
  variant('the document: exclusive, then inclusive C14N', {
    document: { transforms: enveloped + transform(exclusive) + transform(inclusive) },
  }),
  variant('the document: six transforms', { document: { transforms: enveloped + transform(inclusive).repeat(5) } }),
  variant('the document: two groups of transforms', {
    document: {
      groups: `<ds:Transforms>${enveloped}</ds:Transforms><ds:Transforms>${transform(exclusive)}</ds:Transforms>`,
    },
  }),
  variant('the document: XPath', { document: { transforms: xpath } }),
  variant('the document: enveloped, then Base64', { document: { transforms: enveloped + transform(`${dsig}base64`) } }),
  variant('KeyInfo: enveloped', { keyInfo: { transforms: enveloped } }),
  variant('SignedProperties: enveloped', { properties: { transforms: enveloped } }),
  variant('KeyInfo: Base64', { keyInfo: { transforms: transform(`${dsig}base64`) } }),
  variant('KeyInfo: an unknown transform', { keyInfo: { transforms: transform('urn:unknown') } }),
];

const [document, keyInfo, properties] = [documentReference, keyInfoReference, propertiesReference];

const orders: readonly (readonly [name: string, references: readonly Reference[]])[] = [
  ['the document, SignedProperties, KeyInfo', [document, properties, keyInfo]],
  ['KeyInfo, the document, SignedProperties', [keyInfo, document, properties]],
  ['KeyInfo, SignedProperties, the document', [keyInfo, properties, document]],
  ['SignedProperties, the document, KeyInfo', [properties, document, keyInfo]],
  ['SignedProperties, KeyInfo, the document', [properties, keyInfo, document]],
  ['the document alone', [document]],
  ['the document and KeyInfo', [document, keyInfo]],
  ['the document and SignedProperties', [document, properties]],
  ['KeyInfo and SignedProperties', [keyInfo, properties]],
  ['the document twice', [document, document, keyInfo, properties]],
  ['nine', [document, keyInfo, ...Array.from({ length: 7 }, () => properties)]],
  ['none', []],
];

const uris: readonly (readonly [name: string, made: Made])[] = [
  ['#xpointer(/)', { document: { attributes: 'URI="#xpointer(/)"' } }],
  [
    '#xpointer(/) and C14N with comments',
    { document: { attributes: 'URI="#xpointer(/)"', transforms: enveloped + transform(`${inclusive}#WithComments`) } },
  ],
  ["#xpointer(id('…'))", { keyInfo: { attributes: `URI="#xpointer(id('firma-keyinfo'))"` } }],
  ['#xpointer(id("…"))', { keyInfo: { attributes: `URI='#xpointer(id("firma-keyinfo"))'` } }],
  ['#xpointer(//ds:KeyInfo)', { keyInfo: { attributes: 'URI="#xpointer(//ds:KeyInfo)"' } }],
  ['none', { keyInfo: { attributes: '' } }],
  ['of nothing', { keyInfo: { attributes: 'URI="#nowhere"' } }],
  ['of another file', { keyInfo: { attributes: 'URI="nowhere.xml"' } }],
  ['of the signature', { keyInfo: { attributes: 'URI="#firma"' } }],
];

const references: readonly Variant[] = [
  ...orders.map(([name, list]) => variant(`references: ${name}`, { references: list })),
  ...uris.map(([name, made]) => variant(`URI: ${name}`, made)),
];

const twice = (name: string) => (text: string) =>
  text.replace(new RegExp(`<${name}[ >].*?</${name}>`), (found) => found + found);

const objectFirst = (text: string): string => {
  const [object = ''] = /<ds:Object>.*?<\/ds:Object>/.exec(text) ?? [];
  return text.replace(object, '').replace('<ds:KeyInfo ', `${object}<ds:KeyInfo `);
};

const parts: readonly Variant[] = [
  variant('Object in front of KeyInfo', { template: objectFirst }),
  variant('an empty Object in front', { template: (text) => text.replace('<ds:Object>', '<ds:Object/><ds:Object>') }),
  variant('an Object behind, with text', {
    template: (text) => text.replace('</ds:Signature>', '<ds:Object>x</ds:Object></ds:Signature>'),
  }),
  variant('KeyInfo without X509Data', {
    template: (text) => text.replace(/<ds:X509Data>.*<\/ds:X509Data>/, '<ds:KeyName>x</ds:KeyName>'),
  }),
  variant('a KeyName in front of X509Data', {
    template: (text) => text.replace('<ds:X509Data>', '<ds:KeyName>x</ds:KeyName><ds:X509Data>'),
  }),
  variant('the certificate of somebody else behind', { certificates: ['@certificate@', '@other@'] }),
  variant('the certificate of somebody else in front', { certificates: ['@other@', '@certificate@'] }),
  variant('the certificate of somebody else alone', { certificates: ['@other@'] }),
  variant('a default namespace in the signature', {
    template: (text) => text.replace('<ds:Signature Id', '<ds:Signature xmlns="" Id'),
  }),
  variant('KeyInfo twice with one Id', { template: twice('ds:KeyInfo') }),
  variant('the Id of KeyInfo on another element in front', {
    template: (text) => text.replace('<ext:UBLExtensions>', '<ds:KeyInfo Id="firma-keyinfo"/><ext:UBLExtensions>'),
  }),
  variant('the Id of KeyInfo on another element behind', {
    template: (text) => text.replace('<Empty>', '<ds:KeyInfo Id="firma-keyinfo"/><Empty>'),
  }),
  variant('the signature in another place', {
    template: (text) =>
      text.replace('<ext:ExtensionContent>', '<ext:Other>').replace('</ext:ExtensionContent>', '</ext:Other>'),
  }),
];

const intoText = (inserted: string) => (text: string) => text.replace('línea', `lí${inserted}nea`);
const onElement = (attribute: string) => (text: string) => text.replace('<ID ', `<ID ${attribute} `);

/** A new root around the old one, which a reference to the whole document no longer means alone. */
const wrapped = (text: string): string =>
  text.replace('<Invoice ', '<Wrapper><Invoice ').replace('</Invoice>', '</Invoice></Wrapper>');

const wrappedAside = (text: string): string => {
  const [own = ''] = /<xades:SignedProperties .*?<\/xades:SignedProperties>/.exec(text) ?? [];
  return text
    .replace(own, own.replace('09:59', '08:59'))
    .replace('</xades:QualifyingProperties>', `<aside>${own}</aside></xades:QualifyingProperties>`);
};

const changes: readonly (readonly [name: string, sent: (text: string) => string])[] = [
  ['CR LF line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['CR line ends', (text) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['no declaration', (text) => text.replace(/^<\?xml.*\n/, '')],
  ['a comment', intoText('<!-- x -->')],
  ['a comment in front of the root', (text) => text.replace('<Invoice', '<!-- x --><Invoice')],
  ['an instruction', intoText('<?x y?>')],
  ['an instruction in front of the root', (text) => text.replace('<Invoice', '<?x y?><Invoice')],
  ['CDATA', (text) => text.replace('&amp; hijos', '<![CDATA[& hijos]]>')],
  ['a character reference for a letter', (text) => text.replace('Ñ', '&#xD1;')],
  ['a character reference for a line end', (text) => text.replace('línea\n', 'línea&#10;')],
  ['a carriage return by reference', intoText('&#13;')],
  ['U+0085', intoText('\u0085')],
  ['U+2028', intoText('\u2028')],
  ['U+2028 for a line end', (text) => text.replace('línea\n', 'línea\u2028')],
  ['U+0085 for a line end', (text) => text.replace('línea\n', 'línea\u0085')],
  ['a combining letter', (text) => text.replace('Ñ', 'N\u0303')],
  ['an empty-element tag', (text) => text.replace('<Empty></Empty>', '<Empty/>')],
  ['blanks in an end tag', (text) => text.replace('</Note>', '</Note \n>')],
  ['single quotes', (text) => text.replace('scheme="1"', "scheme='1'")],
  ['attributes in another order', (text) => text.replace('scheme="1" name="x"', 'name="x" scheme="1"')],
  ['two blanks in an attribute', (text) => text.replace('name="x"', 'name="x "')],
  ['an attribute xmlns-evil', onElement('xmlns-evil="1"')],
  ['an attribute xmlnsevil', onElement('xmlnsevil="1"')],
  ['an unused namespace', onElement('xmlns:more="urn:more"')],
  [
    'a namespace declared again',
    onElement('xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"'),
  ],
  ['an unused namespace on the root', (text) => text.replace('<Invoice ', '<Invoice xmlns:more="urn:more" ')],
  ['one namespace less on the root', (text) => text.replace(' xmlns:unused="urn:unused"', '')],
  ['another language on the root', (text) => text.replace('xml:lang="es"', 'xml:lang="en"')],
  ['white space between elements', (text) => text.replace('<Empty>', '\n  <Empty>')],
  ['white space behind the root', (text) => `${text}\n\n`],
  ['a DOCTYPE', (text) => text.replace('<Invoice', '<!DOCTYPE Invoice>\n<Invoice')],
  [
    'an entity for a text',
    (text) =>
      text.replace('<Invoice', '<!DOCTYPE Invoice [<!ENTITY e "SETP1">]>\n<Invoice').replace('>SETP1<', '>&e;<'),
  ],
  ['another text', (text) => text.replace('SETP1', 'SETP2')],
  ['another attribute', (text) => text.replace('scheme="1"', 'scheme="2"')],
  ['white space in SignedInfo', (text) => text.replace('<ds:SignedInfo>', '<ds:SignedInfo> ')],
  ['white space in the value of the signature', (text) => text.replace(/(<ds:SignatureValue>\s*.{20})/, '$1\n')],
  ['white space in Object', (text) => text.replace('<ds:Object>', '<ds:Object> ')],
  ['another digest', (text) => text.replace(/<ds:DigestValue>..../, '<ds:DigestValue>AAAA')],
  ['another value of the signature', (text) => text.replace(/<ds:SignatureValue>\s*..../, '<ds:SignatureValue>AAAA')],
  ['another time of signing', (text) => text.replace('09:59', '08:59')],
  ['another Id of the signature', (text) => text.replace('<ds:Signature Id="firma"', '<ds:Signature Id="otra"')],
  ['a KeyName in KeyInfo', (text) => text.replace('<ds:X509Data>', '<ds:KeyName>x</ds:KeyName><ds:X509Data>')],
  ['a root around it', wrapped],
  ['the signed properties aside, others in their place', wrappedAside],
  ['SignedInfo twice', twice('ds:SignedInfo')],
  ['the value of the signature twice', twice('ds:SignatureValue')],
  ['the signature twice', twice('ds:Signature')],
];

export const variants: readonly Variant[] = [
  ...algorithms,
  ...transforms,
  ...references,
  ...parts,
  ...changes.map(([name, sent]) => variant(`on the way: ${name}`, {}, sent)),
];
